import ArgumentParser
import TweenHeadless
import TweenStage

extension ProgramRunner {
  func writeFrames(_ arguments: FramesArguments) throws {
    var plan = try plan(stage: arguments.stage, frames: arguments.frames)
    let frames = try frames(arguments, count: plan.count)
    try endScript(of: &plan)
    let isTerminal = errorOutput.isTerminal
    var options = FrameDump.Options(
      folder: arguments.folder, program: name, frames: frames,
      isPart: arguments.from != nil || arguments.to != nil || arguments.shard != nil,
      threads: arguments.stage.threads, isVerbose: arguments.frames.verbose,
      progress: arguments.frames.progress?.style ?? (isTerminal ? .bar : .none))
    options.plan = try film(arguments, count: plan.count)
    try FrameDump(options, files: SystemFiles(), output: output, progressOutput: errorOutput)
      .run(stage(plan, arguments.stage))
  }

  /// Returns the film that the frames belong to. Nil if the program's files cannot be identified and no
  /// option needs the film; later runs then cannot continue the dump.
  private func film(_ arguments: FramesArguments, count: Int) throws -> FrameDump.Plan? {
    let isListed = arguments.shard != nil || arguments.resume
    let fingerprint: String
    do throws(FileReadError) {
      fingerprint = try ProgramFingerprint.current()
    } catch {
      if isListed { throw error }
      return nil
    }
    var film = FrameDump.Plan(fingerprint: fingerprint, frames: 0..<count)
    film.partCount = arguments.shard?.count
    film.isListed = isListed
    film.isResumed = arguments.resume
    return film
  }

  /// Returns the frames that are written; none for a part after the last frame.
  private func frames(_ arguments: FramesArguments, count: Int) throws -> Range<Int> {
    if let shard = arguments.shard {
      return DumpPlan.part(shard.number, of: shard.count, in: 0..<count)
    }
    let last = arguments.to ?? count - 1
    let first = arguments.from ?? 0
    guard last < count, first <= last else {
      let option = last < count ? "--from is \(first)" : "--to is \(last)"
      throw ValidationError("\(option); expected a frame from 0 to \(count - 1).")
    }
    return first..<last + 1
  }
}
