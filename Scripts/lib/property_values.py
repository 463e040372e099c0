"""Values of properties in a form in which a document and a built object can be compared.

What a document says is read here from its XML and from published tables, and never from what the
emitter made of it.
"""

import functools
import pathlib
import re

import stand_in

TABLES = pathlib.Path(__file__).resolve().parents[2] / "Tests/GeneratedCodeTests"
# The document says nothing of which anything could be checked.
UNKNOWN = object()

# Names that Interface Builder has for colours of UIKit beside `…Color` for the class property.
OTHER_COLORS = {
    "groupTableViewBackgroundColor": "systemGroupedBackground",
    "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
    "textColor": "label", "controlTextColor": "label", "textBackgroundColor": "systemBackground",
    "controlBackgroundColor": "systemBackground", "windowBackgroundColor": "systemBackground",
    "disabledControlTextColor": "tertiaryLabel", "gridColor": "separator",
    "headerTextColor": "label", "tintColor": "tintColor",
}
# No SDK has them any longer: the components beside the name count.
RETIRED_COLORS = {"scrollViewTexturedBackgroundColor", "viewFlipsideBackgroundColor"}
PLAIN_COLORS = {
    "black": (0, 0, 0, 1), "white": (1, 1, 1, 1), "clear": (0, 0, 0, 0), "darkGray": (1 / 3,) * 3 + (1,),
    "lightGray": (2 / 3,) * 3 + (1,), "gray": (0.5,) * 3 + (1,), "red": (1, 0, 0, 1),
    "green": (0, 1, 0, 1), "blue": (0, 0, 1, 1), "cyan": (0, 1, 1, 1), "yellow": (1, 1, 0, 1),
    "magenta": (1, 0, 1, 1), "orange": (1, 0.5, 0, 1), "purple": (0.5, 0, 0.5, 1),
    "brown": (0.6, 0.4, 0.2, 1),
}


@functools.cache
def published():
    return stand_in.read_types()


