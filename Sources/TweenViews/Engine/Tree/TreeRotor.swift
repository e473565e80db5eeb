import Foundation
import TweenMotion

/// A rotor as the tree has it: what it is called, and where it leads.
package struct TreeRotor: Equatable, @unchecked Sendable {
  // Made, asked and followed on the main actor alone.

  /// One place that it leads to.
  struct Entry {
    /// nil: it is called by the words of its range.
    var label: String?
    /// Of a view, by a name of its own or the id that it has; nil: of the rotor's own element.
    var id: AnyHashable?
    var namespace: AnyHashable?
    var range: Range<String.Index>?
    var prepare: () -> Void
  }

  var label: String
  var entries: [Entry]
  /// The number of the element that it begins at.
  var owner = 0

  init(label: String, entries: [Entry]) {
    self.label = label
    self.entries = entries
  }

  /// By what is told of them.
  package static func == (left: TreeRotor, right: TreeRotor) -> Bool {
    left.label == right.label && left.entries.map(\.label) == right.entries.map(\.label)
  }

  /// How it is told, in a window.
  func semantics(in window: ViewGraph.Element) -> ViewGraph.Element.Rotor {
    let text = entries.contains { $0.label == nil } ? window.element(numbered: owner)?.words : nil
    return ViewGraph.Element.Rotor(
      label: label,
      entries: entries.map { entry in
        entry.label ?? entry.range.flatMap { text?.words(in: $0) } ?? ""
      })
  }

  /// What it lets a reader ask the window for.
  var actions: [String] { ["next \(label)", "previous \(label)"] }
}

extension GraphWindow {
  /// Takes the reader to the next or the previous entry of a rotor; false where no rotor is called so.
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
      look(at: origin)
      if let range = entry.range?.scalars(in: all[place].words) { _ = origin.offer(.select(range)) }
    } else if let id = entry.id {
      scrollAndLook(at: id)
    }
    return true
  }

  /// The entry after, or before, what the reader looks at; nil where there is none.
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
    // What is in no place yet is where its neighbours in the rotor are not.
    return isNext
      ? places.firstIndex { $0.map { $0 > reader } ?? false } ?? places.firstIndex { $0 == nil }
      : places.lastIndex { $0.map { $0 < reader } ?? false }
  }

  /// Of stretches of a text: by its caret.
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

  /// Where an entry leads, among all elements; nil: to none that is there now.
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

  /// The first element of the view with an id.
  private func place(
    ofView id: AnyHashable, in all: [ViewGraph.Element], _ origins: ElementOrigins
  ) -> Int? {
    guard let root, let view = root.firstElement(identifiedBy: id) else { return nil }
    return all.firstIndex { element in
      origins.origins[element.details.id]?.node.isAtOrInside(view) == true
    }
  }

  /// Brings a view into view that is not made yet, and looks at it then.
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
          self.look(at: origin)
        }
      }
    }
  }
}

/// A node that can bring views into view.
@MainActor protocol ViewBringer: ViewNode {
  /// Brings the view with an id into view, if it is one of its own.
  func bringIntoView(_ id: AnyHashable)
}

extension ViewNode {
  /// Those below that can bring views into view, the outermost first.
  fileprivate func visitViewBringers(_ visit: (any ViewBringer) -> Void) {
    visitChildren { child in
      if let bringer = child as? any ViewBringer { visit(bringer) }
      child.visitViewBringers(visit)
    }
  }

  /// The first element below that a program gives an id to.
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
  /// The element of a number, here or inside.
  fileprivate func element(numbered number: Int) -> ViewGraph.Element? {
    if details.id == number { return self }
    for child in children {
      if let found = child.element(numbered: number) { return found }
    }
    return nil
  }

  /// The text that stretches of it are of: what is typed, or what is read.
  fileprivate var words: String {
    role == .textField || role == .secureField ? value ?? "" : label
  }
}

extension String {
  /// The words of a range, which may be that of another text; nil where it does not fit.
  fileprivate func words(in range: Range<String.Index>) -> String? {
    guard let range = range.scalars(in: self) else { return nil }
    return String(String.UnicodeScalarView(Array(unicodeScalars)[range]))
  }
}

extension Range<String.Index> {
  /// The range in scalars of a text; nil where it is that of another text and does not fit.
  fileprivate func scalars(in text: String) -> Range<Int>? {
    let scalars = text.unicodeScalars
    guard let start = lowerBound.samePosition(in: scalars),
      let end = upperBound.samePosition(in: scalars), start <= end, end <= scalars.endIndex
    else { return nil }
    let first = scalars.distance(from: scalars.startIndex, to: start)
    return first..<first + scalars.distance(from: start, to: end)
  }
}
