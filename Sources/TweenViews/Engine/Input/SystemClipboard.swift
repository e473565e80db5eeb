import Synchronization

/// What programs cut, copy and paste. Readable on any thread.
///
/// A window's host hands in the desktop's clipboard. Without one there is a clipboard of each stage's
/// own, empty at first, so that runs without a window are equal everywhere and each time.
package enum SystemClipboard {
  /// A clipboard of the desktop's: text alone.
  package struct Host: Sendable {
    /// nil where there is no text.
    package var read: @Sendable () -> String?
    /// nil clears it.
    package var write: @Sendable (String?) -> Void
    /// Takes what is selected, for a press of the middle button in any program; nil: there is no such
    /// selection on this desktop.
    package var select: (@Sendable (String) -> Void)?

    package init(
      read: @escaping @Sendable () -> String?, write: @escaping @Sendable (String?) -> Void,
      select: (@Sendable (String) -> Void)? = nil
    ) {
      self.read = read
      self.write = write
      self.select = select
    }
  }

  /// The clipboard of a program that has no window.
  final class Own: Sendable {
    let text = Mutex<String?>(nil)
  }

  private static let host = Mutex<Host?>(nil)
  /// What there is outside of a stage.
  private static let process = Own()

  /// Takes the desktop's clipboard in place of the programs' own; nil gives those back.
  package static func use(_ new: Host?) { host.withLock { $0 = new } }

  /// The text there is; nil where there is none.
  package static var text: String? {
    get {
      let host = host.withLock { $0 }
      return host.map { $0.read() } ?? own.text.withLock { $0 }
    }
    set {
      if let host = host.withLock({ $0 }) { return host.write(newValue) }
      own.text.withLock { $0 = newValue }
    }
  }

  /// Tells the desktop what is selected now. Without a desktop nobody asks for it: a window hands what
  /// the middle button pastes over as typed text, which a recording keeps.
  package static func select(_ text: @autoclosure () -> String) {
    guard let select = host.withLock({ $0?.select }) else { return }
    select(text())
  }

  private static var own: Own { StageClock.current?.clipboard ?? process }
}
