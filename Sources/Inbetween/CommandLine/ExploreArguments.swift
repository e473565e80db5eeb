import ArgumentParser
import TweenMotion

/// The arguments of `explore`, which looks for faults.
struct ExploreArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Use the program at random, and check each frame for faults.",
    discussion: """
      A user with a seed taps, drags, scrolls, types, presses keys, resizes and rotates the window, and \
      changes the color scheme, the text size and reduced motion. Equal seeds give equal runs. Each frame \
      is checked, and each fault is shrunk to a recording of the few actions that lead to it, which \
      '--replay' shows in a window and all other commands take as --input.

      The checks, with the document that defines the fault:

      \(MainActor.assumeIsolated { ExploreChecks.help })

      The program runs without a window and may do what its controls do: give it data that may be lost. \
      It opens no pages of other programs.

      Exit codes: 0 no fault, 65 faults found, and those of the other commands.
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of actions, 1 to 1000000. Default: 200.", valueName: "n"),
    transform: OptionValues.actions)
  var actions = 200

  @Option(
    name: .customLong("for"), parsing: .unconditional,
    help: ArgumentHelp(
      "The end in seconds of the program's time. Default: none; the number of actions ends the run.",
      valueName: "seconds"),
    transform: OptionValues.moment)
  var seconds: StageTime?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Checks to leave out, separated by commas.", valueName: "checks"),
    transform: OptionValues.checks)
  var skip: OptionValues.Checks?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A folder for the recordings, CHECK-1.jsonl and so on; created if missing. Default: they are only "
        + "printed.", valueName: "dir"))
  var out: String?

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: .hidden)
  var worker: String?

  @OptionGroup(title: "Program options") var stage: StageOptions
  @OptionGroup(title: "Frame options") var frames: FrameOptions

  func validate() throws {
    let given = [
      ("--input", frames.input != nil), ("--open", stage.open != nil),
      ("--count", frames.count != nil), ("--duration", frames.duration != nil),
    ]
    guard let wrong = given.first(where: \.1) else { return }
    throw ValidationError(
      "\(wrong.0) is given; expected none: the seeded user makes the input, and --actions and --for end the run."
    )
  }
}
