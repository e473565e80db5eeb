import Foundation
import TweenGeometry
import TweenMath
import TweenMotion
import TweenViews

/// Collects the window system's events between two frames, as input events for the next frame.
///
/// Intermediate moves are dropped, and so are all sizes except the last: a frame uses the latest place of
/// the pointer and of the window's corner. Presses, releases, keys and text all stay, in order.
package struct PendingInput: Sendable {
  package private(set) var events: [InputEvent] = []
  /// The last place of the pointer, in points.
  package private(set) var position = CGPoint.zero
  /// The held buttons, in the order of their presses.
  private var held: [InputEvent.PointerButton] = []
  private var isInside = false
  /// The modifiers of the last pressed key. The system sends the typed text after the key.
  private var typingModifiers: EventModifiers = []
  /// The modifier keys that the program last received.
  private var modifiers: EventModifiers = []

  /// The points that one notch of a mouse wheel scrolls: about three lines of text. A smaller distance
  /// makes long lists tedious; with a larger one the eye loses its line.
  package static let pointsPerNotch = 40.0

  package init() {}

  package var isEmpty: Bool { events.isEmpty }
  package var isPressed: Bool { !held.isEmpty }

  /// Returns the collected events and removes them.
  package mutating func take() -> [InputEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Inserts events before the collected ones.
  package mutating func insertFirst(_ earlier: [InputEvent]) {
    events.insert(contentsOf: earlier, at: 0)
  }

  package mutating func add(_ event: InputEvent) {
    if case .key(_, let modifiers, let phase) = event, phase != .up { typingModifiers = modifiers }
    switch (event, events.last) {
    case (.resize, .resize), (.scale, .scale): events[events.count - 1] = event
    case (.scroll(let more, let position, let glides), .scroll(let distance, _, let gliding)):
      let sum = CGSize(
        width: distance.width + more.width, height: distance.height + more.height)
      events[events.count - 1] = .scroll(sum, position: position, glides: glides && gliding)
    default: events.append(event)
    }
  }

  /// Notes the modifiers of a key that is not input; the text that it types is not input either.
  package mutating func keyTaken(_ modifiers: EventModifiers) { typingModifiers = modifiers }

  /// Adds typed text. SDL cuts the text of an input method into pieces of 32 bytes: pieces that come in one
  /// turn are one text.
  ///
  /// A character that comes with a shortcut is not text: X11 also types "+", "-" and digits with Ctrl held.
  /// Text of AltGr comes with option; input methods commit other characters, or take the key.
  package mutating func textTyped(_ text: String) {
    guard !text.isEmpty else { return }
    if !typingModifiers.isDisjoint(with: [.command, .control]), !typingModifiers.contains(.option),
      text.utf8.count == 1
    {
      return
    }
    if case .text(let before)? = events.last, before.utf8.count >= Self.fullPiece {
      events[events.count - 1] = .text(before + text)
    } else {
      events.append(.text(text))
    }
  }

  /// The size in bytes of a piece that may have a successor: 31, minus a character that did not fit.
  private static let fullPiece = 28

  package mutating func pointerMoved(to position: CGPoint) {
    self.position = position
    isInside = true
    let button = held.first ?? .left
    let move = InputEvent.pointer(.move, position: position, button: button)
    if case .pointer(.move, _, button)? = events.last {
      events[events.count - 1] = move
    } else {
      events.append(move)
    }
  }

  package mutating func pointerPressed(_ button: InputEvent.PointerButton, at position: CGPoint) {
    self.position = position
    isInside = true
    guard !held.contains(button) else { return }
    held.append(button)
    events.append(.pointer(.down, position: position, button: button))
  }

  /// Adds a change of the held modifier keys.
  package mutating func modifiersHeld(_ new: EventModifiers) {
    guard new != modifiers else { return }
    modifiers = new
    events.append(.modifiers(new))
  }

  /// Adds a release, unless its press never came or was cancelled.
  package mutating func pointerReleased(_ button: InputEvent.PointerButton, at position: CGPoint) {
    self.position = position
    guard let index = held.firstIndex(of: button) else { return }
    held.remove(at: index)
    events.append(.pointer(.up, position: position, button: button))
  }

  /// Handles the pointer's exit from the window. While a button is held, the window still receives the
  /// pointer's moves, and nothing is cancelled.
  package mutating func pointerLeft() {
    guard isInside, held.isEmpty else { return }
    isInside = false
    events.append(.pointer(.cancel, position: position, button: .left))
  }

  /// Cancels the press because another window receives the input.
  package mutating func focusLost() {
    typingModifiers = []
    guard let button = held.first else { return }
    held.removeAll()
    isInside = false
    events.append(.pointer(.cancel, position: position, button: button))
  }

  /// Returns whether a turn consists of whole notches, as of a mouse, with which content glides. Fractions
  /// come from a trackpad, which moves content directly.
  package static func areNotches(x: Double, y: Double) -> Bool {
    x == x.rounded() && y == y.rounded()
  }

  /// Adds a turn of the wheel by some notches. Right and away from the user are positive, as in SDL.
  package mutating func wheelTurned(x: Double, y: Double, glides: Bool = false) {
    guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return }
    // A turn away from the user shows content above: the content moves down. A turn to the right shows
    // content on the right: the content moves left.
    let distance = CGSize(width: 0 - x * Self.pointsPerNotch, height: y * Self.pointsPerNotch)
    add(.scroll(distance, position: position, glides: glides))
  }

  /// The factor and the angle of one notch when the wheel replaces a gesture of two fingers.
  package static let factorPerNotch = 1.1
  package static let degreesPerNotch = 5.0

  /// Adds a turn of the wheel with keys held: with control it magnifies, and with option, or control and
  /// shift, it rotates (Controls 14).
  package mutating func wheelTurned(
    x: Double, y: Double, modifiers: EventModifiers, glides: Bool = false
  ) {
    // Some systems send the turn as the other axis while shift is held.
    let notches = y != 0 ? y : x
    guard notches.isFinite, notches != 0 else { return }
    if modifiers.contains(.option) || modifiers.isSuperset(of: [.command, .shift]) {
      turned(.degrees(notches * Self.degreesPerNotch))
    } else if modifiers.contains(.command) {
      magnified(by: Elementary.pow(Self.factorPerNotch, min(max(notches, -100), 100)))
    } else {
      wheelTurned(x: x, y: y, glides: glides)
    }
  }

  /// Adds a step of two fingers that changed their distance or angle.
  package mutating func fingersMoved(_ step: TouchPair.Step) {
    position = step.middle
    magnified(by: step.factor)
    turned(step.angle)
  }

  package mutating func magnified(by factor: Double) {
    guard factor > 0, factor.isFinite, factor != 1 else { return }
    events.append(.magnify(factor, position: position))
  }

  package mutating func turned(_ angle: Angle) {
    guard angle.radians.isFinite, angle.radians != 0 else { return }
    events.append(.rotate(angle, position: position))
  }

  // MARK: Drops

  /// The items of the current drop so far.
  private var dropped: [DropItem] = []

  package mutating func dropBegan() { dropped = [] }
  package mutating func dropBrought(_ item: DropItem) { dropped.append(item) }

  /// Adds the complete drop, at a position in points.
  package mutating func dropEnded(at position: CGPoint) {
    guard !dropped.isEmpty else { return }
    self.position = position
    events.append(.drop(dropped, position: position))
    dropped = []
  }
}
