#if Window
  import CSDL2
  import TweenViews

  /// The desktop's clipboard, through SDL, which is asked on the main thread alone.
  enum DesktopClipboard {
    /// What programs reach it by.
    static let host = SystemClipboard.Host(
      read: {
        guard MainActorThread.isCurrent, SDL_HasClipboardText() == SDL_TRUE,
          let text = SDL_GetClipboardText()
        else { return nil }
        // SDL made the copy for us.
        defer { SDL_free(text) }
        return String(cString: text)
      },
      write: { text in
        guard MainActorThread.isCurrent else { return }
        SDL_SetClipboardText(text ?? "")
      },
      select: { text in
        guard MainActorThread.isCurrent else { return }
        SDL_SetPrimarySelectionText(text)
      })

    /// What is selected on the desktop, for the middle button; nil where nothing is.
    @MainActor static var selected: String? {
      guard SDL_HasPrimarySelectionText() == SDL_TRUE, let text = SDL_GetPrimarySelectionText()
      else { return nil }
      // SDL made the copy for us.
      defer { SDL_free(text) }
      let words = String(cString: text)
      return words.isEmpty ? nil : words
    }
  }
#endif
