import Foundation
import Testing

/// Expects `text` to be exactly what the golden file Tests/Goldens/FILE/NAME.txt holds. Recorded
/// and compared as `expectImage` does; the failure names the first line that differs.
public func expectText(
  _ text: String, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = GoldenFile(name, kind: "txt", of: filePath)
  let actual = [UInt8](text.utf8)
  guard let known = try golden.contents(toCompareWith: actual, sourceLocation), known != actual
  else { return }
  let expected = String(decoding: known, as: UTF8.self)
  let pairs = zip(
    expected.split(separator: "\n", omittingEmptySubsequences: false),
    text.split(separator: "\n", omittingEmptySubsequences: false))
  let first = pairs.enumerated().first { $0.element.0 != $0.element.1 }
  let description =
    first.map { "line \($0.offset + 1) is \"\($0.element.1)\", not \"\($0.element.0)\"" }
    ?? "one of them ends earlier"
  try golden.recordDifference(
    description, expected: known, actual: actual, diff: [], sourceLocation)
}
