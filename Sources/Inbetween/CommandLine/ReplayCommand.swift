import ArgumentParser
import TweenHeadless
import TweenStage

extension ProgramRunner {
  /// Runs the program with recordings and compares the frames.
  ///
  /// - Returns: the exit code.
  func replay(_ arguments: ReplayArguments) throws -> Int32 {
    var status = ExitStatus.done
    for file in arguments.files {
      let script = try InputScript(contentsOf: file)
      let plan = FramePlan(
        stage: arguments.stage, rate: arguments.fps, window: nil, end: nil, script: script)
      let stage = makeStage(plan.configuration)
      stage.onFailure = { _ in }
      let source = WindowFiles.source(name)
      let checks = ReplayChecks(
        script, on: stage, font: source.font, pixelHash: { try $0.pixelHash() })
      if let url = arguments.stage.open { stage.send(.openURL(url), at: .zero) }
      stage.send(script)
      let rate = plan.configuration.frameRate
      let last = rate.firstFrame(atOrAfter: script.lastMoment ?? .zero)
      stage.advance(to: rate.time(ofFrame: last))
      if let failure = stage.failure { throw StageError.failed(failure) }
      if let note = script.noteOfOrigin(on: source) { try errorOutput.write("\(name): \(note)\n") }
      if let note = checks.note { try errorOutput.write("\(name): \(note)\n") }
      if checks.differences.isEmpty {
        try output.write("\(file): \(checks.counts.words) agree\n")
      } else {
        status = ExitStatus.data
        for difference in checks.differences { try output.write("\(difference)\n") }
      }
    }
    return status
  }

  /// Prints the differences between a stage's run and the recording that it receives.
  func compare(_ script: InputScript, on stage: Stage) {
    guard ReplayChecks.isWanted(for: script) else { return }
    let (name, errorOutput) = (name, errorOutput)
    let source = WindowFiles.source(name)
    // Errors of a closed console are ignored: there is no place to report them.
    if let note = script.noteOfOrigin(on: source) { try? errorOutput.write("\(name): \(note)\n") }
    _ = ReplayChecks(script, on: stage, font: source.font, pixelHash: { try $0.pixelHash() }) {
      try? errorOutput.write("\(name): \($0)\n")
    }
  }
}
