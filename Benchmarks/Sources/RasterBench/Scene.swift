import Foundation
import TweenGeometry
import TweenPaint

/// A benchmark scene file: little-endian float64 numbers. First the number of items, then each
/// item:
///
///     count of command numbers, paint, stroke width, r g b a, r g b a (second colour), g0 ... g5,
///     then the command numbers
///
/// Paints: 0 solid; 1 conic about (g0, g1) from the angle g2, one turn; 2 radial about (g0, g1)
/// from radius g2 to g3; 3 linear from (g0, g1) to (g2, g3). Commands: 0 x y move; 1 x y line;
/// 2 x1 y1 x2 y2 x y cubic; 3 cx cy r a0 a1 arc; 4 close; 5 x y w h r rounded rectangle.
struct Scene {
  struct Unsupported: Error, CustomStringConvertible {
    var description: String
  }

  static let side = 1024

  /// Strokes are in here as lines still; `frame` makes outlines of them.
  var list: DisplayList
  /// The widths of strokes, 0 for filled items; empty where all are filled.
  private var strokeWidths: [Double] = []
  /// Every item's drawing commands.
  private(set) var outlines: [[Command]] = []

  typealias Command = (kind: Int, numbers: [Double])

  init(contentsOf url: URL) throws {
    let data = try Data(contentsOf: url)
    let numbers = data.withUnsafeBytes { bytes in
      (0..<bytes.count / 8).map {
        Double(
          bitPattern: UInt64(
            littleEndian: bytes.loadUnaligned(
              fromByteOffset: $0 * 8, as: UInt64.self)))
      }
    }
    try self.init(numbers: numbers)
  }

  init(numbers: [Double]) throws {
    var reader = Reader(numbers: numbers)
    let count = try reader.count()
    var items: [DisplayItem] = []
    for index in 0..<count {
      let commandCount = try reader.count()
      let paintKind = try reader.count()
      let strokeWidth = try reader.next()
      let first = try reader.color()
      let second = try reader.color()
      let g = try (0..<6).map { _ in try reader.next() }
      let commands = try reader.commands(commandCount)
      outlines.append(commands)
      var outline = OutlineBuilder()
      for command in commands { outline.add(command.kind, command.numbers) }
      strokeWidths.append(strokeWidth)
      let paint = try Self.paint(paintKind, first, second, g)
      items.append(
        DisplayItem(
          id: UInt64(index + 1), version: 1,
          .fill(DisplayItem.Fill(path: outline.path, paint: paint))))
    }
    if strokeWidths.allSatisfy({ $0 == 0 }) { strokeWidths = [] }
    list = DisplayList(
      size: CGSize(width: Self.side, height: Self.side),
      background: Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 1),
      items: items)
  }

  var isStroked: Bool { !strokeWidths.isEmpty }

  /// The list to draw: strokes, with round joins and caps, become outlines here, anew each time.
  func frame() -> DisplayList {
    if strokeWidths.isEmpty { return list }
    var frame = list
    for (index, width) in strokeWidths.enumerated() where width > 0 {
      guard case .fill(var fill) = frame.items[index].content else { continue }
      fill.path = fill.path.strokedPath(
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
      frame.items[index].content = .fill(fill)
    }
    return frame
  }

  static func mixPerceptually(_ list: inout DisplayList) {
    for index in list.items.indices {
      guard case .fill(var fill) = list.items[index].content,
        case .gradient(var gradient) = fill.paint
      else { continue }
      gradient.interpolation = .perceptual
      fill.paint = .gradient(gradient)
      list.items[index].content = .fill(fill)
    }
  }

  private static func paint(
    _ kind: Int, _ first: Color.Resolved, _ second: Color.Resolved, _ g: [Double]
  ) throws -> Paint {
    let geometry: GradientPaint.Geometry
    switch kind {
    case 0: return .solid(first)
    case 1:
      geometry = .angular(
        center: CGPoint(x: g[0], y: g[1]), startAngle: g[2], endAngle: g[2] + 2 * .pi)
    case 2:
      geometry = .radial(center: CGPoint(x: g[0], y: g[1]), startRadius: g[2], endRadius: g[3])
    case 3:
      geometry = .linear(start: CGPoint(x: g[0], y: g[1]), end: CGPoint(x: g[2], y: g[3]))
    default: throw Unsupported(description: "unknown paint \(kind)")
    }
    return .gradient(
      GradientPaint(
        geometry: geometry,
        stops: [.init(color: first, location: 0), .init(color: second, location: 1)],
        interpolation: .device))
  }
}

private struct Reader {
  let numbers: [Double]
  var at = 0

  init(numbers: [Double]) { self.numbers = numbers }

  mutating func next() throws -> Double {
    guard at < numbers.count else { throw Scene.Unsupported(description: "file ends early") }
    at += 1
    return numbers[at - 1]
  }

  mutating func count() throws -> Int {
    let value = try next()
    guard value >= 0, value < 1e9 else {
      throw Scene.Unsupported(description: "\(value) is no count")
    }
    return Int(value)
  }

  /// Encoded sRGB in the file, linear in the list.
  mutating func color() throws -> Color.Resolved {
    let c = try (0..<4).map { _ in try next() }
    func linear(_ x: Double) -> Float {
      Float(x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4))
    }
    return Color.Resolved(
      linearRed: linear(c[0]), linearGreen: linear(c[1]), linearBlue: linear(c[2]),
      opacity: Float(c[3]))
  }

  mutating func commands(_ length: Int) throws -> [Scene.Command] {
    let end = at + length
    guard end <= numbers.count else { throw Scene.Unsupported(description: "file ends early") }
    var commands: [Scene.Command] = []
    while at < end {
      let kind = try count()
      let sizes = [2, 2, 6, 5, 0, 5]
      guard kind < sizes.count else {
        throw Scene.Unsupported(description: "unknown command \(kind)")
      }
      commands.append((kind, try (0..<sizes[kind]).map { _ in try next() }))
    }
    return commands
  }
}
