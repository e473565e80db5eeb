import Foundation
import TweenGeometry
import TweenMotion
import TweenStage
import TweenViews

/// A stage's configuration as JSON, so that a shadow process runs the program like the program's own
/// process.
struct TimelineConfiguration: Codable, Equatable, Sendable {
  private var size: [Double]?
  private var scale: Double
  private var seed: UInt64
  private var colorScheme: String
  private var frameRate: String
  private var startDate: Double?
  private var insets: [Double]
  private var keyboardHeight: Double
  private var locale: String?
  private var timeZone: String?
  private var isHighContrast: Bool
  private var textSize: Int
  /// The user's settings, as a line of an input script.
  private var user: String
  private var isRightToLeft: Bool
  private var idiom: String
  private var keys: String
  private var listsAnimateChanges: Bool
  private var followsSizeClasses: Bool
  private var window: String?
  private var showsChrome: Bool
  private var isInWindow: Bool
  private var device: String?

  init(_ configuration: Stage.Configuration) {
    size = configuration.size.map { [$0.width, $0.height] }
    scale = configuration.scale
    seed = configuration.seed
    colorScheme = configuration.colorScheme.rawValue
    frameRate = "\(configuration.frameRate.numerator)/\(configuration.frameRate.denominator)"
    startDate = configuration.startDate?.timeIntervalSinceReferenceDate
    let insets = configuration.safeAreaInsets
    self.insets = [insets.top, insets.leading, insets.bottom, insets.trailing]
    keyboardHeight = configuration.keyboardHeight
    locale = configuration.locale?.identifier
    timeZone = configuration.timeZone?.identifier
    isHighContrast = configuration.colorSchemeContrast == .increased
    textSize = DynamicTypeSize.allCases.firstIndex(of: configuration.dynamicTypeSize) ?? 0
    let settings = TimedInput(time: .zero, event: .settings(configuration.userSettings))
    user = InputScript(events: [settings]).text
    isRightToLeft = configuration.layoutDirection == .rightToLeft
    idiom = configuration.idiom.rawValue
    keys = configuration.keyBindings.rawValue
    listsAnimateChanges = configuration.listsAnimateChanges
    followsSizeClasses = configuration.followsSizeClasses
    window = configuration.window
    showsChrome = configuration.showsChrome || configuration.isLive
    isInWindow = configuration.isInWindow
    device = configuration.device
  }

  /// Returns the configuration of a stage that is not live.
  func configuration() throws -> Stage.Configuration {
    let rate = frameRate.split(separator: "/").compactMap { Int($0) }
    guard rate.count == 2,
      let frameRate = FrameRate(numerator: rate[0], denominator: rate[1]),
      let colorScheme = ColorScheme(rawValue: colorScheme),
      let idiom = InterfaceIdiom(rawValue: idiom), let keys = KeyBindings(rawValue: keys),
      insets.count == 4, DynamicTypeSize.allCases.indices.contains(textSize)
    else { throw TimelineError("The configuration of the shadow process can't be read.") }
    var result = Stage.Configuration(
      size: size.flatMap { $0.count == 2 ? CGSize(width: $0[0], height: $0[1]) : nil },
      scale: scale, seed: seed, colorScheme: colorScheme, frameRate: frameRate,
      startDate: startDate.map { Date(timeIntervalSinceReferenceDate: $0) })
    result.safeAreaInsets = EdgeInsets(
      top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
    result.keyboardHeight = keyboardHeight
    result.locale = locale.map { Locale(identifier: $0) }
    result.timeZone = timeZone.flatMap { TimeZone(identifier: $0) }
    result.colorSchemeContrast = isHighContrast ? .increased : .standard
    result.dynamicTypeSize = DynamicTypeSize.allCases[textSize]
    let script = try InputScript(parsing: user, file: "the user's settings")
    if case .settings(let settings)? = script.events.first?.event {
      result.userSettings = settings
    }
    result.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    result.idiom = idiom
    result.keyBindings = keys
    result.listsAnimateChanges = listsAnimateChanges
    result.followsSizeClasses = followsSizeClasses
    result.window = window
    result.showsChrome = showsChrome
    result.isInWindow = isInWindow
    result.device = device
    return result
  }
}
