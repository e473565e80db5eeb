/// Finds mail addresses in plain text, like GitHub's Markdown (GitHub Flavored Markdown 0.29, 6.9,
/// "extended email autolink").
enum MailAddresses {
  /// Whether a run may contain a mail address.
  static func isIn(_ runs: [InlineMarkdown.Run]) -> Bool {
    runs.contains { $0.text.utf8.contains(UInt8(ascii: "@")) }
  }

  /// The run, divided so that its mail addresses are links; the same run if it has none.
  static func divided(_ run: InlineMarkdown.Run) -> [InlineMarkdown.Run] {
    guard run.destination == nil, !run.intent.contains(.code),
      run.text.utf8.contains(UInt8(ascii: "@"))
    else { return [run] }
    let scalars = Array(run.text.unicodeScalars)
    var runs: [InlineMarkdown.Run] = []
    var start = 0
    func append(_ range: Range<Int>, isLink: Bool) {
      guard !range.isEmpty else { return }
      var part = run
      part.text = MarkdownReader.string(scalars[range])
      if isLink { part.destination = "mailto:" + part.text }
      runs.append(part)
    }
    for place in scalars.indices where scalars[place] == "@" && place >= start {
      guard let address = address(around: place, in: scalars, from: start) else { continue }
      append(start..<address.lowerBound, isLink: false)
      append(address, isLink: true)
      start = address.upperBound
    }
    append(start..<scalars.count, isLink: false)
    return runs
  }

  /// The range of the address around an "@", not before `start`; nil if there is none.
  private static func address(
    around place: Int, in scalars: [Unicode.Scalar], from start: Int
  ) -> Range<Int>? {
    var first = place
    while first > start, isOfName(scalars[first - 1]) { first -= 1 }
    guard first < place else { return nil }
    var end = place + 1
    var hasPeriod = false
    while end < scalars.count {
      let next = scalars[end]
      if next == "." {
        // A period either ends a sentence, or stands between two labels.
        guard end > place + 1, end + 1 < scalars.count, isOfLabel(scalars[end + 1]) else { break }
        hasPeriod = true
      } else if !isOfLabel(next) {
        break
      }
      end += 1
    }
    // A placeholder beside the address is a part of the same word.
    if first > 0, ValuePlace.isPart(scalars[first - 1]) { return nil }
    if end < scalars.count, ValuePlace.isPart(scalars[end]) { return nil }
    guard hasPeriod, end >= scalars.count || scalars[end] != "@",
      scalars[end - 1] != "-", scalars[end - 1] != "_"
    else { return nil }
    return first..<end
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    isOfLabel(scalar) || scalar == "." || scalar == "+"
  }

  private static func isOfLabel(_ scalar: Unicode.Scalar) -> Bool {
    MarkdownReader.isASCIILetter(scalar) || MarkdownReader.isASCIIDigit(scalar) || scalar == "-"
      || scalar == "_"
  }
}
