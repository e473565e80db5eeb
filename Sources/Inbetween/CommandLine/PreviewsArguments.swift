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
      Each preview, as its traits say, in each device, appearance, text size and locale asked for, \
      named FILE.NAME.DEVICE.SCHEME.png, with a contact sheet and a manifest with the hash of each. \
      What is drawn is the frame after all has settled, or after 1 s, or that of --at. Values \
      separated by commas give several pictures. A debug build alone can tell what previews there \
      are.
      """)

  @Argument(
    help: ArgumentHelp("The folder to write to; made if it isn't there.", valueName: "dir"))
  var folder: String?

  @Option(
    help: ArgumentHelp(
      "The previews of a name, a type, a file or FILE:LINE alone. Default: all.",
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
      "Locales, separated by commas. Those that are written from the right read so. Default: en_US.",
      valueName: "locales"),
    transform: OptionValues.locales)
  var locale = OptionValues.Choices<Locale?>(values: [nil])

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The moment in seconds to draw. Default: when all has settled.", valueName: "time"),
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
      "Threads that draw. Default: one for each core. The pixels are the same for any number.",
      valueName: "n"),
    transform: OptionValues.threads)
  var threads: Int?

  @Flag(
    help: ArgumentHelp(
      "Show them in a window, and anew when a source of the program was saved: it is built then, and "
        + "the compiler's errors stand over the last picture."))
  var live = false

  @Option(
    help: ArgumentHelp(
      "The package that --live watches and builds. Default: that in which the program lies.",
      valueName: "dir"))
  var package: String?

  @Flag(help: "Print what previews there are, and draw none.")
  var list = false

  @Flag(
    help: ArgumentHelp(
      "Print JSON: with --list what previews there are, else what the manifest says of pictures."))
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
    if package != nil, !live { throw ValidationError("--package is for --live alone.") }
    if !live, !list, folder == nil {
      throw ValidationError("expected a folder to write to, --live or --list.")
    }
    if let sheet { try OptionValues.checkPicture(sheet) }
  }
}
