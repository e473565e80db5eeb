#if Window
  import CSDL2
  import Foundation
  import TweenMotion
  import TweenViews

  extension LiveWindow {
    /// Turns one SDL event into input, or into what the window itself does with it.
    func handle(_ event: inout SDL_Event) {
      switch SDL_EventType(rawValue: event.type) {
      case SDL_QUIT: isClosed = true
      case SDL_WINDOWEVENT:
        windowChanged(SDL_WindowEventID(rawValue: UInt32(event.window.event)))
      case SDL_DISPLAYEVENT: updateGeometry()
      case SDL_MOUSEMOTION:
        pending.pointerMoved(
          to: scale.points(x: Double(event.motion.x), y: Double(event.motion.y)))
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: buttonChanged(event.button)
      case SDL_MOUSEWHEEL:
        pending.wheelTurned(
          x: Double(event.wheel.preciseX), y: Double(event.wheel.preciseY),
          modifiers: SDLKeyCodes.modifiers(
            bits: UInt16(truncatingIfNeeded: SDL_GetModState().rawValue)))
      case SDL_MULTIGESTURE: fingersMoved(event.mgesture)
      case SDL_DROPBEGIN: pending.dropBegan()
      case SDL_DROPFILE, SDL_DROPTEXT: dropBrought(event.drop)
      case SDL_DROPCOMPLETE: pending.dropEnded(at: pointerPosition)
      case SDL_KEYDOWN, SDL_KEYUP: keyChanged(event.key)
      case SDL_TEXTINPUT:
        let text = withUnsafeBytes(of: &event.text.text) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        textTyped(text)
      default:
        if event.type == wakeEvent { woken() }
      }
    }

    private func windowChanged(_ kind: SDL_WindowEventID) {
      switch kind {
      case SDL_WINDOWEVENT_CLOSE: isClosed = true
      case SDL_WINDOWEVENT_EXPOSED: exposed()
      case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED, SDL_WINDOWEVENT_MOVED:
        updateGeometry()
      case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: becameVisible(false)
      case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MAXIMIZED:
        becameVisible(true)
      case SDL_WINDOWEVENT_LEAVE: pending.pointerLeft()
      case SDL_WINDOWEVENT_FOCUS_LOST: pending.focusLost()
      default: break
      }
    }

    private func buttonChanged(_ event: SDL_MouseButtonEvent) {
      let button: InputEvent.PointerButton
      switch Int32(event.button) {
      case SDL_BUTTON_LEFT: button = .left
      case SDL_BUTTON_MIDDLE: button = .middle
      case SDL_BUTTON_RIGHT: button = .right
      default: return
      }
      let position = scale.points(x: Double(event.x), y: Double(event.y))
      // Those that are held in the moment; a lock is none of them.
      pending.modifiersHeld(
        SDLKeyCodes.modifiers(bits: UInt16(truncatingIfNeeded: SDL_GetModState().rawValue))
          .subtracting([.capsLock, .numericPad]))
      if event.type == SDL_MOUSEBUTTONDOWN.rawValue {
        pending.pointerPressed(button, at: position)
      } else {
        pending.pointerReleased(button, at: position)
      }
    }

    /// Two fingers on a touch screen: SDL tells by how much of the window's length they went apart,
    /// and by how many radians they turned.
    private func fingersMoved(_ event: SDL_MultiGestureEvent) {
      guard event.numFingers == 2 else { return }
      pending.magnified(by: 1 + Double(event.dDist) * Self.magnificationPerLength)
      pending.turned(.radians(Double(event.dTheta)))
    }

    /// Fingers that go apart by a quarter of the window double the scale.
    private static let magnificationPerLength = 4.0

    private func dropBrought(_ event: SDL_DropEvent) {
      guard let bytes = event.file else { return }
      // SDL made the copy for us.
      defer { SDL_free(bytes) }
      let text = String(cString: bytes)
      if event.type == SDL_DROPFILE.rawValue {
        pending.dropBrought(.file(URL(filePath: text)))
      } else {
        pending.dropBrought(.text(text))
      }
    }

    /// Where the pointer is, in the window's points: a drag from elsewhere sends no moves.
    private var pointerPosition: CGPoint {
      var (x, y): (Int32, Int32) = (0, 0)
      SDL_GetMouseState(&x, &y)
      return scale.points(x: Double(x), y: Double(y))
    }

    private func keyChanged(_ event: SDL_KeyboardEvent) {
      let isDown = event.type == SDL_KEYDOWN.rawValue
      if isDown { isRepeat = event.repeat != 0 }
      let code = event.keysym.sym
      let bits = event.keysym.mod
      guard let key = SDLKeyCodes.key(code: code, modifierBits: bits) else { return }
      if key == .escape {
        // The panel goes first. A key held down does one thing: what closed the panel does not
        // close the window too.
        if isDown, !isRepeat {
          if showsHelp { showsHelp = false } else { isClosed = true }
        }
        return
      }
      let modifiers = SDLKeyCodes.modifiers(bits: bits, keyCode: code)
      pending.add(.key(key, modifiers: modifiers, phase: isDown ? .down : .up))
    }

    private func textTyped(_ text: String) {
      guard !text.isEmpty else { return }
      if text == "?" {
        if !isRepeat { showsHelp.toggle() }
      } else {
        pending.add(.text(text))
      }
    }
  }
#endif
