import Foundation
import TweenGeometry
import TweenMotion

/// How a scroll view and its content lie to each other.
public struct ScrollGeometry: Equatable, Sendable {
  /// From the beginning of the content to that of the view, in points; beyond the ends while they
  /// give way.
  public var contentOffset: CGPoint
  /// Without margins.
  public var contentSize: CGSize
  /// The margins of the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// A geometry of these parts, all in points and taken as they are.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What of the content is in view.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The bounds of the view in the content's terms, margins included: the same rectangle.
  public var bounds: CGRect { visibleRect }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// All parts with their names, for people: the form may change.
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
      + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
  }
}

/// What moves scrolled content.
public enum ScrollPhase: Equatable, Sendable {
  /// Nothing.
  case idle
  /// A press that may come to move it.
  case tracking
  /// A press that does.
  case interacting
  /// Its momentum, or an end that gives way.
  case decelerating
  /// The program.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

extension ScrollNode {
  // As UIKit and SwiftUI have it, a margin lies before the content's zero.
  var geometry: ScrollGeometry {
    let (inset, outset) = (contentInset, contentOutset)
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - inset.x, y: offset.y - inset.y),
      contentSize: space.contentSize,
      contentInsets: EdgeInsets(
        top: inset.y, leading: isMirrored ? outset.x : inset.x, bottom: outset.y,
        trailing: isMirrored ? inset.x : outset.x),
      containerSize: viewport)
  }

  var phase: ScrollPhase {
    switch motion {
    case .panning: return .interacting
    case .coasting: return .decelerating
    case .gliding: return .animating
    case .resting: break
    }
    if let press, press.start != nil, case .possible = press.phase { return .tracking }
    return .idle
  }
}

/// Hears of each change of a scroll view, after the update that it belongs to.
@MainActor final class ScrollObserver {
  var listener: (ScrollNode) -> Void = { _ in }

  init() {}

  func scrollDidMove(_ scroll: ScrollNode) { listener(scroll) }
}

/// A value made of each change, whose changes a program hears of.
@MainActor final class ScrollValueWatch<Value: Equatable> {
  let observer = ScrollObserver()
  var make: (ScrollNode) -> Value = { _ in preconditionFailure("The modifier says what it makes.") }
  var action: (Value, Value) -> Void = { _, _ in }
  /// Whether the first value counts as a change, from itself.
  var tellsFirst = false
  private var last: Value?

  init() { observer.listener = { [weak self] scroll in self?.take(scroll) } }

  private func take(_ scroll: ScrollNode) {
    let new = make(scroll)
    let old = last
    last = new
    guard old.map({ $0 != new }) ?? tellsFirst else { return }
    scroll.graph.acting(scroll) { action(old ?? new, new) }
  }
}

nonisolated private struct ScrollGeometryModifier<Value: Equatable>: ScrollLinkModifier {
  typealias Body = Never
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  var tellsFirst = false

  @MainActor func makeLink() -> ScrollValueWatch<Value> { ScrollValueWatch() }
  @MainActor func update(_ link: ScrollValueWatch<Value>) {
    link.tellsFirst = tellsFirst
    let transform = transform
    link.make = { transform($0.geometry) }
    link.action = action
  }
  @MainActor static func install(_ link: ScrollValueWatch<Value>, in locals: inout ScrollLocals) {
    locals.observers.append(link.observer)
  }
}

nonisolated private struct ScrollPhaseModifier: ScrollLinkModifier {
  typealias Body = Never
  let action: (ScrollPhase, ScrollPhase) -> Void

  @MainActor func makeLink() -> ScrollValueWatch<ScrollPhase> { ScrollValueWatch() }
  @MainActor func update(_ link: ScrollValueWatch<ScrollPhase>) {
    link.make = { $0.phase }
    link.action = action
  }
  @MainActor static func install(
    _ link: ScrollValueWatch<ScrollPhase>, in locals: inout ScrollLocals
  ) {
    locals.observers.append(link.observer)
  }
}

/// What a scroll view was like when another thing came to move it.
public struct ScrollPhaseChangeContext: Sendable {
  /// Where the content was at that moment.
  public let geometry: ScrollGeometry
  /// Points per second that the content moves by itself, to the right and down through the view;
  /// nil while nothing but a press or the program moves it.
  public let velocity: CGVector?
}

@MainActor final class ScrollPhaseWatch {
  let observer = ScrollObserver()
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }
  private var last: ScrollPhase?

  init() { observer.listener = { [weak self] scroll in self?.take(scroll) } }

  private func take(_ scroll: ScrollNode) {
    let new = scroll.phase
    let old = last
    last = new
    guard let old, old != new else { return }
    let velocity = scroll.shownVelocity
    let context = ScrollPhaseChangeContext(
      geometry: scroll.geometry,
      velocity: new == .decelerating ? CGVector(dx: velocity.x, dy: velocity.y) : nil)
    scroll.graph.acting(scroll) { action(old, new, context) }
  }
}

nonisolated private struct ScrollPhaseContextModifier: ScrollLinkModifier {
  typealias Body = Never
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  @MainActor func makeLink() -> ScrollPhaseWatch { ScrollPhaseWatch() }
  @MainActor func update(_ link: ScrollPhaseWatch) { link.action = action }
  @MainActor static func install(_ link: ScrollPhaseWatch, in locals: inout ScrollLocals) {
    locals.observers.append(link.observer)
  }
}

extension View {
  /// Calls `action` with the old and the new value when what `transform` makes of the geometry of
  /// the scroll view in this view changes.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Calls `action` with what `transform` makes of the geometry of the scroll view in this view, at
  /// first and when it changes: bars go by where content lies from the beginning.
  nonisolated package func onScrollGeometry<T: Equatable>(
    _ transform: @escaping (ScrollGeometry) -> T, action: @escaping (T) -> Void
  ) -> some View {
    modifier(
      ScrollGeometryModifier(
        transform: transform, action: { _, new in action(new) }, tellsFirst: true))
  }

  /// The same, with where the content is and how fast it moves.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseContextModifier(action: action))
  }

  /// Calls `action` when another thing moves the content of the scroll view in this view.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}
