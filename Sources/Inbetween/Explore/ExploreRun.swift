import Foundation
import TweenMotion
import TweenRaster
import TweenStage

/// A run of a program by a user who is chosen by a seed, or with given actions, and with checks of each frame.
@MainActor final class ExploreRun: StageObserver {
  private let task: ExploreTask
  private let stage: Stage
  private let checks: [any MotionCheck]
  private let renderer = Renderer(threadCount: 1)
  private let write: (ExploreMessage) throws -> Void
  private var input: [InputEvent] = []
  private var updates = 0
  private var frames = 0
  private var reported: Set<ExploreTask.Fault> = []

  /// - Parameters:
  ///   - stage: The program, before its first frame.
  ///   - write: Receives each message, an action before it happens.
  init(_ task: ExploreTask, stage: Stage, write: @escaping (ExploreMessage) throws -> Void) {
    self.task = task
    self.stage = stage
    self.write = write
    checks = ExploreChecks.all.filter { !task.skipped.contains($0.id) }.map { $0.init() }
    // A program must not open pages or change the desktop while it is explored.
    stage.opensURL = { _ in true }
    stage.onFailure = { _ in }
  }

  func stageWillDeliver(_ timed: TimedInput) { input.append(timed.event) }
  func stageDidRunFrame() {}

  /// Runs the task.
  func run() throws {
    stage.add(self)
    stage.beginInspection()
    var current = try runFrame()
    try write(.header(header))
    if let given = task.given {
      for action in given where !isOver {
        while nextTime < action.time, !isOver { current = try runFrame() }
        let placed = Self.placed(action, in: current)
        try write(.action(placed))
        try send([placed])
      }
      let end = (given.last?.time.seconds ?? 0) + task.rest
      while stage.time.seconds < end, !isOver { current = try runFrame() }
    } else {
      var user = SeededUser(seed: task.seed, isDark: stage.configuration.colorScheme == .dark)
      for _ in 0..<task.actions where !isOver {
        if let seconds = task.seconds, stage.time.seconds >= seconds { break }
        let action = user.next(current, at: nextTime)
        try write(.action(action))
        try send([action])
        let pause = user.pause()
        for _ in 0..<pause.frames where !isOver {
          current = try runFrame()
          if pause.untilRest, current.isResting { break }
        }
      }
      let end = stage.time.seconds + task.rest
      while stage.time.seconds < end, !current.isResting, !isOver { current = try runFrame() }
    }
    if let failure = stage.failure, !task.skipped.contains("trap") {
      try report([
        Finding(check: "trap", subject: "the program", sentence: failure, time: stage.time)
      ])
    }
    try write(.progress(frames: frames, seconds: stage.time.seconds))
  }

  /// Returns an action on an element with the element's present place: other actions may have moved it.
  private static func placed(_ action: UserAction, in frame: ExploredFrame) -> UserAction {
    guard let name = action.element,
      let element = frame.elements.first(where: {
        !$0.actions.isEmpty && !$0.frame.isEmpty && $0.lineName == name
      })
    else { return action }
    return .tap(element.pressPoint, at: action.time, on: name)
  }

  /// Whether the program has ended, or the fault that the task names is found.
  private var isOver: Bool {
    stage.failure != nil || stage.windows.isEmpty || task.wanted.map(reported.contains) == true
  }

  private var nextTime: StageTime {
    stage.configuration.frameRate.time(ofFrame: (stage.frameIndex ?? 0) + 1)
  }

  /// The header of a recording of this run.
  private var header: String {
    var header = stage.recording.header
    header?.end = nil
    return String(InputScript(header: header, events: []).text.prefix { $0 != "\n" })
  }

  private func send(_ actions: [UserAction]) throws {
    let text = actions.map(\.line).joined(separator: "\n")
    for timed in try InputScript(parsing: text, file: "the actions").events {
      stage.send(timed.event, at: timed.time)
    }
  }

  /// Runs the next frame and all checks.
  private func runFrame() throws -> ExploredFrame {
    input = []
    stage.advance(to: stage.frameIndex == nil ? .zero : nextTime)
    frames += 1
    let now = stage.updateCount
    let frame = ExploredFrame(stage, input: input, hasUpdates: now != updates, renderer: renderer)
    updates = now
    for check in checks { try report(check.examine(frame)) }
    try write(.progress(frames: frames, seconds: stage.time.seconds))
    return frame
  }

  private func report(_ findings: [Finding]) throws {
    for finding in findings where reported.insert(finding.fault).inserted {
      try write(.finding(finding))
    }
  }
}
