/// Observes the frames of a stage.
@MainActor package protocol StageObserver: AnyObject {
  /// Called before the stage delivers an event to the program, in the event's frame; again when the stage
  /// goes back and replays the event. The stage still shows the frame before.
  func stageWillDeliver(_ timed: TimedInput)
  /// Called after the stage has run a frame. The observer may read the stage and send input of later
  /// frames.
  func stageDidRunFrame()
}
