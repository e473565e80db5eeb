import CTweenFork
import Foundation

/// A program that a timeline has started, together with the copies of its process.
@MainActor final class StartedProgram {
  /// The number of the started process, and of the process group of its copies.
  let number: Int32
  /// A descriptor that hangs up once the process and all its copies have ended.
  private let life: Int32
  /// Whether the started process has ended and the system has released its number.
  private var isCollected = false
  /// The status that the system reports of the started process; nil: it runs, or no status was reported.
  private(set) var status: Int32?

  /// Starts a program.
  ///
  /// - Parameter connection: the program's end of a connection.
  init(_ program: TimelineProgram, connection: Int32) throws(TimelineError) {
    var environment = program.environment
    environment[TimelineShadow.variable] = "1"
    let words = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var life: Int32 = -1
    let number = Self.withStrings(program.arguments) { arguments in
      Self.withStrings(words) { ctf_start(program.path, arguments, $0, connection, &life) }
    }
    guard number > 0 else {
      throw TimelineError(
        "The shadow process can't be started: \(String(cString: strerror(-number))).")
    }
    self.number = number
    self.life = life
  }

  deinit { close(life) }

  /// Calls `body` with C strings, the form in which programs receive arguments.
  private static func withStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return body(copies)
  }

  /// Reads the end of the started process from the system, without waiting.
  func collect() {
    guard !isCollected else { return }
    var status: Int32 = 0
    let result = waitpid(number, &status, WNOHANG)
    guard result != 0 else { return }
    isCollected = true
    if result == number { self.status = status }
  }

  /// Whether the started process and all its copies have ended.
  var isOver: Bool {
    collect()
    return isCollected && ctf_is_over(life) != 0
  }

  /// Ends all processes at once, even those that block signals.
  func kill() {
    if !isOver { _ = Foundation.kill(-number, SIGKILL) }
  }
}
