#if Window
  import CSDL2
  import Foundation
  import TweenDesktop
  import TweenMotion
  import TweenPaint
  import TweenRaster
  import TweenStage
  import TweenViews

  /// One open window: events in, frames out, asleep in between.
  @MainActor final class LiveWindow {
    let stage: Stage
    private(set) var report = WindowReport()
    var isClosed = false
    /// Whether the keys are shown.
    var showsHelp = false { didSet { wantsFrame = true } }
    /// Input for the next frame.
    /// The fingers on a touch screen.
    var touches = TouchPair()
    var pending = PendingInput()
    /// The modifier keys held, as the program knows.
    var heldModifiers: EventModifiers = []
    /// Where the caret stood in the last frame; nil: nothing is edited.
    var shownCaret: CGRect?
    private(set) var scale: WindowScale

    private let display: LiveDisplay
    let options: WindowOptions
    private let renderer: Renderer
    private let window: OpaquePointer
    private let presenter: any Presenter
    private let watch: MainQueueWatch
    /// Tells assistive technology of the window.
    private(set) var accessibility: WindowAccessibility?
    private var pacer: FramePacer
    private(set) var output = WholeSize(width: 0, height: 0)
    private(set) var title: String
    /// Something that is not input asks for a frame: the program, or the window itself.
    private var wantsFrame = false
    /// The window system lost what the window showed.
    private var isExposed = false
    /// Whether anybody can see the window.
    private var isVisible = true
    private var isDrawing = false

    /// An unseen window's program lives on, with fewer frames, in nanoseconds: enough for timers
    /// and completions, little work, and below the clock's stall threshold.
    private static let unseenPeriod: UInt64 = 100_000_000

    /// - Parameter makeStage: starts the program in a window of that size in points and that scale,
    ///   at that frame rate.
    init(
      display: LiveDisplay, options: WindowOptions,
      makeStage: (CGSize, Double, FrameRate) -> Stage
    ) throws(WindowError) {
      self.display = display
      self.options = options
      var mode = SDL_DisplayMode()
      SDL_GetCurrentDisplayMode(0, &mode)
      let frameRate = FramePacer.frameRate(refreshRate: Int(mode.refresh_rate))

      // Whether a unit is a pixel shows when the window exists; till then, as if it were.
      let unit = WholeSize(width: 1, height: 1)
      let guess = WindowScale(
        window: unit, output: unit, dotsPerInch: display.dotsPerInch, requested: options.scale)
      let wanted = options.size ?? WindowOptions.fallbackSize
      SystemClipboard.use(DesktopClipboard.host)
      stage = makeStage(wanted, guess.pixelsPerPoint, frameRate)
      stage.opensURL = { SystemOpener.open($0) }
      // Thrown below and by `run`, for who opened the window to say.
      stage.onFailure = { _ in }
      // Frame 0 builds the tree, which says how its window is to be. It is never shown: the first
      // frame in the window is frame 1, in the window's own size and scale.
      stage.advance(to: .zero)
      if let failure = stage.failure { throw .program(failure) }
      let size = options.size ?? stage.defaultSize ?? wanted
      title = Self.title(of: stage)
      window = try Self.open(guess.windowSize(points: size), title: title)
      scale = Self.measure(window, display, options).scale
      let units = scale.windowSize(points: size)
      SDL_SetWindowSize(window, Int32(units.width), Int32(units.height))

      presenter =
        display.isWayland
        ? try TexturePresenter(window: window) : SurfacePresenter(window: window)
      watch = try MainQueueWatch()
      renderer = Renderer(threadCount: options.threads)
      pacer = FramePacer(frameRate: frameRate, now: MonotonicClock.now())

      if scale != guess { pending.add(.scale(scale.pixelsPerPoint)) }
      if size != wanted { pending.add(.resize(size)) }
      output = WholeSize(
        width: Int((wanted.width * scale.pixelsPerPoint).rounded()),
        height: Int((wanted.height * scale.pixelsPerPoint).rounded()))
      if let url = options.openURL { pending.add(.openURL(url)) }
      stage.onNeedsFrame = { [weak self] in self?.wantsFrame = true }
      stage.onUnhandledInput = { [weak self] in self?.takeUnhandled($0) }
      SDL_AddEventWatch(watchEvents, Unmanaged.passUnretained(self).toOpaque())
      // SDL waits until the window is there.
      let requests = MapRequests(for: window)
      SDL_ShowWindow(window)
      requests?.stop()
      // On a desktop SDL begins with it.
      SDL_StopTextInput()
      updateGeometry()
      accessibility = WindowAccessibility(window: self)
    }

    func close() {
      accessibility?.close()
      SDL_DelEventWatch(watchEvents, Unmanaged.passUnretained(self).toOpaque())
      stage.onNeedsFrame = nil
      stage.onUnhandledInput = nil
      SystemClipboard.use(nil)
      watch.close()
      presenter.close()
      SDL_DestroyWindow(window)
    }

    /// The program's title, else the program's name.
    private static func title(of stage: Stage) -> String {
      stage.title.isEmpty ? ProcessInfo.processInfo.processName : stage.title
    }

    private static func open(_ size: WholeSize, title: String) throws(WindowError) -> OpaquePointer
    {
      let anywhere = Int32(SDL_WINDOWPOS_UNDEFINED_MASK)
      let flags =
        SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
        | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      let window = SDL_CreateWindow(
        title, anywhere, anywhere, Int32(size.width), Int32(size.height), flags)
      guard let window else { throw .sdl(LiveDisplay.lastError("opening the window")) }
      return window
    }

    // MARK: The loop

    /// Runs until the window is closed, or the program can't go on, which is thrown.
    func run() throws(WindowError) -> WindowReport {
      pacer.restart(now: MonotonicClock.now())
      wantsFrame = true
      while !isClosed, stage.failure == nil { turn() }
      if let failure = stage.failure { throw .program(failure) }
      report.stalls = pacer.stalls
      return report
    }

    /// Draws the frame that is due, or waits for it or for an event.
    private func turn() {
      stage.runTasks()
      let isAsked = wantsFrame || !pending.isEmpty
      var due = pacer.due(stage.next, isAsked: isAsked)
      if !isVisible { due = due.map { $0 &+ Self.unseenPeriod } }
      let now = MonotonicClock.now()
      if let due, due <= now {
        drawFrame(now: now)
        takeEvents()
      } else {
        wait(nanoseconds: due.map { $0 - now })
      }
      if isExposed { repeatFrame() }
    }

    /// Sleeps until an event comes, and takes it, or until the time is over; nil: no limit.
    private func wait(nanoseconds: UInt64?) {
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

    /// Ends what `watchShift` began, once the shift keys are up. SDL throws away typed text that
    /// still waits when it is told to stop: only an empty queue loses nothing. A loop that was busy
    /// for long finds the key, what it typed and the key's end in the queue at once.
    func stopTypingUnlessHeld() {
      guard !ShiftWatch.isEdited, SDL_IsTextInputActive() != SDL_FALSE else { return }
      let isHeld = SDL_GetModState().rawValue & UInt32(KMOD_SHIFT.rawValue) != 0
      if !isHeld { SDL_StopTextInput() }
    }

    // MARK: Frames

    private func drawFrame(now: UInt64) {
      guard !isDrawing else { return }
      isDrawing = true
      defer { isDrawing = false }
      let time = pacer.beginFrame(now: now)
      wantsFrame = false
      for event in pending.take() { stage.send(event, at: time) }
      stage.advance(to: time)
      pacer.endFrame(stage.next)
      followCaret()
      accessibility?.frameWasMade()
      report.framesAdvanced += 1
      let newTitle = Self.title(of: stage)
      if newTitle != title {
        title = newTitle
        SDL_SetWindowTitle(window, title)
      }
      if isVisible { showFrame() }
    }

    /// Rasterizes what changed and brings it into the window.
    private func showFrame() {
      var list = stage.displayList
      if showsHelp {
        list.items += HelpPanel(shortcuts: stage.shortcuts).items(in: list.size)
      }
      do {
        let frame = try renderer.render(list)
        guard !frame.damageRects.isEmpty else { return }
        if try present(changed: frame.damageRects) { report.framesPresented += 1 }
      } catch {
        complain(error)
      }
    }

    /// Shows the kept frame again.
    func repeatFrame() {
      isExposed = false
      guard isVisible else { return }
      do {
        if try present(changed: nil) { report.framesRepeated += 1 }
      } catch {
        complain(error)
      }
    }

    /// Brings the renderer's pixels into the window; false while there are none.
    private func present(changed rects: [PixelRect]?) throws(WindowError) -> Bool {
      try renderer.withPixels { pixels, width, height, stride throws(WindowError) in
        guard let start = pixels.baseAddress, width > 0, height > 0 else { return false }
        let frame = FramePixels(start: start, width: width, height: height, stride: stride)
        try presenter.present(frame, changed: rects)
        return true
      }
    }

    private var hasComplained = false

    /// A frame that cannot be shown leaves the one before; it is said once, as the next thousand
    /// would fail the same way.
    private func complain(_ error: any Error) {
      guard !hasComplained else { return }
      hasComplained = true
      StandardError.write("A frame could not be drawn: \(error)")
    }

    // MARK: Geometry

    /// The type of the event that tells of work on the main queue.
    var wakeEvent: UInt32 { watch.wakeEvent }

    /// The main queue has work, or had it until the last turn drained it.
    func woken() {
      stage.runTasks()
      // What waits for a frame, and what is posted without an end, must not wake the loop again
      // before it has had its turn.
      MainQueue.silence()
      watch.rearm()
    }

    func becameVisible(_ visible: Bool) {
      guard visible != isVisible else { return }
      isVisible = visible
      // What changed meanwhile was not drawn.
      if visible { wantsFrame = true }
    }

    func exposed() {
      becameVisible(true)
      isExposed = true
    }

    /// Measures the window again; a new scale or size goes to the program as input.
    func updateGeometry() {
      let (newOutput, newScale) = Self.measure(window, display, options)
      guard newOutput.width > 0, newOutput.height > 0 else { return }
      let isScaled = newScale != scale
      scale = newScale
      if isScaled { pending.add(.scale(scale.pixelsPerPoint)) }
      guard newOutput != output || isScaled else { return }
      output = newOutput
      pending.add(.resize(scale.points(output: output)))
    }

    /// Where its content lies on the screen, in the window system's units.
    var position: (x: Int, y: Int) {
      var (x, y): (Int32, Int32) = (0, 0)
      SDL_GetWindowPosition(window, &x, &y)
      return (Int(x), Int(y))
    }

    private static func measure(
      _ window: OpaquePointer, _ display: LiveDisplay, _ options: WindowOptions
    ) -> (output: WholeSize, scale: WindowScale) {
      var width: Int32 = 0
      var height: Int32 = 0
      SDL_GetWindowSize(window, &width, &height)
      let units = WholeSize(width: Int(width), height: Int(height))
      SDL_GetWindowSizeInPixels(window, &width, &height)
      let output = WholeSize(width: Int(width), height: Int(height))
      let scale = WindowScale(
        window: units, output: output, dotsPerInch: display.dotsPerInch, requested: options.scale)
      return (output, scale)
    }

    /// Called while SDL is still busy with the window system: during a live resize some of them
    /// give the loop no turn until the button is released.
    func watched(_ kind: SDL_WindowEventID) {
      guard kind == SDL_WINDOWEVENT_SIZE_CHANGED, !isDrawing, !isClosed else { return }
      updateGeometry()
      let now = MonotonicClock.now()
      if let due = pacer.due(stage.next, isAsked: true), due <= now {
        drawFrame(now: now)
      } else {
        // Too early for a frame: the old one at its place, in its size, and no black around it.
        repeatFrame()
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
    // On the main thread, as asked above: it goes to no other.
    nonisolated(unsafe) let pointer = context
    MainActor.assumeIsolated {
      Unmanaged<LiveWindow>.fromOpaque(pointer).takeUnretainedValue().watched(kind)
    }
    return 1
  }
#endif
