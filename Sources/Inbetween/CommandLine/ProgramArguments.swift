import ArgumentParser
import TweenHeadless
import TweenMotion
import TweenWindow

/// The command line of every program. `ProgramRunner`, which has the program, runs the parsed commands.
struct ProgramArguments: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: programName,
      abstract: "Run in a window, or write exact frames without one.",
      usage: """
        \(programName) [--device NAME] [--size WxH] [--scale S] [--seed N] [options]
        \(programName) --replay FILE | record FILE [options]
        \(programName) replay FILE... [options]
        \(programName) --watch [options]
        \(programName) frames DIR [options]
        \(programName) frames DIR --shard I/N [--resume] [options]
        \(programName) join DIR... FILE.mp4 [options]
        \(programName) video FILE.mp4|.webm|.mkv|.mov|.gif|.png|.y4m|.rgba [options]
        \(programName) frame FILE.svg|.pdf|.png --at 0.5 [options]
        \(programName) strip FILE.png --at 0,0.1,0.2 [options]
        \(programName) storyboard FILE.png|.html [--at 0,0.5,1] [options]
        \(programName) tree [--at T] [--json] [options]
        \(programName) explore [--actions N] [--seed N] [options]
        \(programName) mcp [options]
        \(programName) trace FILE [--input FILE] [options]
        \(programName) compare-traces A B [--json FILE] [--html FILE]
        \(programName) widgets DIR | timeline | --live [options]
        \(programName) previews DIR [--only NAME] [options]
        """,
      discussion: """
        Without a subcommand the program runs in a window, and ends with exit code 0 when the window \
        closes. 'record' also writes the input of such a run to a file, '--replay' shows a recording in a \
        window, and 'replay' compares a run without a window with it. 'watch' updates the running program \
        after each save of its sources.

        'frames' writes PNG files and a manifest into DIR, 'frame' one moment as SVG, PDF or PNG, 'video' \
        a film, and 'join' a film from several DIRs. 'strip' writes the moments --at, in seconds, side by \
        side into one PNG file, 'storyboard' moments with their titles as a poster or a page. 'tree' \
        prints the elements of a moment, with their roles, texts and frames. 'explore' uses the program at \
        random and checks each frame for faults, 'mcp' serves the program to a coding agent. 'trace' writes \
        what all frames show, and 'compare-traces' prints the differences of two such files. 'widgets' and \
        'previews' \
        write pictures of the program's widgets and previews. The same program, input, seed and time give \
        the same pixels on every machine.

        Exit codes: 0 done, 64 wrong usage, 65 wrong input data, 69 no display or no font, \
        74 a file that cannot be read or written, 70 an internal error of the program.
        """,
      version: "\(programName) (Inbetween) \(EngineVersion.text)",
      subcommands: [
        WindowArguments.self, RecordArguments.self, ReplayArguments.self, WatchArguments.self,
        FramesArguments.self,
        FrameArguments.self, VideoArguments.self,
        JoinArguments.self, StripArguments.self, StoryboardArguments.self, TreeArguments.self,
        ExploreArguments.self,
        MCPArguments.self,
        TraceArguments.self, CompareTracesArguments.self,
        WidgetsArguments.self, PreviewsArguments.self, LastPictureArguments.self,
      ],
      defaultSubcommand: WindowArguments.self)
  }

  /// The names of all subcommands, including `help`.
  static var subcommandNames: [String] {
    configuration.subcommands.filter { $0.configuration.shouldDisplay }
      .compactMap { $0.configuration.commandName } + ["help"]
  }

  /// The name by which the program was started.
  static var programName: String { ProcessArguments.programName }
}

/// The arguments of `window`, the live window.
struct WindowArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "window", abstract: "Run in a window (the default).")

  @Option(
    help: ArgumentHelp(
      "A recording to play in the window; after its end the pointer and the keys continue the run.",
      valueName: "file"))
  var replay: String?

  @Flag(help: "Update the program after each save of its sources, like 'watch'.")
  var watch = false

  @OptionGroup(title: "Window options") var tools: WindowToolOptions
  @OptionGroup(title: "Program options") var stage: StageOptions

  func validate() throws {
    guard watch else { return }
    let others = [
      ("--timeline", tools.timeline), ("--replay", replay != nil), ("--mcp", tools.mcp != nil),
    ]
    guard let other = others.first(where: \.1)?.0 else { return }
    throw ValidationError("--watch and \(other) are both given; expected one of them.")
  }
}

