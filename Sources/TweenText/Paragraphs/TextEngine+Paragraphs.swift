import Foundation
import TweenPaint

/// The size of a text in lines, and the positions of its baselines.
package struct ParagraphMeasure: Equatable, Sendable {
  package var size: CGSize
  /// From the top.
  package var firstBaseline: Double
  package var lastBaseline: Double
  package var isTruncated: Bool
  package var lineCount: Int

  init(_ broken: BrokenText) {
    let scale = broken.scale
    size = CGSize(width: broken.width * scale, height: broken.height * scale)
    firstBaseline = (broken.lines.first?.baseline ?? 0) * scale
    lastBaseline = (broken.lines.last?.baseline ?? 0) * scale
    isTruncated = broken.isTruncated
    lineCount = broken.lines.count
  }
}

extension TextEngine {
  /// The height that a font's lines need, and the gap between them; zero for a font that is missing.
  package func lineMetrics(of font: FontRequest) -> LineMetrics {
    state.withLock { $0.typesetter.lineMetrics(of: font) }
  }

  /// The number of layouts that a text keeps for recent widths.
  private static let keptLayouts = 12
  /// The number of sizes that are tried between a text's own and its smallest.
  private static let scaleSteps = 64

  /// A text in lines of at most `width` and with a height of at most `height`, each in points. nil
  /// and NaN are unbounded, and negative lengths are zero. At least one line is shown, and a
  /// character on each.
  package func paragraph(
    _ text: StyledText, style: ParagraphStyle, width: Double? = nil, height: Double? = nil
  ) -> Paragraph {
    let room = LayoutRoom(width: width, height: height)
    return state.withLock { state in
      Self.paragraph(Self.prepare(text, style, &state), state.shared(style), room, &state)
    }
  }

  /// The measure of `paragraph` with the same parameters; much less work than making it.
  package func measure(
    _ text: StyledText, style: ParagraphStyle, width: Double? = nil, height: Double? = nil
  ) -> ParagraphMeasure {
    let room = LayoutRoom(width: width, height: height)
    return state.withLock { state in
      Self.measure(Self.prepare(text, style, &state), state.shared(style), room, &state)
    }
  }

  /// A text to be measured and laid out in many sizes.
  ///
  /// - Parameter isHeld: Whether the caller keeps the result for as long as it is shown.
  package func prepared(
    _ text: StyledText, style: ParagraphStyle, isHeld: Bool = false
  ) -> PreparedParagraph {
    state.withLock { state in
      let prepared = Self.prepare(text, style, isHeld: isHeld, &state)
      return styled(prepared, style, &state)
    }
  }

  fileprivate func styled(_ text: PreparedText, _ style: ParagraphStyle) -> PreparedParagraph {
    state.withLock { styled(text, style, &$0) }
  }

  private func styled(
    _ text: PreparedText, _ style: ParagraphStyle, _ state: inout State
  ) -> PreparedParagraph {
    let style = state.shared(style)
    return PreparedParagraph(self, text, style, natural: Self.measure(text, style, .any, &state))
  }

  fileprivate func measure(
    _ text: PreparedText, _ style: SharedStyle, _ room: LayoutRoom
  ) -> ParagraphMeasure {
    if let known = Self.knownMeasure(text, style, room) { return known }
    return state.withLock { Self.measure(text, style, room, &$0) }
  }

  private static func measure(
    _ text: PreparedText, _ style: SharedStyle, _ room: LayoutRoom, _ state: inout State
  ) -> ParagraphMeasure {
    if let known = knownMeasure(text, style, room) { return known }
    let broken = fit(text, style.style, room, &state)
    let measure = ParagraphMeasure(broken)
    // In an empty room each character has a line of its own: keeping those would take more memory
    // than the rest of the text.
    let layout: PreparedText.LayoutEntry.Layout =
      room.isNone ? .measure(measure) : .lines(broken, DrawnParagraph())
    keep(PreparedText.LayoutEntry(style: style, room: room, layout: layout), in: text)
    return measure
  }

  fileprivate func paragraph(
    _ text: PreparedText, _ style: SharedStyle, _ room: LayoutRoom
  ) -> Paragraph {
    if case .lines(_, let drawn) = Self.known(text, style, room), let source = drawn.source {
      return Paragraph(source)
    }
    return state.withLock { Self.paragraph(text, style, room, &$0) }
  }

