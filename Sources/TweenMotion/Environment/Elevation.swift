private enum IsElevatedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether views lie on a sheet or another surface above the window's own: in the dark the grounds of
  /// the system are lighter there, or the surface would not be seen.
  package var isElevated: Bool {
    get { self[IsElevatedKey.self] }
    set { self[IsElevatedKey.self] = newValue }
  }
}
