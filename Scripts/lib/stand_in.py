"""The published declarations that the UIKit stand-in is made of, for the scripts that need them."""

import pathlib
import re

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Tests/UIKitStandIn"

# Types outside UIKit, by prefix: code has to import their module.
MODULES = {
    "MK": "MapKit", "WK": "WebKit", "AV": "AVKit", "GLK": "GLKit", "SCN": "SceneKit",
    "SK": "SpriteKit", "AR": "ARKit", "MTK": "MetalKit", "MTL": "MetalKit",
}
# What a module brings along.
MODULE_IMPORTS = {"ARKit": ["SceneKit", "SpriteKit"]}


def module_of(type_name):
    for prefix, module in sorted(MODULES.items(), key=lambda pair: -len(pair[0])):
        if re.match(prefix + "[A-Z]", type_name):
            return module
    return "UIKit"


def without_parameters(name):
    """`NSLayoutAnchor` for `NSLayoutAnchor<AnchorType>`."""
    return name.partition("<")[0]


def read_types():
    """Type → (kind, superclass or protocol, [(kind of row, declaration)]), in file order."""
    types = {}
    lines = (FOLDER / "Declarations.tsv").read_text(encoding="utf-8").splitlines()[1:]
    for line in lines:
        name, kind, parent, declaration, _ = line.split("\t")
        if kind in {"member", "case", "option"}:
            types[name][2].append((kind, declaration))
        else:
            types[name] = (kind, parent, [])
    return types


def superclasses(types, name):
    """A class and those above it, as far as they are declared."""
    known = {without_parameters(known): known for known in types}
    while name in known:
        yield name
        name = without_parameters(types[known[name]][1])
