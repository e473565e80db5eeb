/// The progress of a graph's updates.
@MainActor package struct UpdateState {
  /// Whether an update is running.
  var isRunning = false
  /// The number of updates so far.
  package internal(set) var passNumber = 0
  /// True while no update may run, because animators move or items are drawn.
  var isHeld = false
  /// True while the nodes that waited for the last layout are updated.
  package internal(set) var isAfterLayout = false
  /// Whether views were retired, set aside or returned in the running update.
  var hasRetiredOrReturned = false
  /// The number of objects' changes that have begun and not ended. An object may be changed in
  /// place.
  var openChanges = 0
  /// The number of updates since the last flush that ran early, before changes of objects.
  var earlyUpdates = 0
  /// The nodes that subscribe to objects in an early update; nil if none is running.
  var lateSubscribers: [NodeAnchor]?
  /// The number of calls of `flush`. All consequences of one event, moment or turn have one number.
  var flushNumber = 0
  /// The number of frames, and of events in them.
  var stepNumber = 0
  /// The number of turns and moments of the running frame with an update of their own.
  var turnUpdates = 0
  /// The work that views posted in the running frame, or in the last one.
  var postedTurns = PostedTurns()
  var rounds = UpdateRounds()
  /// The work of the running frame so far.
  var counts = ViewGraph.Report()
  /// Whether a frame is running.
  var isInFrame = false
}
