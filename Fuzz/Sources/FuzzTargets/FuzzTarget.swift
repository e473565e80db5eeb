/// A part of the engine that reads bytes from strangers, or that random bytes drive.
///
/// A target is deterministic: the same bytes do the same in every process on one machine.
public struct FuzzTarget: Sendable {
  /// The name, as `scripts/fuzz` and the folders of the corpora write it.
  public let name: String
  /// The most bytes of an input; a longer input takes time and finds little more.
  public let maxLength: Int
  private let body: @MainActor @Sendable ([UInt8]) throws -> Void

  init(
    _ name: String, maxLength: Int, check: @escaping @MainActor @Sendable ([UInt8]) throws -> Void
  ) {
    self.name = name
    self.maxLength = maxLength
    body = check
  }

  /// Reads an input and checks the results.
  ///
  /// - Throws: `FuzzFault` for a result that no input may have. A file that cannot be read is no fault.
  @MainActor public func check(_ bytes: [UInt8]) throws { try body(bytes) }

  /// All targets, by name.
  public static let all: [FuzzTarget] = [
    .animation, .assets, .editing, .film, .font, .gif, .jpeg, .list, .manifest, .markdown,
    .messages,
    .paragraph, .png, .script, .strings, .svg, .symbol, .trace, .webp,
  ]
}

/// A result that no input may have.
struct FuzzFault: Error, CustomStringConvertible {
  let description: String

  /// Throws a fault unless a claim about a result holds.
  static func unless(_ holds: Bool, _ sentence: @autoclosure () -> String) throws(FuzzFault) {
    if !holds { throw FuzzFault(description: sentence()) }
  }
}
