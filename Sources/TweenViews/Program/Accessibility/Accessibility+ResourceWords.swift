import Foundation

// Words for readers by a resource. Each does what the modifier with a key of that form does.

extension View {
  /// A name that is named by a resource, and counts only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ labelResource: LocalizedStringResource, isEnabled: Bool
  ) -> some View { accessibilityLabel(Text(labelResource), isEnabled: isEnabled) }

  /// A value that is named by a resource, and counts only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ valueDescriptionResource: LocalizedStringResource, isEnabled: Bool
  ) -> some View { accessibilityValue(Text(valueDescriptionResource), isEnabled: isEnabled) }

  /// A hint that is named by a resource, and counts only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hintResource: LocalizedStringResource, isEnabled: Bool
  ) -> some View { accessibilityHint(Text(hintResource), isEnabled: isEnabled) }

  /// A value that is named by a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(valueResource), importance: importance) }

  /// A name and a value that are named by a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelResource), value, importance: importance) }

  /// A name and a value that are named by a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelResource), Text(valueResource), importance: importance)
  }

  /// A name that is named by a resource, and a value that is told as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelResource: LocalizedStringResource, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelResource), Text(value), importance: importance)
  }

  /// An action with a name that is named by a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameResource), handler)
  }
}

extension AccessibilityCustomContentKey {
  /// A key with a name that is named by a resource.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource, id: String) {
    self.init(Text(labelResource), id: id)
  }

  /// A key with a name that is named by a resource and is its own.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource) {
    let label = Text(labelResource)
    self.init(label, id: label.plainText)
  }
}

extension AccessibilityActionCategory {
  /// A category by a name that is named by a resource.
  @_disfavoredOverload
  public init(_ categoryResource: LocalizedStringResource) { self.init(Text(categoryResource)) }
}
