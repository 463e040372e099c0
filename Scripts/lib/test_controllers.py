"""Tests of what compares texts with attributes, controllers and segues:
python3 -m unittest discover Scripts/lib
"""

import unittest

import attributed_texts
import built_screen
import segue_comparison
from comparison import Comparison, table
from interface_document import Document

ROWS = table()["paragraphStyle"]
STRING = """<document><attributedString key="attributedText">
<fragment content="One "><attributes><font key="NSFont" metaFont="systemBold" size="15"/>
<color key="NSColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
<paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping"/></attributes></fragment>
<fragment content="two"><attributes><font key="NSFont" size="12" name="Avenir-Book"/></attributes></fragment>
</attributedString></document>"""


class State:
    """Objects by number, as a screen has them."""

    def __init__(self, objects):
        self.objects = {number: {"is": ["NSObject"], "has": has} for number, has in objects.items()}

    def resolved(self, value):
        return built_screen.Object(self, value["@"]) if isinstance(value, dict) and "@" in value else value


class TextTests(unittest.TestCase):
    def differences(self, change=lambda runs, style: None):
        document = Document(STRING.encode())
        runs = [
            ["One ", {"NSFont": "boldSystem(15.0)", "NSColor": "rgb(1.0, 0.5, 0.0, 1.0)", "NSParagraphStyle": {"@": 1}}],
            ["two", {"NSFont": "name(Avenir-Book, 12.0)"}]]
        style = {"alignment": "center", "lineBreakMode": "byWordWrapping"}
        change(runs, style)
        wanted = attributed_texts.written(document.root.children[0], document, ROWS)
        built = attributed_texts.built(runs, State({1: style}), ROWS)
        return [name for name, _ in attributed_texts.difference("attributedText", built, wanted)]

    def test_the_same_text_is_equal(self):
        self.assertEqual(self.differences(), [])

    def test_each_attribute_of_each_run_is_compared(self):
        def font(runs, _):
            runs[1][1]["NSFont"] = "name(Avenir-Book, 13.0)"

        def color(runs, _):
            runs[0][1]["NSColor"] = "rgb(1.0, 0.6, 0.0, 1.0)"

        def paragraph(_, style):
            style["alignment"] = "left"

        def more(runs, _):
            runs[1][1]["NSKern"] = 1.0

        def text(runs, _):
            runs[0][0] = "On "
        for change, name in [
                (font, "attributedText NSFont"), (color, "attributedText NSColor"),
                (paragraph, "attributedText NSParagraphStyle"), (more, "attributedText NSKern"),
                (text, "attributedText")]:
            with self.subTest(name=name):
                self.assertEqual(self.differences(change), [name])

    def test_weights_stand_in_the_names_of_desktop_fonts(self):
        for text, font in [
                ('metaFont="systemSemibold" size="15"', "system(15.0, 0.3)"),
                ('name=".SFUIText-Medium" size="15"', "system(15.0, 0.23)"), ('metaFont="smallSystem"', "system(11.0)")]:
            document = Document(f'<document><font key="NSFont" {text}/></document>'.encode())
            self.assertEqual(attributed_texts.desktop_font(document.root.children[0]), font)


CONTROLLERS = """<document><scenes><scene><objects>
<navigationController id="n" title="Top" hidesBarsOnTap="YES">
<navigationItem key="navigationItem" title="Item" id="i"/>
<navigationBar key="navigationBar" translucent="NO" id="b"/>
<connections><segue destination="v" kind="relationship" relationship="rootViewController" id="r"/></connections>
</navigationController>
<viewController id="v" customClass="Home"/>
</objects></scene></scenes></document>"""


