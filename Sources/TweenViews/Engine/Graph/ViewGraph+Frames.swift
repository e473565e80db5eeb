import TweenMotion

// The calls of a host, frame by frame.
extension ViewGraph {
  /// Handles one event at the time of the coming frame. State it writes shows in that frame
  /// (animated changes begin there at their old value).
  ///
  /// Events wait for `advance(to:)`, which handles them in order at its time. What says how the
  /// first frame looks (size, scale, colour scheme) applies to the tree before it is built.
  ///
  /// An event happens in the window in front, but for those that the whole program hears of.
  public func send(_ event: InputEvent) { send(event, to: nil) }

  /// The same in the window that is called so.
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

  /// Whether the tree has been made.
  var isBuilt: Bool { source == nil }

  /// Runs due timers, updates, layout and animators, and refreshes `displayList`.
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
    // What was brought up to date for this frame before it began is part of its work.
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
    // What an event posted has its turn before the next event, as when they come one by one.
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

  /// Steps what moves to the frame's time.
  private func moveAnimators() {
    updateState.isHeld = true
    pool.advance(to: now)
    updateState.isHeld = false
    runFollowers(.frame)
  }

  /// Has what is brought up to date between two frames begin where the coming one will have it begin:
  /// a live one comes at an unknown moment.
  func openFrameEarly() {
    guard !updateState.isInFrame, !configuration.isLive, let coming = frameTimes.open() else {
      return
    }
    now = max(coming, now)
    moveAnimators()
  }

  /// Ends the program: every view goes, its tasks are cancelled, its timers are gone. Nothing runs
  /// after that, and the display list stays as it is.
  public func end() {
    guard !isEnded else { return }
    isEnded = true
    onNeedsFrame = nil
    LargeStack.run {
      clock.run {
        for window in windows { window.demolish() }
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

  /// What the host is to do next. It may be another thing after each call of the graph, and after
  /// each change of state.
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
