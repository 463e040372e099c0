"""Compares the active constraints of a built screen with those that a document has installed."""

import collections
import re

MARGINS = re.compile(r"(leading|trailing|left|right|top|bottom)Margin$")
WITHIN = re.compile(r"center([XY])WithinMargins$")
DIMENSIONS = {"width", "height"}
GUIDE_KEYS = {
    "safeArea": "safeAreaLayoutGuide", "contentLayoutGuide": "contentLayoutGuide",
    "frameLayoutGuide": "frameLayoutGuide", "keyboard": "keyboardLayoutGuide",
    "layoutMargins": "layoutMarginsGuide",
}
EDGES = {"leading", "trailing", "left", "right", "top", "bottom"}
HORIZONTAL = {"leading", "trailing", "left", "right", "centerX", "width"}
TURNED = {"equal": "equal", "lessThanOrEqual": "greaterThanOrEqual", "greaterThanOrEqual": "lessThanOrEqual"}


def multiplier(text):
    for separator in ":/":
        if separator in text:
            over, _, under = text.partition(separator)
            return float(over) / float(under)
    return float(text)


class Items:
    """What constraints can hold on to, as (element number, "" or the name of a guide)."""

    def __init__(self, screen):
        self.screen = screen

    def of_element(self, element, attribute):
        """An item and its attribute: margins belong to a guide, and so does a guide element."""
        if element.tag == "viewLayoutGuide":
            guide = GUIDE_KEYS.get(element.key)
            owner = self.owner(element.superview)
            return (owner, guide), attribute
        if element.tag == "viewControllerLayoutGuide":
            return self.of_controller_guide(element, attribute)
        if element.tag == "userLayoutGuide":
            return (element.number, ""), attribute
        guide = ""
        found = MARGINS.match(attribute) or WITHIN.match(attribute)
        if found:
            guide = "layoutMarginsGuide"
            attribute = found.group(1) if MARGINS.match(attribute) else "center" + found.group(1)
            if element.get("layoutMarginsFollowReadableWidth") == "YES" and attribute in HORIZONTAL:
                guide = "readableContentGuide"
        return (self.owner(element), guide), {"baseline": "lastBaseline"}.get(attribute, attribute)

    def of_controller_guide(self, element, attribute):
        """What bars leave free is the safe area's job; the outer edges are the view's own."""
        controller = element.parent.parent
        root = controller.child(key="view") if controller else None
        if root is None:
            return None, attribute
        kind = element.get("type")
        if (kind, attribute) == ("top", "bottom"):
            return (root.number, "safeAreaLayoutGuide"), "top"
        if (kind, attribute) == ("bottom", "top"):
            return (root.number, "safeAreaLayoutGuide"), "bottom"
        return (root.number, ""), attribute

    def owner(self, element):
        """A content view without an identity is its cell's."""
        return element.number

    def of_object(self, item):
        if item is None:
            return None
        if item.type == "UILayoutGuide" or "UILayoutGuide" in item.classes:
            if item in self.screen.elements:
                return (self.screen.elements[item], "")
            owner = item.get("owningView")
            return (self.screen.elements.get(owner, owner), item.get("standInRole") or "a guide")
        return (self.screen.elements.get(item, item), "")


def normal(first, attribute, relation, second, other, factor, constant, priority, identifier, spacing):
    """One form for the two ways in which a constraint without multiplier can be written."""
    if spacing is not None:
        constant = 0.0
    if second is not None and factor == 1 and (str(second), other) < (str(first), attribute):
        first, attribute, second, other = second, other, first, attribute
        relation, constant = TURNED[relation], -constant
        spacing = -spacing if spacing is not None else None
    return (
        first, attribute, relation, second, other if second is not None else "",
        round(factor, 9), round(constant, 6) + 0.0, round(priority, 4), identifier or "", spacing)


def built_constraints(screen):
    items = Items(screen)
    for view in screen.state.tree(screen.objects.values()):
        for constraint in view.get("constraints", []):
            spacing = constraint.get("standInSystemSpacings")
            yield normal(
                items.of_object(constraint.get("firstItem")), constraint.get("firstAttribute"),
                constraint.get("relation"), items.of_object(constraint.get("secondItem")),
                constraint.get("secondAttribute"), constraint.get("multiplier"),
                constraint.get("constant"), constraint.get("priority"), constraint.get("identifier"),
                spacing)


