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
    let shown: Stage.Window
    unowned let program: LiveProgram
    /// Whether the keys are shown.
    var showsHelp = false { didSet { wantsFrame = true } }
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
    /// Tells assistive technology of the window.
    private(set) var accessibility: WindowAccessibility?
    /// Whether it has made room for another.
    private var isHidden = false
    private var isClosing = false
    private var hasLimits = false

    var stage: Stage { program.stage }

    /// - Parameter size: in points; nil: the size that the stage has it in.
    init(
      _ shown: Stage.Window, size: CGSize?, display: LiveDisplay, options: WindowOptions,
      program: LiveProgram
    ) throws(WindowError) {
      self.shown = shown
      self.display = display
      self.options = options
      self.program = program
      id = shown.id
      let guess = WindowScale.guess(display, options)
      let size = size ?? shown.size
      title = Self.title(of: shown)
      window = try Self.open(guess.windowSize(points: size), title: title)
      number = SDL_GetWindowID(window)
      scale = Self.measure(window, display, options).scale
      let units = scale.windowSize(points: size)
      SDL_SetWindowSize(window, Int32(units.width), Int32(units.height))
      presenter =
        display.isWayland
        ? try TexturePresenter(window: window) : SurfacePresenter(window: window)
      renderer = Renderer(threadCount: options.threads)
      if scale != guess { pending.add(.scale(scale.pixelsPerPoint)) }
      if size != shown.size { pending.add(.resize(size)) }
      output = WholeSize(
        width: Int((shown.size.width * scale.pixelsPerPoint).rounded()),
        height: Int((shown.size.height * scale.pixelsPerPoint).rounded()))
    }

    func show() {
      // SDL waits until the window is there.
      let requests = MapRequests(for: window)
      SDL_ShowWindow(window)
      requests?.stop()
      accessibility = WindowAccessibility(window: self)
    }

    func raise() { SDL_RaiseWindow(window) }

    func minimize() { SDL_MinimizeWindow(window) }

    func close() {
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
      pending.add(.close)
    }

    /// The program's title, else the program's name.
    private static func title(of shown: Stage.Window) -> String {
      shown.title.isEmpty ? ProcessInfo.processInfo.processName : shown.title
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
      SDL_SetWindowMinimumSize(
        window, Int32(max(1, least.width)), Int32(max(1, least.height)))
      guard limits.most.width.isFinite, limits.most.height.isFinite else { return }
      let most = scale.windowSize(points: limits.most)
      SDL_SetWindowMaximumSize(
        window, Int32(max(1, most.width)), Int32(max(1, most.height)))
    }

    // MARK: Frames

    /// Rasterizes what changed and brings it into the window.
    func showFrame(_ report: inout WindowReport) {
      guard isVisible, !isHidden else { return }
      var list = shown.displayList
      if showsHelp {
        list.items += HelpPanel(shortcuts: shown.shortcuts).items(in: list.size)
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
