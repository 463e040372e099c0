"""Compares what generated code built with the document it was generated from."""

import collections
import dataclasses
import functools

import attributed_texts
import declarations
import property_values as values
from constraint_comparison import compare_constraints
from interface_document import Resolved, Traits
from special_properties import SPECIAL, special_differences
from wiring_comparison import UnitWiring, Wiring

CONTROLS = set(
    "button textField switch slider stepper segmentedControl pageControl datePicker refreshControl"
    " control".split())
SCROLLING = {"scrollView", "tableView", "collectionView", "textView"}
# Properties of UIKit that hold a view (`key` of the view).
PARTS = {
    "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView",
    "multipleSelectionBackgroundView", "accessoryView", "editingAccessoryView", "refreshControl",
}
# Classes that the system provides draw as they must: the two properties have no effect there
# (documentation of UIView.isOpaque).
DRAWING = {"opaque", "clearsContextBeforeDrawing"}
# What a stack view has in place of spacers at its ends.
SPACER_MARGINS = {"directionalLayoutMargins", "insetsLayoutMarginsFromSafeArea"}
# What other objects own, or a cell of the system's styles sets up itself.
OWNED = {
    "userInteractionEnabled", "multipleTouchEnabled", "contentMode", "insetsLayoutMarginsFromSafeArea",
    "preservesSuperviewLayoutMargins",
}


@dataclasses.dataclass
class Difference:
    # What differs: "class", "hierarchy", "property", "constraint", "frame", "object".
    kind: str
    element: object
    property: str
    text: str
    configuration: str = ""

    def __str__(self):
        where = f" in {self.configuration}" if self.configuration else ""
        return f"line {self.element.line}: {self.element.name}: {self.property}{where}: {self.text}"


@dataclasses.dataclass(frozen=True)
class Row:
    name: str
    path: str
    kind: str
    absent: str
    standard: str

    @property
    def is_child(self):
        return self.kind in {"color", "font", "insets", "dinsets", "size", "offset", "date", "attr", "symcfg"} or (
            self.kind.startswith("option:"))


@functools.cache
def table():
    rows = collections.defaultdict(list)
    lines = (values.TABLES / "Properties.tsv").read_text(encoding="utf-8").splitlines()[1:]
    for line in lines:
        element, *row = line.split("\t")
        rows[element].append(Row(*row))
    return rows


@functools.cache
def rows_for(tag, is_view):
    """An element's own rows, then those it shares."""
    groups = [tag] + ["(any controller)"] * tag.endswith("Controller")
    if is_view:
        groups += ["(any control)"] * (tag in CONTROLS) + ["scrollView"] * (tag in SCROLLING) + ["view"]
    rows = {}
    for group in groups:
        for row in table()[group]:
            rows.setdefault(row.name, row)
    return list(rows.values())


@dataclasses.dataclass
class Options:
    """What the code was asked to be."""

    # Whether it was to build less than the document has.
    lowered: bool = False
    deployment_target: int = 13

    @staticmethod
    def of(words):
        lowered = any(word in words for word in ("--lower-stacks", "--layout-guides", "--fold-spacers"))
        text = " ".join(words).replace("=", " ").partition("--deployment-target ")[2]
        return Options(lowered, int(text.split()[0].partition(".")[0]) if text else 13)