class ControllerTests(unittest.TestCase):
    def differences(self, change=lambda objects: None):
        objects = {
            0: (["UINavigationController", "UIViewController"], {
                "title": "Top", "isNavigationBarHidden": False, "isToolbarHidden": True, "hidesBarsOnSwipe": False,
                "hidesBarsOnTap": True, "hidesBarsWhenKeyboardAppears": False, "hidesBarsWhenVerticallyCompact": False,
                "hidesBottomBarWhenPushed": False, "definesPresentationContext": False,
                "providesPresentationContextTransitionStyle": False, "modalPresentationStyle": "automatic",
                "modalTransitionStyle": "coverVertical", "automaticallyAdjustsScrollViewInsets": True,
                "extendedLayoutIncludesOpaqueBars": False, "overrideUserInterfaceStyle": "unspecified",
                "navigationItem": {"@": 1}, "navigationBar": {"@": 2}, "children": [{"@": 3}]}),
            1: (["UINavigationItem"], {
                "title": "Item", "largeTitleDisplayMode": "automatic", "hidesBackButton": False,
                "leftItemsSupplementBackButton": False}),
            2: (["UINavigationBar", "UIView"], {
                "isTranslucent": False, "barStyle": "default", "prefersLargeTitles": False, "alpha": 1.0,
                "isHidden": False, "clipsToBounds": False, "isUserInteractionEnabled": True,
                "isMultipleTouchEnabled": False, "tag": 0, "autoresizesSubviews": True,
                "preservesSuperviewLayoutMargins": False, "insetsLayoutMarginsFromSafeArea": True,
                "semanticContentAttribute": "unspecified", "overrideUserInterfaceStyle": "unspecified"}),
            3: (["Home", "UIViewController"], {})}
        change(objects)
        screen = {"states": [{"configuration": "", "numbers": list(objects), "objects": {
            str(number): {"is": classes, "has": has} for number, (classes, has) in objects.items()}}]}
        document = Document(CONTROLLERS.encode())
        number = document.by_id["n"].number
        comparison = Comparison(
            document, [], {"make()": screen}, built_screen.Defaults([]), scenes={number: "make()"})
        return [(one.element.id, one.property) for one in comparison.differences() if one.element.tag != "view"]

    def test_the_same_controller_is_equal(self):
        self.assertEqual(self.differences(), [])

    def test_controller_item_bar_and_children_are_compared(self):
        for number, name, value, where in [
                (0, "title", "Bottom", ("n", "title")), (0, "hidesBarsOnTap", False, ("n", "hidesBarsOnTap")),
                (1, "title", "Other", ("i", "title")), (2, "isTranslucent", True, ("b", "translucent")),
                (0, "children", [], ("n", "relationship"))]:
            with self.subTest(name=name):
                self.assertEqual(self.differences(lambda objects: objects[number][1].update({name: value})), [where])


class SegueTests(unittest.TestCase):
    TEXT = (
        '<document><viewController id="a"><connections><segue destination="b" {} id="s"/></connections>'
        '</viewController><viewController id="b" customClass="Next"/></document>')

    def differences(self, attributes, **more):
        document = Document(self.TEXT.format(attributes).encode())
        built = {
            "prepared": 1, "identifier": None, "class": "UIStoryboardSegue", "source": True, "performed": 0,
            "destination": ["Next", "UIViewController"], "modalPresentationStyle": "automatic",
            "modalTransitionStyle": "coverVertical", "arrows": 15, "anchor": None, "shown": [["present", True, True]]}
        built.update(more)
        return [name for name, _ in segue_comparison.differences(document, document.by_id["s"], built)]

    def test_a_segue_that_does_what_it_says_is_equal(self):
        self.assertEqual(self.differences('kind="presentation"'), [])
        self.assertEqual(self.differences('kind="push"', shown=[["push", True, True]]), [])

    def test_identifier_destination_kind_and_style_are_compared(self):
        for attributes, more, name in [
                ('kind="presentation" identifier="go"', {}, "identifier"),
                ('kind="presentation"', {"destination": ["Other", "UIViewController"]}, "destination"),
                ('kind="show"', {}, "kind"), ('kind="presentation" animates="NO"', {}, "animates"),
                ('kind="presentation" modalPresentationStyle="formSheet"', {}, "modalPresentationStyle"),
                ('kind="presentation" customClass="Fade"', {"performed": 1}, "class"),
                ('kind="presentation" customClass="Fade"', {"class": "Fade"}, "performed"),
                ('kind="presentation"', {"prepared": 0}, "segue")]:
            with self.subTest(attributes=attributes):
                self.assertEqual(self.differences(attributes, **more), [name])


if __name__ == "__main__":
    unittest.main()
