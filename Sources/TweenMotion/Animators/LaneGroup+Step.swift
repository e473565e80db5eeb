extension LaneGroup {
  /// The result of a step.
  struct Outcome {
    var hasMoved = false
    /// All rows ended.
    var hasEnded = false
    var isComplete = false
  }

  /// Steps all rows to the frame at `now`. Rows that ended leave; their owners and the owners of rows
  /// that moved are appended to `moved`.
  func step(
    to now: StageTime, isLive: Bool, actions: ActionQueue,
    moved: inout ContiguousArray<MovedOwners>
  ) {
    let elapsed = clock.tick(now, isLive: isLive)
    var outcome = Outcome()
    var settled: [Int] = []
    if entries.count == 1 {
      if entries[0].isFluid {
        stepFluid(0, at: elapsed - entries[0].offset, outcome: &outcome, settled: &settled)
      } else {
        stepCurve(at: elapsed, outcome: &outcome)
      }
    } else {
      stepEntries(at: elapsed, outcome: &outcome, settled: &settled)
    }
    if outcome.hasEnded {
      moved.append(.all(owners))
      for animator in animators { animator.releaseListeners(actions) }
      while rows > 0 { remove(row: rows - 1) }
      return
    }
    if outcome.hasMoved {
      moved.append(rows == 1 ? .one(owners[0]) : .all(owners))
    } else {
      for row in settled { moved.append(.one(owners[row])) }
    }
    // The rows in their order, so that completions are; then out, from the last.
    for row in settled { animators[row].releaseListeners(actions) }
    for row in settled.reversed() { remove(row: row) }
    if outcome.isComplete { complete(actions) }
  }

  private func complete(_ actions: ActionQueue) {
    isLogicallyComplete = true
    guard waitingRows > 0 else { return }
    clearWaiting()
    for animator in animators { animator.listeners.releaseLogical(actions) }
    for row in (0..<rows).reversed() where animators[row].isFork { remove(row: row) }
  }

  /// The common case: one curve for all rows.
  private func stepCurve(at elapsed: Double, outcome: inout Outcome) {
    let time = elapsed - entries[0].offset
    guard let fraction = entries[0].fraction(at: time, isComplete: &outcome.isComplete) else {
      outcome.hasEnded = true
      return
    }
    guard fraction != entries[0].lastFraction else { return }
    entries[0].lastFraction = fraction
    outcome.hasMoved = true
    LaneKernels.scale(
      target: lanes(of: entries[0].column), by: fraction, model: lanes(of: Column.model),
      covered: lanes(of: Column.covered), shown: lanes(of: Column.shown), count: paddedCount)
  }

  private func stepEntries(
    at elapsed: Double, outcome: inout Outcome, settled: inout [Int]
  ) {
    let last = entries.count - 1
    let count = paddedCount
    let covered = lanes(of: Column.covered)
    for index in 0...last {
      outcome.isComplete = false
      let target = lanes(of: entries[index].column)
      let time = elapsed - entries[index].offset
      if entries[index].hasEnded {
        covered.update(from: target, count: count)
      } else if entries[index].isFluid {
        stepFluid(index, at: time, outcome: &outcome, settled: &settled)
      } else if let fraction = entries[index].fraction(
        at: time, isComplete: &outcome.isComplete)
      {
        if fraction != entries[index].lastFraction { outcome.hasMoved = true }
        entries[index].lastFraction = fraction
        if index == 0 {
          LaneKernels.scale(
            target: target, by: fraction, model: lanes(of: Column.model), covered: covered,
            shown: lanes(of: Column.shown), count: count)
        } else {
          LaneKernels.crossFade(target: target, by: fraction, covered: covered, count: count)
        }
      } else {
        endEntry(index, outcome: &outcome)
      }
      if outcome.hasEnded { return }
    }
    LaneKernels.show(
      model: lanes(of: Column.model), covered: covered, target: lanes(of: entries[last].column),
      shown: lanes(of: Column.shown), count: count)
  }

  private func endEntry(_ index: Int, outcome: inout Outcome) {
    if index == entries.count - 1 {
      outcome.hasEnded = true
    } else {
      entries[index].hasEnded = true
      outcome.hasMoved = true
      lanes(of: Column.covered).update(
        from: lanes(of: entries[index].column), count: paddedCount)
    }
  }

  // MARK: Stepped springs

  /// The covered part as s x + c T: x is the spring's offset, T its target. Turning and reversed
  /// passes of a repeating animation are such forms.
  private struct Form {
    var offsetFactor = 1.0
    var targetFactor = 0.0
  }

  private func stepFluid(
    _ index: Int, at time: Double, outcome: inout Outcome, settled: inout [Int]
  ) {
    let count = paddedCount
    let column = entries[index].column
    let covered = lanes(of: Column.covered)
    var target = lanes(of: column)
    if index > 0 {
      target = lanes(of: Column.scratch)
      LaneKernels.subtract(lanes(of: column), covered, result: target, count: count)
    }
    var steps: FluidSteps?
    let possible =
      entries[index].isBare
      ? integrate(
        index, target: target, to: time, steps: &steps, isComplete: &outcome.isComplete)
      : fluidForm(
        index, target: target, at: time, from: 0, steps: &steps, isComplete: &outcome.isComplete)
    guard let form = possible else { return endEntry(index, outcome: &outcome) }
    if steps?.count != 0 || form.offsetFactor != 1 { outcome.hasMoved = true }
    if entries.count == 1, form.offsetFactor == 1 {
      LaneKernels.showWhole(
        offset: lanes(of: column + 1), model: lanes(of: Column.model), target: target,
        covered: covered, shown: lanes(of: Column.shown), count: count)
    } else {
      cover(index, target: target, form: form)
      if entries.count == 1 {
        LaneKernels.show(
          model: lanes(of: Column.model), covered: covered, target: target,
          shown: lanes(of: Column.shown), count: count)
      }
    }
    guard let steps, isShareable else { return }

    let isLast = index == entries.count - 1
    let (offset, velocity) = (lanes(of: column + 1), lanes(of: column + 2))
    let acceleration = lanes(of: column + 3)
    let lanes = lanes
    for row in 0..<rows {
      let start = row * lanes
      let hasEnded = !isLast && self.row(row, of: column + 4)[0] != 0
      guard
        hasEnded
          || LaneKernels.isSettled(
            target: target + start, offset: offset + start, velocity: velocity + start,
            acceleration: acceleration + start, lanes: lanes, steps: steps)
      else { continue }
      if isLast {
        settled.append(row)
      } else {
        self.row(row, of: column + 4)[0] = 1
        (covered + start).update(from: self.row(row, of: column), count: lanes)
      }
    }
  }

  /// covered += s x + c T, from zero for the first entry.
  private func cover(
    _ index: Int, target: UnsafeMutablePointer<Double>, form: Form
  ) {
    let count = paddedCount
    let covered = lanes(of: Column.covered)
    let offset = lanes(of: entries[index].column + 1)
    if index == 0, form.offsetFactor == 1 {
      covered.update(from: offset, count: count)
      return
    }
    for lane in 0..<count {
      let part: Double
      if form.offsetFactor == 1 {
        part = offset[lane]
      } else {
        part = target[lane] * form.targetFactor + offset[lane] * form.offsetFactor
      }
      covered[lane] = index == 0 ? part : covered[lane] + part
    }
  }

  /// Steps the springs of an entry under its modifiers from `modifier` inwards; nil at the end of
  /// all rows. Repeating springs stand alone in their group, so that their rows' end is its end.
  private func fluidForm(
    _ index: Int, target: UnsafeMutablePointer<Double>, at time: Double, from modifier: Int,
    steps: inout FluidSteps?, isComplete: inout Bool
  ) -> Form? {
    guard modifier < entries[index].program.modifiers.count else {
      return integrate(index, target: target, to: time, steps: &steps, isComplete: &isComplete)
    }
    var time = time
    switch entries[index].program.modifiers[modifier] {
    case .delay(let delay): time = delayed(time, by: delay)
    case .speed(let speed): time *= speed
    case .logicallyComplete(let duration): if time >= duration { isComplete = true }
    case .repeats(let count, let autoreverses):
      if let form = passForm(
        index, target: target, at: time, of: modifier, steps: &steps, isComplete: &isComplete)
      {
        return form
      }
      let pass = entries[index].passes[modifier]
      let turningPoint = pass.isReversed(autoreverses: autoreverses) ? 0.0 : 1
      restart(index)
      entries[index].resetPasses(inside: modifier)
      guard entries[index].passes[modifier].turn(at: time, count: count) else { return nil }
      let start = passForm(
        index, target: target, at: time, of: modifier, steps: &steps, isComplete: &isComplete)
      // A turn moves the shown value, though nothing is stepped.
      steps = nil
      return start ?? Form(offsetFactor: 0, targetFactor: turningPoint)
    }
    return fluidForm(
      index, target: target, at: time, from: modifier + 1, steps: &steps, isComplete: &isComplete)
  }

  /// The same in the pass of the repeating modifier; nil at its end.
  private func passForm(
    _ index: Int, target: UnsafeMutablePointer<Double>, at time: Double, of modifier: Int,
    steps: inout FluidSteps?, isComplete: inout Bool
  ) -> Form? {
    guard case .repeats(let count, let autoreverses) = entries[index].program.modifiers[modifier]
    else { return nil }
    let pass = entries[index].passes[modifier]
    var isInnerComplete = false
    guard
      let form = fluidForm(
        index, target: target, at: time - pass.timeOffset, from: modifier + 1, steps: &steps,
        isComplete: &isInnerComplete)
    else { return nil }
    if isInnerComplete, pass.isLast(of: count) { isComplete = true }
    guard pass.isReversed(autoreverses: autoreverses) else { return form }
    return Form(offsetFactor: -form.offsetFactor, targetFactor: 1 - form.targetFactor)
  }

  private func integrate(
    _ index: Int, target: UnsafeMutablePointer<Double>, to time: Double,
    steps: inout FluidSteps?, isComplete: inout Bool
  ) -> Form? {
    guard !time.isNaN else { return nil }
    let column = entries[index].column
    let (spring, steady) = (entries[index].spring, entries[index].steadySteps)
    let step = spring.advance(&entries[index].fluidClock, to: time, steady: steady)
    if step.isLogicallyComplete { isComplete = true }
    LaneKernels.integrate(
      target: target, offset: lanes(of: column + 1), velocity: lanes(of: column + 2),
      acceleration: lanes(of: column + 3), count: paddedCount, steps: step)
    steps = step
    guard isShareable else {
      // It may have ended in the group that its row came from.
      if index < entries.count - 1, row(0, of: column + 4)[0] != 0 { return nil }
      let isSettled = LaneKernels.isSettled(
        target: target, offset: lanes(of: column + 1), velocity: lanes(of: column + 2),
        acceleration: lanes(of: column + 3), lanes: lanes, steps: step)
      return isSettled ? nil : Form()
    }
    return Form()
  }

  /// The spring of a repeating animation begins anew.
  private func restart(_ index: Int) {
    entries[index].fluidClock = FluidClock()
    for column in 1...3 {
      lanes(of: entries[index].column + column).update(repeating: 0, count: paddedCount)
    }
  }
}
