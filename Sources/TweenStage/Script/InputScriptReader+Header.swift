import Foundation
import TweenMotion
import TweenViews

extension InputScriptReader {
  /// The members that a header may have.
  static let headerMembers = [
    "inbetween", "program", "engine", "font", "seed", "size", "scale", "fps", "device",
    "colorScheme",
    "contrast", "textSize", "layoutDirection", "idiom", "locale", "timeZone", "keys", "settings",
    "listsAnimateChanges", "start", "inWindow", "end", "closed",
  ]

  /// Reads a header, whose version and member names are already checked.
  func header(_ members: [String: JSONValue]) throws(InputScriptError) -> InputScript.Header {
    var header = InputScript.Header()
    if let seed = members["seed"] {
      guard case .number(_, let whole?) = seed else {
        throw mismatch("seed", seed, "a whole number from 0 to \(UInt64.max)")
      }
      header.seed = whole
    }
    if let size = members["size"] { header.size = try self.size("size", size) }
    if let scale = members["scale"] { header.scale = try self.scale(scale) }
    if let scheme = members["colorScheme"] { header.colorScheme = try colorScheme(scheme) }
    if let idiom = members["idiom"] { header.idiom = try self.idiom(idiom) }
    if let locale = members["locale"] {
      guard case .string(let text) = locale, !text.isEmpty else {
        throw mismatch("locale", locale, "an identifier such as \"de_AT\"")
      }
      header.locale = Locale(identifier: text)
    }
    if let zone = members["timeZone"] {
      guard case .string(let text) = zone, let timeZone = TimeZone(identifier: text) else {
        throw mismatch("timeZone", zone, "an identifier such as \"Europe/Vienna\"")
      }
      header.timeZone = timeZone
    }
    if let keys = members["keys"] {
      guard case .string(let text) = keys, let bindings = KeyBindings(rawValue: text) else {
        throw mismatch("keys", keys, "\"linux\" or \"mac\"")
      }
      header.keys = bindings
    }
    if let end = members["end"] { header.end = try time("end", end) }
    header.isClosed = try flag("closed", members["closed"])
    try readSurroundings(members, into: &header)
    try readRecording(members, into: &header)
    return header
  }

  /// Reads the user's settings and the frame rate.
  private func readSurroundings(
    _ members: [String: JSONValue], into header: inout InputScript.Header
  ) throws(InputScriptError) {
    if let rate = members["fps"] {
      var text = ""
      if case .number(_, let whole?) = rate { text = "\(whole)" }
      if case .string(let words) = rate { text = words }
      guard let frameRate = FrameRate(text) else {
        throw mismatch("fps", rate, "frames a second, such as 60 or \"30000/1001\"")
      }
      header.frameRate = frameRate
    }
    if let device = members["device"] {
      guard case .string(let name) = device, Device.named(name) != nil else {
        throw mismatch("device", device, "a device such as \"iPhone 14\"")
      }
      header.device = name
    }
    // These values are also user settings and have the same form.
    var own: [String: JSONValue] = [:]
    for name in ["contrast", "textSize"] { own[name] = members[name] }
    let user = try settings(.object(own))
    header.contrast = user.contrast
    header.textSize = user.textSize.map { DynamicTypeSize.allCases[$0] }
    if let direction = members["layoutDirection"] {
      switch direction {
      case .string("ltr"): header.layoutDirection = .leftToRight
      case .string("rtl"): header.layoutDirection = .rightToLeft
      default: throw mismatch("layoutDirection", direction, "\"ltr\" or \"rtl\"")
      }
    }
    header.settings = try members["settings"].map { value throws(InputScriptError) in
      try settings(value)
    }
    header.listsAnimateChanges = try members["listsAnimateChanges"].map {
      value throws(InputScriptError) in try flag("listsAnimateChanges", value)
    }
  }

  /// Reads the members that only recordings have.
  private func readRecording(
    _ members: [String: JSONValue], into header: inout InputScript.Header
  ) throws(InputScriptError) {
    func text(_ name: String) throws(InputScriptError) -> String? {
      try members[name].map { value throws(InputScriptError) in try string(name, value) }
    }
    header.program = try text("program")
    header.engine = try text("engine")
    header.font = try text("font")
    if let start = members["start"] {
      guard case .number(let seconds, _) = start, abs(seconds) <= Self.farthestDate else {
        throw mismatch("start", start, "seconds since 1 January 2001")
      }
      header.startDate = Date(timeIntervalSinceReferenceDate: seconds)
    }
    header.isInWindow = try members["inWindow"].map { value throws(InputScriptError) in
      try flag("inWindow", value)
    }
  }

  /// The largest distance of a date from 2001 in seconds, about 30,000 years.
  private static let farthestDate = 1e12
}
