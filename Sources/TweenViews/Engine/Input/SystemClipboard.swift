import Synchronization

/// What programs cut, copy and paste. Readable on any thread.
///
/// A window's host hands in the desktop's clipboard. Without one there is a clipboard of the
/// process's own, empty at first, so that runs without a window are equal everywhere.
package enum SystemClipboard {
  /// A clipboard of the desktop's: text alone.
  package struct Host: Sendable {
    /// nil where there is no text.
    package var read: @Sendable () -> String?
    /// nil clears it.
    package var write: @Sendable (String?) -> Void

    package init(
      read: @escaping @Sendable () -> String?, write: @escaping @Sendable (String?) -> Void
    ) {
      self.read = read
      self.write = write
    }
  }

  private struct State {
    var host: Host?
    var own: String?
  }

  private static let state = Mutex(State())

  /// Takes the desktop's clipboard in place of the process's own; nil gives that back.
  package static func use(_ host: Host?) { state.withLock { $0.host = host } }

  /// The text there is; nil where there is none.
  package static var text: String? {
    get {
      let (host, own) = state.withLock { ($0.host, $0.own) }
      return host.map { $0.read() } ?? own
    }
    set {
      let host = state.withLock { state in
        if state.host == nil { state.own = newValue }
        return state.host
      }
      host?.write(newValue)
    }
  }
}
