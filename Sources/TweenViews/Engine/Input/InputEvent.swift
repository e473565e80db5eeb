import Foundation
import TweenGeometry
import TweenMotion

/// What a person, a script or a recording does to a running program.
public enum InputEvent: Equatable, Sendable {
  /// What a pointer does.
  public enum PointerPhase: String, Equatable, Sendable {
    /// A button is pressed; the pointer moves; the button is let go.
    case down, move, up
    /// The pointer left the window or the press was taken away: gestures under way fail.
    case cancel
  }

  /// A button of a mouse; fingers are the left one.
  public enum PointerButton: String, Equatable, Sendable {
    /// The button by its place.
    case left, middle, right
  }

  /// What a key does.
  public enum KeyPhase: String, Equatable, Sendable {
    /// The key is pressed; it is held and comes again; it is let go.
    case down, `repeat`, up
  }

  /// Position in points from the window's top left. Moves come with or without a button held.
  case pointer(PointerPhase, position: CGPoint, button: PointerButton)
  /// A key, by what it types without modifiers, and the modifiers held meanwhile.
  case key(KeyEquivalent, modifiers: EventModifiers, phase: KeyPhase)
  /// The modifier keys that are held from now on, for what the pointer does meanwhile.
  case modifiers(EventModifiers)
  /// What typing gives, of one character or more.
  case text(String)
  /// What an input method composes at the caret, and what of it is selected, counted in Unicode
  /// scalars; an empty text ends the composition. A range beyond the text is cut off.
  case textEditing(String, selection: Range<Int>)
  /// A text is on the clipboard, and the key that pastes is pressed.
  case paste(String)
  /// Points; positive moves the content right and down: at once, as fingers on a trackpad have it, or,
  /// where it glides, as under the notches of a mouse's wheel, 40 points each. What several notches bring
  /// adds up.
  case scroll(CGSize, position: CGPoint, glides: Bool = false)
  /// The window's new size in points. One that is not finite, or below 0, changes nothing but for a
  /// warning.
  case resize(CGSize)
  /// The window's new pixels a point. A number that is not finite and above 0 changes nothing but for
  /// a warning.
  case scale(Double)
  /// The system turns to light or dark.
  case colorScheme(ColorScheme)
  /// Two fingers went apart by a factor, above 0, since the last such event, about a position in
  /// points. Other factors are left out.
  case magnify(Double, position: CGPoint)
  /// Two fingers turned by an angle, clockwise, since the last such event, about a position in points.
  case rotate(Angle, position: CGPoint)
  /// Something comes from another program and is let go at a position in points.
  case drop([DropItem], position: CGPoint)
  /// The clipboard has another text from the beginning of the frame on, before all other input of it; an
  /// empty text clears the clipboard.
  case clipboard(String)
  /// The program is asked to open a URL.
  case openURL(URL)
  /// The user has asked the system for something else; what is not known stays as it is.
  case settings(UserSettings)
  /// Assistive technology asks something of an element. What no element can do changes nothing but
  /// for a warning.
  case request(ElementRequest)
  /// The window is used, is seen beside another that is, or is not seen: active brings it to the front.
  case phase(ScenePhase)
  /// The window is closed. The last one to be ends the program.
  case close
  /// The program is asked to show a window of the scene with that id; settings are `"settings"`.
  case openWindow(String)
}

/// What another program hands over in a drop.
public enum DropItem: Equatable, Sendable {
  /// A file or a folder, by its URL.
  case file(URL)
  /// Words, or a URL as such.
  case text(String)
}
