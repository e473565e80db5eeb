/// A value that views pass to the views around them, which can read and reduce it.
public protocol PreferenceKey {
  /// The type of the preference's value.
  associatedtype Value
  /// The value where no view sets the preference.
  static var defaultValue: Value { get }
  /// Combines the values so far with the value of the next view, in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
  /// Whether views in their removal transition still contribute.
  static var _includesRemovedValues: Bool { get }
  /// Part of SwiftUI's protocol; the engine does not read it. The default is `false`.
  static var _isReadableByHost: Bool { get }
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value for optional types: nil.
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  public static var _includesRemovedValues: Bool { false }
  public static var _isReadableByHost: Bool { false }
}

/// A key whose values differ at each evaluation of the view that sets them, because they contain
/// values that cannot be compared. A view may be evaluated any number of times in a frame, so that
/// changes of such values do not indicate a loop. A reader must not change anything that the setting
/// views depend on.
package protocol EvaluationPreferenceKey: PreferenceKey {}

/// A key that leaves set on their own, without a modifier. Each value has a cost for the elements
/// around, so that leaves set it only in a graph with a reader of such a key:
/// `TreeUses.leafPreferences`, read when they are made. A reader is made before the views inside it.
package protocol LeafPreferenceKey: PreferenceKey {}
