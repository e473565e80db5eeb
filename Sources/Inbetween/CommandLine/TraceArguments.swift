import ArgumentParser

/// The arguments of `trace`, which writes what each frame shows.
struct TraceArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Write checksums, elements and values of all frames, for a comparison.",
    discussion: """
      Writes FILE, JSON lines: a line for each frame that changed, with a checksum of the display list, the \
      elements and the values of the views that changed. Two such files are compared by 'compare-traces', \
      and 'inbetween compare' does all steps for two programs or two commits. Expectations of the input \
      file that fail are lines of FILE too; the exit code stays 0.
      """)

  @Argument(help: ArgumentHelp("The file to write, such as hello.trace.", valueName: "file"))
  var file: String

  @Option(
    help: ArgumentHelp(
      "A folder for pictures of the frames of --picture-frames; created if missing.",
      valueName: "dir"))
  var pictures: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Numbers of frames, separated by commas.", valueName: "numbers"),
    transform: OptionValues.frames)
  var pictureFrames: OptionValues.Choices<Int>?

  @OptionGroup(title: "Program options") var stage: StageOptions
  @OptionGroup(title: "Frame options") var frames: FrameOptions

  func validate() throws {
    guard (pictures == nil) != (pictureFrames == nil) else { return }
    throw ValidationError(
      "--\(pictures == nil ? "pictures" : "picture-frames") is missing; expected both --pictures and "
        + "--picture-frames.")
  }
}

/// The arguments of `compare-traces`.
struct CompareTracesArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare-traces",
    abstract: "Print the differences of two files of 'trace'.",
    discussion: """
      Prints the frames that differ, and the views and elements that differ in the first, the middle and the \
      last of them. The exit code is 65 if a frame differs, if the runs have different lengths, or if \
      different expectations failed; otherwise 0.
      """)

  @Argument(help: ArgumentHelp("The trace of the first run, A.", valueName: "a"))
  var a: String

  @Argument(help: ArgumentHelp("The trace of the second run, B.", valueName: "b"))
  var b: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The name of A. Default: its file's.", valueName: "name"))
  var nameA: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The name of B. Default: its file's.", valueName: "name"))
  var nameB: String?

  @Option(help: ArgumentHelp("A file to write all differences to, as JSON.", valueName: "file"))
  var json: String?

  @Option(help: ArgumentHelp("A page to write, one file.", valueName: "file"))
  var html: String?

  @Option(
    help: ArgumentHelp("The folder of A's pictures, which 'trace' wrote.", valueName: "dir"))
  var picturesA: String?

  @Option(
    help: ArgumentHelp("The folder of B's pictures, which 'trace' wrote.", valueName: "dir"))
  var picturesB: String?

  @Flag(help: "Print only the numbers of the frames with details, separated by commas.")
  var listFrames = false

  func validate() throws {
    guard (picturesA == nil) == (picturesB == nil) else {
      throw ValidationError(
        "--pictures-\(picturesA == nil ? "a" : "b") is missing; expected both --pictures-a and "
          + "--pictures-b.")
    }
    guard picturesA == nil || html != nil else {
      throw ValidationError("--html is missing; expected a page for the pictures.")
    }
  }
}
