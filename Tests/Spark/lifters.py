"""Invents the histories of many lifters as one table: lifters.py LIFTERS FILE

Rows come by lifter, date, exercise and set, and are the same on every machine.
"""

import sys
from datetime import date, timedelta

EXERCISES = ["Bench Press", "Squat", "Barbell Row", "Overhead Press"]
MASK = (1 << 64) - 1


def numbers(seed):
    """Whole numbers of 32 bits that look like chance."""
    state = (seed * 0x9E3779B97F4A7C15 + 1) & MASK
    while True:
        state = (state * 6364136223846793005 + 1442695040888963407) & MASK
        yield state >> 32


def text(quarters):
    """Quarters of a kilogram as a weight."""
    return f"{quarters >> 2}{('', '.25', '.5', '.75')[quarters & 3]}"


def history(lifter):
    """The rows of one lifter; three sets, now and then a burnout, and a session left out."""
    luck = numbers(lifter)
    tops = [160 + next(luck) % 30 * 10 for _ in EXERCISES]
    day = date(2020, 1, 1) + timedelta(days=next(luck) % 400)
    for _ in range(3 + next(luck) % 10):
        for index, exercise in enumerate(EXERCISES):
            chance = next(luck)
            if chance & 15 == 0:
                continue
            top = tops[index]
            gap = 0 if chance >> 22 & 7 == 0 else 20 + (chance >> 4 & 1) * 5
            weights = [top, top - gap, top - 40]
            if chance >> 5 & 15 == 0:
                weights.append(top // 2 // 5 * 5)
            for number, weight in enumerate(weights):
                reps = 5 + (chance >> 9 + 2 * number & 3) + (12 if number == 3 else 0)
                yield f"lifter-{lifter:05d},{day},{exercise},{number + 1},{text(weight)},{reps}\n"
            if chance >> 20 & 3:
                tops[index] += 10 if 5 + (chance >> 9 & 3) >= 8 else 0
        day += timedelta(days=2 + next(luck) % 4)


def main():
    lifters, path = int(sys.argv[1]), sys.argv[2]
    with open(path, "w", buffering=1 << 20) as table:
        table.write("lifter,date,exercise,set,weight,reps\n")
        for lifter in range(lifters):
            table.writelines(history(lifter))


main()
