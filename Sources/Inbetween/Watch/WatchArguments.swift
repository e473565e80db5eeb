import ArgumentParser

/// The arguments of `watch`, which reloads the program in its window when a source is saved.
struct WatchArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Run in a window, and update the program after each save.",
    discussion: """
      After each save of a source the program is compiled and started, and replays all earlier input of \
      the window: it reaches the same moment in the same state, with the change. Until then the window \
      stays as it is. The former program stays in the window, with a message over it, if the new program \
      does not compile, ends early, needs more than 30 s, or has no element under an earlier press; the \
      next save tries again. If the program crashes, its last picture stays.

      The program runs as under 'record'. 'watch' observes the package that the program was built in, or \
      the files from which 'inbetween' compiled it.
      """)

  @Option(
    help: ArgumentHelp(
      "The folder of the program's package. Default: the package that the program was built in.",
      valueName: "dir"))
  var package: String?

  @OptionGroup(title: "Program options") var stage: StageOptions
}

/// The arguments of `last-picture`, which only `watch` uses: a window with the last picture of an ended
/// program.
struct LastPictureArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "last-picture", abstract: "Show a picture for 'watch'.", shouldDisplay: false)

  @Option var watched: String
  @Option var picture: String?
  @Option var place: String?
  @Option var scale = 1.0
}
