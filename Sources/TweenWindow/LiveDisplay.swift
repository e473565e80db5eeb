#if Window
  import CSDL2
  import Foundation

  /// SDL's video system, from its start to its end.
  @MainActor final class LiveDisplay {
    /// SDL's name of the driver, such as x11, wayland, offscreen or dummy.
    let driver: String
    /// The dots per inch of a display whose window units are pixels; nil if unknown.
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
        // The window is one among others: the compositor and the screen saver stay active, and the click
        // that raises the window acts in it.
        (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"), (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
        (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
        // Input methods show their candidates, and SDL delivers composed text in one piece.
        (SDL_HINT_IME_SHOW_UI, "1"), (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
      ] {
        SDL_SetHint(hint, value)
      }
      if let driver = environment["SDL_VIDEODRIVER"], !driver.isEmpty {
        SDL_SetHint(SDL_HINT_VIDEODRIVER, driver)
      }
      // SDL2 on top of SDL3 (in Debian 14) lets a Wayland compositor enlarge windows of one pixel a point,
      // unless this variable is set before the start. The display's fractional scale would be hidden, and
      // pixels blurred. A value that the user has set stays.
      setenv("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY", "0", 0)
      guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else {
        throw .noDisplay(LiveDisplay.lastError("opening the display"))
      }
      driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
      guard DisplayProbe.isVisible(driver: driver, environment: environment) else {
        SDL_Quit()
        throw .noDisplay("the display named by DISPLAY or WAYLAND_DISPLAY cannot be reached")
      }
      // Without the hint SDL shows the window's surface through an OpenGL texture, which is 10 to 50 times
      // slower. On Wayland there is no other way, and with this hint the surface fails.
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, driver == "wayland" ? "1" : "0")
      dotsPerInch = driver == "x11" ? XResources.dotsPerInch() : nil
    }

    func close() { SDL_Quit() }

    /// Whether a user sees the windows. Windows of other drivers have no place to remember.
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

    /// Returns SDL's last error with the failed action, as the words of an error.
    static func lastError(_ deed: String) -> String {
      let words = SDL_GetError().map { String(cString: $0) } ?? ""
      return words.isEmpty ? "\(deed) failed" : "\(deed) failed, \(words)"
    }
  }

#endif
