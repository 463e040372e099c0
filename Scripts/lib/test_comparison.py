"""Tests of what finds differences between documents and built screens:
python3 -m unittest discover Scripts/lib
"""

import copy
import unittest

import built_screen
import property_values as values
import screens
from comparison import Comparison, Options, UnitComparison
from findings import Finding, Findings
from interface_document import Document, Resolved, Traits
from rebuilt_document import Rebuilt

XIB = """<document>
<objects>
<view id="root">
<subviews>
<label id="title" text="Hello" textAlignment="natural" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" userInteractionEnabled="NO" multipleTouchEnabled="NO">
<color key="textColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
<variation key="heightClass=compact" numberOfLines="1"/>
</label>
</subviews>
<constraints>
<constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="topMargin" constant="8" id="c1"/>
</constraints>
</view>
</objects>
</document>
"""


def view(**more):
    return {
        "alpha": 1.0, "isHidden": False, "clipsToBounds": False, "isUserInteractionEnabled": True,
        "isMultipleTouchEnabled": False, "tag": 0, "autoresizesSubviews": True, "contentMode": "scaleToFill",
        "translatesAutoresizingMaskIntoConstraints": True, "preservesSuperviewLayoutMargins": False,
        "insetsLayoutMarginsFromSafeArea": True, "semanticContentAttribute": "unspecified",
        "overrideUserInterfaceStyle": "unspecified",
        "subviews": [], "constraints": [], **more}


def built_screen_of_the_document():
    """What code for the document builds, in the two configurations that it tells apart."""
    root = view(title={"@": 1}, subviews=[{"@": 1}], constraints=[{"@": 2}])
    label = view(
        text="Hello", textAlignment="natural", numberOfLines=2, textColor="white(0.5, 1.0)",
        translatesAutoresizingMaskIntoConstraints=False, isUserInteractionEnabled=False,
        adjustsFontSizeToFitWidth=True, minimumScaleFactor=0.0, allowsDefaultTighteningForTruncation=False,
        adjustsFontForContentSizeCategory=False, isHighlighted=False, isEnabled=True,
        showsExpansionTextWhenTruncated=False, superview={"@": 0})
    constraint = {
        "firstItem": {"@": 1}, "firstAttribute": "top", "secondItem": {"@": 3}, "secondAttribute": "top",
        "relation": "equal", "multiplier": 1.0, "constant": 8.0, "priority": 1000.0}
    guide = {"owningView": {"@": 0}, "standInRole": "layoutMarginsGuide"}
    objects = {
        "0": {"is": ["AView", "UIView"], "has": root}, "1": {"is": ["UILabel", "UIView"], "has": label},
        "2": {"is": ["NSLayoutConstraint"], "has": constraint}, "3": {"is": ["UILayoutGuide"], "has": guide}}
    compact = copy.deepcopy(objects["1"])
    compact["has"]["numberOfLines"] = 1
    return {"states": [
        {"configuration": "wC hR", "numbers": [0, 1, 2, 3], "objects": objects},
        {"configuration": "wC hC", "numbers": [0, 1, 2, 3], "objects": {"1": compact}}]}


DEFAULTS = built_screen.Defaults([])
UNIT = built_screen.Unit("AView", "AView(frame: .zero)", places={2: "self", 4: "title"})


def differences(change=None, text=XIB):
    built = built_screen_of_the_document()
    if change:
        change(built["states"][0]["objects"], built["states"][1]["objects"])
    return Comparison(Document(text.encode()), [UNIT], {"AView": built}, DEFAULTS).differences()


def sentences(change=None, text=XIB):
    return [str(one) for one in differences(change, text)]


class ComparisonTests(unittest.TestCase):
    def test_the_same_screen_is_equal(self):
        self.assertEqual(sentences(), [])

    def test_a_difference_names_line_object_property_and_configuration(self):
        def change(first, _):
            first["1"]["has"]["text"] = "Bye"
        self.assertEqual(
            sentences(change), ["line 5: label title: text in wC hR: text is 'Bye' instead of 'Hello'"])

    def test_each_part_of_a_screen_is_compared(self):
        def set_value(number, name, value):
            def change(first, second):
                for objects in (first, second):
                    if number in objects:
                        objects[number]["has"][name] = value
            return change
        for number, name, value in [
                ("1", "textColor", "white(0.6, 1.0)"), ("1", "numberOfLines", 3), ("1", "isHidden", True),
                ("0", "subviews", []), ("0", "constraints", []), ("2", "constant", 9.0),
                ("2", "priority", 999.0), ("2", "multiplier", 2.0), ("2", "relation", "lessThanOrEqual"),
                ("2", "firstAttribute", "bottom"), ("2", "secondItem", {"@": 0}), ("2", "identifier", "x"),
                ("1", "translatesAutoresizingMaskIntoConstraints", True)]:
            with self.subTest(name=name):
                self.assertNotEqual(sentences(set_value(number, name, value)), [])

    def test_another_class_is_found(self):
        def change(first, second):
            first["1"]["is"] = second["1"]["is"] = ["UITextField", "UIView"]
        self.assertIn("line 5: label title: class in wC hR: UITextField instead of UILabel", sentences(change))

    def test_a_value_that_does_not_change_with_the_size_class_is_found(self):
        def change(first, second):
            second["1"] = first["1"]
        self.assertEqual(
            sentences(change), ["line 5: label title: numberOfLines in wC hC: numberOfLines is 2 instead of 1.0"])

    def test_a_view_that_no_class_has_is_found(self):
        text = XIB.replace("</subviews>", '<button id="more" buttonType="system"/></subviews>')
        self.assertIn("line 9: button more: the object itself: no code makes it", sentences(text=text))

    def test_an_attribute_that_nothing_looks_at_is_found(self):
        text = XIB.replace('numberOfLines="2"', 'numberOfLines="2" sparkles="YES"')
        self.assertIn("sparkles", " ".join(sentences(text=text)))


