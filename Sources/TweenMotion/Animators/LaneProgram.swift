/// An animation as plain numbers, for the lane engine: a base and what modifies its time.
struct LaneProgram: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case timingCurve(TimingCurveAnimation)
    case interpolatingSpring(InterpolatingSpringAnimation)
    case fluidSpring(FluidSpringAnimation)
    case simulation(SimulationProgram)
  }

  /// The outermost, which is applied first, stands first.
  var modifiers: [TimeModifier] = []
  var base: Base

  var isFluid: Bool { fluidSpring != nil }

  var fluidSpring: FluidSpringAnimation? {
    if case .fluidSpring(let spring) = base { return spring }
    return nil
  }

  var repeats: Bool {
    modifiers.contains {
      if case .repeats = $0 { return true }
      return false
    }
  }
}

/// An animation that the lane engine knows.
protocol LaneAnimation {
  /// Nil where something inside is unknown to it.
  var laneProgram: LaneProgram? { get }
}
