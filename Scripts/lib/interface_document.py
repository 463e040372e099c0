"""An Interface Builder document as its XML says it, read without ibstack: elements with their number
in document order and their line, and the document resolved for one set of traits.
"""

import dataclasses
import xml.parsers.expat

# Elements that stand for a view wherever they occur.
VIEWS = set(
    "activityIndicatorView arscnView arskView arView avPlayerView button collectionReusableView"
    " collectionView collectionViewCell collectionViewCellContentView containerView control"
    " datePicker glkView imageView label mapView mtkView navigationBar pageControl pickerView"
    " progressView refreshControl sceneKitView scrollView searchBar segmentedControl skView slider"
    " stackView stepper switch tabBar tableView tableViewCell tableViewCellContentView textField"
    " textView toolbar view visualEffectView webView window wkWebView adBannerView"
    " opaqueTableViewCell tableViewHeaderFooterView colorWell collectionViewListCell".split())


@dataclasses.dataclass(eq=False)
class Element:
    number: int
    tag: str
    attributes: dict
    line: int
    parent: object
    children: list = dataclasses.field(default_factory=list)
    text: str = ""

    def get(self, name, default=None):
        return self.attributes.get(name, default)

    @property
    def id(self):
        return self.get("id")

    @property
    def key(self):
        return self.get("key")

    @property
    def is_view(self):
        return self.tag in VIEWS and not (self.tag == "view" and "reference" in self.attributes)

    def child(self, tag=None, key=None):
        for child in self.children:
            if (tag is None or child.tag == tag) and (key is None or child.key == key):
                return child
        return None

    def contents(self, tag):
        folder = self.child(tag)
        return folder.children if folder else []

    def walk(self):
        """The element and everything in it, in document order."""
        pending = [self]
        while pending:
            element = pending.pop()
            yield element
            pending += reversed(element.children)

    def ancestors(self):
        element = self.parent
        while element:
            yield element
            element = element.parent

    @property
    def superview(self):
        """The next view above."""
        return next((above for above in self.ancestors() if above.is_view), None)

    @property
    def name(self):
        given = self.get("userLabel")
        identity = f" {self.id}" if self.id else ""
        return f"{self.tag}{identity}" + (f" “{given}”" if given else "")


class Document:
    def __init__(self, data):
        self.data = data
        self.elements = []
        self.root = self.read(data)
        self.by_id = {}
        for element in self.elements:
            if element.id and "reference" not in element.attributes:
                self.by_id.setdefault(element.id, element)

    def read(self, data):
        parser = xml.parsers.expat.ParserCreate()
        parser.buffer_text = True
        stack = []

        def start(tag, attributes):
            parent = stack[-1] if stack else None
            element = Element(len(self.elements), tag, attributes, parser.CurrentLineNumber, parent)
            if parent:
                parent.children.append(element)
            self.elements.append(element)
            stack.append(element)

        def characters(text):
            if stack:
                stack[-1].text += text

        parser.StartElementHandler = start
        parser.EndElementHandler = lambda _: stack.pop()
        parser.CharacterDataHandler = characters
        parser.Parse(data, True)
        return self.elements[0]

    @property
    def variations(self):
        return [
            element for element in self.elements
            if element.tag == "variation" and element.key != "default"]

    @property
    def varies(self):
        return bool(self.variations)

    @property
    def varies_on_mac(self):
        return any("userInterfaceIdiom=mac" in (element.key or "") for element in self.variations)


@dataclasses.dataclass(frozen=True)
class Traits:
    width: str
    height: str
    idiom: str = "phone"

    @staticmethod
    def named(name):
        """`wC hR`, and with ` mac` for that idiom."""
        words = {"C": "compact", "R": "regular"}
        parts = name.split()
        return Traits(words[parts[0][1]], words[parts[1][1]], "mac" if "mac" in parts else "phone")

    def match(self, key):
        """How many traits a variation's key names, or None where one of them is another."""
        own = {"widthClass": self.width, "heightClass": self.height, "userInterfaceIdiom": self.idiom}
        if key == "default":
            return 0
        parts = [part.partition("=") for part in (key or "").split("-")]
        return len(parts) if all(own.get(name) == value for name, _, value in parts) else None


class Resolved:
    """A document in one configuration: what names more traits wins, among equals the later."""

    def __init__(self, document, traits):
        self.document = document
        self.traits = traits
        self.cached = {}

    def variations(self, element):
        """Those that hold, weakest first."""
        known = self.cached.get(element.number)
        if known is None:
            matching = [
                (count, number, child) for number, child in enumerate(element.children)
                if child.tag == "variation" and (count := self.traits.match(child.key)) is not None]
            known = self.cached[element.number] = [child for _, _, child in sorted(matching, key=lambda m: m[:2])]
        return known

    def get(self, element, name, default=None):
        for variation in reversed(self.variations(element)):
            if name in variation.attributes and name != "key":
                return variation.attributes[name]
        return element.get(name, default)

    def child(self, element, key, tag=None):
        for variation in reversed(self.variations(element)):
            found = variation.child(tag, key)
            if found:
                return found
        return element.child(tag, key)

    def is_kept(self, element, owner, what):
        """Whether masks leave a subview or a constraint in place."""
        kept = True
        for variation in self.variations(owner):
            mask = variation.child("mask", what)
            for entry in mask.children if mask else []:
                if element.id and entry.get("reference") == element.id:
                    kept = entry.tag == "include"
        return kept

    def is_installed(self, view):
        """Whether masks leave a view and everything above it in the hierarchy."""
        while view:
            above = view.superview
            if above and not self.is_kept(view, above, "subviews"):
                return False
            view = above
        return True
