/// One animatable attribute of a node: keeps the model's data, and owns the animator, if any.
///
/// The value that shows is always `model + animated - interval`, so that an animator converges on the
/// current model.
package struct AnimatedAttribute<Data: VectorArithmetic> {
  // First, so that its offset does not depend on Data, whose size this module learns only at run
  // time; and as its plain superclass, since naming the generic class costs a metadata look-up.
  /// Made with the first animation; an `AttributeRunner<Data>`.
  package private(set) var plainRunner: LaneRunner?
  @usableFromInline var previous: Data?

  @inlinable package init() {}

  /// Stores the model's data of this update. The first data never animate; data that differ from the
  /// previous ones animate if the transaction has an animation.
  ///
  /// - Returns: whether an animator now runs.
  @inlinable package mutating func update(
    _ model: Data, transaction: @autoclosure () -> Transaction,
    environment: @autoclosure () -> EnvironmentValues, pool: AnimatorPool,
    owner: any AnimatorOwner
  ) -> Bool {
    guard MemoryLayout<Data>.size > 0 else { return false }
    if plainRunner == nil {
      guard let previous else {
        previous = model
        return false
      }
      if previous == model { return false }
    }
    return change(
      to: model, transaction: transaction(), environment: environment(), pool: pool, owner: owner)
  }

  @inline(never) @usableFromInline mutating func change(
    to model: Data, transaction: @autoclosure () -> Transaction,
    environment: @autoclosure () -> EnvironmentValues, pool: AnimatorPool,
    owner: any AnimatorOwner
  ) -> Bool {
    if let plainRunner, plainRunner.isPlain {
      let change = withUnsafeBytes(of: model) {
        plainRunner.update($0, transaction: transaction, in: pool)
      }
      switch change {
      case .none: return true
      case .done:
        previous = model
        return true
      case .beyond: break
      }
    }
    guard let old = previous else {
      previous = model
      return false
    }
    guard model != old else {
      if let plainRunner, plainRunner.group == nil { refresh(environment()) }
      return isAnimating
    }
    previous = model
    let transaction = transaction()
    let animation =
      transaction.animation
      ?? (transaction.tracksVelocity ? VelocityTrackingAnimation.animation : nil)
    if animation == nil, plainRunner == nil { return false }
    guard (model - old).magnitudeSquared.isFinite else {
      // Data that are not finite do not animate, as the old or as the new value.
      runner?.end()
      return false
    }
    guard let animation else {
      runner?.setModel(model)
      return isAnimating
    }
    let runner = self.runner ?? AttributeRunner(pool: pool)
    plainRunner = runner
    let change = AttributeChange(
      animation: animation, old: old, model: model, listeners: transaction.listeners,
      environment: environment(), owner: owner)
    runner.run(change, in: pool)
    return true
  }

  @inlinable @inline(__always) package var isAnimating: Bool { plainRunner?.isRunning ?? false }

  /// An animation that runs alone may read the environment, which has changed.
  @inline(never) private func refresh(_ environment: EnvironmentValues) {
    guard let generic = runner?.generic, generic.isRunning, let owner = generic.owner else {
      return
    }
    generic.environment = liveEnvironment(of: owner, else: environment)
  }

  /// Whether `animation` moves this attribute.
  package func isMoved(by animation: RunningAnimation) -> Bool {
    guard let plainRunner else { return false }
    return animation.animator == ObjectIdentifier(plainRunner)
      || runner?.generic.map { ObjectIdentifier($0) } == animation.animator
  }

  private var runner: AttributeRunner<Data>? {
    plainRunner.map { unsafeDowncast($0, to: AttributeRunner<Data>.self) }
  }

  /// Returns the data that the current frame shows. `model` is the last argument of `update`.
  @inlinable package func shown(_ model: Data) -> Data {
    guard let plainRunner else { return model }
    if let lanes = plainRunner.plainLanes { return UnsafeRawPointer(lanes).load(as: Data.self) }
    return shownByRunner(model)
  }

  @inline(never) @usableFromInline func shownByRunner(_ model: Data) -> Data {
    guard let runner else { return model }
    if let lanes = runner.shownLanes { return runner.codec?.read(lanes) ?? model }
    guard let generic = runner.generic, generic.isRunning else { return model }
    return generic.shown
  }

  /// Forgets the model's data: the next update does not animate. A running animator ends.
  @inlinable package mutating func reset() {
    previous = nil
    plainRunner?.end()
  }

  /// Ends a running animator and releases its listeners, when the node is removed.
  package mutating func remove() {
    reset()
    plainRunner = nil
  }
}

