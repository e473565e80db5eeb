import Foundation
import TweenGeometry
import TweenMotion

/// A key that names one piece of custom content and identifies it across views.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String
  /// Creates a key with a name for users, and an id that identifies the key.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  // Titles: resource.
  /// Creates a key with a name that is looked up in the string tables.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  // Titles: resource.
  /// Creates a key with a name that is looked up in the string tables; the name is also the key's id.
  public init(_ labelKey: LocalizedStringKey) {
    let label = Text(labelKey)
    self.init(label, id: label.plainText)
  }
}

/// A namespace for the importance of custom accessibility content.
public enum AXCustomContent {
  /// How soon a screen reader reads custom content.
  public enum Importance: UInt, Sendable {
    /// Reads the content when the user requests more.
    case `default`
    /// Reads the content together with the element.
    case high
  }
}

/// Options of a view that handles touches directly while a screen reader runs.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: UInt
  /// Options by their bits; unknown ones have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Direct touch begins only after the user has activated the view.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The screen reader is silent while the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The role of a view in a pair of a label and the content that it labels.
public enum AccessibilityLabeledPairRole: Sendable {
  /// The view that is the label.
  case label
  /// The view that the label names.
  case content
}

extension View {
  /// Adds custom content that the user can request from a screen reader. A nil value removes the content
  /// that a view inside gives the same key.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    withAccessibility { $0.customContent = (key.label, value, importance == .high) }
  }

  // Titles: resource.
  /// Adds custom content with a value that is looked up in the string tables.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(valueKey), importance: importance) }
  /// Adds custom content with a value that is used verbatim.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(value), importance: importance) }
  /// Adds custom content under a name, which is also its key.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label, id: label.plainText), value, importance: importance)
  }

  // Titles: resource.
  /// Adds custom content with a name that is looked up in the string tables.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }
  // Titles: resource.
  /// Adds custom content with a name and a value that are looked up in the string tables.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  // Titles: resource.
  /// Adds custom content with a name that is looked up in the string tables and a value that is used
  /// verbatim.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  /// Sets the kind of the view's text, such as source code. The accessibility tree lists it as a trait.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { withAccessibility { $0.words = [value.name] } }

  /// Sets whether the view handles touches directly while a screen reader runs. The accessibility tree
  /// lists it as a trait; `options` has no effect.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    withAccessibility { $0.addedTraits = isDirectTouchArea ? .allowsDirectInteraction : [] }
  }

  /// Sets the point where assistive technology presses the view, in points of the view.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    withAccessibility { $0.activationPoint = .points(activationPoint) }
  }

  /// Sets the point where assistive technology presses the view, in parts of its size (0 to 1).
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> some View { withAccessibility { $0.activationPoint = .parts(activationPoint) } }
  /// Sets the activation point in points of the view, only if `isEnabled` is true.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> some View {
    withAccessibility { $0.activationPoint = isEnabled ? .points(activationPoint) : nil }
  }
  /// Sets the activation point in parts of the view's size, only if `isEnabled` is true.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> some View {
    withAccessibility { $0.activationPoint = isEnabled ? .parts(activationPoint) : nil }
  }

  /// Pairs a label with the content that it names; both use the same id and namespace. Content without a
  /// label of its own gets the text of the paired label, and the label is no separate element.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    withAccessibility {
      $0.pair = ElementPair(
        id: ElementPair.ID(id: AnyHashable(id), namespace: AnyHashable(namespace)),
        isLabel: role == .label)
    }
  }
}
