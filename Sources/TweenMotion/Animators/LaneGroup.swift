/// Animators that run the same animations since the same frame: one evaluation of the curves for
/// all of them, one row of lanes for each.
///
/// Storage is one slab of columns, each `stride` lanes long, row after row:
///
///     0 model | 1 covered | 2 shown | 3 scratch | the entries' columns ...
///
/// covered is the part of the interval covered so far; the last entry's target is the interval.
@usableFromInline final class LaneGroup {
  /// The lanes of a row.
  @usableFromInline let lanes: Int
  // Nothing here is reached twice at once; the checks for it cost more than the work.
  @exclusivity(unchecked) var clock: AnimatorClock
  /// More than one where animations took over without merging; the last decides the end.
  @exclusivity(unchecked) var entries: [LaneEntry]
  /// Whether rows may join: not where a row's end turns a repeating animation.
  let isShareable: Bool
  @exclusivity(unchecked) var isLogicallyComplete = false

  @exclusivity(unchecked) private(set) var rows = 0
  @exclusivity(unchecked) @usableFromInline private(set) var stride = 0
  // Invariant: owns `columns` columns of `stride` initialised doubles.
  @exclusivity(unchecked) @usableFromInline private(set) var slab: UnsafeMutablePointer<Double>
  private let columns: Int
  @exclusivity(unchecked) private(set) var animators: ContiguousArray<LaneAnimator> = []
  @exclusivity(unchecked) private(set) var owners: ContiguousArray<any AnimatorOwner> = []
  /// The number of rows that only wait for a logical completion.
  private(set) var forkRows = 0
  /// How many rows wait for the logical completion; more is possible, less is not.
  @exclusivity(unchecked) private(set) var waitingRows = 0

  @usableFromInline enum Column {
    static let model = 0
    static let covered = 1
    @usableFromInline static var shown: Int { @inlinable get { 2 } }
    static let scratch = 3
    static let firstEntry = 4
  }

  init(lanes: Int, clock: AnimatorClock, entries: [LaneEntry]) {
    self.lanes = lanes
    self.clock = clock
    self.entries = entries
    isShareable = !entries.contains { $0.isFluid && $0.program.repeats }
    columns = entries.last.map { $0.column + $0.columnCount } ?? Column.firstEntry
    let block = LaneKernels.blockWidth
    stride = (lanes + block - 1) / block * block
    slab = .allocate(capacity: columns * stride)
    slab.initialize(repeating: 0, count: columns * stride)
  }

  deinit { slab.deallocate() }

  /// The first lane of a column.
  @inline(__always) func lanes(of column: Int) -> UnsafeMutablePointer<Double> {
    slab + column * stride
  }

  /// The lanes of a row in a column.
  @inlinable @inline(__always)
  func row(_ row: Int, of column: Int) -> UnsafeMutablePointer<Double> {
    slab + (column * stride + row * lanes)
  }

  var lastEntry: LaneEntry { entries[entries.count - 1] }

  /// The lanes in use, padded to whole blocks.
  var paddedCount: Int {
    let block = LaneKernels.blockWidth
    return (rows * lanes + block - 1) / block * block
  }

  /// Adds a row of zeros: what lies behind the last row is always zero.
  func append(_ animator: LaneAnimator, owner: any AnimatorOwner) {
    if (rows + 1) * lanes > stride { grow() }
    animator.group = self
    animator.row = rows
    animators.append(animator)
    owners.append(owner)
    rows += 1
  }

  /// Counts a row whose animator has got logical listeners.
  func noteWaiting() { waitingRows += 1 }

  func clearWaiting() { waitingRows = 0 }

  /// Leaves a row to the fork of its animator, which has moved to another group.
  func leave(row index: Int, to fork: LaneAnimator) {
    fork.group = self
    fork.row = index
    forkRows += 1
    animators[index] = fork
    owners[index] = NullOwner.shared
  }