/// An animated change of an attribute's model.
struct AttributeChange<Data: VectorArithmetic> {
  var animation: Animation
  var old: Data
  var model: Data
  var listeners: [AnimationListener]
  var environment: EnvironmentValues
  var owner: any AnimatorOwner

  var liveEnvironment: () -> EnvironmentValues {
    TweenMotion.liveEnvironment(of: owner, else: environment)
  }
}

/// Returns a closure that reads the owner's current environment; it returns `environment` where the
/// owner is gone or is in no tree.
private func liveEnvironment(
  of owner: any AnimatorOwner, else environment: EnvironmentValues
) -> () -> EnvironmentValues {
  { [weak owner] in
    // Animators are stepped where views are.
    nonisolated(unsafe) let owner = owner
    nonisolated(unsafe) var live: EnvironmentValues?
    MainActor.assumeIsolated { live = owner?.animationEnvironment }
    return live ?? environment
  }
}

/// The part of an attribute's runner that does not depend on the vector's type: read every frame, so
/// kept free of generic code.
package class LaneRunner: LaneAnimator {
  fileprivate init(isPlain: Bool) { super.init(isPlain: isPlain) }

  /// Whether something moves the attribute.
  @inlinable @inline(__always)
  package final var isRunning: Bool { group != nil || isRunningAlone }

  @usableFromInline var isRunningAlone: Bool { false }

  /// Ends the running animation.
  @usableFromInline func end() {}

  /// The result of a change that was handled without the vector's type.
  enum PlainChange {
    /// The model has not changed.
    case none
    case done
    /// The change needs the vector's type, for instance to begin an animation.
    case beyond
  }

  /// A fast path of `AttributeRunner` for the most common change: of a row of numbers that runs in
  /// lanes and continues there.
  final func update(
    _ model: UnsafeRawBufferPointer, transaction: () -> Transaction, in pool: AnimatorPool
  ) -> PlainChange {
    guard let group, let bytes = model.baseAddress else { return .beyond }
    let lanes = bytes.assumingMemoryBound(to: Double.self)
    let old = group.row(row, of: LaneGroup.Column.model)
    var isEqual = true
    var distance = 0.0
    for index in 0..<group.lanes {
      if lanes[index] != old[index] { isEqual = false }
      distance += (lanes[index] - old[index]) * (lanes[index] - old[index])
    }
    if isEqual { return .none }
    guard distance.isFinite else { return .beyond }
    let transaction = transaction()
    guard let animation = transaction.animation else {
      if transaction.tracksVelocity { return .beyond }
      group.setModel(lanes, row: row)
      return .done
    }
    guard let program = animation.box.program else { return .beyond }
    let added = ListenerSet(transaction.listeners)
    added.hold()
    pool.retarget(self, of: group, animation, program: program, to: lanes, listeners: added)
    return .done
  }

  /// The lanes that show; nil where none run.
  final var shownLanes: UnsafeMutablePointer<Double>? {
    guard let group else { return nil }
    return group.row(row, of: LaneGroup.Column.shown)
  }

  /// The vector that shows, in memory as a value of its type, where it is a row of `Double`s. Nil for
  /// other vectors and where no lanes run; `AnimatedAttribute.shown` is read then. Valid until the
  /// pool or an attribute in it changes.
  @inlinable @inline(__always)
  package final var plainLanes: UnsafePointer<Double>? {
    guard isPlain, let group else { return nil }
    return UnsafePointer(group.row(row, of: LaneGroup.Column.shown))
  }
}

