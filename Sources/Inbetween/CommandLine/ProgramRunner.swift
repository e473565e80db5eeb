import ArgumentParser
import Foundation
import TweenHeadless
import TweenMotion
import TweenRaster
import TweenStage
import TweenText
import TweenTimeline
import TweenViews
import TweenWidgets
import TweenWindow

/// Runs one program according to its arguments, and converts every error to one sentence and an exit code.
@MainActor struct ProgramRunner {
  let name: String
  let makeStage: @MainActor (Stage.Configuration) -> Stage
  /// Opens the live window and returns when it is closed.
  let runWindow: @MainActor (StageOptions, WindowOptions, WindowSession) throws -> Void
  /// Finds the program's widgets.
  var widgets: @MainActor () throws -> [WidgetDescription] = { try ProgramWidgets.all() }
  var output = ConsoleOutput.standardOutput
  var errorOutput = ConsoleOutput.standardError

  init(
    name: String, makeStage: @escaping @MainActor (Stage.Configuration) -> Stage,
    runWindow: @escaping @MainActor (StageOptions, WindowOptions, WindowSession) throws -> Void
  ) {
    self.name = name
    self.makeStage = makeStage
    self.runWindow = runWindow
  }

  init<Program: App>(app: @escaping @MainActor () -> Program, name: String) {
    self.init(
      name: name, makeStage: { Stage(app: app(), configuration: $0) },
      runWindow: { options, window, session in
        var window = window
        window.size = options.size ?? options.device?.size ?? session.replay?.header?.size
        (window.scale, window.seed, window.threads) = (options.scale, options.seed, options.threads)
        window.openURL = session.replay == nil ? options.open : nil
        window.remembersWindows = session.replay == nil
        window.settings = options.settings
        try WindowHost.run(app(), options: window, session: session)
      })
  }

  /// Runs the command of the process's arguments.
  ///
  /// - Returns: the exit code.
  func run() -> Int32 {
    TimelineShadow.runIfStarted(makeStage)
    do throws(ArgumentTextError) {
      return run(try ProcessArguments.texts())
    } catch {
      return report(error)
    }
  }

  /// Runs the command of some arguments.
  ///
  /// - Parameter arguments: the arguments without the program's own name.
  /// - Returns: the exit code.
  func run(_ arguments: [String]) -> Int32 {
    do {
      var arguments = arguments
      if let first = arguments.first, !first.hasPrefix("-"),
        !ProgramArguments.subcommandNames.contains(first),
        FileManager.default.fileExists(atPath: first)
      {
        // A document, which file managers pass as the only argument.
        let url = URL(fileURLWithPath: first).absoluteString
        arguments.replaceSubrange(0...0, with: ["--open", url])
      }
      try Subcommand.check(arguments)
      if let only = arguments.first, arguments.count == 1, ["-h", "--help", "help"].contains(only) {
        try output.write(Self.completeHelp)
        return ExitStatus.done
      }
      let command = try ProgramArguments.parseAsRoot(arguments)
      return try perform(command, arguments)
    } catch {
      return report(error)
    }
  }

  /// The help of the whole program: the overview, and the subcommand that has all options.
  private static var completeHelp: String {
    ProgramArguments.helpMessage() + "\n\n"
      + ProgramArguments.helpMessage(for: FramesArguments.self) + "\n"
  }

  private func perform(_ command: any ParsableCommand, _ texts: [String]) throws -> Int32 {
    switch command {
    case let window as WindowArguments:
      if window.watch { return try watch(package: nil, texts) }
      var session = try WindowFiles.session(of: name, replay: window.replay)
      try UnfinishedFiles.removedAtTheEnd {
        session.agent = try agent(window.tools)
        try runWindow(window.stage, window.tools.options, session)
      }
    case let record as RecordArguments:
      try UnfinishedFiles.removedAtTheEnd { try self.record(record) }
    case let watch as WatchArguments: return try self.watch(package: watch.package, texts)
    case let picture as LastPictureArguments: try picture.show()
    case let replay as ReplayArguments: return try self.replay(replay)
    case let frames as FramesArguments:
      try UnfinishedFiles.removedAtTheEnd { try writeFrames(frames) }
    case let video as VideoArguments: try UnfinishedFiles.removedAtTheEnd { try writeVideo(video) }
    case let join as JoinArguments: try UnfinishedFiles.removedAtTheEnd { try writeJoin(join) }
    case let frame as FrameArguments:
      try UnfinishedFiles.removedAtTheEnd { try writeFrame(frame) }
    case let strip as StripArguments: try UnfinishedFiles.removedAtTheEnd { try writeStrip(strip) }
    case let board as StoryboardArguments:
      try UnfinishedFiles.removedAtTheEnd { try writeStoryboard(board) }
    case let tree as TreeArguments: try writeTree(tree)
    case let explore as ExploreArguments: return try self.explore(explore, texts)
    case let mcp as MCPArguments:
      try UnfinishedFiles.removedAtTheEnd { try serve(mcp, texts) }
    case let trace as TraceArguments:
      try UnfinishedFiles.removedAtTheEnd { try writeTrace(trace) }
    case let compare as CompareTracesArguments:
      return try UnfinishedFiles.removedAtTheEnd { try compareTraces(compare) }
    case let widgets as WidgetsArguments:
      try UnfinishedFiles.removedAtTheEnd { try show(widgets) }
    case let previews as PreviewsArguments:
      if previews.live { return try showLive(previews, texts) }
      try UnfinishedFiles.removedAtTheEnd { try show(previews) }
    default:
      // Commands that ArgumentParser runs itself, such as `help frames`.
      var command = command
      try command.run()
    }
    return ExitStatus.done
  }

