import Foundation
import TweenGeometry
import TweenMotion

/// What a piece of a view's content is called wherever it is given.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String
  /// A key with a name for users, and one of its own.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  // Titles: resource.
  /// A key with a name that is looked up in the string tables.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  // Titles: resource.
  /// A key with a name that is looked up in the string tables and is its own.
  public init(_ labelKey: LocalizedStringKey) {
    let label = Text(labelKey)
    self.init(label, id: label.plainText)
  }
}

/// How AX content is told.
public enum AXCustomContent {
  /// Whether content is told without being asked for.
  public enum Importance: UInt, Sendable {
    /// When a user asks for more.
    case `default`
    /// At once.
    case high
  }
}

/// How a view that takes touches itself goes along with a reader.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: UInt
  /// Options by their bits; unknown ones have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It begins when a user has said so.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The reader is silent meanwhile.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// Whether a view of a pair is the label or what it is the label of.
public enum AccessibilityLabeledPairRole: Sendable {
  /// The label.
  case label
  /// What it is the label of.
  case content
}

extension View {
  /// Something more that a user may ask for. A nil value takes away what a view inside says under the
  /// same key.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    noted { $0.customContent = (key.label, value, importance == .high) }
  }

  // Titles: resource.
  /// A value that is looked up in the string tables.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(valueKey), importance: importance) }
  /// A value that is told as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(value), importance: importance) }
  /// Something more under a name.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label, id: label.plainText), value, importance: importance)
  }

  // Titles: resource.
  /// A name and a value that are looked up in the string tables.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }
  // Titles: resource.
  /// A name and a value that are looked up in the string tables.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  // Titles: resource.
  /// A name that is looked up in the string tables, and a value that is told as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  /// What the text is for. It is told as a trait.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { noted { $0.words = [value.name] } }

  /// Whether the view takes touches itself. It is told as a trait.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    noted { $0.addedTraits = isDirectTouchArea ? .allowsDirectInteraction : [] }
  }

  /// Where a press meets the view, in its own points.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    noted { $0.activationPoint = .points(activationPoint) }
  }

  /// Where a press meets the view, in parts of its size.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> some View { noted { $0.activationPoint = .parts(activationPoint) } }
  /// A point that counts only if `isEnabled` is true.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> some View { noted { $0.activationPoint = isEnabled ? .points(activationPoint) : nil } }
  /// A point that counts only if `isEnabled` is true.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> some View { noted { $0.activationPoint = isEnabled ? .parts(activationPoint) : nil } }

  /// Pairs a label with what it is the label of, both with the same id in a namespace: what has no
  /// label of its own is called by it, and the label is no element beside it.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    noted {
      $0.pair = ElementPair(
        id: ElementPair.ID(id: AnyHashable(id), namespace: AnyHashable(namespace)),
        isLabel: role == .label)
    }
  }
}
