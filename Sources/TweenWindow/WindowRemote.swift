import Foundation
import Synchronization

/// Commands to the process of a window, and its replies, as lines in two named pipes. The process that
/// started the window's process has the other ends.
package final class WindowRemote: Sendable {
  /// A command to the window.
  package enum Command: Equatable, Sendable {
    /// Stops the program and writes its input so far.
    case hold
    /// Continues the program.
    case go
    /// Ends the program, as if its windows were closed.
    case end
    /// Shows a sentence or lines until the next notice; nil: removes the notice.
    case notice(String?)

    /// The command as a line.
    package var line: String {
      switch self {
      case .hold: "hold"
      case .go: "go"
      case .end: "end"
      // A line must not contain line breaks.
      case .notice(let text): "notice " + (text ?? "").replacing("\n", with: "\u{2028}")
      }
    }

    /// Reads a line; nil if it is not a command.
    package init?(line: some StringProtocol) {
      switch line {
      case "hold": self = .hold
      case "go": self = .go
      case "end": self = .end
      default:
        guard line.hasPrefix("notice ") else { return nil }
        let text = String(line.dropFirst(7)).replacing("\u{2028}", with: "\n")
        self = .notice(text.isEmpty ? nil : text)
      }
    }
  }

  /// A reply to a command, or a report of the window.
  package enum Reply: Equatable, Sendable {
    /// The windows are open and show the program.
    case shown
    /// The program stands still. The place of its window's content on the screen, and whether it has the
    /// keyboard.
    case held(WindowPlace, hasFocus: Bool)

    package var line: String {
      switch self {
      case .shown: "shown"
      case .held(let place, let hasFocus):
        "held \(place.x) \(place.y)" + (hasFocus ? " focus" : "")
      }
    }

    package init?(line: some StringProtocol) {
      let words = line.split(separator: " ")
      switch words.first {
      case "shown" where words.count == 1: self = .shown
      case "held":
        guard words.count == 3 || words.count == 4 && words[3] == "focus", let x = Int(words[1]),
          let y = Int(words[2])
        else { return nil }
        self = .held(WindowPlace(x: x, y: y), hasFocus: words.count == 4)
      default: return nil
      }
    }
  }

  /// Returns the paths of the pipes in a folder.
  package static func pipes(in folder: String) -> (commands: String, replies: String) {
    (folder + "/commands", folder + "/replies")
  }

  private let commands: Int32
  private let replies: Int32
  private let waiting = Mutex<[Command]>([])

  /// Opens the pipes in a folder, which another process made; nil if they do not exist.
  package init?(folder: String) {
    let pipes = Self.pipes(in: folder)
    // The other process holds both ends of this pipe, which is closed when that process ends by any signal.
    // The open must not wait for a process that has ended.
    commands = open(pipes.commands, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    _ = fcntl(commands, F_SETFL, 0)
    // The pipe is open in both directions, so that a write never waits for a reader or meets a closed pipe.
    replies = open(pipes.replies, O_RDWR | O_CLOEXEC)
    guard commands >= 0, replies >= 0 else { return nil }
  }

  /// Begins to read commands on a thread of its own.
  ///
  /// - Parameter wake: called on that thread when commands have arrived.
  func begin(wake: @escaping @Sendable () -> Void) {
    let thread = Thread { [self] in
      var reader = LineReader(file: commands)
      while let line = reader.next() {
        guard let command = Command(line: line) else { continue }
        waiting.withLock { $0.append(command) }
        wake()
      }
      // The process that started the program has ended.
      waiting.withLock { $0.append(.end) }
      wake()
    }
    thread.name = "window remote"
    thread.stackSize = 128 * 1024
    thread.start()
  }

  /// Returns the commands that have arrived and removes them.
  func take() -> [Command] {
    waiting.withLock { commands in
      defer { commands = [] }
      return commands
    }
  }

  /// Writes a reply. Without a reader the reply is lost.
  func reply(_ reply: Reply) {
    let bytes = Array((reply.line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(replies, $0.baseAddress, $0.count) }
  }
}

/// Reads the lines of a file when they arrive.
package struct LineReader {
  private let file: Int32
  private let takesUnendedLine: Bool
  private let mostBytes: Int
  private var bytes: [UInt8]

  /// - Parameters:
  ///   - file: An open file descriptor.
  ///   - takesUnendedLine: Whether text after the last line break is a line too: a program that crashes may
  ///     write such a line. Otherwise it is left out, because a message may be cut off.
  ///   - rest: Bytes that another reader of the file has read and not returned.
  ///   - mostBytes: The most bytes of a line; the others of a longer line are dropped.
  package init(
    file: Int32, takesUnendedLine: Bool = false, rest: [UInt8] = [], mostBytes: Int = 64 << 20
  ) {
    self.file = file
    self.takesUnendedLine = takesUnendedLine
    self.mostBytes = mostBytes
    bytes = rest
  }

  /// The bytes that are read and not returned yet.
  package var rest: [UInt8] { bytes }

  /// Returns the next line without its line break; nil at the end of the file or after an error. Bytes that
  /// are not UTF-8 are replaced.
  package mutating func next() -> String? {
    nextBytes().map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the bytes of the next line without its line break; nil at the end of the file or after an
  /// error.
  package mutating func nextBytes() -> [UInt8]? {
    var searched = 0
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeSubrange(...end) }
        return Array(bytes[..<min(end, mostBytes)])
      }
      if bytes.count > mostBytes { bytes.removeSubrange(mostBytes...) }
      searched = bytes.count
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        defer { bytes = [] }
        return takesUnendedLine && !bytes.isEmpty ? bytes : nil
      }
      bytes += chunk[..<count]
    }
  }
}
