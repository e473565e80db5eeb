import Foundation
import TweenHeadless
import TweenStage

/// A process that runs a task of `explore`, because a program may trap or never return.
///
/// The messages go to the process's standard output. What the program prints goes to the standard error.
@MainActor struct ExploreWorker {
  private let task: ExploreTask
  private let output: Int32

  /// - Parameter file: The file with the task.
  init(taskAt file: String) throws {
    task = try JSONDecoder().decode(
      ExploreTask.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    output = dup(STDOUT_FILENO)
    guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw FileError(path: "the standard output", code: errno)
    }
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
  }

  /// Runs the task on a program before its first frame.
  func run(_ stage: Stage) throws {
    try ExploreRun(task, stage: stage, write: { try write($0) }).run()
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
