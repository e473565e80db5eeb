import Foundation
import TweenMotion

/// A rotor in the element tree, with its name and its entries.
package struct TreeRotor: Equatable, @unchecked Sendable {
  // Made, read and used on the main actor only.

  /// An entry of a rotor, which leads to one place.
  struct Entry {
    /// The label; nil: the text of its range.
    var label: String?
    /// The view, by a name from a rotor modifier or by its id; nil: the rotor's own element.
    var id: AnyHashable?
    var namespace: AnyHashable?
    var range: Range<String.Index>?
    var prepare: () -> Void
  }

  var label: String
  var entries: [Entry]
  /// The number of the rotor's own element.
  var owner = 0

  init(label: String, entries: [Entry]) {
    self.label = label
    self.entries = entries
  }

  /// Compares the parts that the tree reports.
  package static func == (left: TreeRotor, right: TreeRotor) -> Bool {
    left.label == right.label && left.entries.map(\.label) == right.entries.map(\.label)
  }

  /// Returns the rotor in the element tree of a window.
  func semantics(in window: ViewGraph.Element) -> ViewGraph.Element.Rotor {
    let text = entries.contains { $0.label == nil } ? window.element(numbered: owner)?.words : nil
    return ViewGraph.Element.Rotor(
      label: label,
      entries: entries.map { entry in
        entry.label ?? entry.range.flatMap { text?.words(in: $0) } ?? ""
      })
  }

  /// The actions of the window with which a screen reader moves through the rotor.
  var actions: [String] { ["next \(label)", "previous \(label)"] }
}

extension GraphWindow {
  /// Moves the screen reader to the next or the previous entry of a rotor. Returns false where no
  /// rotor has the action.
  ///
  /// - Parameters:
  ///   - action: One of a rotor's actions.
  ///   - tree: The window's elements, with their `origins`.
  func turnRotor(
    _ action: String, _ tree: ViewGraph.Element, _ origins: ElementOrigins
  ) -> Bool {
    guard let rotor = tree.details.rotors.first(where: { $0.actions.contains(action) }) else {
      return false
    }
    let all = tree.all
    let places = rotor.entries.map { place(of: $0, rotor, in: all, origins) }
    let isNext = action == rotor.actions[0]
    guard let next = next(places, isNext: isNext, rotor, in: all) else { return true }
    let entry = rotor.entries[next]
    entry.prepare()
    if let place = places[next], let origin = origins.origins[all[place].details.id] {
      moveReader(at: origin)
      if let range = entry.range?.scalars(in: all[place].words) { _ = origin.offer(.select(range)) }
    } else if let id = entry.id {
      scrollAndLook(at: id)
    }
    return true
  }

  /// Returns the entry after, or before, the screen reader's element; nil without one.
  private func next(
    _ places: [Int?], isNext: Bool, _ rotor: TreeRotor, in all: [ViewGraph.Element]
  ) -> Int? {
    let reader = all.firstIndex { $0.details.hasReader }
    if rotor.entries.allSatisfy({ $0.id == nil }) {
      return nextRange(isNext: isNext, rotor, all.first { $0.details.id == rotor.owner })
    }
    if let reader, let current = places.firstIndex(of: reader) {
      let next = current + (isNext ? 1 : -1)
      return places.indices.contains(next) ? next : nil
    }
    guard let reader else { return isNext ? places.indices.first : places.indices.last }
    // An entry without a place is not made yet; it follows the other entries.
    return isNext
      ? places.firstIndex { $0.map { $0 > reader } ?? false } ?? places.firstIndex { $0 == nil }
      : places.lastIndex { $0.map { $0 < reader } ?? false }
  }

  /// Returns the next range of a text, from its caret on.
  private func nextRange(
    isNext: Bool, _ rotor: TreeRotor, _ owner: ViewGraph.Element?
  ) -> Int? {
    guard let owner else { return nil }
    let starts = rotor.entries.map { $0.range?.scalars(in: owner.words)?.lowerBound }
    guard owner.details.hasReader || owner.traits.contains("focused"),
      let caret = owner.details.editing?.selection.lowerBound
    else { return isNext ? starts.indices.first : starts.indices.last }
    return isNext
      ? starts.firstIndex { $0.map { $0 > caret } ?? false }
      : starts.lastIndex { $0.map { $0 < caret } ?? false }
  }

