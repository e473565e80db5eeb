/// An animator that is stepped alone, by dynamic calls: for animations and vectors that the lane
/// engine cannot run, and as its reference in tests.
package class StandaloneAnimator {
  var isRunning = false
  /// Moves on to the frame at `now`; true when the shown value has changed.
  func step(to now: StageTime, pool: AnimatorPool) -> Bool { false }
  var owner: (any AnimatorOwner)? { nil }
  /// A description of the animator at `now`, the frame last stepped to.
  func report(at now: StageTime) -> RunningAnimation? { nil }
  /// The animated vector in numbers, in the frame last stepped to; nil where it has none.
  func numbers(at now: StageTime) -> AnimatorNumbers? { nil }
  /// The numbers that show; nil where the vector has none.
  var shownNumbers: [Double]? { nil }
  /// The values that show the given seconds after `now`, in rising order, if nothing changes them;
  /// empty where they are not known.
  func course(after seconds: [Double], at now: StageTime) -> [[Double]] { [] }
  /// Stops without calling completions, when the pool is released.
  func abandon() { isRunning = false }
}

/// One attribute's animator, over any vector and any animation.
final class GenericAnimator<Data: VectorArithmetic>: StandaloneAnimator {
  /// An older change whose logical completion is still awaited.
  private struct Fork {
    var course: Course
    var listeners: [AnimationListener]
  }

  /// A running animation over an interval.
  struct Course {
    var animation: Animation
    var interval: Data
    var state = AnimationState<Data>()
    var clock = AnimatorClock()
    var isLogicallyComplete = false

    /// The part of the interval covered `elapsed` seconds after the start; nil at the end.
    mutating func animate(
      at elapsed: Double, environment: @escaping () -> EnvironmentValues
    ) -> Data? {
      var context = AnimationContext(
        state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
      let covered = animation.animate(value: interval, time: elapsed, context: &context)
      state = context.state
      isLogicallyComplete = context.isLogicallyComplete
      guard let covered, covered.magnitudeSquared.isFinite else { return nil }
      return covered
    }
  }

  private var course: Course
  private var animated = Data.zero
  private var model: Data
  private(set) var shown: Data
  private var listeners: ListenerSet
  private var forks: [Fork] = []
  /// The owner's environment, as of its last update.
  var environment: () -> EnvironmentValues
  private var currentOwner: (any AnimatorOwner)?

  override var owner: (any AnimatorOwner)? { currentOwner }

  init(
    animation: Animation, from old: Data, to model: Data, listeners: [AnimationListener],
    environment: @escaping () -> EnvironmentValues, owner: any AnimatorOwner
  ) {
    course = Course(animation: animation, interval: model - old)
    self.model = model
    shown = old
    self.listeners = ListenerSet(listeners)
    self.environment = environment
    currentOwner = owner
    super.init()
    isRunning = true
    self.listeners.hold()
    showAtOnceIfTracking()
  }

  /// Continues an animation that the lane engine ran so far.
  init(
    resuming course: Course, covered: Data, model: Data, listeners: ListenerSet,
    forks: [(Course, [AnimationListener])], environment: @escaping () -> EnvironmentValues,
    owner: any AnimatorOwner
  ) {
    self.course = course
    animated = covered
    self.model = model
    shown = model + covered - course.interval
    self.listeners = listeners
    self.forks = forks.map { Fork(course: $0.0, listeners: $0.1) }
    self.environment = environment
    currentOwner = owner
    super.init()
    isRunning = true
  }

  /// Changes the model to `model` under `animation` while this animator runs.
  func retarget(
    _ animation: Animation, to model: Data, listeners newListeners: [AnimationListener],
    environment: @escaping () -> EnvironmentValues, pool: AnimatorPool
  ) {
    self.environment = environment
    let change = model - self.model
    let elapsed = course.clock.elapsed(at: pool.now)
    let waiting = listeners.takeLogical()
    if !waiting.isEmpty { forks.append(Fork(course: course, listeners: waiting)) }
    let added = ListenerSet(newListeners)
    added.hold()
    listeners.append(added)
    pool.causes?.note(self)

    var context = AnimationContext(state: course.state, environment: environment)
    if animation.shouldMerge(
      previous: course.animation, value: course.interval, time: elapsed, context: &context)
    {
      course.animation = animation
      course.state = context.state
    } else {
      combine(animation, change: change, at: elapsed)
    }
    course.interval += change
    course.isLogicallyComplete = false
    setModel(model)
    showAtOnceIfTracking()
  }

  /// Changes the model without animation: the picture jumps by the difference, and the running
  /// animation continues.
  func setModel(_ model: Data) {
    self.model = model
    shown = model + animated - course.interval
  }

  /// Ends it here.
  func end(_ pool: AnimatorPool) {
    guard isRunning else { return }
    isRunning = false
    listeners.releaseAll(pool.actions)
    for fork in forks { for listener in fork.listeners { listener.release(pool.actions) } }
    forks = []
    currentOwner = nil
    environment = { EnvironmentValues() }
  }

  override func abandon() {
    super.abandon()
    currentOwner = nil
    listeners = ListenerSet([])
    forks = []
  }

