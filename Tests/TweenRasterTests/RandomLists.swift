import Foundation
import TweenGeometry
import TweenMath
import TweenPaint

/// Random display lists of everything that can be drawn, and random changes to them, from a seed.
struct RandomLists {
  var random: SeededGenerator
  let size: CGSize
  private var nextVersion: UInt64 = 1
  private var nextID: UInt64 = 1

  init(seed: UInt64, size: CGSize = CGSize(width: 141, height: 101)) {
    random = SeededGenerator(seed: seed)
    self.size = size
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &random)
  }

  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &random)
  }

  mutating func color() -> Color.Resolved {
    Color.Resolved(
      linearRed: Float(number(0...1)), linearGreen: Float(number(0...1)),
      linearBlue: Float(number(0...1)), opacity: integer(0...2) == 0 ? 1 : Float(number(0...1)))
  }

  mutating func point() -> CGPoint {
    CGPoint(x: number(-20...size.width + 20), y: number(-20...size.height + 20))
  }

  mutating func path() -> Path {
    var path = Path()
    switch integer(0...4) {
    case 0: path.addEllipse(in: CGRect(origin: point(), size: extent()))
    case 1: path.addRect(CGRect(origin: point(), size: extent()))
    case 2:
      path.addLines([point(), point(), point()])
      path.closeSubpath()
    case 3:
      let center = point()
      let inner = number(2...30)
      let outer = inner + number(1...40)
      let start = number(-7...7)
      let end = start + number(0.01...6)
      path.addArc(
        center: center, radius: inner, startAngle: .radians(start), endAngle: .radians(end),
        clockwise: false)
      path.addArc(
        center: center, radius: outer, startAngle: .radians(end), endAngle: .radians(start),
        clockwise: true)
      path.closeSubpath()
    default:
      path.move(to: point())
      for _ in 0..<3 { path.addCurve(to: point(), control1: point(), control2: point()) }
      path.addQuadCurve(to: point(), control: point())
    }
    return path
  }

  mutating func stroke() -> StrokeStyle {
    let dashes = [[], [], [number(1...9)], [number(0...9), number(1...9)]][integer(0...3)]
    return StrokeStyle(
      lineWidth: integer(0...9) == 0 ? 0 : number(0.1...20),
      lineCap: [.butt, .round, .square][integer(0...2)],
      lineJoin: [.miter, .round, .bevel][integer(0...2)], miterLimit: number(0.5...12),
      dash: dashes.map { CGFloat($0) }, dashPhase: number(-9...9))
  }

  private mutating func extent() -> CGSize {
    CGSize(width: number(0.2...90), height: number(0.2...90))
  }

  mutating func paint() -> Paint {
    switch integer(0...7) {
    case 0...3: .solid(color())
    case 4: .pattern(pattern())
    default: gradient()
    }
  }

  private mutating func bitmap() -> Bitmap {
    let width = integer(1...9)
    let height = integer(1...9)
    let isOpaque = integer(0...2) == 0
    let pixels = (0..<width * height).map { _ in
      let alpha = isOpaque ? 255 : UInt32(integer(0...255))
      return alpha << 24 | alpha / 2 << 16 | alpha / 3 << 8 | alpha
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private mutating func sampling() -> Sampling {
    [Sampling.nearest, .linear, .smooth][integer(0...2)]
  }

  private mutating func pattern() -> PatternPaint {
    let bitmap = bitmap()
    let extents = [PatternPaint.Extent.tiled, .padded, .clear]
    let source = CGRect(
      x: 0, y: 0, width: integer(1...bitmap.width), height: integer(1...bitmap.height))
    return PatternPaint(
      bitmap: bitmap, source: integer(0...1) == 0 ? nil : source,
      horizontal: extents[integer(0...2)], vertical: extents[integer(0...2)],
      sampling: sampling(),
      transform: CGAffineTransform(
        a: number(0.1...5), b: number(-1...1), c: number(-1...1), d: number(0.1...5),
        tx: number(-20...40), ty: number(-20...40)))
  }

  private mutating func gradient() -> Paint {
    var geometry: GradientPaint.Geometry
    switch integer(0...2) {
    case 0: geometry = .linear(start: point(), end: point())
    case 1:
      geometry = .radial(
        center: point(), startRadius: number(0...20), endRadius: number(5...90))
    default:
      let start = number(-7...7)
      geometry = .angular(
        center: point(), startAngle: start, endAngle: start + number(-8...8))
    }
    var location = number(0...0.3)
    let stops = (0..<integer(1...5)).map { _ in
      defer { location += integer(0...3) == 0 ? 0 : number(0...0.4) }
      return GradientPaint.Stop(color: color(), location: location)
    }
    return .gradient(
      GradientPaint(
        geometry: geometry, stops: stops,
        interpolation: integer(0...1) == 0 ? .perceptual : .device))
  }

  mutating func transform() -> CGAffineTransform {
    if integer(0...2) > 0 { return .identity }
    return CGAffineTransform(
      a: number(0.5...1.5), b: number(-0.5...0.5), c: number(-0.5...0.5), d: number(0.5...1.5),
      tx: number(-20...20), ty: number(-20...20))
  }

  private mutating func named(_ content: DisplayItem.Content) -> DisplayItem {
    nextVersion += 1
    let blend = blend()
    if integer(0...3) == 0 { return DisplayItem(blend: blend, content) }
    nextID += 1
    return DisplayItem(id: nextID, version: nextVersion, blend: blend, content)
  }

  private mutating func blend() -> BlendOperator {
    if integer(0...4) > 0 { return .normal }
    return BlendOperator.allCases.randomElement(using: &random) ?? .normal
  }

  mutating func content() -> DisplayItem.Content {
    switch integer(0...9) {
    case 0:
      return .image(
        DisplayItem.ImageItem(
          bitmap: bitmap(), rect: CGRect(origin: point(), size: extent()), sampling: sampling(),
          opacity: number(0...1), transform: transform()))
    case 1:
      return .glyphs(
        DisplayItem.Glyphs(
          run: glyphRun(), paint: paint(), opacity: integer(0...1) == 0 ? 1 : number(0...1),
          transform: transform()))
    default: break
    }
    return .fill(
      DisplayItem.Fill(
        path: path(), stroke: integer(0...3) == 0 ? stroke() : nil,
        rule: integer(0...1) == 0 ? .nonZero : .evenOdd,
        isAntialiased: integer(0...5) > 0, paint: paint(),
        opacity: integer(0...1) == 0 ? 1 : number(0...1), transform: transform()))
  }

  private mutating func glyphRun() -> GlyphRun {
    let count = integer(1...6)
    var x = number(-5...size.width)
    let y = number(0...size.height)
    let positions = (0..<count).map { _ in
      x += number(2...12)
      return CGPoint(x: x, y: y)
    }
    return GlyphRun(
      faceID: 1, fontSize: number(3...30), glyphs: (0..<count).map { _ in UInt32(integer(0...4)) },
      positions: positions, text: "", outlines: Self.outlines)
  }

  /// A made-up face of a stroke, a ring, a triangle, a drop and a space.
  private static let outlines: GlyphOutlines = {
    var ring = Path()
    ring.addEllipse(in: CGRect(x: 50, y: 0, width: 600, height: 700))
    ring.addEllipse(in: CGRect(x: 150, y: 650, width: 400, height: -500))
    var triangle = Path()
    triangle.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 600, y: 0), CGPoint(x: 300, y: 720)])
    triangle.closeSubpath()
    var drop = Path()
    drop.move(to: CGPoint(x: 100, y: -200))
    drop.addQuadCurve(to: CGPoint(x: 500, y: 300), control: CGPoint(x: 700, y: -100))
    drop.addCurve(
      to: CGPoint(x: 100, y: -200), control1: CGPoint(x: 300, y: 700),
      control2: CGPoint(x: 50, y: 300))
    drop.closeSubpath()
    return GlyphOutlines(
      unitsPerEm: 1000,
      outlines: [0: rectangle(80, 0, 90, 700), 1: ring, 2: triangle, 3: drop])
  }()

  mutating func layer(isMask: Bool = false) -> DisplayItem.Layer {
    DisplayItem.Layer(
      opacity: integer(0...1) == 0 ? 1 : number(0...1),
      clip: integer(0...1) == 0
        ? nil
        : DisplayItem.Clip(
          path: path(), rule: integer(0...1) == 0 ? .nonZero : .evenOdd,
          isAntialiased: integer(0...3) > 0, transform: transform()),
      effect: effect(), isMask: isMask, isOpaque: integer(0...7) == 0,
      mixing: [nil, nil, nil, .encoded, .linear][integer(0...4)])
  }

  private mutating func effect() -> DisplayItem.LayerEffect? {
    switch integer(0...13) {
    case 0:
      let rect = CGRect(origin: point(), size: extent())
      return .blur(
        DisplayItem.Blur(
          radius: number(0...9), opaqueRect: integer(0...1) == 0 ? nil : rect,
          transform: transform()))
    case 1, 2:
      var map = ProjectionTransform(transform())
      // Now and then a part of the canvas is behind the eye.
      map.m13 = number(-0.015...0.015)
      map.m23 = number(-0.015...0.015)
      return .projection(map)
    case 3: return .colorMatrix(colorMatrix())
    case 4:
      let lowest = number(0...1)
      return .alphaThreshold(
        DisplayItem.AlphaThreshold(
          lowest: lowest, highest: lowest + number(0...0.6), color: color()))
    case 5, 6:
      return .shadow(
        DisplayItem.Shadow(
          kind: integer(0...1) == 0 ? .drop : .inner, color: color(),
          radius: integer(0...2) == 0 ? 0 : number(0...8),
          offset: CGSize(width: number(-9...9), height: number(-9...9)),
          isAlone: integer(0...2) == 0, transform: transform()))
    case 7:
      return .backdrop(
        DisplayItem.Backdrop(
          radius: integer(0...1) == 0 ? 0 : number(0...8),
          colorMatrix: integer(0...1) == 0 ? ColorMatrix() : colorMatrix(),
          transform: transform()))
    default: return nil
    }
  }

  private mutating func colorMatrix() -> ColorMatrix {
    let rows = (0..<4).map { row in
      (0..<5).map { column in
        Float(row == column ? 1 : 0) + (integer(0...2) == 0 ? Float(number(-0.8...0.8)) : 0)
      }
    }
    return ColorMatrix(red: rows[0], green: rows[1], blue: rows[2], alpha: rows[3])
  }

  mutating func list(_ count: Int) -> DisplayList {
    var items: [DisplayItem] = []
    var depth = 0
    for _ in 0..<count {
      switch integer(0...7) {
      case 0:
        items.append(named(.beginLayer(layer())))
        depth += 1
      case 1 where depth > 0:
        if integer(0...3) == 0 {
          items.append(named(.beginLayer(layer(isMask: true))))
          items.append(named(content()))
          items.append(named(.endLayer))
        }
        items.append(named(.endLayer))
        depth -= 1
      default: items.append(named(content()))
      }
    }
    for _ in 0..<depth { items.append(named(.endLayer)) }
    return DisplayList(size: size, background: color(), items: items)
  }

  mutating func change(_ list: inout DisplayList) {
    guard !list.items.isEmpty else { return }
    let at = integer(0...list.items.count - 1)
    switch integer(0...5) {
    case 0, 1:
      nextVersion += 1
      list.items[at].version = nextVersion
      switch list.items[at].content {
      case .beginLayer(let old):
        list.items[at].content = .beginLayer(layer(isMask: old.isMask))
      case .endLayer: break
      default: list.items[at].content = content()
      }
    case 2:
      list.items.insert(named(content()), at: at)
    case 3:
      switch list.items[at].content {
      case .beginLayer, .endLayer: break
      default: list.items.remove(at: at)
      }
    case 4:
      let other = integer(0...list.items.count - 1)
      list.items.swapAt(at, other)
    default:
      nextVersion += 1
      list.items[at].version = nextVersion
      list.items[at].blend = blend()
    }
  }
}