  // MARK: Commands

  /// The server of an agent that joins a window; nil without the option.
  private func agent(_ tools: WindowToolOptions) throws -> AgentSocket? {
    try tools.mcp.map { try AgentSocket($0, program: name) }
  }

  private func record(_ arguments: RecordArguments) throws {
    // A wrong path of the socket leaves no recording.
    let agent = try agent(arguments.tools)
    var session = try WindowFiles.session(
      of: name, recording: arguments.file, replay: arguments.replay)
    session.agent = agent
    session.replaysAtOnce = arguments.atOnce
    session.remote = arguments.watched.flatMap { WindowRemote(folder: $0) }
    var options = arguments.tools.options
    options.place = arguments.place.flatMap(WindowPlace.init(text:))
    try runWindow(arguments.stage, options, session)
  }

  /// Shows the program in a window, and reloads it each time that its sources are saved.
  private func watch(package: String?, _ texts: [String]) throws -> Int32 {
    guard let rebuild = ProgramRebuild(ofThisProgramIn: package) else {
      throw PreviewError.noPackage
    }
    let folder = TemporaryPath("watch")
    defer { folder.remove() }
    try folder.makeFolder()
    return try UnfinishedFiles.removedAtTheEnd {
      let options = ProgramRebuild.options(of: texts, command: "watch", flag: "--watch")
      return try ProgramWatch(rebuild, options: options, folder: folder.text).watch()
    }
  }

  private func writeStrip(_ arguments: StripArguments) throws {
    var plan = try plan(stage: arguments.stage, frames: arguments.frames)
    plan.configuration.showsChrome = arguments.chrome
    try check(arguments.at.times, in: &plan)
    try FilmStrip(times: arguments.at.times, threads: arguments.stage.threads)
      .write(stage(plan, arguments.stage), to: arguments.file)
  }

  private func writeTree(_ arguments: TreeArguments) throws {
    var plan = try plan(stage: arguments.stage, frames: arguments.frames)
    try check([arguments.at], in: &plan)
    let stage = stage(plan, arguments.stage)
    stage.advance(to: arguments.at)
    try stage.requireNoFailure()
    let tree = stage.tree
    try output.write((arguments.json ? tree.json : tree.description) + "\n")
  }

  private func show(_ arguments: WidgetsArguments) throws {
    let pictures = WidgetPictures(
      arguments: arguments, program: name, output: output, errorOutput: errorOutput)
    // Bodies of widgets read the date too. In a window it is the system's date.
    let widgets =
      arguments.task == .live
      ? try self.widgets() : try StageMoment.make(start: arguments.start) { try self.widgets() }
    switch arguments.task {
    case .timeline: try pictures.printTimelines(widgets)
    case .write(let folder): try pictures.write(widgets, to: folder)
    case .live: try pictures.runWindow(widgets)
    }
  }

  private func show(_ arguments: PreviewsArguments) throws {
    let pictures = PreviewPictures(
      arguments: arguments, program: name, output: output, errorOutput: errorOutput)
    if arguments.list { return try pictures.printList() }
    try pictures.write(to: arguments.folder ?? "")
  }

  /// Shows previews in a window, and draws them again each time that their program is built.
  private func showLive(_ arguments: PreviewsArguments, _ texts: [String]) throws -> Int32 {
    guard let rebuild = ProgramRebuild(ofThisProgramIn: arguments.package) else {
      throw PreviewError.noPackage
    }
    let pictures = PreviewPictures(
      arguments: arguments, program: name, output: output, errorOutput: errorOutput)
    // An unknown name is reported before a window opens.
    try pictures.check()
    let previews = LivePreviews(
      rebuild: rebuild,
      options: ProgramRebuild.options(of: texts, command: "previews", flag: "--live"))
    // A running build ends with the program, however the program ends.
    try UnfinishedFiles.removedAtTheEnd {
      previews.drawFirst(scale: 1)
      try WindowHost.run(
        LivePreviewApp(previews),
        options: WindowOptions(
          size: nil, scale: nil, seed: 0, threads: arguments.threads, openURL: nil,
          settings: DeviceSettings()))
    }
    return ExitStatus.done
  }

