import TweenMotion

/// What a user has asked the system for, as far as it is known; nil: nothing is known of it.
public struct UserSettings: Equatable, Sendable {
  /// Light or dark.
  public var colorScheme: ColorScheme?
  /// How much contrast is wanted.
  public var contrast: ColorSchemeContrast?
  /// Which of the text sizes it is, from 0 for the smallest, `xSmall`, on.
  public var textSize: Int?
  /// Whether text is to be bold.
  public var boldText: Bool?
  /// Whether less is to move.
  public var reduceMotion: Bool?
  /// Whether surfaces that shine through are to be opaque.
  public var reduceTransparency: Bool?
  /// Whether what colors tell is to be told otherwise too.
  public var differentiateWithoutColor: Bool?
  /// Whether buttons are to have a visible outline.
  public var buttonShapes: Bool?
  /// Whether the screen is read aloud, or worked by voice.
  public var screenReader: Bool?
  /// Whether the program is worked by switches.
  public var switchControl: Bool?
  /// Whether the screen shows each colour as its opposite, but those of pictures.
  public var invertColors: Bool?
  /// Whether lights that flash are to be dimmed.
  public var dimFlashingLights: Bool?
  /// Whether images that move by themselves are to stand still.
  public var stillImages: Bool?
  /// Whether what bars show is to be seen in large while it is held.
  public var largeContentViewer: Bool?
  /// Whether the quick gestures of a watch act.
  public var quickActions: Bool?
  /// Whether the system shows itself in its simple form.
  public var assistiveAccess: Bool?

  /// Nothing is known.
  public init() {}

  /// These, and where nothing is known, others.
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
