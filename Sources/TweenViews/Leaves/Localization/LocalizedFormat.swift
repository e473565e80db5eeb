import Foundation

/// A text with placeholders for values, in the format of string tables: "%lld of %2$@".
struct LocalizedFormat {
  enum Piece: Equatable {
    case literal(String)
    /// A value: its index among the arguments, from 0, if the format has one; and the format of a number,
    /// such as "%.2f", without the index.
    case argument(place: Int?, specifier: String)
    /// A value with a name, "%(count)lld" or "%1$(count)lld", as in string catalogs. When a catalog is
    /// read, `NamedPlaces` replaces names by numbers.
    case named(name: String, place: Int?, specifier: String)
    /// A reference to another text of the table, "%#@name@", with the index of the number that selects its
    /// form.
    case variable(name: String, place: Int?)
    /// The number that selected the surrounding text, "%arg".
    case decidingNumber
  }

  let pieces: [Piece]

  init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      pieces = text.isEmpty ? [] : [.literal(text)]
      return
    }
    var parser = Parser(text)
    pieces = parser.parse()
  }

  /// The text with percent signs escaped, so that it contains no placeholder.
  static func escaping(_ literal: String) -> String {
    literal.utf8.contains(UInt8(ascii: "%"))
      ? literal.replacingOccurrences(of: "%", with: "%%") : literal
  }

  /// The kind of value that a specifier takes, which is its last letter.
  static func conversion(of specifier: String) -> Character { specifier.last ?? "@" }

  private struct Parser {
    private let characters: [Unicode.Scalar]
    private var position = 0
    private var pieces: [Piece] = []
    private var literal = String.UnicodeScalarView()

    init(_ text: String) { characters = Array(text.unicodeScalars) }

    mutating func parse() -> [Piece] {
      while position < characters.count {
        let next = characters[position]
        if next == "%", let piece = readPiece() {
          flush()
          pieces.append(piece)
        } else {
          position += 1
          literal.append(next)
          // A doubled percent sign is a single one.
          if next == "%", position < characters.count, characters[position] == "%" { position += 1 }
        }
      }
      flush()
      return pieces
    }

    private mutating func flush() {
      if !literal.isEmpty { pieces.append(.literal(String(literal))) }
      literal = String.UnicodeScalarView()
    }

    /// Reads a placeholder; if there is none, returns nil without moving the position.
    private mutating func readPiece() -> Piece? {
      let start = position
      position += 1
      if let piece = readName() ?? readSpecifier() { return piece }
      position = start
      return nil
    }

    private mutating func readName() -> Piece? {
      let start = position
      if take("arg"), !isLetter(at: position) { return .decidingNumber }
      position = start
      let place = readPlace()
      if take("#@"), let end = characters[position...].firstIndex(of: "@"), end > position {
        var name = String.UnicodeScalarView()
        name.append(contentsOf: characters[position..<end])
        position = end + 1
        return .variable(name: String(name), place: place)
      }
      position = start
      return nil
    }

    private mutating func take(_ text: String) -> Bool {
      let scalars = text.unicodeScalars
      let end = position + scalars.count
      guard end <= characters.count, characters[position..<end].elementsEqual(scalars) else {
        return false
      }
      position = end
      return true
    }

    private func isLetter(at index: Int) -> Bool {
      index < characters.count && characters[index].properties.isAlphabetic
    }

    /// Reads an index such as "2$".
    private mutating func readPlace() -> Int? {
      let start = position
      if let number = readNumber(), number > 0, take("$") { return number - 1 }
      position = start
      return nil
    }

    private mutating func readNumber() -> Int? {
      var number: Int?
      while position < characters.count, ("0"..."9").contains(characters[position]) {
        let digit = Int(characters[position].value) - 0x30
        // Larger numbers are not meaningful.
        number = min((number ?? 0) * 10 + digit, Self.maximumDigits)
        position += 1
      }
      return number
    }

    /// The maximum number of digits or of padding.
    private static let maximumDigits = 400

    private mutating func readSpecifier() -> Piece? {
      let place = readPlace()
      let name = readLabel()
      var specifier = "%"
      // After a name a space is not a flag: "100%(all) done" has no placeholder.
      let flags = name == nil ? "-+ #0'" : "-+#0'"
      while position < characters.count, flags.unicodeScalars.contains(characters[position]) {
        specifier.unicodeScalars.append(characters[position])
        position += 1
      }
      if let width = readNumber() { specifier += String(width) }
      if take(".") { specifier += "." + String(readNumber() ?? 0) }
      // The length modifier is ignored, since each value has a type with a size.
      while position < characters.count, "hlqjztL".unicodeScalars.contains(characters[position]) {
        position += 1
      }
      guard position < characters.count,
        "@diouxXcCfFeEgGaAsSp".unicodeScalars.contains(characters[position])
      else { return nil }
      // "%#@" starts a reference, not a specifier.
      if characters[position] == "@", specifier.contains("#") { return nil }
      specifier.unicodeScalars.append(characters[position])
      position += 1
      if let name { return .named(name: name, place: place, specifier: specifier) }
      return .argument(place: place, specifier: specifier)
    }

    /// Reads a name such as "(count)".
    private mutating func readLabel() -> String? {
      let start = position
      if take("("), let end = characters[position...].firstIndex(of: ")"), end > position,
        characters[position..<end].allSatisfy(Self.isPartOfLabel)
      {
        defer { position = end + 1 }
        return String(String.UnicodeScalarView(characters[position..<end]))
      }
      position = start
      return nil
    }

    private static func isPartOfLabel(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }
}
