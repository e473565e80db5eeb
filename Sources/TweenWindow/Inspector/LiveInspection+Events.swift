#if Window
  import CSDL2
  import Foundation
  import TweenMotion
  import TweenStage
  import TweenViews

  // The inspector filters the events of all windows before the program receives them.
  extension LiveInspection {
    /// The time in nanoseconds after which a window without the keyboard counts as deactivated, unless
    /// another window of the program or the inspector has the keyboard by then.
    static let focusPatience: UInt64 = 250_000_000

    /// Handles an event that is not for the program. Returns whether it did.
    func takes(_ event: inout SDL_Event) -> Bool {
      guard window != nil || !unfocused.isEmpty else { return false }
      let number = event.windowNumber
      if let window, number == window.number {
        window.handle(&event)
        return true
      }
      guard let shown = program.windows.first(where: { $0.number == number }) else { return false }
      switch SDL_EventType(rawValue: event.type) {
      case SDL_WINDOWEVENT:
        return takesFocus(SDL_WindowEventID(rawValue: UInt32(event.window.event)), of: shown)
      case SDL_MOUSEMOTION: return window != nil && takesMotion(event.motion, in: shown)
      case SDL_MOUSEBUTTONDOWN: return window != nil && takesPress(event.button, in: shown)
      case SDL_MOUSEBUTTONUP:
        defer { hasPress = false }
        return hasPress
      default: return false
      }
    }

    // MARK: Choosing

    /// Whether a press chooses a view: after the user has switched choosing on, or with Alt, or with Ctrl
    /// and Shift where the window manager uses presses with Alt.
    private var choosesNow: Bool {
      if model.isChoosing { return true }
      let bits = UInt16(truncatingIfNeeded: SDL_GetModState().rawValue)
      let held = SDLKeyCodes.modifiers(bits: bits).subtracting([.capsLock, .numericPad])
      return held == .option || held == [.command, .shift]
    }

    private func takesMotion(_ motion: SDL_MouseMotionEvent, in shown: LiveWindow) -> Bool {
      guard choosesNow else {
        if hovered != nil {
          hovered = nil
          needsRepaint = true
        }
        return false
      }
      let found = view(x: motion.x, y: motion.y, in: shown)
      if found != hovered {
        hovered = found
        needsRepaint = true
      }
      return true
    }

    private func takesPress(_ button: SDL_MouseButtonEvent, in shown: LiveWindow) -> Bool {
      guard Int32(button.button) == SDL_BUTTON_LEFT, choosesNow else { return false }
      hasPress = true
      hovered = nil
      model.isChoosing = false
      guard let found = view(x: button.x, y: button.y, in: shown) else { return true }
      // The number refers to the present tree.
      model.take(shown.shown.inspectedViews(measures: false))
      model.choose(found, reveals: true)
      choiceDidChange()
      return true
    }

    private func view(x: Int32, y: Int32, in shown: LiveWindow) -> Int? {
      shown.shown.inspectedView(at: shown.scale.points(x: Double(x), y: Double(y)))
    }

    // MARK: Keys

    /// Handles a key that is pressed in a window of the program. A shortcut of the program with the same
    /// keys takes precedence.
    func takes(
      _ key: KeyEquivalent, _ modifiers: EventModifiers, isDown: Bool, isRepeat: Bool,
      in shown: LiveWindow
    ) -> Bool {
      if !isDown { return takenKeys.remove(key.character) != nil }
      let held = modifiers.subtracting([.capsLock, .numericPad])
      if let action = InspectionKey(key, held), !action.isTaken(by: shown.shown.shortcuts) {
        takenKeys.insert(key.character)
        if !isRepeat || action == .step { perform(action) }
        return true
      }
      // A program that is to be closed needs its time to pass.
      if held == .command, key == "q" || key == "w" { endPause() }
      return false
    }

    /// Handles a key in the inspector's window.
    func keyInInspector(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
      if let action = InspectionKey(key, modifiers) {
        perform(action)
        return true
      }
      if modifiers == .command, key == "q" {
        for shown in program.windows { shown.askToClose() }
        return true
      }
      guard modifiers.isEmpty else { return false }
      switch key {
      case .upArrow: model.chooseNeighbor(-1)
      case .downArrow: model.chooseNeighbor(1)
      default: return false
      }
      return true
    }

    private func perform(_ action: InspectionKey) {
      let pace = program.pacer.pace
      switch action {
      case .inspector: toggle()
      case .pause: setPace(pace.rate, isPaused: !pace.isPaused)
      case .step: step()
      case .slower: setPace(pace.rate.slower, isPaused: pace.isPaused)
      case .faster: setPace(pace.rate.faster, isPaused: pace.isPaused)
      }
    }

    // MARK: The keyboard's window

    /// Withholds the loss of the keyboard to the inspector from the program. Otherwise the program's look
    /// would change, and a recording would contain the change.
    private func takesFocus(_ kind: SDL_WindowEventID, of shown: LiveWindow) -> Bool {
      switch kind {
      case SDL_WINDOWEVENT_FOCUS_LOST:
        guard window != nil else { return false }
        unfocused[shown.number] = MonotonicClock.now()
        return true
      case SDL_WINDOWEVENT_FOCUS_GAINED:
        // The program did not receive the loss, so it does not receive the gain either.
        return unfocused.removeValue(forKey: shown.number) != nil
      default: return false
      }
    }

    /// Reports the loss of the keyboard to windows, if the inspector does not have it.
    func deliverFocus(now: UInt64) {
      guard !unfocused.isEmpty else { return }
      if window?.hasFocus == true {
        for number in unfocused.keys { unfocused[number] = now }
        return
      }
      for shown in program.windows {
        guard let since = unfocused[shown.number], now > since,
          now - since > Self.focusPatience || SDL_GetKeyboardFocus() != nil
        else { continue }
        unfocused[shown.number] = nil
        shown.focusWasLost()
      }
      unfocused = unfocused.filter { number, _ in
        program.windows.contains { $0.number == number }
      }
    }
  }
#endif
