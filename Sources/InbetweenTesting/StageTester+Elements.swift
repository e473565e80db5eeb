import Foundation
import Inbetween
import TweenStage

extension StageTester {
  /// The one element that is called so.
  ///
  /// - Throws: `ElementSearchError` where there is none, or more than one; it tells the tree.
  public func find(label: String) throws -> ViewGraph.Element {
    try only("called \"\(label)\"") { $0.label == label }
  }

  /// The one element of a role that is called so.
  ///
  /// - Throws: `ElementSearchError` where there is none, or more than one; it tells the tree.
  public func find(role: ViewGraph.Element.Role, label: String) throws -> ViewGraph.Element {
    try only("\(role.rawValue) called \"\(label)\"") { $0.role == role && $0.label == label }
  }

  /// The one element with an identifier, as `accessibilityIdentifier(_:)` gives it.
  ///
  /// - Throws: `ElementSearchError` where there is none, or more than one; it tells the tree.
  public func find(id: String) throws -> ViewGraph.Element {
    try only("with the identifier \(id)") { $0.identifier == id }
  }

  /// All elements of a role, in the order they are read; none where there are none.
  public func all(_ role: ViewGraph.Element.Role) -> [ViewGraph.Element] {
    tree.all.filter { $0.role == role }
  }

  /// Presses with the left button in the middle of an element, and lets go in the same frame.
  public func tap(_ element: ViewGraph.Element) {
    tap(CGPoint(x: element.frame.midX, y: element.frame.midY))
  }

  private func only(
    _ words: String, _ isWanted: (ViewGraph.Element) -> Bool
  ) throws -> ViewGraph.Element {
    let tree = tree
    let found = tree.all.filter(isWanted)
    guard let first = found.first, found.count == 1 else {
      throw ElementSearchError(wanted: words, count: found.count, tree: tree)
    }
    return first
  }
}

/// A test looked for one element, and there is none, or there are several.
public struct ElementSearchError: Error, CustomStringConvertible {
  /// What was looked for, in words.
  public let wanted: String
  /// How many elements are such.
  public let count: Int
  /// What the frame shows.
  public let tree: ViewGraph.Element

  /// What was looked for, how many there are, and the tree.
  public var description: String {
    "There \(count == 0 ? "is no element" : "are \(count) elements") \(wanted); expected one. "
      + "The frame shows:\n\(tree)"
  }
}
