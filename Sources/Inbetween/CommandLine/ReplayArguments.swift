import ArgumentParser
import TweenMotion
import TweenStage

/// The arguments of `record`, which runs and records a window.
struct RecordArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Run in a window, and record the input in a file.",
    discussion: """
      Each event is written to FILE as it happens, one line each, with the element under a press, and \
      once a second a checksum of the frame. '\(ProgramArguments.programName) --replay FILE' shows the \
      recording in a window, '\(ProgramArguments.programName) replay FILE' compares a run without a \
      window with it, and frames, video and all other commands take it as --input. If the program is \
      killed, FILE has all events up to that moment.

      During the recording the program runs as without a window: stored settings (AppStorage) begin \
      empty, and a frame waits for pictures from the network.

      In every window F7 begins and ends a recording, and F8 writes a picture.
      """)

  @Argument(help: ArgumentHelp("The file to write, such as tour.jsonl.", valueName: "file"))
  var file: String

  @Option(
    help: ArgumentHelp(
      "A recording to play first; after its end the pointer and the keys continue the run.",
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
    abstract: "Run recordings without a window, and compare the results.",
    discussion: """
      Each file's input runs to its end as fast as possible. The run is compared with the checks of the \
      recording, with the elements under its presses, and with lines such as \
      {"at":3,"expect":"Volume","value":"40 %"} and {"at":3,"hash":"..."}. The first press or check that \
      differs, and every expectation that fails, is printed with its line, its moment, the element and \
      the value. The exit code is 65 if something differs, else 0.
      """)

  @Argument(help: ArgumentHelp("Recordings or input files.", valueName: "file"))
  var files: [String]

  @Flag(
    help:
      "Fail too if a recording has nothing to compare, or was made with other options or another font."
  )
  var strict = false

  @OptionGroup(title: "Program options") var stage: StageOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames a second. Default: the recording's, else 60.", valueName: "rate"),
    transform: OptionValues.frameRate)
  var fps: FrameRate?
}
