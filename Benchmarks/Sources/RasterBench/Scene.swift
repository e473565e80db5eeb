import Foundation
import TweenGeometry
import TweenPaint

/// A benchmark scene file: little-endian float64 numbers. First the number of items, then each
/// item:
///
///     count of command numbers, paint, stroke width, r g b a, r g b a (second colour), g0 ... g5,
///     then the command numbers
///
/// Paints:
/// - 0 solid;
/// - 1 conic about (g0, g1) from the angle g2, one turn;
/// - 2 radial about (g0, g1) from radius g2 to g3;
/// - 3 linear from (g0, g1) to (g2, g3);
/// - 4 a picture of g0 by g1 pixels (see `Picture`) over the commands' rectangle;
/// - 5 the same, blurred by the standard deviation g2;
/// - 6 solid, and its drop shadow: the standard deviation g2, moved by (g3, g4), in the second
///   colour; with g5 = 1 the shadow alone;
/// - 7 as 6, with a picture as in 4.
///
/// Commands: 0 x y move; 1 x y line; 2 x1 y1 x2 y2 x y cubic; 3 cx cy r a0 a1 arc; 4 close;
/// 5 x y w h r rounded rectangle. A stroke width above 0 strokes with round joins and caps.
struct Scene {
  static let side = 1024

  let name: String
  private(set) var list: DisplayList
  /// The drawing commands of each item of the list; empty for pictures and ends of layers.
  private(set) var outlines: [[Command]] = []

  typealias Command = (kind: Int, numbers: [Double])

  init(name: String, data: Data) throws {
    guard data.count % 8 == 0, !data.isEmpty else {
      throw SceneError(
        scene: name, place: "the whole file", expected: "numbers of 8 bytes each",
        found: "\(data.count) bytes")
    }
    let numbers = data.withUnsafeBytes { bytes in
      (0..<bytes.count / 8).map {
        Double(
          bitPattern: UInt64(
            littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)))
      }
    }
    try self.init(name: name, numbers: numbers)
  }

  init(name: String, numbers: [Double]) throws {
    self.name = name
    list = DisplayList(
      size: CGSize(width: Self.side, height: Self.side),
      background: Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 1))
    var reader = SceneReader(scene: name, numbers: numbers)
    let count = try reader.integer("the number of items", in: 0...10_000_000)
    for item in 0..<count {
      reader.item = item + 1
      try readItem(&reader)
    }
    guard reader.isAtEnd else {
      throw reader.error("the end of the file", found: "\(numbers.count - reader.at) numbers more")
    }
  }

  private mutating func readItem(_ reader: inout SceneReader) throws {
    let length = try reader.integer("a count of command numbers", in: 0...100_000_000)
    let kind = try reader.integer("a paint", in: 0...7)
    let width = try reader.number("a stroke width")
    let first = try reader.color("the first colour")
    let second = try reader.color("the second colour")
    let g = try (0..<6).map { try reader.number("g\($0)") }
    if kind == 4 || kind == 5 || kind == 7 {
      guard min(g[0], g[1]) >= 1, max(g[0], g[1]) <= 8192 else {
        throw reader.error("pictures of 1...8192 pixels a side", found: "\(g[0]) by \(g[1])")
      }
    }
    let commands = try reader.commands(length)
    if let effect = Self.effect(kind, second, g) { append(.beginLayer(.init(effect: effect))) }
    switch kind {
    case 4, 5, 7:
      guard let box = commands.first, box.kind == 5, commands.count == 1 else {
        throw reader.error("one rectangle (command 5) for a picture", found: "other commands")
      }
      let n = box.numbers
      append(
        .image(
          DisplayItem.ImageItem(
            bitmap: Picture.bitmap(width: Int(g[0]), height: Int(g[1])),
            rect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))))
    default:
      var outline = OutlineBuilder()
      for command in commands { outline.add(command.kind, command.numbers) }
      let pen = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      append(
        .fill(
          DisplayItem.Fill(
            path: outline.path, stroke: width > 0 ? pen : nil,
            paint: Self.paint(kind, first, second, g))),
        commands)
    }
    if kind >= 5 { append(.endLayer) }
  }

  private mutating func append(_ content: DisplayItem.Content, _ commands: [Command] = []) {
    list.items.append(DisplayItem(id: UInt64(list.items.count + 1), version: 1, content))
    outlines.append(commands)
  }

  mutating func mixPerceptually() {
    for index in list.items.indices {
      guard case .fill(var fill) = list.items[index].content,
        case .gradient(var gradient) = fill.paint
      else { continue }
      gradient.interpolation = .perceptual
      fill.paint = .gradient(gradient)
      list.items[index].content = .fill(fill)
    }
  }

  private static func effect(
    _ kind: Int, _ second: Color.Resolved, _ g: [Double]
  ) -> DisplayItem.LayerEffect? {
    switch kind {
    case 5: return .blur(DisplayItem.Blur(radius: g[2]))
    case 6, 7:
      return .shadow(
        DisplayItem.Shadow(
          color: second, radius: g[2], offset: CGSize(width: g[3], height: g[4]),
          isAlone: g[5] == 1))
    default: return nil
    }
  }

  private static func paint(
    _ kind: Int, _ first: Color.Resolved, _ second: Color.Resolved, _ g: [Double]
  ) -> Paint {
    let geometry: GradientPaint.Geometry
    switch kind {
    case 1:
      geometry = .angular(
        center: CGPoint(x: g[0], y: g[1]), startAngle: g[2], endAngle: g[2] + 2 * .pi)
    case 2:
      geometry = .radial(center: CGPoint(x: g[0], y: g[1]), startRadius: g[2], endRadius: g[3])
    case 3:
      geometry = .linear(start: CGPoint(x: g[0], y: g[1]), end: CGPoint(x: g[2], y: g[3]))
    default: return .solid(first)
    }
    return .gradient(
      GradientPaint(
        geometry: geometry,
        stops: [.init(color: first, location: 0), .init(color: second, location: 1)],
        interpolation: .device))
  }
}

/// The picture in scenes with pictures: noise in all channels, by a rule that peers also use.
enum Picture {
  static func bitmap(width: Int, height: Int) -> Bitmap {
    let pixels = (0..<width * height).map { index -> UInt32 in
      var v = UInt32(truncatingIfNeeded: index) &* 2_654_435_761
      v ^= v >> 15
      let alpha = v >> 24
      let red = alpha * (v >> 16 & 255) / 255
      let green = alpha * (v >> 8 & 255) / 255
      let blue = alpha * (v & 255) / 255
      return alpha << 24 | red << 16 | green << 8 | blue
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
