#if Window
  import CSDL2
  import TweenStage
  import TweenViews

  /// The desktop's clipboard, through SDL, which is used on the main thread alone.
  enum DesktopClipboard {
    /// Returns the connection between a program's clipboard and the desktop's. A text that the program
    /// reads becomes input of its run; a text that it writes goes to the desktop. During a replay the
    /// desktop's clipboard stays unchanged.
    @MainActor static func host(of program: LiveProgram) -> SystemClipboard.Host {
      SystemClipboard.Host(
        read: { [weak program] in
          guard MainActorThread.isCurrent else { return SystemClipboard.stageText }
          return MainActor.assumeIsolated {
            guard let program, !program.isReplaying else { return SystemClipboard.stageText }
            return program.stage.clipboardText(sharing: text)
          }
        },
        write: { [weak program] text in
          SystemClipboard.stageText = text
          guard MainActorThread.isCurrent else { return }
          MainActor.assumeIsolated {
            guard let program, !program.isReplaying else { return }
            SDL_SetClipboardText(text ?? "")
          }
        },
        select: { text in
          guard MainActorThread.isCurrent else { return }
          SDL_SetPrimarySelectionText(text)
        })
    }

    /// The text that any program copied last; nil if there is none.
    @MainActor static var text: String? {
      guard SDL_HasClipboardText() == SDL_TRUE else { return nil }
      return string(SDL_GetClipboardText())
    }

    /// The selected text of the desktop, for the middle button; nil if nothing is selected.
    @MainActor static var selected: String? {
      guard SDL_HasPrimarySelectionText() == SDL_TRUE else { return nil }
      return string(SDL_GetPrimarySelectionText())
    }

    /// Copies a text that SDL allocated for the caller, and frees the original.
    private static func string(_ text: UnsafeMutablePointer<CChar>?) -> String? {
      guard let text else { return nil }
      defer { SDL_free(text) }
      let words = String(cString: text)
      return words.isEmpty ? nil : words
    }
  }
#endif
