import Foundation
import TweenHeadless
import TweenMotion
import TweenStage

/// Explores a program: starts workers, and shrinks what they find.
@MainActor struct Exploration {
  /// A fault with the shortest recording that shows it.
  struct Result {
    var finding: Finding
    /// Faults of the same check that the recording shows too, found in the same frame: as a rule other views
    /// with the same cause.
    var others: [Finding] = []
    var header: String
    /// The actions that lead to the fault.
    var actions: [UserAction]
    /// The number of actions before the fault was first found.
    var found: Int
    /// Whether the recording shows the fault again.
    var isReproduced: Bool

    /// The text of the recording.
    var recording: String {
      UserAction.recording(
        header: header, comments: ["\(finding.check): \(finding.subject)", finding.sentence],
        actions)
    }
  }

  /// The numbers of a finished exploration.
  struct Report {
    var results: [Result] = []
    var actions = 0
    var frames = 0
    var seconds = 0.0
  }

  /// The time in seconds that a program runs after the last action.
  static let rest = 10.0
  /// The most workers of one exploration whose program ends.
  private static let mostEnds = 10

  /// Runs a task to its end, for example in a process of its own.
  let runTask: (ExploreTask) throws -> ExploreProcess.Run
  /// The ids of the checks that are left out.
  let skipped: [String]
  /// Receives each fault when it is found, before it is shrunk.
  var note: (Finding) throws -> Void = { _ in }

  /// Explores with a number of actions.
  ///
  /// - Parameter seconds: The end in seconds of the program's time; nil: no end.
  func run(seed: UInt64, actions: Int, seconds: Double?) throws -> Report {
    var report = Report()
    var known: Set<ExploreTask.Fault> = []
    var part: UInt64 = 0
    while report.actions < actions, part < UInt64(Self.mostEnds) {
      let task = ExploreTask(
        seed: seed &+ part &* 0x9E37_79B9_7F4A_7C15, actions: actions - report.actions,
        seconds: seconds.map { max(0, $0 - report.seconds) }, skipped: skipped, given: nil,
        rest: Self.rest, wanted: nil)
      let run = try runTask(task)
      report.actions += run.actions.count
      report.frames += run.frames
      report.seconds += run.seconds
      for finding in run.findings + end(of: run) where known.insert(finding.fault).inserted {
        try note(finding)
        var result = try shrink(finding, run)
        result.others = try others(of: result, run).filter { known.insert($0.fault).inserted }
        report.results.append(result)
      }
      // A program that ended, or closed its last window, is explored further with other actions.
      let isOver = seconds.map { report.seconds >= $0 } ?? false
      if run.end == .done, isOver || run.actions.count >= task.actions { break }
      part += 1
    }
    return report
  }

  /// The fault of a worker's end.
  private func end(of run: ExploreProcess.Run) -> [Finding] {
    let time = run.actions.last?.time ?? .zero
    switch run.end {
    case .done: return []
    case .trapped(let reason):
      guard !skipped.contains("trap") else { return [] }
      return [
        Finding(
          check: "trap", subject: reason, sentence: "The program ended: \(reason)", time: time)
      ]
    case .hung(let limit):
      guard !skipped.contains("hang") else { return [] }
      return [
        Finding(
          check: "hang", subject: "the program",
          sentence: "The program did not finish a frame within "
            + "\(Int(ExploreProcess.patience.seconds(limit))) s of "
            + (limit == .processorTime ? "processor time." : "the machine's time."),
          time: time)
      ]
    }
  }

  // MARK: Shrinking

  /// The most runs for one fault.
  private static let mostTrials = 80
  /// The moment of the first action of a short recording, in seconds.
  private static let lead = 0.1
  /// The time from the settings of a short recording to its other actions, in seconds.
  private static let settingLead = 0.5

