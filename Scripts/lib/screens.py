"""Runs generated view files: several documents are compiled to one program, which makes every
generated class, takes it through the size classes and prints what it is in each.
"""

import dataclasses
import json
import re
import subprocess

import built_screen

# Documents that go into one program.
BATCH = 50


@dataclasses.dataclass
class Source:
    """The generated code of one document."""

    name: str
    # Files, the declarations of what the document names, files of modules by name.
    files: list
    declarations: object
    modules: dict
    units: list
    # Whether size classes change anything, and whether the Mac does.
    varies: bool = False
    mac: bool = False

    def is_complete(self, built):
        """Whether every generated class has said what it is."""
        return all(unit.type_name in built.get(self.name, {}) for unit in self.units)

    def view_files(self):
        """The files with the classes of the units: unlike wiring they can be run as they are."""
        makes = re.compile(r"^(?:final class|struct|class) (\w+)", re.MULTILINE)
        wanted = {unit.type_name for unit in self.units}
        return [
            path for path in self.files
            if wanted & set(makes.findall(path.read_text(encoding="utf-8")))]

    def declared(self):
        """Names of types that this code declares: those of one program must differ."""
        declaration = re.compile(
            r"^\s*(?:@\w+ )*(?:(?:open|final|public|private|fileprivate) )*"
            r"(?:class|struct|enum|protocol|typealias) `?(\w+)", re.MULTILINE)
        texts = [path.read_text(encoding="utf-8") for path in [*self.view_files(), self.declarations]]
        return set(self.modules).union(*(declaration.findall(text) for text in texts))


def batches(sources):
    """Groups of documents that declare nothing under the same name, in the order of the documents."""
    waiting = list(sources)
    while waiting:
        taken, names, rest = [], set(), []
        for source in waiting:
            declared = source.declared()
            if len(taken) < BATCH and names.isdisjoint(declared):
                taken.append(source)
                names |= declared
            else:
                rest.append(source)
        waiting = rest
        yield taken


def without_objc(text):
    """`@objc` needs a runtime that is not here; nothing of it matters for what views are."""
    return re.sub(r"@objc(\([\w:]*\))? ?", "", text)


def main_text(batch):
    lines = ["import UIKit", "import GeneratedCodeRunner", "", "printDefaults()"]
    for source in batch:
        configurations = f"Configuration.all(mac: {str(source.mac).lower()})" if source.varies else "Configuration.one"
        for unit in source.units:
            lines.append(
                f"run({quoted(source.name)}, {quoted(unit.type_name)}, {configurations}) {{ {unit.maker} }}")
    return "\n".join(lines) + "\n"


def quoted(text):
    """A Swift string literal."""
    return json.dumps(text, ensure_ascii=False)


def run(batch, executable, folder):
    """Document → unit → what the program said about it; UIKit's defaults; what went wrong."""
    folder.mkdir(parents=True, exist_ok=True)
    files, objects = [], []
    for number, source in enumerate(batch):
        files += source.view_files()
        declarations = folder / f"Declarations{number}.swift"
        declarations.write_text(
            without_objc(source.declarations.read_text(encoding="utf-8")), encoding="utf-8")
        files.append(declarations)
        for module, path in source.modules.items():
            copy = folder / f"{module}.swift"
            copy.write_text(without_objc(path.read_text(encoding="utf-8")), encoding="utf-8")
            objects.append(executable.object(module, copy, folder))
    main = folder / "main.swift"
    main.write_text(main_text(batch), encoding="utf-8")
    compiled, program = executable.program([main, *files], objects, folder)
    if compiled.returncode != 0:
        return {}, None, compiled.stderr
    ran = subprocess.run([program], capture_output=True, check=False)
    built, defaults = {}, []
    for line in ran.stdout.decode("utf-8", "replace").split("\n"):
        if not line:
            continue
        entry = json.loads(line)
        if "class" in entry:
            defaults.append(entry)
        else:
            built.setdefault(entry["document"], {})[entry["unit"]] = entry
    error = ran.stderr.decode("utf-8", "replace")
    return built, built_screen.Defaults(defaults), f"ended with {ran.returncode}\n{error}"
