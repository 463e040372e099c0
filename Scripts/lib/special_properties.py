"""Properties that no row of a table can hold: what depends on a place in the hierarchy, on a state,
or on several elements. Each function yields (what the document calls it, what is different).
"""

import attributed_texts
import property_values as values

AUTORESIZED_ROLES = {"subviews"}


def special_differences(screen, element, built):
    yield from nested_rows(screen, element, built)
    yield from runtime_attributes(screen, element, built)
    if element.is_view:
        yield from placement(screen, element, built)
    function = FUNCTIONS.get(element.tag)
    if function:
        yield from function(screen, element, built)


def difference(name, actual, wanted, kind=""):
    if not values.alike(kind, actual, wanted):
        yield name, f"{name} is {actual!r} instead of {wanted!r}"


def nested_rows(screen, element, built):
    """Children that say more about the same object."""
    for child in element.children:
        if child.tag in {"textInputTraits", "accessibility"}:
            screen.compare_rows(element, child, built, "")
            flag = child.child("bool", "isElement")
            if flag is not None:
                yield from difference(
                    "isAccessibilityElement", built.get("isAccessibilityElement"), flag.get("value") == "YES")
        elif child.tag == "buttonConfiguration":
            screen.compare_rows(element, child, built, "configuration.")
            background = child.child("backgroundConfiguration")
            if background is not None:
                screen.compare_rows(element, background, built, "configuration.background.")
        elif child.tag == "listContentConfiguration":
            screen.compare_rows(element, child, built, "contentConfiguration.")
        elif child.tag == "wkWebViewConfiguration":
            screen.compare_rows(element, child, built, "configuration.")
            preferences = child.child("wkPreferences")
            if preferences is not None:
                screen.compare_rows(element, preferences, built, "configuration.preferences.")
            media = child.child("audiovisualMediaTypes")
            if media is not None and media.get("none") == "YES":
                yield from difference(
                    "audiovisualMediaTypes", built.get("configuration.mediaTypesRequiringUserActionForPlayback"), 0)


def runtime_attributes(screen, element, built):
    """By a property that the class declares, or by key-value coding, in document order."""
    given = [tuple(pair) for pair in built.get("standInValues", [])]
    for attribute in element.contents("userDefinedRuntimeAttributes"):
        path, wanted = attribute.get("keyPath"), runtime_value(attribute, screen.document)
        if wanted is values.UNKNOWN:
            yield path, f"{path} cannot be read"
            continue
        kind = attribute.get("type")
        as_given = [runtime_built(kind, value) for name, value in given if name == path]
        as_stored = runtime_built(kind, built.get(path))
        if not any(values.alike(kind, wanted, value) for value in [*as_given, as_stored]):
            yield path, f"{path} is {(as_given or [as_stored])[-1]!r} instead of {wanted!r}"


def runtime_value(attribute, document):
    kind, text = attribute.get("type"), attribute.get("value")
    child = next((child for child in attribute.children if child.key == "value"), None)
    if kind == "boolean":
        return text == "YES"
    if kind == "number":
        return values.number(text if child is None else child.get("value"))
    if kind in {"string", "localizedString"}:
        return text if child is None else values.string(child)
    if kind == "image":
        return values.image_name(text, None)
    if kind == "nil":
        return None
    if child is None:
        return values.UNKNOWN
    if kind == "color":
        return values.color(child, document)
    names = {
        "size": ("width", "height"), "point": ("x", "y"), "rect": ("x", "y", "width", "height"),
        "range": ("location", "length")}.get(kind)
    return values.numbers(child, names) if names else values.UNKNOWN


def runtime_built(kind, value):
    if value is None:
        return None
    if kind == "color":
        return values.built_color(value)
    if kind == "image":
        return values.built("image", value)
    if kind == "size":
        return (value["width"], value["height"])
    if kind == "point":
        return (value["x"], value["y"])
    if kind == "rect":
        return (*runtime_built("point", value["origin"]), *runtime_built("size", value["size"]))
    if kind == "range":
        return tuple(float(part) for part in value)
    return value


def placement(screen, element, built):
    """Frame and mask of views that no constraint places; the flag for those that constraints do."""
    if screen.is_root(element) or built.type == "UILayoutGuide" or screen.is_owned(element):
        return
    if element.key == "contentView" or element.tag.endswith("Cell"):
        return
    above = element.superview
    flag = "translatesAutoresizingMaskIntoConstraints"
    if element.parent.tag == "subviews" and above.tag == "stackView":
        if above.number in screen.objects:
            yield from difference(flag, built.get(flag), False)
        return
    constrained = element.get(flag) == "NO"
    yield from difference(flag, built.get(flag), not constrained)
    if constrained:
        return
    rect = screen.resolved.child(element, "frame", "rect")
    if rect is not None:
        frame = built.get("frame")
        actual = (frame["origin"]["x"], frame["origin"]["y"], frame["size"]["width"], frame["size"]["height"])
        yield from difference("frame", actual, values.numbers(rect, ("x", "y", "width", "height")))
    mask = element.child("autoresizingMask")
    if mask is not None:
        wanted = values.child_value("option:UIView.AutoresizingMask", mask, screen.document)
        yield from difference("autoresizingMask", built.get("autoresizingMask"), wanted)


