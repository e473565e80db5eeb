/// Finds the places where lines of printable ASCII may be broken: Unicode 16's annex 14 as in ICU,
/// rules LB4 to LB31, as far as they apply there. They are the same in every language. So most
/// programs never load ICU, whose code and tables would take more than a megabyte.
struct PlainLineBreaks {
  /// The classes of annex 14 that characters of ASCII have.
  private enum Kind: UInt8 {
    case lineEnd, space, exclamation, quotation, letter, prefix, postfix
    case opening, closing, brace, infix, hyphen, slash, digit, bar
  }

  /// The state of a number before the current character, which is not divided.
  private enum Number { case none, digits, closed }

  private let bytes: [UInt8]
  private var before = Kind.lineEnd
  /// The last character that is no space.
  private var lastSeen = Kind.lineEnd
  private var number = Number.none
  /// Whether a word begins with the character before: LB20a.
  private var beganLine = true

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func holds(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { PlainText.bytes.contains($0) || $0 == 0x0A }
  }

  /// For each byte of a plain text whether a line may be broken before it.
  static func flags(_ bytes: [UInt8]) -> [UInt8] {
    var breaks = PlainLineBreaks(bytes)
    var flags = [UInt8](repeating: 0, count: bytes.count)
    for index in bytes.indices where breaks.goesOn(at: index) { flags[index] = 1 }
    return flags
  }

  /// Moves on by a character; returns whether a line may be broken before it.
  private mutating func goesOn(at index: Int) -> Bool {
    let kind = Self.kind(of: bytes[index])
    let isBreak = index > 0 && mayBreak(before: kind, at: index)
    beganLine = isBreak || before == .lineEnd || before == .space
    switch kind {
    case .digit: number = .digits
    case .infix where number == .digits, .slash where number == .digits: break
    case .closing where number == .digits, .brace where number == .digits: number = .closed
    default: number = .none
    }
    before = kind
    if kind != .space { lastSeen = kind }
    return isBreak
  }

  private func mayBreak(before kind: Kind, at index: Int) -> Bool {
    switch (before, kind) {
    // LB4 to LB7.
    case (.lineEnd, _): true
    case (_, .lineEnd), (_, .space): false
    case (.space, _): mayBreak(behindSpaceBefore: kind, at: index)
    // LB13, LB19 and LB21.
    case (_, .exclamation), (_, .closing), (_, .brace), (_, .infix), (_, .slash), (_, .quotation),
      (_, .hyphen), (_, .bar), (.quotation, _):
      false
    // LB14.
    case (.opening, _): false
    // A hyphen that begins a word stays with it.
    case (.hyphen, .letter): !beganLine
    // LB25, with the characters around the digits.
    case (.infix, .digit), (.hyphen, .digit): false
    case (.slash, .digit): number != .digits
    case (.infix, .prefix), (.infix, .postfix), (.slash, .prefix), (.slash, .postfix):
      number != .digits
    case (.closing, .prefix), (.closing, .postfix), (.brace, .prefix), (.brace, .postfix):
      number != .closed
    case (.prefix, .opening), (.postfix, .opening): !beginsNumber(at: index + 1)
    case (.prefix, .digit), (.postfix, .digit), (.digit, .prefix), (.digit, .postfix): false
    // LB23, LB24, LB28 to LB30.
    case (.prefix, .letter), (.postfix, .letter), (.letter, .prefix), (.letter, .postfix): false
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit): false
    case (.infix, .letter), (.letter, .opening), (.digit, .opening): false
    case (.closing, .letter), (.closing, .digit): false
    default: true
    }
  }

  private func mayBreak(behindSpaceBefore kind: Kind, at index: Int) -> Bool {
    switch kind {
    case _ where lastSeen == .opening: false
    case .exclamation, .closing, .brace, .slash: false
    // A point before a digit begins a number.
    case .infix: Self.kind(of: bytes, at: index + 1) == .digit
    default: true
    }
  }

  private func beginsNumber(at index: Int) -> Bool {
    let start = Self.kind(of: bytes, at: index)
    return start == .digit || start == .infix && Self.kind(of: bytes, at: index + 1) == .digit
  }

  private static func kind(of bytes: [UInt8], at index: Int) -> Kind? {
    index < bytes.count ? kind(of: bytes[index]) : nil
  }

  private static func kind(of byte: UInt8) -> Kind {
    switch byte {
    case 0x0A: .lineEnd
    case 0x20: .space
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quotation
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
    case UInt8(ascii: "%"): .postfix
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"): .closing
    case UInt8(ascii: "}"): .brace
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .infix
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "|"): .bar
    default: .letter
    }
  }
}
