import SwiftUI
import TweenCodecs
import TweenPaint
import TweenRaster

/// Times of writing frames as PNG files and of reading them.
@MainActor enum CodecBench {
  /// The least rate for writing frames that the design allows, in bytes of pixels a second and core.
  private static let leastRate = 150e6
  private static let size = CGSize(width: 1024, height: 1024)

  static func run(into table: inout BenchTable) throws {
    try measure("100 wedges", BenchRingScreen(ring: BenchRing(count: 100)), into: &table)
    try measure("a page of text", TextPage(), into: &table)
  }

  private static func measure<Content: View>(
    _ name: String, _ content: Content, into table: inout BenchTable
  ) throws {
    let stage = Stage(content: content, configuration: Stage.Configuration(size: size))
    let renderer = Renderer(threadCount: 1)
    try renderer.render(stage.frame(0))
    let bitmap = renderer.bitmap
    let file = try PNGEncoder.encode(bitmap)
    let copy = try ImageDecoder.decode(file)
    precondition(copy == bitmap, "What is written reads back.")
    let byteCount = Double(4 * bitmap.pixels.count)
    func note(_ time: Double) -> String {
      "\(BenchTable.text(byteCount / time * 1e3)) MB/s of pixels, \(file.count) bytes"
    }
    let writing = Timing.least(rounds: 10, count: 1) { keep(try? PNGEncoder.encode(bitmap)) }
    table.add(
      "PNG of \(name), written", writing / 1e6, "ms", budget: byteCount / leastRate * 1e3,
      note: note(writing))
    let reading = Timing.least(rounds: 10, count: 1) { keep(try? ImageDecoder.decode(file)) }
    table.add("PNG of \(name), read", reading / 1e6, "ms", note: note(reading))
  }
}

/// Lines of text that fill the width.
private struct TextPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(0..<50) { line in
        Text("\(line). The quick brown fox jumps over the lazy dog, and back, and over it again.")
          .font(.system(size: 13))
      }
    }
  }
}
