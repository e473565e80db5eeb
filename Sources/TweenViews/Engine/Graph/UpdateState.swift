/// How far a graph is in bringing its tree up to date.
@MainActor package struct UpdateState {
  /// Whether an update runs.
  var isRunning = false
  /// Counts updates.
  package internal(set) var passNumber = 0
  /// Set while no update may come in between: animators move, or items are drawn.
  var isHeld = false
  /// Set while those are updated who waited for the layout that has just been.
  package internal(set) var isAfterLayout = false
  /// Views were retired, set aside or came back in the running update.
  var hasRetiredOrReturned = false
  /// Changes of objects that have begun and not ended: an object may be changed in place.
  var openChanges = 0
  /// Updates since the last flush that came before changes of objects.
  var earlyUpdates = 0
  /// Those who subscribe to objects in such an update; nil: none runs.
  var lateSubscribers: [NodeAnchor]?
  /// Counts the calls of `flush`: what follows from one event, moment or turn has one number.
  var flushNumber = 0
  /// Counts frames, and the events in them.
  var stepNumber = 0
  /// Turns and moments of the running frame that had an update of their own.
  var turnUpdates = 0
  /// What views posted in the running frame, or in the last one.
  var postedTurns = PostedTurns()
  var rounds = UpdateRounds()
  /// What the running frame has taken so far.
  var counts = ViewGraph.Report()
  /// Whether a frame runs.
  var isInFrame = false
}
