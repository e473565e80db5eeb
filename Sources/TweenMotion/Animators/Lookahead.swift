/// Frames run ahead, to see when stepped springs end.
enum Lookahead {
  static let frameRate = 60
  /// Ten minutes; the search for a spring's end stops there.
  static let maximumFrames = 36_000
  /// Frames times rows: limits a report over thousands of springs to a fraction of a second.
  static let maximumWork = 4_000_000
  /// The number of frames for which an endless spring is watched, since it may be at its target by
  /// chance.
  static let endlessFrames = 120
  /// The seconds beyond which nothing is computed.
  static let longestRest = 1e9

  static func frames(rows: Int, isEndless: Bool) -> Int {
    isEndless ? endlessFrames : max(1, min(maximumFrames, maximumWork / max(rows, 1)))
  }

  /// The remaining time of a spring that came to rest after `seconds`, or that was still moving when
  /// the search stopped.
  static func remaining(_ seconds: Double?, isEndless: Bool) -> RunningAnimation.Remaining {
    if let seconds { return .seconds(seconds) }
    return isEndless ? .forever : .unknown
  }

  /// Seconds from `elapsed` until a delayed spring begins to move: they are skipped.
  static func wait(
    of program: LaneProgram, passes: [RepeatPass], elapsed: Double
  ) -> Double {
    var beginning = 0.0
    for (modifier, pass) in zip(program.modifiers, passes).reversed() {
      switch modifier {
      case .delay(let delay): beginning = max(0, beginning + delay)
      case .speed(let speed): beginning /= speed
      case .repeats: beginning += pass.timeOffset
      case .logicallyComplete: break
      }
    }
    return max(0, beginning - elapsed)
  }

  /// Seconds ahead at the frame of this number; nil where that is too far.
  static func rest(after wait: Double, frame: Int) -> Double? {
    let rest = wait + Double(frame) / Double(frameRate)
    return rest < longestRest ? rest : nil
  }
}

extension LaneProgram {
  /// Seconds from `time`, in the time of the modifier at `index`, until the end; infinite without
  /// one. Not for stepped springs.
  func remaining(at time: Double, passes: [RepeatPass], from index: Int = 0) -> Double {
    guard index < modifiers.count else { return baseRemaining(at: time) }
    switch modifiers[index] {
    case .delay(let delay):
      let inner = remaining(at: delayed(time, by: delay), passes: passes, from: index + 1)
      return inner > 0 && delay > time ? inner + (delay - time) : inner
    case .speed(let speed):
      let inner = remaining(at: time * speed, passes: passes, from: index + 1)
      guard inner > 0 else { return 0 }
      return speed > 0 ? inner / speed : .infinity
    case .logicallyComplete:
      return remaining(at: time, passes: passes, from: index + 1)
    case .repeats(let count, _):
      guard let count else { return .infinity }
      let pass = passes[index]
      let current = remaining(at: time - pass.timeOffset, passes: passes, from: index + 1)
      let further = max(count, 1) - 1 - pass.index
      guard further > 0 else { return current }
      let fresh = Array(repeating: RepeatPass(), count: modifiers.count)
      return current + Double(further) * remaining(at: 0, passes: fresh, from: index + 1)
    }
  }

  private func baseRemaining(at time: Double) -> Double {
    switch base {
    case .timingCurve(let curve):
      return curve.fraction(at: time) == nil ? 0 : curve.duration - time
    case .interpolatingSpring(let spring):
      return spring.fraction(at: time) == nil ? 0 : spring.duration - time
    case .simulation(let simulation):
      return simulation.fraction(at: time) == nil ? 0 : simulation.duration - time
    case .fluidSpring: return 0
    }
  }

  /// Whether a stepped spring under these modifiers cannot come to rest by itself.
  var isEndless: Bool {
    for modifier in modifiers {
      switch modifier {
      case .delay(let delay): if delay == .infinity { return true }
      case .speed(let speed): if speed <= 0 { return true }
      case .repeats(let count, _): if count == nil { return true }
      case .logicallyComplete: break
      }
    }
    guard case .fluidSpring(let spring) = base else { return false }
    let steps = FluidSteps(
      response: spring.response, dampingFraction: spring.dampingFraction)
    return steps.stiffness == 0 || steps.damping == 0
  }

  /// Whether some modifier repeats for ever.
  var repeatsForever: Bool {
    modifiers.contains {
      if case .repeats(nil, _) = $0 { return true }
      return false
    }
  }
}

