import TweenViews

/// Seeds for sources that a program creates without one.
///
/// A headless run draws them from the stage, so that the same seed of the stage gives the same
/// frames; so does a window, which draws its own seed and prints it. Code off the main actor in a
/// window, and code without a stage, gets seeds from the system: the order of such code is not
/// repeatable.
enum StageSeed {
  static func next() -> UInt64 {
    if let clock = StageClock.mainCurrent { return MainActor.assumeIsolated { clock.drawSeed() } }
    var system = SystemRandomNumberGenerator()
    return system.next()
  }
}
