import Foundation
import TweenGeometry
import TweenMotion

/// Whether scroll indicators show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, visible, hidden, never }
  private let kind: Kind

  /// As the platform has it: they show while the content moves.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// They show while the content moves. Here it is the same as `automatic`.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// They do not show.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Never, not even where `hidden` would let some input show them. Here it is the same.
  public static let never = ScrollIndicatorVisibility(kind: .never)

  var shows: Bool { kind == .automatic || kind == .visible }
}

/// Whether a scroll view gives way at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, always, basedOnSize }
  private let kind: Kind

  /// As `always`.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// At its ends, whether the content is larger than the view or not.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Only where the content is larger than the view; else it does not move at all.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)

  var dependsOnSize: Bool { kind == .basedOnSize }
}

/// How a pan ends the editing of a text, as it has a keyboard on the screen go elsewhere.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, immediately, interactively, never }
  private let kind: Kind

  /// Not at all.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  /// As soon as the pan begins.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// When it has gone 40 points down.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

/// What the margins of scrolled content apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, content, indicators }
  private let kind: Kind

  /// Content and indicators.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// The content alone; the indicators keep theirs.
  public static let scrollContent = ContentMarginPlacement(kind: .content)
  /// The indicators alone.
  public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)

  var includesContent: Bool { kind != .indicators }
  var includesIndicators: Bool { kind != .content }
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind: Hashable { case initialOffset, sizeChanges, alignment }
  private let kind: Kind

  /// Where the content begins.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// Which part stays in view when content or view change their size.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// Where content lies that is smaller than the view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// What is said about the nearest scroll views below: what lies in these does not see it.
struct ScrollLocals: Equatable {
  var contentMargins = EdgeInsets()
  /// The edges at which the program sets the content's margin, to 0 too.
  var marginedEdges: Edge.Set = []
  var indicatorMargins = EdgeInsets()
  var initialAnchor: UnitPoint?
  var sizeAnchor: UnitPoint?
  var alignmentAnchor: UnitPoint?
  var isClipDisabled = false
  var target: ScrollTargetLink?
  var position: ScrollPositionLink?
  var refresh: RefreshLink?
  var observers: [ScrollObserver] = []

  static func == (left: ScrollLocals, right: ScrollLocals) -> Bool {
    left.contentMargins == right.contentMargins && left.marginedEdges == right.marginedEdges
      && left.indicatorMargins == right.indicatorMargins
      && left.initialAnchor == right.initialAnchor && left.sizeAnchor == right.sizeAnchor
      && left.alignmentAnchor == right.alignmentAnchor
      && left.isClipDisabled == right.isClipDisabled && left.target === right.target
      && left.position === right.position && left.refresh === right.refresh
      && left.observers.elementsEqual(right.observers) { $0 === $1 }
  }
}

extension ScrollLocals {
  /// Space at some edges of the content, of the indicators, or of both.
  fileprivate mutating func setMargins(
    _ insets: EdgeInsets, on edges: Edge.Set, for placement: ContentMarginPlacement
  ) {
    if placement.includesContent {
      contentMargins.set(insets, on: edges)
      marginedEdges.formUnion(edges)
    }
    if placement.includesIndicators { indicatorMargins.set(insets, on: edges) }
  }
}

private enum ScrollLocalsKey: EnvironmentKey {
  // Without links, which alone live on the main actor.
  nonisolated(unsafe) static let defaultValue = ScrollLocals()
}
private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ScrollDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum TopGivingWayKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum TopRestsKey: EnvironmentKey { static var defaultValue: [CGFloat] { [] } }
private enum HorizontalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum VerticalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum HorizontalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}
private enum VerticalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}
private enum DismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  /// How much of what covers the top of a scroll view gives way as its content is scrolled, in points:
  /// what stays in view follows it.
  package var topGivingWay: CGFloat {
    get { self[TopGivingWayKey.self] }
    set { self[TopGivingWayKey.self] = newValue }
  }

  /// How far content may be scrolled that comes to rest while what covers its top gives way, in points:
  /// in steps, of which the first is 0 and the last all that gives way.
  package var topRests: [CGFloat] {
    get { self[TopRestsKey.self] }
    set { self[TopRestsKey.self] = newValue }
  }

  /// How many scroll views stand around.
  package internal(set) var scrollDepth: Int {
    get { self[ScrollDepthKey.self] }
    set { self[ScrollDepthKey.self] = newValue }
  }

  /// The edges at which a program gives the nearest scroll view's content a margin.
  package var marginedEdges: Edge.Set { scrollLocals.marginedEdges }

  var scrollLocals: ScrollLocals {
    get { self[ScrollLocalsKey.self] }
    set { self[ScrollLocalsKey.self] = newValue }
  }

  /// Whether scroll views answer to wheel and drags.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// Whether the indicators of horizontal scrolling show.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// Whether the indicators of vertical scrolling show.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// Whether scroll views give way at their left and right ends.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// Whether scroll views give way at their upper and lower ends.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  /// How a pan of a scroll view in this view ends the editing of a text. The wheel never does.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }
}

extension View {
  /// Turns off scrolling by wheel and drags in this view; programs still scroll.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }

  /// Whether scroll indicators show, on these axes.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
    }
  }

  /// Whether scroll views give way at their ends, on these axes.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
    }
  }

  /// Lets scroll views draw what lies outside of them too. It still takes no hits there.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollLocals) { $0.isClipDisabled = disabled }
  }

  /// Space at the edges of scrolled content, in points, that scrolls with it; `nil` sets none.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollLocals) { locals in
      locals.setMargins(insets, on: edges, for: placement)
    }
  }

  /// The same margin at each of some edges, in points; nil for none.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let all = length ?? 0
    let insets = EdgeInsets(top: all, leading: all, bottom: all, trailing: all)
    return transformEnvironment(\.scrollLocals) { locals in
      locals.setMargins(insets, on: edges, for: placement)
      if length == nil, placement.includesContent { locals.marginedEdges.subtract(edges) }
    }
  }

  /// The same margin at all edges, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Which part of the content shows at first, stays in view when sizes change, and where content
  /// lies that is smaller than the view.
  ///
  /// Content that has been scrolled away from the anchor stays where it is when sizes change.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollLocals) { locals in
      locals.initialAnchor = anchor
      locals.sizeAnchor = anchor
      locals.alignmentAnchor = anchor
    }
  }

  /// The anchor for one purpose.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrollLocals) { locals in
      switch role {
      case .initialOffset: locals.initialAnchor = anchor
      case .sizeChanges: locals.sizeAnchor = anchor
      default: locals.alignmentAnchor = anchor
      }
    }
  }

  /// How a pan of a scroll view in this view ends the editing of a text. The wheel never does.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension EdgeInsets {
  /// Takes over edges of `other`; those that are no number are 0.
  fileprivate mutating func set(_ other: EdgeInsets, on edges: Edge.Set) {
    func finite(_ length: CGFloat) -> CGFloat {
      length.isFinite ? min(max(length, -ScrollBounds.longest), ScrollBounds.longest) : 0
    }
    if edges.contains(.top) { top = finite(other.top) }
    if edges.contains(.leading) { leading = finite(other.leading) }
    if edges.contains(.bottom) { bottom = finite(other.bottom) }
    if edges.contains(.trailing) { trailing = finite(other.trailing) }
  }
}
