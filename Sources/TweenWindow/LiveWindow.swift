#if Window
  import CSDL2
  import Foundation
  import TweenDesktop
  import TweenMotion
  import TweenPaint
  import TweenRaster
  import TweenStage
  import TweenViews

  /// One open window of a program: its events, its pixels.
  @MainActor final class LiveWindow {
    /// What the stage calls it.
    let id: String
    /// What SDL calls it.
    let number: UInt32
    /// The stage's window.
    private(set) var shown: Stage.Window
    unowned let program: LiveProgram
    /// Whether the keys are shown.
    var showsHelp = false { didSet { wantsFrame = true } }
    /// A sentence about the window; nil: none, or its time is over.
    var notice: WindowNotice? { didSet { wantsFrame = true } }
    /// The fingers on a touch screen.
    var touches = TouchPair()
    /// Input for the next frame.
    var pending = PendingInput()
    /// The modifier keys held, as the program knows.
    var heldModifiers: EventModifiers = []
    private(set) var scale: WindowScale
    private(set) var output = WholeSize(width: 0, height: 0)
    /// Something that is not input asks for a frame.
    var wantsFrame = false
    /// The window system lost what the window showed.
    private(set) var isExposed = false
    /// Whether anybody can see the window.
    private(set) var isVisible = true

    private let display: LiveDisplay
    let options: WindowOptions
    private let renderer: Renderer
    private let window: OpaquePointer
    private let presenter: any Presenter
    private(set) var title: String
    /// How it opens.
    private var frame: WindowFrame
    /// Size and place before the user changed them; nil before it was shown.
    private var opened: (output: WholeSize, place: WindowPlace)?
    /// Tells assistive technology of the window.
    private(set) var accessibility: WindowAccessibility?
    /// Whether it has made room for another.
    private var isHidden = false
    private var isClosing = false
    private var hasLimits = false

    var stage: Stage { program.stage }

    /// - Parameter size: in points; nil: the size that the stage has it in.
    init(
      _ shown: Stage.Window, size: CGSize?, start: WindowStart, display: LiveDisplay,
      options: WindowOptions, program: LiveProgram
    ) throws(WindowError) {
      self.shown = shown
      self.display = display
      self.options = options
      self.program = program
      id = shown.id
      let guess = WindowScale.guess(display, options)
      title = Self.title(of: shown)
      frame = WindowFrame(
        size: size ?? shown.size, least: options.size == nil ? shown.limits?.least ?? .zero : .zero,
        start: start, borders: program.windows.last?.frame.borders ?? WindowBorders(),
        screens: display.screens)
      window = try Self.open(frame.fitted(guess), title: title)
      number = SDL_GetWindowID(window)
      WindowIcon.set(on: window)
      scale = Self.measure(window, display, options).scale
      let units = frame.fitted(scale).size
      SDL_SetWindowSize(window, Int32(units.width), Int32(units.height))
      let opening =
        units == scale.windowSize(points: frame.size) ? frame.size : scale.points(units: units)
      presenter =
        display.isWayland
        ? try TexturePresenter(window: window) : SurfacePresenter(window: window)
      renderer = Renderer(threadCount: options.threads)
      if scale != guess { pending.add(.scale(scale.pixelsPerPoint)) }
      if opening != shown.size { pending.add(.resize(opening)) }
      output = WholeSize(
        width: Int((shown.size.width * scale.pixelsPerPoint).rounded()),
        height: Int((shown.size.height * scale.pixelsPerPoint).rounded()))
    }

    func show() {
      // SDL waits until the window is there.
      let requests = MapRequests(for: window)
      SDL_ShowWindow(window)
      requests?.stop()
      settle()
      opened = (Self.measure(window, display, options).output, place)
      accessibility = WindowAccessibility(window: self)
    }

    /// Brings the window onto the screen with what the window manager has drawn around it, which is
    /// known from now on. Under Wayland the compositor alone places windows.
    private func settle() {
      guard !display.isWayland else { return }
      SDL_PumpEvents()
      var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      if SDL_GetWindowBordersSize(window, &top, &left, &bottom, &right) == 0 {
        frame.borders = WindowBorders(
          top: Int(top), left: Int(left), bottom: Int(bottom), right: Int(right))
      }
      let fitted = frame.fitted(scale)
      var (width, height): (Int32, Int32) = (0, 0)
      SDL_GetWindowSize(window, &width, &height)
      if fitted.size != WholeSize(width: Int(width), height: Int(height)) {
        SDL_SetWindowSize(window, Int32(fitted.size.width), Int32(fitted.size.height))
      }
      if let place = fitted.place, place != self.place {
        SDL_SetWindowPosition(window, Int32(place.x), Int32(place.y))
      }
    }

    /// Has the window fill the screen, or be as large as before.
    func toggleFullScreen() {
      let isFull = SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN.rawValue != 0
      SDL_SetWindowFullscreen(window, isFull ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue)
    }

    /// Notes what the user made of size and place since the window opened. One that fills the screen
    /// has neither.
    ///
    /// - Parameter sizes: Whether the size is the user's, and not that of the command line.
    func note(in entry: inout WindowMemory.Entry, sizes: Bool) {
      let filling = SDL_WINDOW_FULLSCREEN.rawValue | SDL_WINDOW_MAXIMIZED.rawValue
      guard let opened, SDL_GetWindowFlags(window) & filling == 0 else { return }
      let now = Self.measure(window, display, options)
      if sizes, now.output != opened.output, shown.limits?.isFixed != true {
        let size = now.scale.points(output: now.output)
        (entry.width, entry.height) = (size.width, size.height)
      }
      if !display.isWayland, place != opened.place { (entry.x, entry.y) = (place.x, place.y) }
    }

    func raise() { SDL_RaiseWindow(window) }

    func minimize() { SDL_MinimizeWindow(window) }

    func close() {
      program.remember(self)
      accessibility?.close()
      presenter.close()
      if display.isWayland {
        // The decorations of SDL 2.26 outlive a window that is destroyed, and are told of the next one
        // opened: they write to what is not there any more. A hidden window is small, and goes with
        // the display.
        SDL_HideWindow(window)
      } else {
        SDL_DestroyWindow(window)
      }
    }

    /// Has the program close it, in the coming frame.
    func askToClose() {
      guard !isClosing else { return }
      isClosing = true
      program.inspection.endPause()
      pending.add(.close)
    }

    /// The program's title, else the program's name, with a number where another window has it.
    private static func title(of shown: Stage.Window) -> String {
      shown.numberedTitle(orElse: ProcessInfo.processInfo.processName)
    }

    static func open(
      _ frame: (size: WholeSize, place: WindowPlace?), title: String
    ) throws(WindowError) -> OpaquePointer {
      let anywhere = Int(SDL_WINDOWPOS_UNDEFINED_MASK)
      let flags =
        SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
        | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      let window = SDL_CreateWindow(
        title, Int32(frame.place?.x ?? anywhere), Int32(frame.place?.y ?? anywhere),
        Int32(frame.size.width), Int32(frame.size.height), flags)
      guard let window else { throw .sdl(LiveDisplay.lastError("opening the window")) }
      return window
    }

    /// Takes over what the program says of the window.
    func follow() {
      accessibility?.frameWasMade()
      let newTitle = Self.title(of: shown)
      if newTitle != title {
        title = newTitle
        SDL_SetWindowTitle(window, title)
      }
      if shown.isHidden != isHidden {
        isHidden = shown.isHidden
        if isHidden { SDL_HideWindow(window) } else { SDL_ShowWindow(window) }
      }
      if !hasLimits {
        hasLimits = true
        takeLimits()
      }
    }

    /// The user may make the window as small and as large as the scene lets it be.
    private func takeLimits() {
      guard options.size == nil, let limits = shown.limits else { return }
      let least = scale.windowSize(points: limits.least)
      // A window that a small screen has made smaller stays so.
      let size = frame.fitted(scale).size
      SDL_SetWindowMinimumSize(
        window, Int32(max(1, min(least.width, size.width))),
        Int32(max(1, min(least.height, size.height))))
      guard limits.most.width.isFinite, limits.most.height.isFinite else { return }
      let most = scale.windowSize(points: limits.most)
      SDL_SetWindowMaximumSize(
        window, Int32(max(1, most.width)), Int32(max(1, most.height)))
    }

    // MARK: Frames

    /// Shows another window of the stage's that has its name, in the size that it has.
    func rebind(_ fresh: Stage.Window) {
      shown = fresh
      isClosing = false
      let size = scale.points(output: output)
      if fresh.displayList.scale != scale.pixelsPerPoint {
        pending.add(.scale(scale.pixelsPerPoint))
      }
      if fresh.size != size { pending.add(.resize(size)) }
    }

    /// Rasterizes what changed and brings it into the window.
    func showFrame(_ report: inout WindowReport) {
      guard isVisible, !isHidden else { return }
      var list = shown.displayList
      if program.isReplaying {
        // The recorded window had a scale of its own.
        list.scale = scale.pixelsPerPoint
      }
      if showsHelp {
        list.items += HelpPanel(shortcuts: keys).items(in: list.size)
      }
      list = program.overlaid(list, in: self)
      list.items += program.inspection.overlay(over: list, of: self)
      if let notice {
        let inset = program.scrubber?.inset(in: self) ?? 0
        list.items += notice.items(in: list.size, above: inset)
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
        if try present(changed: nil) { program.framesRepeated() }
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

    /// What the program shows in the window, as pixels: without the keys and without notices.
    func picture() throws -> Bitmap {
      var list = shown.displayList
      list.scale = scale.pixelsPerPoint
      let renderer = Renderer(threadCount: options.threads)
      try renderer.render(list)
      return renderer.bitmap
    }

    // MARK: Replays

    /// Makes the window as large as the recorded one is.
    func followReplay() {
      let wanted = scale.windowSize(points: shown.size)
      var (width, height): (Int32, Int32) = (0, 0)
      SDL_GetWindowSize(window, &width, &height)
      guard wanted.width > 0, wanted.height > 0,
        wanted != WholeSize(width: Int(width), height: Int(height))
      else { return }
      SDL_SetWindowSize(window, Int32(wanted.width), Int32(wanted.height))
    }

    /// Whether keys come to it.
    var hasFocus: Bool {
      SDL_GetWindowFlags(window) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0
    }

    /// The program gets the window as it is: what the recorded one was is over.
    func replayEnded() {
      pending.insertFirst([
        .scale(scale.pixelsPerPoint), .resize(scale.points(output: output)),
        .phase(hasFocus ? .active : .inactive),
      ])
    }

    // MARK: Geometry

    func becameVisible(_ visible: Bool) {
      guard visible != isVisible else { return }
      isVisible = visible
      // What the program itself has hidden or shown it knows.
      if visible ? shown.phase == .background && !isHidden : !isHidden {
        pending.add(.phase(visible ? .inactive : .background))
      }
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

    /// What the desktop's portals call it; empty where they have no name for it.
    var portalName: String {
      let id = sdl_x11_window(window)
      return id == 0 ? "" : "x11:" + String(id, radix: 16)
    }

    /// Where another window lies beside it: to the right, or where only the left has the room, there.
    ///
    /// - Parameter size: The other window's, in points.
    func place(beside size: CGSize) -> WindowPlace {
      var (width, height): (Int32, Int32) = (0, 0)
      SDL_GetWindowSize(window, &width, &height)
      let other = scale.windowSize(points: size).width
      let gap = 16
      let right = WindowPlace(x: place.x + Int(width) + gap, y: place.y)
      let left = WindowPlace(x: place.x - other - gap, y: place.y)
      let screen = display.screens.first { $0.x <= place.x && place.x < $0.x + $0.width }
      guard let screen, right.x + other > screen.x + screen.width, left.x >= screen.x else {
        return right
      }
      return left
    }

    /// Where its content lies on the screen, in the window system's units.
    var place: WindowPlace {
      var (x, y): (Int32, Int32) = (0, 0)
      SDL_GetWindowPosition(window, &x, &y)
      return WindowPlace(x: Int(x), y: Int(y))
    }

    static func measure(
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
  }

  extension WindowScale {
    /// Whether a unit is a pixel shows when the window exists; till then, as if it were.
    static func guess(_ display: LiveDisplay, _ options: WindowOptions) -> WindowScale {
      let unit = WholeSize(width: 1, height: 1)
      return WindowScale(
        window: unit, output: unit, dotsPerInch: display.dotsPerInch, requested: options.scale)
    }
  }
#endif
