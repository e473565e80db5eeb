import Foundation
import TweenMotion

/// What a person, a script or a recording does to a running program.
public enum InputEvent: Equatable, Sendable {
  public enum PointerPhase: String, Equatable, Sendable {
    case down, move, up
    /// The pointer left the window or the press was taken away: gestures under way fail.
    case cancel
  }

  public enum PointerButton: String, Equatable, Sendable {
    case left, middle, right
  }

  public enum KeyPhase: String, Equatable, Sendable {
    case down, up
  }

  /// Position in points from the window's top left. Moves come with or without a button held.
  case pointer(PointerPhase, position: CGPoint, button: PointerButton)
  case key(KeyEquivalent, modifiers: EventModifiers, phase: KeyPhase)
  case text(String)
  /// Points; positive moves the content right and down.
  case scroll(CGSize, position: CGPoint)
  /// The window's new size in points.
  case resize(CGSize)
  case scale(Double)
  case colorScheme(ColorScheme)
  case openURL(URL)
}