class Comparison:
    """One document. `units` are the generated classes, `screens` what each built; `scenes` has the
    expression that makes each controller, by its number, `segues` the function of each segue."""

    def __init__(self, document, units, screens, defaults, options=None, scenes=None, segues=None):
        self.document = document
        self.units = units
        self.screens = screens
        self.defaults = defaults
        self.scenes = scenes or {}
        self.segues = segues or {}
        options = options or Options()
        self.lowered = options.lowered
        self.is_newer_than_15 = options.deployment_target >= 15
        self.placed = {number for unit in units for number in unit.places}
        self.found = []

    def differences(self):
        self.compare_presence()
        for unit in self.units:
            screen = self.screens.get(unit.type_name)
            if screen is None:
                self.note("object", self.root_of(unit), "the whole class", f"{unit.type_name} did not run")
                continue
            for index in range(len(screen["states"])):
                UnitComparison(self, unit, screen, index).compare()
            wired = self.screens.get(f"owner of {unit.type_name}")
            if not wired and "without wiring" not in self.screens and self.wires_itself(unit):
                UnitWiring(
                    self.document, unit, screen, self.segues, functools.partial(self.note, "wiring")).compare()
            if wired:
                Wiring(
                    self.document, unit, wired, self.segues, functools.partial(self.note, "wiring")).compare()
        if self.scenes:
            from controller_comparison import compare_controllers
            from segue_comparison import compare_segues
            compare_controllers(self)
            compare_segues(self)
        return self.found

    def wires_itself(self, unit):
        """Whether a unit is a list's cell, or a view that no owner makes."""
        root = self.root_of(unit)
        owner = next(
            (one for one in self.document.elements if one.get("placeholderIdentifier") == "IBFilesOwner"), None)
        in_controller = any(above.tag.endswith("Controller") for above in root.ancestors())
        is_owned = in_controller or (owner is not None and owner.get("customClass"))
        return root.superview is not None or not is_owned

    def root_of(self, unit):
        return self.document.elements[min(unit.places, default=0)]

    def note(self, kind, element, property_name, text, configuration=""):
        self.found.append(Difference(kind, element, property_name, text, configuration))

    def compare_presence(self):
        for element in self.document.elements:
            if self.lowered and self.is_spacer(element):
                continue
            if element.is_view and element.number not in self.placed and not self.is_bar(element):
                self.note("object", element, "the object itself", "no code makes it")

    def has_spacer_margins(self, element):
        """Whether a stack view keeps its distance at an end where the document has a spacer: how much is
        for the frames to show."""
        if not self.lowered or element.tag != "stackView":
            return False
        views = element.contents("subviews")
        return any(self.is_spacer(view) and view.number not in self.placed for view in views[:1] + views[-1:])

    @staticmethod
    def is_spacer(element):
        """An arranged view with nothing in it, which a stack view's own spacing can stand for."""
        return element.tag == "view" and element.superview is not None and (
            element.superview.tag == "stackView") and not element.contents("subviews")

    @staticmethod
    def is_bar(element):
        """A controller's own bars are set up with the controller."""
        return element.parent is not None and element.parent.tag.endswith("Controller") and (
            element.key in {"navigationBar", "toolbar", "tabBar"})


# What says who and where an object is, and what only Interface Builder reads (uikit_api.tsv).
STRUCTURE = set(
    "id key userLabel customClass customModule customModuleProvider sceneMemberID colorLabel fixedFrame"
    " misplaced ambiguous verifyAmbiguity placeholderIntrinsicWidth placeholderIntrinsicHeight"
    " layoutMarginsFollowReadableWidth translatesAutoresizingMaskIntoConstraints catalog dataMode"
    " usesAttributedText hasAttributedTitle autoshrinkMode segmentControlStyle hidesAccessoryWhenEditing"
    " tableViewCell textLabel detailTextLabel imageView simulatedAppContext useCurrentDate"
    " simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedOrientationMetrics"
    " simulatedDestinationMetrics simulatedSizeMetrics frame autoresizingMask userComments customSize frameInset canvasLocation contentView".split())


def silent_parts(element):
    """Attributes and children with a key that no part of the comparison looks at."""
    if element.tag == "constraint":
        return
    known = {row.name for row in rows_for(element.tag, element.is_view)} | STRUCTURE | SPECIAL.get(element.tag, set())
    for name in element.attributes:
        if name not in known:
            yield name
    for child in element.children:
        if child.key and child.key not in known | SPECIAL["*"] and child.tag != "variation" and not child.is_view:
            yield child.key


