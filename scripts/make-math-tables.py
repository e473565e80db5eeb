#!/usr/bin/env python3
"""Writes Sources/TweenMath/Tables.swift: the constants behind TweenMath's elementary functions.

Every number comes from a formula evaluated to 80 digits with mpmath and is then rounded once; the
comment above each table says what it holds. Run it from anywhere: scripts/make-math-tables.py
(needs python3-mpmath). `--check` writes nothing and fails if the file is not up to date.
"""

import pathlib
import sys

from mpmath import mp, mpf

mp.dps = 80
TARGET = pathlib.Path(__file__).resolve().parent.parent / "Sources/TweenMath/Tables.swift"


def rounded(value, bits=53):
    """`value` to the nearest number of `bits` significant bits, ties to even."""
    mantissa, exponent = mp.frexp(value)
    return mp.ldexp(mp.nint(mp.ldexp(mantissa, bits)), int(exponent) - bits)


def on_grid(value, grid):
    """`value` to the nearest multiple of 2**grid."""
    return mp.ldexp(mp.nint(mp.ldexp(value, -grid)), grid)


def literal(value):
    """A Swift literal of exactly the double that `value` rounds to."""
    value = rounded(value)
    if value == 0:
        return "0"
    if value == mp.nint(value) and abs(value) < 4096:
        return str(int(value))
    text = float(value).hex()
    mantissa, exponent = text.split("p")
    if "." in mantissa:
        mantissa = mantissa.rstrip("0").rstrip(".")
    return f"{mantissa}p{exponent.lstrip('+')}"


def chebyshev_fit(function, low, high, count):
    """Coefficients, lowest first, of the polynomial that meets `function` at Chebyshev nodes.

    Within a small factor of the best polynomial of its degree."""
    middle, half = (low + high) / 2, (high - low) / 2
    nodes = [middle + half * mp.cos(mp.pi * (2 * j + 1) / (2 * count)) for j in range(count)]
    matrix = mp.matrix(count, count)
    values = mp.matrix(count, 1)
    for row, node in enumerate(nodes):
        values[row] = function(node)
        for column in range(count):
            matrix[row, column] = node**column
    return list(mp.lu_solve(matrix, values))


def sine_tail(z):
    """(sin r / r - 1) / z for z = r * r."""
    return mp.nsum(lambda k: (-1) ** k * z ** (k - 1) / mp.factorial(2 * k + 1), [1, 30])


def cosine_tail(z):
    """(cos r - 1 + z / 2) / z**2 for z = r * r."""
    return mp.nsum(lambda k: (-1) ** k * z ** (k - 2) / mp.factorial(2 * k), [2, 30])


def exponential_tail(x):
    """(e**x - 1 - x - x**2 / 2) / x**3."""
    return mp.nsum(lambda k: x ** (k - 3) / mp.factorial(k), [3, 40])


lines = []


def emit(text=""):
    lines.append(text)


def scalar(name, value, comment):
    emit(f"  /// {comment}")
    emit(f"  static let {name}: Double = {literal(value)}")


def table(name, values, comment, element="Double", show=literal):
    for row in comment.split("\n"):
        emit(f"  /// {row}")
    emit(f"  static let {name}: InlineArray<{len(values)}, {element}> = [")
    row = "   "
    for value in values:
        item = f" {show(value)},"
        if len(row) + len(item) > 100:
            emit(row)
            row = "   "
        row += item
    emit(row)
    emit("  ]")


