import Foundation
import TweenMotion

/// The look of the pointer over a view. A window takes the desktop's pointer of that kind; frames show
/// none.
public struct PointerStyle: Hashable, Sendable {
  /// The kinds that desktops have.
  package enum Kind: Hashable, Sendable {
    case arrow, text, cross, hand, leftRight, upDown, downward, upward, all
  }
  package let kind: Kind
  private let name: String

  private init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// The one that the system takes by itself.
  public static let `default` = PointerStyle(.arrow, "default")
  /// Over text in lines.
  public static let horizontalText = PointerStyle(.text, "horizontalText")
  /// Over text in columns.
  public static let verticalText = PointerStyle(.text, "verticalText")
  /// Selects a rectangle.
  public static let rectSelection = PointerStyle(.cross, "rectSelection")
  /// Over what can be dragged.
  public static let grabIdle = PointerStyle(.hand, "grabIdle")
  /// Over what is dragged.
  public static let grabActive = PointerStyle(.all, "grabActive")
  /// Over a link.
  public static let link = PointerStyle(.hand, "link")
  /// Makes larger.
  public static let zoomIn = PointerStyle(.cross, "zoomIn")
  /// Makes smaller.
  public static let zoomOut = PointerStyle(.cross, "zoomOut")
  /// Over the edge between two columns.
  public static let columnResize = PointerStyle(.leftRight, "columnResize")
  /// Over the edge between two rows.
  public static let rowResize = PointerStyle(.upDown, "rowResize")

  /// Over an edge or a corner of a frame.
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

/// A part of a frame that is drawn to change its size.
public enum FrameResizePosition: CaseIterable, Hashable, Sendable {
  /// An edge or a corner by its name.
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// A way in which a frame can be drawn.
public enum FrameResizeDirection: CaseIterable, Hashable, Sendable {
  /// Towards its middle, and away from it.
  case inward, outward

  /// Ways.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each way: 1 inward, 2 outward.
    public let rawValue: Int8
    /// Ways with these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Towards its middle.
    public static let inward = Set(rawValue: 1)
    /// Away from it.
    public static let outward = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.inward, .outward]
  }
}

/// `pointerStyle`, `pointerVisibility`.
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

  // It changes no layout.
  override var hasPlainFrameGuides: Bool { content?.knownPlainGuides ?? true }
  override var debugName: String { "pointerStyle" }
}

extension GraphWindow {
  /// The look of the pointer where it is; nil: it is hidden (Controls 14).
  ///
  /// The innermost view that has a look decides. While a button is held, the views under the press
  /// decide wherever the pointer goes: an edge that is dragged keeps its arrows.
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
  /// The look of the pointer over this view; nil leaves it to the views around.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerStyleModifier(style: style, isHidden: nil))
  }

  /// Whether the pointer is seen over this view.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
    modifier(
      PointerStyleModifier(
        style: nil, isHidden: visibility == .automatic ? nil : visibility == .hidden))
  }
}
