"""Compares the frames of documents with those of the documents that were rebuilt from what their
generated code built: ibstack solves both.
"""

import json
import subprocess

import interface_document
from comparison import Difference, UnitComparison
from interface_document import Traits
from rebuilt_document import Rebuilt

# A size for each pair of size classes, in points: that of the typical device whose measures code without
# stack views has for shares (`Configuration.typical`).
SIZES = {"wC hR": "393x852", "wC hC": "852x393", "wR hC": "932x430", "wR hR": "820x1180"}
TOLERANCE = 0.01


class Frames:
    """Documents of one run, solved together: one call of the tool a configuration and side."""

    def __init__(self, tool, folder):
        self.tool = tool
        self.folder = folder
        # Configuration → [(name, document)].
        self.written = {}
        # (document name, scene, status), where frames prove nothing.
        self.unsettled = set()

    def add(self, name, document, comparison):
        """Writes a document and what was built of it, for each of its configurations."""
        first = next(iter(comparison.screens.values()))
        for index, state in enumerate(first["states"]):
            configuration = state["configuration"]
            if configuration not in SIZES:
                continue
            screens = [
                UnitComparison(comparison, unit, comparison.screens[unit.type_name], index)
                for unit in comparison.units if unit.type_name in comparison.screens]
            text = Rebuilt(document, Traits.named(configuration), screens).text()
            for side, data in (("document", document.data), ("built", text.encode("utf-8"))):
                path = self.folder / configuration / side / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
            self.written.setdefault(configuration, []).append((name, document))

    def differences(self):
        """Document name → differences."""
        found = {}
        for configuration, entries in self.written.items():
            for side in ("document", "built"):
                self.solve(configuration, side)
            for name, document in entries:
                found.setdefault(name, []).extend(self.compare(configuration, name, document))
        return found

    def solve(self, configuration, side):
        traits = configuration.replace(" ", ",")
        subprocess.run(
            [self.tool, "layout", "--format", "json", "--size", SIZES[configuration], "--traits", traits,
             "--output", self.folder / configuration / f"{side} frames", self.folder / configuration / side],
            capture_output=True, check=False)

    def compare(self, configuration, name, document):
        varies = document.varies
        frames = [self.read(configuration, side, name) for side in ("document", "built")]
        if frames[0] is None or frames[1] is None:
            yield Difference("frame", document.root, "frames", "no layout of what was built", configuration)
            return
        rebuilt = interface_document.Document((self.folder / configuration / "built" / name).read_bytes())
        undetermined = self.undetermined(configuration, name)
        wanted, actual = absolute(document, frames[0]), absolute(rebuilt, frames[1])
        for identifier, frame in actual.items():
            if identifier not in wanted or identifier not in document.by_id or identifier in undetermined:
                continue
            if any(abs(a - b) > TOLERANCE for a, b in zip(frame, wanted[identifier])):
                yield Difference(
                    "frame", document.by_id[identifier], "frame",
                    f"{shown(frame)} instead of {shown(wanted[identifier])}", configuration if varies else "")

    def path(self, configuration, side, name):
        path = self.folder / configuration / f"{side} frames"
        # The frames of a document alone are the file itself.
        return path if path.is_file() else path / f"{name}.json"

    def undetermined(self, configuration, name):
        """Views of scenes in which constraints contradict each other or leave lengths open: which one
        gives depends on their order, so that frames prove nothing there."""
        path = self.path(configuration, "document", name)
        scenes = json.loads(path.read_text(encoding="utf-8"))["scenes"]
        scenes = [scene for scene in scenes if scene["status"] != "satisfied"]
        self.unsettled |= {(name, scene["sceneID"] or "", scene["status"]) for scene in scenes}
        return {view["id"] for scene in scenes for view in scene["views"]}

    def read(self, configuration, side, name):
        path = self.path(configuration, side, name)
        if not path.exists():
            return None
        frames = {}
        for scene in json.loads(path.read_text(encoding="utf-8"))["scenes"]:
            for view in scene["views"]:
                frame = view["frame"]
                frames[view["id"]] = (frame["x"], frame["y"], frame["width"], frame["height"])
        return frames


def absolute(document, frames):
    """Frames in the coordinates of the outermost view that has one."""
    result = {}
    for element in document.elements:
        if not element.is_view or element.id not in frames:
            continue
        x, y, width, height = frames[element.id]
        above = next((view for view in element.ancestors() if view.id in result), None)
        if above is not None:
            x, y = x + result[above.id][0], y + result[above.id][1]
        result[element.id] = (x, y, width, height)
    return result


def shown(frame):
    return "(" + ", ".join(f"{value:g}" for value in frame) + ")"
