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
        + "size, scale, safe area, size classes and idiom; an option for one of these overrides it, "
        + "and a window keeps the display's scale.",
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
        + "random one, which is printed.",
      valueName: "n"),
    transform: OptionValues.seed)
  var seed: UInt64?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Threads that draw. Default: one per core. The pixels are the same for any number.",
      valueName: "n"),
    transform: OptionValues.threads)
  var threads: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The kind of device, which sets the look and size of controls: phone, pad or desktop. Default: "
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
      "Contrast: standard or increased. Default: standard.",
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
    help: "Reduces motion. Default: no; in a window the desktop's setting.")
  var reduceMotion: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Makes translucent surfaces opaque. Default: no.")
  var reduceTransparency: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Shows text in bold. Default: no; in a window the desktop's setting.")
  var boldText: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Marks differences by shape as well as by color. Default: no; in a window the desktop's setting."
    ))
  var differentiateWithoutColor: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Gives buttons a visible outline. Default: no; in a window the desktop's setting."
    ))
  var buttonShapes: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Inverts all colors but those of pictures. Default: no."
  )
  var invertColors: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Requests from the program that flashing lights are dimmed. Default: no.")
  var dimFlashingLights: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Requests from the program that animated images stand still. Default: no.")
  var stillImages: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Shows bar items enlarged while they are pressed. Default: no.")
  var largeContentViewer: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Reports to the program that a screen reader is on. Default: no.")
  var screenReader: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Reports to the program that it is operated by switches. Default: no.")
  var switchControl: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Reports to the program that quick actions, gestures of a watch, are on. Default: no.")
  var quickActions: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Reports to the program that Assistive Access, a simpler system, is on. Default: no."
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
      "Layout direction: ltr (left to right) or rtl. Default: ltr, in every locale.",
      valueName: "way"),
    transform: OptionValues.layoutDirection)
  var layoutDirection: LayoutDirection?

  @Flag(
    help: "Animates changes of list rows that have no animation of their own.")
  var listsAnimateChanges = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A URL that the program's onOpenURL receives at the start.", valueName: "url"),
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
      "The number of frames. Default: up to the recording's end, else 2 s.",
      valueName: "n"),
    transform: OptionValues.count)
  var count: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The duration of all frames, such as 2s or 500ms.", valueName: "time"),
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
      "The window to show, by its scene's id; further windows of a scene have a number after the id "
        + "(main-2). The scene's first window is opened at the start. Default: the first window.",
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
