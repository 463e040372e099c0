"""Sorts views whose solved frame is not the recorded one by cause; Scripts/frame-causes says which."""

import collections
import json
import pathlib
import subprocess
import sys
import tempfile
import xml.parsers.expat

import interface_document
from interface_document import Resolved, Traits

TOLERANCE = 0.5001
MISSED = 1.01
SCROLLING = {"scrollView", "tableView", "collectionView", "textView"}
# Alignment rectangles of these are up to 2 points smaller than their frames.
INSET = {"slider", "switch", "segmentedControl"}
AXES = {
    "leading": 0, "left": 0, "trailing": 0, "right": 0, "centerX": 0, "width": 0,
    "top": 1, "bottom": 1, "centerY": 1, "height": 1}
SHARE = {"centerX": 0.5, "centerY": 0.5, "trailing": 1, "right": 1, "bottom": 1}


def ratio(text):
    for sign in ":/":
        if sign in text:
            one, other = text.split(sign)
            return float(one) / float(other)
    return float(text)


class Recorded:
    """What a document's recorded frames and constraints say in one configuration."""

    def __init__(self, document, traits):
        self.document = document
        self.resolved = Resolved(document, traits)
        self.missed = self.missed_constraints()

    def frame(self, view):
        rect = self.resolved.child(view, "frame", "rect")
        return [float(rect.get(name, 0)) for name in ("x", "y", "width", "height")] if rect else None

    def is_flagged(self, view, name):
        while view:
            if self.resolved.get(view, name) == "YES":
                return True
            view = view.superview
        return False

    def counts(self, view):
        arranged = view.parent.tag == "subviews" and view.parent.parent.tag == "stackView"
        placed = arranged or (
            self.resolved.get(view, "translatesAutoresizingMaskIntoConstraints") == "NO"
            and self.resolved.get(view, "fixedFrame") != "YES")
        return (
            view.parent.tag == "subviews" and placed and self.frame(view) is not None
            and not self.is_flagged(view, "misplaced") and self.resolved.is_installed(view))

    def origin(self, view):
        """Of a view's top left corner, in the topmost view; None where a frame on the way is missing."""
        place = [0.0, 0.0]
        while view.superview:
            frame = self.frame(view)
            if frame is None:
                return None
            place = [place[0] + frame[0], place[1] + frame[1]]
            view = view.superview
        return place

    def value(self, view, attribute, axis):
        frame, origin = self.frame(view), self.origin(view)
        if frame is None or origin is None:
            return None
        if attribute in ("width", "height"):
            return frame[2 + axis]
        return origin[axis] + frame[2 + axis] * SHARE.get(attribute, 0)

    def missed_constraints(self):
        """(scene, axis, identifiers of its views) of every required constraint that the frames miss."""
        missed = []
        for element in self.document.elements:
            if element.tag == "constraint" and element.parent.tag == "constraints":
                owner = element.parent.parent
                if owner.is_view and self.misses(element, owner):
                    views = {name for name in self.items(element, owner) if name}
                    missed.append((scene(owner), AXES[element.get("firstAttribute")], views))
        return missed

    def items(self, constraint, owner):
        return [constraint.get("firstItem", owner.id), constraint.get("secondItem")]

    def misses(self, constraint, owner):
        get = lambda name, default=None: self.resolved.get(constraint, name, default)
        if (float(get("priority", 1000)) < 1000 or get("symbolic") == "YES" or get("placeholder") == "YES"
                or not self.resolved.is_kept(constraint, owner, "constraints")):
            return False
        attributes = [get("firstAttribute"), get("secondAttribute")]
        names = self.items(constraint, owner)
        views = [self.document.by_id.get(name) if name else None for name in names]
        axis = AXES.get(attributes[0])
        if axis is None or views[0] is None or not views[0].is_view:
            return False
        multiplier = ratio(get("multiplier", "1"))
        right = 0.0
        if names[1]:
            length = attributes[1] in ("width", "height")
            if (attributes[1] not in AXES or views[1] is None or not views[1].is_view
                    or not (length or multiplier == 1) or self.crosses_content(*views, length)):
                return False
            right = self.value(views[1], attributes[1], AXES[attributes[1]])
        left = self.value(views[0], attributes[0], axis)
        if left is None or right is None:
            return False
        if not all(self.resolved.is_installed(view) for view in views if view):
            return False
        error = left - right * multiplier - float(get("constant", 0))
        relation = get("relation")
        if relation == "lessThanOrEqual":
            error = max(0, error)
        elif relation == "greaterThanOrEqual":
            error = min(0, error)
        slack = 2 if any(view and view.tag in INSET for view in views) else 0
        return abs(error) > MISSED + slack

    def crosses_content(self, first, second, is_length):
        """Whether edges meet across a scroll view's content, which scrolls away from its frame."""
        if is_length:
            return False
        above = [{view.number for view in (one, *one.ancestors()) if view.tag in SCROLLING} for one in (first, second)]
        return above[0] != above[1] or bool(above[0] & {first.number, second.number})

    def cause(self, view, solved, kept):
        recorded = self.frame(view)
        errors = [abs(one - other) for one, other in zip(solved, recorded)]
        off = {axis for axis in (0, 1) if max(errors[axis], errors[2 + axis]) > TOLERANCE}
        missed = [entry for entry in self.missed if entry[1] in off]
        if any(view.id in views for _, _, views in missed):
            return "stale"
        if kept and max(abs(one - other) for one, other in zip(kept, recorded)) <= TOLERANCE:
            return "undetermined"
        if max(errors) <= 1.0001:
            return "within a point"
        if any(entry[0] is scene(view) for entry in missed):
            return "stale scene"
        return "hidden" if self.is_flagged(view, "hidden") else f"rest: {view.tag}"


