import Foundation

/// Detects a program whose tree is infinite, because a view contains itself.
@MainActor package final class DepthLimit {
  /// The maximum number of nested nodes, from the root. A view with a body, a stack and a modifier
  /// are one node each, so that there is room for 10,000 levels of ten nodes. A view that contains
  /// itself reaches the limit in about a second, with about 100 MB of nodes.
  package static let maximumDepth = 100_000

  /// The error message of a tree that is too deep; nil without an error.
  private(set) var failure: String?

  nonisolated init() {}

  /// Whether another node may be made inside `node`: within the limit, and before any error.
  func admits(_ node: ViewNode) -> Bool {
    if failure == nil, node.depth < Self.maximumDepth, !LargeStack.isUsedUp { return true }
    fail(at: node)
    return false
  }

  fileprivate func fail(at node: ViewNode) {
    guard failure == nil else { return }
    let sentence =
      "The view tree is too deep, at \(node.depth) levels: does a view contain itself? "
      + node.abbreviatedPath
    failure = sentence
    node.graph.onFailure(sentence)
  }
}

extension ElementNode {
  /// Whether there is room on the stack to descend into this element.
  final var hasRoom: Bool {
    // The graph is retained only when there is an error to report.
    if !LargeStack.isUsedUp { return true }
    graph.depthLimit.fail(at: self)
    return false
  }
}

extension ViewNode {
  /// The names of the nodes from the root to this one, shortened for long paths: a repeated part is
  /// printed once with its count, and of the rest the first and the last names.
  var abbreviatedPath: String {
    var names: [String] = []
    var node: ViewNode? = self
    while let current = node {
      if let name = current.pathName { names.append(name) }
      node = current.parent
    }
    return PathText.abbreviated(names.reversed())
  }
}

/// The text of a long path.
enum PathText {
  /// The number of names kept at each end of a shortened path.
  private static let keptNames = 4
  /// The maximum length of a repeated part. A view that contains itself through more nodes than that
  /// is shown by its last names.
  private static let longestPeriod = 24

  static func abbreviated(_ names: [String]) -> String {
    let period = period(of: names)
    let count = period.map { repetitions(of: $0, in: names) } ?? 0
    guard let period, count > 2 else { return shortened(names).joined(separator: " > ") }
    let start = names.count - count * period
    let repeated = names[start..<start + period].joined(separator: " > ")
    return (shortened(Array(names[..<start])) + ["(\(repeated)) \(count) times"])
      .joined(separator: " > ")
  }

  private static func shortened(_ names: [String]) -> [String] {
    guard names.count > 2 * keptNames + 1 else { return names }
    return names.prefix(keptNames) + ["... \(names.count - 2 * keptNames) more ..."]
      + names.suffix(keptNames)
  }

  /// Returns the length of the shortest part that repeats at the end of `names`.
  private static func period(of names: [String]) -> Int? {
    let longest = min(longestPeriod, names.count / 2)
    guard longest > 0 else { return nil }
    return (1...longest).first { repetitions(of: $0, in: names) > 2 }
  }

  private static func repetitions(of period: Int, in names: [String]) -> Int {
    var same = period
    while same < names.count,
      names[names.count - 1 - same] == names[names.count - 1 - same + period]
    {
      same += 1
    }
    return same / period
  }
}
