"""What generated code built: objects by number with everything that they store, in each
configuration, and the names that tell which element of the document an object stands for.
"""

import dataclasses


@dataclasses.dataclass
class Unit:
    """A generated type, as `ibstack-bench names` describes it."""

    type_name: str
    maker: str
    # The function that fills the root view and returns an instance; empty for the view's own class.
    installer: str = ""
    # Element number → where an instance has the object, such as `cell1.contentView`.
    places: dict = dataclasses.field(default_factory=dict)


def read_names(text):
    """The generated types; the number of each controller with the expression that makes it; the number
    of each segue with that of its controller and the function that performs it."""
    units, scenes, segues = [], {}, {}
    for line in text.splitlines():
        kind, *fields = line.split("\t")
        if kind == "unit":
            units.append(Unit(*fields))
        elif kind == "place":
            units[-1].places[int(fields[0])] = fields[1]
        elif kind == "scene":
            scenes[int(fields[0])] = fields[1]
        else:
            segues[int(fields[0])] = (int(fields[1]), fields[2])
    return units, scenes, segues


class Object:
    """A stand-in object in one configuration."""

    def __init__(self, state, number):
        self.state = state
        self.number = number

    def __eq__(self, other):
        return isinstance(other, Object) and self.number == other.number

    def __hash__(self):
        return self.number

    @property
    def classes(self):
        return self.state.objects[self.number]["is"]

    @property
    def type(self):
        return self.classes[0]

    def get(self, path, default=None):
        """What a property stores; objects come as Object, dots lead through them and through structs."""
        value = self
        for name in path.split("."):
            if isinstance(value, Object):
                value = value.state.objects[value.number]["has"].get(name)
            elif isinstance(value, dict):
                value = value.get(name)
            else:
                return default
            value = self.state.resolved(value)
        return default if value is None else value


class State:
    """Everything of a screen in one configuration."""

    def __init__(self, screen, index):
        state = screen["states"][index]
        self.configuration = state["configuration"]
        self.objects = {}
        for number in state["numbers"]:
            key = str(number)
            self.objects[number] = state["objects"].get(key) or screen["states"][0]["objects"][key]
        self.root = Object(self, 0)
        # What a structure beside the root view holds.
        self.holder = state.get("holder", {})

    def resolved(self, value):
        if isinstance(value, dict) and "@" in value:
            return Object(self, value["@"])
        if isinstance(value, list):
            return [self.resolved(item) for item in value]
        return value

    def named(self, unit):
        """Element number → object, and the other way round."""
        by_element, by_object = {}, {}
        for number, path in unit.places.items():
            found = self.root if path == "self" else self.held(unit, path.replace("?", "").replace("`", ""))
            if isinstance(found, Object):
                by_element[number] = found
                by_object.setdefault(found, number)
        return by_element, by_object

    def held(self, unit, path):
        """What an instance of the generated type has under a name."""
        if not unit.installer:
            return self.root.get(path)
        name, _, rest = path.partition(".")
        value = self.resolved(self.holder.get(name))
        return value.get(rest) if rest and isinstance(value, Object) else value

    def tree(self, others=()):
        """Views that hang on the root, the root first, and on views that hang nowhere."""
        alone = [view for view in others if view != self.root and view.get("superview") is None]
        pending, found = [*alone, self.root], []
        while pending:
            view = pending.pop()
            found.append(view)
            pending += reversed(view.get("subviews", []))
        return found


class Defaults:
    """What fresh objects of UIKit's classes store."""

    def __init__(self, lines):
        self.states = {
            line["class"]: State({"states": [{
                "configuration": "", "numbers": [int(key) for key in line["objects"]],
                "objects": line["objects"]}]}, 0)
            for line in lines}

    def get(self, classes, path):
        """(whether the class is known, the value) of the nearest class that is known."""
        if path.startswith("configuration."):
            classes = ["UIButton.Configuration"]
        part, _, rest = path.partition(".")
        for name in classes:
            if name not in self.states:
                continue
            root = self.states[name].root
            if part in PARTS and root.get(part) is None:
                return self.get([PARTS[part]], rest)
            return True, root.get(path)
        return False, None


# Views that others make when they are asked for them.
PARTS = {"titleLabel": "UIButton.titleLabel", "imageView": "UIImageView"}