def scene(element):
    """The scene of an element, or its top view in a xib."""
    above = [element, *element.ancestors()]
    return next((one for one in above if one.tag == "scene"), above[max(0, len(above) - 3)])


def solve(tool, folder, target, *options):
    """Document path → (configuration, frames by identifier)."""
    subprocess.run(
        [tool, "layout", "--as-designed", "--format", "json", "--quiet", *options, "--output", target, folder],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    results = {}
    for path in sorted(pathlib.Path(target).rglob("*.json")):
        result = json.loads(path.read_text(encoding="utf-8"))
        results[result["document"]] = result["configuration"], {
            view["id"]: [view["frame"][name] for name in ("x", "y", "width", "height")]
            for part in result["scenes"] for view in part["views"] if view.get("id")}
    return results


def traits(configuration):
    return Traits(configuration["widthClass"], configuration["heightClass"])


def main():
    tool, folder = sys.argv[1:3]
    lists = "--list" in sys.argv[3:]
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        solved = solve(tool, folder, one)
        kept = solve(tool, folder, other, "--keep-undetermined")
    causes, documents, counted, unsolved = collections.Counter(), collections.defaultdict(set), 0, []
    for path in sorted(pathlib.Path(folder).rglob("*")):
        if path.suffix not in (".storyboard", ".xib"):
            continue
        try:
            document = interface_document.Document(path.read_bytes())
        except xml.parsers.expat.ExpatError:
            continue
        root, name = document.root, str(path.relative_to(folder))
        if not (root.get("targetRuntime") or "").startswith("iOS") or root.get("useAutolayout") != "YES":
            continue
        if name not in solved:
            unsolved.append(name)
            continue
        configuration, frames = solved[name]
        recorded = Recorded(document, traits(configuration))
        for view in document.elements:
            frame = frames.get(view.id)
            if not view.is_view or frame is None or not recorded.counts(view):
                continue
            counted += 1
            if max(abs(a - b) for a, b in zip(frame, recorded.frame(view))) <= TOLERANCE:
                continue
            cause = recorded.cause(view, frame, kept.get(name, (None, {}))[1].get(view.id))
            causes[cause] += 1
            documents[cause].add(name)
            if lists:
                print(f"{cause}\t{name}:{view.line}\t{view.name}\tsolved {frame}\trecorded {recorded.frame(view)}")
    for cause, count in sorted(causes.items(), key=lambda entry: (-entry[1], entry[0])):
        print(f"{count:6}  {len(documents[cause]):4} documents  {cause}")
    for name in unsolved:
        print(f"not solved: {name}")
    off = sum(causes.values())
    print(f"{counted - off} of {counted} views lie within half a point of their recorded frames")
    return 1 if unsolved else 0


if __name__ == "__main__":
    sys.exit(main())
