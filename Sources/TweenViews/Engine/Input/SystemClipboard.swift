import Observation
import Synchronization

/// The clipboard of programs, for cutting, copying and pasting. Any thread can read it.
///
/// Each stage has a clipboard of its own, empty at first, so that runs without a window are equal everywhere
/// and each time. A window's host connects it with the desktop's clipboard.
package enum SystemClipboard {
  /// The clipboard of a desktop: text alone.
  package struct Host: Sendable {
    /// Returns the clipboard's text for the program; nil where there is no text.
    package var read: @Sendable () -> String?
    /// Replaces the text; nil clears it.
    package var write: @Sendable (String?) -> Void
    /// Replaces the selected text, which a press of the middle button inserts in any program; nil where the
    /// desktop has no such selection.
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

  /// The clipboard of one stage. A view whose body reads the text follows its changes.
  final class Own: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let stored = Mutex<String?>(nil)

    var text: String? {
      get {
        registrar.access(self, keyPath: \.text)
        return stored.withLock { $0 }
      }
      set {
        guard stored.withLock({ $0 }) != newValue else { return }
        registrar.withMutation(of: self, keyPath: \.text) { stored.withLock { $0 = newValue } }
      }
    }

    /// Marks the views that read the text as changed.
    func invalidate() { registrar.withMutation(of: self, keyPath: \.text) {} }
  }

  private static let host = Mutex<Host?>(nil)
  /// The clipboard of code that runs outside of a stage.
  private static let process = Own()

  /// Connects the programs' clipboards with a desktop's; nil disconnects them.
  package static func use(_ new: Host?) { host.withLock { $0 = new } }

  /// The clipboard's text; nil where there is none.
  package static var text: String? {
    get {
      let host = host.withLock { $0 }
      return host.map { $0.read() } ?? stageText
    }
    set {
      if let host = host.withLock({ $0 }) { return host.write(newValue) }
      stageText = newValue
    }
  }

  /// The text of the running stage's own clipboard, without the desktop's; nil where there is none.
  package static var stageText: String? {
    get { own.text }
    set { own.text = newValue }
  }

  /// Marks the views that read the clipboard as changed, because the desktop's clipboard has perhaps another
  /// text. Those views read it again in the next frame.
  package static func invalidate() { own.invalidate() }

  /// Reports the selected text to the desktop. Without a desktop it has no effect: what the middle button
  /// inserts is typed text, which a recording keeps.
  package static func select(_ text: @autoclosure () -> String) {
    guard let select = host.withLock({ $0?.select }) else { return }
    select(text())
  }

  private static var own: Own { StageClock.current?.clipboard ?? process }
}
