import ArgumentParser
import TweenMotion
import TweenStage

/// The arguments of `record`, which runs and records a window.
struct RecordArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Run in a window, and write down what happens.",
    discussion: """
      FILE gets each event as it comes, a line each, with what a press meets, and once a second a checksum \
      of what is shown. '\(ProgramArguments.programName) --replay FILE' shows it again in a window, '\
      \(ProgramArguments.programName) replay FILE' compares a run without a window with it, and frames, \
      video and all other commands take it as --input. A program that is killed leaves what \
      happened until then.

      While it is recorded the program runs exactly, as without a window: stored settings \
      (AppStorage) begin empty, and a frame waits for pictures from the network.

      In every window F7 begins and ends a recording, F8 writes a picture.
      """)

  @Argument(help: ArgumentHelp("The file to write, such as tour.jsonl.", valueName: "file"))
  var file: String

  @Option(
    help: ArgumentHelp(
      "A recording whose input comes first; then the pointer and the keys go on.",
      valueName: "file"))
  var replay: String?

  @OptionGroup(title: "Window options") var tools: WindowToolOptions
  @OptionGroup(title: "Program options") var stage: StageOptions

  // The options that `watch` passes to the window's process.
  @Option(help: .hidden) var watched: String?
  @Flag(help: .hidden) var atOnce = false
  @Option(help: .hidden) var place: String?
}

/// The arguments of `replay`, which runs recordings as tests.
struct ReplayArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Run recordings without a window, and compare what they show.",
    discussion: """
      Each file's input runs to its end as fast as it can. Compared are the checks of a recording, what its \
      presses meet, and the lines that expect something: {"at":3,"expect":"Volume","value":"40 %"} or \
      {"at":3,"hash":"..."}. The first press or check that differs, and every expectation that fails, is \
      printed with its line, its moment, the element and the value. The exit code is 65 where \
      something differs, 0 where all agrees.
      """)

  @Argument(help: ArgumentHelp("Recordings or input files.", valueName: "file"))
  var files: [String]

  @OptionGroup(title: "Program options") var stage: StageOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames a second. Default: the recording's, else 60.", valueName: "rate"),
    transform: OptionValues.frameRate)
  var fps: FrameRate?
}
