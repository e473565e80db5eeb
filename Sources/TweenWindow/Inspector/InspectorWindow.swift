#if Window
  import CSDL2
  import Foundation
  import TweenMotion
  import TweenPaint
  import TweenRaster
  import TweenStage
  import TweenViews

  /// The inspector's window. It has a stage of its own, which reads the program's data only from the model.
  @MainActor final class InspectorWindow {
    /// SDL's number of the window.
    let number: UInt32
    /// Whether the user has closed the window.
    private(set) var isClosed = false
    /// Receives each key that is pressed in the window, and returns whether it handled the key.
    var onKey: ((KeyEquivalent, EventModifiers) -> Bool)?

    private let stage: Stage
    private let display: LiveDisplay
    private let options: WindowOptions
    private let window: OpaquePointer
    private let presenter: any Presenter
    private let renderer: Renderer
    private var pacer: FramePacer
    private var pending = PendingInput()
    private var scale: WindowScale
    private var output = WholeSize(width: 0, height: 0)
    private var wantsFrame = true
    private var isExposed = false
    private var hasComplained = false

    /// The window's size in points.
    static let size = CGSize(width: 720, height: 780)

    /// - Parameter place: The place of the window, in window units; nil: the middle of the screen.
    init(
      _ model: InspectorModel, place: WindowPlace?, display: LiveDisplay, options: WindowOptions,
      now: UInt64
    ) throws(WindowError) {
      self.display = display
      self.options = options
      let guess = WindowScale.guess(display, options)
      let frame = WindowFrame(
        size: Self.size, start: place.map { .at($0) } ?? .middle, screens: display.screens)
      window = try LiveWindow.open(
        frame.fitted(guess), title: "\(ProcessInfo.processInfo.processName): inspector")
      number = SDL_GetWindowID(window)
      WindowIcon.set(on: window)
      presenter =
        display.isWayland
        ? try TexturePresenter(window: window) : SurfacePresenter(window: window)
      // One thread is enough for this small window, and leaves the cores to the program.
      renderer = Renderer(threadCount: 1)
      (output, scale) = LiveWindow.measure(window, display, options)
      var configuration = Stage.Configuration(
        size: scale.points(output: output), scale: scale.pixelsPerPoint, colorScheme: .dark,
        isLive: true)
      configuration.idiom = .desktop
      configuration.leavesTasks = true
      stage = Stage(content: InspectorView(model: model), configuration: configuration)
      pacer = FramePacer(frameRate: .sixty, now: now)
      // The program's window must not look deactivated, so this window does not take the focus.
      SDL_SetHint(SDL_HINT_WINDOW_NO_ACTIVATION_WHEN_SHOWN, "1")
      SDL_ShowWindow(window)
      SDL_SetHint(SDL_HINT_WINDOW_NO_ACTIVATION_WHEN_SHOWN, "0")
      stage.onNeedsFrame = { [weak self] in self?.wantsFrame = true }
    }

    func close() {
      stage.onNeedsFrame = nil
      presenter.close()
      if display.isWayland { SDL_HideWindow(window) } else { SDL_DestroyWindow(window) }
    }

    /// Whether the window has the keyboard.
    var hasFocus: Bool { SDL_GetKeyboardFocus() == window }

    // MARK: Frames

    /// Returns the moment at which the next frame is due, in nanoseconds; nil: not before an event.
    func due() -> UInt64? {
      if isExposed { return 0 }
      return pacer.due(stage.next, isAsked: wantsFrame || !pending.isEmpty)
    }

    func drawFrame(now: UInt64) {
      if isExposed {
        isExposed = false
        return present(nil)
      }
      let time = pacer.beginFrame(now: now)
      wantsFrame = false
      for event in pending.take() { stage.send(event, at: time) }
      stage.advance(to: time)
      pacer.endFrame(stage.next)
      do {
        let frame = try renderer.render(stage.displayList)
        if !frame.damageRects.isEmpty { present(frame.damageRects) }
      } catch {
        complain(error)
      }
    }

    /// Copies the pixels into the window.
    private func present(_ rects: [PixelRect]?) {
      do {
        try renderer.withPixels { pixels, width, height, stride throws(WindowError) in
          guard let start = pixels.baseAddress, width > 0, height > 0 else { return }
          try presenter.present(
            FramePixels(start: start, width: width, height: height, stride: stride), changed: rects)
        }
      } catch {
        complain(error)
      }
    }

    private func complain(_ error: any Error) {
      guard !hasComplained else { return }
      hasComplained = true
      StandardError.write("A frame of the inspector could not be drawn: \(error)")
    }

    // MARK: Events

    func handle(_ event: inout SDL_Event) {
      switch SDL_EventType(rawValue: event.type) {
      case SDL_WINDOWEVENT: windowChanged(SDL_WindowEventID(rawValue: UInt32(event.window.event)))
      case SDL_MOUSEMOTION:
        pending.pointerMoved(
          to: scale.points(x: Double(event.motion.x), y: Double(event.motion.y)))
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
        guard Int32(event.button.button) == SDL_BUTTON_LEFT else { break }
        let place = scale.points(x: Double(event.button.x), y: Double(event.button.y))
        if event.type == SDL_MOUSEBUTTONDOWN.rawValue {
          pending.pointerPressed(.left, at: place)
        } else {
          pending.pointerReleased(.left, at: place)
        }
      case SDL_MOUSEWHEEL:
        let (x, y) = (Double(event.wheel.preciseX), Double(event.wheel.preciseY))
        pending.wheelTurned(x: x, y: y, glides: PendingInput.areNotches(x: x, y: y))
      case SDL_KEYDOWN:
        let (code, bits) = (event.key.keysym.sym, event.key.keysym.mod)
        guard let key = SDLKeyCodes.key(code: code, modifierBits: bits) else { break }
        let modifiers = SDLKeyCodes.modifiers(bits: bits, keyCode: code)
          .subtracting([.capsLock, .numericPad])
        if modifiers == .command, key == "w" {
          isClosed = true
        } else if onKey?(key, modifiers) != true {
          pending.add(.key(key, modifiers: modifiers, phase: .down))
          pending.add(.key(key, modifiers: modifiers, phase: .up))
        }
      default: break
      }
    }

    private func windowChanged(_ kind: SDL_WindowEventID) {
      switch kind {
      case SDL_WINDOWEVENT_CLOSE: isClosed = true
      case SDL_WINDOWEVENT_EXPOSED: isExposed = true
      case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED, SDL_WINDOWEVENT_MOVED:
        updateGeometry()
      case SDL_WINDOWEVENT_LEAVE: pending.pointerLeft()
      case SDL_WINDOWEVENT_FOCUS_LOST: pending.focusLost()
      default: break
      }
    }

    private func updateGeometry() {
      let (newOutput, newScale) = LiveWindow.measure(window, display, options)
      guard newOutput.width > 0, newOutput.height > 0 else { return }
      if newScale != scale { pending.add(.scale(newScale.pixelsPerPoint)) }
      if newScale != scale || newOutput != output {
        pending.add(.resize(newScale.points(output: newOutput)))
      }
      (output, scale) = (newOutput, newScale)
    }
  }
#endif
