"""Compares what the function of a segue does with the segue: whom it prepares for what, and how it shows
the destination.
"""

import declarations
import property_values as values

# Kind of segue → how the destination is shown; what is not here is shown.
WAYS = {
    "push": "push", "presentation": "present", "modal": "present", "popoverPresentation": "present",
    "popover": "present", "showDetail": "showDetail", "replace": "showDetail", "show": "show",
}
POPOVERS = {"popoverPresentation", "popover"}
# Nothing shows who would answer to an unwind action where no class can be asked.
UNRUN = {"relationship", "embed", "unwind"}


def compare_segues(comparison):
    if "without wiring" in comparison.screens:
        return
    for element in comparison.document.elements:
        if element.tag != "segue" or element.parent.tag != "connections" or element.get("kind") in UNRUN:
            continue
        if element.number not in comparison.segues:
            comparison.note("wiring", element, "segue", "no function performs it")
            continue
        screen = comparison.screens.get(f"segue {element.number}")
        if screen is None:
            comparison.note("wiring", element, "segue", "its function did not run")
            continue
        for name, text in differences(comparison.document, element, screen["segue"]):
            comparison.note("wiring", element, name, text)


def differences(document, element, built):
    kind = element.get("kind", "show")
    destination = document.by_id.get(element.get("destination"))
    if built.get("prepared") != 1:
        yield "segue", f"prepared for {built.get('prepared')} times"
        return
    wanted = {
        "identifier": element.get("identifier"), "source": True,
        "class": element.get("customClass") or "UIStoryboardSegue"}
    if element.get("customClass"):
        wanted["performed"] = 1
    for name, value in wanted.items():
        if built.get(name) != value:
            yield name, f"{name} is {built.get(name)!r} instead of {value!r}"
    name = class_of(destination)
    if name not in built["destination"][:2]:
        yield "destination", f"destination is a {built['destination'][0]} instead of {name}"
    if kind == "custom" and element.get("customClass"):
        return
    yield from shown(element, kind, built)
    yield from presentation(document, element, kind, built)


def class_of(destination):
    if destination is None or destination.tag == "viewControllerPlaceholder":
        return "UIViewController"
    return destination.get("customClass") or declarations.CLASSES.get(destination.tag)


def shown(element, kind, built):
    way = WAYS.get(kind, "show")
    animated = element.get("animates") != "NO"
    found = built.get("shown", [])
    if not found or found[0][0] != way or not found[0][1]:
        yield "kind", f"shown as {found} instead of by {way}"
    elif way in {"push", "present"} and found[0][2] != animated:
        yield "animates", f"animated is {found[0][2]} instead of {animated}"


def presentation(document, element, kind, built):
    destination = document.by_id.get(element.get("destination"))
    own = destination.get if destination is not None else lambda name, other=None: other
    style = "popover" if kind in POPOVERS else element.get("modalPresentationStyle", own("modalPresentationStyle", "automatic"))
    transition = element.get("modalTransitionStyle", own("modalTransitionStyle", "coverVertical"))
    for name, text in (("modalPresentationStyle", style), ("modalTransitionStyle", transition)):
        wanted = values.case(f"UIM{name[1:]}", text)
        if destination is not None and destination.tag == "viewControllerPlaceholder" and not element.get(name) and kind not in POPOVERS:
            continue
        if built.get(name) != wanted:
            yield name, f"{name} is {built.get(name)!r} instead of {wanted!r}"
    if kind not in POPOVERS:
        return
    arrows = element.child("popoverArrowDirection")
    if arrows is not None:
        names = [name for name, value in arrows.attributes.items() if value == "YES" and name != "key"]
        wanted = values.option_value("UIPopoverArrowDirection", names)
        if built.get("arrows") != wanted:
            yield "popoverArrowDirection", f"arrows are {built.get('arrows')} instead of {wanted}"
    anchor = document.by_id.get(element.get("popoverAnchorView"))
    if anchor is not None and anchor.is_view:
        wanted = anchor.get("customClass") or declarations.CLASSES.get(anchor.tag)
        if built.get("anchor") != wanted and anchor.key != "view":
            yield "popoverAnchorView", f"the popover points at {built.get('anchor')} instead of {wanted}"
