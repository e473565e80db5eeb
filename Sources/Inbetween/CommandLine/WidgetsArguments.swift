import ArgumentParser
import TweenMotion
import TweenStage
import TweenViews
import TweenWidgets

/// The arguments of `widgets`, which draws the program's widgets.
struct WidgetsArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "widgets",
    abstract: "Write the program's widgets as PNG files, print their timelines, or show them.",
    discussion: """
      'widgets DIR' writes a picture for each widget, family, appearance, text size and entry, \
      named KIND.FAMILY.SCHEME.SIZE.ENTRY.png, a contact sheet and a manifest with the hash of \
      each; 'widgets timeline' prints when each entry is shown; 'widgets --live' shows all families \
      in a window. The timelines begin at 1 January 2001, 00:00 UTC, or at --start. A widget is \
      drawn as if its entry had been shown for a long time.

      The widgets are those of the program's @main, else all widgets of its module, which only a \
      debug build can list.
      """)

  @Argument(
    help: ArgumentHelp(
      "The folder to write to, created if missing; or 'timeline'.", valueName: "dir"))
  var folder: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Families, separated by commas: small, medium, large, extraLarge, circular, rectangular, "
        + "inline, or all. Default: those that each widget supports.",
      valueName: "families"),
    transform: OptionValues.families)
  var families: OptionValues.Choices<WidgetFamily>?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("light, dark or both: light,dark. Default: both.", valueName: "schemes"),
    transform: OptionValues.colorSchemes)
  var colorScheme = OptionValues.Choices<ColorScheme>(values: [.light, .dark])

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Text sizes, separated by commas. Default: large.", valueName: "sizes"),
    transform: OptionValues.textSizes)
  var textSize = OptionValues.Choices<DynamicTypeSize>(values: [.large])

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Entries by number, separated by commas, or all. Default: all.", valueName: "entries"),
    transform: OptionValues.entries)
  var entry = OptionValues.Entries(numbers: nil)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Moments in seconds after the start, separated by commas, instead of entries; a moment "
        + "can lie between two entries.", valueName: "times"),
    transform: OptionValues.times)
  var at: OptionValues.Times?

  @Flag(
    help: ArgumentHelp(
      "Arrange each family's entries side by side on the sheet, as a film strip."))
  var strip = false

  @Flag(help: "With --strip: also six frames of each change from an entry to the next.")
  var motion = false

  @Flag(help: "Draw placeholders instead of entries.")
  var placeholder = false

  @Flag(help: "Hide content that is marked as sensitive.")
  var privacy = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How widgets are coloured: fullColor, accented or vibrant. Default: fullColor.",
      valueName: "mode"),
    transform: OptionValues.rendering)
  var rendering = WidgetRenderingMode.fullColor

  @Option(
    help: ArgumentHelp("Only the widget of this kind. Default: all.", valueName: "kind"))
  var kind: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The device, which decides sizes, idiom and scale. Default: iPhone 14.", valueName: "name"),
    transform: OptionValues.device)
  var device: Device?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point. Default: the device's.", valueName: "s"),
    transform: OptionValues.scale)
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The user's locale, such as de or pt_BR.", valueName: "locale"),
    transform: OptionValues.locale)
  var locale: Locale?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Layout direction: ltr or rtl. Default: ltr.", valueName: "way"),
    transform: OptionValues.layoutDirection)
  var layoutDirection: LayoutDirection?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The date at which timelines begin, such as 2020-06-24T09:41:00Z.", valueName: "date"),
    transform: OptionValues.date)
  var start: Date?

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

  @Flag(help: "Show all families in a window, on the clock.")
  var live = false

  /// The action of the command.
  enum Task: Equatable {
    case write(folder: String)
    case timeline, live
  }

  var task: Task {
    if live { return .live }
    return folder == "timeline" ? .timeline : .write(folder: folder ?? "")
  }

  func validate() throws {
    if live {
      if folder != nil {
        throw ValidationError("--live and a folder are both given; expected one of them.")
      }
    } else if folder == nil {
      throw ValidationError("expected a folder to write to, 'timeline' or --live.")
    }
    if at != nil, entry.numbers != nil {
      throw ValidationError("--at and --entry are both given; expected one of them.")
    }
    if motion, !strip { throw ValidationError("--motion needs --strip.") }
    if strip, at != nil || placeholder {
      throw ValidationError("--strip shows entries; expected no --at and no --placeholder.")
    }
    if let sheet { try OptionValues.checkPicture(sheet) }
  }
}
