"""Compares what an owner is after it has made and connected its view with the connections that the
document has: outlets by the object that they lead to, actions by target, selector and event.
"""

import declarations
import property_values as values
from built_screen import Object, State

SPECIAL_EVENTS = {"allTouchEvents": 0xFFF, "allEditingEvents": 0xF0000, "allEvents": 0xFFFFFFFF}


class Wiring:
    """An owner with its screen. `segues` has the function of each segue, `note` takes a connection, what
    it is about and what is wrong."""

    def __init__(self, document, unit, screen, segues, note):
        self.segues = segues
        self.document = document
        self.unit = unit
        self.note = note
        self.state = State(screen, 0)
        self.owner = self.state.root
        holder = self.state.holder
        view = self.state.resolved(holder.get("view"))
        # The screen's own state, as if it had been recorded alone.
        self.state.root = view
        self.state.holder = holder.get("objects") if unit.installer else {}
        self.objects, self.elements = self.state.named(unit)
        root = document.elements[min(unit.places)]
        self.owner_element = self.owner_of(root)

    def owner_of(self, root):
        controller = next((above for above in root.ancestors() if above.tag.endswith("Controller")), None)
        if controller is not None:
            return controller
        return next(
            (one for one in self.document.elements if one.get("placeholderIdentifier") == "IBFilesOwner"), None)

    def object(self, element):
        if element is self.owner_element:
            return self.owner
        return self.objects.get(element.number)

    def compare(self):
        for element in self.document.elements:
            if element.tag != "connections":
                continue
            source = element.parent
            if source is not self.owner_element and source.number not in self.objects and not self.is_item(source):
                continue
            for connection in element.children:
                destination = self.document.by_id.get(connection.get("destination"))
                if destination is None:
                    continue
                if connection.tag in {"outlet", "outletCollection"}:
                    self.compare_outlet(source, connection, destination)
                elif connection.tag == "action":
                    self.compare_action(source, connection, destination)
                elif connection.tag == "segue" and connection.get("kind") == "embed":
                    self.compare_embedding(source, connection, destination)
                elif connection.tag == "segue" and connection.number in self.segues:
                    self.compare_trigger(source, connection)

    def is_item(self, element):
        """Items and recognizers of the same scene, which wiring makes as it needs them."""
        kinds = element.tag == "barButtonItem" or (
            element.tag.endswith("GestureRecognizer") and self.is_attached(element))
        return kinds and self.owner_element is not None and self.scene(element) is self.scene(self.owner_element)

    def is_attached(self, recognizer):
        """One that hangs on no view does nothing."""
        return any(
            one.tag == "outletCollection" and one.get("destination") == recognizer.id
            for one in self.document.elements)

    @staticmethod
    def scene(element):
        return next((above for above in element.ancestors() if above.tag in {"scene", "document"}), None)

    def compare_outlet(self, source, connection, destination):
        name = connection.get("property")
        holder, target = self.object(source), self.object(destination)
        if holder is None or name in {"view", "gestureRecognizers"}:
            if holder is not None and name == "gestureRecognizers":
                self.compare_recognizer(connection, destination)
            return
        if target is None or (name == "dataSource" and source.get("dataMode") == "static"):
            return  # Code for static cells brings its own data source.
        value = self.value(holder, name)
        if connection.tag == "outletCollection":
            if not isinstance(value, list) or target not in value:
                self.note(connection, name, f"{destination.name} is not in it")
        elif value != target:
            actual = self.name(value)
            self.note(connection, name, f"leads to {actual} instead of {destination.name}")

    @staticmethod
    def value(holder, name):
        """What a property has, also where a class stores it under another name."""
        names = [name, f"stored_{name}"]
        if name == "tableView" and "UITableViewController" in holder.classes:
            names.append("standInView")
        return next((holder.get(one) for one in names if holder.get(one) is not None), None)

    def compare_recognizer(self, connection, destination):
        """A recognizer has one view: of several outlets that hand it out, one keeps it."""
        wanted = destination.get("customClass") or declarations.CLASSES.get(destination.tag)
        holders = [
            self.object(one.parent.parent) for one in self.document.elements
            if one.tag == "outletCollection" and one.get("property") == "gestureRecognizers"
            and one.get("destination") == destination.id]
        found = [
            recognizer.type for holder in holders if holder is not None
            for recognizer in holder.get("gestureRecognizers", []) if isinstance(recognizer, Object)]
        if wanted not in found:
            self.note(connection, "gestureRecognizers", f"no {wanted} among {found}")

    def name(self, value):
        if isinstance(value, Object):
            number = self.elements.get(value)
            return self.document.elements[number].name if number is not None else f"a {value.type}"
        return "nothing" if value is None else repr(value)

    def compare_action(self, source, connection, destination):
        selector = connection.get("selector")
        nobody = destination.get("placeholderIdentifier") == "IBFirstResponder"
        target = None if nobody else self.object(destination)
        if target is None and not nobody:
            return
        event = connection.get("eventType")
        wanted = (selector, target, self.events(event) if event else None)
        built = self.object(source)
        candidates = [built] if built is not None else self.made(source)
        found = [action for one in candidates for action in self.actions(one)]
        if not any(self.fits(action, wanted) for action in found):
            names = [f"{name} to {self.name(to)} for {events}" for name, to, events in found]
            self.note(connection, selector, f"to {self.name(target)} for {event} is not among {names}")

    def compare_embedding(self, container, segue, destination):
        """A child controller whose view hangs in the container, prepared for as any destination."""
        wanted = destination.get("customClass") or declarations.CLASSES.get(destination.tag, "UIViewController")
        for prepared in self.owner.get("standInSegues", []):
            child = prepared.get("destination")
            view = child.get("standInView") if isinstance(child, Object) else None
            if prepared.get("identifier") == segue.get("identifier") and wanted in child.classes[:2] and (
                    child in self.owner.get("children", [])) and (
                    view in self.object(container).get("subviews", [])):
                return
        self.note(segue, "embed", f"no {wanted} is embedded in {container.name}")

    def compare_trigger(self, source, segue):
        """What starts a segue: a control, an item or a recognizer, whose action is its function."""
        if source is self.owner_element or source.tag.endswith(("Cell", "Controller")):
            return
        selector = f"{self.segues[segue.number][1].strip('`')}WithSender:"
        is_control = source.is_view
        event = "touchUpInside" if source.tag == "button" else "valueChanged"
        wanted = (selector, self.owner, self.events(event) if is_control else None)
        built = self.object(source)
        candidates = [built] if built is not None else self.made(source)
        found = [action for one in candidates for action in self.actions(one)]
        if not any(self.fits(action, wanted) for action in found):
            names = [f"{name} to {self.name(to)} for {events}" for name, to, events in found]
            self.note(segue, "segue", f"{selector} is not among {names}")

    def made(self, element):
        wanted = element.get("customClass") or declarations.CLASSES.get(element.tag)
        return [Object(self.state, number) for number, entry in self.state.objects.items() if wanted in entry["is"]]

    @staticmethod
    def events(name):
        return SPECIAL_EVENTS.get(name) or values.option_value("UIControl.Event", [name])

    def actions(self, built):
        """(selector, target, events) of a control, a recognizer or an item."""
        if built.get("action") is not None:
            yield built.get("action"), built.get("target"), None
        for entry in built.get("standInTargets", []):
            yield entry.get("action"), self.state.resolved(entry.get("target")), entry.get("events")

    @staticmethod
    def fits(action, wanted):
        return action[:2] == wanted[:2] and wanted[2] in (None, action[2])


