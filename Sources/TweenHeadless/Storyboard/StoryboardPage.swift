import Foundation
import TweenCodecs
import TweenDigest
import TweenMotion
import TweenPaint
import TweenStage

/// A page of HTML with a film, the moments of a storyboard and the input on one axis of time.
///
/// One file: pictures are data URLs, and the policy in its head allows its own style and script alone
/// (W3C, "Content Security Policy Level 3": https://www.w3.org/TR/CSP3/). Without the script it is a
/// page that plays the film and shows all moments and events.
struct StoryboardPage {
  /// The largest film in bytes. As a data URL it stays below the 32 MB that Firefox loads.
  static let largestFilm = 24_000_000

  private let board: Storyboard
  private let reel: StoryboardReel
  private let cells: [StoryboardReel.Cell]
  private let axis: EventAxis
  /// The moments and events on the axis lie between 0 and this.
  private let end: StageTime

  init(_ board: Storyboard, _ reel: StoryboardReel) {
    self.board = board
    self.reel = reel
    cells = reel.cells(of: board.moments)
    axis = EventAxis(board.events)
    end = max(
      reel.end, cells.last?.moment.time ?? .zero, axis.spans.map(\.end).max() ?? .zero)
  }

  /// The page's text.
  func text() throws -> String {
    let heading = board.titleLine(of: reel)
    let title = heading.isEmpty ? board.program : heading
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="Inbetween \(EngineVersion.text)">
      <title>\(HTMLText.escaped(title))</title>
      <style>\(style)</style>
      </head>
      <body class="\(isTall ? "tall" : "wide")">
      <header>

      """
    if !heading.isEmpty { page += "<h1 dir=\"auto\">\(HTMLText.escaped(heading))</h1>\n" }
    page += "<p class=\"facts\">\(facts)</p>\n</header>\n<main>\n"
    page += try player()
    page += "<div class=\"rest\">\n" + timeline()
    page += try moments()
    page += events() + "</div>\n</main>\n"
    return page + "<script>\(Self.script)</script>\n</body>\n</html>\n"
  }

  /// Whether frames are higher than wide: then the rest of the page is beside them.
  private var isTall: Bool {
    cells.first.map { $0.picture.height > $0.picture.width } ?? false
  }

  /// The style sheet with the lengths of this page.
  private var style: String {
    guard let first = cells.first?.picture else { return Self.sheet }
    let width = max(1, Int((Double(first.width) / reel.scale).rounded()))
    let height = max(1, Int((Double(first.height) / reel.scale).rounded()))
    // Small frames are shown enlarged, pixel by pixel.
    let isSmall = width < Self.leastWidth
    let factor = isSmall ? (Self.leastWidth + width - 1) / width : 1
    let cell = isTall ? 112 : 184
    let small = isSmall ? "#screen *, #moments img { image-rendering: pixelated; }\n" : ""
    return ":root { --w: \(width * factor); --h: \(height * factor); --cell: \(cell); }\n" + small
      + Self.sheet
  }

  /// The width, in points, below which frames are enlarged.
  private static let leastWidth = 160

  private var policy: String {
    func source(_ text: String) -> String {
      "'sha256-\(Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString())'"
    }
    return "default-src 'none'; img-src data:; style-src \(source(style)); "
      + "script-src \(source(Self.script)); base-uri 'none'; form-action 'none'"
  }

  private var facts: String {
    func number(_ value: Double) -> String { JSONText.number(value) }
    var parts = [
      "\(number(reel.size.width.rounded())) × \(number(reel.size.height.rounded())) points"
    ]
    if reel.film != nil {
      parts.append("\(Self.seconds(reel.end))")
      parts.append("\(reel.rate) frames a second")
    }
    parts.append(cells.count == 1 ? "1 moment" : "\(cells.count) moments")
    return parts.joined(separator: " · ")
  }

  // MARK: Film

  private func player() throws -> String {
    guard let first = cells.first else { throw StoryboardError.noMoments }
    let (width, height) = (first.picture.width, first.picture.height)
    var source: String
    var words: String
    var kind: String
    if let film = reel.film {
      source = Self.url(film)
      words = "Film of \(Self.seconds(reel.end))"
      kind = "film"
    } else {
      source = try Self.url(PNGEncoder.encode(first.picture))
      words = Self.words(of: first.moment)
      kind = "still"
    }
    return """
      <figure id="player" data-kind="\(kind)" data-end="\(JSONText.number(end.seconds))">
      <div id="screen"><img id="picture" width="\(width)" height="\(height)" \
      alt="\(HTMLText.escaped(words))" src="\(source)"></div>
      <figcaption><span id="clock"></span> <span id="now" dir="auto"></span></figcaption>
      <div id="controls" hidden><button type="button" id="play">Pause</button></div>
      </figure>

      """
  }

  // MARK: Axis

  private static let rowHeight = 26
  private static let rulerHeight = 22

  private func timeline() -> String {
    let lanes = EventAxis.Lane.allCases.filter { lane in axis.spans.contains { $0.lane == lane } }
    let height = (lanes.count + 1) * Self.rowHeight
    var labels = "<li>Moments</li>"
    for lane in lanes { labels += "<li>\(lane.rawValue)</li>" }
    var plot = ""
    for tick in ticks {
      let x = place(tick)
      let anchor = tick == .zero ? " class=\"first\"" : ""
      plot += "<line class=\"tick\" x1=\"\(x)\" x2=\"\(x)\" y1=\"0\" y2=\"\(height)\"/>"
      plot += "<text x=\"\(x)\" y=\"\(height + 16)\"\(anchor)>\(tick.secondsText)</text>\n"
    }
    for (row, lane) in lanes.enumerated() {
      let middle = (row + 1) * Self.rowHeight + Self.rowHeight / 2
      let kind = lane.rawValue.lowercased()
      for span in axis.spans where span.lane == lane {
        let x = place(span.start)
        plot += "<g class=\"\(kind)\">"
        plot += "<title>\(HTMLText.escaped("\(Self.time(of: span)): \(span.words)"))</title>"
        if span.end > span.start {
          plot += "<line x1=\"\(x)\" x2=\"\(place(span.end))\" y1=\"\(middle)\" y2=\"\(middle)\"/>"
        }
        plot += "<circle cx=\"\(x)\" cy=\"\(middle)\" r=\"4.5\"/></g>\n"
      }
    }
    for cell in cells {
      let x = place(cell.moment.time)
      let kind = cell.moment.title == nil ? "moment" : "moment mark"
      plot +=
        "<g class=\"\(kind)\"><title>\(HTMLText.escaped(Self.words(of: cell.moment)))</title>"
        + "<line x1=\"\(x)\" x2=\"\(x)\" y1=\"\(Self.rowHeight / 2)\" y2=\"\(height)\"/>"
        + "<circle cx=\"\(x)\" cy=\"\(Self.rowHeight / 2)\" r=\"5\"/></g>\n"
    }
    return """
      <section aria-labelledby="time-title">
      <h2 id="time-title">Time</h2>
      <div id="axis">
      <ul class="lanes" aria-hidden="true">\(labels)</ul>
      <div id="plot"><svg width="100%" height="\(height + Self.rulerHeight)" role="img" \
      aria-label="Moments and input from 0 to \(Self.seconds(end))">
      \(plot)<line id="head" x1="0" x2="0" y1="0" y2="\(height)" visibility="hidden"/></svg></div>
      </div>
      </section>

      """
  }

  /// A moment's place on the axis, in thousandths of a percent.
  private func place(_ time: StageTime) -> String {
    guard end.flicks > 0 else { return "0%" }
    let share = Int128(time.flicks) * 100_000 / Int128(end.flicks)
    let digits = String(1000 + share % 1000).dropFirst()
    return "\(share / 1000).\(digits)%"
  }

  /// Moments with a number under the axis: at most ten, at even steps.
  private var ticks: [StageTime] {
    var unit: Int64 = StageTime.flicksPerSecond / 100
    var step = unit
    search: while true {
      for factor: Int64 in [1, 2, 5] {
        step = unit * factor
        if end.flicks / step <= 9 { break search }
      }
      unit *= 10
    }
    return stride(from: 0, through: end.flicks, by: Int(step)).map { StageTime(flicks: $0) }
      // A number at the very end would be outside.
      .filter { $0 == .zero || end.flicks - $0.flicks >= end.flicks / 40 }
  }

  // MARK: Lists

  private func moments() throws -> String {
    var sources: [Int: String] = [:]
    var items = ""
    for (index, cell) in cells.enumerated() {
      let source = try sources[cell.frame] ?? Self.url(PNGEncoder.encode(cell.picture))
      sources[cell.frame] = source
      var caption = "<time>\(cell.moment.timeText)</time>"
      if let title = cell.moment.titleLine {
        caption += " <b dir=\"auto\">\(HTMLText.escaped(title))</b>"
      }
      items += """
        <li><a id="moment-\(index + 1)" href="#moment-\(index + 1)" \
        data-at="\(cell.moment.time.secondsText)"><img width="\(cell.picture.width)" \
        height="\(cell.picture.height)" alt="\(HTMLText.escaped(Self.words(of: cell.moment)))" \
        src="\(source)"><span class="caption">\(caption)</span></a></li>

        """
    }
    return """
      <section aria-labelledby="moments-title">
      <h2 id="moments-title">Moments</h2>
      <ol id="moments">
      \(items)</ol>
      </section>

      """
  }

  private func events() -> String {
    guard !axis.spans.isEmpty else { return "" }
    var items = ""
    for span in axis.spans {
      items +=
        "<li class=\"\(span.lane.rawValue.lowercased())\">"
        + "<time>\(Self.time(of: span))</time> <span>\(HTMLText.escaped(span.words))</span></li>\n"
    }
    return """
      <section aria-labelledby="events-title">
      <h2 id="events-title">Input</h2>
      <ol id="events">
      \(items)</ol>
      </section>

      """
  }

  // MARK: Words

  private static func words(of moment: StoryboardMoment) -> String {
    moment.titleLine.map { "\(moment.timeText): \($0)" } ?? moment.timeText
  }

  private static func time(of span: EventAxis.Span) -> String {
    seconds(span.start)
  }

  /// A time to the nearest hundredth of a second.
  private static func seconds(_ time: StageTime) -> String {
    "\(JSONText.number((time.seconds * 100).rounded() / 100)) s"
  }

  private static func url(_ picture: [UInt8]) -> String {
    "data:image/png;base64," + Data(picture).base64EncodedString()
  }
}
