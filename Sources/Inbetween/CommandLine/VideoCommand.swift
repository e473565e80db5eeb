import ArgumentParser
import TweenHeadless
import TweenMotion
import TweenStage

extension ProgramRunner {
  /// The longest film with `--until settled` in seconds, if no option or recording states an end.
  private static let longestSettling = 60.0

  func writeVideo(_ arguments: VideoArguments) throws {
    let encoding = try arguments.film.encoding(arguments.file)
    let sampling = arguments.sampling
    try sampling.check()
    var frames = arguments.frames
    let script = try frames.input.map { try InputScript(contentsOf: $0) }
    let rate = frames.fps ?? script?.header?.frameRate ?? .sixty
    // The plan's grid has the moments of the film's frames, in the program's time.
    guard
      let grid = rate.multiplied(
        by: arguments.speed.denominator, dividedBy: arguments.speed.numerator),
      let fine = grid.multiplied(by: sampling.framesInOne)
    else { throw ValidationError("--fps \(rate) is not a valid frame rate at that --speed.") }
    frames.fps = grid
    if arguments.until == .settled, frames.count == nil, frames.duration == nil,
      script?.header?.end == nil
    {
      frames.duration = OptionValues.Seconds(time: StageTime(seconds: Self.longestSettling))
    }
    var plan = try plan(stage: arguments.stage, frames: frames)
    let range = try range(arguments, count: plan.count)
    try endScript(of: &plan)
    plan.configuration.frameRate = fine
    var options = Film.Options(
      path: arguments.file, program: name, encoding: encoding, rate: rate, frames: range)
    options.sampling = sampling
    if arguments.until == .settled {
      options.settlesAfter =
        plan.script?.events.last.map { grid.firstFrame(atOrAfter: $0.time) } ?? 0
    }
    options.hold = arguments.film.hold.map { rate.firstFrame(atOrAfter: $0.time) } ?? 0
    options.playsOnce = arguments.film.once
    options.checksLoop = arguments.loop
    options.keepsPart = arguments.keepPart
    options.manifest = arguments.film.manifest
    options.isVerified = arguments.film.verify
    options.threads = arguments.stage.threads
    options.progress =
      arguments.frames.progress?.style ?? (errorOutput.isTerminal ? .bar : .none)
    let film = Film(options, progressOutput: errorOutput)
    let stage = stage(plan, arguments.stage)
    func write() throws { try report(film.run(stage), arguments.file, encoding) }
    if options.keepsPart {
      try UnfinishedFiles.keepingFirstSignal(write)
    } else {
      try write()
    }
  }

  private func range(_ arguments: VideoArguments, count: Int) throws -> Range<Int> {
    let last = arguments.to ?? count - 1
    let first = arguments.from ?? 0
    guard last < count, first <= last else {
      let option = last < count ? "--from is \(first)" : "--to is \(last)"
      throw ValidationError("\(option); expected a frame from 0 to \(count - 1).")
    }
    return first..<last + 1
  }

  /// Writes notes to standard error, and the result of `--verify` to standard output.
  func report(_ outcome: Film.Outcome, _ file: String, _ encoding: FilmEncoding) throws {
    if outcome.isPart {
      try errorOutput.write(
        "\(name): interrupted: \(file) has the first \(Self.frames(outcome.frameCount)).\n")
    }
    if outcome.closesLoop == false {
      try errorOutput.write(
        "\(name): the film does not close: the frame after its last is not its first.\n")
    }
    if outcome.droppedCount > 0 {
      try errorOutput.write(
        "\(name): a GIF shows at most 50 frames a second; \(Self.frames(outcome.droppedCount)) omitted.\n"
      )
    }
    if encoding.pads(width: outcome.width, height: outcome.height) {
      try errorOutput.write(
        "\(name): \(outcome.width)x\(outcome.height) pixels are odd: the film has "
          + "\((outcome.width + 1) / 2 * 2)x\((outcome.height + 1) / 2 * 2), the added edge is \(encoding.hasAlpha ? "clear" : "black").\n"
      )
    }
    if let verified = outcome.verified {
      try output.write("\(file): \(Self.frames(outcome.frameCount)); \(verified)\n")
    }
  }

  private static func frames(_ count: Int) -> String { count == 1 ? "1 frame" : "\(count) frames" }
}
