"""Compares the imports of every target with the dependencies it declares in Package.swift.

The compiler's own check only rejects modules outside the transitive closure; here an import of a
sibling target that is not a *declared* dependency fails. Usage: declared_imports.py REPOSITORY
"""

import json
import pathlib
import re
import subprocess
import sys

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*"
    r"(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|let|var|typealias)\s+)?(\w+)",
    re.MULTILINE,
)


def module_name(target_name):
    return target_name.replace("-", "_")


def folder_of(root, target):
    """Where SwiftPM looks for a target's sources, without its `path` or with it."""
    parent = "Tests" if target["type"] == "test" else "Sources"
    return root / (target.get("path") or f"{parent}/{target['name']}")


def undeclared_imports(root, targets):
    """One line a file and module that it may not import."""
    modules = {module_name(target["name"]) for target in targets}
    for target in targets:
        own = module_name(target["name"])
        declared = {
            module_name((dependency.get("byName") or dependency.get("target"))[0])
            for dependency in target["dependencies"]
        }
        for path in sorted(folder_of(root, target).rglob("*.swift")):
            imported = set(IMPORT.findall(path.read_text(encoding="utf-8")))
            for name in sorted(imported & modules - declared - {own}):
                yield f"{path.relative_to(root)}: {target['name']} does not declare {name}"


def main(repository):
    dump = subprocess.run(
        ["swift", "package", "--package-path", repository, "dump-package"],
        check=True, capture_output=True, text=True,
    )
    targets = json.loads(dump.stdout)["targets"]
    faults = list(undeclared_imports(pathlib.Path(repository), targets))
    print("\n".join(faults), end="\n" if faults else "", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
