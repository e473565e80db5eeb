#if Window
  import CSDL2
  import Foundation
  import TweenMotion
  import TweenStage
  import TweenViews

  /// A program in its windows: handles events, draws frames, and sleeps in between. It has one stage, one
  /// clock, and a `LiveWindow` for each window of the stage.
  @MainActor final class LiveProgram {
    let stage: Stage
    var report = WindowReport()
    /// The windows in the order of opening.
    private(set) var windows: [LiveWindow] = []
    /// Whether the program ends, regardless of its state.
    var isClosed = false
    /// Whether a frame is requested by something else than input: by the program or by a window.
    var wantsFrame = false
    /// Whether the program receives a recording's input, and not yet the user's.
    var isReplaying: Bool

    let display: LiveDisplay
    let options: WindowOptions
    private let watch: MainQueueWatch
    var pacer: FramePacer
    /// The inspector, and the rate of the program's time.
    private(set) lazy var inspection = LiveInspection(self, options: options)
    private var isDrawing = false
    /// Whether a frame was drawn in a window.
    private var isShown = false
    private let cursor = PointerCursor()
    /// The places of the windows in earlier runs; nil: places are not kept.
    private var memory: WindowMemory?
    private var hasComplainedOfMemory = false
    /// The desktop's text size as an index; nil: the desktop sets none.
    var desktopTextSize: Int?
    /// The time bar; nil: the program has none.
    let scrubber: TimeScrubber?
    /// The id of the window with the notice that explains why there is no time bar.
    var noticeWindow: String?
    /// The caret's place in the last frame, and its window; nil: no text is edited.
    private var shownCaret: (rect: CGRect, window: String)?
    /// The stage's number of raised windows at the last frame.
    var raises = 0
    /// The replay and the recording; nil: a program of the engine's own, which has neither.
    private(set) var session: SessionRun?

    /// The additional time between frames of a program without visible windows, in nanoseconds: enough for
    /// timers and completions, little work, and below the clock's stall threshold.
    private static let unseenPeriod: UInt64 = 100_000_000

    /// - Parameter makeStage: makes the program's stage for a window of that size in points, that scale and
    ///   that frame rate.
    init(
      display: LiveDisplay, options: WindowOptions, session: WindowSession? = nil,
      memory: WindowMemory? = nil, makeStage: (CGSize, Double, FrameRate) -> Stage
    ) throws(WindowError) {
      self.display = display
      self.options = options
      self.memory = memory
      isReplaying = session?.replay != nil
      var mode = SDL_DisplayMode()
      SDL_GetCurrentDisplayMode(0, &mode)
      let frameRate = FramePacer.frameRate(refreshRate: Int(mode.refresh_rate))

      let guess = WindowScale.guess(display, options)
      let wanted = options.size ?? WindowOptions.fallbackSize
      stage = makeStage(wanted, guess.pixelsPerPoint, frameRate)
      scrubber = options.hasTimeline ? TimeScrubber(stage) : nil
      // The recorded run already opened the URLs of a replay.
      stage.opensURL = isReplaying ? { _ in true } : { SystemOpener.open($0) }
      let fileDialogs = FileDialogs.use(keepsInput: stage.configuration.keepsInput)
      // `init` and `run` throw the failure; the caller that opened the window reports it.
      stage.onFailure = { _ in }
      watch = try MainQueueWatch()
      pacer = FramePacer(
        frameRate: stage.configuration.frameRate, now: MonotonicClock.now())
      SystemClipboard.use(DesktopClipboard.host(of: self))
      if let session { self.session = try SessionRun(session, of: stage) }
      for mark in session?.replay?.marks ?? [] { scrubber?.timeline.append(mark) }
      // Frame 0 builds the tree, which contains the window's settings. It is never shown: the first frame
      // in the window is frame 1, in the window's own size and scale.
      stage.advance(to: .zero)
      if try self.session?.replayAtOnce() ?? false { isReplaying = false }
      if let failure = stage.failure { throw .program(failure) }
      for (place, shown) in stage.windows.enumerated() { try open(shown, isFirst: place == 0) }
      if let url = options.openURL { windows.first?.pending.add(.openURL(url)) }
      stage.onNeedsFrame = { [weak self] in self?.wantsFrame = true }
      stage.onUnhandledInput = { [weak self] event, window in
        // Keys of a replay were handled in the recorded window.
        guard let self, !isReplaying else { return }
        windows.first { $0.id == window.id }?.takeUnhandled(event)
      }
      stage.opensURL = { [weak self] url in
        self?.isReplaying == true || SystemOpener.open(url)
      }
      stage.onAnnouncement = { [weak self] in
        self?.front?.accessibility?.announce($0, isUrgent: false)
      }
      self.session?.notify = { [weak self] in self?.notify($0) }
      watchMinimizing()
      fileDialogs?.program = self
      scrubber?.program = self
      if let first = windows.first { scrubber?.open(in: first.id) }
      SDL_AddEventWatch(watchEvents, Unmanaged.passUnretained(self).toOpaque())
      for window in windows { window.show() }
      // On a desktop SDL starts with text input on.
      SDL_StopTextInput()
      for window in windows { window.updateGeometry() }
    }

    /// - Parameter isFirst: Whether this is the program's first window, to which the options apply.
    private func open(_ shown: Stage.Window, isFirst: Bool = false) throws(WindowError) {
      // Of several windows of a scene, the first one opens as the scene's window was last.
      let isAlone = !windows.contains { $0.shown.sceneName == shown.sceneName }
      let known = isAlone ? memory?[shown.sceneName] : nil
      // After a replay a window has the size of the recorded run.
      let isReplayed = stage.time > .zero
      var size = isFirst && !isReplayed ? options.size ?? stage.defaultSize : nil
      let limits = shown.limits
      if !isReplayed, !isFirst || options.size == nil, limits?.isFixed != true,
        let kept = known?.size
      {
        size = limits?.clamp(kept) ?? kept
      }
      windows.append(
        try LiveWindow(
          shown, size: size, start: start(of: shown, known: known?.place), display: display,
          options: options, program: self))
    }

    /// Returns where a window opens: at the place of the window that it hides, otherwise at its place in
    /// the run before, otherwise beside the window that was opened last.
    private func start(of shown: Stage.Window, known: WindowPlace?) -> WindowStart {
      if let hidden = windows.first(where: { $0.id == shown.concealed }) {
        return .at(hidden.place)
      }
      if windows.isEmpty, let place = options.place { return .at(place) }
      let others = windows.filter { !$0.shown.isHidden }.map(\.place)
      if let known {
        return others.contains(known) ? .beside(known, others: others) : .at(known)
      }
      return windows.last.map { .beside($0.place, others: others) } ?? .middle
    }

    /// Stores the user's changes to a window's size and place for the next run.
    func remember(_ window: LiveWindow) {
      guard var memory else { return }
      window.note(in: &memory[window.shown.sceneName], sizes: options.size == nil)
      do {
        try memory.save()
      } catch {
        if !hasComplainedOfMemory {
          StandardError.write(
            "warning: sizes and places of windows are not saved: \(error.localizedDescription)")
        }
        hasComplainedOfMemory = true
      }
      self.memory = memory
    }

    func watchMinimizing() {
      stage.onMinimize { [weak self] id in self?.windows.first { $0.id == id }?.minimize() }
    }

    func close() {
      session?.end()
      scrubber?.close()
      SDL_DelEventWatch(watchEvents, Unmanaged.passUnretained(self).toOpaque())
      inspection.close()
      stage.onNeedsFrame = nil
      stage.onUnhandledInput = nil
      stage.onAnnouncement = nil
      SystemClipboard.use(nil)
      SystemFileDialogs.use(nil)
      watch.close()
      // The window in front is last: of several windows of a scene, its size and place are kept.
      let front = self.front
      for window in windows where window !== front { window.close() }
      front?.close()
      windows = []
      cursor.close()
    }

    // MARK: The loop

    /// Runs until the last window is closed. Throws an error if the program cannot continue.
    func run() throws(WindowError) -> WindowReport {
      pacer.restart(now: MonotonicClock.now())
      // A finished replay has moved the stage to a later moment.
      if stage.time > .zero { resume() }
      wantsFrame = true
      if options.inspects { inspection.open() }
      while !isClosed, !stage.isEnded, stage.failure == nil {
        turn()
        if !isShown, report.framesAdvanced > 0 { wasShown() }
      }
      // Calls that ended the program, or wait for frames, get their replies.
      _ = session?.takeAgentTurn(halt: haltAtEnd)
      if let failure = stage.failure { throw .program(failure) }
      if options.printsStats { report.frameTimes = inspection.times.total }
      return report
    }

    /// Reports the first drawn frame: the process that started this program may then end the previous one.
    private func wasShown() {
      isShown = true
      let event = watch.wakeEvent
      session?.beginRemote {
        var wake = SDL_Event()
        wake.type = event
        SDL_PushEvent(&wake)
      }
    }

    /// Delivers the input that waits for the next frame, before the program stands still.
    func drawPending() {
      guard windows.contains(where: { !$0.pending.isEmpty }),
        let due = pacer.due(stage.next, isAsked: true)
      else { return }
      let now = MonotonicClock.now()
      if due > now { MonotonicClock.sleep(nanoseconds: due - now) }
      drawFrame(now: max(due, now))
    }

    /// Draws the frame that is due, or waits for it or for an event.
    private func turn() {
      session?.takeCommands(of: self)
      if isClosed { return }
      if session?.takeAgentTurn(halt: halt) == true { wantsFrame = true }
      if session?.isHeld == true { return hold() }
      if let scrubber {
        scrubber.poll()
        if scrubber.isHolding { return hold(scrubber) }
      }
      runTasks()
      let noticeEnd = endNotices(now: MonotonicClock.now())
      let isAsked = wantsFrame || windows.contains { $0.wantsFrame || !$0.pending.isEmpty }
      var due = pacer.due(session?.next ?? stage.next, isAsked: isAsked)
      if !windows.contains(where: \.isVisible) { due = due.map { $0 &+ Self.unseenPeriod } }
      let now = MonotonicClock.now()
      if let due, due <= now {
        drawFrame(now: now)
        takeEvents()
      } else if inspection.takeTurn(now: now, before: due) {
        takeEvents()
      } else {
        let look = scrubber?.isWaiting == true ? now + Self.lookPeriod : nil
        let wake = [inspection.wake(before: due, now: now), noticeEnd, look].compactMap(\.self)
          .min()
        wait(nanoseconds: wake.map { $0 > now ? $0 - now : 0 })
      }
      for window in windows where window.isExposed { window.repeatFrame() }
    }

    /// Waits while the program stands still: the windows repaint their content, and can be closed.
    private func hold() {
      for window in windows {
        // Input waits until the program continues.
        if window.pending.events.contains(.close) { isClosed = true }
        if window.wantsFrame {
          window.wantsFrame = false
          window.showFrame(&report)
        }
        if window.isExposed { window.repeatFrame() }
      }
      wait(nanoseconds: nil)
    }

    /// Runs the tasks between two frames. Tasks of a stage that is not live belong to the next frame, as in
    /// each replay.
    private func runTasks() {
      if stage.configuration.isLive {
        stage.runTasks()
      } else if MainQueue.hasTurn {
        wantsFrame = true
      }
    }

    /// Sleeps until an event comes, and handles it, or until the time is over; nil: no limit.
    func wait(nanoseconds: UInt64?) {
      var event = SDL_Event()
      guard let nanoseconds else {
        if SDL_WaitEvent(&event) != 0 {
          handle(&event)
          takeEvents()
        }
        return
      }
      // SDL counts in milliseconds and waits the whole ones; the timer waits the rest, so that frames are
      // even.
      let milliseconds = Int32(min(nanoseconds / 1_000_000, 1_000_000))
      if milliseconds == 0 {
        MonotonicClock.sleep(nanoseconds: nanoseconds)
      } else if SDL_WaitEventTimeout(&event, milliseconds) != 0 {
        handle(&event)
        takeEvents()
      }
    }

    private func takeEvents() {
      var event = SDL_Event()
      while SDL_PollEvent(&event) != 0 { handle(&event) }
      stopTypingUnlessHeld()
    }

    /// Passes an event to the window that it belongs to.
    private func handle(_ event: inout SDL_Event) {
      if inspection.takes(&event) { return }
      switch SDL_EventType(rawValue: event.type) {
      case SDL_QUIT:
        // The close button of the last window sends both events; the request to close still needs a frame.
        for window in windows { window.askToClose() }
      case SDL_DISPLAYEVENT: for window in windows { window.updateGeometry() }
      case SDL_CLIPBOARDUPDATE: stage.desktopClipboardDidChange()
      default:
        if event.type == watch.wakeEvent { return woken() }
        window(of: event)?.handle(&event)
      }
    }

    /// Returns the window of an event. An event without a window belongs to the window in front.
    private func window(of event: SDL_Event) -> LiveWindow? {
      let number = event.windowNumber
      return windows.first { $0.number == number } ?? (number == 0 ? front : nil)
    }

    var front: LiveWindow? {
      let id = stage.frontWindow?.id
      return windows.first { $0.id == id } ?? windows.first
    }

    /// Ends the text input that `watchShift` began, once the shift keys are released. When text input ends,
    /// SDL drops typed text that still waits, so the queue must be empty. After a long delay of the loop
    /// the key, its text and its release are in the queue at once.
    func stopTypingUnlessHeld() {
      guard !ShiftWatch.isEdited, SDL_IsTextInputActive() != SDL_FALSE else { return }
      let isHeld = SDL_GetModState().rawValue & UInt32(KMOD_SHIFT.rawValue) != 0
      if !isHeld { SDL_StopTextInput() }
    }

    /// Called when the main queue has work, or had work until the last turn drained it.
    private func woken() {
      runTasks()
      // Work for the next frame, and work that is posted without end, must not wake the loop again before
      // its turn.
      MainQueue.silence()
      watch.rearm()
    }

    // MARK: Frames

    private func drawFrame(now: UInt64) {
      guard !isDrawing else { return }
      isDrawing = true
      defer { isDrawing = false }
      let time = pacer.beginFrame(now: now)
      wantsFrame = false
      if let session, !session.isReplaying(at: time), session.endReplay() {
        isReplaying = false
        for window in windows { window.replayEnded() }
      }
      for window in windows {
        window.wantsFrame = false
        for event in window.pending.take() {
          if isReplaying, event != .close {
            window.takeUnhandled(event)
          } else {
            stage.send(event, at: time, to: window.id)
          }
        }
      }
      stage.advance(to: time)
      scrubber?.follow()
      pacer.endFrame(stage.next)
      followWindows()
      followCaret()
      followPointer()
      report.framesAdvanced += 1
      for window in windows { window.showFrame(&report) }
      inspection.frameDidEnd(from: now)
    }

    /// Shows the present frame again with the present drawing above it.
    func repaint() { for window in windows { window.showFrame(&report) } }

    /// Opens and closes windows as the program has.
    func followWindows() {
      let shown = stage.windows
      for window in windows where !shown.contains(where: { $0.id == window.id }) { window.close() }
      windows.removeAll { window in !shown.contains { $0.id == window.id } }
      for fresh in shown where !windows.contains(where: { $0.id == fresh.id }) {
        do throws(WindowError) {
          try open(fresh)
          windows.last?.show()
          windows.last?.updateGeometry()
        } catch {
          StandardError.write("A window could not be opened: \(error)")
          stage.send(.close, to: fresh.id)
        }
      }
      for window in windows {
        window.follow()
        if isReplaying { window.followReplay() }
      }
      guard stage.raises != raises else { return }
      raises = stage.raises
      front?.raise()
    }

    /// Shows the pointer's shape for the view under it.
    private func followPointer() {
      guard let focus = SDL_GetMouseFocus() else { return }
      let number = SDL_GetWindowID(focus)
      guard let window = windows.first(where: { $0.number == number }) else { return }
      cursor.show(window.shown.pointerStyle)
    }

    /// Enables input methods and text input only while a text is edited (Controls 8.4).
    func followCaret() {
      let window = front
      let caret = window?.shown.caretRect
      let id = window?.id ?? ""
      guard caret != shownCaret?.rect || shownCaret.map({ $0.window != id }) ?? false else {
        return
      }
      let (hadCaret, hasCaret) = (shownCaret != nil, caret != nil)
      shownCaret = caret.map { ($0, id) }
      if let caret, let window {
        let units = window.scale.unitRect(points: caret)
        var rect = SDL_Rect(x: units.x, y: units.y, w: max(1, units.width), h: units.height)
        SDL_SetTextInputRect(&rect)
      }
      guard hadCaret != hasCaret else { return }
      ShiftWatch.isEdited = hasCaret
      if hasCaret {
        SDL_StartTextInput()
      } else {
        // The composition ended with the focus.
        SDL_ClearComposition()
        stopTypingUnlessHeld()
      }
    }

    /// Called while SDL still handles the window system's events: during a live resize some window systems
    /// block the loop until the button is released.
    fileprivate func watched(_ kind: SDL_WindowEventID, _ number: UInt32) {
      guard kind == SDL_WINDOWEVENT_SIZE_CHANGED, !isDrawing, !isClosed,
        let window = windows.first(where: { $0.number == number })
      else { return }
      window.updateGeometry()
      let now = MonotonicClock.now()
      if let due = pacer.due(stage.next, isAsked: true), due <= now {
        drawFrame(now: now)
      } else {
        // It is too early for a frame: the old frame is shown at its place and size, without black around
        // it.
        window.repeatFrame()
      }
    }

    func framesRepeated() { report.framesRepeated += 1 }
  }

  /// Begins text input at a press of shift, even if no text is edited, because "?", which opens the help,
  /// is a different key on each keyboard. It must begin before SDL converts the next key to text; the loop
  /// runs too late for that.
  private func watchShift(_ event: UnsafeMutablePointer<SDL_Event>) {
    let type = event.pointee.type
    guard type == SDL_KEYDOWN.rawValue, !ShiftWatch.isEdited else { return }
    let code = event.pointee.key.keysym.sym
    guard code == Int32(SDLK_LSHIFT.rawValue) || code == Int32(SDLK_RSHIFT.rawValue) else { return }
    SDL_StartTextInput()
  }

  /// The state of the shift watch.
  enum ShiftWatch {
    // Unchecked: used on the main thread only, which `watchEvents` checks.
    /// Whether a text is edited, so that all typed keys arrive as text.
    nonisolated(unsafe) static var isEdited = false
  }

  /// Called by SDL for every event when it occurs, on any thread.
  private func watchEvents(
    _ context: UnsafeMutableRawPointer?, _ event: UnsafeMutablePointer<SDL_Event>?
  ) -> CInt {
    guard let context, let event, Thread.isMainThread else { return 1 }
    watchShift(event)
    guard event.pointee.type == SDL_WINDOWEVENT.rawValue else { return 1 }
    let kind = SDL_WindowEventID(rawValue: UInt32(event.pointee.window.event))
    let number = event.pointee.window.windowID
    // The check above ensures the main thread; the pointer is not passed to other threads.
    nonisolated(unsafe) let pointer = context
    MainActor.assumeIsolated {
      Unmanaged<LiveProgram>.fromOpaque(pointer).takeUnretainedValue().watched(kind, number)
    }
    return 1
  }
#endif
