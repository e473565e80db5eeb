/// A parsed symbol name: a drawing of the table and the modifications of it.
///
///     name = drawing
///          | name ".fill"
///          | name ".circle" (and other enclosures)
///          | (letter | number from 0 to 50) ".circle" (and other enclosures)
///          | name ".slash"
///          | name ".badge" | name ".badge." sign | name ".badge." name
///          | name ".trianglebadge.exclamationmark"
///
/// A drawing of the whole name has precedence. The words after `.fill` apply to the filled form:
/// `folder.fill.badge.plus` is `folder.badge.plus.fill`, and `phone.fill.arrow.up.right` is
/// `phone.arrow.up.right.fill`. A sign is on a disc; another symbol (`folder.badge.gearshape`) is
/// beside the filled base symbol.
indirect enum SymbolName: Sendable {
  case drawing(String, isFilled: Bool)
  /// One or two letters or digits.
  case characters(String)
  case enclosed(SymbolName, SymbolEnclosure, isFilled: Bool)
  case slashed(SymbolName)
  /// With a badge at the lower right, or a dot at the upper right.
  case badged(SymbolName, SymbolBadge)

  private static let signs: Set<String> = [
    "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "clock", "ellipsis",
    "arrow.up", "arrow.down",
  ]
  /// Badges with other names than the symbols they show.
  private static let badgeNames = [
    "person.crop": "person", "shield.checkmark": "checkmark.shield", "record": "record.circle",
    "shield.half.filled": "shield.lefthalf.filled",
  ]

  /// nil for a name that cannot be drawn.
  init?(_ name: String) {
    // Each part of a name is one level deeper; no valid name has as many.
    guard name.utf8.count <= Self.longest else { return nil }
    if let known = SymbolName(name[...], isFilled: false) {
      self = known
    } else {
      // The word `fill` belongs to a part, and may be at any position in the name.
      let words = name.split(separator: ".", omittingEmptySubsequences: false)
      let plain = words.filter { $0 != "fill" }
      guard plain.count < words.count else { return nil }
      self.init(plain.joined(separator: ".")[...], isFilled: true)
    }
  }

  private static let longest = 128

  private init?(_ name: Substring, isFilled: Bool) {
    let whole = String(name)
    if SymbolTable.drawing(of: whole) != nil, !whole.hasPrefix("@") {
      self = .drawing(whole, isFilled: isFilled)
      return
    }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let stem = name[..<dot]
    let suffix = String(name[dot...].dropFirst())
    if suffix == "fill" {
      // The older name of a form that is half full.
      let filled = whole + "ed"
      guard SymbolTable.drawing(of: filled) == nil else {
        self = .drawing(filled, isFilled: isFilled)
        return
      }
      self.init(stem, isFilled: true)
    } else if let name = Self.marked(stem, suffix, isFilled: isFilled) {
      self = name
    } else if let mark = name.firstRange(of: ".badge."),
      let inner = SymbolName(name[..<mark.lowerBound], isFilled: isFilled),
      let badge = Self.badge(name[mark.upperBound...])
    {
      self = .badged(inner, badge)
    } else {
      return nil
    }
  }

  /// The symbol that the last word of a name makes of the symbol before it.
  private static func marked(_ stem: Substring, _ suffix: String, isFilled: Bool) -> SymbolName? {
    if let enclosure = SymbolEnclosure(rawValue: suffix) {
      guard let inner = character(stem) ?? SymbolName(stem, isFilled: true) else { return nil }
      return .enclosed(inner, enclosure, isFilled: isFilled)
    }
    switch suffix {
    case "slash": return SymbolName(stem, isFilled: isFilled).map { .slashed($0) }
    case "badge": return SymbolName(stem, isFilled: isFilled).map { .badged($0, .dot) }
    case "exclamationmark":
      guard stem.hasSuffix(".trianglebadge") else { return nil }
      return SymbolName(stem.dropLast(14), isFilled: isFilled).map { .badged($0, .warning) }
    default: return nil
    }
  }

  private static func badge(_ text: Substring) -> SymbolBadge? {
    let name = String(text)
    if signs.contains(name) { return .sign(name) }
    return SymbolName((badgeNames[name] ?? name)[...], isFilled: true).map { .symbol($0) }
  }

  /// A letter or a number that can be in an enclosure.
  private static func character(_ text: Substring) -> SymbolName? {
    let text = String(text)
    if let number = Int(text), (0...50).contains(number), String(number) == text {
      return .characters(text)
    }
    guard text.utf8.count == 1, SymbolTable.drawing(of: "@" + text) != nil else { return nil }
    return .characters(text)
  }

  /// Whether the symbol is mirrored where text runs from right to left: where it points forward or
  /// backward, or shows lines of text behind marks. Controls of players (`forward.fill`) are not.
  static func isMirrored(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    if ["list", "checklist", "increase", "decrease"].contains(words.first) { return true }
    return words.dropFirst().contains { word in
      ["forward", "backward", "leading", "trailing", "leadinghalf"].contains(word)
    }
  }
}

/// A mark on a symbol.
indirect enum SymbolBadge: Sendable {
  /// A dot at the upper right.
  case dot
  /// A sign on a disc: the name of its drawing.
  case sign(String)
  /// An exclamation mark on a triangle.
  case warning
  /// Another symbol without a disc.
  case symbol(SymbolName)

  /// The centre and the radius of the circle around it.
  var circle: (x: Double, y: Double, radius: Double) {
    switch self {
    case .dot: (18.6, 5.4, 3.2)
    case .sign: (18, 18, 4.6)
    case .warning: (17.6, 17.8, 5.2)
    case .symbol: (17.6, 17.4, 5)
    }
  }
}

/// A form around a symbol.
enum SymbolEnclosure: String, Sendable {
  case circle, square, rectangle, diamond, hexagon, octagon, triangle, shield, seal

  /// The centre of the enclosed symbol on the grid.
  var center: (x: Double, y: Double) {
    switch self {
    case .triangle: (12, 13.9)
    case .shield: (12, 11.7)
    default: (12, 12)
    }
  }

  /// The radius of the enclosed symbol, in units.
  var radius: Double {
    switch self {
    case .circle, .square: 5.5
    case .octagon: 5.3
    case .hexagon, .seal: 5.2
    case .rectangle: 5
    case .diamond, .shield: 4.9
    case .triangle: 4.6
    }
  }
}