/// The tools of a window: the time bar, the inspector and the frame times.
struct WindowToolOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Show a time bar (F9): drag back to any moment of the run, and continue from there. A second copy "
        + "of the program runs without a window."))
  var timeline = false

  @Flag(help: "Open the inspector beside the program, as F12 does.")
  var inspect = false

  @Flag(help: "Print frame times at the end: p50, p99 and the number of missed frames.")
  var stats = false

  @Option(
    help: ArgumentHelp(
      "Make a Unix socket at this path, by which a coding agent joins the program (see 'mcp').",
      valueName: "socket"))
  var mcp: String?

  /// Window options with these tools and default values otherwise.
  var options: WindowOptions {
    var options = WindowOptions()
    (options.hasTimeline, options.inspects, options.printsStats) = (timeline, inspect, stats)
    return options
  }
}

/// The arguments of `frames`, which dumps frames.
struct FramesArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Write frames as PNG files, and a manifest with the hash of each.",
    discussion: """
      Writes DIR/frame-000000.png and so on, then DIR/manifest.json: the program, the font's hash, \
      and per frame its time, size and the SHA-256 of its pixels. Files are written completely or not \
      at all, and a folder with a manifest has a complete dump.

      A dump replaces an earlier dump in DIR: frames that only the earlier dump wrote are removed when \
      the new manifest is in place. With --from or --to the dump adds frames to those of the same film \
      (program, font, size, scale, seed, fps, input), and the manifest lists all of them. Other files \
      in DIR are never removed, and a manifest.json that no dump wrote is an error.

      One dump at a time writes to DIR; a second dump ends with exit code 74 and names the first. An \
      interrupted dump leaves its frames and a hidden list of them. The next dump replaces these \
      frames, or with --resume continues after them.

      --shard 3/8 writes the third of eight parts of equal length, for several machines. Each part \
      needs a folder of its own; the folder of a part without frames has only a manifest. --resume \
      continues an interrupted run of the same plan in DIR: undamaged frames are kept, and if all \
      frames are there, nothing is done. The plan is the program's build and resources, the fonts, all \
      options and the input; frames of another plan in DIR are an error (exit code 65). With either \
      option the manifest has the plan, and 'join' makes one film from all parts. Frames before the \
      first written one run without being drawn; --verbose and the progress bar print their speed.

      \(InputHelp.text)
      """)

  @Argument(help: ArgumentHelp("The folder to write to; created if missing.", valueName: "dir"))
  var folder: String

  @OptionGroup(title: "Program options") var stage: StageOptions
  @OptionGroup(title: "Frame options") var frames: FrameOptions

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

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write one of several parts of equal length, such as 3/8. Not with --from or --to.",
      valueName: "i/n"),
    transform: OptionValues.shard)
  var shard: OptionValues.Shard?

  @Flag(help: "Continue an interrupted run of the same plan in DIR.")
  var resume = false

  func validate() throws {
    if let to, to < from ?? 0 {
      throw ValidationError("--to is \(to); expected \(from ?? 0) or more, where --from begins.")
    }
    if shard != nil, from != nil || to != nil {
      throw ValidationError(
        "--shard and \(from != nil ? "--from" : "--to") are both given; expected one of them.")
    }
  }
}

/// The arguments of `strip`, which writes a film strip.
struct StripArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strip",
    abstract: "Write some moments side by side as one PNG file, their times under them.",
    discussion: """
      Each moment shows the last frame at or before it. FILE.png can be a new file, a regular file, or \
      a link to one. Another kind of file, such as a device, is an error, and so is another ending, \
      such as FILE.jpg.
      """)

  @Argument(help: ArgumentHelp("The picture to write.", valueName: "file.png"))
  var file: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Moments in seconds, separated by commas.", valueName: "times"),
    transform: OptionValues.times)
  var at: OptionValues.Times

  @Flag(help: "Also show the window's menu bar while the input has it open (F10).")
  var chrome = false

  @OptionGroup(title: "Program options") var stage: StageOptions
  @OptionGroup(title: "Frame options") var frames: FrameOptions

  func validate() throws {
    do throws(PictureNameError) {
      try PictureFile.checkName(file)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}

/// The arguments of `tree`, which prints the tree of elements.
struct TreeArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Print the elements of a moment: their roles, texts and frames.",
    discussion: """
      Prints one line per element, indented by depth: its role and label, its value, traits, actions, \
      hint and id if it has them, and its frame in points of the window, x,y and WIDTHxHEIGHT. Views \
      that only arrange other views are not elements. With --json the output is JSON.
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The moment in seconds; the last frame at or before it is shown. Default: 0.",
      valueName: "time"),
    transform: OptionValues.moment)
  var at = StageTime.zero

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Program options") var stage: StageOptions
  @OptionGroup(title: "Frame options") var frames: FrameOptions
}
