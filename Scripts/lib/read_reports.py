#!/usr/bin/env python3
"""Reads what `report` writes for people back with readers that are not ours.

usage: read_reports.py TOOL FOLDER

Reports on the documents below FOLDER, and on one in which every name tries to be markup. The Markdown,
rendered as GitHub does, must give whole tables and nothing but what the format itself puts there; the
page must hold nothing that acts; and both must carry or equal the trend line. Needs markdown-it-py and
linkify-it-py.
"""
import json
import os
import subprocess
import sys
import tempfile
from html.parser import HTMLParser
from xml.sax.saxutils import quoteattr

from markdown_it import MarkdownIt

NAMES = [
    "<script>alert(1)</script>", "@octocat and @github/team", "#1 GH-12 owner/repo#3", "a|b||c\\|d\\\\|e",
    "`tick` ``two`` ```", "[x](http://evil.example) ![y](http://evil.example/z.png)", "--> <!-- x",
    "</details></table><h1>big</h1>", "line\n\n# heading\n- item", "www.evil.example mail@evil.example",
    "https://evil.example", "**b** _i_ ~~s~~ $x$ :tada:", "<img src=x onerror=alert(1)>", "\\", "`", "|", "  ",
    "\"><style>*{display:none}</style>", "&lt;b&gt; &#64;x", "x" * 5000]
MARKDOWN_TAGS = {"h3", "p", "code", "table", "thead", "tbody", "tr", "th", "td", "sub", "strong", "ul", "li",
                 "details", "summary"}
PAGE_TAGS = {"html", "head", "meta", "title", "style", "body", "header", "main", "section", "h1", "h2", "h3",
             "p", "ul", "li", "strong", "small", "code", "br", "div", "table", "caption", "thead", "tbody",
             "tfoot", "tr", "th", "td", "svg", "rect", "details", "summary", "pre", "a"}


class Reader(HTMLParser):
    """Counts tags, and the cells of each row by table."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.tables, self.comments, self.text = {}, [], [], ""
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.tags[tag] = self.tags.get(tag, 0) + 1
        # The renderer says so where a column is set to the right.
        aligned = ("style", "text-align:right")
        if any(name.startswith("on") or name == "style" for name, text in attributes if (name, text) != aligned):
            sys.exit(f"<{tag}> has {attributes}")
        if tag == "a" and not dict(attributes).get("href", "").startswith("#scene-"):
            sys.exit(f"a link to {attributes}")
        if tag == "table":
            self.tables.append([])
        if tag == "tr":
            self.tables[-1].append(0)
        if tag in ("td", "th"):
            self.tables[-1][-1] += int(dict(attributes).get("colspan", 1))

    def handle_comment(self, data):
        self.comments.append(data)

    def handle_data(self, data):
        self.text += data


def report(tool, folder, form):
    done = subprocess.run([tool, "report", "--format", form, folder], capture_output=True, text=True,
                          check=False)
    if done.returncode != 0:
        sys.exit(f"{form}: status {done.returncode}: {done.stderr}")
    return done.stdout


def check(reader, allowed, what):
    if not set(reader.tags) <= allowed:
        sys.exit(f"{what}: {sorted(set(reader.tags) - allowed)}")
    for rows in reader.tables:
        if len(set(rows)) != 1:
            sys.exit(f"{what}: rows of {sorted(set(rows))} cells in one table")


def read(tool, folder):
    """The number of tables of both formats."""
    trend = json.loads(report(tool, folder, "trend"))
    markdown = report(tool, folder, "markdown")
    # Raw HTML stays, and bare addresses become links, as on GitHub.
    rendered = Reader(MarkdownIt("gfm-like", {"html": True, "linkify": True}).render(markdown))
    check(rendered, MARKDOWN_TAGS, "markdown")
    mark = " ibstack-trend "
    if len(rendered.comments) != 1 or json.loads(rendered.comments[0].removeprefix(mark)) != trend:
        sys.exit("markdown: no trend, or another one")
    if len(markdown) >= 65536:
        sys.exit(f"markdown: {len(markdown)} characters are too many for a comment")
    page = Reader(report(tool, folder, "html"))
    check(page, PAGE_TAGS, "html")
    if page.tags["style"] != 1 or page.comments:
        sys.exit("html: markup of a document's")
    return len(rendered.tables) + len(page.tables), rendered.text + page.text


def hostile():
    views = "".join(
        f"<stackView id={quote(name[:40])} userLabel={quote(name)} customClass={quote(name)}><subviews>"
        f"<label text={quote(name)} id='l{index}'/></subviews>"
        f"<variation key='heightClass=compact' spacing='3' axis={quote(name)}/></stackView>"
        for index, name in enumerate(NAMES))
    return (
        "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' toolsVersion='22505'"
        " targetRuntime='iOS.CocoaTouch' useAutolayout='YES' useTraitCollections='YES'><scenes><scene sceneID='s'>"
        f"<objects><viewController id='o' customClass={quote(NAMES[0] + NAMES[3])}><view key='view' id='root'>"
        f"<subviews>{views}</subviews></view></viewController></objects></scene></scenes></document>")


def quote(name):
    return quoteattr(name).replace("\n", "&#10;")


def main(tool, folder):
    tables, _ = read(tool, folder)
    if not tables:
        sys.exit("the documents give no tables to read back")
    with tempfile.TemporaryDirectory() as place:
        with open(os.path.join(place, "@a|`b` <c> #1.storyboard"), "w", encoding="utf-8") as file:
            file.write(hostile())
        _, text = read(tool, place)
        for name in NAMES[:5]:
            if text.count(name.split()[0]) < 2:
                sys.exit(f"{name} is not there as text")
    print(f"{tables} tables read back from markdown and html; names stay text")


if __name__ == "__main__":
    main(*sys.argv[1:])
