/// The error in a text that is not valid SVG path data.
public struct SVGPathDataError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The position of the error, in bytes of UTF-8 from the start of the text.
  public let position: Int
  /// A description of the valid input at the position.
  public let expected: String
  /// The character at the position; nil at the end of the text.
  public let found: Character?

  init(position: Int, expected: String, found: Character?) {
    (self.position, self.expected, self.found) = (position, expected, found)
  }

  /// The description of the error, a sentence with the position and the character found.
  public var description: String {
    let found = found.map { "“\($0)”" } ?? "the end"
    return "SVG path data, byte \(position): expected \(expected), found \(found)"
  }
}
