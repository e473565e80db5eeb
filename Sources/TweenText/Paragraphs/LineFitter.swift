import TweenPaint

/// Divides a prepared text into lines, greedily: as many characters as fit on each.
struct LineFitter {
  private let text: PreparedText
  private let style: ParagraphStyle
  /// In points of the unscaled text; infinite for any.
  private let width: Double
  private let height: Double
  private let breaks: [UInt8]
  /// The signs at the ends of lines that are divided behind a soft hyphen, by the index of that
  /// character.
  private let hyphens: [Int: LineSign]
  /// Lengths that differ by less are equal, since sums of many have rounding errors.
  static let tolerance = 1e-6
  /// The largest reduction of the distance of characters before a text is cut, in sizes of the font.
  private static let tightest = 0.05
  /// The distance of tab stops, in points.
  static let tabInterval = 28.0

  init(
    _ text: PreparedText, _ style: ParagraphStyle, width: Double, height: Double, breaks: [UInt8],
    hyphens: [Int: LineSign]
  ) {
    self.text = text
    self.style = style
    self.width = width
    self.height = height
    self.breaks = breaks
    self.hyphens = hyphens
  }

  /// The lines that fit into the room. If that is not the whole text, the last line is complete and
  /// must be cut by `truncate`.
  func fit() -> BrokenText {
    var lines: [LineSpan] = []
    var bottom = 0.0
    var isTruncated = false
    let limit = style.lineLimit.map { max($0, 1) } ?? Int.max
    fitting: for hardLine in text.hardLines {
      var start = hardLine.characters.lowerBound
      repeat {
        var line = nextLine(from: start, in: hardLine)
        let top = lines.last.map { bottom + gap(below: $0) } ?? 0
        let end = top + line.metrics.ascent + line.metrics.descent
        if !lines.isEmpty, lines.count >= limit || end > height + Self.tolerance {
          isTruncated = true
          break fitting
        }
        line.baseline = top + line.metrics.ascent
        bottom = end
        start = line.range.upperBound
        // Most texts have one line, and are kept: an array that grows would have room for more.
        if lines.isEmpty { lines = [line] } else { lines.append(line) }
      } while start < hardLine.end
    }
    return finished(lines, isTruncated: isTruncated)
  }

  private func finished(_ lines: [LineSpan], isTruncated: Bool) -> BrokenText {
    var bottom = 0.0
    if let last = lines.last {
      bottom = last.baseline + last.metrics.descent
      if lines.count < style.minimumLines {
        // Room for lines like the first.
        let first = lines[0]
        let line = first.metrics.ascent + first.metrics.descent
        bottom +=
          Double(min(style.minimumLines, 1_000_000) - lines.count) * (line + gap(below: first))
      }
    }
    return BrokenText(
      lines: lines, isTruncated: isTruncated, width: lines.reduce(0) { max($0, $1.width) },
      height: max(bottom, 0))
  }

  private func gap(below line: LineSpan) -> Double {
    let spacing = style.lineSpacing.isFinite ? max(style.lineSpacing, 0) : 0
    return line.metrics.leading + spacing
  }

  // MARK: One line

  private func nextLine(from start: Int, in hardLine: HardLine) -> LineSpan {
    var x = 0.0
    // The end of the line's visible characters.
    var inkEnd = 0.0
    var lastBreak = start
    var at = start
    while at < hardLine.end {
      let character = text.characters[at]
      if at > start, !breaks.isEmpty, breaks[Int(character.start)] != 0,
        hasRoomForHyphen(before: at, at: x)
      {
        lastBreak = at
      }
      let next = x + advance(of: at, at: x)
      if !character.isBlank {
        if next > width + Self.tolerance, at > start {
          var end = lastBreak
          if end == start {
            end = at
            while end > start + 1, text.characters[end].isJoined { end -= 1 }
          }
          return line(start..<end, in: hardLine, isBroken: true)
        }
        inkEnd = next
      }
      x = next
      at += 1
    }
    // Blanks at the end of a line of the text itself are part of the line, as far as they fit.
    let isWide = x > width + Self.tolerance && inkEnd < x
    return line(start..<hardLine.end, in: hardLine, isBroken: isWide, length: isWide ? nil : x)
  }

  /// Whether the text may be divided before a character: true where no hyphen would be shown, else
  /// where it fits.
  private func hasRoomForHyphen(before index: Int, at x: Double) -> Bool {
    guard !hyphens.isEmpty, let hyphen = hyphens[index - 1] else { return true }
    return x + hyphen.item.length <= width + Self.tolerance
  }

  private func advance(of index: Int, at x: Double) -> Double {
    guard text.hasTabs, text.items[text.item(of: index)].kind == .tab else {
      return text.characters[index].advance
    }
    return Self.tabAdvance(at: x)
  }

  static func tabAdvance(at x: Double) -> Double {
    ((x / tabInterval).rounded(.down) + 1) * tabInterval - x
  }

  /// `length` is that of the whole range, if it is known.
  private func line(
    _ range: Range<Int>, in hardLine: HardLine, isBroken: Bool, length: Double? = nil
  ) -> LineSpan {
    var end = range.upperBound
    if isBroken {
      while end > range.lowerBound, text.characters[end - 1].isBlank { end -= 1 }
    }
    let visible = range.lowerBound..<end
    let isLast = range.upperBound == hardLine.end
    let hyphen = isBroken && !isLast && !hyphens.isEmpty ? hyphens[end - 1] : nil
    return LineSpan(
      part: visible, sign: hyphen,
      range: range.lowerBound..<(isLast ? hardLine.characters.upperBound : range.upperBound),
      level: hardLine.level,
      width: length ?? self.length(of: visible) + (hyphen?.item.length ?? 0),
      metrics: metrics(of: range, in: hardLine))
  }