  private static func paragraph(
    _ text: PreparedText, _ style: SharedStyle, _ room: LayoutRoom, _ state: inout State
  ) -> Paragraph {
    let broken: BrokenText
    switch known(text, style, room) {
    case .lines(let lines, let drawn):
      if let source = drawn.source { return Paragraph(source) }
      broken = lines
    case .measure, nil: broken = fit(text, style.style, room, &state)
    }
    let paragraph = ParagraphMaking(text, broken, style.style).paragraph(&state.typesetter)
    let layout = PreparedText.LayoutEntry.Layout.lines(
      broken, DrawnParagraph(source: paragraph.source))
    keep(PreparedText.LayoutEntry(style: style, room: room, layout: layout), in: text)
    return paragraph
  }

  private static func prepare(
    _ text: StyledText, _ style: ParagraphStyle, isHeld: Bool = false, _ state: inout State
  ) -> PreparedText {
    let key = PreparedKey(
      text: text, isRightToLeft: style.isRightToLeft, locale: style.localeIdentifier)
    // An estimate of the memory of a text with its layouts, in bytes.
    let cost = text.runs.reduce(1024) { $0 &+ 512 &+ $1.text.utf8.count &* 32 }
    let hash = key.hashValue
    if let known = state.held.value(for: key, hash, cost: cost) { return known }
    if let known = state.prepared.value(for: key, hash, cost: cost) { return known }
    let prepared = state.typesetter.prepare(
      text, isRightToLeft: style.isRightToLeft, locale: style.localeIdentifier)
    if isHeld {
      state.held.insert(prepared, for: key, hash, cost: cost)
    } else {
      state.prepared.insert(prepared, for: key, hash, cost: cost)
    }
    return prepared
  }

  // MARK: Layouts

  private static func index(
    _ entries: [PreparedText.LayoutEntry], _ style: SharedStyle, _ room: LayoutRoom
  ) -> Int? {
    var index = entries.count - 1
    while index >= 0 {
      if entries[index].answers(style, room) { return index }
      index -= 1
    }
    return nil
  }

  private static func known(
    _ text: PreparedText, _ style: SharedStyle, _ room: LayoutRoom
  ) -> PreparedText.LayoutEntry.Layout? {
    text.layouts.withLock { entries in
      index(entries, style, room).map { entries[$0].layout }
    }
  }

  private static func knownMeasure(
    _ text: PreparedText, _ style: SharedStyle, _ room: LayoutRoom
  ) -> ParagraphMeasure? {
    text.layouts.withLock { entries in
      index(entries, style, room).map { entries[$0].measure }
    }
  }

  private static func keep(_ entry: PreparedText.LayoutEntry, in text: PreparedText) {
    text.layouts.withLock { entries in
      if let known = index(entries, entry.style, entry.room) { entries.remove(at: known) }
      if entries.count >= keptLayouts { entries.removeFirst() }
      // Without spare capacity, since there are many texts.
      if entries.isEmpty { entries = [entry] } else { entries.append(entry) }
    }
  }

  private static func fit(
    _ text: PreparedText, _ style: ParagraphStyle, _ room: LayoutRoom, _ state: inout State
  ) -> BrokenText {
    let isBounded = room.width < .infinity
    let breaks = isBounded ? breaks(in: text, &state) : []
    let hyphens = isBounded ? hyphens(in: text, &state) : [:]
    func fitter(_ scale: Double) -> LineFitter {
      LineFitter(
        text, style, width: room.width / scale, height: room.height / scale, breaks: breaks,
        hyphens: hyphens)
    }
    var scale = 1.0
    var broken = fitter(1).fit()
    if broken.isTruncated, let tight = fitter(1).tighten(broken) { return tight }
    let smallest = style.minimumScaleFactor
    if smallest < 1, !broken.fits(room, at: 1) {
      (scale, broken) = largestFit(down: max(smallest, 0.01), room) { fitter($0).fit() }
    }
    if broken.isTruncated {
      if let tight = fitter(scale).tighten(broken) {
        broken = tight
      } else {
        broken = fitter(scale).truncate(broken) { run, level in
          sign("\u{2026}", like: text.styled[run].attributes, level, text.locale, &state)
        }
      }
    }
    broken.scale = scale
    return broken
  }

