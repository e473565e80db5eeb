/// The kind of device that a program is to think it runs on.
public enum InterfaceIdiom: String, Hashable, CaseIterable, Sendable {
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A desktop computer.
  case desktop

  /// Whether controls have the looks and sizes of what is touched: those of a phone and of a tablet
  /// are the same.
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