  /// Finds a short list of actions that leads to a fault: first the last ones, with the settings of the time before
  /// them, then all but some.
  private func shrink(_ finding: Finding, _ run: ExploreProcess.Run) throws -> Result {
    let all = run.actions.filter { $0.time <= finding.time }
    let rest = max(0.5, finding.time.seconds - (all.last?.time.seconds ?? 0) + 0.5)
    var result = Result(
      finding: finding, header: run.header, actions: all, found: all.count, isReproduced: false)
    var trials = 0
    let unneeded = unneeded(for: finding)
    /// Returns the actions with their places, if they lead to the fault.
    func tried(_ actions: [UserAction]) throws -> [UserAction]? {
      trials += 1
      let task = ExploreTask(
        seed: 0, actions: 0, seconds: nil, skipped: unneeded, given: actions, rest: rest,
        wanted: finding.fault)
      let again = try runTask(task)
      let found = (again.findings + end(of: again)).contains { $0.fault == finding.fault }
      return found ? again.actions : nil
    }
    // Without any action, then with the last one, two, four and so on.
    var count = 0
    var shortest = try tried([])
    while shortest == nil, count < all.count {
      count = count == 0 ? 1 : min(all.count, count * 2)
      shortest = try tried(
        Self.moved(Self.settings(before: all.suffix(count), of: all) + all.suffix(count)))
    }
    if shortest == nil { shortest = try tried(all) }
    guard var actions = shortest else { return result }
    // Then parts of half of them, a quarter and so on are left out, until each action is needed.
    var size = max(1, actions.count / 2)
    while trials < Self.mostTrials, !actions.isEmpty {
      var hasChanged = false
      var start = 0
      while start < actions.count, trials < Self.mostTrials {
        var candidate = actions
        candidate.removeSubrange(start..<min(actions.count, start + size))
        if let shorter = try tried(Self.moved(candidate)) {
          (actions, hasChanged) = (shorter, true)
        } else {
          start += size
        }
      }
      if size == 1, !hasChanged { break }
      size = max(1, size / 2)
    }
    (result.actions, result.isReproduced) = (actions, true)
    return result
  }

  /// Returns the other faults of the same check and frame that the recording of a result shows too. They need no
  /// recording of their own.
  private func others(of result: Result, _ run: ExploreProcess.Run) throws -> [Finding] {
    let finding = result.finding
    let candidates = run.findings.filter {
      $0.check == finding.check && $0.time == finding.time && $0.fault != finding.fault
    }
    guard result.isReproduced, !candidates.isEmpty else { return [] }
    let task = ExploreTask(
      seed: 0, actions: 0, seconds: nil, skipped: unneeded(for: finding), given: result.actions,
      rest: Self.rest, wanted: nil)
    let shown = Set(try runTask(task).findings.map(\.fault))
    return candidates.filter { shown.contains($0.fault) }
  }

  /// Returns the ids of the checks that a search for one fault leaves out: each costs time in every frame.
  private func unneeded(for finding: Finding) -> [String] {
    let others = ExploreChecks.all.map { $0.id }.filter { $0 != finding.check }
    return others + skipped.filter { !others.contains($0) }
  }

  /// Returns the last action for each setting among the actions before some of a list, shortly before these.
  private static func settings(before rest: ArraySlice<UserAction>, of all: [UserAction])
    -> [UserAction]
  {
    guard let first = rest.first else { return [] }
    var names: Set<String> = []
    var settings: [UserAction] = []
    for var action in all[..<rest.startIndex].reversed() {
      guard let name = action.setting, names.insert(name).inserted else { continue }
      action.time = StageTime(flicks: first.time.flicks - StageTime(seconds: settingLead).flicks)
      settings.append(action)
    }
    return settings.reversed()
  }

  /// Moves actions in time so that the first begins soon; the distances stay.
  private static func moved(_ actions: [UserAction]) -> [UserAction] {
    guard let first = actions.first else { return [] }
    let frame = FrameRate.sixty.firstFrame(atOrAfter: StageTime(seconds: lead))
    let offset = FrameRate.sixty.time(ofFrame: frame).flicks - first.time.flicks
    return actions.map { action in
      var action = action
      action.time = StageTime(flicks: action.time.flicks + offset)
      return action
    }
  }
}
