/// Writes texts as Swift string literals.
enum SwiftLiteral {
  /// A literal with the quotation marks around it.
  static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// The characters of a literal, without the quotation marks.
  static func escaped(_ text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case _ where scalar.value < 0x20: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal
  }
}
