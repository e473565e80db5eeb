#if Window
  import CSDL2
  import Foundation
  import TweenMotion
  import TweenViews

  extension LiveWindow {
    /// Converts one SDL event to input, or handles it in the window itself.
    func handle(_ event: inout SDL_Event) {
      if program.takesForTimeline(event, in: self) { return }
      switch SDL_EventType(rawValue: event.type) {
      case SDL_WINDOWEVENT:
        windowChanged(SDL_WindowEventID(rawValue: UInt32(event.window.event)))
      case SDL_MOUSEMOTION:
        pending.pointerMoved(
          to: scale.points(x: Double(event.motion.x), y: Double(event.motion.y)))
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: buttonChanged(event.button)
      case SDL_MOUSEWHEEL:
        let (x, y) = (Double(event.wheel.preciseX), Double(event.wheel.preciseY))
        pending.wheelTurned(
          x: x, y: y,
          modifiers: SDLKeyCodes.modifiers(
            bits: UInt16(truncatingIfNeeded: SDL_GetModState().rawValue)),
          glides: PendingInput.areNotches(x: x, y: y))
      case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: fingerChanged(event.tfinger)
      case SDL_DROPBEGIN: pending.dropBegan()
      case SDL_DROPFILE, SDL_DROPTEXT: dropBrought(event.drop)
      case SDL_DROPCOMPLETE: pending.dropEnded(at: pointerPosition)
      case SDL_KEYDOWN, SDL_KEYUP: keyChanged(event.key)
      case SDL_TEXTINPUT: pending.textTyped(Self.text(of: &event.text.text))
      case SDL_TEXTEDITING:
        composed(
          Self.text(of: &event.edit.text), start: event.edit.start, length: event.edit.length)
      case SDL_TEXTEDITING_EXT:
        guard let text = event.editExt.text else { break }
        // SDL made the copy for the caller.
        defer { SDL_free(text) }
        composed(
          String(cString: text), start: event.editExt.start, length: event.editExt.length)
      default: break
      }
    }

    private func windowChanged(_ kind: SDL_WindowEventID) {
      switch kind {
      case SDL_WINDOWEVENT_CLOSE: askToClose()
      case SDL_WINDOWEVENT_EXPOSED: exposed()
      case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED, SDL_WINDOWEVENT_MOVED:
        updateGeometry()
      case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: becameVisible(false)
      case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MAXIMIZED:
        becameVisible(true)
      case SDL_WINDOWEVENT_LEAVE: pending.pointerLeft()
      case SDL_WINDOWEVENT_FOCUS_GAINED:
        pending.add(.phase(.active))
        accessibility?.isActive = true
        // Some desktops report a change of the clipboard only to the program in front.
        stage.desktopClipboardDidChange()
      case SDL_WINDOWEVENT_FOCUS_LOST: focusWasLost()
      default: break
      }
    }

    /// Handles the loss of the keyboard to another window.
    func focusWasLost() {
      pending.focusLost()
      pending.add(.phase(.inactive))
      accessibility?.isActive = false
    }

    private func buttonChanged(_ event: SDL_MouseButtonEvent) {
      let button: InputEvent.PointerButton
      switch Int32(event.button) {
      case SDL_BUTTON_LEFT: button = .left
      case SDL_BUTTON_MIDDLE: button = .middle
      case SDL_BUTTON_RIGHT: button = .right
      case SDL_BUTTON_X1:
        // The mouse's back button acts as the keys that go back (Scenes 1.4).
        let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
        return pending.add(.key(.leftArrow, modifiers: .option, phase: isDown ? .down : .up))
      default: return
      }
      let position = scale.points(x: Double(event.x), y: Double(event.y))
      // The modifiers that are held at the moment; locks are not among them.
      pending.modifiersHeld(
        SDLKeyCodes.modifiers(bits: UInt16(truncatingIfNeeded: SDL_GetModState().rawValue))
          .subtracting([.capsLock, .numericPad]))
      if event.type == SDL_MOUSEBUTTONDOWN.rawValue {
        pending.pointerPressed(button, at: position)
        // An editor there inserts the text. Elsewhere the text is dropped with the press.
        if button == .middle, let text = DesktopClipboard.selected { pending.add(.text(text)) }
      } else {
        pending.pointerReleased(button, at: position)
      }
    }

    /// Handles a finger on a touch screen. SDL moves the pointer with the first finger as well. Places are
    /// fractions of the window.
    private func fingerChanged(_ event: SDL_TouchFingerEvent) {
      let size = scale.points(output: output)
      let place = CGPoint(
        x: Double(event.x) * size.width, y: Double(event.y) * size.height)
      switch SDL_EventType(rawValue: event.type) {
      case SDL_FINGERDOWN: touches.touched(event.fingerId, at: place)
      case SDL_FINGERUP: touches.lifted(event.fingerId)
      default:
        if let step = touches.moved(event.fingerId, to: place) { pending.fingersMoved(step) }
      }
    }

    private func dropBrought(_ event: SDL_DropEvent) {
      guard let bytes = event.file else { return }
      // SDL made the copy for the caller.
      defer { SDL_free(bytes) }
      let text = String(cString: bytes)
      if event.type == SDL_DROPFILE.rawValue {
        pending.dropBrought(.file(URL(filePath: text)))
      } else {
        pending.dropBrought(.text(text))
      }
    }

    /// The pointer's place in the window's points, because a drag from another program sends no moves.
    private var pointerPosition: CGPoint {
      var (x, y): (Int32, Int32) = (0, 0)
      SDL_GetMouseState(&x, &y)
      return scale.points(x: Double(x), y: Double(y))
    }

    private func keyChanged(_ event: SDL_KeyboardEvent) {
      let isDown = event.type == SDL_KEYDOWN.rawValue
      let code = event.keysym.sym
      let bits = event.keysym.mod
      guard let key = SDLKeyCodes.key(code: code, modifierBits: bits) else {
        if event.repeat == 0 { modifiersChanged() }
        return
      }
      let isRepeat = isDown && event.repeat != 0
      if key == .escape, showsHelp {
        // The panel is closed first, because it lies above the program.
        if isDown, !isRepeat { showsHelp = false }
        return
      }
      let modifiers = SDLKeyCodes.modifiers(
        bits: bits, keyCode: code, keys: stage.configuration.keyBindings)
      if program.inspection.takes(key, modifiers, isDown: isDown, isRepeat: isRepeat, in: self) {
        return pending.keyTaken(modifiers)
      }
      if isDown, SDLKeyCodes.pastes(key, modifiers), let text = DesktopClipboard.text {
        // An event of its own stores the text in a recording too.
        return pending.add(.paste(text))
      }
      pending.add(
        .key(key, modifiers: modifiers, phase: isRepeat ? .repeat : isDown ? .down : .up))
    }

    /// Sends the modifiers: with shift held, a press extends the selection.
    private func modifiersChanged() {
      let held = SDLKeyCodes.modifiers(
        bits: UInt16(truncatingIfNeeded: SDL_GetModState().rawValue),
        keys: stage.configuration.keyBindings)
      guard held != heldModifiers else { return }
      heldModifiers = held
      pending.add(.modifiers(held))
    }

    private func composed(_ text: String, start: Int32, length: Int32) {
      let count = text.unicodeScalars.count
      let from = min(max(0, Int(start)), count)
      pending.add(.textEditing(text, selection: from..<min(count, from + max(0, Int(length)))))
    }

    /// Returns the text of a buffer up to a zero byte or the buffer's end.
    private static func text<Buffer>(of buffer: inout Buffer) -> String {
      withUnsafeBytes(of: &buffer) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }
  }
#endif
