import ArgumentParser
import Foundation
import TweenMotion
import TweenStage
import TweenViews

// Options whose values are checked accept any next argument, also one that begins with a dash: "-3" is then
// a wrong number that the check reports, and not an option.

/// The options of all commands that run a program.
struct StageOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The device to show the program on: iphone, ipad or a name such as \"iPhone 16 Pro\". It sets "
        + "size, scale, safe area, size classes and idiom, each unless an option of its own does; "
        + "in a window the scale stays the display's.",
      valueName: "name"),
    transform: OptionValues.device)
  var device: Device?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Window size in points, such as 640x480. Default: the input file's, else the program's own.",
      valueName: "wxh"),
    transform: OptionValues.size)
  var size: CGSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point. Default: the input file's, else 1; in a window the display's.",
      valueName: "s"),
    transform: OptionValues.scale)
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seed of the program's random numbers. Default: the input file's, else 0; in a window a "
        + "drawn one, which is printed.",
      valueName: "n"),
    transform: OptionValues.seed)
  var seed: UInt64?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Threads that draw. Default: one for each core. The pixels are the same for any number.",
      valueName: "n"),
    transform: OptionValues.threads)
  var threads: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The kind of device: phone, pad or desktop, which controls look and measure like. Default: "
        + "the device's, else the input file's, else phone.",
      valueName: "kind"),
    transform: OptionValues.idiom)
  var idiom: InterfaceIdiom?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "light or dark. Default: the input file's, else light.", valueName: "scheme"),
    transform: OptionValues.colorScheme)
  var colorScheme: ColorScheme?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How much contrast the user wants: standard or increased. Default: standard.",
      valueName: "contrast"),
    transform: OptionValues.contrast)
  var contrast: ColorSchemeContrast?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The user's text size: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge or "
        + "accessibility1 to accessibility5. Default: large.",
      valueName: "size"),
    transform: OptionValues.textSize)
  var textSize: DynamicTypeSize?

  @Flag(
    inversion: .prefixedNo,
    help: "Whether the user asks for less motion. Default: no; in a window as the desktop has it.")
  var reduceMotion: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Whether the user asks for surfaces that nothing shines through. Default: no.")
  var reduceTransparency: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Whether the user asks for bold text. Default: no; in a window as the desktop has it.")
  var boldText: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Whether what colors tell is to be told otherwise too. Default: no; in a window as the desktop "
        + "has it."))
  var differentiateWithoutColor: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Whether buttons are to have a visible outline. Default: no; in a window as the desktop has it."
    ))
  var buttonShapes: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Whether the screen shows each color as its opposite, but those of pictures. Default: no."
  )
  var invertColors: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Whether the user asks for lights that flash to be dimmed. Default: no.")
  var dimFlashingLights: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Whether the user asks for images that don't move by themselves. Default: no.")
  var stillImages: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Whether what bars show is to be seen in large while it is held. Default: no.")
  var largeContentViewer: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Whether the program is to think that the screen is read aloud. Default: no.")
  var screenReader: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Whether the program is to think that it is worked by switches. Default: no.")
  var switchControl: Bool?

  @Flag(inversion: .prefixedNo, help: "Whether the quick gestures of a watch act. Default: no.")
  var quickActions: Bool?

  @Flag(
    inversion: .prefixedNo, help: "Whether the system shows itself in its simple form. Default: no."
  )
  var assistiveAccess: Bool?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The user's locale, such as de or pt_BR. Default: en_US; in a window the user's own.",
      valueName: "locale"),
    transform: OptionValues.locale)
  var locale: Locale?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Which way reading goes: ltr (left to right) or rtl. Default: ltr, in every locale.",
      valueName: "way"),
    transform: OptionValues.layoutDirection)
  var layoutDirection: LayoutDirection?

  @Flag(
    help: "Have rows of lists come, go and move by the default animation where a change has none.")
  var listsAnimateChanges = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("A URL to hand to the program's onOpenURL at the start.", valueName: "url"),
    transform: OptionValues.url)
  var open: URL?

  /// The device and user settings that the options request.
  var settings: DeviceSettings {
    var settings = DeviceSettings()
    settings.device = device
    settings.idiom = idiom
    settings.colorScheme = colorScheme
    settings.contrast = contrast
    settings.textSize = textSize
    settings.user.reduceMotion = reduceMotion
    settings.user.reduceTransparency = reduceTransparency
    settings.user.boldText = boldText
    settings.user.differentiateWithoutColor = differentiateWithoutColor
    settings.user.buttonShapes = buttonShapes
    settings.user.invertColors = invertColors
    settings.user.dimFlashingLights = dimFlashingLights
    settings.user.stillImages = stillImages
    settings.user.largeContentViewer = largeContentViewer
    settings.user.screenReader = screenReader
    settings.user.switchControl = switchControl
    settings.user.quickActions = quickActions
    settings.user.assistiveAccess = assistiveAccess
    settings.locale = locale
    settings.layoutDirection = layoutDirection
    settings.listsAnimateChanges = listsAnimateChanges
    return settings
  }

  func validate() throws {
    if let size = size ?? device?.size {
      let scale = scale ?? device?.scale ?? 1
      guard max(size.width, size.height) * scale <= OptionValues.largestSide else {
        throw ValidationError(
          "A size of \(OptionValues.text(size)) at scale \(OptionValues.text(scale)) is more than "
            + "\(OptionValues.text(OptionValues.largestSide)) pixels on a side; expected less.")
      }
    }
  }
}

/// The options of all commands that make frames without a window.
struct FrameOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many frames there are. Default: up to the recording's end, else 2 s.",
      valueName: "n"),
    transform: OptionValues.count)
  var count: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How long they last, such as 2s or 500ms.", valueName: "time"),
    transform: OptionValues.duration)
  var duration: OptionValues.Seconds?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames a second, such as 60 or 30000/1001. Default: the recording's, else 60.",
      valueName: "rate"),
    transform: OptionValues.frameRate)
  var fps: FrameRate?

  @Option(
    help: ArgumentHelp(
      "A file of input events, JSON lines such as {\"at\":0.5,\"tap\":[320,240]}; "
        + "'help frames' lists all kinds.",
      valueName: "file"))
  var input: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The window to show, by its scene's id: a further one of a scene has a number after it "
        + "(main-2). A scene's first is opened at the start. Default: the first window.",
      valueName: "id"))
  var window: String?

  @Flag(help: "Print a line about each frame.")
  var verbose = false

  @Option(
    parsing: .unconditional,
    help: .progress,
    transform: OptionValues.progress)
  var progress: OptionValues.Progress?

  func validate() throws {
    if count != nil, duration != nil {
      throw ValidationError("--count and --duration are both given; expected one of them.")
    }
  }
}