def stack(screen, element, built):
    if "UIStackView" not in built.classes:
        return
    margins = screen.comparison.has_spacer_margins(element) or any(
        screen.resolved.child(element, key) is not None for key in ("layoutMargins", "directionalLayoutMargins"))
    yield from difference(
        "isLayoutMarginsRelativeArrangement", built.get("isLayoutMarginsRelativeArrangement"), margins)
    resolved = screen.resolved
    if resolved.get(element, "spacingType") == "standard" and resolved.get(element, "spacing") is None:
        yield from difference("spacing", 0 < built.get("spacing") < 1e-30, True)


STATES = {"normal": "0", "highlighted": "1", "disabled": "2", "selected": "4", "focused": "8"}


def button(screen, element, built):
    kind = values.case("UIButton.ButtonType", element.get("buttonType", "custom"))
    yield from difference("buttonType", built.get("buttonType"), kind)
    configuration = element.child("buttonConfiguration")
    if configuration is not None:
        yield from difference("style", built.get("configuration.standInStyle"), configuration.get("style"))
    menu = element.child("menu", "menu")
    if menu is not None:
        wanted = [child.get("title", "") for child in menu.contents("menuElements") or menu.contents("children")]
        yield from difference("menu", [child.get("title") for child in built.get("menu.children", [])], wanted)
    if configuration is not None and screen.comparison.is_newer_than_15:
        return
    for state in element.children:
        if state.tag == "state" and state.key in STATES:
            yield from button_state(screen, state, built)


def button_state(screen, state, built):
    number = STATES[state.key]

    def given(store):
        return built.get(f"{store}.values", {}).get(number)

    child = state.child(key="title")
    title = state.get("title") if child is None or child.tag == "attributedString" else values.string(child)
    if title is not None:
        yield from difference(f"{state.key} title", given("standInTitles"), title)
    attributed = state.child("attributedString", "attributedTitle")
    if attributed is not None:
        rows = screen.paragraph_rows
        yield from attributed_texts.difference(
            f"{state.key} attributedTitle",
            attributed_texts.built(given("standInAttributedTitles"), screen.state, rows),
            attributed_texts.written(attributed, screen.document, rows))
    for key, store in (("titleColor", "standInTitleColors"), ("titleShadowColor", "standInShadowColors")):
        color = state.child("color", key)
        if color is None:
            continue
        wanted = values.color(color, screen.document)
        if key == "titleShadowColor" and values.alike("color", wanted, (0.5, 0.5, 0.5, 1)):
            continue  # What older documents write for every button: no offset, so nothing to see.
        if wanted is not values.UNKNOWN:
            yield from difference(f"{state.key} {key}", values.built_color(given(store)), wanted, "color")
    for key, store in (("image", "standInImages"), ("backgroundImage", "standInBackgrounds")):
        reference = state.child("imageReference", key)
        source = state if reference is None else reference
        wanted = values.image_name(source.get("image" if source is reference else key), source.get("catalog"))
        if wanted:
            yield from difference(f"{state.key} {key}", values.built("image", given(store)), wanted)


def segments(screen, element, built):
    stored = built.get("segments", [])
    written = [child for child in element.contents("segments") if child.tag == "segment"]
    yield from difference("segments", len(stored), len(written))
    for index, (segment, actual) in enumerate(zip(written, stored)):
        name = f"segment {index + 1}"
        reference = segment.child("imageReference")
        image = values.image_name(segment.get("image"), segment.get("catalog")) or (
            values.child_value("image", reference, screen.document) if reference is not None else None)
        yield from difference(f"{name} image", values.built("image", actual.get("image")), image)
        if image is None:
            child = segment.child(key="title")
            title = segment.get("title", "") if child is None else values.string(child)
            yield from difference(f"{name} title", actual.get("title"), title)
        yield from difference(f"{name} enabled", actual.get("isEnabled"), segment.get("enabled") != "NO")
        yield from difference(f"{name} width", actual.get("width"), float(segment.get("width", 0)))


