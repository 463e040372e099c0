"""What `ibstack compile` says has no code form, and which differences that explains."""

import collections
import dataclasses
import re

LINE = re.compile(r"^.*?:(\d+):(\d+): (?:info|warning|error): (.*) \[([\w-]+)\]$")


@dataclasses.dataclass(frozen=True)
class Finding:
    line: int
    rule: str
    message: str

    @property
    def identifier(self):
        found = re.match(r".*? \((\S+)\)(?:: | has no code form)", self.message)
        return found.group(1) if found else None

    @property
    def is_whole(self):
        """Whether an object as a whole is left out, and not a part of it."""
        return bool(re.match(
            r"[^:]*? has no code form|.*?: (?:the object itself|has no reuse identifier)", self.message))

    @property
    def kind(self):
        """The message without what is peculiar to one object."""
        if re.match(r"\d+ constraints? of ", self.message):
            return "constraints installed in no size class and left out"
        text = re.sub(r"^\S+(?: \(\S+\))?(?:: )?", "", self.message)
        text = re.sub(r"=\"[^\"]*\"", "", text)
        text = re.sub(r"attribute \S+ \((\w+)\)", r"attribute (\1)", text)
        return re.sub(r"^has no code form", "the object itself has no code form", text.strip())


class Findings:
    def __init__(self, text):
        self.all = []
        for line in text.splitlines():
            found = LINE.match(line)
            if found:
                self.all.append(Finding(int(found.group(1)), found.group(4), found.group(3)))
        self.by_line = collections.defaultdict(list)
        for finding in self.all:
            self.by_line[finding.line].append(finding)

    def of(self, element):
        for finding in self.by_line.get(element.line, ()):
            if finding.identifier is None or element.id is None or finding.identifier == element.id:
                yield finding

    def explain(self, difference):
        """Whether a finding says that what differs has no code form."""
        element = difference.element
        for finding in self.of(element):
            if finding.is_whole or difference.kind == "constraint" and "constraint" in finding.message:
                return True
            words = re.split(r"[ .]", difference.property)
            if any(re.search(rf"\b{re.escape(word)}\b", finding.message) for word in words if word):
                return True
        return any(finding.is_whole for above in element.ancestors() for finding in self.of(above))
