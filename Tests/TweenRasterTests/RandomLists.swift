import Foundation
import TweenGeometry
import TweenMath
import TweenPaint

/// Random display lists, and random changes to them, from a seed.
struct RandomLists {
  var random: SeededGenerator
  private var nextVersion: UInt64 = 1
  private var nextID: UInt64 = 1

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

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

  mutating func point() -> CGPoint { CGPoint(x: number(-20...160), y: number(-20...120)) }

  mutating func path() -> Path {
    var path = Path()
    switch integer(0...4) {
    case 0: path.addEllipse(in: CGRect(origin: point(), size: size()))
    case 1: path.addRect(CGRect(origin: point(), size: size()))
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

  private mutating func size() -> CGSize {
    CGSize(width: number(0.2...90), height: number(0.2...90))
  }

  mutating func paint() -> Paint {
    if integer(0...1) == 0 { return .solid(color()) }
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
    if integer(0...3) == 0 { return DisplayItem(content) }
    nextID += 1
    return DisplayItem(id: nextID, version: nextVersion, content)
  }

  mutating func content() -> DisplayItem.Content {
    if integer(0...9) == 0 {
      let side = integer(1...9)
      let pixels = (0..<side * side).map { _ in
        let alpha = UInt32(integer(0...255))
        return alpha << 24 | alpha / 2 << 16 | alpha / 3 << 8 | alpha
      }
      return .image(
        DisplayItem.ImageItem(
          bitmap: Bitmap(width: side, height: side, pixels: pixels),
          rect: CGRect(origin: point(), size: size()), opacity: number(0...1),
          transform: transform()))
    }
    return .fill(
      DisplayItem.Fill(
        path: path(), rule: integer(0...1) == 0 ? .nonZero : .evenOdd,
        isAntialiased: integer(0...5) > 0, paint: paint(),
        opacity: integer(0...1) == 0 ? 1 : number(0...1), transform: transform()))
  }

  mutating func layer() -> DisplayItem.Layer {
    DisplayItem.Layer(
      opacity: integer(0...1) == 0 ? 1 : number(0...1),
      clip: integer(0...1) == 0
        ? nil
        : DisplayItem.Clip(
          path: path(), rule: .evenOdd, isAntialiased: integer(0...3) > 0,
          transform: transform()), effect: effect())
  }

  private mutating func effect() -> DisplayItem.LayerEffect? {
    switch integer(0...5) {
    case 0: return .blur(DisplayItem.Blur(radius: number(0.5...9), transform: transform()))
    case 1:
      var map = ProjectionTransform(transform())
      // Now and then a part of the canvas is behind the eye.
      map.m13 = number(-0.015...0.015)
      map.m23 = number(-0.015...0.015)
      return .projection(map)
    default: return nil
    }
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
        items.append(named(.endLayer))
        depth -= 1
      default: items.append(named(content()))
      }
    }
    for _ in 0..<depth { items.append(named(.endLayer)) }
    return DisplayList(
      size: CGSize(width: 141, height: 101), background: color(), items: items)
  }

  mutating func change(_ list: inout DisplayList) {
    guard !list.items.isEmpty else { return }
    let at = integer(0...list.items.count - 1)
    switch integer(0...5) {
    case 0, 1:
      nextVersion += 1
      list.items[at].version = nextVersion
      switch list.items[at].content {
      case .beginLayer: list.items[at].content = .beginLayer(layer())
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
    }
  }
}
