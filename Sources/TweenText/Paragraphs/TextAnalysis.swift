import CHarfBuzz

/// A text on its way to being shaped: its characters and what is known of each.
struct TextAnalysis {
  private(set) var bytes: [UInt8] = []
  private(set) var attributes: [TextAttributes] = []
  var characters: ContiguousArray<TextCharacter> = []
  private var lines: [HardLine] = []
  /// For each character; empty where all are 0.
  private var levels: [UInt8] = []
  /// For each character; empty where all are Latin or common.
  private var scripts: [UInt32] = []
  /// The first byte of each run, and the end.
  private var runStarts: [Int] = []
  /// Nothing but ASCII.
  private let isPlain: Bool
  private let hasPlainLetter: Bool
  private let isRightToLeft: Bool
  let locale: String
  private(set) var han = HanStyle.simplified

  init(_ text: StyledText, isRightToLeft: Bool, locale: String) {
    self.isRightToLeft = isRightToLeft
    self.locale = locale
    for run in text.runs {
      runStarts.append(bytes.count)
      attributes.append(run.attributes.bounded)
      let room = TextTypesetter.longestText - bytes.count
      bytes.append(contentsOf: run.text.utf8.prefix(max(room, 0)))
    }
    runStarts.append(bytes.count)
    isPlain = bytes.allSatisfy { $0 < 0x80 }
    hasPlainLetter = bytes.contains { (0x61...0x7A).contains($0 | 0x20) }
  }

  // MARK: Characters

  /// Finds characters, the lines that the text itself ends, directions and scripts.
  mutating func divide() {
    findCharacters()
    findLines()
    if !isPlain { findScripts() }
  }

  private mutating func findCharacters() {
    characters.reserveCapacity(bytes.count)
    if isPlain {
      for index in bytes.indices {
        if bytes[index] == 0x0A, index > 0, bytes[index - 1] == 0x0D { continue }
        append(index, isBlank: bytes[index] == 0x20 || bytes[index] == 0x09)
      }
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    var offset = 0
    for character in text {
      append(offset, isBlank: character.unicodeScalars.first.map(Self.isBlank) ?? false)
      offset += character.utf8.count
    }
  }

  private mutating func append(_ start: Int, isBlank: Bool) {
    var run = Int(characters.last?.run ?? 0)
    while run + 2 < runStarts.count, runStarts[run + 1] <= start { run += 1 }
    characters.append(TextCharacter(start: Int32(start), run: Int32(run), isBlank: isBlank))
  }

  /// Blanks that may hang from the end of a line; not those that hold words together.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The bytes of a character.
  func range(of character: Int) -> Range<Int> {
    let end =
      character + 1 < characters.count ? Int(characters[character + 1].start) : bytes.count
    return Int(characters[character].start)..<end
  }

  func scalars(in range: Range<Int>) -> [UInt32] {
    var scalars: [UInt32] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let (scalar, length) = scalar(at: at)
      scalars.append(scalar)
      at += length
    }
    return scalars
  }

