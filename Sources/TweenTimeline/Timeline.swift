import CTweenFork
import Foundation
import TweenMotion
import TweenStage

/// The complete run of a program, of which any moment can be shown.
///
/// A shadow process, which is the same program without a window, receives the program's input and follows
/// it. Once a second of the stage's time it is copied by `fork`; the copies, called checkpoints, wait. To
/// show a moment, the nearest checkpoint before it is copied; the copy runs the frames up to the moment,
/// and draws it into memory that both processes share.
///
/// Only `wait`, `catchUp`, `show` and `end` wait for a shadow process. `poll` handles the replies.
@MainActor package final class Timeline {
  /// The limits of a timeline's processes.
  package struct Limits: Equatable, Sendable {
    /// The largest number of processes, at least 24.
    package var processes = 64
    /// The largest number of bytes of memory that the processes do not share.
    package var privateBytes = 300 << 20
    /// The time between two checkpoints, before checkpoints are removed.
    package var interval = StageTime(seconds: 1)
    /// The time between two neighbors of the shown moment.
    package var neighborInterval = StageTime(seconds: 0.2)
    /// The time in seconds after which a process that does not reply is ended.
    package var patience = 10.0
    /// The processor time in nanoseconds above which a replay shows the nearest checkpoint first.
    package var quickCost: Int64 = 30_000_000

    package init() {}
  }

  /// A request to show a moment.
  struct Request: Equatable {
    var time: StageTime
    var window: String?
    var hash = false
    var tree = false
    /// Whether another moment may be shown first, if this one takes long.
    var allowsQuick = false
    /// The number of processes that ended before they could show the moment.
    var failures = 0
    /// The processor time of the request so far, in nanoseconds.
    var cost: Int64 = 0
  }

  let program: TimelineProgram
  let configuration: Stage.Configuration
  let limits: Limits

  /// The run's input.
  var log = InputLog()
  /// The moments with a title, in order.
  package internal(set) var marks: [InputMark] = []
  /// The end of the run so far; before zero the run has not begun.
  package internal(set) var end = StageTime(flicks: -1)
  /// A problem, in one sentence; nil: none.
  package internal(set) var note: String?

  /// The process of which the others are copies. It stays until the end, because copies whose own originals
  /// have ended become its children.
  var root: ShadowProcess?
  /// The process that follows the program.
  var head: ShadowProcess?
  var ladder: CheckpointLadder<ShadowProcess>
  var neighbors: [ShadowProcess] = []
  var viewer: ShadowProcess?
  var scout: ShadowProcess?
  /// The processes that end after their replies.
  var leaving: [ShadowProcess] = []
  var cost = ReplayCost()
  /// The moment that the viewer is going to show.
  var request: Request?
  /// The moment that is shown after it.
  var nextRequest: Request?
  /// The last shown moment, while its neighbors are made: those after it first.
  var prefetch: (moment: StageTime, isForward: Bool)?
  /// The reason why the last requested moment cannot be shown. `poll` reports it.
  var failure: String?
  /// The started programs of which processes may run. Their processes include copies of which no number is
  /// reported yet.
  var programs: [StartedProgram] = []
  /// Whether the program can be copied.
  var canCopy = true
  private var measured = 0

  /// Starts a shadow process.
  ///
  /// - Parameters:
  ///   - program: the program; it must begin with `App.main()`.
  ///   - configuration: the configuration of the stage whose run this is.
  package init(
    _ program: TimelineProgram = .current, configuration: Stage.Configuration,
    limits: Limits = Limits()
  ) {
    self.program = program
    self.configuration = configuration
    self.limits = limits
    // The other four processes are a root, a head, a viewer and a scout.
    ladder = CheckpointLadder(limit: limits.processes - 4 - Self.mostNeighbors)
    do throws(TimelineError) {
      let process = try start(as: .head)
      root = process
      head = process
    } catch {
      note = error.description
    }
  }

  /// The largest number of neighbors of the shown moment.
  static let mostNeighbors = 12

  // MARK: The run

  /// Adds input of the program. Input at or before the run's end is moved to the moment after it.
  package func append(_ input: TimedInput) {
    var input = input
    if input.time <= end { input.time = StageTime(flicks: end.flicks + 1) }
    log.append(input)
  }

  /// Adds a moment with a title.
  package func append(_ mark: InputMark) {
    let place = marks.firstIndex { $0.time > mark.time } ?? marks.count
    marks.insert(mark, at: place)
  }

  /// Moves the run's end to a moment. The shadow process follows.
  package func follow(to time: StageTime) {
    guard time > end else { return }
    end = time
    proceed()
  }

  /// Whether the shadow process has followed up to the run's end.
  package var isFollowing: Bool { head.map { $0.reached >= end } ?? true }

  /// Waits until the shadow process has followed up to the run's end.
  package func catchUp() {
    while true {
      _ = poll()
      guard !isFollowing || head?.expected.isEmpty == false else { return }
      wait(milliseconds: 50)
    }
  }

  /// Whether a process has requests without a reply.
  package var isBusy: Bool { processes.contains { !$0.expected.isEmpty } }

  /// Sends the head to the next second.
  func proceed() {
    guard let head, head.expected.isEmpty, head.time < end else { return }
    let step = limits.interval.flicks
    let next = head.time < .zero ? .zero : StageTime(flicks: (head.time.flicks / step + 1) * step)
    head.advance(to: min(next, end), input: log)
    if head.time == next { addCheckpoint(of: head) }
  }

  private func addCheckpoint(of head: ShadowProcess) {
    guard canCopy else { return }
    do throws(TimelineError) {
      _ = try head.fork(as: .checkpoint)
    } catch {
      note = error.description
    }
  }

  // MARK: Processes

  /// Starts the program as a shadow process.
  func start(as role: ShadowProcess.Role) throws(TimelineError) -> ShadowProcess {
    let process = try ShadowProcess.start(program, configuration: configuration, role: role)
    if let started = process.program { programs.append(started) }
    return process
  }

  /// All running processes, each once.
  var processes: [ShadowProcess] {
    var all = ladder.rungs.map(\.checkpoint) + neighbors + leaving
    for process in [viewer, scout, head] { if let process { all.append(process) } }
    if let root, root !== head { all.append(root) }
    all.removeAll { !$0.isOpen }
    return all
      + all.flatMap { process in
        process.expected.compactMap { expected in
          // A checkpoint is in the ladder once it exists.
          if case .forked(let copy) = expected, copy.role == .checkpoint { return copy }
          return nil
        }
      }
  }

  /// The number of processes.
  package var processCount: Int { processes.count }

  /// The moments at which processes wait, in order.
  package var checkpoints: [StageTime] { ladder.rungs.map(\.time) }

  /// Measures the bytes of memory that the processes do not share with each other.
  package func measurePrivateBytes() -> Int {
    for process in processes { process.privateBytes = Self.privateBytes(of: process) }
    return processes.reduce(0) { $0 + $1.privateBytes }
  }

  private static func privateBytes(of process: ShadowProcess) -> Int {
    guard let number = process.number,
      let text = try? String(contentsOfFile: "/proc/\(number)/smaps_rollup", encoding: .utf8)
    else { return 0 }
    let line = text.split(separator: "\n").first { $0.hasPrefix("Private_Dirty:") }
    return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) << 10
  }

  /// Ends checkpoints while the processes use too much memory of their own. With each new checkpoint, two
  /// checkpoints are measured, in turn.
  func boundMemory() {
    for _ in 0..<2 where !ladder.rungs.isEmpty {
      measured = (measured + 1) % ladder.rungs.count
      let process = ladder.rungs[measured].checkpoint
      process.privateBytes = Self.privateBytes(of: process)
    }
    while processes.reduce(0, { $0 + $1.privateBytes }) > limits.privateBytes,
      let dropped = ladder.thin()
    {
      drop(dropped)
    }
  }

  /// Ends all processes, and waits until they have ended. Processes that still run after `seconds` are killed.
  package func end(limit seconds: Double = 2) {
    let limit = MonotonicTime.now() + UInt64(max(0, seconds) * 1_000_000_000)
    for process in processes where process !== root { process.end() }
    ladder.removeAll { _ in true }
    (neighbors, leaving, viewer, scout, head) = ([], [], nil, nil, nil)
    (request, nextRequest) = (nil, nil)
    root?.endAfterCopies()
    // A process that the system can't end, such as one that waits for a disk, is left.
    let last = limit + 2_000_000_000
    while programs.contains(where: { !$0.isOver }), MonotonicTime.now() < last {
      if MonotonicTime.now() > limit { for program in programs { program.kill() } }
      usleep(1_000)
    }
    root?.end()
    (root, programs) = (nil, [])
  }

  isolated deinit { end(limit: 0.5) }
}
