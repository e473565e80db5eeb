import ArgumentParser
import Foundation
import TweenCodecs
import TweenHeadless
import TweenRaster
import TweenStage
import TweenText

/// Performs a command, and turns any error into one sentence and an exit code.
struct MotionRunner {
  var output = ConsoleOutput.standardOutput
  var errorOutput = ConsoleOutput.standardError

  /// The seconds after which a motion that has not ended needs an explicit duration.
  static let longestRun = 600.0

  /// Runs the command of the process's arguments.
  ///
  /// - Returns: the exit code.
  func run() -> Int32 {
    do throws(ArgumentTextError) {
      return run(try ProcessArguments.texts())
    } catch {
      return report(error, command: nil)
    }
  }

  /// - Parameter arguments: without the program's own name.
  /// - Returns: the exit code.
  func run(_ arguments: [String]) -> Int32 {
    do {
      guard let first = arguments.first else {
        throw UsageError("expected a subcommand: \(Self.subcommands)")
      }
      if !first.hasPrefix("-"), !MotionArguments.subcommandNames.contains(first) {
        throw UsageError("'\(first)' is not a subcommand; expected \(Self.subcommands)")
      }
      try perform(MotionArguments.parseAsRoot(arguments))
      return ExitStatus.done
    } catch {
      return report(error, command: arguments.first)
    }
  }

  private static var subcommands: String {
    MotionArguments.subcommandNames.dropLast().joined(separator: ", ") + " or help"
  }

  private func perform(_ command: any ParsableCommand) throws {
    switch command {
    case let sample as SampleArguments: try printSamples(sample)
    case let info as InfoArguments: try printInfo(info)
    case let plot as PlotArguments: try writePlot(plot)
    case let retarget as RetargetArguments: try runRetarget(retarget.arguments)
    default:
      // Commands of ArgumentParser itself, such as `help sample`.
      var command = command
      try command.run()
    }
  }

  // MARK: Commands

  private func printSamples(_ arguments: SampleArguments) throws {
    let spec = try MotionSpec(arguments.spec)
    if arguments.duration != nil, arguments.at != nil, !spec.value.isCurve {
      throw UsageError("--duration belongs to --frames without --at, or to a UnitCurve")
    }
    let sampler = MotionSampler(
      spec: spec, from: arguments.interval.from ?? 0, to: arguments.interval.to ?? 1,
      curveDuration: arguments.duration ?? 1)
    let samples: [MotionSample]
    if let times = arguments.at?.times {
      samples =
        arguments.frames.map { sampler.shown(at: times, frameRate: $0) }
        ?? sampler.samples(at: times)
    } else if let rate = arguments.frames {
      samples = try Self.ending(
        sampler.frames(rate, duration: arguments.duration, limit: Self.longestRun), spec.text)
    } else {
      throw UsageError("expected times: --at 0,0.1,0.2 or --frames 60")
    }
    if arguments.json {
      try output.write(
        "{\n  \"spec\": \(JSONText.string(spec.text)),\n  \(SampleText.json(samples))\n}\n")
    } else {
      try output.write(SampleText.table(samples, velocity: arguments.velocity))
    }
  }

  private static func ending(
    _ samples: [MotionSample]?, _ text: String
  ) throws(UsageError) -> [MotionSample] {
    if let samples { return samples }
    throw UsageError(
      "'\(text)' does not end within \(JSONText.number(longestRun)) s; "
        + "set its length with --duration")
  }

  private func printInfo(_ arguments: InfoArguments) throws {
    let spec = try MotionSpec(arguments.spec)
    let sampler = MotionSampler(
      spec: spec, from: arguments.interval.from ?? 0, to: arguments.interval.to ?? 1)
    let text = InfoText(spec: spec, analysis: MotionAnalysis(sampler))
    try output.write(arguments.json ? text.json : text.table)
  }

