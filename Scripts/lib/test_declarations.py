"""Tests of declarations.py: python3 -m unittest discover Scripts/lib"""

import pathlib
import tempfile
import unittest

import declarations


def declared(objects):
    """File name → text for a xib with these objects."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "a.xib"
        path.write_text(f"<document><objects>{objects}</objects></document>", encoding="utf-8")
        return declarations.Document(path).files()


def app(objects):
    return declared(objects)["Declarations.swift"]


class DeclarationTests(unittest.TestCase):
    def test_a_class_has_the_superclass_of_its_element(self):
        self.assertIn("class Big: UIButton {", app('<button id="a" customClass="Big"/>'))
        self.assertIn("class Cell: UITableViewCell {", app('<tableViewCell id="a" customClass="Cell"/>'))

    def test_of_two_kinds_of_element_the_more_derived_one(self):
        objects = '<view id="a" customClass="Big"/><tableView id="b" customClass="Big"/>'
        self.assertIn("class Big: UITableView {", app(objects))

    def test_classes_of_uikit_are_not_declared(self):
        self.assertNotIn("class", app('<view id="a" customClass="UIControl"/>'))

    def test_first_responder_is_nobody(self):
        objects = '<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>'
        self.assertNotIn("class", app(objects))

    def test_owner_with_a_view_is_a_controller(self):
        objects = (
            '<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>'
            '<outlet property="view" destination="a"/></connections></placeholder><view id="a"/>')
        text = app(objects)
        self.assertIn("class Owner: UIViewController {", text)
        self.assertNotIn("var view", text)

    def test_outlets_have_the_class_of_their_destination(self):
        objects = (
            '<viewController id="v" customClass="C"><connections>'
            '<outlet property="title1" destination="l"/><outlet property="in" destination="b"/>'
            '<outletCollection property="all" destination="l"/>'
            '<outletCollection property="all" destination="b"/></connections></viewController>'
            '<label id="l"/><button id="b" customClass="Big"/>')
        text = app(objects)
        self.assertIn("  var title1: UILabel!\n", text)
        self.assertIn("  var `in`: Big!\n", text)
        self.assertIn("  var all: [UIView]! = []\n", text)

    def test_what_uikit_only_reads_is_overridden(self):
        objects = (
            '<tableViewCell id="c" customClass="C"><connections>'
            '<outlet property="imageView" destination="i"/></connections></tableViewCell>'
            '<imageView id="i"/>')
        self.assertIn("override var imageView: UIImageView? {", app(objects))

    def test_delegates_conform(self):
        objects = (
            '<viewController id="v" customClass="C"/><tableView id="t"><connections>'
            '<outlet property="delegate" destination="v"/><outlet property="dataSource" destination="v"/>'
            "</connections></tableView>")
        self.assertIn("class C: UIViewController, UITableViewDelegate, UITableViewDataSource {", app(objects))

    def test_a_table_controller_conforms_already(self):
        objects = (
            '<tableViewController id="v" customClass="C"/><tableView id="t"><connections>'
            '<outlet property="delegate" destination="v"/></connections></tableView>')
        self.assertIn("class C: UITableViewController {", app(objects))

    def test_actions_by_the_shape_of_their_selectors(self):
        self.assertEqual(declarations.action("go"), "func go()")
        self.assertEqual(declarations.action("go:"), "func go(_ sender: Any)")
        self.assertEqual(declarations.action("repeat:"), "func `repeat`(_ sender: Any)")
        self.assertEqual(
            declarations.action("go:forEvent:"), "func go(_ sender: Any, forEvent argument0: Any)")

    def test_named_modules_are_files_of_their_own(self):
        files = declared('<view id="a" customClass="Card" customModule="Kit"/>')
        self.assertIn("open class Card: UIView {", files["Kit.swift"])
        self.assertNotIn("Card", files["Declarations.swift"])

    def test_the_apps_own_module_is_none(self):
        files = declared('<view id="a" customClass="Card" customModule="App" customModuleProvider="target"/>')
        self.assertEqual(list(files), ["Declarations.swift"])

    def test_what_a_module_refers_to_moves_into_it(self):
        files = declared(
            '<view id="a" customClass="Card" customModule="Kit"><connections>'
            '<outlet property="other" destination="b"/></connections></view>'
            '<view id="b" customClass="Other"/>')
        self.assertIn("open class Other: UIView {", files["Kit.swift"])
        self.assertIn("typealias Other = Kit.Other", files["Declarations.swift"])


if __name__ == "__main__":
    unittest.main()
