import ArgumentParser
import Foundation
import TweenHeadless

/// The laboratory's command line; `MotionRunner` performs what is parsed here.
struct MotionArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "motion",
    abstract: "Sample, describe and plot animations, springs and curves.",
    usage: """
      motion sample SPEC --at 0,0.1,0.2 [--from V] [--to V] [--velocity] [--json]
      motion info SPEC [--json]
      motion plot SPEC... -o FILE.png|.svg|.csv
      motion retarget SPEC --to V [--at T SPEC --to V]... [-o FILE]
      """,
    discussion: """
      SPEC is the Swift spelling of an animation: a preset with its modifiers, such as \
      'spring(duration: 0.5, bounce: 0.3)', '.easeInOut(duration: 1).delay(0.2).speed(2)' or \
      'timingCurve(0.2, 0, 0.8, 1, duration: 1)'; of a value 'Spring(...)' in any of its \
      initializers, or 'Spring.bouncy'; or of a 'UnitCurve' such as 'UnitCurve.circularEaseIn' or \
      'UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0), \
      endControlPoint: UnitPoint(x: 0.8, y: 1)).inverse'. Numbers may be calculated, as in \
      '2 * .pi / 3'. A mistake is reported with its column. Quote SPEC for the shell.

      Animations run as in the engine: '.spring' and its relatives in steps of 1/300 s, the others \
      by their formulas. Spring and UnitCurve values are formulas.

      Exit codes: 0 done, 64 wrong usage or SPEC, 65 a plot that can't be drawn, 69 no font, \
      74 a file that cannot be written. 'motion help COMMAND' describes a command.
      """,
    version: "motion (Inbetween) \(EngineVersion.text)",
    subcommands: [
      SampleArguments.self, InfoArguments.self, PlotArguments.self, RetargetArguments.self,
    ])

  static var subcommandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }
}

/// From where to where.
struct IntervalOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The value at the start. Default: 0.", valueName: "v"),
    transform: OptionValues.value)
  var from: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The value to reach. Default: 1.", valueName: "v"),
    transform: OptionValues.value)
  var to: Double?
}

/// The options for the appearance of a picture.
struct PictureOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The picture in points. Default: 960x600.", valueName: "wxh"),
    transform: OptionValues.size)
  var size: CGSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels of a PNG per point. Default: 2.", valueName: "s"),
    transform: OptionValues.scale)
  var scale: Double?

  @Option(help: ArgumentHelp("A title over the picture.", valueName: "text"))
  var title: String?

  @Flag(help: "Draw light lines on a dark background.")
  var dark = false
}

struct SampleArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "Print the values of a motion at some times.",
    discussion: """
      Without --frames each time is sampled exactly. Between the times an animation gets the frames \
      of a 60 fps host, so that stepped springs never skip (they skip past a gap of 1 s), and \
      repeating ones turn as in a program. A stepped spring has whole steps of 1/300 s: it shows the \
      step at or after the time. With --frames and --at, the last frame at or before each time \
      is shown; with --frames alone, every frame to the end, or to --duration.

      The time of a Spring is in seconds; of a UnitCurve it is its progress, 0 to 1, or with \
      --duration seconds. Velocities are per second, in units of the value: the derivative of \
      timing curves, unit curves, interpolating springs and Spring values, the stepped spring's own \
      velocity, through delays, speeds and repetitions; 0 after the end.

      --json prints {"spec": ..., "samples": [{"t": 0.1, "value": ..., "velocity": ...}]}, with \
      "ended": true in the samples after an animation's end, whose value is the target. Numbers \
      are the shortest that read back the same. An infinite velocity is null.

      Examples:
        motion sample 'spring(duration: 0.5, bounce: 0.3)' --at 0,0.1,0.2 --velocity
        motion sample '.easeInOut(duration: 1).delay(0.5)' --frames 60 --from 0 --to 100 --json
        motion sample 'UnitCurve.circularEaseIn' --at 0,0.25,0.5,0.75,1
      """)

  @Argument(help: ArgumentHelp("An animation, a Spring or a UnitCurve.", valueName: "spec"))
  var spec: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Times separated by commas.", valueName: "times"),
    transform: OptionValues.times)
  var at: OptionValues.Times?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Sample at this number of frames a second, like a host.", valueName: "n"),
    transform: OptionValues.frames)
  var frames: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seconds that --frames samples, and the length of a UnitCurve.", valueName: "seconds"),
    transform: OptionValues.duration)
  var duration: Double?

  @OptionGroup var interval: IntervalOptions

  @Flag(help: "Print velocities too.")
  var velocity = false

  @Flag(help: "Print JSON.")
  var json = false
}

