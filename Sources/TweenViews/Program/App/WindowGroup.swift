import Foundation
import TweenMotion

/// Windows with the same content: one opens at the start, and `openWindow` and ctrl-N open more. Each has
/// its own state.
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// `Never`: the engine shows the content itself.
  public typealias Body = Never
  var title: Text?
  var id: String?
  var content: Content
  var kind = SceneDeclaration.Kind.group
  var valueType: Any.Type?
  var opensAtStart = true
  /// Makes the content of a window for a value.
  var presenting: ((AnyHashable?) -> Content)?

  /// Creates windows without a title.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates windows without a title, which `openWindow` finds by `id`.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.content = content()
  }

  // Titles: string, resource.
  /// Creates windows whose title is looked up in the string tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = Text(titleKey)
    self.content = content()
  }

  // Titles: string, resource.
  /// Creates windows with a title that is looked up in the string tables; `openWindow` finds them by `id`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, content: content)
    self.id = id
  }

  /// Creates windows titled by a text; only its plain text is shown.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// Creates windows titled by a text, which `openWindow` finds by `id`.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
    self.id = id
  }

  /// Creates windows for values that the engine makes itself, such as documents.
  nonisolated package init(
    _ kind: SceneDeclaration.Kind, for valueType: Any.Type,
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

  /// This group with at most one window.
  nonisolated var once: Self {
    var group = self
    group.kind = .single
    return group
  }

  /// This group as the program's settings.
  nonisolated var settings: Self {
    var group = self
    group.kind = .settings
    return group
  }

  /// This group, not opened at the start.
  nonisolated var later: Self {
    var group = self
    group.opensAtStart = false
    return group
  }
}

/// The node of a group of windows with the same content.
@MainActor private final class GroupScene<Content: View>: WindowScene {
  private var group: WindowGroup<Content>

  init(_ group: WindowGroup<Content>, _ context: NodeContext) {
    self.group = group
    var declaration = SceneDeclaration(group.kind, id: group.id, valueType: group.valueType)
    if let title = group.title { declaration.title = { title.words(in: $0) } }
    if !group.opensAtStart { declaration.opensAtStart = false }
    super.init(declaration, context)
  }

  override func makeContent(for value: AnyHashable?, _ context: NodeContext) -> ViewNode {
    Content._makeNode(content(for: value), context)
  }

  private func content(for value: AnyHashable?) -> Content {
    group.presenting?(value) ?? group.content
  }

  func update(_ new: WindowGroup<Content>) {
    group = new
    if let title = new.title { declaration.title = { title.words(in: $0) } }
    for window in windows {
      let content = content(for: window.value)
      window.root?.updateContent { Content._updateNode($0, content) }
    }
  }

  override var debugName: String { "WindowGroup" }
}

// MARK: Windows of values

/// The content of a window that shows a value.
///
/// The window that opens at the start has no value: it gets nil, or the program's default value.
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
        // A later request for a window with this value must find this one.
        nonisolated(unsafe) let value = new.map { AnyHashable($0) }
        MainActor.assumeIsolated { anchor?.node?.window?.value = value }
      })
  }
}

/// Replaces a missing value of a window by a default.
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

  /// Creates windows for values; `openWindow` finds them by `id`. The window that opens at the start has no
  /// value.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, content)
  }

  /// Creates windows for values. The window that opens at the start has no value.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil, content)
  }

  // Titles: string, resource.
  /// Creates windows for values, with a title that is looked up in the string tables.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, content)
  }

  /// Creates windows for values, with a default for a window without a value.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, withDefault(defaultValue, content))
  }

  // Titles: resource.
  /// Creates windows for values, with a title that is looked up in the string tables, and a default for a
  /// window without a value.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, withDefault(defaultValue, content))
  }
}
