#if Window
  import Foundation
  import TweenDesktop
  import TweenViews

  /// The desktop's file dialogs. The first frame may open one before the program has a window.
  @MainActor final class FileDialogs {
    /// The program whose active window owns the dialogs.
    weak var program: LiveProgram?

    /// Uses the desktop's portal for file dialogs; nil if there is no session bus. A chosen file is not
    /// input. Therefore, in runs that keep their input, the window itself shows the dialog, so that a
    /// recording is complete.
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