class UnitWiring(Wiring):
    """A unit that wires itself, such as a cell's class: outlets lead to its own objects, actions go to its own objects, or along the
    responder chain to whoever implements them."""

    def __init__(self, document, unit, screen, segues, note):
        self.document = document
        self.unit = unit
        self.segues = segues
        self.note = note
        self.state = State(screen, 0)
        self.objects, self.elements = self.state.named(unit)
        self.owner = self.owner_element = None

    def compare(self):
        for number, built in self.objects.items():
            source = self.document.elements[number]
            for connection in source.contents("connections"):
                destination = self.document.by_id.get(connection.get("destination"))
                is_outlet = connection.tag in {"outlet", "outletCollection"} and destination is not None
                if is_outlet and connection.get("property") != "gestureRecognizers":
                    self.compare_outlet(source, connection, destination)
                elif connection.tag == "action" and connection.get("selector"):
                    target = self.objects.get(destination.number) if destination is not None else None
                    self.compare_sent(built, connection, connection.get("selector"), target)
                elif connection.tag == "segue" and connection.number in self.segues:
                    self.compare_trigger(source, connection)

    def compare_sent(self, built, connection, selector, target):
        source = connection.parent.parent
        event = connection.get("eventType") or ("touchUpInside" if source.tag == "button" else "valueChanged")
        found = list(self.actions(built))
        if not any(self.fits(action, (selector, target, self.events(event))) for action in found):
            names = [f"{name} to {self.name(to)} for {events}" for name, to, events in found]
            self.note(connection, selector, f"to {self.name(target)} for {event} is not among {names}")
