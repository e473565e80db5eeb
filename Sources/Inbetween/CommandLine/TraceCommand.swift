import ArgumentParser
import TweenHeadless
import TweenMotion
import TweenStage

extension ProgramRunner {
  /// Runs the program and writes its trace, complete or not at all.
  func writeTrace(_ arguments: TraceArguments) throws {
    var plan = try plan(stage: arguments.stage, frames: arguments.frames)
    try endScript(of: &plan)
    let rate = plan.configuration.frameRate
    let pictured = arguments.pictureFrames?.values ?? []
    if let late = pictured.first(where: { $0 >= plan.count }) {
      throw ValidationError(
        "--picture-frames has \(late); expected at most \(plan.count - 1), the last frame.")
    }
    if let folder = arguments.pictures {
      try SystemFiles().makeFolder(folder)
    }
    let stage = makeStage(plan.configuration)
    stage.onFailure = { _ in }
    let source = WindowFiles.source(name)
    let recorder = TraceRecorder(
      stage,
      header: RunTrace.Header(
        program: name, engine: source.engine, font: source.font, rate: rate,
        frameCount: plan.count))
    if let url = arguments.stage.open { stage.send(.openURL(url), at: .zero) }
    var checks: ReplayChecks?
    if let script = plan.script {
      checks = ReplayChecks(
        script, on: stage, font: source.font, comparing: .expectationsAlone,
        pixelHash: { try $0.pixelHash() }, report: { recorder.add(failure: $0) })
      stage.send(script)
    }
    for frame in 0..<plan.count {
      stage.advance(to: rate.time(ofFrame: frame))
      try stage.requireNoFailure()
      recorder.add(stage)
      if let folder = arguments.pictures, pictured.contains(frame) {
        try ComparisonPictures.write(stage, to: folder)
      }
    }
    withExtendedLifetime(checks) {}
    try AtomicFile.write(
      Array(recorder.trace.text.utf8), to: arguments.file, on: SystemFiles())
  }

  /// Prints the differences of two traces.
  ///
  /// - Returns: the exit code.
  func compareTraces(_ arguments: CompareTracesArguments) throws -> Int32 {
    let comparison = try TraceComparison(
      RunTrace(contentsOf: arguments.a), named: arguments.nameA ?? arguments.a,
      RunTrace(contentsOf: arguments.b), named: arguments.nameB ?? arguments.b)
    let status = comparison.isEqual ? ExitStatus.done : ExitStatus.data
    if arguments.listFrames {
      let frames = comparison.moments.map { "\($0.frame)" }
      try output.write(frames.joined(separator: ",") + "\n")
      return status
    }
    if let path = arguments.json {
      try AtomicFile.write(Array(comparison.json.utf8), to: path, on: SystemFiles())
    }
    if let path = arguments.html {
      var folders: (a: String, b: String)?
      if let a = arguments.picturesA, let b = arguments.picturesB { folders = (a, b) }
      let page = ComparisonPage(comparison, pictures: ComparisonPictures(folders: folders))
      try AtomicFile.write(Array(page.text().utf8), to: path, on: SystemFiles())
    }
    try output.write(comparison.text)
    return status
  }
}
