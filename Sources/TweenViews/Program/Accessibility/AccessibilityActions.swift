import Foundation
import TweenGeometry
import TweenMotion

/// A category that groups a view's accessibility actions, such as actions that edit.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String
  /// The category of actions that are given no other.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// The category of actions that change the content.
  public static let edit = AccessibilityActionCategory(name: "edit")
  private init(name: String) { self.name = name }
  /// Creates a category by its name. Two categories are equal if the plain text of their names is.
  public init(_ category: Text) { name = category.plainText }
  // Titles: string, resource.
  /// Creates a category with a name that is looked up in the string tables.
  public init(_ categoryKey: LocalizedStringKey) { self.init(Text(categoryKey)) }
}

/// A request by assistive technology to magnify or reduce a view's content.
public struct AccessibilityZoomGestureAction {
  /// The direction in which to change the magnification.
  public enum Direction: Hashable, Sendable {
    /// Magnify: shows less of the content, larger.
    case zoomIn
    /// Reduce: shows more of the content, smaller.
    case zoomOut
  }

  /// The direction in which to change the magnification.
  public let direction: Direction
  /// The point to zoom about, in parts of the view's size (0 to 1).
  public let location: UnitPoint
  /// The point to zoom about, in points of the view.
  public let point: CGPoint
}

/// One action of a view: its name in the tree, and what it does.
nonisolated struct AccessibilityHandler {
  /// The name; if nil, `text` resolved in the view's environment is the name.
  var name: String?
  var text: Text?
  var perform: () -> Void

  @MainActor func name(in environment: EnvironmentValues) -> String {
    name ?? text?.words(in: environment) ?? ""
  }
}

/// Adds actions to a view's element in the accessibility tree.
nonisolated private struct AccessibilityActionModifier: UnaryModifier {
  typealias Body = Never
  let handlers: [AccessibilityHandler]
  /// The role of the view's element, unless another modifier or the content sets one.
  var role: ViewGraph.Element.Role?

  @MainActor func makeWrapper(_ context: NodeContext) -> AccessibilityActionNode {
    AccessibilityActionNode(context, self)
  }
  @MainActor func updateWrapper(_ wrapper: AccessibilityActionNode) {
    wrapper.modifier = self
    wrapper.semanticsDidChange()
  }
}

@MainActor private final class AccessibilityActionNode: ElementFrameNode {
  var modifier: AccessibilityActionModifier

  init(_ context: NodeContext, _ modifier: AccessibilityActionModifier) {
    self.modifier = modifier
    super.init(context)
  }

  override func perform(_ action: ElementRequest.Action) -> Bool {
    guard environment.isEnabled, case .perform(let name) = action,
      let handler = modifier.handlers.first(where: { $0.name(in: environment) == name })
    else { return false }
    handler.perform()
    return true
  }

  override var semantics: Semantics? {
    guard environment.isEnabled else { return nil }
    return Semantics(
      modifier.role, actions: modifier.handlers.map { $0.name(in: environment) })
  }
  // Semantics do not change the layout.
  override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }
  override var holdsNothing: Bool { true }
  override var debugName: String { "accessibilityAction" }
}

extension View {
  nonisolated private func handles(
    _ handlers: [AccessibilityHandler], role: ViewGraph.Element.Role? = nil
  ) -> some View {
    modifier(AccessibilityActionModifier(handlers: handlers, role: role))
  }

  /// Adds an action that runs when assistive technology requests `actionKind`, by default a press. It runs
  /// only while the view is enabled.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    handles([AccessibilityHandler(name: actionKind.name, perform: handler)])
  }

  /// Adds an action with a name of the program's own.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    handles([AccessibilityHandler(text: name, perform: handler)])
  }

  // Titles: string, resource.
  /// Adds an action with a name that is looked up in the string tables.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action whose name is the text of the view `label`, which is not shown.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    accessibilityActions { ActionButton(action: action, label: label()) }
  }

  /// Runs `handler` when assistive technology raises or lowers the view's value, and gives the view the
  /// adjustable role.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    handles(
      [
        AccessibilityHandler(name: "increment") { handler(.increment) },
        AccessibilityHandler(name: "decrement") { handler(.decrement) },
      ], role: .adjustable)
  }

  /// Runs `handler` when assistive technology scrolls the view, with the edge at which more content is to
  /// appear.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View {
    let edges: [(String, Edge)] = [
      ("scrollUp", .top), ("scrollDown", .bottom), ("scrollLeading", .leading),
      ("scrollTrailing", .trailing),
    ]
    return handles(edges.map { name, edge in AccessibilityHandler(name: name) { handler(edge) } })
  }

  /// Runs `handler` when assistive technology zooms the view in or out. `location` is always the centre of
  /// the view, and `point` is always zero.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    let ways: [(String, AccessibilityZoomGestureAction.Direction)] = [
      ("zoomIn", .zoomIn), ("zoomOut", .zoomOut),
    ]
    return handles(
      ways.map { name, way in
        AccessibilityHandler(name: name) {
          handler(
            AccessibilityZoomGestureAction(direction: way, location: .center, point: .zero))
        }
      })
  }
}
