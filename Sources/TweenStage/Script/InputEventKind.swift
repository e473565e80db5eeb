/// The kinds of lines in an input file: events, and lines about a moment, which the program does not
/// receive. The reader accepts exactly these kinds, and the programs' help lists them from here.
package enum InputEventKind: String, CaseIterable, Sendable {
  case pointer, key, held, text, compose, paste, scroll, magnify, rotate, drop, resize, scale,
    colorScheme, clipboard, open, tap, drag, settings, activate, set, select, look, phase, close,
    openWindow,
    mark, expect, absent, hash, check, end

  /// The name of a line of this kind in messages.
  var phrase: String {
    switch self {
    case .mark: "a mark"
    case .expect, .absent, .hash: "an expectation"
    case .check: "a check"
    case .end: "the end"
    default: "an event"
    }
  }

  /// The members that a line of this kind may have besides "at" and the member named for the kind.
  var members: [String] {
    switch self {
    case .pointer: ["position", "button", "on"]
    case .key: ["modifiers", "phase"]
    case .scroll: ["position", "glides"]
    case .magnify, .rotate, .drop: ["position"]
    case .tap: ["button", "on"]
    case .drag: ["over", "button"]
    case .compose: ["cursor"]
    case .activate: ["action", "place"]
    case .set: ["value", "place"]
    case .select: ["range", "place"]
    case .look: ["place"]
    case .expect: ["role", "value"]
    case .check: ["items", "lines", "elements"]
    case .held, .settings, .text, .paste, .resize, .scale, .colorScheme, .clipboard, .open, .phase,
      .close,
      .openWindow, .mark, .absent, .hash, .end:
      []
    }
  }

  /// An example of a line of this kind, with all its members.
  package var sample: String {
    switch self {
    case .pointer:
      #"{"at":0.5,"pointer":"down","position":[320,240],"button":"left","on":"Add"}"#
    case .key: #"{"at":1,"key":"n","modifiers":["command"],"phase":"down"}"#
    case .held: #"{"at":1,"held":["shift"]}"#
    case .text: #"{"at":1,"text":"é"}"#
    case .compose: #"{"at":1,"compose":"nih","cursor":3}"#
    case .paste: #"{"at":2,"paste":"abc"}"#
    case .scroll: #"{"at":2,"scroll":[0,-40],"position":[100,100],"glides":true}"#
    case .magnify: #"{"at":2,"magnify":1.1,"position":[100,100]}"#
    case .rotate: #"{"at":2,"rotate":5,"position":[100,100]}"#
    case .drop: #"{"at":3,"drop":["/tmp/a.png"],"position":[100,100]}"#
    case .resize: #"{"at":3,"resize":[800,600]}"#
    case .scale: #"{"at":3,"scale":2}"#
    case .colorScheme: #"{"at":3.5,"colorScheme":"dark"}"#
    case .clipboard: #"{"at":2,"clipboard":"abc"}"#
    case .open: #"{"at":4,"open":"app://item/3"}"#
    case .tap: #"{"at":0.5,"tap":[320,240],"button":"left","on":"Add"}"#
    case .drag: #"{"at":1.2,"drag":[[10,10],[200,90]],"over":0.3,"button":"left"}"#
    case .settings:
      #"{"at":3.5,"settings":{"reduceMotion":true,"textSize":"xLarge"}}"#
    case .activate: #"{"at":1,"activate":"Order","action":"default","place":[0,2]}"#
    case .set: #"{"at":1,"set":"Name","value":"Ada","place":[0]}"#
    case .select: #"{"at":1,"select":"Name","range":[0,3],"place":[0]}"#
    case .look: #"{"at":1,"look":"Order","place":[0,2]}"#
    case .phase: #"{"at":5,"phase":"background"}"#
    case .close: #"{"at":6,"close":true,"window":"settings"}"#
    case .openWindow: #"{"at":5,"openWindow":"settings"}"#
    case .mark: #"{"at":3,"mark":"opened"}"#
    case .expect: #"{"at":3,"expect":"Volume","role":"adjustable","value":"40 %"}"#
    case .absent: #"{"at":3,"absent":"Delete"}"#
    case .hash: #"{"at":3,"hash":"e3b0c44298fc1c149afbf4c8"}"#
    case .check:
      #"{"at":2,"check":"0123456789abcdef","items":"","lines":[0,1],"elements":[]}"#
    case .end: #"{"at":12.4,"end":true}"#
    }
  }

  /// The effect and the optional members of such a line, in one sentence.
  package var note: String {
    switch self {
    case .pointer:
      "down, move, up or cancel; the button is left, middle or right, left if left out. \"on\" names what "
        + "a press meets, as for activate: a replay reports another."
    case .key:
      "One character, or a key's name: \(KeyNames.names.joined(separator: ", ")). Modifiers: "
        + "\(KeyNames.modifierNames.joined(separator: ", ")), none if left out; command is the "
        + "control key on Linux. The phase is down, repeat or up, down and up if left out."
    case .held:
      "The modifiers that are held from now on while the pointer presses, of the names above; none "
        + "for an empty list."
    case .text: "What typing gives, also more than one character."
    case .compose:
      "What an input method shows at the caret until it is typed; an empty text ends it. The cursor "
        + "counts Unicode scalars, the end if left out."
    case .paste: "A text comes on the clipboard, and the key that pastes is pressed."
    case .scroll:
      "Points; positive moves the content right and down, at once, as fingers on a trackpad do. With "
        + "glides true it glides there in a fifth of a second, as under a mouse's wheel, whose notches "
        + "are 40 points each; false if left out."
    case .magnify:
      "How many times as far apart two fingers go as at the last such event, above 0 and at most "
        + "\(JSONText.number(InputScriptReader.largestFactor)); they lift after 0.2 s."
    case .rotate: "Degrees, clockwise, that two fingers turn; they lift after 0.2 s."
    case .drop:
      "Paths and file: URLs of files, or {\"text\":\"...\"}, from another program, let go of at once."
    case .resize:
      "The window's new size, each side from 1 to \(JSONText.number(InputScriptReader.largestSide))."
    case .scale:
      "Pixels per point, above 0 and at most \(JSONText.number(InputScriptReader.largestScale))."
    case .colorScheme: "light or dark."
    case .clipboard:
      "Another program has copied a text, before all other input of the frame; an empty text clears the "
        + "clipboard."
    case .open: "A URL for the program's onOpenURL."
    case .tap: "Pressed and let go in one frame; \"on\" as for pointer."
    case .drag:
      "Pressed at the first point, moved through all of them at an even speed, let go at the last "
        + "after so many seconds, at most \(JSONText.number(InputScriptReader.longestDrag))."
    case .settings:
      "The user asks the system for something else: colorScheme, contrast, textSize as on the "
        + "command line, and true or false for boldText, reduceMotion, reduceTransparency, "
        + "differentiateWithoutColor, buttonShapes, screenReader, switchControl, invertColors, "
        + "dimFlashingLights, stillImages, largeContentViewer, quickActions and assistiveAccess."
    case .activate:
      "An element of the tree acts, named by its label, or by its identifier after #; the action is "
        + "one that the tree tells, default if left out. With a place, the index in the window and so "
        + "on inwards, it is the element there."
    case .set: "An element's text or number becomes another; named as for activate."
    case .select:
      "What is selected of an element's text, in Unicode scalars; named as for activate."
    case .look: "A reader looks at an element, and the focus comes; named as for activate."
    case .phase:
      "active, inactive or background: what the window is from now on. An active one is in front."
    case .close:
      "The window goes; with the last one the program ends. Each event may say its \"window\", by its "
        + "scene's id; without it happens in the one in front."
    case .openWindow: "A window of the scene with that id is shown; settings are \"settings\"."
    case .mark:
      "A title for the moment, for 'storyboard'. The program does not receive it: frames and their "
        + "hashes are the same without it."
    case .expect:
      "What 'replay' compares with the moment: an element named as for activate, with that role and that "
        + "value where they are given."
    case .absent: "No element is called so, named as for activate; for 'replay' to compare."
    case .hash:
      "The SHA-256 of the moment's pixels, as a manifest has it, or its first 16 digits or more, for "
        + "'replay' to compare."
    case .check:
      "What a recording showed: checksums of the drawing and of its items, and the lines of 'tree' that "
        + "changed since the last check."
    case .end:
      "The recording ended: true, or \"closed\" where the input of its last frame ended the program."
    }
  }
}
