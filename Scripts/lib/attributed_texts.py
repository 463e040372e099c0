"""Attributed strings: what a document says about text, fonts, colours and paragraphs of each fragment,
and what generated code made of it; and the attributes of bars' titles.
"""

import property_values as values

# AppKit's metrics, which documents rely on where they name no size (NSFont.systemFontSize and
# NSFont.smallSystemFontSize).
DESKTOP_SIZE, DESKTOP_SMALL_SIZE = 13.0, 11.0
PLAIN = {"NSUnderline", "NSStrikethrough", "NSLigature", "NSKern", "NSBaselineOffset", "NSStrokeWidth",
         "NSObliqueness", "NSExpansion"}
COLORS = {"NSColor", "NSBackgroundColor", "NSStrokeColor", "NSUnderlineColor", "NSStrikethroughColor"}


def written(element, document, rows):
    """The runs of an `<attributedString>`: (text, attributes by their key). `rows` are those of the
    table for paragraph styles."""
    runs = []
    for fragment in element.children:
        if fragment.tag != "fragment":
            continue
        child = fragment.child(key="content")
        text = fragment.get("content", "") if child is None else values.string(child)
        attributes = {}
        for part in fragment.contents("attributes"):
            value = attribute(part, document, rows)
            if value is not None:
                attributes[part.key] = value
        if text:
            runs.append((text, attributes))
    return joined(runs)


def attribute(part, document, rows):
    """None for what stands for nothing, or for nothing that UIKit has."""
    if part.key == "NSFont":
        return desktop_font(part)
    if part.key in COLORS:
        return values.color(part, document)
    if part.key == "NSParagraphStyle":
        style = {row.path: values.scalar(row.kind, part.get(row.name)) for row in rows if part.get(row.name) is not None}
        return {path: value for path, value in style.items() if value != standard(rows, path)} or None
    if part.key in PLAIN:
        return values.number(part.get("value"))
    if part.key == "NSLink" and part.tag == "string":
        return values.string(part)
    return None


def standard(rows, path):
    row = next(row for row in rows if row.path == path)
    return values.scalar(row.kind, row.absent)


def desktop_font(part):
    """`<font>` of AppKit's: a font by name, or one of the system's with a weight in its name."""
    size, name, meta = values.number(part.get("size")), part.get("name"), part.get("metaFont", "system")
    if name and not name.startswith("."):
        return f"name({name}, {17.0 if size is values.UNKNOWN else size})"
    if size is values.UNKNOWN:
        size = DESKTOP_SMALL_SIZE if meta == "smallSystem" else DESKTOP_SIZE
    word = name.partition("-")[2] if name else meta.removeprefix("system") if meta.startswith("system") else ""
    weight = word[:1].lower() + word[1:]
    if weight == "bold":
        return f"boldSystem({size})"
    if weight in values.WEIGHTS and weight != "regular":
        return f"system({size}, {values.WEIGHTS[weight]})"
    return f"system({size})"


def built(runs, state, rows):
    """The same of what was built."""
    return joined([
        (text, {key: built_attribute(key, state.resolved(value), rows) for key, value in attributes.items()})
        for text, attributes in runs or []])


def built_attribute(key, value, rows):
    if key in COLORS:
        return values.built_color(value)
    if key == "NSParagraphStyle":
        style = {row.path: values.built(row.kind, value.get(row.path)) for row in rows}
        return {path: part for path, part in style.items() if part is not None and part != standard(rows, path)}
    return value


def joined(runs):
    """Neighbours with the same attributes are one run."""
    result = []
    for text, attributes in runs:
        if result and alike(result[-1][1], attributes):
            result[-1] = (result[-1][0] + text, attributes)
        else:
            result.append((text, attributes))
    return result


def alike(left, right):
    return left.keys() == right.keys() and all(alike_attribute(key, left[key], right[key]) for key in left)


def alike_attribute(key, left, right):
    if values.UNKNOWN in (left, right):
        return True
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(values.alike("", left[part], right[part]) for part in left)
    return values.alike("color" if key in COLORS else "", left, right)


def difference(name, actual, wanted):
    """What is different, if anything: (name of the part, sentence)."""
    if [text for text, _ in actual] != [text for text, _ in wanted]:
        texts = "".join(text for text, _ in actual), "".join(text for text, _ in wanted)
        if texts[0] != texts[1]:
            yield name, f"{name} is {texts[0]!r} instead of {texts[1]!r}"
        else:
            yield name, f"{name} has other runs: {actual!r} instead of {wanted!r}"
        return
    for (text, built_part), (_, wanted_part) in zip(actual, wanted):
        for key in sorted({*built_part, *wanted_part}):
            left, right = built_part.get(key), wanted_part.get(key)
            if not alike_attribute(key, left, right):
                yield f"{name} {key}", f"{key} of {text!r} is {left!r} instead of {right!r}"


def title_attributes(name, element, actual, document):
    """`<textAttributes>` of a bar; `actual` is the dictionary that was built."""
    wanted = {}
    font = element.child("fontDescription")
    if font is not None:
        wanted["NSFont"] = values.font(font)
    color = element.child("color", "textColor")
    if color is not None:
        wanted["NSColor"] = values.color(color, document)
    found = {key: values.built_color(value) if key in COLORS else value for key, value in (actual or {}).items()}
    for key in sorted({*wanted, *found}):
        if not alike_attribute(key, found.get(key), wanted.get(key)):
            yield name, f"{key} is {found.get(key)!r} instead of {wanted.get(key)!r}"
    for part in element.children:
        if part.key not in {"fontDescription", "textColor"}:
            yield part.key, f"{part.key} of {name} is not compared, and no finding says why"
