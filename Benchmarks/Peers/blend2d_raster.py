"""Times Blend2D on scenes for `scripts/bench raster`. The wheel blend2d-py has solid colours and
straight lines only, so curves are cut into lines beforehand, to Blend2D's own tolerance of 0.2
pixels: its times are without flattening."""

import math

import blend2d

import scene_file

TOLERANCE = 0.2


def arc_points(cx, cy, r, a0, a1):
    step = 2 * math.acos(max(0.0, 1 - TOLERANCE / r)) if r > TOLERANCE else math.pi / 2
    count = max(1, math.ceil(abs(a1 - a0) / step))
    for i in range(count + 1):
        a = a0 + (a1 - a0) * i / count
        yield cx + r * math.cos(a), cy + r * math.sin(a)


def cubic_points(p0, n):
    x0, y0 = p0
    x1, y1, x2, y2, x3, y3 = n
    # The greatest second difference bounds the distance between a curve and its chords.
    bend = max(math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
               math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3))
    count = max(1, math.ceil(math.sqrt(0.75 * bend / TOLERANCE)))
    for i in range(1, count + 1):
        t = i / count
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        yield a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3


def outline(commands):
    path = blend2d.Path()
    at = None

    def line(x, y):
        nonlocal at
        path.line_to(x, y) if at else path.move_to(x, y)
        at = (x, y)

    for kind, n in commands:
        if kind == 0:
            path.move_to(*n)
            at = n
        elif kind == 1:
            line(*n)
        elif kind == 2:
            for x, y in cubic_points(at, n):
                line(x, y)
        elif kind == 3:
            for x, y in arc_points(*n):
                line(x, y)
        elif kind == 4:
            path.close()
            at = None
        else:
            for corner in scene_file.corners(n):
                for x, y in arc_points(*corner):
                    line(x, y)
            path.close()
            at = None
    return path


def prepare(items):
    for item in items:
        if item.paint != 0 or item.width > 0:
            raise scene_file.CannotDraw("solid fills only")
    fills = [
        (tuple(round(c * 255) for c in item.first), outline(item.commands)) for item in items
    ]
    context = blend2d.Context(blend2d.Image(scene_file.SIDE, scene_file.SIDE))

    def draw():
        color, fill = context.set_fill_style_rgba, context.fill_path
        color(0, 0, 0, 255)
        context.fill_all()
        for rgba, path in fills:
            color(*rgba)
            fill(path)

    return draw


scene_file.serve("blend2d", prepare)