  override func step(to now: StageTime, pool: AnimatorPool) -> Bool {
    stepForks(to: now, pool: pool)
    let elapsed = course.clock.tick(now, isLive: pool.isLive)
    let old = shown
    if let covered = course.animate(at: elapsed, environment: environment) {
      animated = covered
      shown = model + covered - course.interval
      if course.isLogicallyComplete { listeners.releaseLogical(pool.actions) }
    } else {
      shown = model
      end(pool)
      return true
    }
    return shown != old
  }

  override func report(at now: StageTime) -> RunningAnimation? {
    guard let currentOwner else { return nil }
    let elapsed = course.clock.elapsed(at: now)
    return RunningAnimation(
      owner: currentOwner, animator: ObjectIdentifier(self), animation: course.newestAnimation,
      elapsed: elapsed,
      remaining: course.remaining(at: elapsed))
  }

  override var shownNumbers: [Double]? { LaneCodec<Data>.make()?.numbers(shown) }

  override func numbers(at now: StageTime) -> AnimatorNumbers? {
    guard let codec = LaneCodec<Data>.make() else { return nil }
    let (from, to) = (codec.numbers(model - course.interval), codec.numbers(model))
    let shown = codec.numbers(shown)
    guard !course.animation.isForeseeable else {
      return AnimatorNumbers(
        from: from, to: to, shown: shown,
        later: course(after: [AnimatorNumbers.step], at: now).first)
    }
    let velocity = course.animation.velocity(
      value: course.interval, time: course.clock.elapsed(at: now),
      context: AnimationContext(state: course.state, environment: environment))
    return AnimatorNumbers(
      from: from, to: to, shown: shown, velocity: velocity.map(codec.numbers) ?? [])
  }

  override func course(after seconds: [Double], at now: StageTime) -> [[Double]] {
    guard course.animation.isForeseeable, let codec = LaneCodec<Data>.make() else { return [] }
    var copy = course
    let elapsed = course.clock.elapsed(at: now)
    var hasEnded = false
    return seconds.map { later in
      guard !hasEnded,
        let covered = copy.animate(at: elapsed + later, environment: { EnvironmentValues() })
      else {
        hasEnded = true
        return codec.numbers(model)
      }
      return codec.numbers(model + covered - copy.interval)
    }
  }

  private func stepForks(to now: StageTime, pool: AnimatorPool) {
    guard !forks.isEmpty else { return }
    for index in forks.indices {
      let elapsed = forks[index].course.clock.tick(now, isLive: pool.isLive)
      let covered = forks[index].course.animate(at: elapsed, environment: environment)
      if covered == nil || forks[index].course.isLogicallyComplete {
        for listener in forks[index].listeners { listener.release(pool.actions) }
        forks[index].listeners = []
      }
    }
    forks.removeAll { $0.listeners.isEmpty }
  }

  private func combine(_ animation: Animation, change: Data, at elapsed: Double) {
    let target = course.interval + change
    if var combined = course.animation.base as? CombinedAnimation {
      var state = course.state[CombinedState<Data>.self]
      if let last = state.parts.indices.last { state.parts[last].target = course.interval }
      combined.entries.append(.init(animation: animation, offset: elapsed))
      state.parts.append(.init(target: target, state: AnimationState()))
      // Parts before an ended one no longer count.
      if let ended = state.parts.lastIndex(where: \.hasEnded), ended > 0 {
        state.parts.removeFirst(ended)
        combined.entries.removeFirst(ended)
      }
      course.animation = Animation(combined)
      course.state[CombinedState<Data>.self] = state
    } else {
      var state = CombinedState<Data>()
      state.parts = [
        .init(target: course.interval, state: course.state),
        .init(target: target, state: AnimationState()),
      ]
      course.animation = Animation(
        CombinedAnimation(entries: [
          .init(animation: course.animation, offset: 0),
          .init(animation: animation, offset: elapsed),
        ]))
      course.state = AnimationState()
      course.state[CombinedState<Data>.self] = state
    }
  }

  private func showAtOnceIfTracking() {
    guard course.animation.base is VelocityTrackingAnimation else { return }
    animated = course.interval
    shown = model
  }
}

/// An animator's listeners, which it holds.
struct ListenerSet {
  private(set) var logical: [AnimationListener] = []
  private(set) var removal: [AnimationListener] = []

  init(_ listeners: [AnimationListener]) {
    for listener in listeners {
      if listener.criteria == .removed {
        removal.append(listener)
      } else {
        logical.append(listener)
      }
    }
  }

  func hold() {
    for listener in logical { listener.hold() }
    for listener in removal { listener.hold() }
  }

  mutating func append(_ other: ListenerSet) {
    if !other.logical.isEmpty { logical += other.logical }
    if !other.removal.isEmpty { removal += other.removal }
  }

  mutating func takeLogical() -> [AnimationListener] {
    if logical.isEmpty { return [] }
    defer { logical = [] }
    return logical
  }

  mutating func releaseLogical(_ queue: ActionQueue) {
    guard !logical.isEmpty else { return }
    for listener in takeLogical() { listener.release(queue) }
  }

  /// Calls the completions with the criterion `removed` first.
  mutating func releaseAll(_ queue: ActionQueue) {
    let waiting = removal
    removal = []
    for listener in waiting { listener.release(queue) }
    releaseLogical(queue)
  }
}
