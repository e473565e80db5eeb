import Foundation

/// A cursor over the characters of a text, with functions that read Markdown constructs.
struct MarkdownReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  /// The lengths of code fences that do not occur in the rest of the text.
  private var missingFences: Set<Int> = []

  init(_ source: String) { scalars = Array(source.unicodeScalars) }

  /// The maximum length of a link's URL and title, so that unclosed ones are not searched to the end again
  /// and again.
  private static let maximumLinkLength = 2048
  /// The maximum number of nested brackets in attributes.
  private static let maximumBrackets = 32

  var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }
  var previous: Unicode.Scalar? { position > 0 ? scalars[position - 1] : nil }

  mutating func advance() { position += 1 }

  /// Reads a run of equal marks, and returns its length.
  mutating func runLength(of mark: Unicode.Scalar) -> Int {
    let start = position
    while current == mark { position += 1 }
    return position - start
  }

  /// Reads one character and all following ones that have no special meaning.
  mutating func readPlain() -> [Unicode.Scalar] {
    let start = position
    repeat { position += 1 } while current.map { !Self.isSpecial($0) } ?? false
    return Array(scalars[start..<position])
  }

  static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  // MARK: Code

  /// Reads the text up to the next fence of a length, and the fence; nil if there is none.
  mutating func readCode(fence: Int) -> [Unicode.Scalar]? {
    guard !missingFences.contains(fence) else { return nil }
    var end = position
    while end < scalars.count {
      guard scalars[end] == "`" else {
        end += 1
        continue
      }
      let start = end
      while end < scalars.count, scalars[end] == "`" { end += 1 }
      guard end - start == fence else { continue }
      let content = scalars[position..<start].map { $0 == "\n" ? " " : $0 }
      position = end
      return Self.withoutPadding(content)
    }
    missingFences.insert(fence)
    return nil
  }

  /// Removes one space on each side, which only separates the code from its fences.
  private static func withoutPadding(_ code: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " })
    else { return code }
    return Array(code.dropFirst().dropLast())
  }

  // MARK: Links

  /// Reads the part after a link's text, "(address "title")", and returns the address.
  mutating func readDestination() -> String? {
    let start = position
    guard current == "(" else { return nil }
    position += 1
    skipBlanks()
    if let address = readAddressOfLink() {
      let before = position
      skipBlanks()
      if position > before { skipTitle() }
      skipBlanks()
      if current == ")" {
        position += 1
        return address
      }
    }
    position = start
    return nil
  }

  /// Reads the attributes after a phrase, "(inflect: true, morphology: { number: 'plural' })", as raw
  /// values by name. Returns nil without moving the position if they are incomplete or have no name.
  mutating func readAttributes() -> [String: String]? {
    let start = position
    guard current == "(" else { return nil }
    position += 1
    var attributes: [String: String] = [:]
    while let attribute = readAttribute() {
      attributes[attribute.name] = attribute.value
      let end = current
      position += 1
      if end == ")" { return attributes }
    }
    position = start
    return nil
  }

  /// Reads a name and its value, up to the following comma or bracket.
  private mutating func readAttribute() -> (name: String, value: String)? {
    let start = position
    let limit = position + Self.maximumLinkLength
    var colon: Int?
    var closers: [Unicode.Scalar] = []
    while let next = current, position < limit {
      if closers.last == "'" || closers.last == "\"" {
        // In a string, all other characters are literal.
        if next == "\\" { position += 1 } else if next == closers.last { closers.removeLast() }
      } else if next == closers.last {
        closers.removeLast()
      } else if closers.isEmpty, next == ")" || next == "," {
        guard let colon else { return nil }
        let name = Self.trimmed(scalars[start..<colon])
        return name.isEmpty ? nil : (name, Self.trimmed(scalars[(colon + 1)..<position]))
      } else if next == ":", closers.isEmpty, colon == nil {
        colon = position
      } else if let closer = Self.closers[next] {
        closers.append(closer)
        if closers.count > Self.maximumBrackets { return nil }
      }
      position += 1
    }
    return nil
  }

  /// The closing character of each opening one.
  private static let closers: [Unicode.Scalar: Unicode.Scalar] = [
    "(": ")", "[": "]", "{": "}", "'": "'", "\"": "\"",
  ]

  private static func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    let rest = scalars.drop { isBlank($0) }
    return string(rest.prefix(upTo: (rest.lastIndex { !isBlank($0) } ?? rest.startIndex - 1) + 1))
  }

  private mutating func skipBlanks() {
    while let next = current, Self.isBlank(next) { position += 1 }
  }

  private mutating func readAddressOfLink() -> String? {
    if current == "<" { return readBracketedAddress() }
    var address = String.UnicodeScalarView()
    var depth = 0
    let limit = position + Self.maximumLinkLength
    while let next = current, position < limit {
      if Self.isBlank(next) || next.value < 0x20 { break }
      if next == "(" {
        depth += 1
        if depth > Self.maximumBrackets { return nil }
      }
      if next == ")" {
        depth -= 1
        if depth < 0 { break }
      }
      address.append(readLinkScalar())
    }
    return depth <= 0 && position < limit ? String(address) : nil
  }

  private mutating func readBracketedAddress() -> String? {
    position += 1
    var address = String.UnicodeScalarView()
    let limit = position + Self.maximumLinkLength
    while let next = current, position < limit, next != "\n", next != "<" {
      if next == ">" {
        position += 1
        return String(address)
      }
      address.append(readLinkScalar())
    }
    return nil
  }

  /// Reads one character of an address; an escape is removed.
  private mutating func readLinkScalar() -> Unicode.Scalar {
    let next = scalars[position]
    position += 1
    if next == "\\", let escaped = current, Self.isASCIIPunctuation(escaped) {
      position += 1
      return escaped
    }
    return next
  }

  private mutating func skipTitle() {
    let start = position
    let limit = position + Self.maximumLinkLength
    guard let opening = current, let closing = Self.titleMarks[opening] else { return }
    position += 1
    while let next = current, position < limit {
      position += 1
      if next == closing { return }
      if next == "\\" { position += 1 }
    }
    position = start
  }

  private static let titleMarks: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "'": "'", "(": ")",
  ]

  /// Reads an autolink such as "<address>".
  mutating func readAutolink() -> (text: [Unicode.Scalar], destination: String)? {
    var end = position + 1
    let limit = min(scalars.count, position + Self.maximumLinkLength)
    while end < limit, scalars[end] != ">" {
      if scalars[end] == "<" || scalars[end].value <= 0x20 { return nil }
      end += 1
    }
    guard end < limit else { return nil }
    let text = scalars[(position + 1)..<end]
    guard let prefix = Self.addressPrefix(text) else { return nil }
    position = end + 1
    return (Array(text), prefix + Self.string(text))
  }

  /// The prefix that completes an address, such as "mailto:"; nil if the text is not an address.
  private static func addressPrefix(_ text: ArraySlice<Unicode.Scalar>) -> String? {
    if let colon = text.firstIndex(of: ":") {
      let scheme = text[..<colon]
      let isScheme =
        (2...32).contains(scheme.count) && (scheme.first.map(isASCIILetter) ?? false)
        && scheme.allSatisfy {
          isASCIILetter($0) || isASCIIDigit($0) || "+.-".unicodeScalars.contains($0)
        }
      return isScheme ? "" : nil
    }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    let isMail =
      parts[0].allSatisfy {
        isASCIILetter($0) || isASCIIDigit($0) || mailMarks.contains($0)
      }
      && parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
        !label.isEmpty && label.allSatisfy { isASCIILetter($0) || isASCIIDigit($0) || $0 == "-" }
      }
    return isMail ? "mailto:" : nil
  }

  private static let mailMarks = ".!#$%&'*+/=?^_`{|}~-".unicodeScalars

  /// Reads a URL that begins with http:// or https:// at the beginning of a word.
  mutating func readAddress() -> [Unicode.Scalar]? {
    if let previous, !Self.isBlank(previous), !"*_~(".unicodeScalars.contains(previous) {
      return nil
    }
    let start = position
    guard let host = ["https://", "http://"].compactMap({ endOfPrefix($0, at: start) }).first else {
      return nil
    }
    var end = host
    while end < scalars.count, !Self.isBlank(scalars[end]), scalars[end] != "<" { end += 1 }
    end = withoutTail(start..<end)
    let domain = scalars[host..<max(end, host)].prefix { !"/?#:".unicodeScalars.contains($0) }
    guard domain.contains("."), domain.first != "." else { return nil }
    position = end
    return Array(scalars[start..<end])
  }

  private func endOfPrefix(_ prefix: String, at start: Int) -> Int? {
    let end = start + prefix.unicodeScalars.count
    guard end <= scalars.count, scalars[start..<end].elementsEqual(prefix.unicodeScalars) else {
      return nil
    }
    return end
  }

  /// The end of an address, without punctuation and brackets that follow it.
  private func withoutTail(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    var surplus = scalars[range].reduce(0) { $0 + ($1 == ")" ? 1 : $1 == "(" ? -1 : 0) }
    while end > range.lowerBound {
      let last = scalars[end - 1]
      if last == ")" {
        guard surplus > 0 else { break }
        surplus -= 1
      } else if !"?!.,:*_~'\"".unicodeScalars.contains(last) {
        break
      }
      end -= 1
    }
    return end
  }

  // MARK: Entities

  /// Reads "&name;" or a numeric character reference as its character, or else only the "&".
  mutating func readEntity() -> [Unicode.Scalar] {
    let start = position
    position += 1
    let tail = scalars[position...].prefix(Self.maximumEntityLength)
    guard let length = tail.firstIndex(of: ";").map({ $0 - position }), length > 0,
      let scalar = Self.entity(Self.string(scalars[position..<(position + length)]))
    else {
      return [scalars[start]]
    }
    position += length + 1
    return [scalar]
  }

  private static let maximumEntityLength = 10

  private static func entity(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return entities[name] }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number else { return nil }
    return number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  /// The entities that are in common use.
  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "shy": "\u{AD}", "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "ndash": "–",
    "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«",
    "raquo": "»", "bull": "•", "middot": "·", "times": "×", "divide": "÷", "deg": "°",
    "plusmn": "±", "sect": "§", "para": "¶", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢",
    "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓",
  ]

  // MARK: Kinds of characters

  /// Whether a text may contain Markdown.
  static func isMarked(_ source: String) -> Bool {
    // Every new text is checked. All special characters are ASCII.
    var address = 0
    for byte in source.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar != "h", isSpecial(scalar) || scalar == "@" { return true }
      // The number of characters of "http" read so far.
      switch (address, scalar) {
      case (1, "t"), (2, "t"): address += 1
      case (3, "p"): return true
      default: address = scalar == "h" ? 1 : 0
      }
    }
    return false
  }

  /// Whether a construct can begin at a character.
  static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "~", "[", "!", "]", "<", "&", "h", "^": true
    default: false
    }
  }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\n", "\r", "\u{C}", "\u{B}": true
    default: scalar.properties.generalCategory == .spaceSeparator
    }
  }

  static func isPunctuation(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    if scalar.isASCII { return isASCIIPunctuation(scalar) }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default:
      return false
    }
  }

  static func isASCIIPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic
  }

  static func isASCIIDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  /// Whether a run of marks is flanking (CommonMark), given the characters on both sides.
  static func flanks(inside: Unicode.Scalar?, outside: Unicode.Scalar?) -> Bool {
    guard let inside, !isBlank(inside) else { return false }
    guard isPunctuation(inside) else { return true }
    guard let outside else { return true }
    return isBlank(outside) || isPunctuation(outside)
  }
}
