import CTweenSignals
import Foundation
import Synchronization

/// Files that must not outlive the process: temporary files, and the lock of a folder.
///
/// Each file is on the list from its creation until it is renamed or removed. Within
/// `removedAtTheEnd` a SIGINT, SIGTERM or SIGHUP removes the files on the list and then ends the
/// process as usual, and so does a call of `exit` anywhere. SIGKILL and crashes are not caught; the
/// next dump removes their files.
package enum UnfinishedFiles {
  private struct UnfinishedFile {
    let path: String
    let absolute: [CChar]
    /// The open file; others may replace it at its path, so it is removed only if it is the same.
    var ownFile: Int32?
  }

  private struct State {
    /// In the order that they were made, with absolute paths: a program may change its folder.
    var files: [UnfinishedFile] = []
    /// Calls of `removedAtTheEnd` that have not returned.
    var depth = 0
    /// The pipe's end to which signal handlers write; nil until the first call.
    var signalWriteEnd: Int32?
    var watched: [Int32] = []
    /// Other actions at the end, before files are removed.
    var actions: [@Sendable () -> Void] = []
    /// Whether the first signal is kept and does not end the process, and that signal.
    var keepsFirst = false
    var kept: Int32?
    /// Whether `exit` was called: a file that is created after that would stay.
    var isOver = false
  }

  /// The signals by which a user or the system ends a program.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static let state = Mutex(State())

  /// Opens a new file and puts it on the list, in one step as seen by a signal.
  ///
  /// - Parameters:
  ///   - staysOpen: whether the file is open for as long as it is on the list; the file at its path
  ///     is removed only if it is this one.
  ///   - open: returns a file, or a negative number with the reason in `errno`.
  static func create(
    _ path: String, staysOpen: Bool = false, _ open: () -> Int32
  ) -> (file: Int32, code: Int32) {
    state.withLock { state in
      guard !state.isOver else { return (-1, ECANCELED) }
      let file = open()
      guard file >= 0 else { return (file, errno) }
      state.files.append(
        UnfinishedFile(path: path, absolute: absolute(path), ownFile: staysOpen ? file : nil))
      return (file, 0)
    }
  }

  /// Removes a file from the list that has been renamed or removed.
  static func forget(_ path: String) {
    state.withLock { state in
      if let index = state.files.lastIndex(where: { $0.path == path }) {
        state.files.remove(at: index)
      }
    }
  }

  /// The bytes of `path` from the root; the current folder may have a name that is not UTF-8.
  private static func absolute(_ path: String) -> [CChar] {
    let own = Array(path.utf8CString)
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return own }
    defer { free(folder) }
    return Array(UnsafeBufferPointer(start: folder, count: strlen(folder))) + [0x2F] + own
  }

  /// Removes the files on the list, the latest first: a folder's lock after the files that it
  /// protects.
  private static func removeAll(_ state: inout State) {
    for file in state.files.reversed() {
      if let own = file.ownFile, !FolderLock.names(file.absolute, own) { continue }
      unlink(file.absolute)
    }
    state.files = []
  }

  // MARK: Ends that can be seen

  /// Registers `action` for the end of the process, before files are removed: it is called by `exit`,
  /// and within `removedAtTheEnd` by a signal too. It must be quick, create no file and call no
  /// function of this type.
  package static func atTheEnd(_ action: @escaping @Sendable () -> Void) {
    _ = exitWatch
    state.withLock { $0.actions.append(action) }
  }

  private static let exitWatch: Void = {
    atexit {
      UnfinishedFiles.state.withLock { state in
        UnfinishedFiles.finish(&state)
        state.isOver = true
      }
    }
  }()

  private static func finish(_ state: inout State) {
    for action in state.actions { action() }
    state.actions = []
    removeAll(&state)
  }

  /// Calls `body`, and removes unfinished files if the process ends in the meantime.
  ///
  /// For command lines: a library must not handle a program's signals. A signal that is ignored, as
  /// under `nohup`, or that has a handler already, is not handled.
  package static func removedAtTheEnd<Value>(_ body: () throws -> Value) rethrows -> Value {
    state.withLock { begin(&$0) }
    defer { state.withLock { end(&$0) } }
    return try body()
  }

  /// The signal that came within `keepingFirstSignal`.
  package static var keptSignal: Int32? { state.withLock { $0.kept } }

  /// Calls `body`, which must return soon after `keptSignal` is set. The process then ends by that
  /// signal; a second one ends it at once.
  ///
  /// Must be called within `removedAtTheEnd`, which installs the signal handlers.
  package static func keepingFirstSignal<Value>(_ body: () throws -> Value) rethrows -> Value {
    state.withLock { $0.keepsFirst = true }
    defer {
      state.withLock { state in
        state.keepsFirst = false
        if let kept = state.kept {
          finish(&state)
          endProcess(by: kept)
        }
      }
    }
    return try body()
  }

  private static func begin(_ state: inout State) {
    state.depth += 1
    guard state.depth == 1 else { return }
    if state.signalWriteEnd == nil { state.signalWriteEnd = startThread() }
    // Without a pipe, for lack of file descriptors, signals keep their previous effects.
    guard let end = state.signalWriteEnd else { return }
    state.watched = signals.filter { ctw_watch_signal($0, end) }
  }

  private static func end(_ state: inout State) {
    state.depth -= 1
    guard state.depth == 0 else { return }
    for signal in state.watched { ctw_forget_signal(signal) }
    state.watched = []
  }

  /// Starts the thread that waits for a signal; it stays for the life of the process, asleep.
  private static func startThread() -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A handler must not wait.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let signalReadEnd = ends[0]
    Thread.detachNewThread { waitForSignal(signalReadEnd) }
    _ = exitWatch
    return ends[1]
  }

  /// Ends the process as the signal would have. The caller keeps the lock to the end, so that no
  /// thread can create another file.
  private static func endProcess(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    // The signal goes to this thread, which may have inherited a mask that blocks it.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    // The first process of a container is not ended by its own signals; it exits with the status that
    // a shell would report.
    _exit(128 + number)
  }

  private static func waitForSignal(_ signalReadEnd: Int32) {
    var number: UInt8 = 0
    while true {
      while Foundation.read(signalReadEnd, &number, 1) != 1 {
        // The writing end stays open, so that only an interruption leads here.
        if errno != EINTR { return }
      }
      state.withLock { state in
        if state.keepsFirst, state.kept == nil {
          state.kept = Int32(number)
        } else {
          finish(&state)
          endProcess(by: Int32(number))
        }
      }
    }
  }
}
