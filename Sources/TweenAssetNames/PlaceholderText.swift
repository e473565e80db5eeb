/// A text of a string catalogue, cut at its places for values.
///
/// Places are written as for `printf`, `%lld` and `%2$@`, and in Xcode 26 with a name that labels
/// the parameter: `%(count)lld`, `%1$(name)@`. `%#@files@` is a part of the text that the entry has
/// under "substitutions". `%%` is a percent sign.
struct PlaceholderText: Equatable {
  /// A part of the text.
  enum Piece: Equatable {
    /// Characters, each `%%` already one sign.
    case literal(String)
    /// A place for a value: its number, from 1, and its name, if they are written, and the specifier
    /// without both, such as "%.2f".
    case value(number: Int?, name: String?, specifier: String)
    /// A part that is found under a name.
    case variable(number: Int?, name: String)
  }

  /// The parts in their order; no two literals follow each other.
  let pieces: [Piece]

  init(_ text: String) {
    var reader = Reader(scalars: Array(text.unicodeScalars))
    pieces = reader.read()
  }

  private struct Reader {
    let scalars: [Unicode.Scalar]
    var position = 0
    var pieces: [Piece] = []
    var literal = String.UnicodeScalarView()

    mutating func read() -> [Piece] {
      while position < scalars.count {
        let start = position
        guard take("%") else {
          literal.append(scalars[position])
          position += 1
          continue
        }
        if take("%") {
          literal.append("%")
        } else if !isDecidingNumber, let piece = readVariable() ?? readValue() {
          flush()
          pieces.append(piece)
        } else {
          position = start + 1
          literal.append("%")
        }
      }
      flush()
      return pieces
    }

    private mutating func flush() {
      if !literal.isEmpty { pieces.append(.literal(String(literal))) }
      literal = String.UnicodeScalarView()
    }

    /// Whether `%arg` is here, the number that chose the text, which is a value already.
    private var isDecidingNumber: Bool {
      let word = scalars[position...].prefix(4)
      return word.starts(with: "arg".unicodeScalars)
        && word.dropFirst(3).allSatisfy { !$0.properties.isAlphabetic }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard position < scalars.count, scalars[position] == scalar else { return false }
      position += 1
      return true
    }

    private mutating func take(_ set: String) -> String {
      let found = scalars[position...].prefix { set.unicodeScalars.contains($0) }
      position += found.count
      return String(String.UnicodeScalarView(found))
    }

    /// Reads the characters up to an end, and the end; nil, without reading anything, if there is no
    /// end.
    private mutating func take(until end: Unicode.Scalar) -> String? {
      guard let index = scalars[position...].firstIndex(of: end), index > position else {
        return nil
      }
      defer { position = index + 1 }
      return String(String.UnicodeScalarView(scalars[position..<index]))
    }

    /// `2$`; 0 for an invalid or too large number.
    private mutating func readNumber() -> Int? {
      let start = position
      let digits = take("0123456789")
      if !digits.isEmpty, take("$") { return Int(digits) ?? 0 }
      position = start
      return nil
    }

    private mutating func readVariable() -> Piece? {
      let start = position
      let number = readNumber()
      if take("#"), take("@"), let name = take(until: "@") {
        return .variable(number: number, name: name)
      }
      position = start
      return nil
    }

    private mutating func readValue() -> Piece? {
      let number = readNumber()
      var name: String?
      if take("(") {
        name = take(until: ")")
        let isName = name?.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        guard isName == true else { return nil }
      }
      // A blank is a flag of printf too, but not here: "50% off" has no place for a value.
      let flags = take("-+#0'")
      let width = take("0123456789")
      // Nor is a hyphen before a letter: "50%-off". It requires a width, which is missing.
      if flags.contains("-"), width.isEmpty { return nil }
      var specifier = "%" + flags + width
      if take(".") { specifier += "." + take("0123456789") }
      specifier += take("hlqjztL")
      guard position < scalars.count,
        "@diouxXcCfFeEgGaAsSp".unicodeScalars.contains(scalars[position])
      else { return nil }
      // "%#@" begins a name.
      if scalars[position] == "@", specifier.contains("#") { return nil }
      specifier.unicodeScalars.append(scalars[position])
      position += 1
      return .value(number: number, name: name, specifier: specifier)
    }
  }
}
