import TweenGeometry
import TweenPaint

/// The pixels of a frame around a text: the colours of its ground, and the evidence of its letters.
struct TextGround {
  /// A colour of the ground with its share of the sampled pixels, in 0...1.
  struct Shade {
    var color: SIMD3<Double>
    var share: Double
  }

  private let text: DrawnText
  private let pixels: UnsafeBufferPointer<UInt32>
  private let width: Int
  private let height: Int
  private let stride: Int
  private let scale: Double

  /// - Parameters:
  ///   - pixels: Rows of `width` pixels, `stride` apart.
  ///   - scale: The number of pixels per point.
  init(
    _ text: DrawnText, pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int, stride: Int,
    scale: Double
  ) {
    self.text = text
    self.pixels = pixels
    (self.width, self.height, self.stride, self.scale) = (width, height, stride, scale)
  }

  /// The least share of a colour that counts as ground, so that lines and neighbours at the edge of the box do
  /// not count.
  private static let leastShare = 0.25

  /// Returns the frequent colours of the text's box except the text's own, the most frequent first. The
  /// text's own colour is the ground where nearly all pixels have it. Without a frequent colour, as over a
  /// photograph, the list is empty.
  func shades() -> [Shade] {
    var samples = samples(columns: 40, rows: 9)
    guard samples.count >= 8 else { return [] }
    samples.sort()
    var shades: [Shade] = []
    var ownShare = 0.0
    var start = 0
    while start < samples.count {
      var end = start + 1
      while end < samples.count, samples[end] == samples[start] { end += 1 }
      let share = Double(end - start) / Double(samples.count)
      let color = RelativeLuminance.color(ofPixel: samples[start])
      if Self.distance(color, text.shown(over: color)) <= 2 {
        ownShare += share
        if share >= 0.9 { return [Shade(color: color, share: share)] }
      } else if share >= Self.leastShare {
        shades.append(Shade(color: color, share: share))
      }
      start = end
    }
    // Heavy letters leave a small ground.
    return shades.sorted { $0.share > $1.share }
  }

  /// Whether the box has pixels of the text's colour over a ground: of the mix of both that the covered edges
  /// of letters have. A text that something covers, or whose colour something changes, has none.
  ///
  /// A text with the colours of its ground cannot be seen; it counts as shown.
  func showsLetters(over ground: SIMD3<Double>) -> Bool {
    let way = text.shown(over: ground) - ground
    let length = (way * way).sum()
    if length.squareRoot() <= 6 { return true }
    let box = text.box.applying(text.transform)
    let samples = samples(
      columns: min(max(Int(box.width * scale), 8), 1000),
      rows: min(max(Int(box.height * scale), 8), 200))
    return samples.contains { pixel in
      let found = RelativeLuminance.color(ofPixel: pixel) - ground
      let part = (found * way).sum() / length
      guard part >= 0.3, part <= 1.05 else { return false }
      let off = found - way * part
      return (off * off).sum().squareRoot() <= max(6, 0.08 * length.squareRoot())
    }
  }

  /// The pixels on a grid over the text's box, without those outside the clips and the window.
  private func samples(columns: Int, rows: Int) -> [UInt32] {
    let box = text.box
    guard box.width.isFinite, box.height.isFinite, box.width > 0 else { return [] }
    var found: [UInt32] = []
    found.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let point = CGPoint(
          x: box.minX + (Double(column) + 0.5) / Double(columns) * box.width,
          y: box.minY + (Double(row) + 0.5) / Double(rows) * box.height
        ).applying(text.transform)
        guard text.visible.contains(point) else { continue }
        let (x, y) = (Int(point.x * scale), Int(point.y * scale))
        guard x >= 0, y >= 0, x < width, y < height else { continue }
        found.append(pixels[y * stride + x])
      }
    }
    return found
  }

  private static func distance(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
    max(abs(one.x - other.x), abs(one.y - other.y), abs(one.z - other.z))
  }
}
