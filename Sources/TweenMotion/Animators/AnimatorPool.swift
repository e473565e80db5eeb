/// The node that draws an animated attribute.
package protocol AnimatorOwner: AnyObject {
  /// Called once in a frame for each animator whose shown value moved or ended.
  @MainActor func animatorDidMove()
  /// The current environment of the owner, which a running animation may read; nil for an owner
  /// outside a tree.
  @MainActor var animationEnvironment: EnvironmentValues? { get }
}

extension AnimatorOwner {
  @MainActor package var animationEnvironment: EnvironmentValues? { nil }
}

/// The owners of the animators that moved in one step, which are notified after it.
enum MovedOwners {
  case one(any AnimatorOwner)
  /// All owners of a group, in the order of its rows. The array is shared with the group, and is
  /// copied only if a row leaves.
  case all(ContiguousArray<any AnimatorOwner>)
}

/// All running animators of one view tree, stepped together once a frame.
///
/// Animators of vectors with lanes under built-in animations run in groups (`LaneGroup`), others
/// one by one (`GenericAnimator`).
package final class AnimatorPool {
  /// Completions that became due; for the graph to run after its update pass.
  package let actions = ActionQueue()

  /// The causes of running animators; nil while no inspector is attached to the graph.
  @exclusivity(unchecked) package var causes: AnimationCauses?

  /// The current frame's time.
  // Nothing here is reached twice at once; the checks for it cost more than the work.
  @exclusivity(unchecked) package private(set) var now = StageTime.zero

  /// Whether animators re-base their start in their second frame, as under a live display.
  let isLive: Bool

  /// Whether lanes are used at all. Without them everything runs one by one; tests compare both.
  private let usesLanes: Bool

  @exclusivity(unchecked) private var groups: ContiguousArray<LaneGroup> = []
  @exclusivity(unchecked) private var standalone: [StandaloneAnimator] = []
  @exclusivity(unchecked) private var moved: ContiguousArray<MovedOwners> = []

  /// The groups begun in this frame, which more rows may join.
  @exclusivity(unchecked) private var joinable: [JoinKey: LaneGroup] = [:]
  /// The last one of them, which the next row most often joins too.
  @exclusivity(unchecked) private var lastJoined: Joined?

  /// The codecs of the vector types seen so far; nil for types without lanes.
  private var codecs: [ObjectIdentifier: AnyObject?] = [:]

  private struct JoinKey: Hashable {
    /// The group that the rows come from; nil for new ones.
    var origin: ObjectIdentifier?
    var program: LaneProgram
    var lanes: Int
  }

  /// The destination of rows that come from one group, or begin, under one animation.
  private final class Joined {
    let animation: AnimationBox
    let origin: LaneGroup?
    let group: LaneGroup
    /// Nil where the animations combine, or begin.
    let takeover: LaneProgram.Takeover?

    init(
      _ animation: AnimationBox, origin: LaneGroup?, group: LaneGroup,
      takeover: LaneProgram.Takeover?
    ) {
      self.animation = animation
      self.origin = origin
      self.group = group
      self.takeover = takeover
    }
  }

  package convenience init(isLive: Bool) { self.init(isLive: isLive, usesLanes: true) }

  init(isLive: Bool, usesLanes: Bool) {
    self.isLive = isLive
    self.usesLanes = usesLanes
  }

  // Rows and animators hold their owners, and owners hold the animators. The pool breaks these cycles
  // for everything that still runs.
  deinit {
    for group in groups { group.dissolve() }
    for animator in standalone { animator.abandon() }
  }

  /// The number of running animators.
  package var activeCount: Int {
    var count = 0
    for group in groups { count += group.rows - group.forkRows }
    for animator in standalone where animator.isRunning { count += 1 }
    return count
  }

  /// Whether no animator runs, and no completion of an earlier one is pending.
  package var isIdle: Bool {
    groups.allSatisfy { $0.rows == 0 } && standalone.allSatisfy { !$0.isRunning }
  }

  /// Steps all animators to the frame at `time`, notifies the owners of the animators that moved, and
  /// removes the animators that ended.
  @MainActor package func advance(to time: StageTime) {
    step(to: time)
    // Owners may change attributes here; the changes are stepped in the next frame.
    for index in moved.indices {
      switch moved[index] {
      case .one(let owner): owner.animatorDidMove()
      case .all(let owners): for owner in owners { owner.animatorDidMove() }
      }
    }
    while !moved.isEmpty { moved.removeLast() }
  }

  /// Steps as `advance(to:)` does, without notifying the owners.
  package func step(to time: StageTime) {
    now = time
    while !moved.isEmpty { moved.removeLast() }
    if lastJoined != nil || !joinable.isEmpty {
      joinable.removeAll(keepingCapacity: true)
      lastJoined = nil
    }
    var hasEmpty = false
    // Stepping adds no groups; the array stays as it is.
    groups.withUnsafeBufferPointer { groups in
      for group in groups {
        if group.rows > 0 {
          group.step(to: time, isLive: isLive, actions: actions, moved: &moved)
        }
        if group.rows == 0 { hasEmpty = true }
      }
    }
    if hasEmpty { groups.removeAll { $0.rows == 0 } }
    if !standalone.isEmpty { stepStandalone(to: time) }
  }

  private func stepStandalone(to time: StageTime) {
    var hasEnded = false
    for animator in standalone {
      if animator.isRunning {
        let owner = animator.owner
        if animator.step(to: time, pool: self), let owner { moved.append(.one(owner)) }
      }
      if !animator.isRunning { hasEnded = true }
    }
    if hasEnded { standalone.removeAll { !$0.isRunning } }
  }

  func add(_ animator: StandaloneAnimator) {
    standalone.append(animator)
    causes?.note(animator)
  }

  /// The running animations and their remaining times. For reports, since it runs copies of springs
  /// to their end. The order is the same in every run of a program.
  package func runningAnimations() -> [RunningAnimation] {
    var running: [RunningAnimation] = []
    for group in groups { group.report(at: now, into: &running) }
    for animator in standalone where animator.isRunning {
      if let report = animator.report(at: now) { running.append(report) }
    }
    return running
  }

  // MARK: Inspection

  /// The running animations in numbers; as expensive as `runningAnimations`, and in its order.
  package func readings() -> [AnimatorReading] {
    var readings: [AnimatorReading] = []
    for group in groups {
      var running: [RunningAnimation] = []
      group.report(at: now, into: &running)
      let rows = (0..<group.rows).filter { !group.animators[$0].isFork }
      for (row, animation) in zip(rows, running) {
        readings.append(
          AnimatorReading(running: animation, numbers: group.numbers(row: row, at: now)))
      }
    }
    for animator in standalone where animator.isRunning {
      guard let report = animator.report(at: now) else { continue }
      readings.append(AnimatorReading(running: report, numbers: animator.numbers(at: now)))
    }
    return readings
  }

  /// Calls `visit` with each animator whose value has numbers, and with the numbers that show.
  package func visitShown(_ visit: (ObjectIdentifier, [Double]) -> Void) {
    for group in groups {
      for row in 0..<group.rows where !group.animators[row].isFork {
        visit(ObjectIdentifier(group.animators[row]), group.shown(row: row))
      }
    }
    for animator in standalone where animator.isRunning {
      if let shown = animator.shownNumbers { visit(ObjectIdentifier(animator), shown) }
    }
  }

  /// The values that an animator will show the given seconds from now, in rising order, if nothing
  /// changes it; empty where it does not run, or its future is unknown.
  package func course(of animator: ObjectIdentifier, after seconds: [Double]) -> [[Double]] {
    for group in groups {
      for row in 0..<group.rows where ObjectIdentifier(group.animators[row]) == animator {
        return group.course(row: row, after: seconds, at: now)
      }
    }
    return standalone.first { ObjectIdentifier($0) == animator && $0.isRunning }?
      .course(after: seconds, at: now) ?? []
  }

  // MARK: Lanes

  /// The codec of vectors of this type; nil where their attributes cannot use lanes.
  func codec<Data>(for type: Data.Type) -> LaneCodec<Data>? {
    guard usesLanes else { return nil }
    let id = ObjectIdentifier(type)
    // The entry of a type's identifier is a codec of that type. A checked cast would cost more than
    // everything else that begins an animation.
    if let known = codecs[id] { return known.map { unsafeDowncast($0, to: LaneCodec<Data>.self) } }
    let codec = LaneCodec<Data>.make()
    codecs[id] = .some(codec)
    return codec
  }

  /// Begins to animate from `old` to `model`, in the next frame.
  func start(
    _ animator: LaneAnimator, _ animation: Animation, program: LaneProgram, lanes: Int,
    from old: UnsafePointer<Double>, to model: UnsafePointer<Double>, owner: any AnimatorOwner
  ) {
    let joined = joined(animation, program: program, from: nil, lanes: lanes) {
      LaneGroup(
        lanes: lanes, clock: AnimatorClock(),
        entries: [
          LaneEntry(
            animation, program: program, offset: 0, column: LaneGroup.Column.firstEntry)
        ])
    }
    let group = joined.group
    group.append(animator, owner: owner)
    causes?.note(animator)
    let target = group.row(animator.row, of: LaneGroup.Column.firstEntry)
    let shown = group.row(animator.row, of: LaneGroup.Column.shown)
    let kept = group.row(animator.row, of: LaneGroup.Column.model)
    for lane in 0..<lanes {
      target[lane] = model[lane] - old[lane]
      kept[lane] = model[lane]
      // Not `model - interval`, which may differ in the last bit.
      shown[lane] = old[lane]
    }
    if !animator.listeners.logical.isEmpty { group.noteWaiting() }
  }

  /// The model of a running animator changed to `model` under `animation`.
  func retarget(
    _ animator: LaneAnimator, of group: LaneGroup, _ animation: Animation, program: LaneProgram,
    to model: UnsafePointer<Double>, listeners: ListenerSet
  ) {
    let elapsed = group.clock.elapsed(at: now)
    let joined = joined(
      animation, program: program, from: group, lanes: group.lanes,
      takeover: program.takeover(from: group, at: elapsed)
    ) {
      group.successor(
        animation, program: program, takeover: program.takeover(from: group, at: elapsed),
        at: elapsed)
    }
    let oldRow = animator.row
    group.move(row: oldRow, to: joined.group, takeover: joined.takeover, model: model)
    if !animator.forkIfAwaited(row: oldRow, of: group) { group.remove(row: oldRow) }
    animator.listeners.append(listeners)
    causes?.note(animator)
    if !animator.listeners.logical.isEmpty { joined.group.noteWaiting() }
  }

  /// The destination of a row that comes from `origin`, or begins, under `animation`.
  private func joined(
    _ animation: Animation, program: LaneProgram, from origin: LaneGroup?, lanes: Int,
    takeover: @autoclosure () -> LaneProgram.Takeover? = nil, make: () -> LaneGroup
  ) -> Joined {
    if let last = lastJoined, last.animation === animation.box, last.origin === origin,
      last.group.lanes == lanes
    {
      return last
    }
    let key = JoinKey(origin: origin.map { ObjectIdentifier($0) }, program: program, lanes: lanes)
    let known = joinable[key]
    let group = known ?? make()
    let joined = Joined(animation.box, origin: origin, group: group, takeover: takeover())
    guard group.isShareable else {
      groups.append(group)
      return joined
    }
    lastJoined = joined
    if known == nil {
      groups.append(group)
      joinable[key] = group
    }
    return joined
  }
}