  /// Removes a row; the last one takes its place.
  func remove(row index: Int) {
    let last = rows - 1
    // An animator that moved to another group is no longer this one's.
    if animators[index].group === self { animators[index].group = nil }
    if animators[index].isFork { forkRows -= 1 }
    if index != last {
      for column in 0..<columns {
        row(index, of: column).update(from: row(last, of: column), count: lanes)
      }
      animators[index] = animators[last]
      owners[index] = owners[last]
      animators[index].row = index
    }
    for column in 0..<columns { row(last, of: column).update(repeating: 0, count: lanes) }
    animators.removeLast()
    owners.removeLast()
    rows = last
  }

  /// The same rows at the same moment, under new animators without completions.
  func copy() -> LaneGroup {
    let copy = LaneGroup(lanes: lanes, clock: clock, entries: entries)
    for _ in 0..<rows { copy.append(LaneAnimator(), owner: NullOwner.shared) }
    for column in 0..<columns {
      copy.lanes(of: column).update(from: lanes(of: column), count: rows * lanes)
    }
    return copy
  }

  /// One row at the same moment, under a new animator without completions.
  func copy(row: Int) -> LaneGroup {
    let copy = LaneGroup(lanes: lanes, clock: clock, entries: entries)
    copy.append(LaneAnimator(), owner: NullOwner.shared)
    for column in 0..<columns {
      copy.row(0, of: column).update(from: self.row(row, of: column), count: lanes)
    }
    return copy
  }

  /// Breaks the reference cycles of the rows, when the pool is released.
  func dissolve() {
    for animator in animators { animator.group = nil }
    animators = []
    owners = []
    rows = 0
    forkRows = 0
  }

  private func grow() {
    let newStride = stride * 2
    let larger = UnsafeMutablePointer<Double>.allocate(capacity: columns * newStride)
    larger.initialize(repeating: 0, count: columns * newStride)
    for column in 0..<columns {
      (larger + column * newStride).update(from: slab + column * stride, count: rows * lanes)
    }
    slab.deallocate()
    slab = larger
    stride = newStride
    if (rows + 1) * lanes > stride { grow() }
  }
}

/// An animator's place in the lane engine.
package class LaneAnimator {
  /// Nil when it does not run.
  @exclusivity(unchecked) @usableFromInline fileprivate(set) final var group: LaneGroup?
  @exclusivity(unchecked) @usableFromInline fileprivate(set) final var row = 0
  /// Whether the vector is known to be a row of `Double`s, to be read as it stands.
  @usableFromInline final let isPlain: Bool
  /// A copy that runs on only until its change is logically complete.
  final let isFork: Bool
  @exclusivity(unchecked) final var listeners = ListenerSet([])
  @exclusivity(unchecked) private final var forks: [LaneAnimator] = []

  init(isFork: Bool = false, isPlain: Bool = false) {
    self.isFork = isFork
    self.isPlain = isPlain
  }

  /// Moves its row to a fork if a completion waits for the logical end of the animation there.
  final func forkIfAwaited(row: Int, of group: LaneGroup) -> Bool {
    if !forks.isEmpty { forks.removeAll { $0.group == nil } }
    let waiting = listeners.takeLogical()
    guard !waiting.isEmpty else { return false }
    let fork = LaneAnimator(isFork: true)
    fork.listeners = ListenerSet(waiting)
    forks.append(fork)
    group.leave(row: row, to: fork)
    return true
  }

  final func takeForks() -> [LaneAnimator] {
    defer { forks = [] }
    return forks
  }

  /// Leaves the lane engine, and returns the listeners of its logical completion.
  final func detach() -> [AnimationListener] {
    group?.remove(row: row)
    return listeners.takeLogical()
  }

  /// Releases all listeners, also those of its forks.
  final func releaseListeners(_ actions: ActionQueue) {
    listeners.releaseAll(actions)
    guard !forks.isEmpty else { return }
    for fork in forks { fork.end(actions) }
    forks = []
  }

  /// Ends it here.
  final func end(_ actions: ActionQueue) {
    releaseListeners(actions)
    group?.remove(row: row)
  }
}

/// The owner of animators whose values are not drawn.
private final class NullOwner: AnimatorOwner, Sendable {
  static let shared = NullOwner()
  func animatorDidMove() {}
}
