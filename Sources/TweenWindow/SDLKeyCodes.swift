import TweenViews

/// Converts SDL's key codes and modifier bits to those of SwiftUI. The numbers are SDL 2's stable ABI
/// (SDL_keycode.h, SDL_scancode.h); they are repeated here so that the mapping does not need SDL.
package enum SDLKeyCodes {
  /// The bits of SDL_Keymod.
  package enum Bit {
    package static let shift: UInt16 = 0x0003
    package static let control: UInt16 = 0x00C0
    package static let alt: UInt16 = 0x0300
    package static let super_: UInt16 = 0x0C00
    package static let numLock: UInt16 = 0x1000
    package static let capsLock: UInt16 = 0x2000
  }

  /// The bit of keys without a character, which have their scancode with this bit set.
  private static let scancodeBit: Int32 = 1 << 30

  /// Returns the modifiers of SDL's bits. `command` is the control key, `option` is alt, and `control` the
  /// super key. With a Mac's key bindings `command` is the super key, and `control` the control key.
  package static func modifiers(
    bits: UInt16, keyCode: Int32 = 0, keys: KeyBindings = .linux
  ) -> EventModifiers {
    var modifiers: EventModifiers = []
    if bits & Bit.shift != 0 { modifiers.insert(.shift) }
    if bits & Bit.control != 0 { modifiers.insert(keys == .mac ? .control : .command) }
    if bits & Bit.alt != 0 { modifiers.insert(.option) }
    if bits & Bit.super_ != 0 { modifiers.insert(keys == .mac ? .command : .control) }
    if bits & Bit.capsLock != 0 { modifiers.insert(.capsLock) }
    if keyCode & scancodeBit != 0, isKeypad(keyCode & ~scancodeBit) {
      modifiers.insert(.numericPad)
    }
    return modifiers
  }

  /// Returns the key of an SDL key code; nil for keys that shortcuts cannot use: modifiers, media keys.
  package static func key(code: Int32, modifierBits bits: UInt16 = 0) -> KeyEquivalent? {
    if code & scancodeBit != 0 {
      return key(scancode: code & ~scancodeBit, numLock: bits & Bit.numLock != 0)
    }
    switch code {
    case 8: return .delete
    case 9: return .tab
    case 13: return .return
    case 27: return .escape
    case 127: return .deleteForward
    case 32...: return Unicode.Scalar(UInt32(code)).map { KeyEquivalent(Character($0)) }
    default: return nil
    }
  }

  /// Returns whether a key with modifiers pastes.
  package static func pastes(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    let held = modifiers.subtracting([.capsLock, .numericPad])
    return key == "v" && held == .command || key == .insert && held == .shift
  }

  private static func isKeypad(_ scancode: Int32) -> Bool {
    (84...99).contains(scancode) || scancode == 103
  }

  private static func key(scancode: Int32, numLock: Bool) -> KeyEquivalent? {
    switch scancode {
    case 58...69: return function(1 + scancode - 58)
    case 73: return .insert
    case 74: return .home
    case 75: return .pageUp
    case 77: return .end
    case 78: return .pageDown
    case 79: return .rightArrow
    case 80: return .leftArrow
    case 81: return .downArrow
    case 82: return .upArrow
    // The menu key between the right modifiers of most keyboards, and the key that is named menu.
    case 101, 118: return .menu
    case 104...115: return function(13 + scancode - 104)
    case 156: return .clear
    default: return keypad(scancode: scancode, numLock: numLock)
    }
  }

  /// Returns a function key, which has the private character that AppKit gives it.
  private static func function(_ number: Int32) -> KeyEquivalent? {
    Unicode.Scalar(0xF703 + UInt32(number)).map { KeyEquivalent(Character($0)) }
  }

  private static func keypad(scancode: Int32, numLock: Bool) -> KeyEquivalent? {
    switch scancode {
    case 84: return "/"
    case 85: return "*"
    case 86: return "-"
    case 87: return "+"
    case 88: return .return
    case 103: return "="
    case 89...99:
      let digits: [KeyEquivalent] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "."]
      let moves: [KeyEquivalent?] = [
        .end, .downArrow, .pageDown, .leftArrow, nil, .rightArrow, .home, .upArrow, .pageUp, nil,
        .deleteForward,
      ]
      return numLock ? digits[Int(scancode) - 89] : moves[Int(scancode) - 89]
    default: return nil
    }
  }
}
