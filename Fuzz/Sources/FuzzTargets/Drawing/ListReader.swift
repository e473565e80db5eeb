import Foundation
import TweenGeometry

@testable import TweenPaint

/// A display list that the bytes of an input spell out, with numbers of any size.
struct ListReader {
  var source: ByteSource

  /// The side of the canvas in points.
  static let side = 48.0

  mutating func list() -> DisplayList {
    var items: [DisplayItem] = []
    let scale = [1, 2, 0.5, 1.25][source.index(below: 4)]
    let background = color()
    var depth = 0
    while !source.isEmpty, items.count < 24 {
      let blend = BlendOperator.allCases[source.index(below: BlendOperator.allCases.count)]
      switch source.index(below: 8) {
      case 0, 1:
        // Pictures in pictures take the square of the time.
        guard depth < 4 else { continue }
        items.append(DisplayItem(blend: blend, .beginLayer(layer())))
        depth += 1
      case 2:
        items.append(DisplayItem(.endLayer))
        depth = max(depth - 1, 0)
      case 3: items.append(DisplayItem(blend: blend, .image(image())))
      case 4: items.append(DisplayItem(blend: blend, .glyphs(glyphs())))
      default: items.append(DisplayItem(blend: blend, .fill(fill())))
      }
    }
    return DisplayList(
      size: CGSize(width: Self.side, height: Self.side), scale: scale, background: background,
      items: items)
  }

  // MARK: Numbers

  private mutating func color() -> Color.Resolved {
    Color.Resolved(
      linearRed: Float(source.fraction()), linearGreen: Float(source.fraction()),
      linearBlue: Float(source.fraction()), opacity: Float(source.fraction()))
  }

