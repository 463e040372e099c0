"""Runs generated view files: several documents are compiled to one program, which makes every
generated class, takes it through the size classes and prints what it is in each.
"""

import dataclasses
import json
import re
import subprocess

import built_screen
import property_values as values
import stand_in

# Documents that go into one program.
BATCH = 50


@dataclasses.dataclass(eq=False)
class Source:
    """The generated code of one document."""

    name: str
    # Files, the declarations of what the document names, files of modules by name.
    files: list
    declarations: object
    modules: dict
    units: list
    # Number of a controller's element → the expression that makes it.
    scenes: dict = dataclasses.field(default_factory=dict)
    # Number of a segue's element → that of its controller, and the function that performs it.
    segues: dict = dataclasses.field(default_factory=dict)
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

    def imports(self):
        """What the files import: an expression that makes a root view may name any of it."""
        texts = (path.read_text(encoding="utf-8") for path in self.files)
        return {name for text in texts for name in re.findall(r"^import (\w+)", text, re.MULTILINE)}

    def wiring_files(self):
        views = set(self.view_files())
        return [path for path in self.files if path not in views]

    def owners(self):
        """(owner's class, unit, expression that gives the root view and what holds the objects) of
        each scene, as its wiring file declares them. The owner is called `owner`."""
        units = {unit.type_name: unit for unit in self.units}
        for path in self.wiring_files():
            owner = None
            text = path.read_text(encoding="utf-8")
            setup = "".join(
                f"owner.{name}(); " for name in re.findall(r"^    func (configure\w+)\(\) \{", text, re.MULTILINE))
            for line in text.splitlines():
                opening = re.match(r"(?:@MainActor )?(?:final class|extension) `?(\w+)`?", line)
                owner = opening.group(1) if opening else owner
                function = re.match(r"    func ((?:make|load)\w+)\((in view: \S+)?\) -> (\w+) \{", line)
                unit = units.get(function.group(3)) if function and owner else None
                if unit is None:
                    continue
                if function.group(2):
                    yield owner, unit, f"{setup}let view = {unit.maker}; return (owner, (view: view, objects: owner.{function.group(1)}(in: view)))"
                else:
                    yield owner, unit, f"{setup}return (owner, (view: owner.{function.group(1)}(), objects: 0))"

    def performers(self):
        """(number of a segue, closures that make its controller with its view and perform it)."""
        loaders = {}
        for owner, unit, made in self.owners():
            filling = re.search(r"owner\.(load\w+)\(in: view\)", made)
            loaders[owner] = (
                f"let view = {unit.maker}; controller.view = view; controller.{filling.group(1)}(in: view); "
                if filling else f"controller.view = controller.make{unit.type_name}(); ")
        makers = re.compile(r"static func (\w+)\(\) -> ([\w.`]+)")
        classes = dict(
            pair for path in self.wiring_files() for pair in makers.findall(path.read_text(encoding="utf-8")))
        for number, (controller, function) in self.segues.items():
            made = self.scenes.get(controller)
            owner = classes.get(made.partition(".")[2].removesuffix("()")) if made else None
            if owner is None:
                continue
            load = loaders.get(owner.rpartition(".")[2].strip("`"), "")
            yield number, (
                f"make: {{ () -> {owner} in let controller = {made}; {load}return controller }}, "
                f"perform: {{ $0.{function}(sender: $1) }}")

    def declared(self):
        """Names of types that this code declares: those of one program must differ."""
        declaration = re.compile(
            r"^\s*(?:@\w+ )*(?:(?:open|final|public|private|fileprivate) )*"
            r"(?:class|struct|enum|protocol|typealias) `?(\w+)", re.MULTILINE)
        texts = [path.read_text(encoding="utf-8") for path in [*self.files, self.declarations]]
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
    """`@objc` and `#selector` need a runtime that is not here: the words go, the selector's name stays."""
    text = re.sub(r"@objc(\([\w:]*\))? ?", "", text)
    return re.sub(r"#selector\(([\w.`]+(?:\([\w:`]*\))?)\)", lambda found: f"Selector({quoted(selector(found.group(1)))})", text)


def selector(method):
    """`Bar.logIn(_:)` as Objective-C calls it: `logIn:`."""
    name, _, labels = method.replace("`", "").partition("(")
    name = name.rpartition(".")[2]
    first, *rest = labels.rstrip(")").split(":")[:-1] or [""]
    if not labels:
        return name
    if first != "_":
        name += "With" + first[:1].upper() + first[1:]
    return ":".join([name, *rest, ""])