class UnitComparison:
    """An instance of a generated class in one configuration."""

    def __init__(self, comparison, unit, screen, index):
        from built_screen import State
        self.comparison = comparison
        self.document = comparison.document
        self.defaults = comparison.defaults
        self.unit = unit
        self.state = State(screen, index)
        self.resolved = Resolved(self.document, Traits.named(self.state.configuration))
        self.objects, self.elements = self.state.named(unit)
        self.varies = len(screen["states"]) > 1

    @property
    def paragraph_rows(self):
        return table()["paragraphStyle"]

    def note(self, kind, element, property_name, text):
        self.comparison.note(
            kind, element, property_name, text, self.state.configuration if self.varies else "")

    def compare(self):
        for number in sorted(self.unit.places):
            element = self.document.elements[number]
            built = self.objects.get(number)
            if built is None:
                if not self.is_owned(element) and element.tag != "constraint":
                    self.note("object", element, "the object itself", f"{self.unit.places[number]} is not there")
                continue
            if element.is_view:
                self.compare_class(element, built)
                self.compare_children(element, built)
                self.compare_part(element, built)
            if element.is_view and built.type == "UILayoutGuide" and self.comparison.lowered:
                continue
            self.compare_rows(element, element, built, "")
            for difference in special_differences(self, element, built):
                self.note("property", element, *difference)
            if self.state.configuration == FIRST:
                for name in silent_parts(element):
                    self.note("silence", element, name, "is not compared, and no finding says why")
        compare_constraints(self)

    # Classes and hierarchy

    def is_root(self, element):
        return self.unit.places.get(element.number) == "self"

    def is_owned(self, element):
        """Whether a cell of the system's styles makes and places the view."""
        return self.unit.places.get(element.number, "").endswith("?")

    def is_stock(self, element):
        return not element.get("customClass")

    def compare_class(self, element, built):
        wanted = element.get("customClass") or declarations.CLASSES.get(element.tag)
        if built.type == "UILayoutGuide" and self.comparison.lowered:
            return
        is_own = self.is_root(element) and not self.unit.installer
        actual = built.classes[1] if is_own else built.type
        if self.comparison.lowered and element.tag == "stackView" and actual == "UIView":
            return
        if wanted and actual != wanted:
            name = "customClass" if element.get("customClass") else "class"
            self.note("class", element, name, f"{actual} instead of {wanted}")

    def children_of(self, element):
        """Elements of the views that hang in a view: through those that code does without."""
        content = next((child for child in element.children if child.key == "contentView" and child.is_view), None)
        candidates = ([content] if content else []) + [
            child for child in element.contents("subviews") if child.is_view]
        for child in candidates:
            if child.parent.tag == "subviews" and not self.resolved.is_kept(child, element, "subviews"):
                continue
            if self.is_owned(child):
                continue
            built = self.objects.get(child.number)
            if built is None or built.type == "UILayoutGuide":
                yield from self.children_of(child)
            else:
                yield child

    def compare_children(self, element, built):
        if built.type == "UILayoutGuide":
            return
        wanted = order = [child.number for child in self.children_of(element)]
        actual = [self.elements.get(view, view) for view in self.children_built(built)]
        if "UIStackView" in built.classes:
            # What lies over what matters nowhere in a stack view: its order is that of arrangedSubviews.
            actual, wanted = sorted(actual, key=str), sorted(wanted, key=str)
        if actual != wanted:
            self.note("hierarchy", element, "subviews", self.sentence(actual, wanted))
        if "UIStackView" in built.classes:
            arranged = [self.elements.get(view, view) for view in built.get("arrangedSubviews", [])]
            if arranged != order:
                self.note("hierarchy", element, "arrangedSubviews", self.sentence(arranged, order))

    def children_built(self, built):
        """Subviews; those of a content view that the document does not mention count as its owner's."""
        content = built.get("contentView")
        for view in built.get("subviews", []):
            if view == content and view not in self.elements:
                yield from view.get("subviews", [])
            else:
                yield view

    def sentence(self, actual, wanted):
        return f"{self.names(actual)} instead of {self.names(wanted)}"

    def names(self, entries):
        def name(entry):
            return self.document.elements[entry].name if isinstance(entry, int) else f"an unknown {entry.type}"
        return "[" + ", ".join(name(entry) for entry in entries) + "]"

    def compare_part(self, element, built):
        if element.key not in PARTS or element.parent.number not in self.objects:
            return
        if self.objects[element.parent.number].get(element.key) != built:
            self.note("hierarchy", element, element.key, "its owner has something else there")

    # Properties

    def compare_rows(self, element, source, built, prefix):
        """The rows of `source`, which is the element or a child that says more about it."""
        tag = source.tag
        if tag == "stackView" and "UIStackView" not in built.classes:
            tag = "view"
        for row in rows_for(tag, source.is_view):
            if self.is_out_of_reach(element, source, row):
                continue
            self.compare_row(element, source, built, row, prefix)

    def is_out_of_reach(self, element, source, row):
        if source is not element:
            return False
        if row.name in DRAWING and self.is_stock(element):
            return True
        if not element.is_view:
            return False
        if row.path in SPACER_MARGINS and self.comparison.has_spacer_margins(element):
            return True
        owned = self.is_owned(element)
        content = element.key == "contentView"
        return (owned and row.name in OWNED) or (content and row.name == "contentMode")

    def compare_row(self, element, source, built, row, prefix):
        wanted = self.wanted(source, row)
        if wanted is values.UNKNOWN:
            return
        stored = built.get(prefix + row.path)
        if row.kind == "attr" and wanted not in (None, DEFAULT):
            self.compare_text(source, row, stored)
            return
        actual = values.built(row.kind, stored)
        known, standard = self.defaults.get(built.classes, prefix + row.path)
        is_untouched = stored is None or (known and stored == standard)
        if stored is None and known:
            actual = values.built(row.kind, standard)
        if is_untouched and not self.is_said(source, row) and self.is_of_another_kind(element, built):
            return
        if self.is_overruled(source, row):
            return
        if wanted is DEFAULT and row.kind == "prio" and actual is not None and self.settles_tie(row, row.standard, actual):
            return
        if wanted is None or wanted is DEFAULT:
            if self.is_marginless(element, built, row) and not any(actual):
                return
            if known and not is_untouched and not self.is_set_elsewhere(element, row):
                self.note("property", element, row.name, f"{row.path} is {actual!r}, which the document does not say")
            return
        if values.alike(row.kind, wanted, actual) or self.settles_tie(row, wanted, actual):
            return
        if is_untouched and row.standard and values.alike(row.kind, wanted, self.standard(row)):
            return
        self.note("property", element, row.name, f"{prefix}{row.path} is {actual!r} instead of {wanted!r}")

    def compare_text(self, source, row, stored):
        rows = self.paragraph_rows
        wanted = attributed_texts.written(self.resolved.child(source, row.name), self.document, rows)
        for part in attributed_texts.difference(row.name, attributed_texts.built(stored, self.state, rows), wanted):
            self.note("property", source, *part)

    def is_said(self, source, row):
        return self.resolved.get(source, row.name) is not None or self.resolved.child(source, row.name) is not None

    def is_of_another_kind(self, element, built):
        """Whether a custom class descends from more than its element stands for, as the document's
        other elements with this class tell: what absence means is that class's to say."""
        kind = declarations.CLASSES.get(element.tag)
        known = next((name for name in built.classes if name in self.defaults.states), None)
        return not self.is_stock(element) and known not in (None, kind) and kind in built.classes

    def is_overruled(self, source, row):
        """Whether a runtime attribute, which comes last, says what the property is, or an element's own
        name for what all views have."""
        own = table()[source.tag]
        return any(
            entry.get("keyPath") == row.path for entry in source.contents("userDefinedRuntimeAttributes")) or (
            row not in own and any(other.path == row.path and self.is_said(source, other) for other in own))

    def is_marginless(self, element, built, row):
        """Whether the row is the margins of a plain view in place of a stack view, which has none."""
        return self.comparison.lowered and element.tag == "stackView" and (
            "UIStackView" not in built.classes) and row.path == "directionalLayoutMargins"

    def settles_tie(self, row, wanted, actual):
        """Whether a priority says what the order of views in a stack view said: by less than one."""
        return self.comparison.lowered and row.kind == "prio" and actual is not None and (
            0 < float(actual) - float(wanted) < 1)

    @staticmethod
    def standard(row):
        if row.kind == "color":
            return values.system_color(row.standard)
        return values.scalar(row.kind, row.standard)

    def is_set_elsewhere(self, element, row):
        """Whether something beside the row says what the property is."""
        for other in rows_for(element.tag, element.is_view):
            if other.path == row.path and other is not row and self.wanted(element, other) is not DEFAULT:
                return True
        if row.name == "estimatedItemSize" and element.get("automaticEstimatedItemSize") == "YES":
            return True
        if element.child("userDefinedRuntimeAttributes"):
            return any(
                entry.get("keyPath") == row.path for entry in element.contents("userDefinedRuntimeAttributes"))
        return False

    def wanted(self, source, row):
        """What the document says about a row; DEFAULT where it says nothing."""
        child = self.resolved.child(source, row.name)
        text = self.resolved.get(source, row.name)
        # Options stand in a child, a single one of them may stand in an attribute.
        if (row.is_child and text is None) or (child is not None and (row.kind == "str" or child.tag == "imageReference")):
            if child is None or child.tag == "nil":
                return DEFAULT
            return values.child_value(row.kind, child, self.document)
        if text is None:
            text = None if row.absent == "-" else row.absent
        if row.kind == "image":
            return values.image_name(text, self.resolved.get(source, "catalog")) or DEFAULT
        if text is None:
            return DEFAULT
        return values.scalar(row.kind, text)


DEFAULT = object()
FIRST = "wC hR"
