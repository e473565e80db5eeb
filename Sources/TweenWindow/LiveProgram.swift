#if Window
  import CSDL2
  import Foundation
  import TweenMotion
  import TweenStage
  import TweenViews

  /// A program in its windows: events in, frames out, asleep in between. One stage, one clock, a
  /// `LiveWindow` for each window of the stage's.
  @MainActor final class LiveProgram {
    let stage: Stage
    var report = WindowReport()
    /// In the order they opened.
    private(set) var windows: [LiveWindow] = []
    /// The program is to end, whatever it would still do.
    var isClosed = false
    /// Something that is not input asks for a frame: the program, or a window itself.
    var wantsFrame = false
    /// Whether the program gets a recording's input, and not yet the user's.
    var isReplaying: Bool

    let display: LiveDisplay
    let options: WindowOptions
    private let watch: MainQueueWatch
    var pacer: FramePacer
    /// The inspector, and the pace of time.
    private(set) lazy var inspection = LiveInspection(self, options: options)
    private var isDrawing = false
    /// Whether a frame was drawn in a window.
    private var isShown = false
    private let cursor = PointerCursor()
    /// Where the windows were in earlier runs; nil: nothing is kept of them.
    private var memory: WindowMemory?
    private var hasComplainedOfMemory = false
    /// The text size that the desktop has set, from 0 on; nil: none.
    var desktopTextSize: Int?
    /// The time bar; nil: the program has none.
    let scrubber: TimeScrubber?
    /// The window that says why there is no time bar.
    var noticeWindow: String?
    /// Where the caret stood in the last frame, and in which window; nil: nothing is edited.
    private var shownCaret: (rect: CGRect, window: String)?
    /// How often the stage had brought a window forward.
    var raises = 0
    /// The replay, and the recording; nil: the program is one of ours that has neither.
    private(set) var session: SessionRun?

    /// An unseen program lives on, with fewer frames, in nanoseconds: enough for timers and
    /// completions, little work, and below the clock's stall threshold.
    private static let unseenPeriod: UInt64 = 100_000_000

    /// - Parameter makeStage: starts the program in a window of that size in points and that scale,
    ///   at that frame rate.
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
      // What a replay opens was opened in the run.
      stage.opensURL = isReplaying ? { _ in true } : { SystemOpener.open($0) }
      let fileDialogs = FileDialogs.use(keepsInput: stage.configuration.keepsInput)
      // Thrown below and by `run`, for who opened the window to say.
      stage.onFailure = { _ in }
      watch = try MainQueueWatch()
      pacer = FramePacer(
        frameRate: stage.configuration.frameRate, now: MonotonicClock.now())
      SystemClipboard.use(DesktopClipboard.host(of: self))
      if let session { self.session = try SessionRun(session, of: stage) }
      for mark in session?.replay?.marks ?? [] { scrubber?.timeline.append(mark) }
      // Frame 0 builds the tree, which says how its window is to be. It is never shown: the first
      // frame in the window is frame 1, in the window's own size and scale.
      stage.advance(to: .zero)
      if try self.session?.replayAtOnce() ?? false { isReplaying = false }
      if let failure = stage.failure { throw .program(failure) }
      for (place, shown) in stage.windows.enumerated() { try open(shown, isFirst: place == 0) }
      if let url = options.openURL { windows.first?.pending.add(.openURL(url)) }
      stage.onNeedsFrame = { [weak self] in self?.wantsFrame = true }
      stage.onUnhandledInput = { [weak self] event, window in
        // A key of a replay belongs to the window that was recorded.
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
      // On a desktop SDL begins with it.
      SDL_StopTextInput()
      for window in windows { window.updateGeometry() }
    }

    /// - Parameter isFirst: Whether the program begins with it, so that the options are for it.
    private func open(_ shown: Stage.Window, isFirst: Bool = false) throws(WindowError) {
      // Of several windows of a scene the first one opens as its like did last.
      let isAlone = !windows.contains { $0.shown.sceneName == shown.sceneName }
      let known = isAlone ? memory?[shown.sceneName] : nil
      // At the end of a replay a window has the size that the run gave it.
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

    /// Where a window opens: in the place of the one that makes room for it, else where it was in the
    /// run before, else beside the one that was opened last.
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

    /// Keeps what the user did to a window's size and place, for the next run.
    func remember(_ window: LiveWindow) {
      guard var memory else { return }
      window.note(in: &memory[window.shown.sceneName], sizes: options.size == nil)
      do {
        try memory.save()
      } catch {
        if !hasComplainedOfMemory {
          StandardError.write(
            "warning: sizes and places of windows are not kept: \(error.localizedDescription)")
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
      // The one in front last: of several windows of a scene its size and place are kept.
      let front = self.front
      for window in windows where window !== front { window.close() }
      front?.close()
      windows = []
      cursor.close()
    }

    // MARK: The loop

    /// Runs until the last window is closed, or the program can't go on, which is thrown.
    func run() throws(WindowError) -> WindowReport {
      pacer.restart(now: MonotonicClock.now())
      // A replay that is over has brought the stage to a later moment.
      if stage.time > .zero { resume() }
      wantsFrame = true
      if options.inspects { inspection.open() }
      while !isClosed, !stage.isEnded, stage.failure == nil {
        turn()
        if !isShown, report.framesAdvanced > 0 { wasShown() }
      }
      if let failure = stage.failure { throw .program(failure) }
      if options.printsStats { report.frameTimes = inspection.times.total }
      return report
    }

    /// The first frame was drawn: the process that started the program may end the former one.
    private func wasShown() {
      isShown = true
      let event = watch.wakeEvent
      session?.beginRemote {
        var wake = SDL_Event()
        wake.type = event
        SDL_PushEvent(&wake)
      }
    }

    /// Gives the program what waits for its next frame, before it stands still.
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

    /// The program stands still: the windows repaint what they show, and may be closed.
    private func hold() {
      for window in windows {
        // Input waits for the program to go on.
        if window.pending.events.contains(.close) { isClosed = true }
        if window.wantsFrame {
          window.wantsFrame = false
          window.showFrame(&report)
        }
        if window.isExposed { window.repeatFrame() }
      }
      wait(nanoseconds: nil)
    }

    /// What comes between two frames. Of a stage that is not live the tasks belong to the coming frame, as in
    /// each replay.
    private func runTasks() {
      if stage.configuration.isLive {
        stage.runTasks()
      } else if MainQueue.hasTurn {
        wantsFrame = true
      }
    }

    /// Sleeps until an event comes, and takes it, or until the time is over; nil: no limit.
    func wait(nanoseconds: UInt64?) {
      var event = SDL_Event()
      guard let nanoseconds else {
        if SDL_WaitEvent(&event) != 0 {
          handle(&event)
          takeEvents()
        }
        return
      }
      // SDL counts in milliseconds: it waits the whole ones, the timer the rest, for even frames.
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

    /// Hands an event to the window that it is for.
    private func handle(_ event: inout SDL_Event) {
      if inspection.takes(&event) { return }
      switch SDL_EventType(rawValue: event.type) {
      case SDL_QUIT:
        // The last window's close button asks for both; it has its update all the same.
        for window in windows { window.askToClose() }
      case SDL_DISPLAYEVENT: for window in windows { window.updateGeometry() }
      default:
        if event.type == watch.wakeEvent { return woken() }
        window(of: event)?.handle(&event)
      }
    }

    /// The window that an event tells of; for one that tells of none the one in front.
    private func window(of event: SDL_Event) -> LiveWindow? {
      let number = event.windowNumber
      return windows.first { $0.number == number } ?? (number == 0 ? front : nil)
    }

    var front: LiveWindow? {
      let id = stage.frontWindow?.id
      return windows.first { $0.id == id } ?? windows.first
    }

    /// Ends what `watchShift` began, once the shift keys are up. SDL throws away typed text that
    /// still waits when it is told to stop: only an empty queue loses nothing. A loop that was busy
    /// for long finds the key, what it typed and the key's end in the queue at once.
    func stopTypingUnlessHeld() {
      guard !ShiftWatch.isEdited, SDL_IsTextInputActive() != SDL_FALSE else { return }
      let isHeld = SDL_GetModState().rawValue & UInt32(KMOD_SHIFT.rawValue) != 0
      if !isHeld { SDL_StopTextInput() }
    }

    /// The main queue has work, or had it until the last turn drained it.
    private func woken() {
      runTasks()
      // What waits for a frame, and what is posted without an end, must not wake the loop again
      // before it has had its turn.
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

    /// Shows the frame that there is with what is to be drawn over it now.
    func repaint() { for window in windows { window.showFrame(&report) } }

    /// Opens what the program has opened, and closes what it has closed.
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

    /// The pointer looks as the views under it have it.
    private func followPointer() {
      guard let focus = SDL_GetMouseFocus() else { return }
      let number = SDL_GetWindowID(focus)
      guard let window = windows.first(where: { $0.number == number }) else { return }
      cursor.show(window.shown.pointerStyle)
    }

    /// An input method composes, and types, where a text is edited alone (Controls 8.4).
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
        // What is being composed went with the focus.
        SDL_ClearComposition()
        stopTypingUnlessHeld()
      }
    }

    /// Called while SDL is still busy with the window system: during a live resize some of them
    /// give the loop no turn until the button is released.
    fileprivate func watched(_ kind: SDL_WindowEventID, _ number: UInt32) {
      guard kind == SDL_WINDOWEVENT_SIZE_CHANGED, !isDrawing, !isClosed,
        let window = windows.first(where: { $0.number == number })
      else { return }
      window.updateGeometry()
      let now = MonotonicClock.now()
      if let due = pacer.due(stage.next, isAsked: true), due <= now {
        drawFrame(now: now)
      } else {
        // Too early for a frame: the old one at its place, in its size, and no black around it.
        window.repeatFrame()
      }
    }

    func framesRepeated() { report.framesRepeated += 1 }
  }

  extension SDL_Event {
    /// SDL's number of the window that it tells of; 0: of none.
    var windowNumber: UInt32 {
      switch SDL_EventType(rawValue: type) {
      case SDL_WINDOWEVENT: window.windowID
      case SDL_MOUSEMOTION: motion.windowID
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
      case SDL_MOUSEWHEEL: wheel.windowID
      case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: tfinger.windowID
      case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: drop.windowID
      case SDL_KEYDOWN, SDL_KEYUP: key.windowID
      case SDL_TEXTINPUT: text.windowID
      case SDL_TEXTEDITING: edit.windowID
      case SDL_TEXTEDITING_EXT: editExt.windowID
      default: 0
      }
    }
  }

  /// What is typed with shift comes as text even while nothing is edited: "?" is another key on each
  /// keyboard, and opens the help. Before SDL turns the next key into text, which the loop is too late
  /// for.
  private func watchShift(_ event: UnsafeMutablePointer<SDL_Event>) {
    let type = event.pointee.type
    guard type == SDL_KEYDOWN.rawValue, !ShiftWatch.isEdited else { return }
    let code = event.pointee.key.keysym.sym
    guard code == Int32(SDLK_LSHIFT.rawValue) || code == Int32(SDLK_RSHIFT.rawValue) else { return }
    SDL_StartTextInput()
  }

  /// What the watch of the shift key knows.
  enum ShiftWatch {
    // SDL calls the watch on the main thread, as it is asked above.
    /// Whether a text is edited, so that all that is typed comes as text.
    nonisolated(unsafe) static var isEdited = false
  }

  /// SDL calls this for every event as it comes, on whatever thread it comes.
  private func watchEvents(
    _ context: UnsafeMutableRawPointer?, _ event: UnsafeMutablePointer<SDL_Event>?
  ) -> CInt {
    guard let context, let event, Thread.isMainThread else { return 1 }
    watchShift(event)
    guard event.pointee.type == SDL_WINDOWEVENT.rawValue else { return 1 }
    let kind = SDL_WindowEventID(rawValue: UInt32(event.pointee.window.event))
    let number = event.pointee.window.windowID
    // On the main thread, as asked above: it goes to no other.
    nonisolated(unsafe) let pointer = context
    MainActor.assumeIsolated {
      Unmanaged<LiveProgram>.fromOpaque(pointer).takeUnretainedValue().watched(kind, number)
    }
    return 1
  }
#endif