  private func length(of range: Range<Int>) -> Double {
    var x = 0.0
    for index in range { x += advance(of: index, at: x) }
    return x
  }

  /// The metrics that the fonts on a line need.
  private func metrics(of range: Range<Int>, in hardLine: HardLine) -> LineMetrics {
    guard let first = range.first, let last = range.last else { return hardLine.metrics }
    let items = text.item(of: first)...text.item(of: last)
    var metrics = text.items[items.lowerBound].metrics
    for item in items.dropFirst() { metrics.include(text.items[item].metrics) }
    return metrics
  }

  // MARK: Truncation

  /// Moves the characters of the last line closer together, if the rest of the text then fits on it.
  func tighten(_ broken: BrokenText) -> BrokenText? {
    guard style.allowsTightening, broken.isTruncated, var last = broken.lines.last,
      let hardLine = text.hardLines.last, hardLine.characters.contains(last.range.lowerBound)
    else { return nil }
    let rest = last.range.lowerBound..<hardLine.end
    let excess = length(of: rest) - width
    let size = text.styled[Int(text.characters[rest.lowerBound].run)].attributes.font.size
    guard rest.count > 1, excess > 0 else { return nil }
    let share = excess / Double(rest.count - 1)
    guard share <= Self.tightest * size else { return nil }
    last.part = rest
    last.sign = nil
    last.range = rest.lowerBound..<hardLine.characters.upperBound
    last.metrics = metrics(of: rest, in: hardLine)
    last.tightening = share
    last.width = width
    var lines = broken.lines
    lines[lines.count - 1] = last
    return finished(lines, isTruncated: false)
  }

  /// Cuts the last line short, with a sign for the omitted characters. `sign` makes one in the style
  /// of a run's characters.
  func truncate(
    _ broken: BrokenText, sign: (_ run: Int, _ level: UInt8) -> TextItem?
  ) -> BrokenText {
    guard broken.isTruncated, var last = broken.lines.last,
      let first = text.hardLines.first(where: { $0.characters.contains(last.range.lowerBound) }),
      let end = text.hardLines.last
    else { return broken }
    let start = last.range.lowerBound
    guard let sign = sign(Int(text.characters[start].run), first.level) else { return broken }
    let signWidth = sign.length
    let room = max(width - signWidth, 0)
    // The text continues in one line, or from the start of one to the end of another.
    let head = start..<first.end
    let tail = max(end.characters.lowerBound, start)..<end.end
    switch style.truncation {
    case .tail:
      last.part = trimmedEnd(prefix(of: head, in: room))
    case .head:
      last.part = trimmedStart(suffix(of: tail, in: room))
      last.beginsWithSign = true
    case .middle:
      let half = prefix(of: head, in: room / 2)
      let back = suffix(
        of: max(tail.lowerBound, half.upperBound)..<max(tail.upperBound, half.upperBound),
        in: room - length(of: half))
      let front = prefix(
        of: start..<min(head.upperBound, max(back.lowerBound, half.upperBound)),
        in: room - length(of: back))
      last.part = trimmedEnd(front)
      last.otherPart = trimmedStart(back)
    }
    last.sign = LineSign(sign)
    last.range = start..<text.characters.count
    last.width = last.parts.reduce(signWidth) { $0 + length(of: $1) }
    var metrics = last.parts.reduce(sign.metrics) { found, part in
      var found = found
      if !part.isEmpty { found.include(self.metrics(of: part, in: first)) }
      return found
    }
    metrics.leading = last.metrics.leading
    last.baseline += metrics.ascent - last.metrics.ascent
    last.metrics = metrics
    var lines = broken.lines
    lines[lines.count - 1] = last
    return finished(lines, isTruncated: true)
  }

  /// The characters from the start that fit into a room.
  private func prefix(of range: Range<Int>, in room: Double) -> Range<Int> {
    var x = 0.0
    var end = range.lowerBound
    for index in range {
      x += advance(of: index, at: x)
      if x > room + Self.tolerance { break }
      end = index + 1
    }
    // Not through a ligature.
    while end > range.lowerBound, end < range.upperBound, text.characters[end].isJoined { end -= 1 }
    return range.lowerBound..<end
  }

  private func suffix(of range: Range<Int>, in room: Double) -> Range<Int> {
    var x = 0.0
    var start = range.upperBound
    for index in range.reversed() {
      x += advance(of: index, at: 0)
      if x > room + Self.tolerance { break }
      start = index
    }
    while start < range.upperBound, text.characters[start].isJoined { start += 1 }
    return start..<range.upperBound
  }

  private func trimmedEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text.characters[end - 1].isBlank { end -= 1 }
    return range.lowerBound..<end
  }

  private func trimmedStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, text.characters[start].isBlank { start += 1 }
    return start..<range.upperBound
  }
}

extension TextItem {
  /// The sum of the glyphs' advances, in points.
  var length: Double {
    Double(glyphs.advance(of: 0..<glyphs.count)) * size / unitsPerEm
  }
}
