import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

extension InputScript {
  /// The settings of a recorded run. A nil property leaves the setting to options and defaults.
  public struct Header: Equatable, Sendable {
    /// The seed of the random generator that views find in their environment.
    public var seed: UInt64?
    /// The window's size in points; in a file each side is from 1 to 16,384.
    public var size: CGSize?
    /// The number of device pixels per point; in a file above 0 and at most 16.
    public var scale: Double?
    /// The light or dark appearance that views start with.
    public var colorScheme: ColorScheme?
    /// The kind of device that the program sees in its environment.
    public var idiom: InterfaceIdiom?
    /// The locale that views find in their environment.
    public var locale: Locale?
    /// The time zone that views find in their environment.
    public var timeZone: TimeZone?
    /// The key bindings of text editing, those of Linux or of a Mac.
    public var keys: KeyBindings?
    /// The moment at which the recording was closed, on the stage's clock.
    public var end: StageTime?
    /// Whether the input of the last frame ended the program, for example by closing its last window.
    public var isClosed = false
    /// The name of the recorded program.
    public var program: String?
    /// The version of the recording engine; nil: the script is not a recording of a window.
    public var engine: String?
    /// The SHA-256 of the font of texts without a font of their own, as in a manifest.
    public var font: String?
    /// The frame rate, which gives the moments of the frames.
    public var frameRate: FrameRate?
    /// The name of the device whose safe area the stage has.
    public var device: String?
    /// The contrast that the user has chosen in the system's settings.
    public var contrast: ColorSchemeContrast?
    /// The text size that the user has chosen.
    public var textSize: DynamicTypeSize?
    /// The direction of reading, left to right or right to left.
    public var layoutDirection: LayoutDirection?
    /// The user's settings of the system, such as reduced motion.
    public var settings: UserSettings?
    /// Whether lists animate changes of their rows that have no animation of their own.
    public var listsAnimateChanges: Bool?
    /// The date and time at stage time zero.
    public var startDate: Date?
    /// Whether the program ran in a window of a desktop, where it can open further windows and has a menu
    /// bar.
    public var isInWindow: Bool?

    /// Creates a header. Nothing is checked; the reader checks the header of a file.
    public init(
      seed: UInt64? = nil, size: CGSize? = nil, scale: Double? = nil,
      colorScheme: ColorScheme? = nil, idiom: InterfaceIdiom? = nil,
      locale: Locale? = nil, timeZone: TimeZone? = nil, keys: KeyBindings? = nil,
      end: StageTime? = nil
    ) {
      self.seed = seed
      self.size = size
      self.scale = scale
      self.colorScheme = colorScheme
      self.idiom = idiom
      self.locale = locale
      self.timeZone = timeZone
      self.keys = keys
      self.end = end
    }
  }
}

extension InputScript.Header {
  /// Creates the header of a configuration. Default values are omitted, so that a recording plays on every
  /// device of its kind.
  ///
  /// - Parameter size: The window's size in points, where the configuration leaves it to the program.
  init(_ configuration: Stage.Configuration, size: CGSize) {
    let usual = Stage.Configuration()
    func unusual<Value: Equatable>(_ path: KeyPath<Stage.Configuration, Value>) -> Value? {
      configuration[keyPath: path] == usual[keyPath: path] ? nil : configuration[keyPath: path]
    }
    self.init(
      seed: configuration.seed, size: size, scale: configuration.scale,
      colorScheme: configuration.colorScheme, idiom: unusual(\.idiom), locale: configuration.locale,
      timeZone: configuration.timeZone, keys: unusual(\.keyBindings))
    frameRate = unusual(\.frameRate)
    device = configuration.device
    contrast = unusual(\.colorSchemeContrast)
    textSize = unusual(\.dynamicTypeSize)
    layoutDirection = unusual(\.layoutDirection)
    settings = unusual(\.userSettings)
    listsAnimateChanges = unusual(\.listsAnimateChanges)
    startDate = configuration.startDate
    isInWindow = unusual(\.isInWindow)
  }

  /// Applies the header to a configuration. The caller applies the size and the end.
  package func apply(to configuration: inout Stage.Configuration) {
    if let device = device.flatMap(Device.named) {
      device.apply(to: &configuration, size: configuration.size ?? size)
    }
    if let seed { configuration.seed = seed }
    if let scale { configuration.scale = scale }
    if let colorScheme { configuration.colorScheme = colorScheme }
    if let idiom { configuration.idiom = idiom }
    if let locale { configuration.locale = locale }
    if let timeZone { configuration.timeZone = timeZone }
    if let keys { configuration.keyBindings = keys }
    if let frameRate { configuration.frameRate = frameRate }
    if let contrast { configuration.colorSchemeContrast = contrast }
    if let textSize { configuration.dynamicTypeSize = textSize }
    if let layoutDirection { configuration.layoutDirection = layoutDirection }
    if let settings { configuration.userSettings = settings }
    if let listsAnimateChanges { configuration.listsAnimateChanges = listsAnimateChanges }
    if let startDate { configuration.startDate = startDate }
    if let isInWindow { configuration.isInWindow = isInWindow }
  }
}

extension InputScript.Header {
  /// The header as a line of an input file.
  var text: String {
    var parts = ["\"inbetween\":\(InputScript.version)"]
    func add(_ name: String, _ text: String?) {
      if let text { parts.append("\"\(name)\":\(JSONText.string(text))") }
    }
    func add(_ name: String, number: Double?) {
      if let number { parts.append("\"\(name)\":\(JSONText.number(number))") }
    }
    func add(_ name: String, flag: Bool?) {
      if let flag { parts.append("\"\(name)\":\(flag)") }
    }
    add("program", program)
    add("engine", engine)
    add("font", font)
    if let seed { parts.append("\"seed\":\(seed)") }
    if let size {
      let sides = [size.width, size.height].map { JSONText.number($0) }
      parts.append("\"size\":[\(sides.joined(separator: ","))]")
    }
    add("scale", number: scale)
    if let frameRate {
      let text = frameRate.description
      parts.append("\"fps\":\(frameRate.denominator == 1 ? text : JSONText.string(text))")
    }
    add("device", device)
    add("colorScheme", colorScheme?.rawValue)
    add("contrast", contrast.map { $0 == .increased ? "increased" : "standard" })
    add("textSize", textSize.map { "\($0)" })
    add("layoutDirection", layoutDirection.map { $0 == .rightToLeft ? "rtl" : "ltr" })
    add("idiom", idiom?.rawValue)
    add("locale", locale?.identifier)
    add("timeZone", timeZone?.identifier)
    add("keys", keys?.rawValue)
    if let settings { parts.append("\"settings\":\(settings.members)") }
    add("listsAnimateChanges", flag: listsAnimateChanges)
    add("start", number: startDate?.timeIntervalSinceReferenceDate)
    add("inWindow", flag: isInWindow)
    if let end { parts.append("\"end\":\(end.secondsText)") }
    if isClosed { parts.append("\"closed\":true") }
    return "{" + parts.joined(separator: ",") + "}"
  }
}
