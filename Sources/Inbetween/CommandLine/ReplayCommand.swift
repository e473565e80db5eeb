import ArgumentParser
import TweenHeadless
import TweenStage

extension ProgramRunner {
  /// Runs the program with recordings and compares the frames.
  ///
  /// - Returns: the exit code.
  func replay(_ arguments: ReplayArguments) throws -> Int32 {
    var agreeing = 0
    for file in arguments.files where try agrees(file, arguments) { agreeing += 1 }
    let count = arguments.files.count
    if arguments.strict, count > 1 {
      try output.write("\(agreeing) of \(count) recordings agree\n")
    }
    return agreeing == count ? ExitStatus.done : ExitStatus.data
  }

  /// Runs the program with one recording, and prints one line for a run that agrees, or the differences.
  private func agrees(_ file: String, _ arguments: ReplayArguments) throws -> Bool {
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
    for difference in checks.differences { try output.write("\(difference)\n") }
    let fault = arguments.strict ? checks.note ?? ReplayChecks.faultOfContent(of: script) : nil
    if let fault, checks.note == nil { try output.write("\(fault)\n") }
    guard checks.differences.isEmpty, fault == nil else { return false }
    try output.write("\(file): \(checks.counts.words) agree\n")
    return true
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
