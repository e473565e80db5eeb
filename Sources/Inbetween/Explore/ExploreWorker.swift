import Foundation
import TweenHeadless
import TweenMotion
import TweenRaster
import TweenStage

/// Runs a program for `explore` in a process of its own, because a program may trap or never return.
///
/// The messages go to the process's standard output. What the program prints goes to the standard error.
@MainActor final class ExploreWorker: StageObserver {
  private let task: ExploreTask
  private let stage: Stage
  private let checks: [any MotionCheck]
  private let renderer = Renderer(threadCount: 1)
  private let output: Int32
  private var input: [InputEvent] = []
  private var updates = 0
  private var frames = 0
  private var reported: Set<ExploreTask.Fault> = []

  /// - Parameter stage: The program, before its first frame.
  init(_ task: ExploreTask, stage: Stage) throws(FileError) {
    self.task = task
    self.stage = stage
    checks = ExploreChecks.all.filter { !task.skipped.contains($0.id) }.map { $0.init() }
    output = dup(STDOUT_FILENO)
    guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw FileError(path: "the standard output", code: errno)
    }
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
    // A program must not open pages or change the desktop while it is explored.
    stage.opensURL = { _ in true }
    stage.onFailure = { _ in }
  }

  func stageWillDeliver(_ timed: TimedInput) { input.append(timed.event) }
  func stageDidRunFrame() {}

  /// Runs the task. The process ends after it.
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
    if let failure = stage.failure {
      try report([
        Finding(check: "trap", subject: "the program", sentence: failure, time: stage.time)
      ])
    }
    try write(.end(frames: frames, seconds: stage.time.seconds))
  }

  /// Returns an action on an element with the element's present place: other actions may have moved it.
  private static func placed(_ action: UserAction, in frame: ExploredFrame) -> UserAction {
    guard let name = action.element,
      let element = frame.tree.all.first(where: {
        !$0.actions.isEmpty && !$0.frame.isEmpty && SeededUser.name(of: $0) == name
      })
    else { return action }
    return .tap(element.pressPoint, at: action.time, on: name)
  }

  /// Whether the program has ended, or the wanted fault is found.
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
    return frame
  }

  private func report(_ findings: [Finding]) throws {
    for finding in findings where reported.insert(finding.fault).inserted {
      try write(.finding(finding))
    }
  }

  private func write(_ message: ExploreMessage) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var bytes = [UInt8](try encoder.encode(message)) + [UInt8(ascii: "\n")]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileError(path: "the standard output", code: errno) }
      bytes.removeFirst(count)
    }
  }
}
