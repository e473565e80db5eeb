import TweenMotion

/// The settings that a user has chosen in the system. A property is nil if its setting is unknown.
public struct UserSettings: Equatable, Sendable {
  /// The colour scheme, light or dark; nil if unknown.
  public var colorScheme: ColorScheme?
  /// The contrast, standard or increased; nil if unknown.
  public var contrast: ColorSchemeContrast?
  /// The index of the text size, starting with 0 for the smallest, `xSmall`.
  public var textSize: Int?
  /// Whether text is bold.
  public var boldText: Bool?
  /// Whether motion is reduced.
  public var reduceMotion: Bool?
  /// Whether translucent surfaces are opaque.
  public var reduceTransparency: Bool?
  /// Whether differences in colour are also shown by shape.
  public var differentiateWithoutColor: Bool?
  /// Whether buttons have a visible outline.
  public var buttonShapes: Bool?
  /// Whether a screen reader or voice control is active.
  public var screenReader: Bool?
  /// Whether the program is operated by switches.
  public var switchControl: Bool?
  /// Whether the screen shows each colour inverted, except in pictures.
  public var invertColors: Bool?
  /// Whether flashing lights are dimmed.
  public var dimFlashingLights: Bool?
  /// Whether animated images stand still.
  public var stillImages: Bool?
  /// Whether bar items are shown enlarged while they are pressed.
  public var largeContentViewer: Bool?
  /// Whether the quick gestures of a watch are active.
  public var quickActions: Bool?
  /// Whether the system uses its simplified interface.
  public var assistiveAccess: Bool?

  /// Creates settings that are all unknown.
  public init() {}

  /// Returns these settings, with unknown ones replaced by those of `others`.
  public func filled(from others: UserSettings) -> UserSettings {
    var settings = UserSettings()
    settings.colorScheme = colorScheme ?? others.colorScheme
    settings.contrast = contrast ?? others.contrast
    settings.textSize = textSize ?? others.textSize
    settings.boldText = boldText ?? others.boldText
    settings.reduceMotion = reduceMotion ?? others.reduceMotion
    settings.reduceTransparency = reduceTransparency ?? others.reduceTransparency
    settings.differentiateWithoutColor =
      differentiateWithoutColor ?? others.differentiateWithoutColor
    settings.buttonShapes = buttonShapes ?? others.buttonShapes
    settings.screenReader = screenReader ?? others.screenReader
    settings.switchControl = switchControl ?? others.switchControl
    settings.invertColors = invertColors ?? others.invertColors
    settings.dimFlashingLights = dimFlashingLights ?? others.dimFlashingLights
    settings.stillImages = stillImages ?? others.stillImages
    settings.largeContentViewer = largeContentViewer ?? others.largeContentViewer
    settings.quickActions = quickActions ?? others.quickActions
    settings.assistiveAccess = assistiveAccess ?? others.assistiveAccess
    return settings
  }
}
