import Foundation

@testable import TweenViews

extension FuzzTarget {
  /// Inline Markdown, with attributes and without.
  static let markdown = FuzzTarget("markdown", maxLength: 1 << 12) { bytes in
    let source = String(decoding: bytes, as: UTF8.self)
    for readsAttributes in [false, true] {
      let runs = InlineMarkdown.runs(of: source, readsAttributes: readsAttributes)
      // Marks and entities are never shorter than the text that they become.
      let count = runs.reduce(0) { $0 + $1.text.unicodeScalars.count }
      try FuzzFault.unless(
        count <= source.unicodeScalars.count,
        "\(source.debugDescription) grows to \(count) characters")
      try FuzzFault.unless(
        runs.allSatisfy { !$0.text.isEmpty }, "\(source.debugDescription) has an empty run")
      for run in runs {
        let divided = MailAddresses.divided(run)
        try FuzzFault.unless(
          divided.map(\.text).joined() == run.text,
          "the division at addresses changes \(run.text.debugDescription)")
      }
    }
    guard !MarkdownReader.isMarked(source) else { return }
    let text = InlineMarkdown.runs(of: source).map(\.text).joined()
    try FuzzFault.unless(text == source, "text without marks becomes \(text.debugDescription)")
  }
}
