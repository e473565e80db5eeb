import ArgumentParser
import TweenHeadless
import TweenMotion

/// The arguments of `frame`, which writes one frame as a file.
struct FrameArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frame",
    abstract: "Write one moment as a vector file, SVG or PDF, or as a PNG file.",
    discussion: """
      The ending of FILE's name sets the format: .svg, .pdf or .png. Shapes, lines, linear and radial \
      gradients, clips, groups and text are vectors. Effects that the format lacks, such as blurs, shadows \
      and angular gradients, are written as pictures; a note on standard error lists them.

      Text is written as outlines. With --text embedded a PDF contains fonts instead, so that its text can \
      be selected and searched. FILE is written completely or not at all.
      """)

  @Argument(help: ArgumentHelp("The file to write.", valueName: "file"))
  var file: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The moment in seconds; the last frame at or before it is written. Default: 0.",
      valueName: "time"),
    transform: OptionValues.moment)
  var at = StageTime.zero

  @Option(
    help: ArgumentHelp(
      "How text is written: outlines, or embedded, with fonts (PDF). Default: outlines.",
      valueName: "form"),
    transform: FrameArguments.text)
  var text = VectorFrame.Text.outlines

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per pixel of the frame, in each direction, for effects written as pictures, 1 to 8. "
        + "Default: 2.",
      valueName: "n"),
    transform: { try OptionValues.whole($0, in: 1...8) })
  var pictureScale = 2

  @OptionGroup(title: "Program options") var stage: StageOptions
  @OptionGroup(title: "Frame options") var frames: FrameOptions

  /// The settings with which the frame is written.
  var frame: VectorFrame {
    VectorFrame(
      time: at, text: text, pictureScale: Double(pictureScale), threads: stage.threads)
  }

  func validate() throws {
    do throws(VectorFrameError) {
      _ = try frame.form(of: file)
    } catch {
      throw ValidationError("\(error)")
    }
  }

  private static func text(_ value: String) throws -> VectorFrame.Text {
    guard let text = VectorFrame.Text(rawValue: value.lowercased()) else {
      throw ValidationError("expected outlines or embedded.")
    }
    return text
  }
}
