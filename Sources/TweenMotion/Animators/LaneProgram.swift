/// An animation as plain numbers, for the lane engine: a base and the modifiers of its time.
struct LaneProgram: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case timingCurve(TimingCurveAnimation)
    case interpolatingSpring(InterpolatingSpringAnimation)
    case fluidSpring(FluidSpringAnimation)
    case simulation(SimulationProgram)
  }

  /// The modifiers; the outermost, which is applied first, is the first.
  var modifiers: [TimeModifier] = []
  var base: Base

  var isFluid: Bool { fluidSpring != nil }

  var fluidSpring: FluidSpringAnimation? {
    if case .fluidSpring(let spring) = base { return spring }
    return nil
  }

  /// The length in seconds under the modifiers from `index` inwards: infinite without an end, 0
  /// without a duration, nil for a stepped spring, which ends in the frame that finds it at rest.
  func length(from index: Int = 0) -> Double? {
    var length: Double
    switch base {
    case .timingCurve(let curve): length = curve.duration
    case .interpolatingSpring(let spring): length = spring.duration
    case .simulation(let simulation): length = simulation.duration
    case .fluidSpring: return nil
    }
    for modifier in modifiers[index...].reversed() {
      switch modifier {
      case .delay(let delay): length += delay
      case .speed(let speed):
        length = speed > 0 ? length / speed : speed <= 0 && length > 0 ? .infinity : 0
      case .repeats(let count, _):
        if let count {
          length *= Double(max(count, 1))
        } else if length > 0 {
          length = .infinity
        }
      case .logicallyComplete: break
      }
      if !(length > 0) { length = 0 }
    }
    return length > 0 ? length : 0
  }

  var repeats: Bool {
    modifiers.contains {
      if case .repeats = $0 { return true }
      return false
    }
  }
}

/// An animation that the lane engine can run.
protocol LaneAnimation {
  /// Nil where the animation contains another one that the lane engine cannot run.
  var laneProgram: LaneProgram? { get }
}
