import Foundation
import TweenGeometry
import TweenMotion

/// A category that a program's actions are told in, such as those that edit.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String
  /// Those that belong to no other.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Those that change what is shown.
  public static let edit = AccessibilityActionCategory(name: "edit")
  private init(name: String) { self.name = name }
  /// A category of its own, by a name. Of `category` the words alone count.
  public init(_ category: Text) { name = category.plainText }
  // Titles: string, resource.
  /// A category by a name that is looked up in the string tables.
  public init(_ categoryKey: LocalizedStringKey) { self.init(Text(categoryKey)) }
}

/// What a reader asks of a view that can be magnified.
public struct AccessibilityZoomGestureAction {
  /// Which way it is to go.
  public enum Direction: Hashable, Sendable {
    /// To see less of it, and larger.
    case zoomIn
    /// To see more of it, and smaller.
    case zoomOut
  }

  /// Which way it is to go.
  public let direction: Direction
  /// About which part of the view.
  public let location: UnitPoint
  /// The same in points of the view.
  public let point: CGPoint
}

/// One action of a view: its name in the tree, and what it does.
nonisolated struct AccessibilityHandler {
  /// nil: of the name that `text` has in the surroundings.
  var name: String?
  var text: Text?
  var perform: () -> Void

  @MainActor func name(in environment: EnvironmentValues) -> String {
    name ?? text?.words(in: environment) ?? ""
  }
}

/// Actions that a program gives a view.
nonisolated private struct AccessibilityActionModifier: UnaryModifier {
  typealias Body = Never
  let handlers: [AccessibilityHandler]
  /// What its element is where nothing else says so.
  var role: ViewGraph.Element.Role?

  @MainActor func makeWrapper(_ context: NodeContext) -> AccessibilityActionNode {
    AccessibilityActionNode(context, self)
  }
  @MainActor func updateWrapper(_ wrapper: AccessibilityActionNode) {
    wrapper.modifier = self
    wrapper.semanticsDidChange()
  }
}

@MainActor private final class AccessibilityActionNode: WrapperNode {
  var modifier: AccessibilityActionModifier

  init(_ context: NodeContext, _ modifier: AccessibilityActionModifier) {
    self.modifier = modifier
    super.init(context)
  }

  override func takes(_ action: ElementRequest.Action) -> Bool {
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
  // What it says changes no layout.
  override var hasPlainFrameGuides: Bool { content?.knownPlainGuides ?? true }
  override var holdsNothing: Bool { true }
  override var debugName: String { "accessibilityAction" }
}

extension View {
  nonisolated private func handles(
    _ handlers: [AccessibilityHandler], role: ViewGraph.Element.Role? = nil
  ) -> some View {
    modifier(AccessibilityActionModifier(handlers: handlers, role: role))
  }

  /// What is done when assistive technology asks the view for a kind of action, by default a press,
  /// while the view is enabled.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    handles([AccessibilityHandler(name: actionKind.name, perform: handler)])
  }

  /// An action with a name of its own.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    handles([AccessibilityHandler(text: name, perform: handler)])
  }

  // Titles: string, resource.
  /// An action with a name that is looked up in the string tables.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// An action that is called by what a view says.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    accessibilityActions { ActionButton(action: action, label: label()) }
  }

  /// What is done when assistive technology asks for a greater or a smaller value.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    handles(
      [
        AccessibilityHandler(name: "increment") { handler(.increment) },
        AccessibilityHandler(name: "decrement") { handler(.decrement) },
      ], role: .adjustable)
  }

  /// What is done when assistive technology asks to scroll, by the edge that it wants to see more at.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View {
    let edges: [(String, Edge)] = [
      ("scrollUp", .top), ("scrollDown", .bottom), ("scrollLeading", .leading),
      ("scrollTrailing", .trailing),
    ]
    return handles(edges.map { name, edge in AccessibilityHandler(name: name) { handler(edge) } })
  }

  /// What is done when assistive technology asks to see the view larger or smaller. It asks for the
  /// middle of the view; `point` is in no view's coordinates then, but zero.
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
