import TweenMotion

private enum TextSelectableKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a view around makes its texts selectable.
  package var isTextSelectable: Bool {
    get { self[TextSelectableKey.self] }
    set { self[TextSelectableKey.self] = newValue }
  }
}

/// A setting for whether texts can be selected.
public protocol TextSelectability {
  /// Whether texts can be selected.
  static var allowsSelection: Bool { get }
}

/// Text that the user can select and copy.
public struct EnabledTextSelectability: TextSelectability {
  /// True: texts can be selected.
  public static let allowsSelection = true
}

/// Text that the user cannot select.
public struct DisabledTextSelectability: TextSelectability {
  /// False: texts cannot be selected.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that the user can select and copy.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that the user cannot select.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
