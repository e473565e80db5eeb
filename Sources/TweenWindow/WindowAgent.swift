import TweenStage

/// Reads and moves a window's program between frames, for a client outside the process.
@MainActor package protocol WindowAgent: AnyObject {
  /// Begins to receive work, after the first frame of the window.
  ///
  /// - Parameter wake: Wakes the window's loop; for other threads.
  func begin(_ stage: Stage, wake: @escaping @Sendable () -> Void)
  /// Works between two frames. Returns whether the work continues after a further frame.
  ///
  /// - Parameter halt: The reason why no further frame comes for now, as a sentence; nil: frames come.
  func takeTurn(halt: String?) -> Bool
}
