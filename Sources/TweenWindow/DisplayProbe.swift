/// Finds out from environment variables and X resources whether there is a display, and how dense it is.
package enum DisplayProbe {
  /// Returns the reason why no window can be opened with these environment variables; nil if one can.
  ///
  /// A driver that `SDL_VIDEODRIVER` names needs only its own display; `dummy` and `offscreen` need none.
  package static func problem(environment: [String: String]) -> String? {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    let driver = environment["SDL_VIDEODRIVER"] ?? ""
    switch driver {
    case "":
      if isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") { return nil }
      return "neither DISPLAY nor WAYLAND_DISPLAY is set"
    case "x11":
      return isSet("DISPLAY") ? nil : "SDL_VIDEODRIVER is x11 and DISPLAY is not set"
    case "wayland":
      // Without WAYLAND_DISPLAY, Wayland uses its default socket, wayland-0.
      if isSet("WAYLAND_DISPLAY") || isSet("XDG_RUNTIME_DIR") { return nil }
      return "SDL_VIDEODRIVER is wayland and WAYLAND_DISPLAY is not set"
    default:
      return nil
    }
  }

  /// Returns whether a user can see a window of `driver`, or the environment names that driver. If the
  /// display cannot be reached, SDL falls back to drivers that show nothing.
  package static func isVisible(driver: String, environment: [String: String]) -> Bool {
    if driver == "x11" || driver == "wayland" { return true }
    return !(environment["SDL_VIDEODRIVER"] ?? "").isEmpty
  }

  /// Returns `Xft.dpi` from an X server's resource text (lines of `name: value`); the last line counts. Nil
  /// if the value is absent or not a positive number.
  package static func dotsPerInch(resources: String) -> Double? {
    var found: Double?
    for line in resources.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].filter { !$0.isWhitespace }
      guard name == "Xft.dpi" else { continue }
      let value = line[line.index(after: colon)...].filter { !$0.isWhitespace }
      if let number = Double(value), number.isFinite, number > 0 { found = number }
    }
    return found
  }
}
