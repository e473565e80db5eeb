import CHarfBuzz

/// The first step of shaping: a text's characters and the properties of each.
struct TextAnalysis {
  private(set) var bytes: [UInt8] = []
  /// The text's runs, with lengths that can be summed.
  let styled: [StyledText.Run]
  /// The analysis of each run.
  var runs: [PreparedRun] = []
  var characters: ContiguousArray<TextCharacter> = []
  private var lines: [HardLine] = []
  /// For each character; empty where all are 0.
  private var levels: [UInt8] = []
  /// For each character; empty where all are Latin or common.
  private var scripts: [UInt32] = []
  /// Whether the text is ASCII.
  private let isPlain: Bool
  private let hasPlainLetter: Bool
  /// Whether clusters of some run have spacing.
  private let isSpaced: Bool
  private let isRightToLeft: Bool
  let locale: String
  private(set) var han = HanStyle.simplified

  init(_ text: StyledText, isRightToLeft: Bool, locale: String) {
    self.isRightToLeft = isRightToLeft
    self.locale = locale
    var styled = text.runs
    for index in styled.indices {
      if let bounded = styled[index].attributes.bounded { styled[index].attributes = bounded }
    }
    self.styled = styled
    runs.reserveCapacity(styled.count)
    if styled.count > 1 { bytes.reserveCapacity(styled.reduce(0) { $0 + $1.text.utf8.count }) }
    for index in styled.indices {
      let utf8 = styled[index].text.utf8
      let room = TextTypesetter.longestText - bytes.count
      if utf8.count <= room {
        bytes.append(contentsOf: utf8)
      } else {
        bytes.append(contentsOf: utf8.prefix(max(room, 0)))
      }
      runs.append(PreparedRun(end: bytes.count, spacing: styled[index].attributes.spacing))
    }
    var all: UInt8 = 0
    var hasLetter = false
    for byte in bytes {
      all |= byte
      hasLetter = hasLetter || (byte | 0x20) &- 0x61 < 26
    }
    isPlain = all < 0x80
    hasPlainLetter = hasLetter
    isSpaced = runs.contains { $0.spacing != 0 }
  }

  // MARK: Characters

  /// Finds characters, the text's own lines, directions and scripts.
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
    while run + 1 < runs.count, runs[run].end <= start { run += 1 }
    characters.append(TextCharacter(start: Int32(start), run: Int32(run), isBlank: isBlank))
  }

  /// Whether a blank may hang from the end of a line; blanks that hold words together may not.
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

  /// The end of an item with a character in its run's own face: it continues over characters of the
  /// same run, direction and script that are visible or spaces, are ASCII, and are in that face, as
  /// in most texts.
  func end(ofItemWith index: Int, in face: FontFace) -> Int {
    let run = characters[index].run
    let (level, script) = (level(at: index), script(at: index))
    var next = index + 1
    while next < characters.count, characters[next].run == run {
      let start = Int(characters[next].start)
      let end = next + 1 < characters.count ? Int(characters[next + 1].start) : bytes.count
      let byte = bytes[start]
      guard end - start == 1, byte >= 0x20, byte < 0x7F, face.hasPlainGlyph(for: byte),
        levels.isEmpty || levels[next] == level, scripts.isEmpty || self.script(at: next) == script
      else { return next }
      next += 1
    }
    return next
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

  /// The kind of a character, as far as its appearance is concerned.
  func kind(at index: Int) -> TextItem.Kind {
    let first = bytes[Int(characters[index].start)]
    if first > 0x20, first < 0x7F { return .glyphs }
    let scalar = firstScalar(of: index)
    switch scalar {
    case 0x09: return .tab
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return .lineEnd
    case 0x00..<0x20, 0x7F..<0xA0: return .hidden
    case 0xFFFC where styled[Int(characters[index].run)].attributes.attachment != nil:
      return .attachment
    default: return .glyphs
    }
  }

  /// Whether a cluster of characters is shown as a coloured picture.
  static func isPicture(_ cluster: [UInt32]) -> Bool {
    guard let value = cluster.first, let first = Unicode.Scalar(value) else { return false }
    // The first character that is a picture by itself is the watch.
    if cluster.count == 1, value < 0x231A { return false }
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

  /// The lines, each with the height of its first character's font; a line without characters has
  /// that of the character before.
  mutating func finishedLines() -> [HardLine] {
    for index in lines.indices {
      let range = lines[index].characters
      let nearest = range.isEmpty ? range.lowerBound - 1 : range.lowerBound
      if characters.indices.contains(nearest) {
        lines[index].metrics = runs[Int(characters[nearest].run)].metrics
      } else {
        lines[index].metrics = runs.first?.metrics ?? .zero
      }
    }
    return lines
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
        // Characters before the first letter have its script.
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

  /// Sets the lengths of an item's characters.
  mutating func measure(_ item: TextItem) {
    let glyphs = item.glyphs.places
    var at = 0
    while at < glyphs.count {
      let character = Int(glyphs[at].character)
      let first = at
      var units = 0
      var isUnsafe = false
      while at < glyphs.count, Int(glyphs[at].character) == character {
        units += Int(glyphs[at].advance)
        isUnsafe = isUnsafe || glyphs[at].isUnsafe
        at += 1
      }
      // The characters of a ligature share its length.
      var end = character + 1
      if item.isRightToLeft {
        end = first > 0 ? Int(glyphs[first - 1].character) : item.characters.upperBound
      } else {
        end = at < glyphs.count ? Int(glyphs[at].character) : item.characters.upperBound
      }
      end = min(max(end, character + 1), item.characters.upperBound)
      let share = Double(units) * item.size / item.unitsPerEm / Double(end - character)
      for part in character..<end {
        characters[part].advance = share
        characters[part].isJoined = part > character
        characters[part].isUnsafe = part > character || isUnsafe
      }
    }
    guard isSpaced else { return }
    for index in item.characters { addSpacing(index, of: item) }
  }

  private mutating func addSpacing(_ index: Int, of item: TextItem) {
    // A ligature is one cluster: the spacing comes behind it.
    if index + 1 < item.characters.upperBound, characters[index + 1].isJoined { return }
    characters[index].advance += runs[Int(characters[index].run)].spacing
  }
}

extension TextAttributes {
  /// The attributes with lengths whose sums stay finite, and 0 for lengths that are not finite; nil
  /// where nothing changes.
  fileprivate var bounded: TextAttributes? {
    let offset = Self.bounded(baselineOffset)
    let picture = attachment.map {
      TextAttachment(
        id: $0.id, width: max(Self.bounded($0.width), 0),
        height: max(Self.bounded($0.height), 0), ascent: Self.bounded($0.ascent))
    }
    if offset == baselineOffset, picture == attachment { return nil }
    var attributes = self
    attributes.baselineOffset = offset
    attributes.attachment = picture
    return attributes
  }

  private static func bounded(_ length: Double) -> Double {
    guard length.isFinite else { return 0 }
    return min(max(length, -FontRequest.largestSize), FontRequest.largestSize)
  }

  /// The spacing after a character, in points.
  var spacing: Double {
    Self.bounded(kerning + tracking)
  }
}
