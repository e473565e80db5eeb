/// The kind of device that a program is shown for.
public enum InterfaceIdiom: String, Hashable, CaseIterable, Sendable {
  /// A phone, which is touched.
  case phone
  /// A tablet, which is touched.
  case pad
  /// A desktop computer with a pointer.
  case desktop

  /// Whether controls have the appearance and the sizes for touch, which phone and tablet share.
  package var isTouch: Bool { self != .desktop }
}

private enum InterfaceIdiomKey: EnvironmentKey {
  static var defaultValue: InterfaceIdiom { .phone }
}

extension EnvironmentValues {
  /// The kind of device: a phone, until a host sets another.
  package var interfaceIdiom: InterfaceIdiom {
    get { self[InterfaceIdiomKey.self] }
    set { self[InterfaceIdiomKey.self] = newValue }
  }
}
