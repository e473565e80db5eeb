#if Window
  import CSDL2
  import Foundation
  import TweenDesktop
  import TweenMotion
  import TweenPaint
  import TweenRaster
  import TweenStage
  import TweenViews

  /// One open window of a program, with its events and pixels.
  @MainActor final class LiveWindow {
    /// The stage's id of the window.
    let id: String
    /// SDL's number of the window.
    let number: UInt32
    /// The stage's window.
    private(set) var shown: Stage.Window
    unowned let program: LiveProgram
    /// Whether the help panel is shown.
    var showsHelp = false { didSet { wantsFrame = true } }
    /// A sentence about the window; nil: there is none, or it has expired.
    var notice: WindowNotice? { didSet { wantsFrame = true } }
    /// The fingers on a touch screen.
    var touches = TouchPair()
    /// The input for the next frame.
    var pending = PendingInput()
    /// The held modifier keys, as the program last received them.
    var heldModifiers: EventModifiers = []
    private(set) var scale: WindowScale
    private(set) var output = WholeSize(width: 0, height: 0)
    /// Whether a frame is requested by something else than input.
    var wantsFrame = false
    /// Whether the window system lost the window's content.
    private(set) var isExposed = false
    /// Whether a user can see the window.
    private(set) var isVisible = true

    private let display: LiveDisplay
    let options: WindowOptions
    private let renderer: Renderer
    private let window: OpaquePointer
    private let presenter: any Presenter
    private(set) var title: String
    /// The size and place at which the window opens.
    private var frame: WindowFrame
    /// The size and place before the user changed them; nil before the window was shown.
    private var opened: (output: WholeSize, place: WindowPlace)?
    /// The window's connection to assistive technology.
    private(set) var accessibility: WindowAccessibility?
    /// Whether the window is hidden behind a window that took its place.
    private var isHidden = false
    private var isClosing = false
    private var hasLimits = false

    var stage: Stage { program.stage }

    /// - Parameter size: the size in points; nil: the size of the stage's window.
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
      // SDL waits until the window is mapped.
      let requests = MapRequests(for: window)
      SDL_ShowWindow(window)
      requests?.stop()
      settle()
      opened = (Self.measure(window, display, options).output, place)
      accessibility = WindowAccessibility(window: self)
    }

    /// Moves the window onto the screen together with the window manager's borders, whose sizes are known
    /// only now. Under Wayland only the compositor places windows.
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

    /// Makes the window fill the screen, or restores its former size.
    func toggleFullScreen() {
      let isFull = SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN.rawValue != 0
      SDL_SetWindowFullscreen(window, isFull ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue)
    }

    /// Stores the user's changes of size and place since the window opened. A window that fills the screen
    /// has no size and place to store.
    ///
    /// - Parameter sizes: Whether the user, and not the command line, sets the size.
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
        // In SDL 2.26 the decorations of a destroyed window stay alive and receive events of the next
        // window, then write to freed memory. A hidden window is small, and is freed with the display.
        SDL_HideWindow(window)
      } else {
        SDL_DestroyWindow(window)
      }
    }

    /// Sends the request to close to the program, for the next frame.
    func askToClose() {
      guard !isClosing else { return }
      isClosing = true
      program.inspection.endPause()
      pending.add(.close)
    }

    /// Returns the program's title for the window, or the program's name, with a number if another window
    /// has the same.
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

    /// Applies the program's settings of the window.
    func follow() {
      accessibility?.frameDidChange()
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

    /// Limits the sizes that the user can choose to those of the scene.
    private func takeLimits() {
      guard options.size == nil, let limits = shown.limits else { return }
      let least = scale.windowSize(points: limits.least)
      // A window that a small screen has made smaller stays that small.
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

    /// Connects to a new window of the stage with the same id, and keeps the size.
    func rebind(_ fresh: Stage.Window) {
      shown = fresh
      isClosing = false
      let size = scale.points(output: output)
      if fresh.displayList.scale != scale.pixelsPerPoint {
        pending.add(.scale(scale.pixelsPerPoint))
      }
      if fresh.size != size { pending.add(.resize(size)) }
    }

    /// Rasterizes the changes and shows them in the window.
    func showFrame(_ report: inout WindowReport) {
      guard isVisible, !isHidden else { return }
      var list = shown.displayList
      if program.isReplaying {
        // The recorded window had a different scale.
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

    /// Shows the renderer's pixels in the window. Returns false if there are none yet.
    private func present(changed rects: [PixelRect]?) throws(WindowError) -> Bool {
      try renderer.withPixels { pixels, width, height, stride throws(WindowError) in
        guard let start = pixels.baseAddress, width > 0, height > 0 else { return false }
        let frame = FramePixels(start: start, width: width, height: height, stride: stride)
        try presenter.present(frame, changed: rects)
        return true
      }
    }

    private var hasComplained = false

    /// Reports the first frame that cannot be drawn. The frame before stays visible, and later failures
    /// would repeat the same error.
    private func complain(_ error: any Error) {
      guard !hasComplained else { return }
      hasComplained = true
      StandardError.write("A frame could not be drawn: \(error)")
    }

    /// Returns the program's content of the window as pixels, without the help panel and notices.
    func picture() throws -> Bitmap {
      var list = shown.displayList
      list.scale = scale.pixelsPerPoint
      let renderer = Renderer(threadCount: options.threads)
      try renderer.render(list)
      return renderer.bitmap
    }

    // MARK: Replays

    /// Gives the window the size of the recorded window.
    func followReplay() {
      let wanted = scale.windowSize(points: shown.size)
      var (width, height): (Int32, Int32) = (0, 0)
      SDL_GetWindowSize(window, &width, &height)
      guard wanted.width > 0, wanted.height > 0,
        wanted != WholeSize(width: Int(width), height: Int(height))
      else { return }
      SDL_SetWindowSize(window, Int32(wanted.width), Int32(wanted.height))
    }

    /// Whether the window has the keyboard.
    var hasFocus: Bool {
      SDL_GetWindowFlags(window) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0
    }

    /// Sends the window's real state to the program, because the recorded window's state no longer applies.
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
      // The program has already received the changes that it made itself.
      if visible ? shown.phase == .background && !isHidden : !isHidden {
        pending.add(.phase(visible ? .inactive : .background))
      }
      // Changes while the window was hidden were not drawn.
      if visible { wantsFrame = true }
    }

    func exposed() {
      becameVisible(true)
      isExposed = true
    }

    /// Measures the window again, and sends a new scale or size to the program as input.
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

    /// The window's name in the desktop's portals; empty if there is none.
    var portalName: String {
      let id = sdl_x11_window(window)
      return id == 0 ? "" : "x11:" + String(id, radix: 16)
    }

    /// Returns the place of another window beside this one: to the right, or to the left if only that side
    /// has room.
    ///
    /// - Parameter size: The other window's size in points.
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

    /// The place of the window's content on the screen, in the window system's units.
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
    /// Returns the scale before the window exists, with one pixel per unit; the real ratio is known later.
    static func guess(_ display: LiveDisplay, _ options: WindowOptions) -> WindowScale {
      let unit = WholeSize(width: 1, height: 1)
      return WindowScale(
        window: unit, output: unit, dotsPerInch: display.dotsPerInch, requested: options.scale)
    }
  }
#endif
