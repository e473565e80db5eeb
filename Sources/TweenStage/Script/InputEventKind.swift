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
      "down, move, up or cancel; the button is left (the default), middle or right. \"on\" is the "
        + "element under a press, named as for activate; a replay reports a different element."
    case .key:
      "One character, or a key's name: \(KeyNames.names.joined(separator: ", ")). Modifiers: "
        + "\(KeyNames.modifierNames.joined(separator: ", ")), none by default; command is the "
        + "control key on Linux. The phase is down, repeat or up; without it the key is pressed and released."
    case .held:
      "The modifiers that are held from this moment on while the pointer presses, with the names above; "
        + "an empty list releases them."
    case .text: "Typed text, one character or more."
    case .compose:
      "The unfinished text of an input method, shown at the caret; an empty text ends it. The cursor "
        + "counts Unicode scalars; default: the end."
    case .paste: "Puts a text on the clipboard, and presses the key that pastes."
    case .scroll:
      "Points; positive numbers move the content right and down, at once, like fingers on a trackpad. "
        + "With glides true the content moves in a fifth of a second, like under a mouse's wheel, whose "
        + "notches are 40 points each; default: false."
    case .magnify:
      "The factor by which two fingers move apart since the last such event, above 0 and at most "
        + "\(JSONText.number(InputScriptReader.largestFactor)); the fingers lift after 0.2 s."
    case .rotate: "Degrees, clockwise, by which two fingers turn; the fingers lift after 0.2 s."
    case .drop:
      "Paths and file: URLs of files, or {\"text\":\"...\"}, dragged from another program and dropped at once."
    case .resize:
      "The window's new size, each side from 1 to \(JSONText.number(InputScriptReader.largestSide))."
    case .scale:
      "Pixels per point, above 0 and at most \(JSONText.number(InputScriptReader.largestScale))."
    case .colorScheme: "The new color scheme, light or dark."
    case .clipboard:
      "Another program copies a text, before all other input of the frame; an empty text clears the "
        + "clipboard."
    case .open: "A URL for the program's onOpenURL."
    case .tap: "A press and its release in one frame; \"on\" as for pointer."
    case .drag:
      "A press at the first point, a move through all points at an even speed, and a release at the "
        + "last point. \"over\" is the time in seconds, at most "
        + "\(JSONText.number(InputScriptReader.longestDrag))."
    case .settings:
      "The user changes settings of the system: colorScheme, contrast, textSize as on the "
        + "command line, and true or false for boldText, reduceMotion, reduceTransparency, "
        + "differentiateWithoutColor, buttonShapes, screenReader, switchControl, invertColors, "
        + "dimFlashingLights, stillImages, largeContentViewer, quickActions and assistiveAccess."
    case .activate:
      "Performs an action of an element, named by its label, or by its identifier after #. The action is "
        + "one that 'tree' prints for the element; default: \"default\". A place, the index in the window "
        + "and so on inwards, selects one of several elements with the label."
    case .set: "Sets the text or number of an element, named as for activate."
    case .select:
      "Selects a range of an element's text, in Unicode scalars; named as for activate."
    case .look: "A screen reader moves to an element, and the focus with it; named as for activate."
    case .phase:
      "The state of the window from this moment on: active, inactive or background. An active window is "
        + "in front."
    case .close:
      "The window closes; with the last window the program ends. Each event can have a \"window\", its "
        + "scene's id; without it the event is for the window in front."
    case .openWindow:
      "A window of the scene with this id is shown; \"settings\" is the settings window."
    case .mark:
      "A title for the moment, for 'storyboard'. The program does not receive it: frames and their "
        + "hashes are the same without it."
    case .expect:
      "For 'replay' to compare: there is an element, named as for activate, with this role and this "
        + "value if they are given."
    case .absent: "For 'replay' to compare: there is no such element, named as for activate."
    case .hash:
      "For 'replay' to compare: the SHA-256 of the moment's pixels, as in a manifest, or at least its "
        + "first 16 digits."
    case .check:
      "A check of a recording: checksums of the drawing and of its items, and the lines of 'tree' that "
        + "changed since the last check."
    case .end:
      "The end of the recording: true, or \"closed\" if the input of its last frame ended the program."
    }
  }
}