  /// Returns the place of an entry among all elements; nil where its element does not exist now.
  private func place(
    of entry: TreeRotor.Entry, _ rotor: TreeRotor, in all: [ViewGraph.Element],
    _ origins: ElementOrigins
  ) -> Int? {
    guard let id = entry.id else { return all.firstIndex { $0.details.id == rotor.owner } }
    let marked = all.firstIndex { element in
      element.details.marks.contains {
        $0.id == id && (entry.namespace == nil || $0.namespace == entry.namespace)
      }
    }
    if marked != nil || entry.namespace != nil { return marked }
    return place(ofView: id, in: all, origins)
  }

  /// Returns the first element of the view with an id.
  private func place(
    ofView id: AnyHashable, in all: [ViewGraph.Element], _ origins: ElementOrigins
  ) -> Int? {
    guard let root, let view = root.firstElement(identifiedBy: id) else { return nil }
    return all.firstIndex { element in
      origins.origins[element.details.id]?.node.isAtOrInside(view) == true
    }
  }

  /// Scrolls to a view that is not made yet, and moves the screen reader to it afterwards.
  private func scrollAndLook(at id: AnyHashable) {
    guard let root else { return }
    nonisolated(unsafe) let id = id
    graph.enqueueWrite(transaction: Transaction()) { [weak self] in
      guard let self, let root = self.root else { return }
      root.visitViewBringers { $0.bringIntoView(id) }
    }
    root.graph.clock.perform(after: 0) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        let origins = ElementOrigins()
        let all = self.tree(origins: origins).all
        if let place = self.place(ofView: id, in: all, origins),
          let origin = origins.origins[all[place].details.id]
        {
          self.moveReader(at: origin)
        }
      }
    }
  }
}

/// A node that can scroll to views inside it.
@MainActor protocol ViewBringer: ViewNode {
  /// Scrolls to the view with an id, if it is one of the node's own.
  func bringIntoView(_ id: AnyHashable)
}

extension ViewNode {
  /// Calls `visit` with the nodes below that can scroll to views, the outermost first.
  fileprivate func visitViewBringers(_ visit: (any ViewBringer) -> Void) {
    visitChildren { child in
      if let bringer = child as? any ViewBringer { visit(bringer) }
      child.visitViewBringers(visit)
    }
  }

  /// Returns the first element below that has an id from the program.
  fileprivate func firstElement(identifiedBy id: AnyHashable) -> ElementNode? {
    if let owner = self as? any IdentityOwner, let node = owner.node(identifiedBy: id) {
      var elements: [ElementNode] = []
      node.collectElements(into: &elements)
      if let first = elements.first { return first }
    }
    var found: ElementNode?
    visitChildren { if found == nil { found = $0.firstElement(identifiedBy: id) } }
    return found
  }
}

extension ViewGraph.Element {
  /// Returns the element with a number, here or inside.
  fileprivate func element(numbered number: Int) -> ViewGraph.Element? {
    if details.id == number { return self }
    for child in children {
      if let found = child.element(numbered: number) { return found }
    }
    return nil
  }

  /// The text that ranges refer to: the edited text, or the label.
  fileprivate var words: String {
    role == .textField || role == .secureField ? value ?? "" : label
  }
}

extension String {
  /// Returns the text of a range, which may belong to another string; nil where it does not fit.
  fileprivate func words(in range: Range<String.Index>) -> String? {
    guard let range = range.scalars(in: self) else { return nil }
    return String(String.UnicodeScalarView(Array(unicodeScalars)[range]))
  }
}

extension Range<String.Index> {
  /// Returns the range in scalars of a text; nil where it belongs to another string and does not fit.
  fileprivate func scalars(in text: String) -> Range<Int>? {
    let scalars = text.unicodeScalars
    guard let start = lowerBound.samePosition(in: scalars),
      let end = upperBound.samePosition(in: scalars), start <= end, end <= scalars.endIndex
    else { return nil }
    let first = scalars.distance(from: scalars.startIndex, to: start)
    return first..<first + scalars.distance(from: start, to: end)
  }
}
