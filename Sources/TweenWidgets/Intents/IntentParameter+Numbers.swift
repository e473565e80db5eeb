import Foundation
import TweenViews

/// A prompt by which a system would request a parameter from the user. This engine never shows it.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// The text.
  let words: LocalizedStringResource

  /// Creates a dialog from a text that is looked up in the string tables.
  public init(_ dialog: LocalizedStringResource) { words = dialog }
  /// Creates a dialog from a string.
  public init(stringLiteral value: String) { words = LocalizedStringResource(stringLiteral: value) }
}

extension IntentParameter {
  /// The control by which a whole number would be set. This engine never shows it.
  public enum IntControlStyle: Sendable {
    /// A field, a stepper or a slider.
    case field, stepper, slider
  }

  /// The control by which a number would be set. This engine never shows it.
  public enum DoubleControlStyle: Sendable {
    /// A field, a stepper or a slider.
    case field, stepper, slider
  }

  /// The names of the values of a Boolean parameter. This engine never shows them.
  public struct BoolDisplayName: Sendable {
    /// The name of true.
    let trueName: LocalizedStringResource
    /// The name of false.
    let falseName: LocalizedStringResource

    /// Creates the names of true and of false.
    public init(
      true trueName: LocalizedStringResource, false falseName: LocalizedStringResource
    ) {
      self.trueName = trueName
      self.falseName = falseName
    }
  }
}

extension IntentParameter where Value == Int {
  /// Creates a whole number in a range.
  ///
  /// - Parameters:
  ///   - title: The name of the parameter.
  ///   - description: A description of the parameter.
  ///   - default: The initial value; nil: the number of the range that is nearest to 0.
  ///   - controlStyle: The control for the value; has no effect here.
  ///   - inclusiveRange: The least and the greatest value. Values outside the range are accepted.
  ///   - requestValueDialog: The prompt for the value; has no effect here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default: Int? = nil, controlStyle: IntControlStyle = .field,
    inclusiveRange: (lowerBound: Int, upperBound: Int), requestValueDialog: IntentDialog? = nil
  ) {
    let nearest = max(inclusiveRange.lowerBound, min(0, inclusiveRange.upperBound))
    self.init(`default` ?? nearest, title: title)
  }

  /// Creates a whole number; its parameters are those of the initializer with a range.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default: Int = 0, controlStyle: IntControlStyle, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(`default`, title: title)
  }
}

extension IntentParameter where Value == Double {
  /// Creates a number in a range.
  ///
  /// - Parameters:
  ///   - title: The name of the parameter.
  ///   - description: A description of the parameter.
  ///   - default: The initial value; nil: the number of the range that is nearest to 0.
  ///   - controlStyle: The control for the value; has no effect here.
  ///   - inclusiveRange: The least and the greatest value. Values outside the range are accepted.
  ///   - requestValueDialog: The prompt for the value; has no effect here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default: Double? = nil, controlStyle: DoubleControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double),
    requestValueDialog: IntentDialog? = nil
  ) {
    let nearest = max(inclusiveRange.lowerBound, min(0, inclusiveRange.upperBound))
    self.init(`default` ?? nearest, title: title)
  }

  /// Creates a number; its parameters are those of the initializer with a range.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default: Double = 0, controlStyle: DoubleControlStyle,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(`default`, title: title)
  }
}

extension IntentParameter where Value == Bool {
  /// Creates a Boolean value with names for true and false.
  ///
  /// - Parameters:
  ///   - title: The name of the parameter.
  ///   - description: A description of the parameter.
  ///   - default: The initial value.
  ///   - displayName: The names of true and false; have no effect here.
  ///   - requestValueDialog: The prompt for the value; has no effect here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default: Bool = false, displayName: BoolDisplayName, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(`default`, title: title)
  }
}
