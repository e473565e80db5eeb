/// Text in HTML (WHATWG HTML, section 13.1.2: https://html.spec.whatwg.org/#writing).
enum HTMLText {
  /// The text with character references for characters that have a meaning in elements and in quoted
  /// attributes.
  ///
  /// Control characters that HTML forbids become the replacement character.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result.unicodeScalars.append(" ")
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": result.unicodeScalars.append("\u{FFFD}")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
