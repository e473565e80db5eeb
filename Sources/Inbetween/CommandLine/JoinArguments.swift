import ArgumentParser
import TweenHeadless

/// The arguments of `join`, which makes a film of parts.
struct JoinArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "join",
    abstract:
      "Make a film from the frames in one or more folders, such as those of 'frames --shard'.",
    usage: "\(ProgramArguments.programName) join DIR... FILE [options]",
    discussion: """
      Reads the manifest that 'frames' wrote into each DIR, and writes the film FILE as 'video' does: the \
      ending of its name sets the format ('help video' lists the formats). The program itself does not \
      run. For .gif, .png, .y4m and .rgba the film has the same bytes as one by 'video', for lossless \
      formats the same pixels.

      Each picture is decoded, and its pixels are compared with the SHA-256 in its manifest. Errors with \
      exit code 65 are: different pixels, a folder of another program or of another plan (see 'help \
      frames'), an incomplete part, a missing frame, and a frame with different pixels in two folders. A \
      plan has the number of the film's frames; from folders without plans all frames from the first to \
      the last are joined.
      """)

  @Argument(help: ArgumentHelp("The folders of frames, then the film; - is standard output."))
  var paths: [String]

  @OptionGroup(title: "Film options") var film: FilmOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pictures that are decoded at the same time. Default: one per core.", valueName: "n"),
    transform: OptionValues.threads)
  var threads: Int?

  @Option(
    parsing: .unconditional,
    help: .progress,
    transform: OptionValues.progress)
  var progress: OptionValues.Progress?

  /// The folders of the parts.
  var folders: [String] { Array(paths.dropLast()) }
  /// The film's file.
  var file: String { paths.last ?? "-" }

  func validate() throws {
    guard paths.count > 1 else {
      throw ValidationError(
        "found only '\(file)'; expected one folder or more, then the film's file.")
    }
    try film.check(file)
  }
}
