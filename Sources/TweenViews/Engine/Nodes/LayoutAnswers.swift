import Foundation

/// What an element has told those who lay it out, as long as it holds.
///
/// Whoever asked has built on it. So after a change an element gives the same answers again, and
/// only where one differs does the change go on to those around it.
struct LayoutAnswers {
  struct Guide {
    var key: AlignmentKey
    var size: CGSize
    var proposal: ProposedViewSize
    var value: CGFloat?
  }

  /// Told instead of the sizes for all those offers.
  var ample: AmpleSize?
  private(set) var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private(set) var guides: [Guide] = []
  var spacing: SpacingPreference?
  var priority: Double?
  var hasPlainGuides: Bool?
  /// Some answers were given and are not kept any more.
  private(set) var isIncomplete = false

  // Stacks in stacks ask each with lengths of 0, infinity and their share, on both axes; with fewer
  // answers kept, questions multiply with every level.
  private static let mostSizes = 32
  private static let mostGuides = 16

  var isEmpty: Bool {
    ample == nil && sizes.isEmpty && guides.isEmpty && spacing == nil && priority == nil
      && hasPlainGuides == nil
  }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    for entry in sizes where entry.proposal == proposal { return entry.size }
    return nil
  }

  mutating func append(_ size: CGSize, for proposal: ProposedViewSize) {
    if sizes.isEmpty { sizes.reserveCapacity(4) }
    if sizes.count == Self.mostSizes {
      sizes.removeFirst()
      isIncomplete = true
    }
    sizes.append((proposal, size))
  }

  /// Nil: not known; `.some(nil)`: known not to be set.
  func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?? {
    for entry in guides
    where entry.key == key && entry.proposal == proposal && entry.size == size {
      return .some(entry.value)
    }
    return nil
  }

  mutating func append(_ guide: Guide) {
    if guides.count == Self.mostGuides {
      guides.removeFirst()
      isIncomplete = true
    }
    guides.append(guide)
  }
}

/// The size that an element takes wherever it is offered at least so much, or nothing in particular.
struct AmpleSize: Equatable {
  var size: CGSize
  var leastWidth: CGFloat
  var leastHeight: CGFloat

  /// Whether there is that much room in an offer.
  func fits(_ proposal: ProposedViewSize) -> Bool {
    (proposal.width ?? .infinity) >= leastWidth && (proposal.height ?? .infinity) >= leastHeight
  }
}

/// Elements whose answers may have changed, to be compared with what they were: innermost first.
@MainActor struct StaleElements {
  private var levels: [[(element: ElementNode, old: LayoutAnswers)]] = []
  private var count = 0

  nonisolated init() {}

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ element: ElementNode, _ old: LayoutAnswers) {
    let depth = element.hostDepth
    while levels.count <= depth { levels.append([]) }
    levels[depth].append((element, old))
    count += 1
  }

  mutating func popDeepest() -> (element: ElementNode, old: LayoutAnswers)? {
    guard count > 0 else { return nil }
    while let last = levels.last, last.isEmpty { levels.removeLast() }
    guard !levels.isEmpty else { return nil }
    count -= 1
    return levels[levels.count - 1].popLast()
  }
}
