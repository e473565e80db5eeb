#if Window
  import CSDL2

  extension SDL_Event {
    /// SDL's number of the event's window; 0 for an event without a window.
    var windowNumber: UInt32 {
      switch SDL_EventType(rawValue: type) {
      case SDL_WINDOWEVENT: window.windowID
      case SDL_MOUSEMOTION: motion.windowID
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
      case SDL_MOUSEWHEEL: wheel.windowID
      case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: tfinger.windowID
      case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: drop.windowID
      case SDL_KEYDOWN, SDL_KEYUP: key.windowID
      case SDL_TEXTINPUT: text.windowID
      case SDL_TEXTEDITING: edit.windowID
      case SDL_TEXTEDITING_EXT: editExt.windowID
      default: 0
      }
    }
  }
#endif
