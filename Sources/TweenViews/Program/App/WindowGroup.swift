import Foundation
import TweenMotion

/// Windows with the given content: one opens at the start, others by `openWindow` and ctrl-N. Each has
/// its own state.
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// The engine shows its content itself: there is no body.
  public typealias Body = Never
  var title: Text?
  var id: String?
  var content: Content
  var kind = SceneFacts.Kind.group
  var valueType: Any.Type?
  var opensAtStart = true
  /// The content of a window that is for a value.
  var presenting: ((AnyHashable?) -> Content)?

  /// A window without a title.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A window without a title, which `openWindow` knows by `id`.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.content = content()
  }

  // Titles: string, resource.
  /// A window whose title is looked up in the string tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = Text(titleKey)
    self.content = content()
  }

  // Titles: string, resource.
  /// A window with a title from the string tables, which `openWindow` knows by `id`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, content: content)
    self.id = id
  }

  /// A window whose title is formatted text; its words alone are shown.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The same, which `openWindow` knows by `id`.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
    self.id = id
  }

  /// Windows for values that the engine itself makes, such as documents.
  nonisolated package init(
    _ kind: SceneFacts.Kind, for valueType: Any.Type,
    presenting: @escaping (AnyHashable?) -> Content
  ) {
    self.kind = kind
    self.valueType = valueType
    self.presenting = presenting
    content = presenting(nil)
  }

  @MainActor public static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode {
    GroupScene(scene, context)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    unsafeDowncast(node, to: GroupScene<Content>.self).update(scene)
  }

  /// The same with one window at most.
  nonisolated var once: Self {
    var group = self
    group.kind = .single
    return group
  }

  /// The same as a program's settings.
  nonisolated var settings: Self {
    var group = self
    group.kind = .settings
    return group
  }

  /// The same, not opened at the start.
  nonisolated var later: Self {
    var group = self
    group.opensAtStart = false
    return group
  }
}

/// The node of a scene with windows of one content.
@MainActor private final class GroupScene<Content: View>: WindowScene {
  private var group: WindowGroup<Content>

  init(_ group: WindowGroup<Content>, _ context: NodeContext) {
    self.group = group
    var facts = SceneFacts(group.kind, id: group.id, valueType: group.valueType)
    if let title = group.title { facts.title = { title.words(in: $0) } }
    if !group.opensAtStart { facts.opensAtStart = false }
    super.init(facts, context)
  }

  override func makeContent(for value: AnyHashable?, _ context: NodeContext) -> ViewNode {
    Content._makeNode(content(for: value), context)
  }

  private func content(for value: AnyHashable?) -> Content {
    group.presenting?(value) ?? group.content
  }

  func update(_ new: WindowGroup<Content>) {
    group = new
    if let title = new.title { facts.title = { title.words(in: $0) } }
    for window in windows {
      let content = content(for: window.value)
      window.root?.updateContent { Content._updateNode($0, content) }
    }
  }

  override var debugName: String { "WindowGroup" }
}

// MARK: Windows of values

/// What a window shows of the value that it is for.
///
/// The window that opens at the start is for no value: nil, or the default that the program gives.
nonisolated public struct PresentedWindowContent<Data, Content: View>: View
where Data: Decodable & Encodable & Hashable {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  nonisolated init(_ value: Data?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  /// The content for the window's value.
  @MainActor public var body: some View {
    let bound = $value
    let anchor = ViewGraph.evaluatedNode?.anchor
    content(
      Binding {
        bound.wrappedValue
      } set: { new, transaction in
        bound.transaction(transaction).wrappedValue = new
        guard MainActorThread.isCurrent else { return }
        // Who asks for a window of that value finds this one.
        nonisolated(unsafe) let value = new.map { AnyHashable($0) }
        MainActor.assumeIsolated { anchor?.node?.window?.value = value }
      })
  }
}

/// The values that a window without one of its own is given.
func withDefault<Value, Content>(
  _ defaultValue: @escaping () -> Value, _ content: @escaping (Binding<Value>) -> Content
) -> (Binding<Value?>) -> Content {
  { presented in
    content(
      Binding {
        presented.wrappedValue ?? defaultValue()
      } set: {
        presented.wrappedValue = $0
      })
  }
}

extension WindowGroup {
  nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    title: Text?, id: String?, _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(.group, for: D.self) { PresentedWindowContent($0?.base as? D, content: content) }
    self.title = title
    self.id = id
  }

  /// Windows of values. The one that opens at the start has none; `openWindow` knows them by `id`.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, content)
  }

  /// Windows of values. The one that opens at the start has none.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil, content)
  }

  // Titles: string, resource.
  /// Windows of values with a title from the string tables.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, content)
  }

  /// Windows of values, with one for a window that has none.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, withDefault(defaultValue, content))
  }

  // Titles: resource.
  /// Windows of values with a title from the string tables, and a value for one that has none.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, withDefault(defaultValue, content))
  }
}
