import Foundation

/// The measurements that an element has returned since it last needed layout.
///
/// The layouts around it depend on them. After a change the element is measured again for the same
/// proposals, and only a different result propagates the change outwards.
struct MeasurementCache {
  struct Guide {
    var key: AlignmentKey
    var size: CGSize
    var proposal: ProposedViewSize
    var value: CGFloat?
  }

  /// The size for all proposals with enough room, which replaces their single sizes.
  var ample: AmpleSize?
  private(set) var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private(set) var guides: [Guide] = []
  var spacing: SpacingPreference?
  var priority: Double?
  var hasPlainGuides: Bool?
  /// Whether some measurements were returned that are no longer stored.
  private(set) var isIncomplete = false

  // Nested stacks measure each child with lengths of 0, infinity and their share, on both axes. With
  // fewer cached results the number of measurements would multiply with each level.
  private static let maximumSizes = 32
  private static let maximumGuides = 16

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
    if sizes.count == Self.maximumSizes {
      sizes.removeFirst()
      isIncomplete = true
    }
    sizes.append((proposal, size))
  }

  /// Returns the cached guide. Nil: not cached; `.some(nil)`: cached as not set.
  func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?? {
    for entry in guides
    where entry.key == key && entry.proposal == proposal && entry.size == size {
      return .some(entry.value)
    }
    return nil
  }

  mutating func append(_ guide: Guide) {
    if guides.count == Self.maximumGuides {
      guides.removeFirst()
      isIncomplete = true
    }
    guides.append(guide)
  }
}

/// The size of an element for all proposals with at least a certain width and height.
struct AmpleSize: Equatable {
  var size: CGSize
  var leastWidth: CGFloat
  var leastHeight: CGFloat

  /// Whether a proposal has enough room. A side without a proposed value counts as infinite.
  func fits(_ proposal: ProposedViewSize) -> Bool {
    (proposal.width ?? .infinity) >= leastWidth && (proposal.height ?? .infinity) >= leastHeight
  }
}

/// Elements whose measurements may have changed, to be compared with the previous ones: the innermost
/// first.
@MainActor struct StaleElements {
  private var levels: [[(element: ElementNode, old: MeasurementCache)]] = []
  private var count = 0

  nonisolated init() {}

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ element: ElementNode, _ old: MeasurementCache) {
    let depth = element.hostDepth
    while levels.count <= depth { levels.append([]) }
    levels[depth].append((element, old))
    count += 1
  }

  mutating func popDeepest() -> (element: ElementNode, old: MeasurementCache)? {
    guard count > 0 else { return nil }
    while let last = levels.last, last.isEmpty { levels.removeLast() }
    guard !levels.isEmpty else { return nil }
    count -= 1
    return levels[levels.count - 1].popLast()
  }
}
