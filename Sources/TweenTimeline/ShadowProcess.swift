import CTweenFork
import Foundation
import TweenMotion
import TweenStage

/// The program's side of a shadow process, which holds the program at one moment.
@MainActor final class ShadowProcess {
  /// The purpose of a copy.
  enum Role {
    /// Follows the program.
    case head
    /// Waits at a moment of the run.
    case checkpoint
    /// Waits near the moment that is shown.
    case neighbor
    /// Shows moments.
    case viewer
    /// Makes neighbors of the shown moment.
    case scout
  }

  /// A request whose reply is to come.
  enum Expected {
    case advanced(to: StageTime)
    case forked(ShadowProcess)
    case shown(isExact: Bool)
  }

  let connection: TimelineConnection
  let memory: SharedMemory
  var role: Role
  /// The program, if this is its started process and no copy.
  private(set) var program: StartedProgram?
  /// The process number, once it is reported.
  private(set) var number: Int32?
  /// The program's moment after all requests; before zero it has not begun.
  private(set) var time = StageTime(flicks: -1)
  /// The moment that the program has reached.
  var reached = StageTime(flicks: -1)
  /// The moment up to which the input was sent.
  private var known: StageTime?
  private(set) var expected: [Expected] = []
  /// The moment of the last reply, or of the last time without work, in nanoseconds.
  private(set) var quietSince = MonotonicTime.now()
  /// Whether the process exists. A copy exists once its original has replied.
  private(set) var isThere = false
  /// The last measured number of bytes of memory that no other process shares.
  var privateBytes = 0

  private init(_ connection: TimelineConnection, _ memory: SharedMemory, role: Role) {
    self.connection = connection
    self.memory = memory
    self.role = role
  }

  /// Starts a program as a shadow process.
  static func start(
    _ program: TimelineProgram, configuration: Stage.Configuration, role: Role
  ) throws(TimelineError) -> ShadowProcess {
    let (process, end) = try make(role: role)
    defer { close(end) }
    let started = try StartedProgram(program, connection: end)
    process.program = started
    process.number = started.number
    process.isThere = true
    guard let text = try? JSONEncoder().encode(TimelineConfiguration(configuration)) else {
      throw TimelineError("The program's configuration can't be written.")
    }
    process.connection.send(
      TimelineRequest(kind: .start, bytes: text.count), payload: Array(text),
      files: [process.memory.file])
    process.expect(.advanced(to: process.time))
    return process
  }

  /// Makes a process that is not started yet, and its end of the connection.
  private static func make(
    role: Role
  ) throws(TimelineError) -> (process: ShadowProcess, end: Int32) {
    var ends: [Int32] = [-1, -1]
    guard ctf_connect(&ends) == 0 else {
      throw TimelineError("The system has no further connections between processes.")
    }
    let connection = TimelineConnection(ends[0], waits: false)
    guard let memory = SharedMemory.make() else {
      close(ends[1])
      throw TimelineError("The system has no memory to share between processes.")
    }
    return (ShadowProcess(connection, memory, role: role), ends[1])
  }

  private func expect(_ reply: Expected) {
    if expected.isEmpty { quietSince = MonotonicTime.now() }
    expected.append(reply)
  }

  /// Removes and returns the request that the next reply belongs to.
  func takeExpected() -> Expected? {
    quietSince = MonotonicTime.now()
    return expected.isEmpty ? nil : expected.removeFirst()
  }

  /// Marks the copy as existing.
  func arrive(number: Int32?) {
    self.number = number
    isThere = true
    quietSince = MonotonicTime.now()
  }

  /// Ends the process, even during its work.
  func end() { connection.close() }

  var isOpen: Bool { connection.isOpen }

  // MARK: Requests

  /// Runs the program up to a moment.
  func advance(to moment: StageTime, input: InputLog) {
    guard moment > time else { return }
    let events = input.events(after: known, through: moment)
    if !events.isEmpty {
      let text = Array(InputScript(events: Array(events)).text.utf8)
      connection.send(TimelineRequest(kind: .input, bytes: text.count), payload: text)
    }
    known = moment
    time = moment
    connection.send(TimelineRequest(kind: .advance, flicks: moment.flicks))
    expect(.advanced(to: moment))
  }

  /// Copies the process in its state after all requests.
  func fork(as role: Role) throws(TimelineError) -> ShadowProcess {
    let (copy, end) = try Self.make(role: role)
    copy.time = time
    copy.reached = time
    copy.known = known
    connection.send(
      TimelineRequest(kind: .fork), files: [end, copy.memory.file], closing: [end])
    expect(.forked(copy))
    return copy
  }

  /// Draws the frame of the process after all requests.
  func show(_ request: Timeline.Request, isExact: Bool) {
    var message = TimelineRequest(kind: .show)
    message.window = request.window
    message.keepsLast = isExact && request.allowsQuick
    message.hash = isExact ? request.hash : nil
    message.tree = isExact ? request.tree : nil
    connection.send(message)
    expect(.shown(isExact: isExact))
  }

  /// Ends the process once it has no copies.
  func endAfterCopies() { connection.send(TimelineRequest(kind: .end)) }
}

/// A program that can run as a shadow process.
package struct TimelineProgram: Equatable, Sendable {
  /// The executable's path.
  package var path: String
  /// The arguments, beginning with the name by which the program is called.
  package var arguments: [String]
  /// The environment variables.
  package var environment: [String: String]

  package init(path: String, arguments: [String], environment: [String: String]) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  /// This process's own program, with its arguments.
  package static var current: TimelineProgram {
    TimelineProgram(
      path: "/proc/self/exe", arguments: CommandLine.arguments,
      environment: ProcessInfo.processInfo.environment)
  }
}

/// A clock that never goes back, in nanoseconds.
enum MonotonicTime {
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
