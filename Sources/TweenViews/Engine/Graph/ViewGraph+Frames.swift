import TweenMotion

// The methods that a host calls for each frame.
extension ViewGraph {
  /// Handles one event at the time of the coming frame. Changes of state by the event show in that
  /// frame; animated changes begin there with their old values.
  ///
  /// Events wait for `advance(to:)`, which handles them in order. Events that determine the first
  /// frame (size, scale, colour scheme) apply before the tree is built.
  ///
  /// The front window receives the event, except for events of the whole program.
  public func send(_ event: InputEvent) { send(event, to: nil) }

  /// Handles one event in the window with a name, at the time of the coming frame.
  package func send(_ event: InputEvent, to window: String?) {
    if !isBuilt {
      switch event {
      case .resize(let size):
        configuration.size = size
        return
      case .scale(let scale):
        configuration.scale = scale
        return
      case .colorScheme(let scheme):
        configuration.colorScheme = scheme
        return
      default: break
      }
    }
    events.append((event, window))
    onNeedsFrame?()
  }

  /// Whether the tree has been built.
  var isBuilt: Bool { source == nil }

  /// Computes the frame at `time`: runs due timers, updates, layout and animators, and refreshes
  /// `displayList`.
  public func advance(to time: StageTime) {
    guard !isEnded else { return }
    LargeStack.run {
      clock.run { pool.actions.collecting { makeFrame(at: time) } }
    }
  }

  private func makeFrame(at time: StageTime) {
    updateState.isInFrame = true
    defer { updateState.isInFrame = false }
    let isOpen = frameTimes.begin(at: time)
    now = max(time, now)
    updateDate()
    clock.beginFrame(at: now)
    defer { clock.endFrame() }
    // Early updates for this frame are part of its work.
    if updateState.earlyUpdates == 0 { updateState.counts = Report() }
    updateState.turnUpdates = 0
    updateState.postedTurns.beginFrame()
    updateState.stepNumber += 1
    if !isOpen { moveAnimators() }
    updateState.counts.animatorsMoved = pool.activeCount
    buildIfNeeded()
    if flush() { settleTasks() }
    fireTimers()
    for window in windows { window.pointer.timeDidAdvance(to: now, window: window) }
    flush()
    let due = events
    events = []
    // Work posted by an event runs before the next event, as if the events came in separate frames.
    for (event, window) in due {
      updateState.stepNumber += 1
      updateState.postedTurns.beginEvent()
      handle(event, in: window)
      flush()
      settleTasks()
      for window in windows { window.undoManager.eventDidEnd() }
    }
    if due.isEmpty { settleTasks() }
    updateState.isHeld = true
    for window in windows {
      guard let root = window.root else { continue }
      updateState.counts.itemsRefreshed += window.displayPass.run(root, window.configuration)
    }
    updateState.isHeld = false
    report = updateState.counts
    updateState.counts = Report()
    if isBuilt, windows.isEmpty, !isEnded { end() }
  }

  /// Advances animators to the frame's time.
  private func moveAnimators() {
    updateState.isHeld = true
    pool.advance(to: now)
    updateState.isHeld = false
    runFollowers(.frame)
  }

  /// Advances to the time of the coming frame, so that updates between two frames begin at that
  /// time. Does nothing in a live run, where that time is unknown.
  func openFrameEarly() {
    guard !updateState.isInFrame, !configuration.isLive, let coming = frameTimes.open() else {
      return
    }
    now = max(coming, now)
    moveAnimators()
  }

  /// Ends the program: removes all views, cancels their tasks, and deletes all timers. Nothing runs
  /// afterwards, and the display list stays as it is.
  public func end() {
    guard !isEnded else { return }
    isEnded = true
    onNeedsFrame = nil
    LargeStack.run {
      clock.run {
        for window in windows { window.destroyTree() }
        program?.destroy()
        runActions()
        clock.end()
      }
      program = nil
      source = nil
    }
    events = []
    queue.dropWrites()
  }

  /// The next call that the graph needs from its host. Read it again after each call of the graph,
  /// and after each change of state.
  public var nextWork: NextWork {
    if isEnded { return .idle }
    if !isBuilt || clock.needsFrame || pool.activeCount > 0 || !events.isEmpty
      || queue.hasWritesOrNodes || windows.contains(where: \.displayPass.isNeeded)
      || !pool.actions.isEmpty
    {
      return .nextFrame
    }
    if let moment = timers.next { return .wake(moment) }
    return .idle
  }
}
