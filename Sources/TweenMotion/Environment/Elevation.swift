private enum IsElevatedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether views lie on a sheet or another surface above the window's own: in the dark scheme the
  /// system's backgrounds are lighter there, so that the surface is visible.
  package var isElevated: Bool {
    get { self[IsElevatedKey.self] }
    set { self[IsElevatedKey.self] = newValue }
  }
}
