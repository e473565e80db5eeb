import Testing
import TweenViews
import TweenWindow

#if Window
  import CSDL2
#endif

@Suite("SDLKeyCodes") struct SDLKeyCodesTests {
  @Test("letters, digits and signs are the characters they type without modifiers")
  func characters() {
    for scalar in "abcxyz0189 ,./;'[]-=`éß€".unicodeScalars {
      let key = SDLKeyCodes.key(code: Int32(scalar.value))
      #expect(key == KeyEquivalent(Character(scalar)))
    }
  }

  @Test("codes that are no key give none")
  func noKeys() {
    // Control characters, a surrogate, beyond Unicode, the left control key, volume up.
    for code in [0, 1, 31, 0xD800, 0x110000, 1 << 30 | 224, 1 << 30 | 128, -1, .min] as [Int32] {
      #expect(SDLKeyCodes.key(code: code) == nil)
    }
  }

  @Test("control is command, alt is option, super is control")
  func modifiers() {
    #expect(SDLKeyCodes.modifiers(bits: 0) == [])
    #expect(SDLKeyCodes.modifiers(bits: 0x0040) == .command)
    #expect(SDLKeyCodes.modifiers(bits: 0x0080) == .command)
    #expect(SDLKeyCodes.modifiers(bits: 0x0140) == [.command, .option])
    #expect(SDLKeyCodes.modifiers(bits: 0x0001 | 0x0400) == [.shift, .control])
    // A Mac's command key is the super key.
    #expect(SDLKeyCodes.modifiers(bits: 0x0400, keys: .mac) == .command)
    #expect(SDLKeyCodes.modifiers(bits: 0x0040, keys: .mac) == .control)
    #expect(SDLKeyCodes.pastes("v", [.command, .capsLock]) && SDLKeyCodes.pastes(.insert, .shift))
    #expect(!SDLKeyCodes.pastes("v", []) && !SDLKeyCodes.pastes("v", [.command, .shift]))
    #expect(SDLKeyCodes.modifiers(bits: 0x2000 | 0x1000) == .capsLock)
  }

  @Test("the keypad types digits with num lock and moves without")
  func keypad() {
    let seven: Int32 = 1 << 30 | 95
    #expect(SDLKeyCodes.key(code: seven, modifierBits: 0x1000) == "7")
    #expect(SDLKeyCodes.key(code: seven) == .home)
    #expect(SDLKeyCodes.modifiers(bits: 0, keyCode: seven) == .numericPad)
    #expect(SDLKeyCodes.key(code: 1 << 30 | 88) == .return)
  }

  #if Window
    @Test("the numbers are SDL's")
    func numbers() {
      let keys: [(SDL_KeyCode, KeyEquivalent)] = [
        (SDLK_RETURN, .return), (SDLK_ESCAPE, .escape), (SDLK_BACKSPACE, .delete),
        (SDLK_DELETE, .deleteForward), (SDLK_TAB, .tab), (SDLK_SPACE, .space), (SDLK_UP, .upArrow),
        (SDLK_DOWN, .downArrow), (SDLK_LEFT, .leftArrow), (SDLK_RIGHT, .rightArrow),
        (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_PAGEUP, .pageUp), (SDLK_PAGEDOWN, .pageDown),
        (SDLK_CLEAR, .clear), (SDLK_n, "n"), (SDLK_k, "k"), (SDLK_QUESTION, "?"),
        (SDLK_F1, "\u{F704}"), (SDLK_F12, "\u{F70F}"), (SDLK_F13, "\u{F710}"),
        (SDLK_F24, "\u{F71B}"), (SDLK_KP_DIVIDE, "/"), (SDLK_KP_MULTIPLY, "*"),
        (SDLK_KP_MINUS, "-"), (SDLK_KP_PLUS, "+"), (SDLK_KP_EQUALS, "="),
      ]
      for (code, key) in keys { #expect(SDLKeyCodes.key(code: Int32(code.rawValue)) == key) }
      let digits = [
        SDLK_KP_0, SDLK_KP_1, SDLK_KP_2, SDLK_KP_3, SDLK_KP_4, SDLK_KP_5, SDLK_KP_6, SDLK_KP_7,
        SDLK_KP_8, SDLK_KP_9,
      ]
      let numLock = UInt16(KMOD_NUM.rawValue)
      for (digit, code) in digits.enumerated() {
        let key = SDLKeyCodes.key(code: Int32(code.rawValue), modifierBits: numLock)
        #expect(key == KeyEquivalent(Character("\(digit)")))
      }
      let modifiers: [(SDL_Keymod, EventModifiers)] = [
        (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .command),
        (KMOD_RCTRL, .command), (KMOD_LALT, .option), (KMOD_RALT, .option), (KMOD_LGUI, .control),
        (KMOD_RGUI, .control), (KMOD_CAPS, .capsLock),
      ]
      for (bits, set) in modifiers {
        #expect(SDLKeyCodes.modifiers(bits: UInt16(bits.rawValue)) == set)
      }
    }
  #endif
}
