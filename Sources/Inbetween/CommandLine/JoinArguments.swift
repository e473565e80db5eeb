import ArgumentParser
import TweenHeadless

/// The arguments of `join`, which makes a film of parts.
struct JoinArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "join",
    abstract: "Make a film of the frames in some folders, such as those of 'frames --shard'.",
    usage: "\(ProgramArguments.programName) join DIR... FILE [options]",
    discussion: """
      Reads the manifest of each DIR, which 'frames' wrote, and writes the film FILE as 'video' does: the \
      form follows the ending of its name ('help video' lists the forms). The program itself does not \
      run. The film has the bytes that 'video' gives it for .gif, .png, .y4m and .rgba, and its pixels \
      for lossless forms.

      Each picture is decoded, and its pixels are compared with the SHA-256 in its manifest. Errors with \
      exit code 65 are: other pixels, a folder of another program or of another plan (see 'help \
      frames'), a part that is not complete, a frame that no folder has, and a frame of which two \
      folders have different pixels. A plan says how many frames the film has; of folders without plans the \
      frames from the first to the last are joined.
      """)

  @Argument(help: ArgumentHelp("The folders of frames, then the film; - is standard output."))
  var paths: [String]

  @OptionGroup(title: "Film options") var film: FilmOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pictures that are decoded at once. Default: one for each core.", valueName: "n"),
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
        "'\(file)' alone is no film of parts; expected one folder or more, then the film's file.")
    }
    try film.check(file)
  }
}
