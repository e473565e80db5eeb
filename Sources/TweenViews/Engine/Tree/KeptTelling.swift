import Foundation

/// What a tree that is kept up knows of a node: when it was last looked at and last changed, in numbers
/// of walks, and where its neighbours may change without it, what it told.
@MainActor final class KeptTelling {
  /// Whether any program's tree is kept up: who would tell of changes is spared it otherwise.
  static var isAnybodyAsking = false

  /// The walk before which the node itself last changed.
  fileprivate(set) var ownChange: Int
  /// The walk before which something in it last changed.
  fileprivate(set) var changeInside: Int
  /// The last walk that came by.
  var lastVisit = 0
  /// Whether what it tells is kept.
  var keepsList = false
  var list: [ToldElement]?
  var clip = CGRect.zero

  fileprivate init(walk: Int) {
    ownChange = walk
    changeInside = walk
  }
}

extension ElementNode {
  /// What `treeNote` says is something else than before.
  package final func treeNoteDidChange() { noteTelling() }

  /// Something of this element may be told otherwise than before.
  final func noteTelling() {
    guard KeptTelling.isAnybodyAsking else { return }
    window?.tellingDidChange(self)
  }
}

extension GraphWindow {
  /// The same as `tree`, made by what has changed since it was last asked for. What it takes note of
  /// meanwhile costs a little with each change, until `stopKeepingTree`.
  package var keptTree: ViewGraph.Element {
    telling.isKept = true
    KeptTelling.isAnybodyAsking = true
    telling.walk += 1
    defer { telling.startsAnew = false }
    return tree(origins: nil, keeping: true)
  }

  /// Nobody asks for the kept tree any more.
  package func stopKeepingTree() {
    telling.isKept = false
    telling.startsAnew = true
  }

  /// What a node says in the tree is something else than before.
  func tellingDidChange(_ node: ElementNode) {
    guard telling.isKept else { return }
    let next = telling.walk + 1
    node.kept(for: next).ownChange = next
    var host = node.host
    while let current = host {
      let kept = current.kept(for: next)
      if kept.changeInside == next { break }
      kept.changeInside = next
      host = current.host
    }
  }
}

extension ElementNode {
  fileprivate func kept(for walk: Int) -> KeptTelling {
    if let keptTelling { return keptTelling }
    let kept = KeptTelling(walk: 0)
    keptTelling = kept
    return kept
  }

  /// What is known of this element, where what it tells is to be kept from now on.
  final var keepingTelling: KeptTelling {
    let kept = kept(for: 0)
    kept.keepsList = true
    return kept
  }
}
