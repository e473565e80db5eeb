import Foundation
import Synchronization
import TweenHeadless
import TweenStage
import TweenWindow

/// A Unix socket by which an agent joins a program in a window, one client at a time. Only the user can
/// connect.
@MainActor final class AgentSocket: WindowAgent {
  private enum Event: Sendable {
    case client(Int32)
    case line([UInt8])
    case gone
  }

  /// Events of the thread, for the window's loop.
  private final class Inbox: Sendable {
    let events = Mutex<[Event]>([])
    /// Whether calls wait for frames, so that the thread wakes the loop again and again.
    let isWaiting = Mutex(false)
  }

  private let program: String
  private let listener: Int32
  private let inbox = Inbox()
  private var server: AgentServer?
  private var client: Int32?
  private var stage: Stage?

  /// The time between two looks at a waiting call, in microseconds.
  private nonisolated static let period: UInt32 = 15_000
  /// The longest time for which a reply waits for its client, in seconds.
  private nonisolated static let patience = 5

  /// Makes the socket. Throws `FileError` for a path that is no free name and no abandoned socket.
  init(_ path: String, program: String) throws {
    self.program = program
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let room = MemoryLayout.size(ofValue: address.sun_path) - 1
    guard !bytes.isEmpty, bytes.count <= room else {
      throw FileError(
        path: path, code: ENAMETOOLONG,
        reason: "the path of a socket has 1 to \(room) bytes, found \(bytes.count)")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard listener >= 0 else { throw FileError(path: path, code: errno) }
    var status = stat()
    if lstat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFSOCK else {
        close(listener)
        throw FileError(path: path, code: EEXIST, reason: "a file is there; expected a free name")
      }
      // A socket without a listener is left over from a program that was killed.
      let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
      let isUsed = address.withAddress { connect(probe, $0, $1) } == 0
      close(probe)
      guard !isUsed else {
        close(listener)
        throw FileError(
          path: path, code: EADDRINUSE, reason: "another program uses this socket")
      }
      unlink(path)
    }
    let mask = umask(0o177)
    // The reason of the call that failed, before another call of the system changes it.
    let bound = address.withAddress { bind(listener, $0, $1) == 0 ? nil : errno }
    umask(mask)
    let code = bound ?? (listen(listener, 4) == 0 ? nil : errno)
    if let code {
      close(listener)
      if bound == nil { unlink(path) }
      throw FileError(path: path, code: code)
    }
    UnfinishedFiles.atTheEnd { unlink(path) }
  }

  func begin(_ stage: Stage, wake: @escaping @Sendable () -> Void) {
    self.stage = stage
    let (listener, inbox) = (listener, inbox)
    let ticker = Thread {
      while true {
        usleep(Self.period)
        if inbox.isWaiting.withLock({ $0 }) { wake() }
      }
    }
    let thread = Thread {
      while true {
        let client = accept(listener, nil, nil)
        if client < 0, errno == EINTR || errno == ECONNABORTED { continue }
        guard client >= 0 else { return }
        _ = fcntl(client, F_SETFD, FD_CLOEXEC)
        // Replies are written between two frames: a client that does not read must not stop the window.
        var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
        _ = setsockopt(
          client, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        func post(_ event: Event) {
          inbox.events.withLock { $0.append(event) }
          wake()
        }
        post(.client(client))
        var reader = LineReader(file: client)
        while let line = reader.nextBytes() { post(.line(line)) }
        post(.gone)
      }
    }
    for (thread, name) in [(thread, "agent socket"), (ticker, "agent calls")] {
      thread.name = name
      thread.stackSize = 256 * 1024
      thread.start()
    }
  }

  func takeTurn(halt: String?) -> Bool {
    let events = inbox.events.withLock { events in
      defer { events = [] }
      return events
    }
    for event in events {
      switch event {
      case .client(let file): join(file)
      case .line(let line): attempt { try $0.receive(line) }
      case .gone: leave()
      }
    }
    var isWaiting = false
    attempt { isWaiting = try $0.continueCalls(halt: halt) }
    inbox.isWaiting.withLock { $0 = isWaiting }
    return isWaiting
  }

  private func join(_ file: Int32) {
    guard let stage else { return }
    client = file
    let output = ConsoleOutput(file: file, name: "the agent's socket", files: SystemFiles())
    server = AgentServer(
      AgentSession(program: program, threads: nil, joining: stage),
      replies: AgentReplies { try output.write($0) })
  }

  private func leave() {
    server?.leave()
    server = nil
    if let client { close(client) }
    client = nil
  }

  /// Works for the client, which is left if it cannot be reached.
  private func attempt(_ body: (AgentServer) throws -> Void) {
    guard let server else { return }
    do {
      try body(server)
    } catch {
      server.leave()
      self.server = nil
      if let client { shutdown(client, Int32(SHUT_RDWR)) }
    }
  }
}

extension sockaddr_un {
  /// Calls `body` with this address and its size, as the system's calls take them.
  fileprivate func withAddress<Result>(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    withUnsafePointer(to: self) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
