import Foundation

// Titles of windows and menus by a resource. Each does what the initializer with a key of that form does.

extension WindowGroup {
  /// A window whose title a resource names.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    title = Text(titleResource)
    self.content = content()
  }

  /// A window with a title that a resource names, which `openWindow` knows by `id`.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource, content: content)
    self.id = id
  }

  /// Windows of values with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleResource), id: id, content)
  }

  /// Windows of values with a title that a resource names, and a value for one that has none.
  @_disfavoredOverload
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleResource), id: id, withDefault(defaultValue, content))
  }
}

extension Window {
  /// A window whose title a resource names, and which `openWindow` knows by `id`.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    group = WindowGroup(titleResource, id: id, content: content).once
  }
}

extension UtilityWindow {
  /// A window whose title a resource names.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    group = WindowGroup(titleResource, id: id, content: content).once.later
  }
}

extension CommandMenu {
  /// A menu with a name that is named by a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    title = Text(nameResource)
    self.content = content()
  }
}

extension MenuBarExtra where Label == Text {
  /// An item with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// An item with a title that a resource names and the symbol of that name.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}
