import Foundation
import Inbetween
import TweenStage

/// A search for an element of the current frame, with actions on the found element.
///
///     try tester.find(role: .button, label: "Add").tap()
///     try tester.find(label: "Volume").waitUntil(.value("40%"), limit: 2)
///     tester.find(label: "Delete").expect(.absent)
///
/// A query is evaluated each time that it is used, so one query can be used before and after a change.
/// Properties and actions need exactly one matching element; `first`, `[2]` and a search within another
/// element choose one of several. The properties of `ViewGraph.Element` are properties of a query:
/// `try tester.find(id: "total").value`.
@dynamicMemberLookup @MainActor public struct ElementQuery {
  let tester: StageTester
  /// The searched element, in words: `called "Add"`.
  let words: String
  private let matches: (ViewGraph.Element) -> Bool
  /// The query whose element contains the searched one, or the window.
  private let scope: Scope
  /// The index among the matching elements; nil: there must be exactly one.
  private let index: Int?

  private indirect enum Scope {
    case window
    case element(ElementQuery)
  }

  private init(
    _ tester: StageTester, _ words: String, scope: Scope, index: Int?,
    _ matches: @escaping (ViewGraph.Element) -> Bool
  ) {
    self.tester = tester
    self.words = words
    self.scope = scope
    self.index = index
    self.matches = matches
  }

  /// A search in the window.
  init(
    _ tester: StageTester, _ words: String, _ matches: @escaping (ViewGraph.Element) -> Bool
  ) {
    self.init(tester, words, scope: .window, index: nil, matches)
  }

  // MARK: The found elements

  /// The matching elements in reading order; empty if there is none, or if the element of an enclosing search
  /// is not found.
  public var all: [ViewGraph.Element] {
    var found: [ViewGraph.Element] = []
    switch scope {
    case .window:
      // A test makes many searches in a frame, and the tree of the last one is kept.
      let window = tester.stage.keptTree
      if matches(window) { found.append(window) }
      collect(from: window, into: &found)
    case .element(let outer):
      guard let around = try? outer.element else { return [] }
      collect(from: around, into: &found)
    }
    guard let index else { return found }
    return found.indices.contains(index) ? [found[index]] : []
  }

  /// Appends the matching elements inside of an element, each before its own content.
  private func collect(from element: ViewGraph.Element, into found: inout [ViewGraph.Element]) {
    for child in element.children {
      if matches(child) { found.append(child) }
      collect(from: child, into: &found)
    }
  }

  /// Whether the element around the searched one is found: without it, no element can be absent.
  var hasScope: Bool {
    guard case .element(let outer) = scope else { return true }
    return outer.hasScope && outer.all.count == 1
  }

  /// The number of matching elements.
  public var count: Int { all.count }

  /// Whether at least one element matches.
  public var exists: Bool { !all.isEmpty }

  /// The only matching element.
  ///
  /// - Throws: `ElementSearchError`, with the tree, where no element matches, or more than one.
  public var element: ViewGraph.Element {
    get throws {
      let found = all
      guard let first = found.first, found.count == 1 else {
        throw ElementSearchError(wanted: words, count: found.count, tree: tester.tree)
      }
      return first
    }
  }

  /// A property of the only matching element.
  ///
  /// - Throws: `ElementSearchError`, with the tree, where no element matches, or more than one.
  public subscript<Value>(dynamicMember path: KeyPath<ViewGraph.Element, Value>) -> Value {
    get throws { try element[keyPath: path] }
  }

  // MARK: Narrower searches

  /// The first of the matching elements, in reading order.
  public var first: ElementQuery { self[0] }

  /// One of the matching elements, counted from 0 in reading order.
  public subscript(index: Int) -> ElementQuery {
    ElementQuery(
      tester, "at index \(index) of those \(words)", scope: scope, index: index, matches)
  }

  /// Searches within the only matching element for one with a label.
  public func find(label: String) -> ElementQuery {
    inner("called \"\(label)\"") { $0.label == label }
  }

  /// Searches within the only matching element for one with a role, and with a label if that is given.
  public func find(role: ViewGraph.Element.Role, label: String? = nil) -> ElementQuery {
    inner(Self.words(role, label)) { $0.role == role && (label == nil || $0.label == label) }
  }

  /// Searches within the only matching element for one with an identifier.
  public func find(id: String) -> ElementQuery {
    inner("with the identifier \(id)") { $0.identifier == id }
  }

  private func inner(
    _ inside: String, _ matches: @escaping (ViewGraph.Element) -> Bool
  ) -> ElementQuery {
    ElementQuery(
      tester, "\(inside) in the element \(words)", scope: .element(self), index: nil, matches)
  }

  static func words(_ role: ViewGraph.Element.Role, _ label: String?) -> String {
    "of the role \(role.rawValue)" + (label.map { " called \"\($0)\"" } ?? "")
  }
}

extension StageTester {
  /// Searches for the element with a label. The window is excluded, since it has the label of its front page.
  public func find(label: String) -> ElementQuery {
    ElementQuery(self, "called \"\(label)\"") { $0.label == label && $0.role != .window }
  }

  /// Searches for the element with a role, and with a label if that is given.
  public func find(role: ViewGraph.Element.Role, label: String? = nil) -> ElementQuery {
    ElementQuery(self, ElementQuery.words(role, label)) {
      $0.role == role && (label == nil || $0.label == label)
    }
  }

  /// Searches for the element with an identifier, as set by `accessibilityIdentifier(_:)`.
  public func find(id: String) -> ElementQuery {
    ElementQuery(self, "with the identifier \(id)") { $0.identifier == id }
  }
}
