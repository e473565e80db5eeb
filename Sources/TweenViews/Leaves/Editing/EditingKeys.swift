import TweenMotion

/// The effect of a key in a text editor.
package enum EditingCommand: Equatable, Sendable {
  /// Moves to a place that depends on the text alone.
  case move(TextEditing.Move, forwards: Bool, extends: Bool)
  /// Moves over a character, or a word, to the left or right as displayed.
  case step(TextEditing.Move, right: Bool, extends: Bool)
  /// Moves to an end of the displayed line.
  case lineEnd(forwards: Bool, extends: Bool)
  /// Moves to the line above or below in the same column, or by a page.
  case vertical(below: Bool, extends: Bool, byPage: Bool)
  case delete(TextEditing.Move, forwards: Bool)
  /// Deletes to an end of the displayed line.
  case deleteToLineEnd(forwards: Bool)
  case breakLine, submit, selectAll, copy, cut, paste, undo, redo
  /// Inserts the text that `deleteToLineEnd` last removed.
  case yank

  /// Creates the command for a key; nil if the key has none.
  ///
  /// - Parameters:
  ///   - press: The key, with its modifiers.
  ///   - bindings: The platform's key bindings (Controls 8.5).
  ///   - returnBreaks: Whether Return breaks the line. With Shift it does in every text of several lines.
  package init?(_ press: KeyPress, _ bindings: KeyBindings, returnBreaks: Bool) {
    let held = press.modifiers.subtracting([.capsLock, .numericPad])
    if press.key == .return {
      guard held.isSubset(of: .shift) else { return nil }
      self = returnBreaks || held == .shift ? .breakLine : .submit
      return
    }
    let found =
      bindings == .mac ? Self.mac(press.key, held) : Self.linux(press.key, held)
    guard let found else { return nil }
    self = found
  }

  private static func linux(_ key: KeyEquivalent, _ held: EventModifiers) -> Self? {
    let shift = held.contains(.shift)
    guard !held.contains(.option) else { return nil }
    let command = !held.isDisjoint(with: [.command, .control])
    switch key {
    case .leftArrow, .rightArrow:
      return .step(command ? .word : .character, right: key == .rightArrow, extends: shift)
    case .upArrow, .downArrow:
      return command ? nil : .vertical(below: key == .downArrow, extends: shift, byPage: false)
    case .pageUp, .pageDown:
      return command ? nil : .vertical(below: key == .pageDown, extends: shift, byPage: true)
    case .home, .end:
      let forwards = key == .end
      return command
        ? .move(.text, forwards: forwards, extends: shift)
        : .lineEnd(forwards: forwards, extends: shift)
    case .delete: return .delete(command ? .word : .character, forwards: false)
    case .deleteForward:
      if shift, !command { return .cut }
      return .delete(command ? .word : .character, forwards: true)
    case .insert: return command ? .copy : shift ? .paste : nil
    default: return command ? shared(key, shift) ?? (key == "y" ? .redo : nil) : nil
    }
  }

  private static func mac(_ key: KeyEquivalent, _ held: EventModifiers) -> Self? {
    let shift = held.contains(.shift)
    let command = held.contains(.command)
    let option = held.contains(.option)
    if held.contains(.control) { return held.isSubset(of: [.control, .shift]) ? emacs(key) : nil }
    switch key {
    case .leftArrow, .rightArrow:
      let right = key == .rightArrow
      if command { return .lineEnd(forwards: right, extends: shift) }
      return .step(option ? .word : .character, right: right, extends: shift)
    case .upArrow, .downArrow:
      let below = key == .downArrow
      if command { return .move(.text, forwards: below, extends: shift) }
      return option
        ? .move(.line, forwards: below, extends: shift)
        : .vertical(below: below, extends: shift, byPage: false)
    case .pageUp, .pageDown:
      return .vertical(below: key == .pageDown, extends: shift, byPage: true)
    case .home, .end: return .move(.text, forwards: key == .end, extends: shift)
    case .delete:
      return command
        ? .deleteToLineEnd(forwards: false) : .delete(option ? .word : .character, forwards: false)
    case .deleteForward: return .delete(option ? .word : .character, forwards: true)
    default: return command ? shared(key, shift) : nil
    }
  }

  /// The commands of the control key on a Mac.
  private static func emacs(_ key: KeyEquivalent) -> Self? {
    switch key.character.lowercased() {
    case "a": .lineEnd(forwards: false, extends: false)
    case "e": .lineEnd(forwards: true, extends: false)
    case "d": .delete(.character, forwards: true)
    case "h": .delete(.character, forwards: false)
    case "k": .deleteToLineEnd(forwards: true)
    case "y": .yank
    default: nil
    }
  }

  /// The commands of the command key that both platforms share.
  private static func shared(_ key: KeyEquivalent, _ shift: Bool) -> Self? {
    switch key.character.lowercased() {
    case "a": .selectAll
    case "c": .copy
    case "x": .cut
    case "v": .paste
    case "z": shift ? .redo : .undo
    default: nil
    }
  }
}

extension TextEditing {
  /// Returns a text as it may be typed or pasted: all line breaks become the same character, or spaces in a
  /// field of one line; NUL characters, which some programs add at the end, are removed.
  package static func cleaned(_ text: String, breaksLines: Bool) -> String {
    var text = text
    // On bytes, since pasted text can be long.
    return text.withUTF8 { bytes in
      var result: [UInt8] = []
      var start = 0
      var index = 0
      let space: UInt8 = breaksLines ? 10 : 32
      while index < bytes.count {
        let length = breakLength(bytes, index)
        if length == 0 && bytes[index] != 0 || length == 1 && bytes[index] == space {
          index += 1
          continue
        }
        result.append(contentsOf: bytes[start..<index])
        if length > 0 { result.append(space) }
        index += max(length, 1)
        start = index
      }
      if start == 0 { return String(decoding: bytes, as: UTF8.self) }
      result.append(contentsOf: bytes[start...])
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// The number of bytes at an index that form one line break; 0 for none.
  private static func breakLength(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    func byte(_ step: Int) -> UInt8 { index + step < bytes.count ? bytes[index + step] : 0 }
    let first = bytes[index]
    // Most bytes are in this range.
    if first >= 14, first < 0xC2 { return 0 }
    switch first {
    case 10, 11, 12: return 1
    case 13: return byte(1) == 10 ? 2 : 1
    case 0xC2: return byte(1) == 0x85 ? 2 : 0
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }
}