extension LaneGroup {
  /// Appends the running animations of its rows at `now`.
  func report(at now: StageTime, into running: inout [RunningAnimation]) {
    guard rows > forkRows else { return }
    let elapsed = clock.elapsed(at: now)
    let last = lastEntry
    let time = elapsed - last.offset
    var ends: [RunningAnimation.Remaining]?
    var end = RunningAnimation.Remaining.forever
    if last.isFluid, !last.program.repeatsForever {
      ends = springEnds(at: now, elapsed: elapsed)
    } else if !last.isFluid {
      end = .init(seconds: last.program.remaining(at: time, passes: last.passes))
    }
    for row in 0..<rows where !animators[row].isFork {
      running.append(
        RunningAnimation(
          owner: owners[row], animator: ObjectIdentifier(animators[row]),
          animation: last.animation, elapsed: elapsed, remaining: ends?[row] ?? end))
    }
  }

  /// Runs a copy on until all rows have ended.
  private func springEnds(at now: StageTime, elapsed: Double) -> [RunningAnimation.Remaining] {
    let program = lastEntry.program
    let isEndless = program.isEndless
    var ends: [Double?] = Array(repeating: nil, count: rows)
    let wait =
      entries.count == 1
      ? Lookahead.wait(of: program, passes: lastEntry.passes, elapsed: elapsed) : 0
    let copy = copy()
    let watched = copy.animators
    let actions = ActionQueue()
    var moved: ContiguousArray<MovedOwners> = []
    if clock.phase == .pending { _ = copy.clock.tick(now, isLive: false) }
    for frame in 1...Lookahead.frames(rows: rows, isEndless: isEndless) {
      guard copy.rows > 0, let rest = Lookahead.rest(after: wait, frame: frame) else { break }
      let before = copy.rows
      copy.step(
        to: StageTime(flicks: now.flicks &+ StageTime(seconds: rest).flicks), isLive: false,
        actions: actions, moved: &moved)
      moved.removeAll(keepingCapacity: true)
      guard copy.rows < before else { continue }
      for row in watched.indices where watched[row].group == nil && ends[row] == nil {
        ends[row] = rest
      }
    }
    return ends.map { Lookahead.remaining($0, isEndless: isEndless) }
  }
}

extension GenericAnimator.Course {
  /// The animation that decides the end.
  var newestAnimation: Animation {
    (animation.base as? CombinedAnimation)?.entries.last?.animation ?? animation
  }

  /// The remaining time, `elapsed` seconds after its start.
  func remaining(at elapsed: Double) -> RunningAnimation.Remaining {
    let newest = newestAnimation
    if newest.repeatsForever { return .forever }
    var passes: [RepeatPass] = []
    var time = elapsed
    if let combined = animation.base as? CombinedAnimation, let last = combined.entries.last {
      passes = newest.passes(in: state[CombinedState<Data>.self].parts.last?.state ?? .init())
      time -= last.offset
    } else {
      passes = newest.passes(in: state)
    }
    if let program = newest.box.program, !program.isFluid {
      return .init(seconds: program.remaining(at: time, passes: passes))
    }
    guard animation.isForeseeable else { return .unknown }
    return runOn(from: elapsed, passes: passes)
  }

  /// Runs a copy on until it ends.
  private func runOn(from elapsed: Double, passes: [RepeatPass]) -> RunningAnimation.Remaining {
    var copy = self
    let isEndless = newestAnimation.box.program?.isEndless ?? false
    let wait =
      animation.box.program.map {
        Lookahead.wait(of: $0, passes: passes, elapsed: elapsed)
      } ?? 0
    for frame in 1...Lookahead.frames(rows: 1, isEndless: isEndless) {
      guard let rest = Lookahead.rest(after: wait, frame: frame) else { break }
      if copy.animate(at: elapsed + rest, environment: { EnvironmentValues() }) == nil {
        return .seconds(rest)
      }
    }
    return Lookahead.remaining(nil, isEndless: isEndless)
  }
}

extension Animation {
  /// Whether some modifier repeats for ever.
  package var repeatsForever: Bool {
    if let program = box.program { return program.repeatsForever }
    guard let modified = base as? ModifiedAnimation else { return false }
    if case .repeats(nil, _) = modified.modifier { return true }
    return modified.base.repeatsForever
  }

  /// Whether it consists of the engine's own animations, so that running a copy has no side effects.
  var isForeseeable: Bool {
    if box.program != nil || base is VelocityTrackingAnimation { return true }
    guard let combined = base as? CombinedAnimation else { return false }
    return combined.entries.allSatisfy { $0.animation.isForeseeable }
  }

  /// The passes of its repeating modifiers.
  fileprivate func passes<Data: VectorArithmetic>(
    in state: AnimationState<Data>
  ) -> [RepeatPass] {
    guard let modifiers = box.program?.modifiers else { return [] }
    var state = state
    return modifiers.map { modifier in
      guard case .repeats = modifier else { return RepeatPass() }
      let repeating = state[RepeatState<Data>.self]
      state = repeating.base
      return repeating.pass
    }
  }
}
