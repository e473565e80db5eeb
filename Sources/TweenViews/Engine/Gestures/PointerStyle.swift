import Foundation
import TweenMotion

/// The shape of the pointer over a view. A window uses the desktop's pointer of this kind; frames
/// in files show no pointer.
public struct PointerStyle: Hashable, Sendable {
  /// The kinds of pointers that desktops provide.
  package enum Kind: Hashable, Sendable {
    case arrow, text, cross, hand, leftRight, upDown, downward, upward, all
  }
  package let kind: Kind
  private let name: String

  private init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// The pointer that the system chooses, usually an arrow.
  public static let `default` = PointerStyle(.arrow, "default")
  /// The pointer over horizontal text.
  public static let horizontalText = PointerStyle(.text, "horizontalText")
  /// The pointer over vertical text.
  public static let verticalText = PointerStyle(.text, "verticalText")
  /// The pointer for the selection of a rectangle.
  public static let rectSelection = PointerStyle(.cross, "rectSelection")
  /// The pointer over an object that can be dragged.
  public static let grabIdle = PointerStyle(.hand, "grabIdle")
  /// The pointer over an object during a drag.
  public static let grabActive = PointerStyle(.all, "grabActive")
  /// The pointer over a link, a hand.
  public static let link = PointerStyle(.hand, "link")
  /// The pointer for zooming in.
  public static let zoomIn = PointerStyle(.cross, "zoomIn")
  /// The pointer for zooming out.
  public static let zoomOut = PointerStyle(.cross, "zoomOut")
  /// The pointer over the edge between two columns, which can be moved.
  public static let columnResize = PointerStyle(.leftRight, "columnResize")
  /// The pointer over the edge between two rows, which can be moved.
  public static let rowResize = PointerStyle(.upDown, "rowResize")

  /// Returns the pointer for resizing a frame at an edge or a corner. The directions are not used.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    let kind: Kind =
      switch position {
      case .top, .bottom: .upDown
      case .leading, .trailing: .leftRight
      case .topLeading, .bottomTrailing: .downward
      case .topTrailing, .bottomLeading: .upward
      }
    return PointerStyle(kind, "frameResize \(position)")
  }
}

/// An edge or a corner of a frame at which it is resized.
public enum FrameResizePosition: CaseIterable, Hashable, Sendable {
  /// An edge or a corner of the frame.
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// A direction in which a frame can be resized.
public enum FrameResizeDirection: CaseIterable, Hashable, Sendable {
  /// The direction towards the frame's middle, and the direction away from it.
  case inward, outward

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set: 1 for inward, 2 for outward.
    public let rawValue: Int8
    /// Creates a set with these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The direction towards the frame's middle.
    public static let inward = Set(rawValue: 1)
    /// The direction away from the frame's middle.
    public static let outward = Set(rawValue: 2)
    /// Both directions, inward and outward.
    public static let all: Set = [.inward, .outward]
  }
}

/// The modifier made by `pointerStyle(_:)` and `pointerVisibility(_:)`.
nonisolated private struct PointerStyleModifier: UnaryModifier {
  typealias Body = Never
  let style: PointerStyle?
  let isHidden: Bool?

  @MainActor func makeWrapper(_ context: NodeContext) -> PointerStyleNode {
    PointerStyleNode(context, self)
  }
  @MainActor func updateWrapper(_ wrapper: PointerStyleNode) { wrapper.modifier = self }
}

@MainActor private final class PointerStyleNode: WrapperNode {
  var modifier: PointerStyleModifier

  init(_ context: NodeContext, _ modifier: PointerStyleModifier) {
    self.modifier = modifier
    super.init(context)
  }

  override func pointerStyle(at point: CGPoint) -> PointerStyle? { modifier.style }

  // The modifier does not affect layout.
  override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }
  override var debugName: String { "pointerStyle" }
}

extension GraphWindow {
  /// The style of the pointer at its position; nil if it is hidden (Controls 14).
  ///
  /// The innermost view with a style determines it. While a button is held, the views under the
  /// start of the press determine it, wherever the pointer moves: a dragged edge keeps its arrows.
  package var pointerStyle: PointerStyle? {
    guard let location = pointer.location, let root else { return .default }
    if root.drags.isUnderWay { return .grabActive }
    var (style, isHidden): (PointerStyle?, Bool?) = (nil, nil)
    var element = pointer.pressed ?? root.hit(location)?.element
    while let current = element {
      style = style ?? current.pointerStyle(at: location)
      if isHidden == nil { isHidden = (current as? PointerStyleNode)?.modifier.isHidden }
      element = current.host
    }
    return isHidden == true ? nil : style ?? .default
  }
}

extension View {
  /// Sets the style of the pointer over this view; nil leaves it to the ancestors.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerStyleModifier(style: style, isHidden: nil))
  }

  /// Sets whether the pointer is visible over this view. With `.automatic` the ancestors determine
  /// it.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
    modifier(
      PointerStyleModifier(
        style: nil, isHidden: visibility == .automatic ? nil : visibility == .hidden))
  }
}