def table(screen, element, built):
    yield from difference("style", built.get("style"), element.get("style", "plain"))
    for cell in element.contents("prototypes"):
        yield from registration(screen, cell, built.get("standInCellClasses", {}), cell.get("reuseIdentifier"))
    sections = element.child("sections")
    if sections is not None and screen.is_root(element):
        yield from static_sections(screen, sections, built)


def static_sections(screen, sections, built):
    stored = built.get("dataSource.sections" if screen.unit.installer else "sections", [])
    written = [child for child in sections.children if child.tag == "tableViewSection"]
    yield from difference("sections", len(stored), len(written))
    for index, (section, actual) in enumerate(zip(written, stored)):
        for key, label in (("headerTitle", "header"), ("footerTitle", "footer")):
            child = section.child(key=key)
            text = section.get(key) if child is None else values.string(child)
            yield from difference(f"section {index + 1} {key}", actual.get(label), text)
        table_height = sections.parent.get("rowHeight")
        for row, cell in enumerate(section.contents("cells")):
            height = cell.get("rowHeight")
            wanted = float(height) if height not in {None, table_height} else None
            heights = built.get("dataSource.rowHeights" if screen.unit.installer else "rowHeights", {})
            yield from difference(f"height of row {index + 1}.{row + 1}", heights.get(f"[{index},{row}]"), wanted)
        cells = [cell.number for cell in section.contents("cells") if cell.is_view]
        found = [screen.elements.get(screen.state.resolved(cell)) for cell in actual.get("cells", [])]
        yield from difference(f"section {index + 1} cells", found, cells)


def registration(screen, cell, classes, identifier, kind=""):
    """A prototype is registered under its identifier with the class made for it."""
    if not identifier:
        return
    unit = next((unit for unit in screen.comparison.units if unit.places.get(cell.number) == "self"), None)
    key = f"{kind} {identifier}".strip()
    yield from difference(f"registered {key}", classes.get(key), unit.type_name if unit else None)


def collection(screen, element, built):
    for cell in element.contents("cells"):
        yield from registration(screen, cell, built.get("standInCellClasses", {}), cell.get("reuseIdentifier"))
    layout = element.child(key="collectionViewLayout")
    if layout is not None and layout.number in screen.objects:
        yield from difference(
            "collectionViewLayout", built.get("collectionViewLayout"), screen.objects[layout.number])


def flow_layout(screen, element, built):
    if element.get("automaticEstimatedItemSize") == "YES":
        yield from difference("estimatedItemSize", built.get("estimatedItemSize.width", 0) > 1e300, True)


def cell(screen, element, built):
    style = values.case("UITableViewCell.CellStyle", element.get("style", "default"))
    yield from difference("style", built.get("standInStyle"), style)
    yield from reuse(screen, element, built)


def reuse(screen, element, built):
    if not screen.is_root(element) and element.get("reuseIdentifier"):
        yield from difference("reuseIdentifier", built.get("reuseIdentifier"), element.get("reuseIdentifier"))


def activity(screen, element, built):
    yield from difference("animating", built.get("isAnimating"), element.get("animating") == "YES")


APPEARANCES = ("standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance")
TITLES = ("titleTextAttributes", "largeTitleTextAttributes")


def bar(screen, element, built):
    yield from bar_items(screen, element, built)
    for key in TITLES:
        attributes = element.child("textAttributes", key)
        if attributes is not None:
            yield from attributed_texts.title_attributes(key, attributes, built.get(key), screen.document)
    for key in APPEARANCES:
        appearance = element.child(key=key)
        if appearance is not None:
            yield from bar_appearance(screen, appearance, built.get(key), key)


def bar_appearance(screen, element, built, key):
    if built is None:
        yield key, f"there is no {key}"
        return
    for name in ("backgroundColor", "shadowColor"):
        color = element.child(key=name)
        wanted = None if color is None else values.color(color, screen.document)
        if wanted is not values.UNKNOWN:
            for _, text in difference(name, values.built_color(built.get(name)), wanted, "color"):
                yield key, f"{key}: {text}"
    for name in TITLES:
        attributes = element.child("textAttributes", name)
        if attributes is not None:
            yield from attributed_texts.title_attributes(name, attributes, built.get(name), screen.document)
    known = {"backgroundColor", "shadowColor", "key", *TITLES}
    for name in [*element.attributes, *(child.key for child in element.children)]:
        if name not in known:
            yield name, f"{name} of {key} is not compared, and no finding says why"


def bar_items(screen, element, built):
    wanted = [
        item.number for item in element.contents("items")
        if item.tag in {"barButtonItem", "tabBarItem", "navigationItem"}]
    actual = [screen.elements.get(item) for item in built.get("items", [])]
    yield from difference("items", actual, wanted)


