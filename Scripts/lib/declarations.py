"""Swift declarations of what a document names and does not hold: custom classes, owners with their
outlets and actions, named modules. Made from the document alone, so that its generated code can be
type-checked without the app it belongs to.

    declarations.py DOCUMENT FOLDER

writes FOLDER/Declarations.swift and one FOLDER/<Module>.swift for every named module.
"""

import dataclasses
import pathlib
import re
import sys
import xml.etree.ElementTree

import stand_in

# Element → the class of the object it stands for. Elements that are not here are no objects that
# code could name.
CLASSES = {
    "activityIndicatorView": "UIActivityIndicatorView", "arscnView": "ARSCNView",
    "arView": "ARView", "arskView": "ARSKView", "avPlayerViewController": "AVPlayerViewController",
    "barButtonItem": "UIBarButtonItem", "button": "UIButton",
    "collectionReusableView": "UICollectionReusableView", "collectionView": "UICollectionView",
    "collectionViewCell": "UICollectionViewCell", "collectionViewCellContentView": "UIView",
    "collectionViewController": "UICollectionViewController",
    "collectionViewFlowLayout": "UICollectionViewFlowLayout",
    "collectionViewLayout": "UICollectionViewLayout", "constraint": "NSLayoutConstraint",
    "containerView": "UIView", "control": "UIControl", "customObject": "NSObject",
    "datePicker": "UIDatePicker", "glkView": "GLKView", "glkViewController": "GLKViewController",
    "hostingController": "UIViewController", "imageView": "UIImageView", "label": "UILabel",
    "mapView": "MKMapView", "mtkView": "MTKView", "navigationBar": "UINavigationBar",
    "navigationController": "UINavigationController", "navigationItem": "UINavigationItem",
    "pageControl": "UIPageControl", "pageViewController": "UIPageViewController",
    "panGestureRecognizer": "UIPanGestureRecognizer", "pickerView": "UIPickerView",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer", "placeholder": "NSObject",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "progressView": "UIProgressView", "refreshControl": "UIRefreshControl",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer", "scrollView": "UIScrollView",
    "sceneKitView": "SCNView", "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "searchBar": "UISearchBar", "searchDisplayController": "UISearchDisplayController",
    "segmentedControl": "UISegmentedControl", "segue": "UIStoryboardSegue", "skView": "SKView",
    "slider": "UISlider", "splitViewController": "UISplitViewController",
    "stackView": "UIStackView", "stepper": "UIStepper",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer", "switch": "UISwitch",
    "tabBar": "UITabBar", "tabBarController": "UITabBarController", "tabBarItem": "UITabBarItem",
    "tableView": "UITableView", "tableViewCell": "UITableViewCell",
    "tableViewCellContentView": "UIView", "tableViewController": "UITableViewController",
    "tapGestureRecognizer": "UITapGestureRecognizer", "textField": "UITextField",
    "textView": "UITextView", "toolbar": "UIToolbar", "view": "UIView",
    "viewController": "UIViewController", "viewControllerLayoutGuide": "UILayoutSupport",
    "viewLayoutGuide": "UILayoutGuide", "visualEffectView": "UIVisualEffectView",
    "webView": "UIWebView", "window": "UIWindow", "wkWebView": "WKWebView",
}
KEYWORDS = set(
    "associatedtype class deinit enum extension fileprivate func import init inout internal let open"
    " operator private precedencegroup protocol public rethrows static struct subscript typealias"
    " var break case catch continue default defer do else fallthrough for guard if in repeat return"
    " throw switch where while any as await catch false is nil self Self super throws true try"
    .split()
)


@dataclasses.dataclass
class Declared:
    """A class that the document names and UIKit does not have."""

    name: str
    module: str | None
    superclass: str
    # Property → type, with `[…]` around it for a collection.
    outlets: dict = dataclasses.field(default_factory=dict)
    actions: list = dataclasses.field(default_factory=list)
    protocols: list = dataclasses.field(default_factory=list)


