"""Reads the scene files of `bench raster` (the format stands in RasterBench/Scene.swift) and answers
its requests: lines "FRAMES<tab>PATH" in, lines "NAME,SCENE,MS_MIN,MS_MEDIAN,1" out."""

import array
import math
import os
import sys
import time

SIDE = 1024
SIZES = (2, 2, 6, 5, 0, 5)
ROUND_MS = 60
MOST_FRAMES = 400


class Item:
    """One item: paint, stroke width, two colours, the paint's numbers, and its commands as
    (kind, numbers)."""

    def __init__(self, header, commands):
        self.paint = int(header[1])
        self.width = header[2]
        self.first = header[3:7]
        self.second = header[7:11]
        self.g = header[11:17]
        self.commands = commands


class CannotDraw(Exception):
    """The renderer has no means for a scene."""


def read(path):
    numbers = array.array("d")
    with open(path, "rb") as file:
        numbers.frombytes(file.read())
    items, at = [], 1
    for _ in range(int(numbers[0])):
        header = numbers[at : at + 17]
        at += 17
        end = at + int(header[0])
        commands = []
        while at < end:
            kind = int(numbers[at])
            size = SIZES[kind]
            commands.append((kind, tuple(numbers[at + 1 : at + 1 + size])))
            at += 1 + size
        items.append(Item(header, commands))
    return items


def corners(n):
    """A rounded rectangle's four arcs: centre, radius, angles."""
    x, y, w, h, r = n
    quarter = math.pi / 2
    return (
        (x + w - r, y + h - r, r, 0, quarter),
        (x + r, y + h - r, r, quarter, 2 * quarter),
        (x + r, y + r, r, 2 * quarter, 3 * quarter),
        (x + w - r, y + r, r, 3 * quarter, 4 * quarter),
    )


def picture(width, height):
    """The noise of RasterBench's Picture, as bytes of blue, green, red, alpha, premultiplied."""
    import numpy

    v = numpy.arange(width * height, dtype=numpy.uint32) * numpy.uint32(2654435761)
    v ^= v >> 15
    alpha = v >> 24
    planes = [alpha * (v >> s & 255) // 255 for s in (0, 8, 16)] + [alpha]
    return numpy.stack(planes, axis=-1).astype(numpy.uint8).reshape(height, width, 4)


def measure(draw, frames):
    """Least and median milliseconds of a frame, this thread's CPU time, after one that does not
    count."""
    times = []
    begin = time.monotonic()
    while len(times) <= frames or (
        (time.monotonic() - begin) * 1e3 < ROUND_MS and len(times) < MOST_FRAMES
    ):
        start = time.thread_time_ns()
        draw()
        times.append((time.thread_time_ns() - start) / 1e6)
    times = sorted(times[1:])
    return times[0], times[len(times) // 2]


def serve(name, prepare):
    """`prepare` takes items and gives a function that draws one frame."""
    path, draw = None, None
    for line in sys.stdin:
        frames, wanted = line.rstrip("\n").split("\t", 1)
        scene = os.path.splitext(os.path.basename(wanted))[0]
        try:
            if wanted != path:
                path, draw = None, prepare(read(wanted))
                path = wanted
            least, median = measure(draw, int(frames))
            print(f"{name},{scene},{least:.4f},{median:.4f},1", flush=True)
        except CannotDraw as reason:
            print(f"{name},{scene},-,-,1,{reason}", flush=True)
