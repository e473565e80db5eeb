import Foundation
import TweenMotion

/// A window with the given content.
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// The engine shows its content itself: there is no body.
  public typealias Body = Never
  let title: String?
  let content: Content

  /// A window without a title.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }
  /// A window without a title. There is one window: nothing asks for it by `id`.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  /// A window whose title is looked up in the string tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = Text(titleKey).plainText
    self.content = content()
  }
  /// A window with a title from the string tables. There is one window: nothing asks for its `id`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, content: content)
  }
  /// A window whose title is formatted text; its words alone are shown.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title.plainText
    self.content = content()
  }
  /// The same; nothing asks for its `id`.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
  }
  /// A window whose title is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  /// The same; nothing asks for its `id`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title, content: content)
  }

  @MainActor public static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode {
    if let title = scene.title { context.graph.root?.preferences.title = title }
    return Content._makeNode(scene.content, context)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    if let title = scene.title { node.graph.root?.preferences.title = title }
    Content._updateNode(node, scene.content)
  }
}

// MARK: Windows of values

/// What a window shows of the value that it is for.
///
/// The window that opens at the start is for no value: nil, or the default that the program gives.
nonisolated public struct PresentedWindowContent<Data, Content: View>: View
where Data: Decodable & Encodable & Hashable {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  nonisolated init(content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: nil)
    self.content = content
  }

  /// The content for the window's value.
  @MainActor public var body: some View { content($value) }
}

/// The values that a window without one of its own is given.
private func withDefault<Value, Content>(
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
  /// Windows of values. The one that opens at the start has none; `id` is asked for by nothing here.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }

  /// Windows of values. The one that opens at the start has none.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }

  /// Windows of values with a title from the string tables.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(titleKey) { PresentedWindowContent(content: content) }
  }

  /// Windows of values with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
    _ title: S, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title) { PresentedWindowContent(content: content) }
  }

  /// Windows of values, with one for a window that has none.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: withDefault(defaultValue, content)) }
  }

  /// Windows of values with a title from the string tables, and a value for one that has none.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(titleKey) { PresentedWindowContent(content: withDefault(defaultValue, content)) }
  }
}
