import ArgumentParser

/// The arguments of `watch`, which reloads the program in its window when a source is saved.
struct WatchArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Run in a window, and go on with the program as it is saved.",
    discussion: """
      When a source is saved, the program is compiled, started, and gets all input that the window had so far: \
      it comes to the same moment in the same state, whatever was changed. The window stays as it is until then. \
      A program that does not compile, that ends on its way or takes longer than 30 s for it, or \
      in which a press of the former run meets nothing any more, leaves the former in its window, with a sentence \
      over it; the next save tries again. A program that crashes leaves its last picture.

      The program runs as 'record' has it. The package that it was built in, or the files that 'inbetween' \
      compiled it of, are watched.
      """)

  @Option(
    help: ArgumentHelp(
      "The folder of the program's package. Default: the one that it lies in.", valueName: "dir"))
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
