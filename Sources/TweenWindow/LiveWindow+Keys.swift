#if Window
  import CSDL2
  import TweenMotion
  import TweenStage
  import TweenViews

  extension LiveWindow {
    /// Handles input that the program does not handle: the keys of the window itself. A program with a
    /// shortcut of the same keys receives them first.
    func takeUnhandled(_ event: InputEvent) {
      switch event {
      case .text("?"): showsHelp.toggle()
      case .key(let key, let modifiers, .down):
        let held = modifiers.subtracting([.capsLock, .numericPad])
        if held.isEmpty {
          switch key {
          case .f7: program.session?.toggleRecording()
          case .f8: program.session?.writePicture(of: self)
          case .f11: toggleFullScreen()
          default: break
          }
        }
        if let change = TextSizeChange(key, held) { changeTextSize(change) }
      default: break
      }
    }

    /// All keys that act in the window, with their effects.
    var keys: [(keys: String, title: String)] {
      var keys = shown.shortcuts + shown.standardKeys
      if program.session != nil {
        keys.append((KeyEquivalent.f7.name, "Begin or end a recording"))
        keys.append((KeyEquivalent.f8.name, "Write a picture of the window"))
      }
      keys.append((KeyEquivalent.f11.name, "Full screen on or off"))
      keys.append(("F9", "Time bar on or off"))
      keys += InspectionKey.allCases.map { ($0.keys, $0.title) }
      keys += TextSizeChange.allCases.map { ($0.keys, $0.title) }
      keys += [
        ("Tab", "Next control"), ("Shift+Tab", "Previous control"),
        ("Menu or Shift+F10", "Open the menu of the focused view"),
        ("Alt+Up or Alt+Down", "Move the focused row"),
      ]
      return keys
    }

    /// Changes the program's text size by input of the next frame, so that a recording contains the change.
    private func changeTextSize(_ change: TextSizeChange) {
      let sizes = DynamicTypeSize.allCases
      let usual = sizes.firstIndex(of: stage.configuration.dynamicTypeSize) ?? 0
      let asked = options.settings.textSize.flatMap { sizes.firstIndex(of: $0) }
      let now = shown.userSettings.textSize ?? usual
      let new =
        switch change {
        case .larger: min(now + 1, sizes.count - 1)
        case .smaller: max(now - 1, 0)
        case .usual: asked ?? program.desktopTextSize ?? usual
        }
      guard new != now else { return }
      var settings = UserSettings()
      settings.textSize = new
      pending.add(.settings(settings))
    }
  }
#endif
