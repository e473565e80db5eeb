import Foundation
import TweenGeometry
import TweenPaint
import TweenRaster
import TweenText

/// Shaping of words, line breaking, and rasterization of a page of glyphs.
enum TextBench {
  private static let style = ParagraphStyle()

  static func run(into table: inout BenchTable) throws {
    shaping(into: &table)
    wrapping(into: &table)
    try page(into: &table)
  }

  private static func text(_ string: String, size: Double = 17) -> StyledText {
    StyledText(string, TextAttributes(font: FontRequest(size: size)))
  }

  /// Returns a thousand different words of 3 to 10 letters.
  private static func words(_ round: Int) -> [StyledText] {
    let syllables = ["ta", "ri", "mo", "ne", "lu", "ska", "ve", "por", "in", "do"]
    return (0..<1000).map { index in
      var rest = index * 7 + round * 7919
      var word = ""
      for _ in 0..<(3 + index % 2) {
        word += syllables[rest % 10]
        rest /= 10
      }
      return text(word + String(UnicodeScalar(UInt8(97 + round % 26))))
    }
  }

  private static func shaping(into table: inout BenchTable) {
    // The first text reads the fonts and makes their tables.
    let engine = TextEngine()
    keep(engine.measure(text("warm"), style: style))
    var best = Double.infinity
    for round in 0..<8 {
      let words = words(round)
      let start = Timing.threadTime
      for word in words { keep(engine.paragraph(word, style: style)) }
      best = min(best, Timing.threadTime - start)
    }
    table.add("1,000 distinct words, shaped and placed", best / 1e6, "ms", budget: 8)
    let known = words(7)
    let kept = Timing.least(rounds: 10, count: 1) {
      for word in known { keep(engine.measure(word, style: style)) }
    }
    table.add("1,000 words known", kept / 1e6, "ms", budget: 0.2)
  }

  private static func wrapping(into table: inout BenchTable) {
    let sentence = "The quick brown fox jumps over the lazy dog, and back again; "
    var times: [Double] = []
    for count in [200, 400] {
      let long = text(String(repeating: sentence, count: count))
      let engine = TextEngine()
      keep(engine.measure(long, style: style))
      var width = 300.0
      keep(engine.measure(long, style: style, width: width))
      times.append(
        Timing.least(rounds: 10, count: 1) {
          width += 1
          keep(engine.measure(long, style: style, width: width))
        })
    }
    table.add(
      "2,400 words measured at a new width", times[0] / 1e6, "ms",
      note: "twice the words: \(BenchTable.text(times[1] / times[0])) times")
  }

  private static func page(into table: inout BenchTable) throws {
    let sentence = "The quick brown fox jumps over the lazy dog, and back again; "
    let page = text(String(repeating: sentence, count: 61), size: 13)
    let paragraph = TextEngine.shared.paragraph(page, style: style, width: 700)
    let glyphs = paragraph.lines.reduce(0) { total, line in
      total + line.pieces.reduce(0) { $0 + $1.run.glyphs.count }
    }
    let black = Paint.solid(
      Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 1))
    let renderer = Renderer(threadCount: 1)
    var version: UInt64 = 0
    func list() -> DisplayList {
      version += 1
      let items = paragraph.lines.enumerated().flatMap { index, line in
        line.pieces.map { piece in
          DisplayItem(
            id: UInt64(index + 1), version: version,
            .glyphs(
              DisplayItem.Glyphs(
                run: piece.run, paint: black,
                transform: CGAffineTransform(translationX: 10, y: 10 + line.baseline))))
        }
      }
      return DisplayList(size: CGSize(width: 720, height: 1024), items: items)
    }
    try renderer.render(list())
    var best = Double.infinity
    for _ in 0..<20 {
      let next = list()
      renderer.invalidate()
      let start = Timing.threadTime
      try renderer.render(next)
      best = min(best, Timing.threadTime - start)
    }
    table.add(
      "a page of glyphs rasterized", best / 1e6, "ms", budget: 3 * Double(glyphs) / 3000,
      note: "\(glyphs) glyphs")
  }
}
