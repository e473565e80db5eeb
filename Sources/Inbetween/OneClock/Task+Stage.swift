import TweenViews

// The sleeps of programs. A file that imports SwiftUI finds these before the functions of the concurrency
// library with the same signature, with or without other imports.
extension Task where Success == Never, Failure == Never {
  /// Waits `duration` nanoseconds of the stage's time, or of the system's time without a stage.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    let nanoseconds = Duration.nanoseconds(Int64(clamping: duration))
    try await ContinuousClock().sleepOnStage(for: nanoseconds, tolerance: nil)
  }

  /// Waits for `duration` on a clock. In tasks of a program that a stage runs, the continuous and the
  /// suspending clock follow the stage's time.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    try await clock.sleepOnStage(for: duration, tolerance: tolerance)
  }

  /// Waits until a moment of a clock. In tasks of a program that a stage runs, the continuous and the
  /// suspending clock follow the stage's time.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    try await clock.sleepOnStage(until: deadline, tolerance: tolerance)
  }
}

extension Clock {
  /// Waits for `duration` on this clock, in the stage's time where the clock follows it.
  nonisolated(nonsending) public func sleep(
    for duration: Instant.Duration, tolerance: Instant.Duration? = nil
  ) async throws {
    try await sleepOnStage(for: duration, tolerance: tolerance)
  }

  nonisolated(nonsending) fileprivate func sleepOnStage(
    for duration: Instant.Duration, tolerance: Instant.Duration?
  ) async throws {
    if let stage = StageClock.current, self is ContinuousClock || self is SuspendingClock,
      let duration = duration as? Swift.Duration
    {
      try await stage.sleep(for: duration, tolerance: nil)
    } else {
      try await SystemDelay.sleep(for: duration, tolerance: tolerance, clock: self)
    }
  }

  nonisolated(nonsending) fileprivate func sleepOnStage(
    until deadline: Instant, tolerance: Instant.Duration?
  ) async throws {
    guard let stage = StageClock.current else {
      return try await SystemDelay.sleep(until: deadline, tolerance: tolerance, clock: self)
    }
    if let deadline = deadline as? ContinuousClock.Instant {
      try await stage.sleep(for: stage.continuousNow.duration(to: deadline), tolerance: nil)
    } else if let deadline = deadline as? SuspendingClock.Instant {
      try await stage.sleep(for: stage.suspendingNow.duration(to: deadline), tolerance: nil)
    } else {
      try await SystemDelay.sleep(until: deadline, tolerance: tolerance, clock: self)
    }
  }
}

extension ContinuousClock {
  /// The present moment: the stage's in a program that a stage runs, otherwise the system's.
  public var now: Instant { Self.now }

  /// The present moment: the stage's in a program that a stage runs, otherwise the system's.
  public static var now: Instant { StageClock.current?.continuousNow ?? SystemDelay.continuousNow }

  /// Waits until `deadline`, in the stage's time in a program that a stage runs.
  nonisolated(nonsending) public func sleep(until deadline: Instant, tolerance: Duration? = nil)
    async throws
  {
    try await sleepOnStage(until: deadline, tolerance: tolerance)
  }
}

extension ContinuousClock.Instant {
  /// The present moment: the stage's in a program that a stage runs, otherwise the system's.
  public static var now: Self { ContinuousClock.now }
}

extension SuspendingClock {
  /// The present moment: the stage's in a program that a stage runs, otherwise the system's.
  public var now: Instant { Self.now }

  /// The present moment: the stage's in a program that a stage runs, otherwise the system's.
  public static var now: Instant { StageClock.current?.suspendingNow ?? SystemDelay.suspendingNow }

  /// Waits until `deadline`, in the stage's time in a program that a stage runs.
  nonisolated(nonsending) public func sleep(until deadline: Instant, tolerance: Duration? = nil)
    async throws
  {
    try await sleepOnStage(until: deadline, tolerance: tolerance)
  }
}

extension SuspendingClock.Instant {
  /// The present moment: the stage's in a program that a stage runs, otherwise the system's.
  public static var now: Self { SuspendingClock.now }
}