@functools.cache
def enumerations():
    lines = (TABLES / "Enumerations.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return {tuple(line.split("\t")[:2]): line.split("\t")[2] for line in lines}


def case(type_name, text):
    return enumerations().get((type_name, text), text)


def number(text):
    try:
        return float(text)
    except (TypeError, ValueError):
        return UNKNOWN


def scalar(kind, text):
    """An attribute's text as a value of a kind."""
    if kind == "bool":
        return {"YES": True, "NO": False}.get(text, UNKNOWN)
    if kind in {"num", "int", "prio"}:
        return number(text)
    if kind.startswith("enum:"):
        return case(kind[5:], text)
    if kind.startswith("option:"):
        return option_value(kind[7:], [text])
    return text


def option_value(type_name, names):
    """The raw value of an option set."""
    bits = {}
    for row, declaration in published()[type_name][2]:
        if row == "option":
            name, _, bit = declaration.partition("=")
            bits[name] = 1 << int(bit)
    value = 0
    for name in names:
        name = case(type_name, name)
        if name == "all":
            value = -1 if type_name == "UIDataDetectorTypes" else sum(bits.values())
        elif name in bits:
            value |= bits[name]
        elif name != "none":
            return UNKNOWN
    return value


# Colours


def color(element, document):
    """nil for none; a name for colours with one; else red, green, blue and alpha."""
    if element.tag == "nil":
        return None
    for attribute in ("xcode11CocoaTouchSystemColor", "systemColor", "cocoaTouchSystemColor"):
        name = element.get(attribute)
        if name and name not in RETIRED_COLORS:
            return system_color(name)
    if element.get("catalog") == "System" and element.get("name"):
        return system_color(element.get("name"))
    if element.get("name") and element.get("colorSpace") is None:
        return f"named({element.get('name')})"
    return components(element, document)


def system_color(name):
    name = OTHER_COLORS.get(name) or re.sub("Color$", "", name)
    return PLAIN_COLORS.get(name, name)


def components(element, document):
    alpha = clamped(float(element.get("alpha", 1)))
    if element.get("white") is not None:
        white = clamped(float(element.get("white")))
        return (white, white, white, alpha)
    if element.get("red") is None:
        cached = document.root.child("resources")
        for resource in cached.children if cached else []:
            if resource.tag == "systemColor" and resource.get("name") == element.get("systemColor"):
                return components(resource.child("color"), document)
        return UNKNOWN
    parts = tuple(float(element.get(name, 0)) for name in ("red", "green", "blue"))
    space = element.get("customColorSpace") or element.get("colorSpace")
    if space == "adobeRGB1998":
        parts = from_adobe(parts)
    if space == "displayP3":
        return ("p3", *parts, alpha)
    return (*parts, alpha)


def clamped(value):
    return min(max(value, 0), 1)


def from_adobe(parts):
    """Adobe RGB (1998) to sRGB through CIE XYZ, with the matrices of the two specifications."""
    linear = [max(part, 0) ** (563 / 256) for part in parts]
    to_xyz = (
        (0.57667, 0.18556, 0.18823), (0.29734, 0.62736, 0.07529), (0.02703, 0.07069, 0.99134))
    from_xyz = (
        (3.24045, -1.53714, -0.49853), (-0.96927, 1.87601, 0.04156), (0.05564, -0.20403, 1.05723))
    xyz = [sum(a * b for a, b in zip(row, linear)) for row in to_xyz]
    result = []
    for row in from_xyz:
        value = sum(a * b for a, b in zip(row, xyz))
        size = abs(value)
        curve = 12.92 * size if size <= 0.0031308 else 1.055 * size ** (1 / 2.4) - 0.055
        result.append(-curve if value < 0 else curve)
    return tuple(result)


def built_color(text):
    """The same of what a stand-in colour says about itself."""
    found = re.fullmatch(r"(rgb|white|p3)\((.*)\)", text or "")
    if not found:
        return PLAIN_COLORS.get(text, text)
    parts = tuple(float(part) for part in found.group(2).split(","))
    if found.group(1) == "white":
        return (parts[0],) * 3 + (parts[1],)
    return ("p3", *parts) if found.group(1) == "p3" else parts


# Fonts

WEIGHTS = {
    "ultraLight": -0.8, "thin": -0.6, "light": -0.4, "regular": 0.0, "medium": 0.23, "semibold": 0.3,
    "bold": 0.4, "heavy": 0.56, "black": 0.62,
}
NAMED_SIZES = {"system": 14.0, "smallSystem": 12.0, "label": 17.0, "button": 18.0}


def font(element):
    """A font as the stand-in describes one."""
    if element.tag == "nil":
        return None
    if element.get("style"):
        return f"style({element.get('style')})"
    size = number(element.get("pointSize"))
    if size is UNKNOWN:
        size = NAMED_SIZES.get(element.get("size"), UNKNOWN)
    if element.get("name"):
        return UNKNOWN if size is UNKNOWN else f"name({element.get('name')}, {size})"
    kind = element.get("type", "system")
    if size is UNKNOWN:
        return UNKNOWN
    if kind == "system" and element.get("weight", "regular") != "regular":
        return f"system({size}, {WEIGHTS.get(element.get('weight'))})"
    return f"{kind}({size})"


def font_size(element):
    """In points; text styles have none of their own."""
    size = number(element.get("pointSize"))
    return size if size is not UNKNOWN else NAMED_SIZES.get(element.get("size"), 17.0)


# Texts and other values


def string(element):
    """The text of a `<string>` or `<mutableString>`."""
    if element.get("base64-UTF8") == "YES":
        import base64
        return base64.b64decode(re.sub(r"\s", "", element.text) + "===").decode("utf-8")
    return element.text


def attributed_text(element):
    """The text of an attributed string."""
    parts = []
    for fragment in element.children:
        if fragment.tag != "fragment":
            continue
        child = fragment.child(key="content")
        parts.append(fragment.get("content") if child is None else string(child))
    return "".join(part or "" for part in parts)


def numbers(element, names):
    return tuple(float(element.get(name, 0)) for name in names)


def child_value(kind, element, document):
    """The value of a child element that stands for a property."""
    if element.tag == "nil":
        return None
    if kind == "color":
        return color(element, document)
    if kind == "font":
        return font(element)
    if kind in {"insets", "dinsets"}:
        return insets(element)
    if kind == "size":
        return numbers(element, ("width", "height"))
    if kind == "offset":
        return numbers(element, ("horizontal", "vertical"))
    if kind == "date":
        return number(element.get("timeIntervalSinceReferenceDate"))
    if kind == "attr":
        return attributed_text(element)
    if kind == "str":
        return string(element)
    if kind == "symcfg":
        return symbol_configuration(element)
    if kind == "image":
        return image_name(element.get("image"), element.get("catalog"))
    if kind.startswith("option:"):
        return option_value(
            kind[7:], [name for name, value in element.attributes.items() if value == "YES" and name != "key"])
    return UNKNOWN


def symbol_configuration(element):
    """The parts of a symbol's configuration; fonts are not looked into."""
    names = ("pointSize", "weight", "scale")
    if element.child("fontDescription") is not None:
        return UNKNOWN
    parts = {name: element.get(name) for name in names if element.get(name) not in {None, "default", "unspecified"}}
    return parts or UNKNOWN


def insets(element):
    """Top, left or leading, bottom, right or trailing."""
    if element.tag == "directionalEdgeInsets":
        return numbers(element, ("top", "leading", "bottom", "trailing"))
    if element.tag == "inset":
        return numbers(element, ("minY", "minX", "maxY", "maxX"))
    return numbers(element, ("top", "left", "bottom", "right"))


def image_name(name, catalog):
    if not name:
        return None
    return f"system({name})" if catalog == "system" else f"named({name})"


def built(kind, value):
    """A dumped value in the form of `scalar` and `child_value`."""
    if value is None:
        return None
    if kind == "color":
        return built_color(value)
    if kind in {"insets", "dinsets"}:
        return (value["top"], value.get("left", value.get("leading")), value["bottom"],
                value.get("right", value.get("trailing")))
    if kind == "size":
        return (value["width"], value["height"])
    if kind == "offset":
        return (value["horizontal"], value["vertical"])
    if kind == "symcfg":
        parts = dict(re.findall(r"(\w+)\(([^()]*)\)", value))
        if "pointSize" in parts:
            parts["pointSize"] = re.sub(r"\.0$", "", parts["pointSize"])
        return {name: part for name, part in parts.items() if part != "unspecified"}
    if kind == "attr":
        return "".join(run[0] for run in value)
    if kind == "image":
        return re.match(r"(?:named|system)\(.*?\)(?= |$)|.*", value, re.DOTALL).group(0)
    return value


def alike(kind, left, right):
    """Whether two values of a kind are one: colours may be rounded, and UIKit stores some numbers in
    single precision."""
    if isinstance(left, tuple) and isinstance(right, tuple):
        return len(left) == len(right) and all(alike(kind, a, b) for a, b in zip(left, right))
    if isinstance(left, bool) or isinstance(right, bool):
        return left is right
    if isinstance(left, (int, float)) and isinstance(right, (int, float)):
        return abs(left - right) <= (2e-3 if kind == "color" else 1e-6 * max(1, abs(left)))
    return left == right
