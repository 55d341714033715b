"""Compares the totals of a table in parts with those of one process:

    totals.py local|spark RPT TABLE PARTS

A part has the header as its first line, and all rows of its lifters in their order.
"""

import json
import shlex
import subprocess
import sys
import time
from itertools import chain
from zlib import crc32

RPT, TABLE, PARTS = sys.argv[2], sys.argv[3], int(sys.argv[4])
COMMAND = [RPT, "replay", "--csv", "-", "--summary", "--json"]


def part_of(lifter):
    """The part of a lifter: the same in every process, which Python's own hash is not."""
    return crc32(lifter.encode()) % PARTS


def total(answers):
    """The sums over the answers of all parts, one flat dictionary."""
    sums = {}
    for answer in map(json.loads, answers):
        numbers = {key: answer[key] for key in ("decisions", "weight", "reps")}
        for key, value in chain(numbers.items(), answer["rules"].items()):
            sums[key] = sums.get(key, 0) + value
    return sums


def one_process():
    with open(TABLE) as table:
        return [subprocess.run(COMMAND, stdin=table, stdout=subprocess.PIPE, check=True).stdout]


def local():
    """The parts as processes of rpt."""
    pipe = subprocess.PIPE
    parts = [subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, text=True) for _ in range(PARTS)]
    with open(TABLE) as table:
        header = next(table)
        for part in parts:
            part.stdin.write(header)
        for row in table:
            parts[part_of(row.split(",", 1)[0])].stdin.write(row)
    answers = [part.communicate()[0] for part in parts]
    if any(part.returncode != 0 for part in parts):
        sys.exit("a part failed")
    return answers


def spark():
    """The parts as partitions of Apache Spark."""
    from pyspark import SparkConf, SparkContext

    conf = SparkConf().setMaster("local[2]").setAppName("rpt")
    conf.set("spark.ui.enabled", "false").set("spark.ui.showConsoleProgress", "false")
    context = SparkContext(conf=conf)
    context.setLogLevel("ERROR")
    lines = context.textFile(TABLE, PARTS)
    header = lines.first()
    answers = (
        lines.zipWithIndex()
        .filter(lambda line: line[1] > 0)
        .map(lambda line: ((line[0].split(",", 1)[0], line[1]), line[0]))
        .repartitionAndSortWithinPartitions(PARTS, lambda key: part_of(key[0]))
        .values()
        .mapPartitions(lambda rows: chain([header], rows))
        .pipe(shlex.join(COMMAND), checkCode=True)
        .collect()
    )
    context.stop()
    return answers


def timed(body):
    start = time.monotonic()
    answers = body()
    return answers, f"{time.monotonic() - start:.1f} s"


def main():
    whole, whole_time = timed(one_process)
    parts, parts_time = timed(spark if sys.argv[1] == "spark" else local)
    expected, found = total(whole), total(parts)
    print(f"{'':12} {'one process':>16} {f'{len(parts)} parts':>16}")
    for key in expected:
        same = "" if expected[key] == found.get(key) else "   differs"
        print(f"{key:12} {expected[key]:16} {found.get(key, 0):16}{same}")
    print(f"{'time':12} {whole_time:>16} {parts_time:>16}")
    if expected != found or len(parts) != PARTS or not expected["decisions"]:
        sys.exit("the totals differ")
    print("the totals are equal")


main()
