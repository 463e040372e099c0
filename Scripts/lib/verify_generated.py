"""Type-checks the Swift that ibstack generates for every document of a folder, runs it, and compares
what it builds with the document.

Called by Scripts/verify-generated. Type-checked is each document as a module of its own: its
generated files, what Scripts/lib/declarations.py declares for it, and the stand-in modules of
Tests/UIKitStandIn. Run are the view files of many documents together.
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import built_screen
import declarations
import interface_document
import screens
import stand_in_modules
from comparison import Comparison, Options
from findings import Findings
from frames import Frames

SKIPPED = {".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules"}
# What `ibstack compile` is asked to do.
VALUES = ["--style", "--strings", "--deployment-target", "--config"]
SWITCHES = ["--lower-stacks", "--layout-guides", "--fold-spacers"]
# Lines shown of one document.
SHOWN_LINES = 12


@dataclasses.dataclass
class Outcome:
    document: str
    path: str
    # "checked", "failed", "blocked", "foreign"
    kind: str
    text: str = ""
    files: int = 0
    views: int = 0
    seconds: float = 0
    source: screens.Source | None = None
    findings: Findings | None = None
    differences: list | None = None


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


class Verification:
    def __init__(self, repository, tool, bench, options, language_version, work):
        self.tool = tool
        self.bench = bench
        self.options = options
        self.work = work
        self.checker = stand_in_modules.Checked(repository, language_version)
        self.executable = stand_in_modules.Executable(repository, language_version)
        self.frames = Frames(tool, work / "frames")

    def check(self, path, name):
        """Compiles and type-checks one document in a folder of its own."""
        if is_foreign(path):
            return Outcome(name, path, "foreign")
        work = self.work / name
        shutil.rmtree(work, ignore_errors=True)
        generated = work / "generated"
        generated.mkdir(parents=True)
        compiled = subprocess.run(
            [self.tool, "compile", *self.options, "--jobs", "1", "--output", generated, path],
            capture_output=True, text=True, errors="replace", check=False)
        files = sorted(generated.rglob("*.swift"))
        message = (compiled.stderr or compiled.stdout).strip()
        if compiled.returncode not in (0, 1):
            return Outcome(name, path, "failed", f"compile ended with {compiled.returncode}\n{message}")
        if not files and compiled.returncode == 1:
            return Outcome(name, path, "blocked", message)
        try:
            modules = declarations.write(path, work)
            for module in modules:
                self.checker.emit(module, [work / f"{module}.swift"], work)
        except (RuntimeError, xml.etree.ElementTree.ParseError) as error:
            return Outcome(name, path, "failed", f"its declarations could not be made: {error}")
        run, seconds = self.checker.check([*files, work / "Declarations.swift"], work)
        text = run.stderr.replace(f"{work}/", "")
        outcome = Outcome(
            name, path, "failed" if run.returncode else "checked", text, len(files), seconds=seconds,
            findings=Findings(message))
        if run.returncode == 0:
            outcome.source = self.source(outcome, files, modules, work)
        return outcome

    def source(self, outcome, files, modules, work):
        """What running the document needs."""
        document = interface_document.Document(pathlib.Path(outcome.path).read_bytes())
        outcome.views = sum(element.is_view for element in document.elements)
        names = subprocess.run(
            [self.bench, "names", *self.options, outcome.path], capture_output=True, text=True, check=True)
        units, scenes, segues = built_screen.read_names(names.stdout)
        return screens.Source(
            outcome.document, files, work / "Declarations.swift",
            {module: work / f"{module}.swift" for module in modules},
            units, scenes, segues, document.varies, document.varies_on_mac)

    def run(self, outcomes, jobs):
        """Runs the code of what type-checks and compares."""
        by_name = {outcome.document: outcome for outcome in outcomes if outcome.source}
        sources = [outcome.source for outcome in by_name.values() if outcome.source.units or outcome.source.scenes]
        for outcome in by_name.values():
            outcome.differences = []
        batches = list(screens.batches(sources))
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            done = 0
            for batch, (built, defaults, error) in zip(batches, pool.map(self.run_batch, range(len(batches)), batches)):
                done += len(batch)
                print(f"Ran {done} of {len(sources)} documents.", file=sys.stderr)
                for source in batch:
                    self.compare(by_name[source.name], built.get(source.name, {}), defaults, error)
        for name, found in self.frames.differences().items():
            self.note(by_name[name], found)

    def run_batch(self, number, batch):
        """One program; where that cannot be compiled or stops, one for each document at fault."""
        folder = self.work / f"batch {number}"
        built, defaults, error = screens.run(batch, self.executable, folder, True)
        rest = [source for source in batch if source not in screens.culprits(batch, error)]
        if not built and 0 < len(rest) < len(batch):
            shutil.rmtree(folder)
            built, defaults, error = screens.run(rest, self.executable, folder, True)
        missing = [source for source in batch if not source.is_complete(built)]
        if missing:
            for index, source in enumerate(missing):
                folder = self.work / f"batch {number}-{index}"
                alone, own, error = screens.run([source], self.executable, folder, True)
                if not source.is_complete(alone):
                    shutil.rmtree(folder)
                    alone, own, wrong = screens.run([source], self.executable, folder, False)
                    alone.setdefault(source.name, {})["without wiring"] = error
                    error = wrong if not source.is_complete(alone) else error
                built[source.name] = alone.get(source.name, {})
                defaults = defaults or own
        return built, defaults, error

    def compare(self, outcome, built, defaults, error):
        if not set(built) - {"without wiring"}:
            outcome.differences = None
            outcome.text = f"its code could not be run:\n{error}"
            return
        document = interface_document.Document(pathlib.Path(outcome.path).read_bytes())
        comparison = Comparison(
            document, outcome.source.units, built, defaults, Options.of(self.options), outcome.source.scenes,
            outcome.source.segues)
        self.note(outcome, comparison.differences())
        self.frames.add(outcome.document, document, comparison)

    def note(self, outcome, found):
        """Keeps the differences that no finding explains."""
        outcome.differences += [one for one in found if not outcome.findings.explain(one)]


def shown(text):
    lines = text.strip().splitlines()
    errors = [line for line in lines if "error:" in line and not line.lstrip().startswith("|")]
    return limited(errors or lines)


def limited(lines):
    rest = len(lines) - SHOWN_LINES
    return lines[:SHOWN_LINES] + ([f"… and {rest} more"] if rest > 0 else [])


def report(outcomes, idle, unsettled):
    """`idle` is what the compiler needs, over all documents, before it looks at their code, `unsettled`
    the scenes whose frames prove nothing."""
    groups = {kind: [o for o in outcomes if o.kind == kind] for kind in ("failed", "blocked", "foreign", "checked")}
    for outcome in groups["failed"]:
        print(f"{outcome.document}:")
        for line in shown(outcome.text):
            print(f"  {line}")
    checked, failed = len(groups["checked"]), len(groups["failed"])
    unequal = [outcome for outcome in groups["checked"] if outcome.differences or outcome.differences is None]
    for outcome in unequal:
        print(f"{outcome.document}:")
        lines = shown(outcome.text) if outcome.differences is None else limited([str(one) for one in outcome.differences])
        for line in lines:
            print(f"  {line}")
    report_kinds(groups["checked"])
    report_unsettled(unsettled)
    if groups["blocked"]:
        print(f"With a blocking finding, not counted: {len(groups['blocked'])}")
        for outcome in groups["blocked"]:
            reason = (outcome.text.splitlines() or ["no reason given"])[0]
            print(f"  {outcome.document}: {reason}")
    if groups["foreign"]:
        print(f"Not for iOS, not counted: {len(groups['foreign'])}")
    files = sum(outcome.files for outcome in outcomes)
    views = sum(outcome.views for outcome in outcomes)
    seconds = sum(outcome.seconds for outcome in outcomes)
    print(f"{files} files for {views} views, {seconds:.1f} s of processor time for type-checking")
    if views:
        print(f"{1000 * seconds / views:.1f} s a 1,000 views, {1000 * (seconds - idle) / views:.1f} s of them for"
              " code and the rest for starting the compiler")
    print(f"{checked} of {checked + failed} documents type-check")
    print(f"{checked - len(unequal)} of {checked + failed} documents are equal")
    return 0 if failed == 0 and checked > 0 and not unequal else 1


def report_kinds(checked):
    differences = collections.Counter(
        f"{one.kind} {one.element.tag} {one.property}" for outcome in checked for one in outcome.differences or [])
    if differences:
        print("Differences by kind:")
        for kind, count in sorted(differences.items(), key=lambda pair: (-pair[1], pair[0])):
            print(f"  {count} {kind}")
    findings = collections.Counter(
        finding.kind for outcome in checked for finding in outcome.findings.all if finding.rule == "no-code-form")
    if findings:
        print("Without code form, by kind:")
        for kind, count in sorted(findings.items(), key=lambda pair: (-pair[1], pair[0])):
            print(f"  {count} {kind}")


def report_unsettled(unsettled):
    for status, title in (("unsatisfiable", "without a solution"), ("ambiguous", "with several solutions")):
        scenes = sorted((name, scene) for name, scene, found in unsettled if found == status)
        if scenes:
            print(f"Scenes {title}, frames not compared: {len(scenes)}")
            for line in limited([f"{name} {scene}".rstrip() for name, scene in scenes]):
                print(f"  {line}")


def main(repository, tool, bench, *arguments):
    parser = argparse.ArgumentParser(prog="Scripts/verify-generated", allow_abbrev=False)
    parser.add_argument("folder")
    parser.add_argument("--keep", metavar="FOLDER", help="leave the generated files there")
    parser.add_argument("--swift-version", choices=["5", "6"], default="6")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    for name in VALUES:
        parser.add_argument(name)
    for name in SWITCHES:
        parser.add_argument(name, action="store_true")
    chosen = parser.parse_args(arguments)
    given = {name: getattr(chosen, name[2:].replace("-", "_")) for name in VALUES + SWITCHES}
    options = [word for name in VALUES if given[name] for word in (name, given[name])]
    options += [name for name in SWITCHES if given[name]]
    with tempfile.TemporaryDirectory() as temporary:
        verification = Verification(
            pathlib.Path(repository), tool, bench, options, chosen.swift_version,
            pathlib.Path(chosen.keep or temporary).resolve())
        paths = documents(chosen.folder)
        names = [os.path.relpath(path, chosen.folder) for path in paths]
        with concurrent.futures.ThreadPoolExecutor(chosen.jobs) as pool:
            outcomes = list(pool.map(verification.check, paths, names))
        verification.run(outcomes, chosen.jobs)
        empty = verification.work / "Empty.swift"
        empty.write_text("import UIKit\n", encoding="utf-8")
        idle = min(verification.checker.check([empty], verification.work)[1] for _ in range(3))
    return report(outcomes, idle * sum(outcome.seconds > 0 for outcome in outcomes), verification.frames.unsettled)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
