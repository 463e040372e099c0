"""The stand-in modules of Tests/UIKitStandIn, built once for what they are made of and kept below
.build: one build to type-check against, one to run code against.
"""

import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

import stand_in

RUNNER = stand_in.FOLDER.parent / "GeneratedCodeTests/Runner"
# What builds the modules belongs to what they are made of.
BUILDER = pathlib.Path(__file__)
DAY = 86_400


def swift(*arguments):
    return subprocess.run([*map(str, arguments)], capture_output=True, text=True, check=False)


def timed(*arguments):
    """The same with the processor time, which a busy machine changes little."""
    arguments = [*map(str, arguments)]
    with tempfile.TemporaryFile("w+") as errors:
        process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=errors)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        errors.seek(0)
        done = subprocess.CompletedProcess(arguments, process.returncode, "", errors.read())
    return done, usage.ru_utime + usage.ru_stime


def module_names():
    """Each module after those that it imports."""
    modules = {path.name for path in stand_in.FOLDER.iterdir() if path.is_dir()} - {"Parts"}
    first = ["ObjectiveC", "UIKit"]
    last = sorted(stand_in.MODULE_IMPORTS)
    return [*first, *sorted(modules - {*first, *last}), *last]


def sources(module):
    return sorted((stand_in.FOLDER / module).glob("*.swift"))


class Modules:
    """A folder of built modules; subclasses say what building is."""

    kind = ""

    def __init__(self, repository, language_version):
        self.language_version = language_version
        digest = hashlib.sha256(shutil.which("swiftc").encode())
        for path in [BUILDER, *sorted(stand_in.FOLDER.glob("*/*.swift")), *sorted(RUNNER.glob("*.swift"))]:
            digest.update(path.read_bytes())
        prefix = f"{self.kind}-{language_version}-"
        self.folder = repository / ".build/uikit-stand-in" / f"{prefix}{digest.hexdigest()[:16]}"
        if not (self.folder / "complete").exists():
            print(f"Building the UIKit stand-in to {self.purpose}.", file=sys.stderr)
            for stale in self.folder.parent.glob(f"{prefix}*"):
                # Another run may be using what is not old.
                if time.time() - stale.stat().st_mtime > DAY or stale == self.folder:
                    shutil.rmtree(stale)
            self.folder.mkdir(parents=True)
            self.build()
            (self.folder / "complete").touch()

    def run(self, what, *arguments):
        done = swift(*arguments)
        if done.returncode != 0:
            raise RuntimeError(f"{what}:\n{done.stderr}")


class Checked(Modules):
    """To type-check against: bodies are skipped, because the compiler cannot lower @objc here."""

    kind = "check"
    purpose = "type-check against"

    @property
    def flags(self):
        return ["-swift-version", self.language_version, "-enable-objc-interop", "-I", self.folder]

    def build(self):
        for module in module_names():
            self.emit(module, sources(module), self.folder)

    def emit(self, module, files, folder):
        self.run(
            f"module {module}", "swiftc", "-frontend", "-emit-module", "-parse-as-library",
            "-experimental-skip-all-function-bodies", *self.flags, "-I", folder,
            "-module-name", module, *files, "-o", folder / f"{module}.swiftmodule")

    def check(self, files, folder):
        """The run, and the seconds of processor time that it took."""
        return timed(
            "swiftc", "-frontend", "-typecheck", "-parse-as-library", "-warnings-as-errors",
            *self.flags, "-I", folder, "-module-name", "GeneratedApp", *files)


class Executable(Modules):
    """To run code against: libraries, without @objc."""

    kind = "run"
    purpose = "run code against"
    runner = "GeneratedCodeRunner"

    @property
    def flags(self):
        return ["-swift-version", self.language_version, "-Onone", "-I", self.folder]

    def build(self):
        for module in module_names():
            if module != "ObjectiveC":
                self.library(module, sources(module))
        self.library(self.runner, sorted(RUNNER.glob("*.swift")))

    def library(self, module, files):
        self.run(
            f"module {module}", "swiftc", "-parse-as-library", "-emit-library", "-emit-module", "-wmo",
            *self.flags, "-L", self.folder, "-module-name", module, *files,
            "-emit-module-path", self.folder / f"{module}.swiftmodule",
            "-o", self.folder / f"lib{module}.so")

    def object(self, module, file, folder):
        """One file as a module of its own; returns what to link."""
        target = folder / f"{module}.o"
        self.run(
            f"module {module}", "swiftc", "-parse-as-library", "-emit-module", "-c", *self.flags,
            "-I", folder, "-module-name", module, file,
            "-emit-module-path", folder / f"{module}.swiftmodule", "-o", target)
        return target

    def program(self, files, objects, folder):
        """Compiles files, one of them main.swift, to a program; returns the run and its path."""
        program = folder / "screens"
        libraries = [f"-l{path.name[3:-3]}" for path in sorted(self.folder.glob("lib*.so"))]
        return swift(
            "swiftc", "-wmo", "-suppress-warnings", *self.flags, "-I", folder, "-L", self.folder,
            *libraries, "-Xlinker", "-rpath", "-Xlinker", self.folder,
            "-module-name", "GeneratedScreens", *files, *objects, "-o", program), program