  /// Throws an error for a moment after the end of the frames, if an end is stated.
  func check(_ times: [StageTime], in plan: inout FramePlan) throws {
    guard let count = plan.statedCount else { return }
    let rate = plan.configuration.frameRate
    let end = rate.time(ofFrame: count - 1)
    if let late = times.first(where: { rate.lastFrame(atOrBefore: $0) >= count }) {
      throw ValidationError(
        "--at has \(late.secondsText); expected at most \(end.secondsText), the last frame.")
    }
    try endScript(of: &plan)
  }

  /// Ends the input file with the last frame, and prints one note if events come later. If no end is
  /// stated, later events are an error instead: the user did not request that the frames stop before them.
  func endScript(of plan: inout FramePlan) throws {
    guard let script = plan.script else { return }
    let rate = plan.configuration.frameRate
    guard plan.statedCount != nil else {
      return try script.check(frameCount: plan.count, at: rate)
    }
    guard let cut = script.ended(frameCount: plan.count, at: rate) else { return }
    plan.script = cut.script
    try errorOutput.write("\(name): \(cut.note)\n")
  }

  func plan(stage: StageOptions, frames: FrameOptions) throws -> FramePlan {
    let script = try frames.input.map { try InputScript(contentsOf: $0) }
    return FramePlan(stage: stage, frames: frames, script: script)
  }

  func stage(_ plan: FramePlan, _ options: StageOptions) -> Stage {
    let stage = makeStage(plan.configuration)
    // The caller throws the failure, and `report` prints it.
    stage.onFailure = { _ in }
    if let url = options.open { stage.send(.openURL(url), at: .zero) }
    if let script = plan.script {
      compare(script, on: stage)
      stage.send(script)
    }
    return stage
  }

  // MARK: What goes wrong

  private func report(_ error: any Error) -> Int32 {
    // If writing to a closed console fails, there is no place for a second report.
    if let status = Self.status(of: error) {
      try? errorOutput.write("\(name): \(Self.sentence(of: error))\n")
      return status
    }
    let code = ProgramArguments.exitCode(for: error)
    if code == .success {
      do throws(FileError) {
        try output.write(ProgramArguments.fullMessage(for: error) + "\n")
      } catch {
        try? errorOutput.write("\(name): \(error)\n")
        return ExitStatus.files
      }
      return ExitStatus.done
    }
    let message = SentenceEnd.added(to: ProgramArguments.message(for: error))
    try? errorOutput.write("\(name): \(message)\nSee '\(name) --help'.\n")
    return code == .validationFailure ? ExitStatus.usage : ExitStatus.software
  }

  nonisolated static func sentence(of error: any Error) -> String {
    switch error {
    case RasterError.canvasTooLarge(let width, let height):
      "a frame would have \(width)x\(height) pixels; expected at most \(Renderer.largestSide) "
        + "on a side."
    case RasterError.canvasInvalid:
      "a frame has an invalid size; expected a width and a height of at least one pixel."
    default: "\(error)"
    }
  }

  /// The exit code of the engine's errors; nil for errors of the argument parser.
  private static func status(of error: any Error) -> Int32? {
    switch error {
    case is FileError, is InputFileError, is FileReadError: return ExitStatus.files
    case FilmError.choice, FilmError.sizeChanges: return ExitStatus.usage
    case FilmError.noEncoder, FilmError.noChecker: return ExitStatus.unavailable
    case is FilmError: return ExitStatus.files
    case is InputScriptError, is RasterError, is DumpPlanError, is JoinError:
      return ExitStatus.data
    // The exit code of wrong data means that two traces differ.
    case is RunTraceError, is TraceComparisonError: return ExitStatus.files
    case StageError.noWindow: return ExitStatus.usage
    case is VectorFrameError, is FilmStripError, is PictureNameError, is ArgumentTextError,
      is StoryboardError:
      return ExitStatus.usage
    case is StageError, WindowError.program: return ExitStatus.software
    case WindowError.file: return ExitStatus.files
    case WindowError.diverged: return ExitStatus.data
    case is WindowError, is TextError, is ProgramTypesError, PreviewError.incomplete:
      return ExitStatus.unavailable
    case is WidgetPictureError, is PreviewError: return ExitStatus.usage
    default: return nil
    }
  }
}
