"""Uses the pages of `ibstack preview --format html` as people do. See Scripts/check-page."""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

from browser import Browser

repository, tool = pathlib.Path(sys.argv[1]), sys.argv[2]
samples = repository / "SampleDocuments"
shared = pathlib.Path(os.environ.get("IBSTACK_SHARED", repository.parent / "shared"))
failures = []


def check(condition, what):
    if not condition:
        failures.append(what)
        print(f"  FAILED: {what}")


def page(folder, name, *inputs):
    path = pathlib.Path(folder) / f"{name}.html"
    result = subprocess.run(
        [tool, "preview", "--quiet", "--format", "html", "--output", str(path), *map(str, inputs)],
        capture_output=True, text=True)
    # Documents with mistakes are what a page is for: findings are no failure here.
    if result.returncode == 2:
        raise SystemExit(f"preview failed: {result.stderr}")
    return path


def opened(browser, path):
    browser.messages()
    browser.open(path.as_uri())
    browser.wait("return document.querySelector('.frame svg')", "a first picture")


def quiet(browser, where):
    messages = [one["message"] for one in browser.messages()]
    check(not messages, f"{where}: the console says {messages[:3]}")
    count = browser.run("return performance.getEntriesByType('resource').filter("
                        "(one) => !one.name.startsWith('data:')).length")
    check(count == 0, f"{where}: {count} things were loaded")


CAPTIONS = "return [...document.querySelectorAll('figcaption')].map((one) => one.textContent)"
ACTIVE = ("const one = document.activeElement; "
          "return one.id || one.name || one.getAttribute('role') || one.className || one.tagName")


def use_choices(browser, folder):
    print("Screens, direction, language, appearance, overlays")
    opened(browser, page(folder, "greeting", samples / "Localized"))
    captions = browser.run(CAPTIONS)
    check(len(captions) == 7, f"one picture a screen, not {captions}")
    tops = browser.run("return [...document.querySelectorAll('figure')].map("
                       "(one) => one.getBoundingClientRect().top)")
    check(len(set(tops)) == 1, "pictures of a scene stand side by side")
    browser.click("input[name=screen][value='320x568 wC hR']")
    check(len(browser.run(CAPTIONS)) == 6, "a screen can be left out")
    browser.choose("#direction", "rtl")
    check(all(" rtl" in one for one in browser.run(CAPTIONS)), "the direction can be switched")
    mirrored = browser.wait("return document.querySelector('.frame svg')?.textContent", "a picture")
    check("Good morning" in mirrored, "mirrored, the texts are still the document's own")
    browser.choose("#direction", "ltr")
    browser.choose("#language", "de")
    german = browser.wait("return document.querySelector('.frame svg')?.textContent", "a picture")
    check("Herzlich willkommen" in german, f"German texts: {german[:80]}")
    browser.choose("#language", "ar")
    check(browser.run("return document.querySelector('#direction').value") == "rtl",
          "Arabic brings its direction along")
    browser.choose("#language", "")
    browser.choose("#direction", "ltr")
    color = ("return getComputedStyle(document.querySelector('.frame svg text')).fill")
    browser.wait("return document.querySelector('.frame svg text')", "a text")
    light = browser.run(color)
    browser.choose("#appearance", "dark")
    check(browser.run(color) != light, "the dark appearance has other colours")
    shown = "return getComputedStyle(document.querySelector('.overlay.constraints')).display"
    check(browser.run(shown) == "none", "overlays are off at first")
    browser.click("input[name=overlay][value=constraints]")
    check(browser.run(shown) != "none", "an overlay can be switched on")
    check(browser.run("return getComputedStyle(document.querySelector('.overlay.stacks')).display")
          == "none", "and no other one with it")
    quiet(browser, "greeting")


