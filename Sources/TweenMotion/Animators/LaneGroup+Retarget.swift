extension LaneProgram {
  /// How this animation takes over from a running one: the result of `shouldMerge`, in the numbers of
  /// the lane engine.
  struct Takeover {
    /// Whether to keep the running animation's state below the modifiers that both share.
    var keepsFluidState = false
    /// The spring that ran bare below them.
    var previous: FluidSpringAnimation?
    /// The velocity of a simulation that ran bare below them, in intervals per second.
    var velocity: Double?
    /// The part that is covered at this moment, as a multiple of the running spring's offset plus a
    /// multiple of the interval. Nil: the part that the last frame showed, which differs before the
    /// first frame, and after another takeover in a frame that showed the start of a pass.
    var covered: (offset: Double, interval: Double)?
    /// Seconds elapsed below them.
    var time: Double
    var sharedModifiers: Int
  }

  /// The takeover, or nil where this animation combines with the running one.
  func takeover(from group: LaneGroup, at elapsed: Double) -> Takeover? {
    guard isFluid else { return nil }
    var result = Takeover(time: elapsed, sharedModifiers: modifiers.count)
    guard group.entries.count == 1, let running = group.entries.first else {
      return modifiers.isEmpty ? result : nil
    }
    guard running.program.modifiers.starts(with: modifiers) else { return nil }
    for (modifier, pass) in zip(modifiers, running.passes) {
      switch modifier {
      case .delay(let delay): result.time = delayed(result.time, by: delay)
      case .speed(let speed): result.time *= speed
      case .logicallyComplete: break
      case .repeats(_, let autoreverses):
        // On the way back the position is measured from the target, which now moves.
        if pass.isReversed(autoreverses: autoreverses) { return nil }
        result.time -= pass.timeOffset
      }
    }
    guard case .fluidSpring(let spring) = running.program.base else {
      if case .simulation(let simulation) = running.program.base,
        running.program.modifiers.count == modifiers.count
      {
        result.velocity = simulation.velocity(at: result.time)
      }
      var (current, isComplete) = (running, false)
      if let share = current.fraction(at: elapsed, isComplete: &isComplete),
        share != running.lastFraction
      {
        result.covered = (0, share)
      }
      return result
    }
    if !running.isReversed {
      result.covered = (1, 0)
    } else if running.hasTurned(at: elapsed) {
      result.covered = (-1, 1)
    }
    let inner = LaneProgram(
      modifiers: Array(running.program.modifiers.dropFirst(modifiers.count)),
      base: running.program.base)
    result.keepsFluidState = !inner.repeats
    if inner.modifiers.isEmpty { result.previous = spring }
    return result
  }
}

extension LaneGroup {
  /// The group, still without rows, for the rows of this one that continue under `animation`.
  func successor(
    _ animation: Animation, program: LaneProgram, takeover: LaneProgram.Takeover?,
    at elapsed: Double
  ) -> LaneGroup {
    if let takeover { return merged(animation, program: program, takeover: takeover) }
    // Entries before an ended one no longer count.
    let first = entries.lastIndex(where: \.hasEnded) ?? 0
    var column = Column.firstEntry
    var next: [LaneEntry] = []
    for entry in entries[first...] {
      next.append(LaneEntry(entry, column: column))
      column += entry.columnCount
    }
    next.append(LaneEntry(animation, program: program, offset: elapsed, column: column))
    return LaneGroup(lanes: lanes, clock: clock, entries: next)
  }

  private func merged(
    _ animation: Animation, program: LaneProgram, takeover: LaneProgram.Takeover
  ) -> LaneGroup {
    var entry = LaneEntry(animation, program: program, offset: 0, column: Column.firstEntry)
    if let running = entries.first, entries.count == 1 {
      for index in 0..<takeover.sharedModifiers { entry.passes[index] = running.passes[index] }
      if takeover.keepsFluidState { entry.fluidClock = running.fluidClock }
    }
    if case .fluidSpring(let spring) = program.base {
      entry.fluidClock.restart(at: takeover.time, previous: takeover.previous, next: spring)
    }
    return LaneGroup(lanes: lanes, clock: clock, entries: [entry])
  }

