import Foundation
import TweenGeometry
import TweenMotion

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, visible, hidden, never }
  private let kind: Kind

  /// The platform's default: indicators show while the content moves.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// Indicators show while the content moves; here the same as `automatic`.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Indicators are hidden, for every kind of input.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Indicators are hidden, even for input that `hidden` would allow; here the same as `hidden`.
  public static let never = ScrollIndicatorVisibility(kind: .never)

  var shows: Bool { kind == .automatic || kind == .visible }
}

/// Whether the content of a scroll view can be pulled beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, always, basedOnSize }
  private let kind: Kind

  /// The platform's default, which is `always`.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// Content can be pulled beyond its ends, even if it fits in the view.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Content can be pulled only if it is larger than the view; smaller content does not move at all.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)

  var dependsOnSize: Bool { kind == .basedOnSize }
}

/// When a pan ends the editing of a text, which dismisses an on-screen keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, immediately, interactively, never }
  private let kind: Kind

  /// The platform's default: panning does not end editing.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  /// Editing ends when the pan begins.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// Editing ends after the pan has moved 40 points down.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  /// Panning does not end editing.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

/// The part of a scroll view that margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, content, indicators }
  private let kind: Kind

  /// Margins apply to both the content and the indicators.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// Margins apply to the content only; the indicators keep theirs.
  public static let scrollContent = ContentMarginPlacement(kind: .content)
  /// Margins apply to the scroll indicators only.
  public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)

  var includesContent: Bool { kind != .indicators }
  var includesIndicators: Bool { kind != .content }
}

/// The purpose of an anchor of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind: Hashable { case initialOffset, sizeChanges, alignment }
  private let kind: Kind

  /// The anchor sets the content's initial offset.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// The anchor stays in view when the content or the view changes its size.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// The anchor positions content that is smaller than the view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// The settings of the nearest scroll views below a modifier; the content of these scroll views does not
/// get them.
struct ScrollLocals: Equatable {
  var contentMargins = EdgeInsets()
  /// The edges at which the program sets the content's margin, including a margin of 0.
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
  /// Sets margins at some edges, for the content, the indicators, or both.
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
  // The default has no links; only links belong to the main actor.
  nonisolated(unsafe) static let defaultValue = ScrollLocals()
}
private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ScrollDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum CollapsibleTopHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
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
  /// The height in points by which the bar over a scroll view's top collapses during scrolling. Pinned
  /// views follow the bar.
  package var collapsibleTopHeight: CGFloat {
    get { self[CollapsibleTopHeightKey.self] }
    set { self[CollapsibleTopHeightKey.self] = newValue }
  }

  /// The offsets in points at which content may rest while the bar over its top collapses, in ascending
  /// order: the first is 0, the last is the whole height by which the bar collapses.
  package var topSnapOffsets: [CGFloat] {
    get { self[TopRestsKey.self] }
    set { self[TopRestsKey.self] = newValue }
  }

  /// The number of enclosing scroll views.
  package internal(set) var scrollDepth: Int {
    get { self[ScrollDepthKey.self] }
    set { self[ScrollDepthKey.self] = newValue }
  }

  /// The edges at which the program sets a content margin of the nearest scroll view.
  package var marginedEdges: Edge.Set { scrollLocals.marginedEdges }

  var scrollLocals: ScrollLocals {
    get { self[ScrollLocalsKey.self] }
    set { self[ScrollLocalsKey.self] = newValue }
  }

  /// Whether the user can scroll with the wheel and with drags; true by default.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// The visibility of the indicators for horizontal scrolling.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// The visibility of the indicators for vertical scrolling.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// Whether the content of scroll views can be pulled beyond its left and right ends.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// Whether the content of scroll views can be pulled beyond its upper and lower ends.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  /// When a pan of a scroll view in this view ends the editing of a text. The wheel never ends it.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }
}

extension View {
  /// Turns off the user's scrolling in this view if `disabled` is true; the program can still scroll.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }

  /// Sets the visibility of scroll indicators for some axes.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
    }
  }

  /// Sets whether content of scroll views can be pulled beyond its ends, for some axes.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
    }
  }

  /// Sets whether scroll views draw content outside of their bounds. Such content takes no hits.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollLocals) { $0.isClipDisabled = disabled }
  }

  /// Sets margins in points at some edges of scrolled content; they scroll with the content.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollLocals) { locals in
      locals.setMargins(insets, on: edges, for: placement)
    }
  }

  /// Sets the same margin in points at some edges of scrolled content; nil removes it.
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

  /// Sets the same margin in points at all edges of scrolled content.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Sets the anchor of the initial offset, of size changes, and of content that is smaller than the view.
  ///
  /// Content that was scrolled away from the anchor keeps its offset when sizes change.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollLocals) { locals in
      locals.initialAnchor = anchor
      locals.sizeAnchor = anchor
      locals.alignmentAnchor = anchor
    }
  }

  /// Sets the scroll view's anchor for one purpose.
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

  /// Sets when a pan of a scroll view in this view ends the editing of a text. The wheel never ends it.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension EdgeInsets {
  /// Copies some edges of `other`; values that are not finite become 0.
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