  /// The scalar that begins at a byte of well-formed UTF-8, and its length. Bytes cut off, at the
  /// end of a text too long, count as one replacement character each.
  private func scalar(at index: Int) -> (UInt32, Int) {
    let first = UInt32(bytes[index])
    if first < 0x80 { return (first, 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC0, index + length <= bytes.count else { return (0xFFFD, 1) }
    var value = first & (0x7F >> UInt32(length))
    for next in index + 1..<index + length { value = value << 6 | UInt32(bytes[next] & 0x3F) }
    return (value, length)
  }

  private func firstScalar(of character: Int) -> UInt32 {
    scalar(at: Int(characters[character].start)).0
  }

  /// What a character is, as far as its look goes.
  func kind(at index: Int, _ attributes: TextAttributes) -> TextItem.Kind {
    let first = bytes[Int(characters[index].start)]
    if first > 0x20, first < 0x7F { return .glyphs }
    let scalar = firstScalar(of: index)
    switch scalar {
    case 0x09: return .tab
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return .lineEnd
    case 0x00..<0x20, 0x7F..<0xA0: return .hidden
    case 0xFFFC where attributes.attachment != nil: return .attachment
    default: return .glyphs
    }
  }

  /// Whether a cluster of characters is shown in colours.
  static func isPicture(_ cluster: [UInt32]) -> Bool {
    guard let value = cluster.first, let first = Unicode.Scalar(value) else { return false }
    if cluster.contains(0xFE0E) { return false }
    let properties = first.properties
    if properties.isEmojiPresentation { return true }
    guard properties.isEmoji else { return false }
    // The selector, a skin tone, or the joiner of several.
    return cluster.contains { $0 == 0xFE0F || (0x1F3FB...0x1F3FF).contains($0) || $0 == 0x200D }
  }

  // MARK: Lines and directions

  private static func endsLine(_ scalar: UInt32) -> Bool {
    (0x0A...0x0D).contains(scalar) || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
  }

  private mutating func findLines() {
    let hasDirections = isRightToLeft || BidiLevels.mayMatter(bytes)
    var start = 0
    for index in characters.indices {
      let first = bytes[Int(characters[index].start)]
      guard first < 0x20 || first >= 0x80, Self.endsLine(firstScalar(of: index)) else { continue }
      appendLine(start..<index + 1, end: index, hasDirections: hasDirections)
      start = index + 1
    }
    appendLine(start..<characters.count, end: characters.count, hasDirections: hasDirections)
  }

  private mutating func appendLine(_ range: Range<Int>, end: Int, hasDirections: Bool) {
    var level: UInt8 = isRightToLeft ? 1 : 0
    if hasDirections {
      var scalars: [UInt32] = []
      var places: [Int] = []
      for index in range.lowerBound..<end {
        places.append(scalars.count)
        scalars += self.scalars(in: self.range(of: index))
      }
      let found = BidiLevels(scalars, isRightToLeft: isRightToLeft)
      level = found.base
      if levels.isEmpty, found.base > 0 || found.levels.contains(where: { $0 > 0 }) {
        levels = [UInt8](repeating: 0, count: characters.count)
      }
      if !levels.isEmpty {
        for (index, place) in zip(range.lowerBound..<end, places) {
          levels[index] = found.levels[place]
        }
        if end < range.upperBound { levels[end] = level }
      }
    }
    lines.append(HardLine(characters: range, end: end, level: level, metrics: .zero))
  }

  func level(at index: Int) -> UInt8 { levels.isEmpty ? 0 : levels[index] }

  /// The lines, each with the height of its first character's font; one without characters has
  /// that of the character before.
  func finishedLines(_ metrics: [LineMetrics]) -> [HardLine] {
    lines.map { line in
      var line = line
      let nearest =
        line.characters.isEmpty ? line.characters.lowerBound - 1 : line.characters.lowerBound
      if characters.indices.contains(nearest) {
        line.metrics = metrics[Int(characters[nearest].run)]
      } else {
        line.metrics = metrics.first ?? .zero
      }
      return line
    }
  }

  // MARK: Scripts

  private mutating func findScripts() {
    guard let functions = hb_unicode_funcs_get_default() else { return }
    scripts = [UInt32](repeating: HB_SCRIPT_COMMON.rawValue, count: characters.count)
    var last: UInt32?
    var found = HanStyle(localeIdentifier: locale)
    for index in characters.indices {
      let script = hb_unicode_script(functions, firstScalar(of: index))
      if script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED
        || script == HB_SCRIPT_UNKNOWN
      {
        if let last { scripts[index] = last }
        continue
      }
      if found == nil, script != HB_SCRIPT_BOPOMOFO { found = HanStyle(script) }
      scripts[index] = script.rawValue
      if last == nil {
        // What stands before the first letter goes with it.
        for before in 0..<index { scripts[before] = script.rawValue }
      }
      last = script.rawValue
    }
    han = found ?? .simplified
  }

  func script(at index: Int) -> hb_script_t {
    if !scripts.isEmpty { return hb_script_t(rawValue: scripts[index]) }
    return hasPlainLetter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
  }

  // MARK: Lengths

  /// Gives the characters of an item their lengths.
  mutating func measure(_ item: TextItem) {
    let glyphs = item.glyphs
    var at = 0
    while at < glyphs.count {
      let character = Int(glyphs.characters[at])
      var units = 0
      var isUnsafe = false
      while at < glyphs.count, Int(glyphs.characters[at]) == character {
        units += Int(glyphs.advances[at])
        isUnsafe = isUnsafe || glyphs.isUnsafe[at]
        at += 1
      }
      // The characters of a ligature share its length.
      var end = character + 1
      if item.isRightToLeft {
        let next = at - 1
        var place = next
        while place >= 0, Int(glyphs.characters[place]) == character { place -= 1 }
        end = place >= 0 ? Int(glyphs.characters[place]) : item.characters.upperBound
      } else {
        end = at < glyphs.count ? Int(glyphs.characters[at]) : item.characters.upperBound
      }
      end = min(max(end, character + 1), item.characters.upperBound)
      let share = Double(units) * item.size / item.unitsPerEm / Double(end - character)
      for part in character..<end {
        characters[part].advance = share
        characters[part].isJoined = part > character
        characters[part].isUnsafe = part > character || isUnsafe
      }
    }
    for index in item.characters { addSpacing(index) }
  }

  private mutating func addSpacing(_ index: Int) {
    // A ligature is one: what is added stands behind it.
    if index + 1 < characters.count, characters[index + 1].isJoined,
      characters[index + 1].item == characters[index].item
    {
      return
    }
    characters[index].advance += attributes[Int(characters[index].run)].spacing
  }
}

extension TextAttributes {
  /// The attributes with lengths that sums of cannot leave the numbers; odd ones are 0.
  fileprivate var bounded: TextAttributes {
    var attributes = self
    attributes.baselineOffset = Self.bounded(baselineOffset)
    if let attachment {
      attributes.attachment = TextAttachment(
        id: attachment.id, width: max(Self.bounded(attachment.width), 0),
        height: max(Self.bounded(attachment.height), 0), ascent: Self.bounded(attachment.ascent))
    }
    return attributes
  }

  private static func bounded(_ length: Double) -> Double {
    guard length.isFinite else { return 0 }
    return min(max(length, -FontRequest.largestSize), FontRequest.largestSize)
  }

  /// What is added after a character, in points.
  var spacing: Double {
    Self.bounded(kerning + tracking)
  }
}
