"""Checks what `ibstack lint --fix` does to the documents below a folder; see Scripts/verify-fixes.

usage: verify_fixes.py IBSTACK FOLDER
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import urllib.parse
import xml.parsers.expat

tool, source = sys.argv[1], pathlib.Path(sys.argv[2])

# Rounds of fixes that make room for each other; more have not been seen.
ROUNDS = 8


def lint(folder, *options):
    """The tool's standard output; it runs in the folder, so that it names documents as we do."""
    run = subprocess.run(
        [tool, "lint", *options, "."], cwd=folder, capture_output=True, text=True, check=False
    )
    if run.returncode not in (0, 1):
        sys.exit(f"ibstack lint {' '.join(options)} ended with {run.returncode}: {run.stderr}")
    return run.stdout


def decoded(data):
    for mark, encoding in (
        (b"\xff\xfe", "utf-16-le"),
        (b"\xfe\xff", "utf-16-be"),
        (b"\xef\xbb\xbf", "utf-8"),
    ):
        if data.startswith(mark):
            return mark, encoding, data[len(mark) :].decode(encoding)
    return b"", "utf-8", data.decode("utf-8")


def offset(text, line, column):
    """Lines end with a line feed; columns count characters from 1."""
    start = 0
    for _ in range(line - 1):
        start = text.index("\n", start) + 1
    return start + column - 1


def apply(text, results):
    """What the first fix of each finding makes of a text: those that touch another one wait."""
    chosen = []
    for result in results:
        if not result.get("fixes"):
            continue
        edits = []
        for replacement in result["fixes"][0]["artifactChanges"][0]["replacements"]:
            region = replacement["deletedRegion"]
            low = offset(text, region["startLine"], region["startColumn"])
            high = offset(text, region["endLine"], region["endColumn"])
            edits.append((low, high, replacement["insertedContent"]["text"]))
        new = [edit for edit in edits if edit not in chosen]
        if all(
            not (low < other[1] and other[0] < high or low == other[0])
            for low, high, _ in new
            for other in chosen
        ):
            chosen += new
    for low, high, inserted in sorted(chosen, reverse=True):
        text = text[:low] + inserted + text[high:]
    return text, bool(chosen)


def by_document(sarif):
    found = {}
    for result in json.loads(sarif)["runs"][0]["results"]:
        if result.get("suppressions"):
            continue
        uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        found.setdefault(urllib.parse.unquote(uri), []).append(result)
    return found


def announced(data, path, rules, folder):
    """What a document becomes when its announced edits are applied, round after round."""
    mark, encoding, text = decoded(data)
    scratch = folder / "one"
    for _ in range(ROUNDS):
        target = scratch / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(mark + text.encode(encoding))
        results = by_document(lint(scratch, "--rules", rules, "--format", "sarif")).get(path, [])
        text, changed = apply(text, results)
        if not changed:
            break
    shutil.rmtree(scratch, ignore_errors=True)
    return mark + text.encode(encoding)


def errors(folder):
    """Findings at error severity by document, as far as lines do not matter."""
    found = {}
    for finding in json.loads(lint(folder, "--rules", "all", "--format", "json"))["findings"]:
        if finding["severity"] == "error":
            key = (finding["rule"], tuple(finding["objects"]), tuple(finding["constraints"]))
            found.setdefault(finding["document"], set()).add(key)
    return found


def check(rules, documents, temporary):
    """Faults by document among those that the rules mend."""
    folder = pathlib.Path(tempfile.mkdtemp(dir=temporary))
    before, after = folder / "before", folder / "after"
    findings = {
        path: [result for result in results if result.get("fixes")]
        for path, results in by_document(
            lint(documents, "--rules", rules, "--format", "sarif")
        ).items()
    }
    fixable = sorted(path for path, results in findings.items() if results)
    for root in (before, after):
        for path in fixable:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(documents / path, root / path)
            # Translations beside it belong to it.
            for strings in (documents / path).parent.parent.glob("*.lproj/*.strings"):
                copy = root / strings.relative_to(documents)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(strings, copy)
    faults = {path: [] for path in fixable}
    if not fixable:
        return faults
    lint(after, "--rules", rules, "--fix", "--format", "json")
    mended = {path: (after / path).read_bytes() for path in fixable}
    lint(after, "--rules", rules, "--fix", "--format", "json")
    left = by_document(lint(after, "--rules", rules, "--format", "sarif"))
    old, new = errors(before), errors(after)
    for path in fixable:
        said = faults[path].append
        try:
            xml.parsers.expat.ParserCreate().Parse(mended[path], True)
        except xml.parsers.expat.ExpatError as error:
            said(f"does not parse any more: {error}")
        if mended[path] == (before / path).read_bytes():
            said("is not changed")
        if (after / path).read_bytes() != mended[path]:
            said("is changed again by a second run")
        if announced((before / path).read_bytes(), path, rules, folder) != mended[path]:
            said("is changed otherwise than announced")
        for result in left.get(path, []):
            if result.get("fixes"):
                said(f"keeps {result['ruleId']}: {result['message']['text']}")
        for key in sorted(new.get(path, set()) - old.get(path, set())):
            said(f"gets {key[0]} {' '.join(key[1] + key[2])}")
    shutil.rmtree(folder)
    return faults


def main():
    known = json.loads(
        subprocess.run([tool, "rules", "--format", "json"], capture_output=True, check=True).stdout
    )["rules"]
    fixable = [rule["id"] for rule in known if rule["fix"]]
    good = total = 0
    with tempfile.TemporaryDirectory() as temporary:
        for rules in fixable + ["all"]:
            faults = check(rules, source.resolve(), temporary)
            bad = {path: lines for path, lines in faults.items() if lines}
            print(f"{rules}: {len(faults) - len(bad)} of {len(faults)}")
            for path, lines in bad.items():
                for line in lines:
                    print(f"  {path} {line}")
            good += len(faults) - len(bad)
            total += len(faults)
    print(f"{good} of {total} documents are mended well")
    sys.exit(0 if good == total else 1)


main()
