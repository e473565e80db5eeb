#if Window
  import Foundation
  import TweenDesktop
  import TweenViews

  /// The desktop's dialogs for files, which the first frame may open before the program has a window.
  @MainActor final class FileDialogs {
    /// Whose window in use they belong to.
    weak var program: LiveProgram?

    /// Has the desktop's portal present file dialogs; nil where there is no bus for it to be on. What it brings
    /// is no input: with input that is kept, the window asks, so that a recording has all of it.
    static func use(keepsInput: Bool) -> FileDialogs? {
      guard FileChooser.hasBus(), !keepsInput else { return nil }
      let dialogs = FileDialogs()
      SystemFileDialogs.use { question, answer in
        let window = dialogs.program?.front?.portalName ?? ""
        let chooser = FileChooser(question, window: window) { end in
          DispatchQueue.main.async { MainActor.assumeIsolated { answer(end) } }
        }
        if chooser == nil {
          DispatchQueue.main.async { MainActor.assumeIsolated { answer(.unavailable) } }
        }
        return { chooser?.cancel() }
      }
      return dialogs
    }
  }
#endif