  private func writePlot(_ arguments: PlotArguments) throws {
    guard !arguments.specs.isEmpty else { throw UsageError("expected a SPEC to plot") }
    let file = try PlotFile(arguments.output)
    var specs: [MotionSpec] = []
    for text in arguments.specs { specs.append(try MotionSpec(text)) }
    let chart = Chart(
      specs, from: arguments.interval.from ?? 0, to: arguments.interval.to ?? 1,
      frameRate: arguments.frames, duration: arguments.duration, title: arguments.picture.title)
    try file.write(
      chart,
      style: PlotStyle(
        size: arguments.picture.size, scale: arguments.picture.scale,
        isDark: arguments.picture.dark))
  }

  private func runRetarget(_ arguments: [String]) throws {
    guard let plan = try RetargetPlan(arguments) else {
      return try output.write(
        MotionArguments.helpMessage(for: RetargetArguments.self) + "\n")
    }
    let file = try plan.output.map { try PlotFile($0) }
    guard let samples = RetargetRun(plan: plan).frames(limit: Self.longestRun) else {
      throw UsageError(
        "it does not end within \(JSONText.number(Self.longestRun)) s of the last change; "
          + "set its length with --duration")
    }
    if let file {
      try file.write(
        Chart(plan, samples: samples),
        style: PlotStyle(size: plan.size, scale: plan.scale, isDark: plan.isDark))
    } else if plan.printsJSON {
      let changes = plan.changes.map { change in
        "    {\"at\": \(JSONText.number(change.time)), \"spec\": \(JSONText.string(change.spec)), "
          + "\"to\": \(JSONText.number(change.target))}"
      }
      try output.write(
        "{\n  \"from\": \(JSONText.number(plan.from)),\n  \"changes\": [\n"
          + changes.joined(separator: ",\n") + "\n  ],\n  \(SampleText.json(samples))\n}\n")
    } else {
      try output.write(SampleText.table(samples, velocity: plan.printsVelocity))
    }
  }

  // MARK: What goes wrong

  private func report(_ error: any Error, command: String?) -> Int32 {
    // An error of writing to the console itself is not reported.
    switch error {
    case let error as SpecError:
      try? errorOutput.write("motion: \(error.report)\n")
      return ExitStatus.usage
    case let error as UsageError:
      try? errorOutput.write(
        "motion: \(SentenceEnd.added(to: error.message))\n\(Self.hint(command))")
      return ExitStatus.usage
    case let error as ArgumentTextError:
      try? errorOutput.write("motion: \(error)\n")
      return ExitStatus.usage
    case let error as FileError:
      try? errorOutput.write("motion: \(error)\n")
      return ExitStatus.files
    case RasterError.canvasTooLarge(let width, let height):
      try? errorOutput.write(
        "motion: the picture would have \(width)x\(height) pixels; expected at most "
          + "\(Renderer.largestSide) on a side.\n")
      return ExitStatus.data
    case is RasterError, is PNGEncoder.Failure:
      try? errorOutput.write("motion: the picture has an invalid size.\n")
      return ExitStatus.data
    case let error as TextError:
      try? errorOutput.write("motion: \(error)\n")
      return ExitStatus.unavailable
    default: return reportParsing(error, command: command)
    }
  }

  /// Where to read on: what stands first need not be a subcommand.
  private static func hint(_ command: String?) -> String {
    let known = command.flatMap { MotionArguments.subcommandNames.contains($0) ? $0 + " " : nil }
    return "See 'motion \(known ?? "")--help'.\n"
  }

  /// Errors of the argument parser, and help, which it throws too.
  private func reportParsing(_ error: any Error, command: String?) -> Int32 {
    let code = MotionArguments.exitCode(for: error)
    if code == .success {
      do throws(FileError) {
        try output.write(MotionArguments.fullMessage(for: error) + "\n")
      } catch {
        try? errorOutput.write("motion: \(error)\n")
        return ExitStatus.files
      }
      return ExitStatus.done
    }
    let message = SentenceEnd.added(to: MotionArguments.message(for: error))
    try? errorOutput.write("motion: \(message)\n\(Self.hint(command))")
    return code == .validationFailure ? ExitStatus.usage : ExitStatus.software
  }
}
