import Foundation
import TweenGeometry
import TweenMotion

/// An input to a running program from a person, a script or a recording.
public enum InputEvent: Equatable, Sendable {
  /// The kind of a pointer event: a button's press or release, a move, a cancellation.
  public enum PointerPhase: String, Equatable, Sendable {
    /// The press of a button, a move, and the release of a button.
    case down, move, up
    /// The pointer left the window, or the press was cancelled: gestures in progress fail.
    case cancel
  }

  /// A button of a mouse. Fingers count as the left button.
  public enum PointerButton: String, Equatable, Sendable {
    /// A button at its position on the mouse.
    case left, middle, right
  }

  /// The kind of a key event: a press, a repetition, a release.
  public enum KeyPhase: String, Equatable, Sendable {
    /// The press of a key, a repetition while it is held, and its release.
    case down, `repeat`, up
  }

  /// A pointer event at a position in points from the window's top left. Moves occur with and
  /// without a pressed button.
  case pointer(PointerPhase, position: CGPoint, button: PointerButton)
  /// A key, identified by the character that it types without modifiers, and the modifiers held.
  case key(KeyEquivalent, modifiers: EventModifiers, phase: KeyPhase)
  /// A change of the modifier keys that are held, which applies to later pointer events.
  case modifiers(EventModifiers)
  /// Typed text of one or more characters.
  case text(String)
  /// Text that an input method composes at the caret, with its selection in Unicode scalars. An
  /// empty text ends the composition. A range beyond the text is clamped.
  case textEditing(String, selection: Range<Int>)
  /// Text on the clipboard, and a press of the key that pastes.
  case paste(String)
  /// Scrolling by a distance in points; positive values move the content right and down. It moves
  /// at once, as on a trackpad, or, if it glides, as for the notches of a mouse's wheel, with 40
  /// points each. Several notches add up.
  case scroll(CGSize, position: CGPoint, glides: Bool = false)
  /// The window's new size in points. A size that is not finite, or below 0, is ignored with a
  /// warning.
  case resize(CGSize)
  /// The window's new number of pixels per point. A number that is not finite, or not above 0, is
  /// ignored with a warning.
  case scale(Double)
  /// A change of the system's colour scheme.
  case colorScheme(ColorScheme)
  /// The factor, above 0, by which two fingers moved apart since the last such event, at a position
  /// in points. Other factors are ignored.
  case magnify(Double, position: CGPoint)
  /// The angle by which two fingers rotated clockwise since the last such event, at a position in
  /// points.
  case rotate(Angle, position: CGPoint)
  /// A drop of items from another program at a position in points.
  case drop([DropItem], position: CGPoint)
  /// A new text on the clipboard from the beginning of the frame, before all other input of the frame. An
  /// empty text clears the clipboard.
  case clipboard(String)
  /// A URL that the program must open.
  case openURL(URL)
  /// A change of the user's settings. Settings that are nil keep their values.
  case settings(UserSettings)
  /// An action that assistive technology requests from an element. A request that no element can
  /// perform is ignored with a warning.
  case request(ElementRequest)
  /// A change of the window's phase; active brings it to the front.
  case phase(ScenePhase)
  /// The closing of the window. Closing the last window ends the program.
  case close
  /// A request to show a window of the scene with that id; `"settings"` for the settings.
  case openWindow(String)
}

/// An item of a drop from another program.
public enum DropItem: Equatable, Sendable {
  /// A file or a folder, identified by its URL.
  case file(URL)
  /// Text, which may be a URL.
  case text(String)
}