  /// A hyphen for each soft one in a text, like the characters around it.
  private static func hyphens(
    in text: PreparedText, _ state: inout State
  ) -> [Int: LineSign] {
    // In UTF-8 a soft hyphen is C2 AD, and few texts have that first byte at all.
    guard text.bytes.contains(0xC2) else { return [:] }
    var hyphens: [Int: LineSign] = [:]
    for (index, character) in text.characters.enumerated() {
      let start = Int(character.start)
      guard text.bytes[start] == 0xC2, start + 1 < text.bytes.count, text.bytes[start + 1] == 0xAD
      else { continue }
      let attributes = text.styled[Int(character.run)].attributes
      let level = text.items[text.item(of: index)].level
      hyphens[index] = sign("-", like: attributes, level, text.locale, &state).map(LineSign.init)
    }
    return hyphens
  }

  /// A sign for omitted characters or for a division, in the size of a run's characters.
  private static func sign(
    _ sign: String, like attributes: TextAttributes, _ level: UInt8, _ locale: String,
    _ state: inout State
  ) -> TextItem? {
    var plain = attributes
    plain.attachment = nil
    let style = ParagraphStyle(isRightToLeft: level % 2 == 1, localeIdentifier: locale)
    return prepare(StyledText(sign, plain), style, &state).sign(level: level)
  }

  /// The largest of the sizes at which everything fits, else the smallest.
  private static func largestFit(
    down smallest: Double, _ room: LayoutRoom, _ fit: (Double) -> BrokenText
  ) -> (Double, BrokenText) {
    func scale(_ step: Int) -> Double {
      1 - (1 - smallest) * Double(step) / Double(scaleSteps)
    }
    // All steps from `high` on fit; none up to `low` does.
    var (low, high) = (0, scaleSteps)
    var best = fit(smallest)
    guard best.fits(room, at: smallest) else { return (smallest, best) }
    while high - low > 1 {
      let middle = (low + high) / 2
      let tried = fit(scale(middle))
      if tried.fits(room, at: scale(middle)) {
        (high, best) = (middle, tried)
      } else {
        low = middle
      }
    }
    return (scale(high), best)
  }

  private static func breaks(in text: PreparedText, _ state: inout State) -> [UInt8] {
    if let known = text.breaks.withLock({ $0 }) { return known }
    let found = state.typesetter.breaker.breaks(in: text.bytes, locale: text.locale)
    // The breaks of plain text are computed in less time than a look-up takes.
    if PlainLineBreaks.holds(text.bytes) { return found }
    text.breaks.withLock { $0 = found }
    return found
  }
}

/// A text analysed and shaped, in a style: to be measured and laid out without a look-up each time.
package final class PreparedParagraph: Sendable {
  private let engine: TextEngine
  private let text: PreparedText
  private let style: SharedStyle
  /// The measure in any width and height.
  private let natural: ParagraphMeasure

  /// The room in which a text has its natural size.
  package struct Room: Sendable {
    package var size: CGSize
    package var leastWidth: Double
    package var leastHeight: Double
  }
  /// The room without breaks and truncation; nil where a text always has some.
  package let room: Room?

  fileprivate init(
    _ engine: TextEngine, _ text: PreparedText, _ style: SharedStyle,
    natural: ParagraphMeasure
  ) {
    self.engine = engine
    self.text = text
    self.style = style
    self.natural = natural
    // One line is shown in any height, and a character in any width, unless the text is scaled down.
    let isLine = natural.lineCount == 1 && style.style.minimumScaleFactor >= 1
    let isCharacter = isLine && text.characters.count == 1
    room =
      natural.isTruncated
      ? nil
      : Room(
        size: natural.size, leastWidth: isCharacter ? 0 : Double(natural.size.width),
        leastHeight: isLine ? 0 : Double(natural.size.height))
  }

  /// The same text in another style; nil for a style with another reading direction or language.
  package func styled(_ other: ParagraphStyle) -> PreparedParagraph? {
    let own = style.style
    guard own.isRightToLeft == other.isRightToLeft, own.localeIdentifier == other.localeIdentifier
    else { return nil }
    return engine.styled(text, other)
  }

  /// `TextEngine.measure` of the text.
  package func measure(width: Double? = nil, height: Double? = nil) -> ParagraphMeasure {
    let room = LayoutRoom(width: width, height: height)
    if isAmple(room) { return natural }
    return engine.measure(text, style, room)
  }

  /// `TextEngine.paragraph` of the text.
  package func paragraph(width: Double? = nil, height: Double? = nil) -> Paragraph {
    let room = LayoutRoom(width: width, height: height)
    return engine.paragraph(text, style, isAmple(room) ? .any : room)
  }

  private func isAmple(_ offered: LayoutRoom) -> Bool {
    guard let room else { return false }
    return offered.width >= room.leastWidth && offered.height >= room.leastHeight
  }
}
