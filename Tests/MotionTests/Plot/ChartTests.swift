import Foundation
import TweenGeometry
import TweenPaint
import Testing

@testable import motion

@Suite struct ChartTests {
  private func chart(
    _ texts: [String], frameRate: Int? = nil, duration: Double? = nil, to: Double = 1,
    title: String? = nil
  ) throws -> Chart {
    Chart(
      try texts.map { try MotionSpec($0) }, from: 0, to: to, frameRate: frameRate,
      duration: duration, title: title)
  }

  private func texts(_ chart: Chart, _ style: PlotStyle = PlotStyle()) -> [String] {
    ChartDrawing(chart, style: style).scene.elements.compactMap { element in
      if case .text(let text) = element { return text.string }
      return nil
    }
  }

  @Test("round marks lie within the range, at distances of 1, 2 or 5 times a power of ten")
  func ticks() {
    #expect(
      AxisScale(low: 0, high: 1, count: 5).ticks == [0, 0.2, 0.4, 0.6000000000000001, 0.8, 1])
    #expect(AxisScale(low: -3, high: 104, count: 4).ticks == [0, 50, 100])
    #expect(AxisScale(low: 0, high: 0.9, count: 9).label(0.1) == "0.1")
    #expect(AxisScale(low: 0, high: 900, count: 9).label(300) == "300")
    for (low, high) in [
      (0, 0), (5, 5), (.nan, 1), (0, .infinity), (-1e308, 1e308), (1e-300, 2e-300),
    ]
      as [(Double, Double)]
    {
      let scale = AxisScale(low: low, high: high, count: 6)
      #expect(scale.low < scale.high && scale.ticks.count <= 100)
    }
  }

  @Test("a series runs to its end, with its marks on it")
  func series() throws {
    let series = try chart(["spring(duration: 0.5, bounce: 0.3)", "easeIn(duration: 0.4)"]).series
    #expect(series[0].logicalEnd == 0.5)
    let end = try #require(series[0].end)
    #expect(series[0].samples.last?.time == end && series[0].samples.last?.value == 1)
    #expect(series[1].end == 0.4 && series[1].logicalEnd == nil)
    // The stepped spring takes one step from each sample to the next: no kinks.
    let velocities = series[0].samples.dropLast().map(\.velocity)
    for index in 1..<velocities.count - 1 {
      let bend = velocities[index + 1] - 2 * velocities[index] + velocities[index - 1]
      #expect(index == 1 || abs(bend) < 0.05, "\(index)")
    }
    let endless = try chart(["linear.repeatForever()"]).series[0]
    #expect(endless.end == nil && (endless.samples.last?.time ?? 0) > 3.9)
    let cut = try chart(["spring"], frameRate: 60, duration: 0.25).series[0]
    #expect(cut.samples.count == 16 && cut.end == nil)
  }

  @Test("the drawing names the motions, axes and marks")
  func words() throws {
    let single = texts(try chart(["spring(bounce: 0.3)"]))
    #expect(single.first == "spring(bounce: 0.3)")
    for word in ["Value", "Velocity per second", "Seconds", "logically complete", "end", "0"] {
      #expect(single.contains(word), "\(word)")
    }
    let curves = texts(try chart(["UnitCurve.easeIn", "UnitCurve.linear"], title: "Two curves"))
    #expect(curves.first == "Two curves")
    #expect(curves.contains("UnitCurve.easeIn") && curves.contains("UnitCurve.linear"))
    #expect(curves.contains("Progress") && !curves.contains("end"))
  }

  @Test("the value's line begins at the start and ends at the target, in the first colour")
  func line() throws {
    let chart = try chart(["linear(duration: 1)"])
    let style = PlotStyle()
    let lines = ChartDrawing(chart, style: style).scene.elements.compactMap { element -> Path? in
      guard case .stroke(let path, let stroke, let color) = element, color == style.series(0),
        stroke.lineWidth == 2.75
      else { return nil }
      return path
    }
    #expect(lines.count == 1)
    let box = try #require(lines.first).boundingRect
    // 32 of margin and 60 for labels on the left; the time axis reaches 2 % beyond the end, at
    // 61/60 s where the last frame stands.
    #expect(abs(box.minX - 92) < 1e-9)
    #expect(box.maxX < 960 - 32 && box.maxX > 900)
    #expect(lines[0].currentPoint?.y == box.minY)
  }

  @Test("what ends at once gets an axis of a second")
  func nothingMoves() throws {
    let labels = texts(try chart(["linear(duration: 0)"]))
    #expect(labels.contains("1.0") && !labels.contains { $0.contains("e-") })
  }

  @Test("notes without room are left out")
  func narrowNotes() throws {
    let wide = texts(try chart(["spring"]))
    #expect(wide.contains("logically complete") && wide.contains("end"))
    let narrow = texts(
      try chart(["spring"]),
      PlotStyle(size: CGSize(width: 320, height: 240), scale: 1, isDark: false))
    #expect(!narrow.contains("logically complete"))
    #expect(narrow.contains("end") && narrow.contains("Seconds"))
  }

  @Test("long names are cut, many go to further rows, and nothing lies outside the picture")
  func crowded() throws {
    let long = "spring(duration: 0.5, bounce: 0.3)" + String(repeating: ".delay(0.001)", count: 40)
    let specs = [long] + (1...12).map { "spring(duration: \($0), bounce: 0.5)" }
    let style = PlotStyle(size: CGSize(width: 400, height: 500))
    let scene = ChartDrawing(try chart(specs, duration: 2), style: style).scene
    let bounds = CGRect(origin: .zero, size: style.size)
    for element in scene.elements {
      switch element {
      case .fill(let path, _), .stroke(let path, _, _):
        #expect(path.boundingRect.isNull || bounds.contains(path.boundingRect))
      case .text(let text):
        let width = PlotScene.width(text.string, text.font)
        #expect(width <= 400 && bounds.contains(text.position), "\(text.string)")
      }
    }
    #expect(texts(try chart(specs, duration: 2), style).contains { $0.hasSuffix("…") })
  }

  @Test("SVG escapes what XML takes for its own, and has a stroke for each line")
  func svg() throws {
    var chart = try chart(["spring"], title: "a < b & \"c\" > \u{1}d")
    chart.series[0].name = "<x>"
    let svg = ChartDrawing(chart, style: PlotStyle(isDark: true)).scene.svg
    #expect(svg.contains("a &lt; b &amp; &quot;c&quot; &gt;  d"))
    #expect(svg.contains("&lt;x&gt;") && !svg.contains("<x>"))
    #expect(svg.contains("stroke-width=\"2.75\" stroke-linecap=\"round\""))
    #expect(svg.contains("stroke-dasharray=\"4 4\""))
    let parser = XMLShape()
    #expect(parser.isWellFormed(svg))
  }

  @Test("CSV has a row a frame, each series to its own end, quoted names")
  func csv() throws {
    let single = try chart(["linear(duration: 0.1)"], frameRate: 20, to: 10).csv
    #expect(
      single == "t,value,velocity\r\n0,0,100\r\n0.05,5,100\r\n0.1,10,100\r\n0.15,10,0\r\n")
    let both = try chart(
      ["linear(duration: 0.1)", "spring(duration: 0.5, bounce: 0)"], frameRate: 20, duration: 0.1
    ).csv.components(separatedBy: "\r\n")
    #expect(
      both[0] == "t,linear(duration: 0.1) value,linear(duration: 0.1) velocity,"
        + "\"spring(duration: 0.5, bounce: 0) value\",\"spring(duration: 0.5, bounce: 0) velocity\""
    )
    #expect(both.count == 5 && both[4].isEmpty)
  }

  @Test("a plotted PNG is the same bytes each time")
  func png() throws {
    let file = try PlotFile("/tmp/x.png")
    let chart = try chart(["bouncy"])
    let style = PlotStyle(size: CGSize(width: 320, height: 240), scale: 1)
    let bytes = try file.bytes(chart, style: style)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try file.bytes(chart, style: style) == bytes)
  }

  @Test("a file's extension says what it is", arguments: ["a", "a.gif", "png", "a.png/b", ""])
  func extensions(path: String) {
    #expect(throws: UsageError.self) { try PlotFile(path) }
    #expect((try? PlotFile("a.b.SVG"))?.format == .svg)
  }
}

/// Whether tags close in the order they open; enough of XML for what we write.
private struct XMLShape {
  func isWellFormed(_ text: String) -> Bool {
    var open: [Substring] = []
    for part in text.split(separator: "<").map({ $0.prefix { $0 != ">" } }) {
      if part.hasSuffix("/") { continue }
      if part.hasPrefix("/") {
        guard open.popLast() == part.dropFirst() else { return false }
      } else if let name = part.split(whereSeparator: \.isWhitespace).first, !name.isEmpty {
        open.append(name)
      }
    }
    return open.isEmpty
  }
}
