/// Whether there is a display, and how dense it is, told from what the environment says.
package enum DisplayProbe {
  /// The reason why no window can be opened with these environment variables; nil where one can.
  ///
  /// A driver that is asked for by `SDL_VIDEODRIVER` needs its own display only: `dummy` and
  /// `offscreen` need none.
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
      // Wayland's own default socket, wayland-0, stands for a variable that is not set.
      if isSet("WAYLAND_DISPLAY") || isSet("XDG_RUNTIME_DIR") { return nil }
      return "SDL_VIDEODRIVER is wayland and WAYLAND_DISPLAY is not set"
    default:
      return nil
    }
  }

  /// Whether a window on `driver` can be seen by somebody, or was asked for by name. SDL falls back
  /// on drivers that show nothing when the display cannot be reached.
  package static func isVisible(driver: String, environment: [String: String]) -> Bool {
    if driver == "x11" || driver == "wayland" { return true }
    return !(environment["SDL_VIDEODRIVER"] ?? "").isEmpty
  }

  /// `Xft.dpi` from an X server's resource text (lines of `name: value`); the last one counts. Nil
  /// where it is absent or no positive number.
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
