import Foundation
import TweenGeometry
import TweenMotion

/// The position and size of a scroll view relative to its content.
public struct ScrollGeometry: Equatable, Sendable {
  /// The vector from the content's origin to the view's, in points. It lies beyond the range of the content
  /// while an edge is pulled.
  public var contentOffset: CGPoint
  /// The size of the content without margins, in points.
  public var contentSize: CGSize
  /// The margins around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view in points.
  public var containerSize: CGSize

  /// Creates a geometry from its parts, in points and unchanged.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is in view.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The bounds of the view in the content's coordinates, margins included; the same as `visibleRect`.
  public var bounds: CGRect { visibleRect }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// A text with all parts and their names, for debugging; the format may change.
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
      + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
  }
}

/// The cause of a scroll view's movement.
public enum ScrollPhase: Equatable, Sendable {
  /// The content is at rest.
  case idle
  /// A press that may begin to move the content.
  case tracking
  /// A press that is moving the content.
  case interacting
  /// Momentum after a press, or the return from a pulled edge.
  case decelerating
  /// An animation that the program started.
  case animating

  /// Whether the content moves: true except in `idle` and `tracking`.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

extension ScrollNode {
  // A margin lies before the content's zero, as in UIKit and SwiftUI.
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

/// Receives each change of a scroll view, after the update that contains the change.
@MainActor final class ScrollObserver {
  var listener: (ScrollNode) -> Void = { _ in }

  init() {}

  func scrollDidMove(_ scroll: ScrollNode) { listener(scroll) }
}

/// Derives a value at each change, and calls an action when the value changes.
@MainActor final class ScrollValueObserver<Value: Equatable> {
  let observer = ScrollObserver()
  var make: (ScrollNode) -> Value = { _ in preconditionFailure("The modifier must set `make`.") }
  var action: (Value, Value) -> Void = { _, _ in }
  /// Whether the first value counts as a change from itself.
  var reportsInitialValue = false
  private var last: Value?

  init() { observer.listener = { [weak self] scroll in self?.take(scroll) } }

  private func take(_ scroll: ScrollNode) {
    let new = make(scroll)
    let old = last
    last = new
    guard old.map({ $0 != new }) ?? reportsInitialValue else { return }
    scroll.graph.acting(scroll) { action(old ?? new, new) }
  }
}

nonisolated private struct ScrollGeometryModifier<Value: Equatable>: ScrollLinkModifier {
  typealias Body = Never
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  var reportsInitialValue = false

  @MainActor func makeLink() -> ScrollValueObserver<Value> { ScrollValueObserver() }
  @MainActor func update(_ link: ScrollValueObserver<Value>) {
    link.reportsInitialValue = reportsInitialValue
    let transform = transform
    link.make = { transform($0.geometry) }
    link.action = action
  }
  @MainActor static func install(_ link: ScrollValueObserver<Value>, in locals: inout ScrollLocals)
  {
    locals.observers.append(link.observer)
  }
}

nonisolated private struct ScrollPhaseModifier: ScrollLinkModifier {
  typealias Body = Never
  let action: (ScrollPhase, ScrollPhase) -> Void

  @MainActor func makeLink() -> ScrollValueObserver<ScrollPhase> { ScrollValueObserver() }
  @MainActor func update(_ link: ScrollValueObserver<ScrollPhase>) {
    link.make = { $0.phase }
    link.action = action
  }
  @MainActor static func install(
    _ link: ScrollValueObserver<ScrollPhase>, in locals: inout ScrollLocals
  ) {
    locals.observers.append(link.observer)
  }
}

/// The state of a scroll view at a change of its phase.
public struct ScrollPhaseChangeContext: Sendable {
  /// The geometry at the moment of the change.
  public let geometry: ScrollGeometry
  /// The velocity in points per second, positive to the right and down, of content that moves by itself;
  /// nil while only a press or the program moves it.
  public let velocity: CGVector?
}

@MainActor final class ScrollPhaseObserver {
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

  @MainActor func makeLink() -> ScrollPhaseObserver { ScrollPhaseObserver() }
  @MainActor func update(_ link: ScrollPhaseObserver) { link.action = action }
  @MainActor static func install(_ link: ScrollPhaseObserver, in locals: inout ScrollLocals) {
    locals.observers.append(link.observer)
  }
}

extension View {
  /// Calls `action` with the old and the new value when the value that `transform` derives from the
  /// geometry of the scroll view in this view changes.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Calls `action` with the value that `transform` derives from the geometry of the scroll view in this
  /// view, at first and when it changes. Bars use it to follow the content's offset.
  nonisolated package func onScrollGeometry<T: Equatable>(
    _ transform: @escaping (ScrollGeometry) -> T, action: @escaping (T) -> Void
  ) -> some View {
    modifier(
      ScrollGeometryModifier(
        transform: transform, action: { _, new in action(new) }, reportsInitialValue: true))
  }

  /// Calls `action` when the phase of the scroll view in this view changes, with its geometry and velocity.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseContextModifier(action: action))
  }

  /// Calls `action` when the phase of the scroll view in this view changes.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}