def use_views(browser, folder):
    print("Views, constraints, findings")
    opened(browser, page(folder, "conflicts", samples / "Broken/Conflicts.storyboard"))
    browser.run("document.querySelector('.frame svg g.view text, .frame svg g.view rect')"
                ".dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    label = browser.run("""const text = [...document.querySelectorAll('.frame svg text')]
        .find((one) => one.textContent === 'Cancel');
        text.scrollIntoView({ block: 'center' });
        const box = text.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2]""")
    browser.request("POST", "/actions", {"actions": [
        {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [
            {"type": "pointerMove", "duration": 0, "x": int(label[0]), "y": int(label[1])},
            {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]}]})
    details = browser.run("return document.querySelector('#details').innerText")
    for word in ["UIButton", "frame", "width 120", "line 2", "Constraints", "Findings",
                 "stack-explicit-conflict"]:
        check(word in details, f"details of a view hold {word}: {details[:400]}")
    check(browser.run("return document.querySelectorAll('.frame .mark').length") >= 1,
          "the view is marked in the pictures")
    selected = browser.run(
        "return document.querySelector('#tree [aria-selected=true]')?.textContent ?? ''")
    check("UIButton" in selected, f"the tree shows the same view: {selected}")
    box = browser.run("""const button = document.querySelector('.sentence');
        button.scrollIntoView({ block: 'center' });
        const box = button.getBoundingClientRect(); return [box.left + 20, box.top + 6]""")
    browser.hover(*box)
    ends = browser.run("return new Set([...document.querySelectorAll('.end')].map("
                       "(one) => one.parentNode.dataset.id)).size")
    sentence = browser.run("return document.querySelector('#status').textContent")
    check(ends >= 1 and sentence, f"pointing at a constraint shows its ends: {ends}, {sentence}")
    both = browser.run("""const found = [...document.querySelectorAll('.sentence')].map((button) => {
          button.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
          return new Set([...document.querySelectorAll('.end')].map((one) => one.parentNode.dataset.id)).size;
        }); return Math.max(...found)""")
    check(both >= 2, "some constraint has two ends")
    browser.hover(1, 1)
    browser.click("input[name=overlay][value=constraints]")
    hot = browser.run("""const line = document.querySelector('.frame .overlay.constraints [data-constraint]');
        line.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
        return [document.querySelectorAll('.end').length, document.querySelector('#status').textContent]""")
    check(hot[0] >= 1 and hot[1], f"pointing at a line shows its ends: {hot}")
    scenes = len(browser.run("return [...document.querySelectorAll('.scene')].map((one) => one.id)"))
    browser.click("#broken")
    check(0 < browser.run("return document.querySelectorAll('.scene').length") <= scenes,
          "the filter leaves what is broken")
    check(browser.run("return [...document.querySelectorAll('#tree li')].some("
                      "(one) => one.textContent.includes('⚠'))"), "the tree marks what is broken")
    quiet(browser, "conflicts")
    opened(browser, page(folder, "several", samples / "Broken", samples / "LaunchScreen"))
    before = browser.run("return document.querySelectorAll('.scene').length")
    browser.click("#broken")
    after = browser.run("return document.querySelectorAll('.scene').length")
    check(0 < after < before, f"of {before} scenes {after} are broken")
    quiet(browser, "several")


def use_keyboard(browser, folder):
    print("Keyboard alone")
    opened(browser, page(folder, "tables", samples / "Tables/Tables.storyboard"))
    seen = []
    for _ in range(60):
        browser.press("Tab")
        seen.append(browser.run(ACTIVE))
        if seen[-1] == "treeitem":
            break
    for name in ["screen", "overlay", "scene", "direction", "appearance", "zoom", "broken", "treeitem"]:
        check(name in seen, f"Tab reaches {name}: {seen}")
    first = browser.run("return document.activeElement.textContent")
    browser.press("ArrowDown", "ArrowDown")
    browser.press("Enter")
    third = browser.run("return document.activeElement.textContent")
    check(first != third, "arrows move through the tree")
    check("frame" in browser.run("return document.querySelector('#details').innerText"),
          "the chosen view's details are shown")
    browser.press("ArrowLeft")
    browser.press("End")
    browser.press("Home")
    check(browser.run("return document.activeElement.textContent") == first, "Home goes back")
    for _ in range(20):
        browser.press("ArrowDown")
        if browser.run("return document.querySelector('.sentence') !== null"):
            break
    browser.press("Tab")
    check(browser.run("return document.activeElement.className") == "sentence",
          f"from the tree Tab goes to the constraints, not to {browser.run(ACTIVE)}")
    check(browser.run("return document.querySelector('#status').textContent"),
          "a constraint in focus shows its ends")
    browser.press("Escape")
    check("Choose" in browser.run("return document.querySelector('#details').innerText"),
          "Escape lets go of the view")
    browser.run("document.querySelector('input[name=overlay][value=stacks]').focus()")
    browser.press("Space")
    check(browser.run("return document.querySelector('input[value=stacks]').checked"),
          "Space switches an overlay")
    browser.run("document.querySelector('#appearance').focus()")
    browser.press("ArrowDown")
    check(browser.run("return document.documentElement.dataset.appearance") == "dark",
          "arrows switch the appearance")
    quiet(browser, "tables")


def use_narrow(browser, folder):
    print("360 points wide, and paper")
    browser.command("Emulation.setDeviceMetricsOverride", width=360, height=740,
                    deviceScaleFactor=2, mobile=True)
    opened(browser, pathlib.Path(folder) / "greeting.html")
    width = browser.run("return document.documentElement.scrollWidth")
    check(width <= 360, f"nothing is wider than the screen: {width}")
    browser.click("#tree li")
    width = browser.run("return document.documentElement.scrollWidth")
    check(width <= 360, f"nor are details: {width}")
    browser.command("Emulation.clearDeviceMetricsOverride")
    opened(browser, pathlib.Path(folder) / "tables.html")
    browser.run("dispatchEvent(new Event('beforeprint'))")
    frames = browser.run("return [...document.querySelectorAll('.frame')].every((one) => one.firstChild)")
    check(frames, "before printing every picture is drawn")
    browser.command("Emulation.setEmulatedMedia", media="print")
    check(browser.run("return getComputedStyle(document.querySelector('form')).display") == "none",
          "controls are not printed")
    paper = browser.command("Page.printToPDF")
    check(len(paper["data"]) > 20_000, "the page prints")
    browser.command("Emulation.setEmulatedMedia", media="")
    quiet(browser, "narrow")


def use_accessibility(browser, folder):
    print("Accessibility tree")
    opened(browser, pathlib.Path(folder) / "conflicts.html")
    nodes = browser.accessibility()
    roles = {}
    for node in nodes:
        roles.setdefault(node["role"], []).append(node)
    names = lambda role: [node["name"] for node in roles.get(role, [])]
    check("Conflicts.storyboard" in names("heading"), f"a heading names the document: {names('heading')}")
    check(len(names("heading")) >= 7, "scenes have headings")
    check("main" in roles and "complementary" in roles, "there are landmarks")
    check(any("views" in one.lower() for one in names("tree")), "the tree has a name")
    items = roles.get("treeitem", [])
    check(len(items) > 3 and all(one["name"] for one in items), "every view is an item with a name")
    check({one["properties"].get("level") for one in items} >= {1, 2}, "items say how deep they lie")
    pictures = roles.get("image", []) + roles.get("img", [])
    check(pictures and all(one["name"] for one in pictures), f"pictures have names: {pictures[:2]}")
    for role in ["checkbox", "combobox"]:
        check(names(role) and all(names(role)), f"every {role} has a name")
    quiet(browser, "accessibility")


HOSTILE = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><scenes><scene sceneID="{evil}"><objects>
<viewController id="{evil}" customClass="{evil}" sceneMemberID="viewController"><view key="view" id="r{evil}">
<rect key="frame" x="0" y="0" width="{width}" height="400"/><subviews>
<label id="l{evil}" text="{evil}" userLabel="{evil}" fixedFrame="YES">
<rect key="frame" x="0" y="0" width="300" height="30"/>
<fontDescription key="fontDescription" name="{evil}" pointSize="17"/></label>
<imageView id="i{evil}" image="{evil}" fixedFrame="YES"><rect key="frame" x="0" y="50" width="300" height="99"/>
</imageView>{more}</subviews></view></viewController></objects></scene></scenes>
<resources><image name="{evil}" width="10" height="10"/></resources></document>
"""
EVIL = ("&lt;/script&gt;&lt;script&gt;window.hacked=1&lt;/script&gt;&lt;img src=x onerror=window.hacked=1&gt;"
        "&lt;!--&quot;'&#xE000;&lt;/title&gt;&lt;svg onload=window.hacked=1&gt;")


