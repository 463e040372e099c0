#!/usr/bin/env python3
"""Reads what `lint` writes back with readers that are not ours.

usage: read_formats.py TOOL FOLDER

Lints the documents below FOLDER with every rule in every format; each output must be read by its reader
and hold as many findings as `--format json` lists. Needs sarif-tools, junitparser and jsonschema.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

import jsonschema
from junitparser import JUnitXml
from sarif import loader

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "formats")


def lint(tool, folder, form):
    # From the folder above, so that paths are relative as in a checkout.
    parent, name = os.path.split(os.path.abspath(folder))
    done = subprocess.run([tool, "lint", name, "--rules", "all", "--format", form], cwd=parent,
                          capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        sys.exit(f"{form}: status {done.returncode}: {done.stderr}")
    return done.stdout


def schema(name, value):
    with open(os.path.join(HERE, name + ".schema.json"), encoding="utf-8") as file:
        text = json.load(file)
    jsonschema.Draft202012Validator.check_schema(text)
    jsonschema.validate(value, text, cls=jsonschema.Draft202012Validator)


def read_json(text):
    value = json.loads(text)
    schema("findings", value)
    return len(value["findings"])


def read_sarif(text):
    value = json.loads(text)
    schema("sarif", value)
    rules = value["runs"][0]["tool"]["driver"]["rules"]
    for result in value["runs"][0]["results"]:
        index = result.get("ruleIndex")
        if index is not None and rules[index]["id"] != result["ruleId"]:
            sys.exit(f"sarif: rule {index} is not {result['ruleId']}")
    with tempfile.NamedTemporaryFile("w", suffix=".sarif", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        read = loader.load_sarif_file(file.name)
        return len(read.get_results()) - sum(
            bool(result["suppressions"]) for result in value["runs"][0]["results"])


def read_junit(text):
    suites = JUnitXml.fromstring(text.encode())
    failures = sum(1 for suite in suites for case in suite for _ in case.result)
    if failures != suites.failures or suites.tests != sum(1 for suite in suites for _ in suite):
        sys.exit("junit: the counts are not those of the cases")
    return failures


def read_checkstyle(text):
    root = ElementTree.fromstring(text.encode())
    return sum(1 for file in root.iter("file") for _ in file.iter("error"))


def read_gitlab(text):
    value = json.loads(text)
    schema("gitlab", value)
    if len({entry["fingerprint"] for entry in value}) != len(value):
        sys.exit("gitlab: two findings have one fingerprint")
    return len(value)


def read_github(text):
    pattern = re.compile(r"::(error|warning|notice) file=[^,:]+,line=\d+(,\w+=[^,:]+)*::.+")
    lines = text.splitlines()
    for line in lines:
        if not pattern.fullmatch(line):
            sys.exit(f"github: not a workflow command: {line}")
    return len(lines)


def read_xcode(text):
    pattern = re.compile(r".+:\d+:\d+: (error|warning|info): .+ \[[a-z0-9-]+\]")
    lines = text.splitlines()
    for line in lines:
        if not pattern.fullmatch(line):
            sys.exit(f"xcode: not a problem: {line}")
    return len(lines)


def main(tool, folder):
    expected = read_json(lint(tool, folder, "json"))
    if not expected:
        sys.exit("the documents give no findings to read back")
    readers = {"sarif": read_sarif, "junit": read_junit, "checkstyle": read_checkstyle,
               "gitlab": read_gitlab, "github": read_github, "xcode": read_xcode}
    for form, read in readers.items():
        count = read(lint(tool, folder, form))
        if count != expected:
            sys.exit(f"{form}: {count} findings are read back, not {expected}")
    print(f"{expected} findings read back from json, {', '.join(readers)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
