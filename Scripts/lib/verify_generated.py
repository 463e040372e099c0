"""Type-checks the Swift that ibstack generates for every document of a folder.

Called by Scripts/verify-generated. Each document is a module of its own: its generated files, what
Scripts/lib/declarations.py declares for it, and the stand-in modules of Tests/UIKitStandIn.
"""

import argparse
import concurrent.futures
import dataclasses
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree

import declarations
import stand_in

SKIPPED = {".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules"}
# Errors shown of one document.
SHOWN_LINES = 12


def swift(*arguments):
    return subprocess.run(
        ["swiftc", "-frontend", *map(str, arguments)], capture_output=True, text=True, check=False)


class StandIn:
    """The stand-in modules, built once for what they are made of and kept below .build."""

    def __init__(self, repository, language_version):
        self.flags = ["-swift-version", language_version, "-enable-objc-interop"]
        sources = sorted(stand_in.FOLDER.glob("*/*.swift"))
        digest = hashlib.sha256(shutil.which("swiftc").encode())
        for path in sources:
            digest.update(path.read_bytes())
        name = f"{language_version}-{digest.hexdigest()[:16]}"
        self.folder = repository / ".build/uikit-stand-in" / name
        if not (self.folder / "complete").exists():
            self.build()

    def build(self):
        print("Building the UIKit stand-in.", file=sys.stderr)
        for stale in self.folder.parent.glob(f"{self.folder.name.partition('-')[0]}-*"):
            shutil.rmtree(stale)
        self.folder.mkdir(parents=True)
        modules = {path.name for path in stand_in.FOLDER.iterdir() if path.is_dir()} - {"Parts"}
        # A module after those that it imports.
        first = ["ObjectiveC", "UIKit"]
        last = sorted(stand_in.MODULE_IMPORTS)
        for module in [*first, *sorted(modules - {*first, *last}), *last]:
            self.emit(module, sorted((stand_in.FOLDER / module).glob("*.swift")), self.folder)
        (self.folder / "complete").touch()

    def emit(self, module, sources, folder):
        """Bodies are skipped: nothing is run, and the compiler cannot lower @objc here."""
        run = swift(
            "-emit-module", "-parse-as-library", "-experimental-skip-all-function-bodies",
            *self.flags, "-I", self.folder, "-I", folder, "-module-name", module, *sources,
            "-o", folder / f"{module}.swiftmodule")
        if run.returncode != 0:
            raise RuntimeError(f"module {module}:\n{run.stderr}")

    def check(self, sources, folder):
        return swift(
            "-typecheck", "-parse-as-library", "-warnings-as-errors", *self.flags,
            "-I", self.folder, "-I", folder, "-module-name", "GeneratedApp", *sources)


@dataclasses.dataclass
class Outcome:
    document: str
    # "checked", "failed", "blocked", "foreign"
    kind: str
    text: str = ""
    files: int = 0
    seconds: float = 0


def documents(folder):
    found = []
    for path, subfolders, files in os.walk(folder):
        subfolders[:] = [name for name in subfolders if name not in SKIPPED]
        found += [
            os.path.join(path, name) for name in files if name.endswith((".storyboard", ".xib"))]
    return sorted(found, key=os.fsencode)


def is_foreign(path):
    """Whether a document can be read and is for another platform than iOS."""
    try:
        root = xml.etree.ElementTree.parse(path).getroot()
    except (xml.etree.ElementTree.ParseError, ValueError, LookupError):
        return False
    runtime = root.get("targetRuntime", "")
    return root.tag != "document" or not runtime.startswith(("iOS.CocoaTouch", "MacCatalyst.CocoaTouch"))


def verify(path, name, tool, options, checker, work):
    """Compiles and type-checks one document in a folder of its own."""
    if is_foreign(path):
        return Outcome(name, "foreign")
    generated = work / "generated"
    generated.mkdir(parents=True)
    compiled = subprocess.run(
        [tool, "compile", *options, "--jobs", "1", "--output", generated, path],
        capture_output=True, text=True, errors="replace", check=False)
    sources = sorted(generated.rglob("*.swift"))
    message = (compiled.stderr or compiled.stdout).strip()
    if compiled.returncode not in (0, 1):
        return Outcome(name, "failed", f"compile ended with {compiled.returncode}\n{message}")
    if not sources and compiled.returncode == 1:
        return Outcome(name, "blocked", message)
    try:
        modules = declarations.write(path, work)
        for module in modules:
            checker.emit(module, [work / f"{module}.swift"], work)
    except (RuntimeError, xml.etree.ElementTree.ParseError) as error:
        return Outcome(name, "failed", f"its declarations could not be made: {error}")
    start = time.perf_counter()
    run = checker.check([*sources, work / "Declarations.swift"], work)
    seconds = time.perf_counter() - start
    text = run.stderr.replace(f"{work}/", "")
    return Outcome(name, "failed" if run.returncode else "checked", text, len(sources), seconds)


def shown(text):
    lines = text.strip().splitlines()
    errors = [line for line in lines if "error:" in line and not line.lstrip().startswith("|")]
    lines = errors or lines
    rest = len(lines) - SHOWN_LINES
    return lines[:SHOWN_LINES] + ([f"… and {rest} more"] if rest > 0 else [])


def report(outcomes):
    groups = {kind: [o for o in outcomes if o.kind == kind] for kind in ("failed", "blocked", "foreign", "checked")}
    for outcome in groups["failed"]:
        print(f"{outcome.document}:")
        for line in shown(outcome.text):
            print(f"  {line}")
    if groups["blocked"]:
        print(f"With a blocking finding, not counted: {len(groups['blocked'])}")
        for outcome in groups["blocked"]:
            reason = (outcome.text.splitlines() or ["no reason given"])[0]
            print(f"  {outcome.document}: {reason}")
    if groups["foreign"]:
        print(f"Not for iOS, not counted: {len(groups['foreign'])}")
    checked, failed = len(groups["checked"]), len(groups["failed"])
    files = sum(outcome.files for outcome in outcomes)
    seconds = sum(outcome.seconds for outcome in outcomes)
    print(f"{files} files, {seconds:.1f} s of type-checking")
    print(f"{checked} of {checked + failed} documents type-check")
    return 0 if failed == 0 and checked > 0 else 1


def main(repository, tool, *arguments):
    parser = argparse.ArgumentParser(prog="Scripts/verify-generated", allow_abbrev=False)
    parser.add_argument("folder")
    parser.add_argument("--keep", metavar="FOLDER", help="leave the generated files there")
    parser.add_argument("--swift-version", choices=["5", "6"], default="6")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    chosen, options = parser.parse_known_args(arguments)
    checker = StandIn(pathlib.Path(repository), chosen.swift_version)
    paths = documents(chosen.folder)
    with tempfile.TemporaryDirectory() as temporary:
        work = pathlib.Path(chosen.keep or temporary).resolve()
        names = [os.path.relpath(path, chosen.folder) for path in paths]
        for name in names:
            shutil.rmtree(work / name, ignore_errors=True)
        with concurrent.futures.ThreadPoolExecutor(chosen.jobs) as pool:
            outcomes = list(pool.map(
                lambda path, name: verify(path, name, tool, options, checker, work / name),
                paths, names))
    return report(outcomes)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
