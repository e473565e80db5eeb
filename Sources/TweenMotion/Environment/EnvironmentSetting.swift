/// A value of the environment that is not its key's default, for an inspector.
package struct EnvironmentSetting {
  /// The type of its key.
  package let key: Any.Type
  package let value: Any
}

extension EnvironmentValues {
  /// The values that differ from their keys' defaults, the last one set first. The tracker does not
  /// record these reads.
  package var changedSettings: [EnvironmentSetting] {
    distinctElements.compactMap { element in
      guard !element.isEqualSetting(element, nil), let value = element.anyValue else { return nil }
      return EnvironmentSetting(key: element.key, value: value)
    }
  }

  /// The values of certain keys, in the same order.
  package func settings(of keys: Set<ObjectIdentifier>) -> [EnvironmentSetting] {
    distinctElements.compactMap { element in
      guard keys.contains(element.id), let value = element.anyValue else { return nil }
      return EnvironmentSetting(key: element.key, value: value)
    }
  }
}
