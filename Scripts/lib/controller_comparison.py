"""Compares controllers that a storyboard's factory made with what the document says about them:
properties, items of bars, bars, children and key commands. Their views are compared elsewhere.
"""

import declarations
import property_values as values
from built_screen import State
from comparison import FIRST, STRUCTURE, UnitComparison, silent_parts
from interface_document import Resolved, Traits
from special_properties import difference, runtime_attributes, special_differences

BARS = {"navigationBar", "toolbar", "tabBar"}
# What says which controller it is and where its view comes from; what has had no effect since iOS 7.
OWN = set(
    "storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier sceneMemberID wantsFullScreenLayout"
    " autoresizesArchivedViewToFullSize storyboardName referencedIdentifier bundleIdentifier nibName"
    " navigationItem tabBarItem toolbarItems refreshControl view size freeformSize transitionStyle"
    " navigationOrientation spineLocation pageSpacing".split())


class ControllerComparison(UnitComparison):
    """One controller, with its items and bars."""

    def __init__(self, comparison, element, screen, note):
        self.comparison = comparison
        self.document = comparison.document
        self.defaults = comparison.defaults
        self.unit = None
        self.state = State(screen, 0)
        self.resolved = Resolved(self.document, Traits.named(FIRST))
        self.element = element
        self.controller = self.state.root
        self.objects, self.elements = {}, {}
        self.note_difference = note

    def note(self, kind, element, property_name, text):
        self.note_difference(kind, element, property_name, text)

    def is_root(self, element):
        return element.tag in BARS

    def is_owned(self, element):
        return False

    def is_out_of_reach(self, element, source, row):
        # A view takes the place of a title, and of what a style would do to it.
        if element.tag == "barButtonItem" and row.name in {"title", "style"}:
            if element.child(key="customView") is not None:
                return True
        return super().is_out_of_reach(element, source, row)

    def keep(self, element, built):
        if element is not None and built is not None:
            self.objects[element.number] = built
            self.elements[built] = element.number

    # The whole controller

    def compare(self):
        self.keep(self.element, self.controller)
        wanted = self.element.get("customClass") or declarations.CLASSES.get(self.element.tag)
        if wanted not in self.controller.classes[:2]:
            self.note("class", self.element, "class", f"{self.controller.type} instead of {wanted}")
        self.compare_rows(self.element, self.element, self.controller, "")
        for found in runtime_attributes(self, self.element, self.controller):
            self.note("property", self.element, *found)
        self.compare_restoration()
        self.compare_page()
        for name in silent_parts(self.element):
            if name not in OWN:
                self.note("silence", self.element, name, "is not compared, and no finding says why")
        item = self.element.child("navigationItem", "navigationItem")
        if item is not None and not has_views(item):
            self.compare_navigation_item(item)
        self.compare_toolbar()
        item = self.element.child("tabBarItem", "tabBarItem")
        if item is not None and is_said(item, self.controller.get("tabBarItem")):
            self.compare_object(item, self.controller.get("tabBarItem"))
        for key in sorted(BARS):
            bar = self.element.child(key=key)
            if bar is not None and bar.is_view:
                self.compare_object(bar, self.controller.get(key))
        self.compare_children_shown()
        self.compare_key_commands()

    def compare_items(self):
        """What hangs on views, in an owner that has made its view."""
        item = self.element.child("navigationItem", "navigationItem")
        if item is not None and has_views(item):
            self.compare_navigation_item(item)
        if any(has_views(item) for item in self.element.contents("toolbarItems")):
            self.compare_toolbar(True)

    def compare_object(self, element, built):
        if built is None:
            self.note("object", element, "the object itself", "it is not there")
            return
        self.keep(element, built)
        self.compare_rows(element, element, built, "")
        if element.is_view or element.tag == "tabBarItem":
            wanted = element.get("customClass") or declarations.CLASSES.get(element.tag)
            if built.type != wanted:
                self.note("class", element, "customClass", f"{built.type} instead of {wanted}")
        for found in special_differences(self, element, built):
            self.note("property", element, *found)
        if element.tag == "tabBarItem":
            wanted = element.get("systemItem")
            for found in difference("systemItem", built.get("standInSystemItem"), wanted):
                self.note("property", element, *found)
        for name in silent_parts(element):
            self.note("silence", element, name, "is not compared, and no finding says why")

    def compare_navigation_item(self, item):
        built = self.controller.get("navigationItem")
        if not is_said(item, built):
            return
        if built is None:
            self.note("object", item, "navigationItem", "nothing is said about it")
            return
        back = item.child("barButtonItem", "backBarButtonItem")
        if back is not None:
            self.compare_object(back, built.get("backBarButtonItem"))
        for side in ("left", "right"):
            single = item.child("barButtonItem", f"{side}BarButtonItem")
            written = [single] if single is not None else [
                child for child in item.contents(f"{side}BarButtonItems") if child.tag == "barButtonItem"]
            self.compare_bar_items(written, built.get(f"{side}BarButtonItems", []), item, f"{side}BarButtonItem")
        self.compare_object(item, built)

    def compare_toolbar(self, with_views=False):
        written = [item for item in self.element.contents("toolbarItems") if item.tag == "barButtonItem"]
        if any(map(has_views, written)) != with_views:
            return
        self.compare_bar_items(written, self.controller.get("toolbarItems", []), self.element, "toolbarItems")

    def compare_bar_items(self, written, built, element, name):
        if not built:
            for item in written:
                self.note("object", item, "the object itself", "no code makes it")
            return
        if len(written) != len(built):
            self.note("hierarchy", element, name, f"{len(built)} items instead of {len(written)}")
            return
        for item, object_built in zip(written, built):
            self.compare_object(item, object_built)

    def compare_restoration(self):
        if self.element.get("useStoryboardIdentifierAsRestorationIdentifier") == "YES":
            wanted = self.element.get("storyboardIdentifier")
            for found in difference("restorationIdentifier", self.controller.get("restorationIdentifier"), wanted):
                self.note("property", self.element, *found)

    def compare_page(self):
        """What only an initialiser takes."""
        if self.element.tag != "pageViewController":
            return
        style = self.element.get("transitionStyle", "pageCurl")
        wanted = {
            "transitionStyle": style,
            "navigationOrientation": self.element.get("navigationOrientation", "horizontal")}
        for name, text in wanted.items():
            for found in difference(name, self.controller.get(name), text):
                self.note("property", self.element, *found)
        options = self.controller.get("standInOptions", {})
        spacing = float(self.element.get("pageSpacing", 0)) or None
        found = next((value for key, value in options.items() if "pacing" in key), None)
        for one in difference("pageSpacing", found, spacing):
            self.note("property", self.element, *one)

    def compare_children_shown(self):
        """Controllers that relationships lead to, in their order."""
        wanted = []
        for segue in self.element.contents("connections"):
            destination = self.document.by_id.get(segue.get("destination"))
            if segue.tag == "segue" and segue.get("kind") == "relationship" and destination is not None:
                wanted.append(destination)
        actual = self.controller.get("children", [])
        wanted_names = [
            one.get("customClass") or declarations.CLASSES.get(one.tag, "UIViewController") for one in wanted]
        fits = len(actual) == len(wanted_names) and all(
            name in child.classes[:2] for child, name in zip(actual, wanted_names))
        if not fits:
            names = [child.type for child in actual]
            self.note("hierarchy", self.element, "relationship", f"children are {names} instead of {wanted_names}")

    def compare_key_commands(self):
        wanted = [
            (one.get("input"), int(one.get("modifierFlags", 0)), one.get("actionName"), one.get("discoverabilityTitle"))
            for one in self.element.contents("keyCommands") if one.tag == "keyCommand"]
        actual = [
            (one.get("input"), one.get("modifierFlags"), one.get("action"), one.get("discoverabilityTitle"))
            for one in self.controller.get("keyCommands", [])]
        for found in difference("keyCommands", actual, [one for one in wanted if one[0] and one[2]]):
            self.note("property", self.element, *found)

    def is_set_elsewhere(self, element, row):
        if element.tag == "navigationItem" and row.path == "title" and self.element.get("title"):
            return True  # UIKit gives the controller's title to its item.
        if row.path == "restorationIdentifier" and (
                element.get("useStoryboardIdentifierAsRestorationIdentifier") == "YES"):
            return True
        return super().is_set_elsewhere(element, row)