  /// Moves a row of this group to its successor `next`, and its target to `model`.
  func move(
    row oldRow: Int, to next: LaneGroup, takeover: LaneProgram.Takeover?,
    model: UnsafePointer<Double>
  ) {
    let animator = animators[oldRow]
    next.append(animator, owner: owners[oldRow])
    let row = animator.row
    let covered = self.row(oldRow, of: Column.covered)
    next.row(row, of: Column.covered).update(from: covered, count: lanes)
    let oldModel = self.row(oldRow, of: Column.model)
    let oldTarget = self.row(oldRow, of: lastEntry.column)

    if let takeover {
      let column = Column.firstEntry
      next.row(row, of: column + 1).update(from: covered, count: lanes)
      for lane in 0..<lanes {
        if let covered = takeover.covered {
          var place = oldTarget[lane] * covered.interval
          if covered.offset != 0 {
            place += self.row(oldRow, of: lastEntry.column + 1)[lane] * covered.offset
          }
          next.row(row, of: column + 1)[lane] = place
        }
        if let velocity = takeover.velocity {
          next.row(row, of: column + 2)[lane] = oldTarget[lane] * velocity
        }
      }
      if takeover.keepsFluidState, entries.count == 1 {
        for part in 2...3 {
          next.row(row, of: column + part).update(
            from: self.row(oldRow, of: lastEntry.column + part), count: lanes)
        }
      }
    } else {
      let first = entries.count - (next.entries.count - 1)
      for (old, new) in zip(entries[first...], next.entries) {
        for part in 0..<old.columnCount {
          next.row(row, of: new.column + part).update(
            from: self.row(oldRow, of: old.column + part), count: lanes)
        }
      }
    }
    let target = next.row(row, of: next.lastEntry.column)
    for lane in 0..<lanes { target[lane] = oldTarget[lane] + (model[lane] - oldModel[lane]) }
    next.setModel(model, row: row)
  }

  /// Changes the model of a row: the shown value jumps by the difference.
  func setModel(_ model: UnsafePointer<Double>, row: Int) {
    let mine = self.row(row, of: Column.model)
    let covered = self.row(row, of: Column.covered)
    let target = self.row(row, of: lastEntry.column)
    let shown = self.row(row, of: Column.shown)
    for lane in 0..<lanes {
      mine[lane] = model[lane]
      shown[lane] = (model[lane] + covered[lane]) - target[lane]
    }
  }

  /// A row in the form of the generic animator, for an animation that only that one can run.
  func course<Data: VectorArithmetic>(
    row: Int, codec: LaneCodec<Data>
  ) -> GenericAnimator<Data>.Course {
    var course: GenericAnimator<Data>.Course
    let interval = codec.read(self.row(row, of: lastEntry.column))
    if entries.count == 1 {
      course = .init(animation: lastEntry.animation, interval: interval)
      course.state = state(of: lastEntry, row: row, from: 0, codec: codec)
    } else {
      let combined = CombinedAnimation(
        entries: entries.map { .init(animation: $0.animation, offset: $0.offset) })
      var state = CombinedState<Data>()
      state.parts = entries.map { entry in
        .init(
          target: codec.read(self.row(row, of: entry.column)),
          state: self.state(of: entry, row: row, from: 0, codec: codec),
          hasEnded: entry.hasEnded
            || (entry.isFluid && self.row(row, of: entry.column + 4)[0] != 0))
      }
      course = .init(animation: Animation(combined), interval: interval)
      course.state[CombinedState<Data>.self] = state
    }
    course.clock = clock
    course.isLogicallyComplete = isLogicallyComplete
    return course
  }

  private func state<Data: VectorArithmetic>(
    of entry: LaneEntry, row: Int, from modifier: Int, codec: LaneCodec<Data>
  ) -> AnimationState<Data> {
    var state = AnimationState<Data>()
    for index in modifier..<entry.program.modifiers.count {
      guard case .repeats = entry.program.modifiers[index] else { continue }
      state[RepeatState<Data>.self] = RepeatState(
        pass: entry.passes[index],
        base: self.state(of: entry, row: row, from: index + 1, codec: codec))
      return state
    }
    if entry.isFluid {
      state[FluidSpringState<Data>.self] = FluidSpringState(
        offset: codec.read(self.row(row, of: entry.column + 1)),
        velocity: codec.read(self.row(row, of: entry.column + 2)),
        acceleration: codec.read(self.row(row, of: entry.column + 3)), clock: entry.fluidClock)
    }
    return state
  }
}
