#if Window
  import CSDL2
  import Foundation

  /// SDL's video system, from its start to its end.
  @MainActor final class LiveDisplay {
    /// SDL's name of the driver: x11, wayland, offscreen, dummy ...
    let driver: String
    /// Density of the display where window units are pixels; nil where nobody said.
    let dotsPerInch: Double?

    var isWayland: Bool { driver == "wayland" }

    init(environment: [String: String]) throws(WindowError) {
      if let missing = csdl_load() {
        throw .noLibrary(String(cString: missing))
      }
      let name = ProcessInfo.processInfo.processName
      SDL_SetMainReady()
      for (hint, value) in [
        (SDL_HINT_APP_NAME, name),
        // A window among others: neither the compositor nor the screen saver is to be stopped, and
        // the click that raises it counts.
        (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"), (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
        (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
        // Input methods show their candidates, and what they compose comes whole.
        (SDL_HINT_IME_SHOW_UI, "1"), (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
      ] {
        SDL_SetHint(hint, value)
      }
      if let driver = environment["SDL_VIDEODRIVER"], !driver.isEmpty {
        SDL_SetHint(SDL_HINT_VIDEODRIVER, driver)
      }
      // SDL2 over SDL3 (Debian 14's) lets a Wayland compositor enlarge windows of one pixel a point unless
      // this variable is set before the start: a display's fractional scale would be hidden, and pixels
      // blurred. A user's own value stays.
      setenv("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY", "0", 0)
      guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else {
        throw .noDisplay(LiveDisplay.lastError("opening the display"))
      }
      driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
      guard DisplayProbe.isVisible(driver: driver, environment: environment) else {
        SDL_Quit()
        throw .noDisplay("the display named by DISPLAY or WAYLAND_DISPLAY cannot be reached")
      }
      // Else SDL shows the window's surface through an OpenGL texture, 10 to 50 times slower. On
      // Wayland there is no other way, and with this hint the surface fails.
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, driver == "wayland" ? "1" : "0")
      dotsPerInch = driver == "x11" ? XResources.dotsPerInch() : nil
    }

    func close() { SDL_Quit() }

    /// Whether a person sees its windows: others leave nothing to be found again.
    var isSeen: Bool { driver == "x11" || driver == "wayland" }

    /// The part of each screen that is free for windows.
    var screens: [UnitRect] {
      (0..<max(0, SDL_GetNumVideoDisplays())).compactMap { index in
        var rect = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(index, &rect) == 0, rect.w > 0, rect.h > 0 else {
          return nil
        }
        return UnitRect(x: Int(rect.x), y: Int(rect.y), width: Int(rect.w), height: Int(rect.h))
      }
    }

    /// SDL's last error with what was being done, as an error's words.
    static func lastError(_ deed: String) -> String {
      let words = SDL_GetError().map { String(cString: $0) } ?? ""
      return words.isEmpty ? "\(deed) failed" : "\(deed) failed, \(words)"
    }
  }

#endif
