import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

extension InputScript {
  /// How a recording was made; what is nil leaves the matter to options and defaults.
  public struct Header: Equatable, Sendable {
    /// Seeds the generator that views find in their environment.
    public var seed: UInt64?
    /// In points.
    public var size: CGSize?
    /// Device pixels per point.
    public var scale: Double?
    /// The appearance that views start with.
    public var colorScheme: ColorScheme?
    /// The kind of device that the program is to think it runs on.
    public var idiom: InterfaceIdiom?
    /// The user's locale.
    public var locale: Locale?
    /// Where the user's clocks are.
    public var timeZone: TimeZone?
    /// Whose keys edit text.
    public var keys: KeyBindings?
    /// When the recording was closed.
    public var end: StageTime?
    /// Whether the program ended by the input of its last frame, as when its last window was closed.
    public var isClosed = false
    /// What the program is called that was recorded.
    public var program: String?
    /// The version of the engine that recorded; nil: the script is no recording of a window.
    public var engine: String?
    /// The SHA-256 of the font that texts without a font of their own have, as a manifest has it.
    public var font: String?
    /// The grid that frames lie on.
    public var frameRate: FrameRate?
    /// The name of the device, whose safe area counts.
    public var device: String?
    /// How much contrast the user wants.
    public var contrast: ColorSchemeContrast?
    /// The text size that the user has chosen.
    public var textSize: DynamicTypeSize?
    /// Which way reading goes.
    public var layoutDirection: LayoutDirection?
    /// The user's other settings of the system.
    public var settings: UserSettings?
    /// Whether rows of lists animate each change.
    public var listsAnimateChanges: Bool?
    /// The date at stage time zero.
    public var startDate: Date?
    /// Whether the program ran in a window of a desktop: it can open further ones, and its menu bar is seen.
    public var isInWindow: Bool?

    /// A header; nothing is checked, as the reader does with one in a file.
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
  /// The header of a configuration. What is usual is left out: a recording plays on every device of its kind.
  ///
  /// - Parameter size: The window's, in points, where the configuration leaves it to the program.
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

  /// Applies the header to a configuration, but for the size and the end, which are the caller's
  /// business.
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
  /// The header's line.
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
