#!/usr/bin/env python3
"""Writes Tests/TweenMathTests/reference.txt: true values of the elementary functions.

A line `function NAME` starts a section. Each further line holds, separated by blanks, the bits of
the arguments (one or two) and of the nearest double as hexadecimal numbers, then how far the true
value lies from that double, in thousandths of a unit in its last place. The arguments are special
values, borders where an implementation may change its method, the doubles nearest to multiples of
pi / 2, random ones of every size, and of many random ones those whose values lie closest to the
middle of two doubles. Everything is computed with mpmath to 240 bits. Same output on every run.
"""

import pathlib
import random
import struct

from mpmath import libmp, mp, mpf

mp.prec = 240
TARGET = pathlib.Path(__file__).resolve().parent.parent / "Tests/TweenMathTests/reference.txt"
RANDOM, CANDIDATES, HARDEST = 450, 6000, 150
INF, NAN = float("inf"), float("nan")


def bits(x):
    return "7ff8000000000000" if x != x else struct.pack(">d", x).hex()


def from_bits(n):
    return struct.unpack(">d", struct.pack(">Q", n))[0]


def nearest(value):
    """The double nearest to an mpf, and the distance to the value in thousandths of an ulp."""
    if value == 0:
        return 0.0, 0
    size = mp.mag(value)  # 2^(size - 1) <= |value| < 2^size, or one more
    if size > 1030:
        return (INF if value > 0 else -INF), 0
    if size < -1080:
        return (0.0 if value > 0 else -0.0), 0
    exponent = max(int(size) - 53, -1074)
    if abs(value) < mp.ldexp(1, exponent + 52) and exponent > -1074:
        exponent -= 1
    scaled = mp.ldexp(value, -exponent)
    whole = int(mp.nint(scaled))
    if abs(whole) * 2 ** (exponent + 1074) >= 2 ** (1024 + 1074):
        return (INF if whole > 0 else -INF), 0
    return float(mp.ldexp(whole, exponent)), int(mp.nint((scaled - whole) * 1000))


def beside(x, steps):
    """`x` and the doubles up to `steps` away from it."""
    n = struct.unpack(">Q", struct.pack(">d", x))[0]
    return [from_bits(n + k) for k in range(-steps, steps + 1)]


def near_half_pi_multiples():
    """For exponents all over the range, the double that lies nearest to a multiple of pi / 2.

    By the continued fraction of 2^e / (pi / 2): its convergents' denominators are the mantissas."""
    found = []
    saved, mp.prec = mp.prec, 1400
    for e in range(-50, 971, 4):
        ratio = mp.ldexp(2 / mp.pi, e)
        older, old, rest = 0, 1, ratio
        while True:
            whole = int(mp.floor(rest))
            rest = 1 / (rest - whole)
            digit = int(mp.floor(rest))
            older, old = old, digit * old + older
            if old >= 2**53:
                break
        found.append(float(mp.ldexp(mpf(older), e)))
    mp.prec = saved
    return [x for x in found if x > 0.5]


def sized(source, low, high, signed=True):
    x = (1 + source.random()) * 2.0 ** max(source.randint(low, high), -1022)
    if low < -1022 and source.random() < 0.1:
        x = from_bits(source.getrandbits(52))
    return -x if signed and source.random() < 0.5 else x


def both_signs(values):
    return [s * v for v in values for s in (1, -1)]


CIRCLE = both_signs(
    [1e-300, 5e-324, 2.0**-1022, 0.5, 1.0, 1.5, 2.0, 3.0, 100.0, 1e5, 1e10, 1e22, 1e300]
    + [from_bits(0x7FEFFFFFFFFFFFFF)]
    + [y for x in (2.0**-27, 0.7853981633974483, 1.5707963267948966, 3.141592653589793,
                   6.283185307179586, 1638400.0, 1647099.0) for y in beside(x, 3)])
EXPONENTS = both_signs(
    [5e-324, 2.0**-1022, 1e-20, 1e-10, 0.5, 1.0, 2.0, 10.0, 100.0, 700.0]
    + [y for x in (2.0**-54, 0.25, 0.34657359, 38.0, 40.0, 704.0) for y in beside(x, 2)]
) + [709.7, 709.782712893384, 709.79, 710.5, 1000.0, 1e300, -708.4, -740.0, -745.1, -745.2,
     -746.5, -1000.0, -1e300]
UNIT = both_signs(
    [5e-324, 1e-300, 2.0**-60, 0.1, 0.5, 0.70710678118654752, 0.9, 0.99999]
    + beside(2.0**-27, 2) + [1 - k * 2.0**-53 for k in range(12)] + [1 - 2.0**-k for k in range(2, 40)])
LINE = both_signs(
    [5e-324, 1e-310, 2.0**-1022, 1e-100, 0.1, 0.5, 2.0, 8.0, 27.0, 1000.0, 1e18, 1e100, 1.7e308]
    + [y for x in (2.0**-28, 1.0, 1 / 128, 3 / 128, 63 / 128, 2.0**60) for y in beside(x, 2)])
POSITIVE = (
    [5e-324, 1e-310, 2.0**-1022, 1e-100, 0.1, 0.5, 2.0, 8.0, 10.0, 1e22, 1e100, 1.7e308]
    + [y for x in (1.0, 0.705078125, 1.41015625, 1.00390625, 0.998046875) for y in beside(x, 8)]
    + [2.0**k for k in range(-1070, 1024, 97)])
