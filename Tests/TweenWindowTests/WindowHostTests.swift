#if Window
  import CSDL2
  import Foundation
  import Testing
  import TweenStage
  import TweenViews
  import TweenWindow

  /// Told each time that a program's first view has appeared: a machine that is busy may take long for that.
  private let appearance = DispatchSemaphore(value: 0)

  /// A program in which nothing moves.
  private struct Still: App {
    var body: some Scene {
      WindowGroup("Still") { Text("Nothing moves.").onAppear { appearance.signal() } }
    }
  }

  /// Windows of SDL's dummy driver, in this process. They share SDL, so one at a time.
  @Suite("WindowHost", .serialized) @MainActor struct WindowHostTests {
    /// Runs `Still` and pushes `events` from another thread once it has appeared, 100 ms apart, the last one
    /// ending it.
    private func run(
      seconds: Double, events: [SDL_EventType] = [], options: WindowOptions = WindowOptions()
    ) throws -> WindowReport {
      push(events, ending: seconds)
      return try WindowHost.run(
        Still(), options: options, environment: ["SDL_VIDEODRIVER": "dummy"])
    }

    private func push(_ events: [SDL_EventType] = [], ending seconds: Double) {
      Thread.detachNewThread {
        _ = appearance.wait(timeout: .now() + 60)
        for type in events + [SDL_QUIT] {
          usleep(UInt32((type == SDL_QUIT ? seconds : 0.1) * 1_000_000))
          var event = SDL_Event()
          event.type = type.rawValue
          // Refused until the window has opened SDL's queue.
          _ = csdl_load()
          while SDL_PushEvent(&event) < 0 { usleep(10_000) }
        }
      }
    }

    @Test("a program in which nothing moves is drawn once, and no frame is drawn after that")
    func stillness() throws {
      let report = try run(seconds: 1.5)
      #expect(report.framesPresented == 1)
      #expect(report.framesAdvanced <= 4)
    }

    @Test("a pointer that moves over it moves the program on, and draws nothing")
    func pointer() throws {
      let report = try run(
        seconds: 0.3, events: [SDL_MOUSEMOTION, SDL_MOUSEMOTION, SDL_MOUSEMOTION],
        options: WindowOptions(size: CGSize(width: 120, height: 80), scale: 1.5, seed: 1))
      #expect(report.framesPresented == 1)
      #expect(report.framesAdvanced >= 2)
    }

    /// Notes what its view finds.
    private struct Asking: App {
      nonisolated(unsafe) static var found: [String] = []

      private struct Content: View {
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.dynamicTypeSize) private var typeSize
        @Environment(\.horizontalSizeClass) private var horizontal
        @Environment(\.locale) private var locale

        var body: some View {
          GeometryReader { geometry in
            let _ =
              Asking.found = [
                "\(colorScheme)", "\(typeSize)", horizontal == .compact ? "compact" : "regular",
                locale.identifier, "\(geometry.safeAreaInsets.top)",
              ]
            Text("Asking").onAppear { appearance.signal() }
          }
        }
      }

      var body: some Scene { WindowGroup("Asking") { Content() } }
    }

    @Test("a window's program finds the device and the user that are asked for")
    func settings() throws {
      var settings = DeviceSettings()
      settings.device = Device.named("iphone se")
      settings.colorScheme = .dark
      settings.textSize = .small
      settings.locale = Locale(identifier: "fr")
      push(ending: 0.3)
      try WindowHost.run(
        Asking(), options: WindowOptions(size: settings.device?.size, settings: settings),
        environment: ["SDL_VIDEODRIVER": "dummy", "LANG": "de_DE"])
      #expect(Asking.found == ["dark", "small", "compact", "fr", "20.0"])
    }

    @Test("without a display the error says why")
    func noDisplay() {
      let reason = "neither DISPLAY nor WAYLAND_DISPLAY is set"
      #expect(throws: WindowError.noDisplay(reason)) {
        try WindowHost.run(Still(), environment: [:])
      }
    }
  }
#endif