def bar_button(screen, element, built):
    if element.get("systemItem"):
        yield from difference("systemItem", built.get("standInSystemItem"), element.get("systemItem"))


def navigation_item(screen, element, built):
    """One item and the list of them are two views of the same thing."""
    for side in ("left", "right"):
        single = element.child("barButtonItem", f"{side}BarButtonItem")
        written = [single] if single is not None else element.contents(f"{side}BarButtonItems")
        actual = [screen.elements.get(item) for item in built.get(f"{side}BarButtonItems", [])]
        yield from difference(f"{side}BarButtonItem", actual, [item.number for item in written])


def scope_titles(screen, element, built):
    folder = element.child("scopeButtonTitles")
    if folder is not None:
        wanted = [values.string(child) for child in folder.children if child.tag == "string"]
        yield from difference("scopeButtonTitles", built.get("scopeButtonTitles", []), wanted)


def effect(screen, element, built):
    blur = element.child("blurEffect")
    vibrancy = element.child("vibrancyEffect")
    if vibrancy is not None:
        yield from difference("vibrancyEffect", built.get("effect.standInStyle"), vibrancy.get("style"))
        blur = vibrancy.child("blurEffect")
        if blur is not None:
            yield from difference("blurEffect", built.get("effect.standInBlur.standInStyle"), blur.get("style"))
    elif blur is not None:
        yield from difference("blurEffect", built.get("effect.standInStyle"), blur.get("style", "regular"))


def label(screen, element, built):
    """The older spelling of the smallest size is in points."""
    factor = screen.resolved.get(element, "minimumScaleFactor")
    points = float(screen.resolved.get(element, "minimumFontSize", 0))
    font = screen.resolved.child(element, "fontDescription")
    size = values.font_size(font) if font is not None else 17.0
    wanted = float(factor) if factor is not None else round(points / size, 3) if 0 < points < size else 0.0
    yield from difference("minimumScaleFactor", round(built.get("minimumScaleFactor"), 3), round(wanted, 3))


def date_picker(screen, element, built):
    if element.get("useCurrentDate") == "NO" and element.child("date", "date") is not None:
        wanted = values.child_value("date", element.child("date", "date"), screen.document)
        yield from difference("date", built.get("date"), wanted)
    if element.get("datePickerMode") == "countDownTimer" and element.get("countDownDuration"):
        yield from difference("countDownDuration", built.get("countDownDuration"), float(element.get("countDownDuration")))
    for key, name in (("locale", "localeIdentifier"), ("timeZone", "name")):
        child = element.child(key)
        if child is not None and child.get(name):
            yield from difference(key, built.get(key), child.get(name))


def map_view(screen, element, built):
    """What the document calls points of interest has been a filter since iOS 13."""
    wanted = "excludingAll" if element.get("showsPointsOfInterest") == "NO" else None
    yield from difference("showsPointsOfInterest", built.get("pointOfInterestFilter.standInName"), wanted)


FUNCTIONS = {
    "mapView": map_view,
    "datePicker": date_picker,
    "label": label,
    "stackView": stack, "button": button, "segmentedControl": segments, "tableView": table,
    "collectionView": collection, "collectionViewFlowLayout": flow_layout, "tableViewCell": cell,
    "activityIndicatorView": activity, "toolbar": bar, "tabBar": bar, "navigationBar": bar,
    "barButtonItem": bar_button, "navigationItem": navigation_item, "searchBar": scope_titles, "visualEffectView": effect,
}

# What the functions above look at: attributes and keys of children, by element.
SPECIAL = {
    "*": {
        "accessibilityConfiguration", "textInputTraits", "configuration", "contentConfiguration",
        "backgroundConfiguration", "collectionViewLayout", "safeArea", "contentLayoutGuide",
        "frameLayoutGuide", "keyboard", "layoutMargins",
    },
    "mapView": {"showsPointsOfInterest"},
    "navigationBar": {*APPEARANCES, *TITLES}, "toolbar": {*APPEARANCES}, "tabBar": {*APPEARANCES},
    "label": {"minimumFontSize", "minimumScaleFactor"},
    "datePicker": {"locale", "timeZone", "date", "countDownDuration"},
    "stackView": {"spacingType"},
    "button": {"buttonType", "menu", *STATES},
    "navigationItem": {"leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem", "titleView"},
    "tableView": {"style"},
    "tableViewCell": {"style", "reuseIdentifier", "rowHeight"},
    "collectionViewCell": {"reuseIdentifier"},
    "collectionReusableView": {"reuseIdentifier"},
    "collectionViewFlowLayout": {"automaticEstimatedItemSize"},
    "activityIndicatorView": {"animating"},
    "barButtonItem": {"systemItem"},
    "tabBarItem": {"systemItem"},
}