POWERS = [
    (2.0, 0.5), (2.0, -1074.0), (2.0, -1075.5), (2.0, 1023.5), (2.0, 1024.0), (10.0, 308.0),
    (10.0, 309.0), (10.0, -323.0), (-2.0, 3.0), (-2.0, -1073.0), (-8.0, 4.0), (-1.5, 1001.0),
    (0.5, 1074.0), (5e-324, 0.5), (5e-324, -0.9), (1e-310, 1.01), (1.7e308, 0.99), (3.0, 33.0),
    (1 + 2.0**-52, 2.0**58), (1 - 2.0**-53, 2.0**59), (1 - 2.0**-53, -(2.0**60)), (7.0, 1e-300),
    (1 + 2.0**-52, 1e300), (0.3, 1e300), (9.0, 0.5), (1.1, 2.2), (0.0625, -0.25),
]
POINTS = [
    (a * s, b * t)
    for a, b in ((1, 1), (1, 2), (3, 4), (5e-324, 5e-324), (5e-324, 1), (1, 5e-324), (1e300, 1e300),
                 (1.7e308, 1.7e308), (1e-300, 1e-310), (1e308, 1e-308), (1e-160, 1e-170),
                 (2.0**500, 2.0**499), (2.0**-400, 2.0**-401), (1, 2.0**-60), (1, 2.0**-61),
                 (1e-310, 2e-310), (1, 2.0**-27), (1, 2.0**-54))
    for s in (1.0, -1.0) for t in (1.0, -1.0)]


def circle(source):
    return (sized(source, -30, 1023) if source.random() < 0.5 else source.uniform(-10, 10),)


def exponent(source):
    return (sized(source, -60, 8) if source.random() < 0.3 else source.uniform(-745, 709),)


def unit(source):
    return (sized(source, -60, -1) if source.random() < 0.3 else source.uniform(-1, 1),)


def line(source):
    return (sized(source, -1074, 1023) if source.random() < 0.5 else source.uniform(-10, 10),)


def positive(source):
    return (sized(source, -1074, 1023, False) if source.random() < 0.5 else source.uniform(0, 10),)


def power(source):
    if source.random() < 0.5:
        return source.uniform(0, 10), source.uniform(-10, 10)
    x = sized(source, -1074, 1023, False)
    return x, float(source.uniform(-745, 709) / mp.log(x))


def point(source):
    if source.random() < 0.5:
        return source.uniform(-10, 10), source.uniform(-10, 10)
    x = sized(source, -500, 500)
    return x, x * sized(source, -30, 30)


def singles(values):
    return [(v,) for v in values]


def angle(y, x):
    """atan2, with the quotient where mpmath would cancel."""
    return mp.atan(y / x) if x > 0 else mp.atan2(y, x)


PI_MULTIPLES = near_half_pi_multiples()
FUNCTIONS = [
    ("sin", mp.sin, CIRCLE + PI_MULTIPLES, circle),
    ("cos", mp.cos, CIRCLE + PI_MULTIPLES, circle),
    ("tan", mp.tan, CIRCLE + PI_MULTIPLES, circle),
    ("asin", mp.asin, UNIT, unit),
    ("acos", mp.acos, UNIT, unit),
    ("atan", mp.atan, LINE, line),
    ("atan2", angle, POINTS, point),
    ("exp", mp.exp, EXPONENTS, exponent),
    ("expm1", mp.expm1, EXPONENTS, exponent),
    ("log", mp.log, POSITIVE, positive),
    ("log2", lambda x: mp.log(x) / mp.log(2), POSITIVE, positive),
    ("pow", mp.power, POWERS, power),
    ("cbrt", lambda x: mp.cbrt(x) if x > 0 else -mp.cbrt(-x), LINE, line),
    ("hypot", mp.hypot, POINTS, point),
]


def evaluate(function, arguments):
    exact = [mpf(x) for x in arguments]
    try:
        # A fifth more bits than the largest exponents of the arguments and cancellation take.
        with mp.workprec(1400 if max(abs(x) for x in exact) > 2**60 else 240):
            value = +function(*exact)
    except (OverflowError, libmp.libhyper.NoConvergence):
        return None
    return nearest(value)


def section(name, function, fixed, draw):
    source = random.Random(name)
    fixed = [a if isinstance(a, tuple) else (a,) for a in fixed]
    chosen = list(fixed)
    chosen += [draw(source) for _ in range(RANDOM)]
    candidates = []
    for _ in range(CANDIDATES):
        arguments = draw(source)
        _, distance = evaluate(function, arguments)
        candidates.append((-abs(distance), arguments))
    candidates.sort()
    chosen += [arguments for _, arguments in candidates[:HARDEST]]
    rows = []
    for arguments in chosen:
        result, distance = evaluate(function, arguments)
        rows.append(" ".join([bits(x) for x in arguments] + [bits(result), str(distance)]))
    return [f"function {name}"] + rows


def main():
    lines = ["# Made by scripts/make-math-reference.py, which describes the format."]
    for entry in FUNCTIONS:
        lines += section(*entry)
    TARGET.write_text("\n".join(lines) + "\n")


main()
