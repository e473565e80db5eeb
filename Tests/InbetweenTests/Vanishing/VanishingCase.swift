import SwiftUI

/// A tree of leaves and what happens to it, as a value: it can be run again, in part too.
struct VanishingCase: CustomStringConvertible {
  /// What a leaf is at one moment.
  struct LeafState: Equatable {
    /// How much there is of it: 0 is empty, 3 the most.
    var amount = 2
    var presence = Presence.shown
  }

  enum Presence: Int, CaseIterable {
    case shown
    /// Not in the tree.
    case gone
    /// In a frame without a width, a height, or both.
    case flat
    case thin
    case zero
    /// Scaled to nothing, and clear.
    case scaled
    case clear
  }

  struct Leaf {
    var kind: LeafKind
    var wrap: LeafWrapping
    var transition: Int
    var start: LeafState
  }

  /// One change of any of the leaves, and how far it gets before the next.
  struct Step {
    /// What each leaf becomes; nil leaves it as it is.
    var states: [LeafState?]
    var animation: Int
    /// Frames until the next change; a large number lets all come to rest.
    var frames: Int
  }

  var arrangement: Arrangement
  var leaves: [Leaf]
  var steps: [Step]

  static let animationCount = 5

  static func animation(_ index: Int) -> Animation? {
    switch index {
    case 0: nil
    case 1: .linear(duration: 0.1)
    case 2: .spring(duration: 0.15, bounce: 0.4)
    case 3: .easeInOut(duration: 0.06).delay(0.03)
    default: .bouncy(duration: 0.2)
    }
  }

  /// The case of a seed.
  init(seed: UInt64) {
    let generator = SeededGenerator(seed: seed)
    func roll(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }
    func state() -> LeafState {
      // Half of all states are nothing in some way.
      LeafState(
        amount: roll(3) == 0 ? 0 : roll(4),
        presence: roll(2) == 0 ? .shown : Presence.allCases[roll(Presence.allCases.count)])
    }
    arrangement = Arrangement.allCases[roll(Arrangement.allCases.count)]
    leaves = (0...roll(3)).map { _ in
      Leaf(
        kind: LeafKind.allCases[roll(LeafKind.allCases.count)],
        wrap: LeafWrapping.allCases[roll(LeafWrapping.allCases.count)],
        transition: roll(VanishingLeaf.transitionCount), start: state())
    }
    let count = leaves.count
    steps = (0...roll(5)).map { _ in
      Step(
        states: (0..<count).map { _ in roll(3) == 0 ? nil : state() },
        animation: roll(Self.animationCount), frames: [1, 1, 2, 3, 5, 9, 90][roll(7)])
    }
  }

  /// Cases that are less by one thing, the largest steps first.
  var smaller: [VanishingCase] {
    var found: [VanishingCase] = []
    for index in leaves.indices where leaves.count > 1 {
      var part = self
      part.leaves.remove(at: index)
      for step in part.steps.indices { part.steps[step].states.remove(at: index) }
      found.append(part)
    }
    for index in steps.indices {
      var part = self
      part.steps.remove(at: index)
      found.append(part)
    }
    for index in leaves.indices where leaves[index].wrap != .plain {
      var part = self
      part.leaves[index].wrap = .plain
      found.append(part)
    }
    if arrangement != .vertical {
      var part = self
      part.arrangement = .vertical
      found.append(part)
    }
    for index in steps.indices where steps[index].animation > 1 {
      var part = self
      part.steps[index].animation = 1
      found.append(part)
    }
    for step in steps.indices {
      for leaf in leaves.indices where steps[step].states[leaf] != nil {
        var part = self
        part.steps[step].states[leaf] = nil
        found.append(part)
      }
    }
    return found
  }

  var description: String {
    let leaves = leaves.map {
      "\($0.kind) in \($0.wrap), transition \($0.transition), \($0.start)"
    }
    let steps = steps.map { step in
      let states = step.states.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
      return "\(states) by \(step.animation), \(step.frames) frames"
    }
    return "\(arrangement) [\(leaves.joined(separator: "; "))]: "
      + steps.joined(separator: " | ")
  }
}

extension VanishingCase.LeafState: CustomStringConvertible {
  var description: String { "\(presence)\(amount)" }
}

/// What holds the leaves.
enum Arrangement: CaseIterable {
  case vertical, horizontal, depth, lazy, grid, overlay, background, list, fits, any, scrolled
}

/// What lies around a leaf.
enum LeafWrapping: CaseIterable {
  case plain, faded, composited, blurred, masked, clipped, shadowed, drawn, turned, projected
  case button, label, toggle, read, background, overlay, redacted, identified, blended, matched
}

/// The leaves.
enum LeafKind: CaseIterable {
  case text, counting, fading, switching, sized, sum, styled, finished, rendered, redactedText
  case symbol, replacedSymbol, unknownSymbol, image, resizable
  case circle, path, trimmed, stroked, bordered, bar, filledTwice, shadowedShape, material
  case canvas, canvasLayers, canvasSymbols
  case color, linear, radial, angular, elliptical, mesh
  case group, optionals, timeline, spacer, divider
}
