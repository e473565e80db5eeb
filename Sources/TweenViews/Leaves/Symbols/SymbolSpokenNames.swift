/// The spoken names of symbols, for screen readers when the image has no label.
///
/// A name is first looked up as it is, then without the parts that only describe the symbol's style
/// (`fill`, an enclosing `circle`), and otherwise built from the words of its parts: compounds as separate
/// words, numbers as words.
enum SymbolSpokenNames {
  /// The spoken name of a symbol, in English, with a capital first letter.
  static func label(of name: String) -> String {
    if let usual = SymbolVocabulary.usual[name] { return usual }
    var parts = name.split(separator: ".").map(String.init)
    var badge: [String] = []
    if let place = parts.firstIndex(of: "badge"), place > 0 {
      badge = parts[(place + 1)...].filter {
        !SymbolVocabulary.looks.contains($0) && !SymbolVocabulary.enclosures.contains($0)
      }
      parts = Array(parts[..<place])
    }
    let isSlashed = parts.count > 1 && parts.dropFirst().contains("slash")
    let base = reduced(parts)
    if isSlashed, let usual = SymbolVocabulary.usual[(base + ["slash"]).joined(separator: ".")] {
      return usual
    }
    var words = SymbolVocabulary.usual[base.joined(separator: ".")] ?? spoken(base)
    if isSlashed { words += " off" }
    switch badge {
    case []: break
    case ["plus"]: words = "Add " + words.uncapitalized
    case ["minus"], ["xmark"]: words = "Remove " + words.uncapitalized
    default: words += ", " + spoken(badge)
    }
    return words.capitalizedAtStart
  }

  /// The parts of a name that describe the symbol's subject.
  private static func reduced(_ parts: [String]) -> [String] {
    // A slash that comes first is the subject.
    var kept = parts.enumerated()
      .filter { index, part in
        !SymbolVocabulary.looks.contains(part) && (part != "slash" || index == 0)
      }
      .map(\.element)
    while kept.count > 1, let last = kept.last, SymbolVocabulary.enclosures.contains(last) {
      // An enclosure after "on", "and" or "to" is a part of the subject, such as a square on a square.
      if ["on", "and", "to"].contains(kept[kept.count - 2]) { break }
      kept.removeLast()
      if kept.count > 1, kept.last == "crop" { kept.removeLast() }
    }
    return kept.isEmpty ? parts : kept
  }

  private static func spoken(_ parts: [String]) -> String {
    parts.map { word(for: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func word(for part: String) -> String {
    if let known = SymbolVocabulary.words[part] { return known }
    // A number, its unit, or a number and a factor: 100percent, 3d, 2x2.
    let digits = part.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, let number = Int(digits) else { return part.withoutDigits }
    let rest = String(part.dropFirst(digits.count))
    if rest.isEmpty { return number.spelledOut }
    if rest.first == "x", let other = Int(rest.dropFirst()) {
      return "\(number.spelledOut) by \(other.spelledOut)"
    }
    return "\(number.spelledOut) \(word(for: rest))"
  }
}

extension String {
  /// The text with a capital first letter, unless the first word has another capital, like iPhone.
  fileprivate var capitalizedAtStart: String {
    beginsWithProperName ? self : prefix(1).uppercased() + dropFirst()
  }
  /// The text with a lower-case first letter, with the same exception, like TV.
  fileprivate var uncapitalized: String {
    beginsWithProperName ? self : prefix(1).lowercased() + dropFirst()
  }
  private var beginsWithProperName: Bool {
    dropFirst().prefix { $0 != " " }.contains(where: \.isUppercase)
  }
  /// A part without the number of a model or a variant.
  fileprivate var withoutDigits: String { String(filter { !$0.isNumber }) }
}

extension Int {
  /// A whole number from 0 to 999 in English words; other numbers digit by digit.
  fileprivate var spelledOut: String {
    let small = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
      "nineteen",
    ]
    let tens = [
      "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]
    switch self {
    case 0..<20: return small[self]
    case 20..<100: return tens[self / 10] + (self % 10 == 0 ? "" : "-" + small[self % 10])
    case 100..<1000:
      return small[self / 100] + " hundred" + (self % 100 == 0 ? "" : " " + (self % 100).spelledOut)
    default:
      return String(self).compactMap(\.wholeNumberValue).map { small[$0] }.joined(separator: " ")
    }
  }
}
