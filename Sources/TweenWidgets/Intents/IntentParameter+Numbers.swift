import Foundation
import TweenViews

/// What people would be asked or told about an intent. Nobody asks here.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// The words.
  let words: LocalizedStringResource

  /// Words that are looked up in the string tables.
  public init(_ dialog: LocalizedStringResource) { words = dialog }
  /// Words by themselves.
  public init(stringLiteral value: String) { words = LocalizedStringResource(stringLiteral: value) }
}

extension IntentParameter {
  /// How a whole number would be set. Nobody sets one by hand here.
  public enum IntControlStyle: Sendable {
    /// In a field, by steps, or along a line.
    case field, stepper, slider
  }

  /// How a number would be set. Nobody sets one by hand here.
  public enum DoubleControlStyle: Sendable {
    /// In a field, by steps, or along a line.
    case field, stepper, slider
  }

  /// How a Boolean value would be shown. Nobody sees one here.
  public struct BoolDisplayName: Sendable {
    /// What true is called.
    let trueName: LocalizedStringResource
    /// What false is called.
    let falseName: LocalizedStringResource

    /// Two names.
    public init(
      true trueName: LocalizedStringResource, false falseName: LocalizedStringResource
    ) {
      self.trueName = trueName
      self.falseName = falseName
    }
  }
}

extension IntentParameter where Value == Int {
  /// A whole number in a range.
  ///
  /// - Parameters:
  ///   - title: What it is, in words.
  ///   - description: More about it.
  ///   - default: What it is until somebody sets it; nil: the number of the range that is nearest to 0.
  ///   - controlStyle: How it would be set.
  ///   - inclusiveRange: Its least and greatest value, for who sets it by hand: nothing is checked.
  ///   - requestValueDialog: What its user would be asked.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default: Int? = nil, controlStyle: IntControlStyle = .field,
    inclusiveRange: (lowerBound: Int, upperBound: Int), requestValueDialog: IntentDialog? = nil
  ) {
    let nearest = max(inclusiveRange.lowerBound, min(0, inclusiveRange.upperBound))
    self.init(`default` ?? nearest, title: title)
  }

  /// A whole number; each parameter is that of the initializer with a range.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default: Int = 0, controlStyle: IntControlStyle, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(`default`, title: title)
  }
}

extension IntentParameter where Value == Double {
  /// A number in a range.
  ///
  /// - Parameters:
  ///   - title: What it is, in words.
  ///   - description: More about it.
  ///   - default: What it is until somebody sets it; nil: the number of the range that is nearest to 0.
  ///   - controlStyle: How it would be set.
  ///   - inclusiveRange: Its least and greatest value, for who sets it by hand: nothing is checked.
  ///   - requestValueDialog: What its user would be asked.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default: Double? = nil, controlStyle: DoubleControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double),
    requestValueDialog: IntentDialog? = nil
  ) {
    let nearest = max(inclusiveRange.lowerBound, min(0, inclusiveRange.upperBound))
    self.init(`default` ?? nearest, title: title)
  }

  /// A number; each parameter is that of the initializer with a range.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default: Double = 0, controlStyle: DoubleControlStyle,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(`default`, title: title)
  }
}

extension IntentParameter where Value == Bool {
  /// A Boolean value with names for both.
  ///
  /// - Parameters:
  ///   - title: What it is, in words.
  ///   - description: More about it.
  ///   - default: What it is until somebody sets it.
  ///   - displayName: What its values are called.
  ///   - requestValueDialog: What its user would be asked.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default: Bool = false, displayName: BoolDisplayName, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(`default`, title: title)
  }
}
