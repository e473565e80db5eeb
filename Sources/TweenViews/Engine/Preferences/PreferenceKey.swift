/// A value that views tell those around them.
public protocol PreferenceKey {
  /// What is told.
  associatedtype Value
  /// What is told where no view says anything.
  static var defaultValue: Value { get }
  /// Takes the value of the next view, in the order of the list, into those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
  /// Whether views that are leaving still count.
  static var _includesRemovedValues: Bool { get }
  static var _isReadableByHost: Bool { get }
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  public static var _includesRemovedValues: Bool { false }
  public static var _isReadableByHost: Bool { false }
}

/// A key whose values differ at each evaluation of the view that tells them, for they hold what can't be
/// compared. A view may be evaluated any number of times in a frame, so that changes of such values are
/// no sign of a loop: who reads them must change nothing of what those depend on that tell them.
package protocol EvaluationPreferenceKey: PreferenceKey {}

/// A key under which leaves tell something without being told to. As each would cost those around it
/// something, they do so only in a graph where somebody reads such a key: `TreeUses.leafPreferences` when
/// they are made. Who reads is made before what it reads.
package protocol LeafPreferenceKey: PreferenceKey {}