def main():
    half_pi, ln2 = mp.pi / 2, mp.log(2)
    emit("// Made by scripts/make-math-tables.py. Do not edit.")
    emit("// swift-format-ignore-file")
    emit()
    emit("/// Constants of the elementary functions. `high` parts are short on purpose: their products")
    emit("/// with small integers are exact. `low` parts are what is missing from the true value.")
    emit("enum Tables {")

    emit("  // MARK: Circle")
    emit()
    scalar("twoOverPi", 2 / mp.pi, "2 / pi.")
    first = rounded(half_pi, 33)
    second = rounded(half_pi - first, 33)
    scalar("halfPiFirst", first, "pi / 2 to 33 bits.")
    scalar("halfPiSecond", second, "The next 33 bits of pi / 2.")
    scalar("halfPiThird", half_pi - first - second, "The rest of pi / 2.")
    scalar("halfPiHigh", half_pi, "pi / 2, nearest.")
    scalar("halfPiLow", half_pi - rounded(half_pi), "pi / 2 - halfPiHigh.")
    scalar("piLow", mp.pi - rounded(mp.pi), "pi less its nearest double.")
    mp.dps = 420
    digits = int(mp.floor(mp.ldexp(2 / mp.pi, 64 * 20)))
    words = [(digits >> (64 * (19 - j))) & (2**64 - 1) for j in range(20)]
    mp.dps = 80
    table(
        "twoOverPiBits", [0] + words,
        "64 zero bits, then the first 1280 bits behind the point of 2 / pi, highest word first.",
        "UInt64", lambda word: "0x" + "_".join(f"{word:016X}"[k : k + 4] for k in (0, 4, 8, 12)))
    bound = (mp.pi / 4) ** 2 * mpf("1.0001")
    table(
        "sine", chebyshev_fit(sine_tail, mpf(0), bound, 6),
        "sin r = r + r z S(z), z = r r, for |r| <= pi / 4: coefficients of S.")
    table(
        "cosine", chebyshev_fit(cosine_tail, mpf(0), bound, 6),
        "cos r = 1 - z / 2 + z z C(z): coefficients of C.")
    angles = [mp.atan(mpf(k) / 64) for k in range(65)]
    pairs = []
    for angle in angles:
        pairs += [rounded(angle), angle - rounded(angle)]
    table("arctangent", pairs, "atan(k / 64), high and low, for k in 0...64.")
    emit()

    emit("  // MARK: Exponentials")
    emit()
    step = ln2 / 128
    scalar("stepsPerUnit", 1 / step, "128 / ln 2: steps of 2^(1/128) in a factor of e.")
    high = rounded(step, 34)
    scalar("stepHigh", high, "ln 2 / 128 to 34 bits.")
    scalar("stepLow", step - high, "ln 2 / 128 - stepHigh.")
    pairs = []
    for k in range(128):
        value = mp.power(2, mpf(k) / 128)
        pairs += [rounded(value), value / rounded(value) - 1]
    table(
        "powersOfTwo", pairs,
        "2^(k / 128) for k in 0..<128: the nearest double, then the relative error left.")
    table(
        "exponentialMinusOne", chebyshev_fit(exponential_tail, mpf("-0.2501"), mpf("0.2501"), 10),
        "e^x - 1 = x + x x / 2 + x x x E(x) for |x| <= 1/4: coefficients of E.")
    emit()

    emit("  // MARK: Logarithms")
    emit()
    high = on_grid(ln2, -42)
    scalar("ln2High", high, "ln 2 to a multiple of 2^-42.")
    scalar("ln2Low", ln2 - high, "ln 2 - ln2High.")
    inverse = 1 / ln2
    scalar("inverseLn2High", inverse, "1 / ln 2, nearest.")
    scalar("inverseLn2Low", inverse - rounded(inverse), "1 / ln 2 - inverseLn2High.")
    # Interval k starts at the bit pattern 0x3FE6_9000_0000_0000 + k 2^45; 1 is the middle of k = 75.
    triples = []
    for k in range(128):
        start = 0x3FE69000_00000000 + (k << 45)
        middle = start + (1 << 44)
        value = mp.ldexp(1 + mpf(middle & (2**52 - 1)) / 2**52, (middle >> 52) - 1023)
        reciprocal = on_grid(1 / value, -12)
        logarithm = -mp.log(reciprocal)
        high = on_grid(logarithm, -42)
        triples += [reciprocal, high, logarithm - high]
    assert triples[75 * 3 : 75 * 3 + 3] == [1, 0, 0]
    table(
        "logarithm", triples,
        "For interval k of [0.705, 1.41): a reciprocal g of its middle to a multiple of 2^-12,\n"
        "-ln g to a multiple of 2^-42, and what is missing from -ln g.")
    emit("}")

    text = "\n".join(lines) + "\n"
    if "--check" in sys.argv:
        if TARGET.read_text() != text:
            sys.exit(f"{TARGET} differs from what this script makes")
    else:
        TARGET.write_text(text)


main()
