import ArgumentParser
import TweenHeadless
import TweenPaint
import TweenStage

/// The arguments of `video`, which writes a film.
struct VideoArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "video",
    abstract: "Write a film.",
    discussion: """
      The ending of FILE's name sets the format:

                                   exact       alpha     plays
        .mp4   H.264, H.265, AV1   --lossless  no        everywhere (H.264)
        .mov   H.264, H.265,       no          ProRes    programs for editing
               ProRes
        .webm  VP9, AV1            --lossless  VP9       browsers
        .mkv   these and FFV1      --lossless  FFV1,VP9  mpv, VLC: archives
        .gif   256 colours a       no          on, off   everywhere, at most
               frame                                     50 frames a second
        .png   APNG                always      yes       browsers
        .y4m   raw luma, chroma    no          no        encoders, by a pipe
        .rgba  raw pixels          always      yes       anything, by a pipe
        -      standard output, in the format of --form: y4m, rgba, mkv or webm

      --lossless makes films exact: FFV1 in .mkv, H.264 in RGB in .mp4, VP9 in RGB in .webm. For these \
      and for .png, --verify decodes the finished file and compares each frame; for other formats it \
      prints the properties of the file. GIF, APNG, Y4M and raw pixels are written by the program itself, \
      the other formats by ffmpeg, which must be installed.

      FILE is written completely or not at all. All frames of a film have the size of the first frame, in \
      pixels; formats with fewer colour samples than pixels add a row or a column to odd sizes.
      """)

  @Argument(
    help: ArgumentHelp("The film to write; - is standard output.", valueName: "file"))
  var file: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The background of the program: clear (needs --alpha), white, black, or a color such as #1e90ff or "
        + "#1e90ff80. Default: the program's own.",
      valueName: "color"),
    transform: OptionValues.background)
  var background: OptionValues.Background?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels drawn for one pixel of the film, in each direction, 1 to 8. Default: 1.",
      valueName: "n"),
    transform: OptionValues.supersample)
  var supersample = 1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Moments averaged for each frame, in linear light, 1 to 64. Default: 1.",
      valueName: "n"),
    transform: OptionValues.motionBlur)
  var motionBlur = 1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The shutter angle in degrees: the part of a frame's duration over which --motion-blur spreads its "
        + "moments; 360 is the whole duration. Default: 180.",
      valueName: "degrees"),
    transform: OptionValues.shutter)
  var shutter = 180

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seconds of the program per second of the film, such as 0.25 for slow motion. Default: 1.",
      valueName: "factor"),
    transform: OptionValues.speed)
  var speed = OptionValues.Speed(numerator: 1, denominator: 1)

  @Option(
    help: ArgumentHelp(
      "settled: the film ends with the first frame without motion after all input, at the latest with "
        + "--count or --duration, or after 60 s.",
      valueName: "what"),
    transform: OptionValues.until)
  var until: OptionValues.Until?

  @Flag(
    help:
      "Print a note if the frame after the last one differs from the first, so that a loop jumps.")
  var loop = false

  @Flag(
    help:
      "When interrupted (ctrl-C), finish the film with the frames so far; a second time, remove it."
  )
  var keepPart = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The first frame to write; earlier frames run without being drawn. Default: 0.",
      valueName: "n"),
    transform: OptionValues.frame)
  var from: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The last frame to write. Default: the last frame of the film.", valueName: "m"),
    transform: OptionValues.frame)
  var to: Int?

  @OptionGroup(title: "Film options") var film: FilmOptions
  @OptionGroup(title: "Program options") var stage: StageOptions
  @OptionGroup(title: "Frame options") var frames: FrameOptions

  func validate() throws {
    if let to, to < from ?? 0 {
      throw ValidationError("--to is \(to); expected \(from ?? 0) or more, where --from begins.")
    }
    if background?.color == .transparent, !film.alpha {
      throw ValidationError("--background clear needs --alpha.")
    }
    try film.check(file)
  }

  /// The settings with which frames are drawn.
  var sampling: FilmSampling {
    var sampling = FilmSampling()
    sampling.supersample = supersample
    sampling.motionBlur = motionBlur
    sampling.shutter = shutter
    sampling.background = background?.color ?? (film.alpha ? .transparent : nil)
    return sampling
  }
}
