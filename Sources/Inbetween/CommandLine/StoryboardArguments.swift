import ArgumentParser
import TweenHeadless

/// The arguments of `storyboard`, which writes a poster or a page.
struct StoryboardArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "storyboard",
    abstract: "Write a poster or a page of some moments, with their times and titles.",
    discussion: """
      The moments are the marks of the input file, such as {"at":3,"mark":"opened"}, and those of --at. \
      Each moment shows the last frame at or before it.

      FILE.png   a poster: frames in rows, the time and the title under each
      FILE.html  a page in one file: the film, the moments, and the input on an axis of time

      Pointing at the axis of a page shows the frame of that moment; arrow keys step. Without scripts the \
      page plays the film and shows all moments. The page has no external resources. Its film ends with \
      --count, --duration or the input file's end, or else one second after the last moment or event.

      FILE is written completely or not at all.
      """)

  @Argument(help: ArgumentHelp("The poster or page to write.", valueName: "file"))
  var file: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Moments in seconds, separated by commas, in addition to the marks.", valueName: "times"),
    transform: OptionValues.times)
  var at: OptionValues.Times?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The title; \"\" for no title. Default: the window's, else the program's name.",
      valueName: "text")
  )
  var title: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Columns of a poster. Default: a number that suits the frames' shape.", valueName: "n"),
    transform: OptionValues.columns)
  var columns: Int?

  @Flag(help: "Write a page without its film.")
  var noFilm = false

  @OptionGroup(title: "Program options") var stage: StageOptions
  @OptionGroup(title: "Frame options") var frames: FrameOptions

  func validate() throws {
    let form: Storyboard.Form
    do throws(StoryboardError) {
      form = try Storyboard.Form(path: file)
    } catch {
      throw ValidationError("\(error)")
    }
    if form == .html, columns != nil {
      throw ValidationError("--columns is for posters; a page has as many as fit its window.")
    }
    if form == .png, noFilm {
      throw ValidationError("--no-film is for pages; a poster has none.")
    }
  }
}
