"""Writes what generated code built back as an Interface Builder document, in one configuration, so
that ibstack can solve both and the frames can be compared.

Hierarchy, stack views, constraints and guides come from what was built; everything else an element
says stays as the document says it in that configuration, because the comparison of properties has
shown that the code says the same.
"""

import xml.sax.saxutils

import constraint_comparison
from interface_document import Resolved

STACK_CASES = {"axis", "distribution", "alignment"}
GUIDE_KEYS = {name: key for key, name in constraint_comparison.GUIDE_KEYS.items()}
MARGIN_NAMES = {
    "leading": "leadingMargin", "trailing": "trailingMargin", "left": "leftMargin",
    "right": "rightMargin", "top": "topMargin", "bottom": "bottomMargin",
    "centerX": "centerXWithinMargins", "centerY": "centerYWithinMargins",
}
PRIORITIES = {
    f"{axis}{what}Priority": f"{stored}.{axis}"
    for axis in ("horizontal", "vertical")
    for what, stored in (("Hugging", "standInHugging"), ("CompressionResistance", "standInCompression"))
}
SYSTEM_SPACING = 1.1754943508222875e-38


class Rebuilt:
    """A document as several generated classes built it. `screens` are UnitComparisons, all in the
    same configuration."""

    def __init__(self, document, traits, screens):
        self.document = document
        self.resolved = Resolved(document, traits)
        self.screens = screens
        self.by_element = {
            number: (screen, built) for screen in screens for number, built in screen.objects.items()}
        # (element number, key of a guide) → identifier.
        self.guides = {}
        for element in document.elements:
            if element.tag == "viewLayoutGuide" and element.superview:
                self.guides[element.superview.number, element.key] = element.id

    def text(self):
        """Written twice: the first pass finds out which guides constraints use."""
        for _ in range(2):
            self.lines = ['<?xml version="1.0" encoding="UTF-8"?>']
            self.made = 0
            self.write(self.document.root)
        return "\n".join(self.lines) + "\n"

    def write(self, element):
        if element.tag == "variation":
            return
        screen, built = self.by_element.get(element.number, (None, None))
        if element.is_view and built is not None and built.type != "UILayoutGuide":
            self.write_view(element, screen, built)
        else:
            self.open(element.tag, self.attributes(element))
            self.write_children(element)
            self.close(element)

    def write_children(self, element):
        replaced = {}
        for variation in self.resolved.variations(element):
            for child in variation.children:
                if child.key and child.tag != "mask":
                    replaced[child.key] = child
        for child in element.children:
            self.write(replaced.pop(child.key, child) if child.key else child)
        for child in replaced.values():
            self.write(child)

    def attributes(self, element):
        attributes = dict(element.attributes)
        for variation in self.resolved.variations(element):
            attributes.update({name: value for name, value in variation.attributes.items() if name != "key"})
        return attributes

    def open(self, tag, attributes):
        text = "".join(
            f" {name}={xml.sax.saxutils.quoteattr(value, {chr(10): '&#10;', chr(9): '&#9;'})}"
            for name, value in attributes.items())
        self.lines.append(f"<{tag}{text}>")

    def close(self, element, tag=None):
        tag = tag or element.tag
        if element.text.strip():
            self.lines[-1] += xml.sax.saxutils.escape(element.text)
            self.lines[-1] += f"</{tag}>"
        else:
            self.lines.append(f"</{tag}>")

    # Views

    def write_view(self, element, screen, built):
        attributes = self.attributes(element)
        attributes.pop("hidden", None)
        if built.get("isHidden"):
            attributes["hidden"] = "YES"
        if built.get("translatesAutoresizingMaskIntoConstraints") is False and not screen.is_root(element):
            attributes["translatesAutoresizingMaskIntoConstraints"] = "NO"
        for name, stored in PRIORITIES.items():
            priority = built.get(stored)
            if priority is not None:
                attributes[name] = repr(priority)
        # A lowered stack view is a plain view.
        is_stack = element.tag == "stackView" and "UIStackView" in built.classes
        tag = "view" if element.tag == "stackView" and not is_stack else element.tag
        if is_stack:
            self.set_stack(attributes, built)
        self.open(tag, attributes)
        if element.tag == "stackView":
            self.write_margins(element, built)
        for child in element.children:
            if child.tag in {"subviews", "constraints", "variation"}:
                continue
            self.write_child(element, child)
        self.write_subviews(element, screen, built)
        for (number, key), identifier in self.guides.items():
            if number == element.number and element.child("viewLayoutGuide", key) is None:
                self.lines.append(f'<viewLayoutGuide key="{key}" id="{identifier}"/>')
        self.write_constraints(element, screen, built)
        self.close(element, tag)

    def write_margins(self, element, built):
        """Margins that the document does not say: those in place of spacers, and those of a plain view
        in place of a stack view."""
        is_stack = "UIStackView" in built.classes
        if is_stack and not built.get("isLayoutMarginsRelativeArrangement") or any(
                self.resolved.child(element, key) for key in ("layoutMargins", "directionalLayoutMargins")):
            return
        margins = built.get("directionalLayoutMargins")
        if margins is None:
            return
        self.open("directionalEdgeInsets", {"key": "directionalLayoutMargins", **{
            name: repr(value) for name, value in margins.items()}})
        self.lines[-1] += "</directionalEdgeInsets>"

    def write_child(self, element, child):
        replaced = self.resolved.child(element, child.key) if child.key else None
        same = replaced is None or replaced.parent.tag != "variation"
        self.write(child if same else replaced)

    @staticmethod
    def set_stack(attributes, built):
        for name in STACK_CASES:
            attributes[name] = built.get(name)
        spacing = built.get("spacing")
        attributes.pop("spacingType", None)
        attributes.pop("spacing", None)
        if spacing == SYSTEM_SPACING:
            attributes["spacingType"] = "standard"
        else:
            attributes["spacing"] = repr(spacing)
        attributes["insetsLayoutMarginsFromSafeArea"] = (
            "NO" if built.get("insetsLayoutMarginsFromSafeArea") is False else "YES")
        attributes["baselineRelativeArrangement"] = "YES" if built.get("isBaselineRelativeArrangement") else "NO"

    def write_subviews(self, element, screen, built):
        views = list(screen.children_built(built))
        is_stack = "UIStackView" in built.classes
        if is_stack:
            views = built.get("arrangedSubviews", [])
        content = built.get("contentView")
        views = [view for view in views if view != content]
        guides = [guide for guide in built.get("layoutGuides", []) if not self.is_written_guide(screen, guide)]
        if not views and not guides:
            return
        self.lines.append("<subviews>")
        for view in views:
            if view in screen.elements:
                self.write(self.document.elements[screen.elements[view]])
            if is_stack:
                self.write_spacing(built, view)
        for guide in guides:
            # A guide is a view that draws nothing, as far as layout is concerned.
            self.lines.append(
                f'<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO"'
                f' id="{self.identifier(screen, guide)}"/>')
        self.lines.append("</subviews>")

    def write_spacing(self, stack, view):
        """No document says custom spacing: a view takes up what is more than twice the stack's own."""
        spacings = stack.get("standInSpacings", [])
        custom = next((one["spacing"] for one in spacings if stack.state.resolved(one["view"]) == view), None)
        if custom is None or custom > 1e30:
            return
        spacing = stack.get("spacing")
        length = custom - 2 * (8 if spacing == SYSTEM_SPACING else spacing)
        attribute = "height" if stack.get("axis") == "vertical" else "width"
        self.made += 1
        self.lines.append(
            f'<view id="made-{self.made}"><constraints><constraint firstAttribute="{attribute}"'
            f' constant="{length!r}" id="made-{self.made}-length"/></constraints></view>')

    def is_written_guide(self, screen, guide):
        number = screen.elements.get(guide)
        return number is not None and not self.document.elements[number].is_view

    # Constraints

    def write_constraints(self, element, screen, built):
        holders = [built]
        content = built.get("contentView")
        if content is not None and content not in screen.elements:
            holders.append(content)
        constraints = [one for holder in holders for one in holder.get("constraints", [])]
        if not constraints:
            return
        self.lines.append("<constraints>")
        for constraint in constraints:
            self.write_constraint(screen, constraint)
        self.lines.append("</constraints>")

    def write_constraint(self, screen, constraint):
        attributes = {}
        sides = (("first", "firstItem", "firstAttribute"), ("second", "secondItem", "secondAttribute"))
        for side, item_name, attribute_name in sides:
            item = constraint.get(item_name)
            if item is None:
                continue
            identifier, attribute = self.side(screen, item, constraint.get(attribute_name))
            if identifier is None:
                return
            attributes[item_name] = identifier
            attributes[attribute_name] = attribute
        spacing = constraint.get("standInSystemSpacings")
        if spacing is not None:
            # The system's distance depends on what the items are to each other.
            attributes["symbolic"] = "YES"
        else:
            attributes["constant"] = repr(constraint.get("constant"))
        attributes["relation"] = constraint.get("relation")
        attributes["multiplier"] = repr(constraint.get("multiplier"))
        attributes["priority"] = repr(constraint.get("priority"))
        number = screen.elements.get(constraint)
        self.made += 1
        attributes["id"] = (number is not None and self.document.elements[number].id) or f"made-{self.made}"
        self.open("constraint", attributes)
        self.lines[-1] = self.lines[-1][:-1] + "/>"

    def side(self, screen, item, attribute):
        """The identifier of a constraint's item, and the attribute as a document spells it."""
        if "UILayoutGuide" in item.classes and item not in screen.elements:
            role = item.get("standInRole")
            owner = item.get("owningView")
            if role in {"layoutMarginsGuide", "readableContentGuide"}:
                return self.identifier(screen, owner), MARGIN_NAMES.get(attribute, attribute)
            if role is not None:
                return self.guide(screen, owner, GUIDE_KEYS.get(role)), attribute
        return self.identifier(screen, item), attribute

    def guide(self, screen, owner, key):
        number = screen.elements.get(owner)
        if number is None or key is None:
            return None
        return self.guides.setdefault((number, key), f"guide-{number}-{key}")

    def identifier(self, screen, item):
        number = screen.elements.get(item)
        if number is not None:
            element = self.document.elements[number]
            if element.id:
                return element.id
            if element.key == "contentView" and element.superview is not None:
                return element.superview.id
            return None
        if "UILayoutGuide" in item.classes:
            return f"built-{self.screens.index(screen)}-{item.number}"
        # The content view that a cell makes is the cell's.
        owner = item.get("superview")
        if owner is not None and owner.get("contentView") == item and owner in screen.elements:
            return self.document.elements[screen.elements[owner]].id
        return None
