import Foundation
import TweenGeometry
import TweenMath
import TweenMotion
import TweenViews

/// What the window system tells between two frames, as input events for the next one.
///
/// Moves that only pass through are dropped, and so are all but the last size: a frame sees where
/// the pointer and the window's corner are. Presses, releases, keys and text all stay, in order.
package struct PendingInput: Sendable {
  package private(set) var events: [InputEvent] = []
  /// Where the pointer was last, in points.
  package private(set) var position = CGPoint.zero
  /// The buttons held, in the order they were pressed.
  private var held: [InputEvent.PointerButton] = []
  private var isInside = false
  /// The modifiers of the last key that was pressed: the system types text after it.
  private var typingModifiers: EventModifiers = []
  /// The modifier keys that the program was last told of.
  private var modifiers: EventModifiers = []

  /// Points that one notch of a mouse wheel scrolls: about three lines of text. Less makes long
  /// lists tedious, more makes the eye lose its line.
  package static let pointsPerNotch = 40.0

  package init() {}

  package var isEmpty: Bool { events.isEmpty }
  package var isPressed: Bool { !held.isEmpty }

  /// The events so far, for delivery; the queue is empty after.
  package mutating func take() -> [InputEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Puts events before those that there are.
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

  /// A key with modifiers is no input: what is typed by it is none, either.
  package mutating func keyTaken(_ modifiers: EventModifiers) { typingModifiers = modifiers }

  /// SDL cuts what an input method types into pieces of 32 bytes: those that come in one turn are one
  /// text.
  ///
  /// A character that comes with a shortcut is none: X11 types "+", "-" and digits with Ctrl held, too.
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

  /// Bytes of a piece after which another one may follow: 31, but for a character that had no room.
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

  /// The modifier keys are these now.
  package mutating func modifiersHeld(_ new: EventModifiers) {
    guard new != modifiers else { return }
    modifiers = new
    events.append(.modifiers(new))
  }

  /// A release whose press never came, or was cancelled, is none.
  package mutating func pointerReleased(_ button: InputEvent.PointerButton, at position: CGPoint) {
    self.position = position
    guard let index = held.firstIndex(of: button) else { return }
    held.remove(at: index)
    events.append(.pointer(.up, position: position, button: button))
  }

  /// The pointer left the window. While a button is held the window keeps following it, and
  /// nothing is cancelled.
  package mutating func pointerLeft() {
    guard isInside, held.isEmpty else { return }
    isInside = false
    events.append(.pointer(.cancel, position: position, button: .left))
  }

  /// The press was taken away: another window got the input.
  package mutating func focusLost() {
    typingModifiers = []
    guard let button = held.first else { return }
    held.removeAll()
    isInside = false
    events.append(.pointer(.cancel, position: position, button: button))
  }

  /// Whether a turn is by whole notches, a mouse's, under which content glides. Parts of one are a
  /// trackpad's, which content follows as they come.
  package static func areNotches(x: Double, y: Double) -> Bool {
    x == x.rounded() && y == y.rounded()
  }

  /// The wheel turned by so many notches: right and away from the user are positive, as SDL has it.
  package mutating func wheelTurned(x: Double, y: Double, glides: Bool = false) {
    guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return }
    // Away from the user uncovers what is above: the content moves down. To the right uncovers
    // what is on the right: the content moves left.
    let distance = CGSize(width: 0 - x * Self.pointsPerNotch, height: y * Self.pointsPerNotch)
    add(.scroll(distance, position: position, glides: glides))
  }

  /// What one notch of a wheel does to scale and angle where it stands for two fingers.
  package static let factorPerNotch = 1.1
  package static let degreesPerNotch = 5.0

  /// The same while keys are held: with control it magnifies, with option, or control and shift, it
  /// turns (Controls 14).
  package mutating func wheelTurned(
    x: Double, y: Double, modifiers: EventModifiers, glides: Bool = false
  ) {
    // Some systems turn the other wheel while shift is held.
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

  /// Two fingers on a touch screen went apart, or turned.
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

  /// What a drop under way has brought so far.
  private var dropped: [DropItem] = []

  package mutating func dropBegan() { dropped = [] }
  package mutating func dropBrought(_ item: DropItem) { dropped.append(item) }

  /// The drop is complete, at a position in points.
  package mutating func dropEnded(at position: CGPoint) {
    guard !dropped.isEmpty else { return }
    self.position = position
    events.append(.drop(dropped, position: position))
    dropped = []
  }
}
