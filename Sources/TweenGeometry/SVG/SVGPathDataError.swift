/// What is wrong with a text that should have been SVG path data.
public struct SVGPathDataError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Where reading stopped, in bytes of UTF-8 from the start of the text.
  public let position: Int
  /// What would have been right there.
  public let expected: String
  /// The character that stood there instead; nil at the end of the text.
  public let found: Character?

  init(position: Int, expected: String, found: Character?) {
    (self.position, self.expected, self.found) = (position, expected, found)
  }

  /// The error as a sentence for people, with the place and what stood there.
  public var description: String {
    let found = found.map { "“\($0)”" } ?? "the end"
    return "SVG path data, byte \(position): expected \(expected), found \(found)"
  }
}
