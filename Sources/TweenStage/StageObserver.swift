/// Observes the frames of a stage.
@MainActor package protocol StageObserver: AnyObject {
  /// The stage is about to deliver an event to the program, in the frame in which it happens: once more where
  /// the stage goes back and replays it. The stage still shows the frame before.
  func stageWillDeliver(_ timed: TimedInput)
  /// The stage has run a frame. The observer may read the stage, and hand in input of later frames.
  func stageDidRunFrame()
}
