// Made by scripts/titles from the declarations marked `// Titles: ...`: change those. A target has
// one such file, which may have more than 600 lines.

import Foundation
import TweenGeometry
import TweenMotion

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title that is shown as it is for its header.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }

  /// Creates a section with a title that a resource names for its header.
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}

extension AccessibilityActionCategory {
  /// Creates a category with a name that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ category: S) { self.init(Text(category)) }

  /// Creates a category with a name that a resource names.
  @_disfavoredOverload
  public init(_ categoryResource: LocalizedStringResource) { self.init(Text(categoryResource)) }
}

extension View {
  /// Adds an action with a name that is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action with a name that a resource names.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameResource), handler)
  }
}

extension AccessibilityCustomContentKey {
  /// Creates a key with a name that a resource names.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource, id: String) {
    self.init(Text(labelResource), id: id)
  }

  /// Creates a key with a name that a resource names; the name is also the key's id.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource) {
    let label = Text(labelResource)
    self.init(label, id: label.plainText)
  }
}

extension View {
  /// Adds custom content with a value that a resource names.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(valueResource), importance: importance) }

  /// Adds custom content with a name that a resource names.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelResource), value, importance: importance) }

  /// Adds custom content with a name and a value that resources name.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelResource), Text(valueResource), importance: importance)
  }

  /// Adds custom content with a name that a resource names and a value that is used verbatim.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelResource: LocalizedStringResource, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelResource), Text(value), importance: importance)
  }

  /// Sets an accessibility name that is shown as it is, only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some View { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  /// Sets an accessibility name that a resource names, only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ labelResource: LocalizedStringResource, isEnabled: Bool
  ) -> some View { accessibilityLabel(Text(labelResource), isEnabled: isEnabled) }

  /// Sets an accessibility value that is shown as it is, only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ valueDescription: S, isEnabled: Bool
  ) -> some View { accessibilityValue(Text(valueDescription), isEnabled: isEnabled) }

  /// Sets an accessibility value that a resource names, only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ valueDescriptionResource: LocalizedStringResource, isEnabled: Bool
  ) -> some View { accessibilityValue(Text(valueDescriptionResource), isEnabled: isEnabled) }

  /// Sets an accessibility hint that is shown as it is, only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> some View { accessibilityHint(Text(hint), isEnabled: isEnabled) }

  /// Sets an accessibility hint that a resource names, only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hintResource: LocalizedStringResource, isEnabled: Bool
  ) -> some View { accessibilityHint(Text(hintResource), isEnabled: isEnabled) }

  /// Sets an accessibility name that is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets an accessibility name that a resource names.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View
  {
    accessibilityLabel(Text(labelResource))
  }

  /// Sets an accessibility value that is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets an accessibility value that a resource names.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View
  {
    accessibilityValue(Text(valueResource))
  }

  /// Sets an accessibility hint that is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets an accessibility hint that a resource names.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hintResource))
  }

  /// Sets a help text that is shown as it is.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }

  /// Sets a help text that a resource names.
  @_disfavoredOverload
  nonisolated public func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }

  /// Names a drag point by a description that is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { semanticsRemark("drag", Text(description), at: point) }

  /// Names a drag point by a description that is shown as it is, only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> some View { semanticsRemark("drag", Text(description), at: point, isEnabled: isEnabled) }

  /// Names a drop point by a description that is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { semanticsRemark("drop", Text(description), at: point) }

  /// Names a drop point by a description that is shown as it is, only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> some View { semanticsRemark("drop", Text(description), at: point, isEnabled: isEnabled) }

  /// Sets a scroll status that is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View { semanticsRemark("scroll", Text(status), isEnabled: isEnabled) }
}

extension Text {
  /// Sets an accessibility name that is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }
}

extension CommandMenu {
  /// Creates a menu with a name that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    title = Text(name)
    self.content = content()
  }

  /// Creates a menu with a name that a resource names.
  @_disfavoredOverload
  nonisolated public init(
    _ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    title = Text(nameResource)
    self.content = content()
  }
}

extension Window {
  /// Creates a window whose title is shown as it is, and which `openWindow` finds by `id`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    group = WindowGroup(title, id: id, content: content).once
  }

  /// Creates a window whose title is named by a resource, and which `openWindow` finds by `id`.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    group = WindowGroup(titleResource, id: id, content: content).once
  }
}

extension UtilityWindow {
  /// Creates a window whose title is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    group = WindowGroup(title, id: id, content: content).once.later
  }

  /// Creates a window whose title is named by a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    group = WindowGroup(titleResource, id: id, content: content).once.later
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates an item with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Creates an item with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates an item with a title that is shown as it is, and the symbol named `systemImage`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Creates an item with a title that a resource names, and the symbol named `systemImage`.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension WindowGroup {
  /// Creates windows whose title is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = Text(title)
    self.content = content()
  }

  /// Creates windows whose title is named by a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.title = Text(titleResource)
    self.content = content()
  }

  /// Creates windows with a title that is shown as it is; `openWindow` finds them by `id`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title, content: content)
    self.id = id
  }

  /// Creates windows with a title that a resource names; `openWindow` finds them by `id`.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource, content: content)
    self.id = id
  }

  /// Creates windows for values, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
    _ title: S, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: id, content)
  }

  /// Creates windows for values, with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleResource), id: id, content)
  }

  /// Creates windows for values, with a title that a resource names, and a default for a window
  /// without a value.
  @_disfavoredOverload
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleResource), id: id, withDefault(defaultValue, content))
  }
}
