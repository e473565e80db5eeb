import TweenMotion

extension TextEditing {
  /// What a key did to a text.
  package enum KeyEffect: Sendable {
    /// Nothing; somebody else may take the key. It moved or edited; the line is finished.
    case none, changed, submits
  }

  /// Does what a key of Linux does in an editor (Controls 8.5).
  ///
  /// - Parameters:
  ///   - press: The key.
  ///   - breaksLines: Whether Return begins a line.
  ///   - isSecret: Whether nothing may be copied.
  ///   - isRightToLeft: Whether the arrow to the left goes on in the text.
  package mutating func take(
    _ press: KeyPress, breaksLines: Bool, isSecret: Bool, isRightToLeft: Bool = false
  ) -> KeyEffect {
    let command = !press.modifiers.isDisjoint(with: [.command, .control])
    let shift = press.modifiers.contains(.shift)
    switch press.key {
    case .leftArrow, .rightArrow:
      let forwards = (press.key == .rightArrow) != isRightToLeft
      move(command ? .word : .character, forwards: forwards, extends: shift)
    case .home, .end:
      move(command ? .text : .line, forwards: press.key == .end, extends: shift)
    case .delete: delete(command ? .word : .character, forwards: false)
    case .deleteForward:
      if shift {
        cut(isSecret: isSecret)
      } else {
        delete(command ? .word : .character, forwards: true)
      }
    case .return:
      guard breaksLines || shift, !isSecret else { return .submits }
      insert("\n")
    default: return takeCommand(press, breaksLines, isSecret, command, shift)
    }
    return .changed
  }

  private mutating func takeCommand(
    _ press: KeyPress, _ breaksLines: Bool, _ isSecret: Bool, _ command: Bool, _ shift: Bool
  ) -> KeyEffect {
    guard command else { return .none }
    switch press.key.character.lowercased() {
    case "a": selectAll()
    case "c": if !isSecret, !selection.isEmpty { SystemClipboard.text = selectedText }
    case "x": cut(isSecret: isSecret)
    case "v": paste(breaksLines: breaksLines)
    case "z": if shift { redo() } else { undo() }
    case "y": redo()
    default: return .none
    }
    return .changed
  }

  private mutating func cut(isSecret: Bool) {
    guard !isSecret, !selection.isEmpty else { return }
    SystemClipboard.text = selectedText
    delete(.character, forwards: false)
  }

  private mutating func paste(breaksLines: Bool) {
    guard let text = SystemClipboard.text else { return }
    insert(Self.cleaned(text, breaksLines: breaksLines))
  }

  /// What typing or pasting may bring: breaks of one kind, and none where there is one line.
  package static func cleaned(_ text: String, breaksLines: Bool) -> String {
    String(
      text.map { character in
        character.isNewline ? (breaksLines ? "\n" : " ") : character
      })
  }
}