struct InfoArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Print the properties of a motion.",
    discussion: """
      The parameters of its spring, in every parameterisation, or the duration of its timing \
      curve; how long it takes to settle; how far and when it overshoots; its greatest velocity; \
      when it first reaches its target; when an animation counts as logically complete, and when \
      it ends. Stepped springs and repeating animations are run at 300 frames a second, with \
      results in whole frames; the others are exact. A UnitCurve's times are its progress.

      --json prints {"spec", "duration", "bounce", "mass", "stiffness", "damping", "response", \
      "dampingRatio", "settlingDuration", "overshoot": {"percent", "time"}, \
      "peakVelocity": {"value", "time"}, "firstCrossing", "logicalEnd", "end"}, with null for what \
      a motion doesn't have, never does, or does not do within 600 s. Times are in seconds.

      Examples:
        motion info 'spring(duration: 0.5, bounce: 0.3)'
        motion info 'Spring(mass: 1, stiffness: 100, damping: 10)' --json
      """)

  @Argument(help: ArgumentHelp("An animation, a Spring or a UnitCurve.", valueName: "spec"))
  var spec: String

  @OptionGroup var interval: IntervalOptions

  @Flag(help: "Print JSON.")
  var json = false
}

struct PlotArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw value and velocity over time, of one motion or several.",
    discussion: """
      The file's extension sets the format: .png, .svg, or .csv with a row per frame and the value \
      and velocity of each SPEC. Animations are drawn to their end, Spring values until they have \
      settled, endless motions for 4 seconds; --duration overrides this. A ring marks where \
      an animation counts as logically complete, a dot where it ends.

      Examples:
        motion plot smooth snappy bouncy -o springs.png
        motion plot 'UnitCurve.easeInOut' 'UnitCurve.circularEaseInOut' -o curves.svg --dark
        motion plot 'spring(bounce: 0.4)' --to 100 --frames 60 -o spring.csv
      """)

  @Argument(help: ArgumentHelp("Animations, Springs or UnitCurves.", valueName: "spec"))
  var specs: [String] = []

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file to write.", valueName: "file.png|.svg|.csv"))
  var output: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Sample at this number of frames a second, like a host. Default: 300.", valueName: "n"),
    transform: OptionValues.frames)
  var frames: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many seconds to show.", valueName: "seconds"),
    transform: OptionValues.duration)
  var duration: Double?

  @OptionGroup var interval: IntervalOptions
  @OptionGroup(title: "Picture options") var picture: PictureOptions
}

/// Its groups of options are beyond a list of options: `RetargetPlan` reads them.
struct RetargetArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "retarget",
    abstract: "Interrupt an animation by others, and sample or plot the result.",
    usage: """
      motion retarget SPEC --to V [--from V] [--at T SPEC --to V]... [options]
      """,
    discussion: """
      The first animation starts at time 0, from --from (default 0) to its --to. Each further \
      change follows its --at: in the first frame at or after T seconds the value is set to the new \
      --to under the new animation. All changes run through the engine as in a program, at 60 \
      frames a second: springs take over position and velocity, curves cross-fade. An animation \
      whose predecessor has already ended starts one frame later, as in a program.

      Options:
        -o, --output FILE     Write a plot, .png, .svg or .csv, instead of printing.
        --frames N            Frames a second. Default: 60.
        --duration SECONDS    The length of the run. Default: until everything has ended.
        --velocity            Print velocities too: differences of the neighbouring frames.
        --json                Print {"changes": [{"at", "spec", "to"}], "from": ...,
                              "samples": [{"t", "value", "velocity"}]}, "ended": true at the end.
        --size WxH, --scale S, --title TEXT, --dark
                              The picture, as in 'motion plot'.
        -h, --help            Show this help.

      Examples:
        motion retarget 'easeInOut(duration: 1)' --to 100 --at 0.5 'spring' --to 0 -o retarget.png
        motion retarget bouncy --to 1 --at 0.2 bouncy --to 0 --at 0.4 bouncy --to 1 --json
      """)

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var arguments: [String] = []
}