def use_hostile(browser, folder):
    print("A hostile document")
    views = "".join(
        f'<view id="v{index}" fixedFrame="YES"><rect key="frame" x="{index % 100}" y="{index // 100}" '
        'width="5" height="5"/></view>' for index in range(10_000))
    for name, text in [("evil", HOSTILE.format(evil=EVIL, width="300", more="")),
                       ("huge", HOSTILE.format(evil="x", width="1e300", more=views))]:
        source = pathlib.Path(folder) / f"{name}.storyboard"
        source.write_text(text)
        path = page(folder, name, "--as-designed", source)
        check(path.stat().st_size < 8_000_000, f"the page of {name} is bounded: {path.stat().st_size}")
        opened(browser, path)
        browser.run("document.querySelector('#tree li').click()")
        check(browser.run("return window.hacked === undefined"), f"{name}: nothing ran")
        check(browser.run("return document.querySelectorAll('.frame script, .frame [onload], "
                          ".frame [onerror], #page img').length") == 0, f"{name}: no markup came through")
        quiet(browser, name)


def measure_opening(browser, folder):
    documents = sorted((shared / "corpus").rglob("*.storyboard"), key=lambda one: -one.stat().st_size)
    largest = documents[0] if documents else samples / "HomePage/HomePage.storyboard"
    print(f"Opening the page of the largest document ({largest.stat().st_size // 1024} KB)")
    start = time.monotonic()
    path = page(folder, "largest", largest)
    print(f"  written in {time.monotonic() - start:.1f} s, {path.stat().st_size / 1e6:.1f} MB")
    times = []
    for _ in range(5):
        opened(browser, path)
        times.append(browser.run("""const [entry] = performance.getEntriesByType('navigation');
            return entry.loadEventEnd - entry.startTime""") / 1000)
    print(f"  opened in {min(times):.2f} s at best of {[round(one, 2) for one in times]}")
    check(min(times) < 1, "it opens in less than a second")
    quiet(browser, "largest")


browser = Browser()
try:
    with tempfile.TemporaryDirectory() as folder:
        for part in [use_choices, use_views, use_keyboard, use_narrow, use_accessibility, use_hostile,
                     measure_opening]:
            try:
                part(browser, folder)
            except (AssertionError, RuntimeError) as error:
                check(False, f"{part.__name__}: {error}")
finally:
    browser.close()
print(f"{len(failures)} failed" if failures else "The page is as it should be.")
sys.exit(1 if failures else 0)
