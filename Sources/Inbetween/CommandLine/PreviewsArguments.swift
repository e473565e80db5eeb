import ArgumentParser
import TweenMotion
import TweenStage
import TweenViews

/// The arguments of `previews`, which draws the program's previews.
struct PreviewsArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews",
    abstract: "Write the program's #Previews and PreviewProviders as PNG files.",
    discussion: """
      Draws each preview with its traits, in each requested device, appearance, text size and locale, \
      as FILE.NAME.DEVICE.SCHEME.png, and adds a contact sheet and a manifest with the hash of each \
      picture. The picture is the frame in which all motion has ended, at the latest after 1 s, or the \
      frame of --at. Values separated by commas give several pictures. Only a debug build has the list \
      of its previews.
      """)

  @Argument(
    help: ArgumentHelp("The folder to write to; created if missing.", valueName: "dir"))
  var folder: String?

  @Option(
    help: ArgumentHelp(
      "Only the previews with this name, type, file or FILE:LINE. Default: all.",
      valueName: "name"))
  var only: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Devices, separated by commas. Default: each preview's own, else iPhone 14.",
      valueName: "names"),
    transform: OptionValues.devices)
  var device: OptionValues.Choices<Device>?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("light, dark or both: light,dark. Default: light.", valueName: "schemes"),
    transform: OptionValues.colorSchemes)
  var colorScheme = OptionValues.Choices<ColorScheme>(values: [.light])

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Text sizes, separated by commas. Default: large.", valueName: "sizes"),
    transform: OptionValues.textSizes)
  var textSize = OptionValues.Choices<DynamicTypeSize>(values: [.large])

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Locales, separated by commas; each sets its layout direction too. Default: en_US.",
      valueName: "locales"),
    transform: OptionValues.locales)
  var locale = OptionValues.Choices<Locale?>(values: [nil])

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The moment in seconds to draw. Default: when all motion has ended.", valueName: "time"),
    transform: OptionValues.moment)
  var at: StageTime?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point. Default: the device's.", valueName: "s"),
    transform: OptionValues.scale)
  var scale: Double?

  @Option(
    help: ArgumentHelp("The contact sheet. Default: sheet.png in DIR.", valueName: "file.png"))
  var sheet: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Threads that draw. Default: one per core. The pixels are the same for any number.",
      valueName: "n"),
    transform: OptionValues.threads)
  var threads: Int?

  @Flag(
    help: ArgumentHelp(
      "Show the previews in a window. After each save of a source the program is built and the previews "
        + "are drawn again; the compiler's errors appear over the last picture."))
  var live = false

  @Option(
    help: ArgumentHelp(
      "The package that --live watches and builds. Default: the program's own package.",
      valueName: "dir"))
  var package: String?

  @Flag(help: "List the previews, and draw none.")
  var list = false

  @Flag(
    help: ArgumentHelp(
      "Print JSON: with --list the previews, else the pictures with their entries in the manifest.")
  )
  var json = false

  func validate() throws {
    if live, list || folder != nil {
      let other = list ? "--list" : "a folder"
      throw ValidationError("--live and \(other) are both given; expected one of them.")
    }
    if live, sheet != nil {
      throw ValidationError("--live and --sheet are both given; expected one of them.")
    }
    if live, json {
      throw ValidationError("--live and --json are both given; expected one of them.")
    }
    if package != nil, !live { throw ValidationError("--package needs --live.") }
    if !live, !list, folder == nil {
      throw ValidationError("expected a folder to write to, --live or --list.")
    }
    if let sheet { try OptionValues.checkPicture(sheet) }
  }
}
