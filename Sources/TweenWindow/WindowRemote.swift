import Foundation
import Synchronization

/// Commands to the process of a window, and its replies, as lines in two named pipes. The process that
/// started it is at the other end.
package final class WindowRemote: Sendable {
  /// What the window does.
  package enum Command: Equatable, Sendable {
    /// The program stands still, and its input so far is written.
    case hold
    /// The program goes on.
    case go
    /// The program ends, as if its windows were closed.
    case end
    /// A sentence, or lines, is shown until the next one; nil: none is.
    case notice(String?)

    /// The command's line.
    package var line: String {
      switch self {
      case .hold: "hold"
      case .go: "go"
      case .end: "end"
      // Characters that end lines are in no line.
      case .notice(let text): "notice " + (text ?? "").replacing("\n", with: "\u{2028}")
      }
    }

    /// Reads a line; nil for one that is no command.
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

  /// A reply to a command, or a report of the window's own.
  package enum Reply: Equatable, Sendable {
    /// The windows are there, and show the program.
    case shown
    /// The program stands still; its window's content begins there on the screen, and may have the keys.
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

  /// The names of the pipes in a folder.
  package static func pipes(in folder: String) -> (commands: String, replies: String) {
    (folder + "/commands", folder + "/replies")
  }

  private let commands: Int32
  private let replies: Int32
  private let waiting = Mutex<[Command]>([])

  /// Opens the pipes in a folder, which another process made; nil where they are not there.
  package init?(folder: String) {
    let pipes = Self.pipes(in: folder)
    // The other process holds both ends of this pipe: it ends with that process, by whatever signal. To open
    // it must not wait for a process that is gone.
    commands = open(pipes.commands, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    _ = fcntl(commands, F_SETFL, 0)
    // Open in both directions, so that writing waits for no reader and meets no closed pipe.
    replies = open(pipes.replies, O_RDWR | O_CLOEXEC)
    guard commands >= 0, replies >= 0 else { return nil }
  }

  /// Begins to read commands, on a thread of its own.
  ///
  /// - Parameter wake: called on that thread when there are some.
  func begin(wake: @escaping @Sendable () -> Void) {
    let thread = Thread { [self] in
      var reader = LineReader(file: commands)
      while let line = reader.next() {
        guard let command = Command(line: line) else { continue }
        waiting.withLock { $0.append(command) }
        wake()
      }
      // The process that started the program is gone.
      waiting.withLock { $0.append(.end) }
      wake()
    }
    thread.name = "window remote"
    thread.stackSize = 128 * 1024
    thread.start()
  }

  /// Takes the commands that came.
  func take() -> [Command] {
    waiting.withLock { commands in
      defer { commands = [] }
      return commands
    }
  }

  /// Answers. Where nobody reads any more, the answer is lost.
  func reply(_ reply: Reply) {
    let bytes = Array((reply.line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(replies, $0.baseAddress, $0.count) }
  }
}

/// Reads lines of a file as they come.
package struct LineReader {
  private let file: Int32
  private var bytes: [UInt8] = []

  package init(file: Int32) { self.file = file }

  /// The next line, without its end; nil at the end of the file, or where it can't be read.
  package mutating func next() -> String? {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeSubrange(...end) }
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += chunk[..<count]
    }
  }
}