/// Runs an attribute's animations: in lanes where type and animation allow, else alone.
final class AttributeRunner<Data: VectorArithmetic>: LaneRunner {
  fileprivate let codec: LaneCodec<Data>?
  fileprivate var generic: GenericAnimator<Data>?
  /// Weak, since the pool holds the owners of running animators, and the owners hold this.
  private weak var pool: AnimatorPool?

  init(pool: AnimatorPool) {
    self.pool = pool
    codec = pool.codec(for: Data.self)
    super.init(isPlain: codec?.layout == .doubles)
  }

  override var isRunningAlone: Bool { generic?.isRunning ?? false }

  func run(_ change: AttributeChange<Data>, in pool: AnimatorPool) {
    if let generic, generic.isRunning { return retarget(generic, change, in: pool) }
    generic = nil
    guard let codec else { return start(change, in: pool) }
    guard let program = change.animation.box.program else {
      guard let group else { return start(change, in: pool) }
      let generic = leaveLanes(group, codec: codec, change, in: pool)
      return retarget(generic, change, in: pool)
    }
    let added = ListenerSet(change.listeners)
    added.hold()
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * codec.count) { lanes in
      guard let model = lanes.baseAddress else { return }
      let old = model + codec.count
      codec.write(change.model, to: model)
      if let group {
        pool.retarget(
          self, of: group, change.animation, program: program, to: model, listeners: added)
      } else {
        codec.write(change.old, to: old)
        self.listeners = added
        pool.start(
          self, change.animation, program: program, lanes: codec.count, from: old, to: model,
          owner: change.owner)
      }
    }
  }

  func setModel(_ model: Data) {
    if let group, let codec {
      withUnsafeTemporaryAllocation(of: Double.self, capacity: codec.count) { lanes in
        guard let base = lanes.baseAddress else { return }
        codec.write(model, to: base)
        group.setModel(base, row: row)
      }
    } else if let generic, generic.isRunning {
      generic.setModel(model)
    }
  }

  override func end() {
    // Without the pool nothing runs any more.
    if let pool {
      end(pool.actions)
      generic?.end(pool)
    }
    generic = nil
  }

  private func start(_ change: AttributeChange<Data>, in pool: AnimatorPool) {
    let animator = GenericAnimator(
      animation: change.animation, from: change.old, to: change.model,
      listeners: change.listeners, environment: change.liveEnvironment, owner: change.owner)
    generic = animator
    pool.add(animator)
  }

  private func retarget(
    _ animator: GenericAnimator<Data>, _ change: AttributeChange<Data>, in pool: AnimatorPool
  ) {
    animator.retarget(
      change.animation, to: change.model, listeners: change.listeners,
      environment: change.liveEnvironment, pool: pool)
  }

  /// Moves the running animation out of the lanes, since the lane engine cannot run the new one.
  private func leaveLanes(
    _ group: LaneGroup, codec: LaneCodec<Data>, _ change: AttributeChange<Data>,
    in pool: AnimatorPool
  ) -> GenericAnimator<Data> {
    let row = row
    let forks = takeForks().compactMap { fork in
      fork.group.map { ($0.course(row: fork.row, codec: codec), fork.detach()) }
    }
    let animator = GenericAnimator(
      resuming: group.course(row: row, codec: codec),
      covered: codec.read(group.row(row, of: LaneGroup.Column.covered)), model: change.old,
      listeners: listeners, forks: forks, environment: change.liveEnvironment,
      owner: change.owner)
    listeners = ListenerSet([])
    group.remove(row: row)
    generic = animator
    pool.add(animator)
    return animator
  }
}
