import TweenMotion

/// Compares values by their fields, as an update compares the fields of views. By bytes alone, equal
/// bindings to one state would differ, as would structs with padding.
@MainActor private enum FieldComparison: @MainActor ValueComparing {
  static func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    ValueComparison.hasSameBytes(left, right) || valuesAreEqual(left, right)
  }
}

extension EnvironmentValues {
  /// The keys whose values differ from `other`'s, which the nodes that read them depend on.
  @MainActor package func changes(from other: EnvironmentValues) -> Set<ObjectIdentifier> {
    changedKeys(from: other, by: FieldComparison.self)
  }
}
