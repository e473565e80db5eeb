/// The kind of device that a program is to think it runs on.
public enum InterfaceIdiom: String, Hashable, CaseIterable, Sendable {
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A desktop computer.
  case desktop
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
