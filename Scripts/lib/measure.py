"""Instruction counts and wall ratios of the stages of ibstack. Called by Scripts/measure.

Counts come from callgrind and repeat within half a percent, whatever else the machine does; they
depend on the compiler, so the record names the one it was made with. Wall times are medians of
five, and only their ratio to xmllint's time in the same run means anything.
"""

import os
import pathlib
import platform
import re
import statistics
import subprocess
import sys
import tempfile
import time

TOLERANCE = 0.02
RUNS = 5
# Generated documents whose layout must grow with their size, and how much faster it may.
GROWING = ("nested", "form")
SIZES = (1000, 10000)
GROWTH = 1.5
SKIPPED = {".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules"}


def documents(paths):
    """The storyboards and xibs below folders, in byte order; files as they are."""
    found = []
    for path in map(pathlib.Path, paths):
        if not path.is_dir():
            found.append(str(path))
            continue
        for folder, subfolders, files in os.walk(path):
            subfolders[:] = [name for name in subfolders if name not in SKIPPED]
            found += [
                os.path.join(folder, name)
                for name in files if name.endswith((".storyboard", ".xib"))
            ]
    return sorted(found, key=os.fsencode)


def stages(bench):
    return subprocess.run([bench, "stages"], check=True, capture_output=True, text=True).stdout.split()


def instructions(command):
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command],
        capture_output=True, text=True,
    )
    count = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode != 0 or count is None:
        sys.exit(f"{' '.join(command[:2])} failed under valgrind:\n{run.stderr}")
    return int(count.group(1))


def median_seconds(command):
    """Exit statuses are not looked at: a document with findings takes its time too."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def toolchain():
    version = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True).stdout
    return f"{re.search(r'Swift version [^ ]+', version).group(0)}, {platform.machine()}"


def read_record(path):
    """The toolchain the counts were recorded with, and stage → count."""
    made_with, counts = None, {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("# "):
                made_with = line[2:]
            elif line:
                stage, count = line.split("\t")
                counts[stage] = int(count)
    return made_with, counts


def compare_counts(bench, files, record_path, record):
    made_with, recorded = read_record(record_path)
    here = toolchain()
    counts = {stage: instructions([bench, stage, *files]) for stage in stages(bench)}
    if record:
        lines = [f"# {here}", *(f"{stage}\t{count}" for stage, count in counts.items())]
        record_path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    beyond = []
    for stage, count in counts.items():
        before = count if record else recorded.get(stage)
        if before is None:
            print(f"{stage:10} {count:14,}  not recorded")
            beyond.append(stage)
            continue
        change = count / before - 1
        print(f"{stage:10} {count:14,}  {change:+7.2%} of {before:,}")
        if abs(change) > TOLERANCE:
            beyond.append(stage)
    if made_with not in (None, here) and not record:
        print(f"Recorded with another toolchain ({made_with}; here {here}): not judged.")
        return 0
    if beyond:
        print(f"Beyond {TOLERANCE:.0%}: {', '.join(beyond)}. If that is right: Scripts/measure --record")
    return 1 if beyond else 0


def compare_growth(bench):
    """Counts of laying out generated documents of two sizes: ten times the views may cost little more than
    ten times the work."""
    status = 0
    with tempfile.TemporaryDirectory() as folder:
        for shape in GROWING:
            counts = []
            for views in SIZES:
                path = os.path.join(folder, f"{shape}-{views}.storyboard")
                with open(path, "w", encoding="utf-8") as out:
                    subprocess.run([bench, "generate", shape, str(views)], check=True, stdout=out)
                counts.append(instructions([bench, "layout", path]))
            growth = counts[1] / counts[0]
            print(f"{shape:10} {counts[0]:14,} to {counts[1]:,} from {SIZES[0]:,} to {SIZES[1]:,} views: × {growth:.1f}")
            if growth > GROWTH * SIZES[1] / SIZES[0]:
                status = 1
                print(f"{shape} grows faster than {GROWTH:g} times its size.")
    return status


def print_wall_ratios(bench, files):
    size = sum(os.path.getsize(name) for name in files)
    base = median_seconds(["xmllint", "--noout", *files])
    print(f"{'xmllint':10} {base * 1000:9.1f} ms  ({len(files)} files, {size:,} bytes)")
    for stage in stages(bench):
        seconds = median_seconds([bench, stage, *files])
        print(f"{stage:10} {seconds * 1000:9.1f} ms  {seconds / base:6.2f} × xmllint")


def main(bench, repository, *arguments):
    root = pathlib.Path(repository)
    if arguments[:1] == ("--wall",) and len(arguments) > 1:
        print_wall_ratios(bench, documents(arguments[1:]))
        return 0
    if arguments not in ((), ("--record",)):
        print("usage: Scripts/measure [--record | --wall PATH…]", file=sys.stderr)
        return 2
    files = documents([root / "SampleDocuments"])
    if not files:
        sys.exit("There are no documents in SampleDocuments.")
    status = compare_counts(bench, files, root / "Scripts/measure.tsv", bool(arguments))
    status = max(status, compare_growth(bench))
    print_wall_ratios(bench, files)
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