def is_said(item, built):
    """Whether there is anything to compare: nobody asks for an item of which nothing is said."""
    said = [name for name in item.attributes if name not in STRUCTURE] or [
        child for child in item.children if child.tag != "nil"]
    return bool(said) or built is not None


def has_views(item):
    return any(child.is_view for child in item.walk())


def compare_controllers(comparison):
    """All controllers for which there is a factory, and the items of owners that have made a view."""
    error = comparison.screens.get("without wiring")
    if error:
        lines = [line for line in error.splitlines() if "error" in line.lower()] or error.splitlines()
        comparison.note("wiring", comparison.document.root, "wiring", f"it did not run: {' '.join(lines[:1])}")
        return
    for number, maker in comparison.scenes.items():
        element = comparison.document.elements[number]
        screen = comparison.screens.get(maker)
        if screen is None:
            comparison.note("object", element, "the object itself", f"{maker} did not run")
            continue
        ControllerComparison(comparison, element, screen, comparison.note).compare()
    for unit in comparison.units:
        screen = comparison.screens.get(f"owner of {unit.type_name}")
        root = comparison.root_of(unit)
        controller = root.parent if screen is not None else None
        if controller is not None and controller.tag.endswith("Controller"):
            ControllerComparison(comparison, controller, screen, comparison.note).compare_items()