def written_constraints(screen):
    """(normal form, element) of every constraint that the document installs in this screen."""
    items = Items(screen)
    for number in sorted(screen.unit.places):
        owner = screen.document.elements[number]
        if not owner.is_view:
            continue
        for element in owner.contents("constraints"):
            if element.tag == "constraint":
                form = written(screen, items, owner, element)
                if form:
                    yield form, element


def written(screen, items, owner, element):
    resolved, document = screen.resolved, screen.document
    if element.get("placeholder") == "YES" or not resolved.is_kept(element, owner, "constraints"):
        return None
    first = document.by_id.get(element.get("firstItem")) if element.get("firstItem") else owner
    second = document.by_id.get(element.get("secondItem")) if element.get("secondItem") else None
    if first is None or (second is None and element.get("secondItem")):
        return None
    if not all(is_installed(resolved, item) for item in (first, second) if item is not None):
        return None
    constant = float(resolved.get(element, "constant", 0))
    if abs(constant) < 1e-9:
        constant = 0.0
    symbolic = element.get("symbolic") == "YES"
    left, attribute = items.of_element(first, element.get("firstAttribute"))
    right, other = (None, "") if second is None else items.of_element(second, element.get("secondAttribute"))
    spacing = None
    if symbolic:
        constant, spacing = standard_distance(element, first, second, attribute, other, constant)
    return normal(
        left, attribute, element.get("relation", "equal"), right, other,
        multiplier(element.get("multiplier", "1")), constant, float(element.get("priority", 1000)),
        element.get("identifier"), spacing)


def is_installed(resolved, item):
    view = item if item.is_view else item.superview
    return view is None or resolved.is_installed(view)


def standard_distance(element, first, second, attribute, other, constant):
    """`symbolic="YES"`: 0 to a safe area, 8 to a controller's guide, the system's distance between edges,
    what is written to margins."""
    for item in (first, second):
        if item is not None and item.tag == "viewLayoutGuide" and item.key == "safeArea":
            return 0.0, None
        if item is not None and item.tag == "viewControllerLayoutGuide":
            return (-8.0 if constant < 0 else 8.0), None
    if first.is_view and second is not None and second.is_view and {attribute, other} <= EDGES and (
            "Margin" not in element.get("firstAttribute") + element.get("secondAttribute")):
        return 0.0, (-1.0 if constant < 0 else 1.0)
    return constant, None


def compare_constraints(screen):
    if screen.comparison.lowered:
        return
    actual = collections.Counter(built_constraints(screen))
    for form, element in written_constraints(screen):
        if actual[form]:
            actual[form] -= 1
        else:
            near = next((other for other, count in actual.items() if count and other[:2] == form[:2] and other[3:5] == form[3:5]), None)
            text = f"{shown(screen, form)} is not active"
            if near:
                text += f"; {shown(screen, near)} is"
            screen.note("constraint", element, "constraint", text)
    for form, count in actual.items():
        if count:
            screen.note(
                "constraint", screen.comparison.root_of(screen.unit), "constraint",
                f"{shown(screen, form)} is active and not in the document")


def shown(screen, form):
    first, attribute, relation, second, other, factor, constant, priority, identifier, spacing = form

    def item(entry):
        if entry is None:
            return "nothing"
        owner, guide = entry
        name = screen.document.elements[owner].name if isinstance(owner, int) else str(getattr(owner, "type", owner))
        return name + (f".{guide}" if guide else "")

    sign = {"equal": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="}.get(relation, relation)
    text = f"{item(first)}.{attribute} {sign} "
    if second is not None:
        text += f"{item(second)}.{other}" + (f" * {factor:g}" if factor != 1 else "")
        text += f" {'+' if constant >= 0 else '-'} {abs(constant):g}" if constant else ""
    else:
        text += f"{constant:g}"
    if spacing is not None:
        text += f" {spacing:+g} system spacings"
    return text + (f" @{priority:g}" if priority != 1000 else "") + (f" “{identifier}”" if identifier else "")