class SpacerTests(unittest.TestCase):
    TEXT = (
        '<document><objects><stackView id="s"><subviews>{}</subviews></stackView></objects></document>')

    def has_margins(self, views, lowered):
        document = Document(self.TEXT.format(views).encode())
        stack = next(element for element in document.elements if element.id == "s")
        return Comparison(document, [], {}, None, Options(lowered=lowered)).has_spacer_margins(stack)

    def test_margins_stand_for_spacers_at_the_ends_alone(self):
        spacer, label = '<view id="p"/>', '<label id="a"/>'
        self.assertTrue(self.has_margins(spacer + label, True))
        self.assertTrue(self.has_margins(label + spacer, True))
        self.assertFalse(self.has_margins(label + spacer + label, True))
        self.assertFalse(self.has_margins(spacer + label, False))


class ResolutionTests(unittest.TestCase):
    def test_what_names_more_traits_wins_and_among_equals_the_later(self):
        document = Document(
            b'<document><label id="a" text="base">'
            b'<variation key="heightClass=compact-widthClass=compact" text="both"/>'
            b'<variation key="widthClass=compact" text="width"/><variation key="heightClass=compact" text="height"/>'
            b"</label></document>")
        label = document.by_id["a"]
        for name, text in [("wC hC", "both"), ("wC hR", "width"), ("wR hC", "height"), ("wR hR", "base")]:
            self.assertEqual(Resolved(document, Traits.named(name)).get(label, "text"), text)

    def test_masks(self):
        document = Document(
            b'<document><view id="r"><subviews><view id="a"/></subviews><variation key="default">'
            b'<mask key="subviews"><exclude reference="a"/></mask></variation><variation key="heightClass=compact">'
            b'<mask key="subviews"><include reference="a"/></mask></variation></view></document>')
        inner = document.by_id["a"]
        self.assertFalse(Resolved(document, Traits.named("wC hR")).is_installed(inner))
        self.assertTrue(Resolved(document, Traits.named("wC hC")).is_installed(inner))


class ValueTests(unittest.TestCase):
    def color(self, text):
        document = Document(f"<document>{text}</document>".encode())
        return values.color(document.root.children[0], document)

    def test_colors(self):
        self.assertEqual(self.color('<color systemColor="labelColor"/>'), "label")
        self.assertEqual(self.color('<color name="Brand"/>'), "named(Brand)")
        self.assertEqual(self.color('<color white="1" alpha="1"/>'), values.built_color("white"))
        self.assertEqual(
            self.color('<color red="1" green="0" blue="0" alpha="1" customColorSpace="displayP3"/>'),
            values.built_color("p3(1.0, 0.0, 0.0, 1.0)"))

    def test_options(self):
        self.assertEqual(values.option_value("UIView.AutoresizingMask", ["widthSizable", "heightSizable"]), 18)


class FindingTests(unittest.TestCase):
    LINE = "A.xib:5:1: info: title (title): numberOfLines=\"2\" has no code form yet [no-code-form]"

    def test_a_finding_explains_what_it_names_and_nothing_else(self):
        def change(first, _):
            first["1"]["has"]["numberOfLines"] = 3
            first["1"]["has"]["text"] = "Bye"
        findings = Findings(self.LINE)
        self.assertEqual(findings.all, [Finding(5, "no-code-form", 'title (title): numberOfLines="2" has no code form yet')])
        rest = [one.property for one in differences(change) if not findings.explain(one)]
        self.assertEqual(rest, ["text"])


class ScreensTests(unittest.TestCase):
    def test_selectors_keep_their_names(self):
        for method, name in [
                ("go", "go"), ("Bar.go(_:)", "go:"), ("go(_:forEvent:)", "go:forEvent:"),
                ("go(sender:)", "goWithSender:"), ("`repeat`(_:)", "repeat:")]:
            self.assertEqual(screens.selector(method), name)

    def test_nothing_of_objective_c_is_left(self):
        text = "@objc(go:) func go(_ sender: Any) {}\n@objc func x() { y(#selector(Bar.go(_:))) }"
        self.assertEqual(
            screens.without_objc(text), 'func go(_ sender: Any) {}\nfunc x() { y(Selector("go:")) }')


class RebuiltTests(unittest.TestCase):
    def test_a_rebuilt_document_says_what_was_built(self):
        document = Document(XIB.encode())
        built = built_screen_of_the_document()
        built["states"][0]["objects"]["2"]["has"]["constant"] = 12.0
        comparison = Comparison(document, [UNIT], {"AView": built}, DEFAULTS)
        text = Rebuilt(
            document, Traits.named("wC hR"), [UnitComparison(comparison, UNIT, built, 0)]).text()
        rebuilt = Document(text.encode())
        constraint = next(element for element in rebuilt.elements if element.tag == "constraint")
        self.assertEqual(constraint.get("constant"), "12.0")
        self.assertEqual(constraint.get("secondAttribute"), "topMargin")
        self.assertEqual(rebuilt.by_id["title"].superview.id, "root")
        self.assertNotIn("variation", text)


if __name__ == "__main__":
    unittest.main()
