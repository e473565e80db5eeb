import Foundation
import TweenHeadless
import TweenMotion
import TweenStage

extension ProgramRunner {
  /// Explores the program, or runs as a worker of another process that explores it.
  ///
  /// - Parameter texts: The arguments as they were given.
  /// - Returns: the exit code.
  func explore(_ arguments: ExploreArguments, _ texts: [String]) throws -> Int32 {
    var plan = try plan(stage: arguments.stage, frames: arguments.frames)
    plan.configuration.keepsInput = true
    if let worker = arguments.worker {
      let process = try ExploreWorker(taskAt: worker)
      try process.run(stage(plan, arguments.stage))
      return ExitStatus.done
    }
    ExploreProcess.endWorkerAtTheEnd()
    return try UnfinishedFiles.removedAtTheEnd {
      var exploration = Exploration(
        runTask: ExploreProcess(arguments: texts).run, skipped: arguments.skip?.ids ?? [])
      if !arguments.json {
        exploration.note = { finding in
          try errorOutput.write(
            "\(name): found \(finding.check): \(finding.subject); shrinking it\n")
        }
      }
      let report = try exploration.run(
        seed: arguments.stage.seed ?? 0, actions: arguments.actions,
        seconds: arguments.seconds?.seconds)
      let files = try arguments.out.map { try write(report.results, to: $0) } ?? []
      let text =
        arguments.json ? report.json(files) : report.text(files, seed: arguments.stage.seed ?? 0)
      try output.write(text)
      return report.results.isEmpty ? ExitStatus.done : ExitStatus.data
    }
  }

  /// Writes the recordings into a folder, and returns their paths.
  private func write(_ results: [Exploration.Result], to folder: String) throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var counts: [String: Int] = [:]
    return try results.map { result in
      let check = result.finding.check
      counts[check, default: 0] += 1
      let path = "\(folder)/\(check)-\(counts[check, default: 0]).jsonl"
      try AtomicFile.write(Array(result.recording.utf8), to: path, on: SystemFiles())
      return path
    }
  }
}

extension Exploration.Report {
  /// The most other subjects of a fault that are listed for people.
  private static let mostOthers = 5

  /// The report for people.
  ///
  /// - Parameter files: The paths of the recordings; empty if none were written.
  func text(_ files: [String], seed: UInt64) -> String {
    let time = JSONText.number((seconds * 10).rounded() / 10)
    var lines = [
      "\(actions) \(actions == 1 ? "action" : "actions"), \(frames) frames, \(time) s of the program's time, "
        + "seed \(seed): "
        + (results.isEmpty
          ? "no fault found" : "\(results.count) \(results.count == 1 ? "fault" : "faults")")
    ]
    for (index, result) in results.enumerated() {
      lines += [
        "", "\(result.finding.check): \(result.finding.subject)", "  " + result.finding.sentence,
      ]
      lines += result.others.prefix(Self.mostOthers).map { "  also: \($0.subject)" }
      if result.others.count > Self.mostOthers {
        lines.append("  and \(result.others.count - Self.mostOthers) more")
      }
      let count = result.actions.count
      lines.append(
        result.isReproduced
          ? "  \(count) of \(result.found) actions lead to it:"
          : "  These \(count) actions led to it, and not again:")
      lines += result.recording.split(separator: "\n").filter {
        !$0.hasPrefix("#") || $0.contains(" on ")
      }
      .map { "    \($0)" }
      if files.indices.contains(index) { lines.append("  in \(files[index])") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The report as JSON.
  func json(_ files: [String]) -> String {
    let faults = results.enumerated().map { index, result in
      var members = [
        "\"check\": \(JSONText.string(result.finding.check))",
        "\"subject\": \(JSONText.string(result.finding.subject))",
        "\"sentence\": \(JSONText.string(result.finding.sentence))",
        "\"others\": [\(result.others.map { JSONText.string($0.subject) }.joined(separator: ", "))]",
        "\"at\": \(result.finding.time.secondsText)",
        "\"reproduced\": \(result.isReproduced)",
        "\"recording\": \(JSONText.string(result.recording))",
      ]
      if files.indices.contains(index) {
        members.append("\"file\": \(JSONText.string(files[index]))")
      }
      return "    {" + members.joined(separator: ", ") + "}"
    }
    return "{\n  \"actions\": \(actions),\n  \"frames\": \(frames),\n  \"seconds\": "
      + "\(JSONText.number(seconds)),\n  \"faults\": ["
      + (faults.isEmpty ? "" : "\n" + faults.joined(separator: ",\n") + "\n  ") + "]\n}\n"
  }
}