class Document:
    def __init__(self, path):
        self.types = stand_in.read_types()
        self.root = xml.etree.ElementTree.parse(path).getroot()
        self.by_id = {element.get("id"): element for element in self.root.iter() if element.get("id")}
        self.parents = {child: parent for parent in self.root.iter() for child in parent}
        self.classes = {}
        for element in self.root.iter():
            self.note_class(element)
        for element in self.root.iter():
            self.note_connections(element)

    # Classes

    def note_class(self, element):
        name = element.get("customClass")
        if not name or element.get("placeholderIdentifier") == "IBFirstResponder":
            return
        module = None if element.get("customModuleProvider") else element.get("customModule")
        if module is None and name in self.types:
            return
        superclass = self.superclass_of(element, name)
        known = self.classes.setdefault(name, Declared(name, module, superclass))
        # Used for several kinds of element: the most derived kind is all of the others.
        if self.inherits(superclass, known.superclass):
            known.superclass = superclass

    def superclass_of(self, element, name):
        if element.get("placeholderIdentifier") != "IBFilesOwner":
            if element.tag == "view" and any(
                    action.get("eventType") for action in element.iterfind("connections/action")):
                return "UIControl"  # Nothing else sends actions for events.
            return CLASSES.get(element.tag, "NSObject")
        # Nothing says what a file's owner is but what is wired to it, and its name.
        if any(outlet.get("property") == "view" for outlet in element.iter("outlet")):
            return "UIViewController"
        if name.endswith("Controller"):
            return "UIViewController"
        return "UIView" if re.search("(View|Cell|Button|Control)$", name) else "NSObject"

    def class_of(self, element):
        """The class of an object, custom or not; None where it is no object."""
        name = element.get("customClass")
        if name and element.get("placeholderIdentifier") != "IBFirstResponder":
            return name
        return CLASSES.get(element.tag)

    def line_of(self, name):
        """A class, its superclass, and so on."""
        while name in self.classes:
            yield name
            name = self.classes[name].superclass
        yield from stand_in.superclasses(self.types, name)
        yield "NSObject"

    def inherits(self, name, ancestor):
        return ancestor in self.line_of(name)

    def common_ancestor(self, left, right):
        return next((name for name in self.line_of(left) if self.inherits(right, name)), "NSObject")

    # Connections

    def note_connections(self, connection):
        kind = connection.tag
        if kind not in {"outlet", "outletCollection", "action"}:
            return
        source = self.source_of(connection)
        destination = self.by_id.get(connection.get("destination"))
        if source is None or destination is None:
            return
        if kind == "action":
            self.note_action(destination, connection.get("selector", ""))
        else:
            self.note_outlet(source, connection.get("property", ""), destination, kind)

    def source_of(self, connection):
        """The object whose <connections> hold a connection."""
        return self.parents.get(self.parents.get(connection))

    def note_action(self, destination, selector):
        declared = self.classes.get(self.class_of(destination))
        if declared and selector and selector not in declared.actions:
            declared.actions.append(selector)

    def note_outlet(self, source, name, destination, kind):
        source_class, type_name = self.class_of(source), self.class_of(destination)
        if not source_class or not type_name or not name:
            return
        inherited = self.inherited_property(source_class, name)
        protocol = inherited[0].rstrip("?!") if inherited else ""
        if self.types.get(protocol, ("",))[0] == "protocol":
            self.note_conformance(source_class, protocol, type_name)
            return
        declared = self.classes.get(source_class)
        if not declared or (inherited and inherited[1]):
            return
        if kind == "outletCollection":
            before = declared.outlets.get(name, f"[{type_name}]")[1:-1]
            declared.outlets[name] = f"[{self.common_ancestor(before, type_name)}]"
        else:
            before = declared.outlets.get(name, type_name)
            declared.outlets[name] = self.common_ancestor(before, type_name)

    def inherited_property(self, class_name, name):
        """The type of a property that UIKit declares for a class, and whether code may set it."""
        for ancestor in self.line_of(class_name):
            for _, declaration in self.types.get(ancestor, ("", "", []))[2]:
                found = re.match(rf"(?:weak )?var {re.escape(name)}: ([\w.\[\]]+[?!]?)", declaration)
                if found:
                    return found.group(1), "{ get }" not in declaration
        return None

    def note_conformance(self, source_class, protocol, destination_class):
        """`tableView.delegate` is declared by UIScrollView, and wants a UITableViewDelegate."""
        for ancestor in self.line_of(source_class):
            own = f"{ancestor}Delegate"
            if own in self.types and self.types[own][1] == protocol:
                protocol = own
                break
        declared = self.classes.get(destination_class)
        if not declared or protocol in declared.protocols:
            return
        conforming = {
            "UITableViewController": {"UITableViewDelegate", "UITableViewDataSource"},
            "UICollectionViewController": {"UICollectionViewDelegate", "UICollectionViewDataSource"},
            "GLKViewController": {"GLKViewDelegate"},
        }
        if not any(protocol in conforming.get(name, ()) for name in self.line_of(destination_class)):
            declared.protocols.append(protocol)

    # Text

    def files(self):
        """File name → text."""
        moved = self.move_into_modules()
        aliases = "".join(
            f"typealias {quoted(name)} = {self.classes[name].module}.{quoted(name)}\n" for name in moved)
        texts = {"Declarations.swift": self.text(None, also=moved) + ("\n" + aliases if moved else "")}
        for module in sorted({declared.module for declared in self.classes.values()} - {None}):
            texts[f"{module}.swift"] = self.text(module)
        return texts

    def move_into_modules(self):
        """A module cannot see the app's classes: those that its own classes refer to move into it,
        and the app keeps their names. (Older documents name the app's own module like any other.)
        """
        moved = []
        waiting = [declared for declared in self.classes.values() if declared.module]
        while waiting:
            declared = waiting.pop()
            for name in self.names_in(declared):
                other = self.classes.get(name)
                if other and other.module is None:
                    other.module = declared.module
                    moved.append(name)
                    waiting.append(other)
        return moved

    @staticmethod
    def names_in(declared):
        texts = [declared.superclass, *declared.outlets.values(), *declared.protocols]
        return re.findall(r"\w+", " ".join(texts))

    def text(self, module, also=()):
        """The classes of a module, or of the app; `also` names further classes that it refers to."""
        chosen = [declared for declared in self.classes.values() if declared.module == module]
        used = {name for declared in chosen for name in self.names_in(declared)} | set(also)
        modules = {stand_in.module_of(name) for name in used if name in self.types}
        others = {self.classes[name].module for name in used if name in self.classes}
        lines = [f"import {name}" for name in sorted({"UIKit"} | modules | others - {None, module})]
        for declared in chosen:
            lines += ["", *self.declaration(declared, "open" if module else "internal")]
        return "\n".join(lines) + "\n"

    def declaration(self, declared, access):
        inherited = ", ".join([declared.superclass, *declared.protocols])
        # Other modules' classes are open; the app's own need no word.
        word, member = ("open class", "open ") if access == "open" else ("class", "")
        yield f"@MainActor {word} {quoted(declared.name)}: {inherited} {{"
        for name, type_name in declared.outlets.items():
            overridden = self.inherited_property(declared.name, name)
            if overridden:
                # UIKit's own property can only be read; a class that wires it has made it settable.
                plain = overridden[0].rstrip("?!")
                yield f"  private var stored_{name}: {plain}?"
                yield f"  {member}override var {quoted(name)}: {overridden[0]} {{"
                yield f"    get {{ stored_{name} ?? super.{name} }}"
                yield f"    set {{ stored_{name} = newValue }}"
                yield "  }"
            elif type_name.startswith("["):
                yield f"  {member}var {quoted(name)}: {type_name}! = []"
            else:
                yield f"  {member}var {quoted(name)}: {type_name}!"
        for selector in declared.actions:
            yield f"  @objc({selector}) {member}{action(selector)} {{}}"
        yield "}"


def quoted(name):
    return f"`{name}`" if name in KEYWORDS else name


def action(selector):
    """`logIn:` → `func logIn(_ sender: Any)`, `drag:forEvent:` → `func drag(_ sender: Any, forEvent: Any)`."""
    first, *labels = selector.split(":")
    parameters = ["_ sender: Any"] if labels else []
    parameters += [f"{quoted(label)} argument{number}: Any" for number, label in enumerate(labels[:-1])]
    return f"func {quoted(first)}({', '.join(parameters)})"


def write(path, folder):
    """Writes the files; returns the names of the modules among them."""
    texts = Document(path).files()
    for name, text in texts.items():
        (pathlib.Path(folder) / name).write_text(text, encoding="utf-8")
    return [name.removesuffix(".swift") for name in texts if name != "Declarations.swift"]


if __name__ == "__main__":
    write(*sys.argv[1:])