def main_text(batch, wiring):
    modules = {"UIKit", "GeneratedCodeRunner"}.union(*(source.imports() for source in batch))
    if wiring:
        modules.update(*(source.modules for source in batch))
    lines = [*(f"import {module}" for module in sorted(modules)), "", "printDefaults()"]
    for source in batch:
        configurations = f"Configuration.all(mac: {str(source.mac).lower()})" if source.varies else "Configuration.one"
        for unit in source.units:
            made = f"({unit.maker}, nil)"
            if unit.installer:
                made = f"let view = {unit.maker}; return (view, {unit.installer}(in: view))"
            lines.append(
                f"run({quoted(source.name)}, {quoted(unit.type_name)}, {configurations}) {{ {made} }}")
        for owner, unit, made in source.owners() if wiring else ():
            lines.append(
                f"runOwner({quoted(source.name)}, {quoted(unit.type_name)}) {{ let owner = {owner}(); {made} }}")
        for number, made in source.scenes.items() if wiring else ():
            lines.append(f"runScene({quoted(source.name)}, {quoted(made)}) {{ {made} }}")
        for number, made in source.performers() if wiring else ():
            lines.append(f"runSegue({quoted(source.name)}, {quoted(f'segue {number}')}, {made})")
    lines[2:2] = frameworks(lines)
    return "\n".join(lines) + "\n"


def frameworks(lines):
    """Imports of the frameworks beside UIKit whose classes the lines name."""
    words = set(re.findall(r"\b[A-Z]\w+", "\n".join(lines)))
    types = values.published()
    return sorted(f"import {module}" for module in {stand_in.module_of(word) for word in words if word in types} - {"UIKit"})


def quoted(text):
    """A Swift string literal."""
    return json.dumps(text, ensure_ascii=False)


def culprits(batch, error):
    """The documents whose code, or what was made for it, a compiler's errors are about."""
    files = set(re.findall(r"^(.+?):\d+:\d+: error:", error, re.MULTILINE))
    numbers = {int(found.group(1)) for name in files if (found := re.fullmatch(r"(?:Wiring|Declarations)(\d+)(?:-\d+)?\.swift", name))}
    lines = main_text(batch, True).splitlines()
    about = " ".join(
        lines[int(line) - 1] for line in re.findall(r"^(?:.*/)?main\.swift:(\d+):\d+: error:", error, re.MULTILINE)
        if int(line) <= len(lines))
    return [
        source for number, source in enumerate(batch)
        if number in numbers or quoted(source.name) in about or any(str(path) in files for path in source.files)]


def run(batch, executable, folder, wiring):
    """Document → unit → what the program said about it; UIKit's defaults; what went wrong. With
    `wiring`, a unit's owner is connected too, under the name `owner of` the unit."""
    folder.mkdir(parents=True, exist_ok=True)
    files, objects = [], []
    for number, source in enumerate(batch):
        files += source.view_files()
        declarations = folder / f"Declarations{number}.swift"
        declarations.write_text(
            without_objc(source.declarations.read_text(encoding="utf-8")), encoding="utf-8")
        files.append(declarations)
        for index, path in enumerate(source.wiring_files() if wiring else ()):
            copy = folder / f"Wiring{number}-{index}.swift"
            copy.write_text(without_objc(path.read_text(encoding="utf-8")), encoding="utf-8")
            files.append(copy)
        for module, path in source.modules.items():
            copy = folder / f"{module}.swift"
            copy.write_text(without_objc(path.read_text(encoding="utf-8")), encoding="utf-8")
            objects.append(executable.object(module, copy, folder))
    main = folder / "main.swift"
    main.write_text(main_text(batch, wiring), encoding="utf-8")
    compiled, program = executable.program([main, *files], objects, folder)
    if compiled.returncode != 0:
        return {}, None, compiled.stderr.replace(f"{folder}/", "")
    ran = subprocess.run([program], capture_output=True, check=False)
    built, defaults = {}, []
    for line in ran.stdout.decode("utf-8", "replace").split("\n"):
        if not line:
            continue
        try:
            entry = json.loads(line)
        except ValueError:
            break  # The program stopped in the middle of it.
        if "class" in entry:
            defaults.append(entry)
        else:
            built.setdefault(entry["document"], {})[entry["unit"]] = entry
    error = ran.stderr.decode("utf-8", "replace")
    return built, built_screen.Defaults(defaults), f"ended with {ran.returncode}\n{error}"
