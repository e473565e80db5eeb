"""Times Skia on scenes for `scripts/bench raster`, by the wheel skia-python. The frame is recorded
once and played back, so that Python is not in the measured time."""

import math

import skia

import scene_file


def color(c):
    return skia.Color4f(*c)


def outline(commands):
    path = skia.Path()
    for kind, n in commands:
        if kind == 0:
            path.moveTo(*n)
        elif kind == 1:
            path.lineTo(*n)
        elif kind == 2:
            path.cubicTo(*n)
        elif kind == 3:
            cx, cy, r, a0, a1 = n
            box = skia.Rect(cx - r, cy - r, cx + r, cy + r)
            sweep = math.degrees(a1 - a0)
            # A full turn in one piece is a whole oval, which an arc is not.
            if abs(sweep) >= 360:
                path.addOval(box)
            else:
                path.arcTo(box, math.degrees(a0), sweep, False)
        elif kind == 4:
            path.close()
        else:
            x, y, w, h, r = n
            path.addRoundRect(skia.Rect.MakeXYWH(x, y, w, h), r, r)
    return path


def paint(item):
    result = skia.Paint(AntiAlias=True)
    g = item.g
    colors = [color(item.first).toColor(), color(item.second).toColor()]
    if item.paint == 1:
        turn = skia.Matrix()
        turn.setRotate(math.degrees(g[2]), g[0], g[1])
        result.setShader(
            skia.GradientShader.MakeSweep(
                g[0], g[1], colors, None, skia.TileMode.kClamp, 0, 360, 0, turn))
    elif item.paint == 2:
        result.setShader(
            skia.GradientShader.MakeTwoPointConical(
                (g[0], g[1]), g[2], (g[0], g[1]), g[3], colors))
    elif item.paint == 3:
        result.setShader(skia.GradientShader.MakeLinear([(g[0], g[1]), (g[2], g[3])], colors))
    else:
        result.setColor4f(color(item.first))
    if item.width > 0:
        result.setStyle(skia.Paint.kStroke_Style)
        result.setStrokeWidth(item.width)
        result.setStrokeCap(skia.Paint.kRound_Cap)
        result.setStrokeJoin(skia.Paint.kRound_Join)
    if item.paint in (6, 7):
        make = skia.ImageFilters.DropShadowOnly if g[5] else skia.ImageFilters.DropShadow
        result.setImageFilter(make(g[3], g[4], g[2], g[2], color(item.second).toColor()))
    if item.paint == 5:
        result.setImageFilter(skia.ImageFilters.Blur(g[2], g[2]))
    return result


def record(canvas, item):
    if item.paint == 6 and item.g[5] and not (item.g[3] or item.g[4]):
        # What casts a shadow alone is cheaper as a blurred mask.
        alone = skia.Paint(
            AntiAlias=True, Color4f=color(item.second),
            MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, item.g[2]))
        canvas.drawPath(outline(item.commands), alone)
    elif item.paint in (4, 5, 7):
        x, y, w, h, _ = item.commands[0][1]
        image = skia.Image.fromarray(
            scene_file.picture(int(item.g[0]), int(item.g[1])), skia.kBGRA_8888_ColorType,
            skia.kPremul_AlphaType)
        # In a layer: Skia keeps the filtered forms of images that it has seen.
        if item.paint != 4:
            canvas.saveLayer(skia.Rect.MakeXYWH(x, y, w, h), paint(item))
        canvas.drawImageRect(
            image, skia.Rect.MakeXYWH(x, y, w, h), skia.SamplingOptions(skia.FilterMode.kLinear))
        if item.paint != 4:
            canvas.restore()
    else:
        canvas.drawPath(outline(item.commands), paint(item))


def prepare(items):
    recorder = skia.PictureRecorder()
    side = scene_file.SIDE
    canvas = recorder.beginRecording(skia.Rect.MakeWH(side, side))
    canvas.clear(skia.ColorBLACK)
    for item in items:
        record(canvas, item)
    picture = recorder.finishRecordingAsPicture()
    surface = skia.Surface.MakeRaster(
        skia.ImageInfo.Make(side, side, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType))
    target = surface.getCanvas()
    return lambda: picture.playback(target)


scene_file.serve("skia", prepare)
