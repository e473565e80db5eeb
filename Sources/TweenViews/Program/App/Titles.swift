// Made by scripts/titles from the declarations marked `// Titles: ...`: change those. A target has
// one such file, which may have more than 600 lines.

import Foundation
import TweenGeometry
import TweenMotion

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a title, shown as it is, for its header.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }

  /// A section with a title, named by a resource, for its header.
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}

extension AccessibilityActionCategory {
  /// A category by a name that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ category: S) { self.init(Text(category)) }

  /// A category by a name that a resource names.
  @_disfavoredOverload
  public init(_ categoryResource: LocalizedStringResource) { self.init(Text(categoryResource)) }
}

extension View {
  /// An action with a name that is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// An action with a name that a resource names.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameResource), handler)
  }
}

extension AccessibilityCustomContentKey {
  /// A key with a name that a resource names.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource, id: String) {
    self.init(Text(labelResource), id: id)
  }

  /// A key with a name that a resource names and is its own.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource) {
    let label = Text(labelResource)
    self.init(label, id: label.plainText)
  }
}

extension View {
  /// A value that a resource names.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(valueResource), importance: importance) }

  /// A name and a value that resources name.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelResource), value, importance: importance) }

  /// A name and a value that resources name.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelResource), Text(valueResource), importance: importance)
  }

  /// A name that a resource names, and a value that is told as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelResource: LocalizedStringResource, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelResource), Text(value), importance: importance)
  }

  /// A name that is shown as it is, and counts only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some View { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  /// A name that a resource names, and counts only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ labelResource: LocalizedStringResource, isEnabled: Bool
  ) -> some View { accessibilityLabel(Text(labelResource), isEnabled: isEnabled) }

  /// A value that is shown as it is, and counts only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ valueDescription: S, isEnabled: Bool
  ) -> some View { accessibilityValue(Text(valueDescription), isEnabled: isEnabled) }

  /// A value that a resource names, and counts only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ valueDescriptionResource: LocalizedStringResource, isEnabled: Bool
  ) -> some View { accessibilityValue(Text(valueDescriptionResource), isEnabled: isEnabled) }

  /// A hint that is shown as it is, and counts only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> some View { accessibilityHint(Text(hint), isEnabled: isEnabled) }

  /// A hint that a resource names, and counts only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hintResource: LocalizedStringResource, isEnabled: Bool
  ) -> some View { accessibilityHint(Text(hintResource), isEnabled: isEnabled) }

  /// A name that is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// A name that a resource names.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View
  {
    accessibilityLabel(Text(labelResource))
  }

  /// A value that is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// A value that a resource names.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View
  {
    accessibilityValue(Text(valueResource))
  }

  /// A hint that is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// A hint that a resource names.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hintResource))
  }

  /// A word that is shown as it is.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }

  /// A word that a resource names.
  @_disfavoredOverload
  nonisolated public func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }

  /// A description that is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { remark("drag", Text(description), at: point) }

  /// A place that counts only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> some View { remark("drag", Text(description), at: point, isEnabled: isEnabled) }

  /// A description that is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { remark("drop", Text(description), at: point) }

  /// A place that counts only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> some View { remark("drop", Text(description), at: point, isEnabled: isEnabled) }

  /// A status that is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View { remark("scroll", Text(status), isEnabled: isEnabled) }
}

extension Text {
  /// A name that is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }
}

extension CommandMenu {
  /// A menu with a name that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    title = Text(name)
    self.content = content()
  }

  /// A menu with a name that a resource names.
  @_disfavoredOverload
  nonisolated public init(
    _ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    title = Text(nameResource)
    self.content = content()
  }
}

extension Window {
  /// A window whose title is shown as it is, and which `openWindow` knows by `id`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    group = WindowGroup(title, id: id, content: content).once
  }

  /// A window whose title is named by a resource, and which `openWindow` knows by `id`.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    group = WindowGroup(titleResource, id: id, content: content).once
  }
}

extension UtilityWindow {
  /// A window whose title is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    group = WindowGroup(title, id: id, content: content).once.later
  }

  /// A window whose title is named by a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    group = WindowGroup(titleResource, id: id, content: content).once.later
  }
}

extension MenuBarExtra where Label == Text {
  /// An item with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// An item with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// An item with a title that is shown as it is and the symbol of that name.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
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

extension WindowGroup {
  /// A window whose title is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = Text(title)
    self.content = content()
  }

  /// A window whose title is named by a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.title = Text(titleResource)
    self.content = content()
  }

  /// A window with a title that is shown as it is, which `openWindow` knows by `id`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title, content: content)
    self.id = id
  }

  /// A window with a title that a resource names, which `openWindow` knows by `id`.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource, content: content)
    self.id = id
  }

  /// Windows of values with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
    _ title: S, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ presentedValue: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: id, content)
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
