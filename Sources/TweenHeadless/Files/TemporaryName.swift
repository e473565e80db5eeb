import Foundation

/// The name of a file until it is complete: `.frame-000012.png.inbetween-1234-0123456789abcdef`,
/// hidden in the same folder, with the number of the process and 64 unpredictable bits.
package struct TemporaryName: Equatable, Sendable {
  private static let mark = ".inbetween-"
  /// The part of a file's name that is used: names have at most 255 bytes in Linux's file systems,
  /// and the rest of ours takes at most 39.
  private static let maximumNameBytes = 200

  /// The final name of the file, or the beginning of a long one.
  package let target: String
  package let process: Int32
  private let number: UInt64

  /// A new name, for a file whose final name is `target`.
  package init(for target: String) {
    self.target = Self.beginning(of: target)
    process = getpid()
    // The system's generator: numbers from a program's seed would be predictable.
    number = UInt64.random(in: .min ... .max)
  }

  /// The part of a file's name that is in its temporary name.
  package static func beginning(of target: String) -> String {
    var beginning = target
    while beginning.utf8.count > maximumNameBytes { beginning.removeLast() }
    return beginning
  }

  /// Reads a name; nil for a foreign one.
  package init?(_ text: String) {
    guard text.hasPrefix("."), let mark = text.range(of: Self.mark, options: .backwards) else {
      return nil
    }
    let parts = text[mark.upperBound...].split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let process = Int32(parts[0]), process > 0,
      parts[1].utf8.count == 16, let number = UInt64(parts[1], radix: 16)
    else { return nil }
    target = String(text[text.index(after: text.startIndex)..<mark.lowerBound])
    self.process = process
    self.number = number
    // Only one spelling is ours: names with signs, leading zeros and capitals are foreign.
    guard !target.isEmpty, self.text == text else { return nil }
  }

  /// Whether the process that made the file is dead, and so will not finish it.
  package var isAbandoned: Bool { kill(process, 0) != 0 && errno == ESRCH }

  package var text: String {
    let digits = String(number, radix: 16)
    let zeros = String(repeating: "0", count: 16 - digits.count)
    return ".\(target)\(Self.mark)\(process)-\(zeros)\(digits)"
  }
}