  /// A number that is usually 0...1.
  private mutating func unit() -> Double {
    source.index(below: 8) == 0 ? source.number() : source.fraction()
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: source.number(), y: source.number())
  }

  private mutating func rect() -> CGRect {
    CGRect(
      origin: point(), size: CGSize(width: source.number(), height: source.number()))
  }

  private mutating func transform() -> CGAffineTransform {
    switch source.index(below: 6) {
    case 0:
      CGAffineTransform(
        a: source.number(), b: source.number(), c: source.number(), d: source.number(),
        tx: source.number(), ty: source.number())
    case 1: CGAffineTransform(a: unit(), b: unit(), c: unit(), d: unit(), tx: 5, ty: 5)
    default: .identity
    }
  }

  // MARK: Shapes

  private mutating func path() -> Path {
    var path = Path()
    for _ in 0..<1 + source.index(below: 6) {
      switch source.index(below: 10) {
      case 0, 1: path.move(to: point())
      case 2, 3: path.addLine(to: point())
      case 4: path.addQuadCurve(to: point(), control: point())
      case 5: path.addCurve(to: point(), control1: point(), control2: point())
      case 6:
        path.addArc(
          center: point(), radius: source.number(), startAngle: .radians(source.number()),
          endAngle: .radians(source.number()), clockwise: source.flag())
      case 7: path.addRect(rect())
      case 8: path.addEllipse(in: rect())
      default: path.closeSubpath()
      }
    }
    return path
  }

  private mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      lineWidth: source.number(), lineCap: [.butt, .round, .square][source.index(below: 3)],
      lineJoin: [.miter, .round, .bevel][source.index(below: 3)], miterLimit: source.number(),
      dash: (0..<source.index(below: 4)).map { _ in CGFloat(source.number()) },
      dashPhase: source.number())
  }

  private mutating func fill() -> DisplayItem.Fill {
    DisplayItem.Fill(
      path: path(), stroke: source.index(below: 3) == 0 ? stroke() : nil,
      rule: source.flag() ? .nonZero : .evenOdd, isAntialiased: !source.flag(), paint: paint(),
      opacity: unit(), transform: transform())
  }

  private mutating func bitmap() -> Bitmap {
    let (width, height) = (source.index(below: 6), source.index(below: 6))
    let pixels = (0..<width * height).map { _ in
      let alpha = UInt32(source.byte())
      return alpha << 24 | alpha / 2 << 16 | alpha / 3 << 8 | alpha
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private mutating func sampling() -> Sampling {
    [Sampling.nearest, .linear, .smooth][source.index(below: 3)]
  }

  private mutating func image() -> DisplayItem.ImageItem {
    DisplayItem.ImageItem(
      bitmap: bitmap(), rect: rect(), sampling: sampling(), opacity: unit(), transform: transform())
  }

  private mutating func glyphs() -> DisplayItem.Glyphs {
    var outlines: [UInt32: Path] = [:]
    for glyph in 0..<UInt32(source.index(below: 3)) { outlines[glyph] = path() }
    let count = source.index(below: 6)
    let run = GlyphRun(
      faceID: UInt64(source.byte()), fontSize: source.number(),
      glyphs: (0..<count).map { _ in UInt32(source.index(below: 4)) },
      positions: (0..<count).map { _ in point() }, text: source.text(4),
      outlines: GlyphOutlines(
        unitsPerEm: source.index(below: 4) == 0 ? source.number() : 100, outlines: outlines))
    return DisplayItem.Glyphs(run: run, paint: paint(), opacity: unit(), transform: transform())
  }

  // MARK: Paints

  private mutating func paint() -> Paint {
    switch source.index(below: 6) {
    case 0:
      let extents = [PatternPaint.Extent.tiled, .padded, .clear]
      return .pattern(
        PatternPaint(
          bitmap: bitmap(), source: source.flag() ? rect() : nil,
          horizontal: source.pick(extents), vertical: source.pick(extents), sampling: sampling(),
          opacity: unit(), transform: transform()))
    case 1, 2: return .gradient(gradient())
    default: return .solid(color())
    }
  }

  private mutating func gradient() -> GradientPaint {
    let geometry: GradientPaint.Geometry =
      switch source.index(below: 3) {
      case 0: .linear(start: point(), end: point())
      case 1: .radial(center: point(), startRadius: source.number(), endRadius: source.number())
      default:
        .angular(center: point(), startAngle: source.number(), endAngle: source.number())
      }
    return GradientPaint(
      geometry: geometry,
      stops: (0..<source.index(below: 5)).map { _ in
        GradientPaint.Stop(color: color(), location: unit())
      },
      interpolation: source.flag() ? .perceptual : .device, transform: transform())
  }

  // MARK: Layers

  private mutating func layer() -> DisplayItem.Layer {
    let clip =
      source.flag()
      ? DisplayItem.Clip(
        path: path(), rule: source.flag() ? .nonZero : .evenOdd, isAntialiased: !source.flag(),
        transform: transform()) : nil
    return DisplayItem.Layer(
      opacity: unit(), clip: clip, effect: effect(), isMask: source.index(below: 4) == 0,
      isOpaque: source.index(below: 8) == 0,
      mixing: [nil, nil, .encoded, .linear][source.index(below: 4)])
  }

  private mutating func effect() -> DisplayItem.LayerEffect? {
    switch source.index(below: 8) {
    case 0:
      return .blur(
        DisplayItem.Blur(
          radius: source.number(), opaqueRect: source.flag() ? rect() : nil, transform: transform())
      )
    case 1:
      var map = ProjectionTransform(transform())
      (map.m13, map.m23) = (source.number() / 1000, source.number() / 1000)
      return .projection(map)
    case 2: return .colorMatrix(colorMatrix())
    case 3:
      return .alphaThreshold(
        DisplayItem.AlphaThreshold(lowest: unit(), highest: unit(), color: color()))
    case 4:
      return .shadow(
        DisplayItem.Shadow(
          kind: source.flag() ? .drop : .inner, color: color(), radius: source.number(),
          offset: CGSize(width: source.number(), height: source.number()),
          isAlone: source.flag(), transform: transform()))
    case 5:
      return .backdrop(
        DisplayItem.Backdrop(
          radius: source.number(), colorMatrix: colorMatrix(), transform: transform()))
    default: return nil
    }
  }

  private mutating func colorMatrix() -> ColorMatrix {
    let rows = (0..<4).map { _ in (0..<5).map { _ in Float(unit()) } }
    return ColorMatrix(red: rows[0], green: rows[1], blue: rows[2], alpha: rows[3])
  }
}
