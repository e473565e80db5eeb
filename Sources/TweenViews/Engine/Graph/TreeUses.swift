/// The features of the engine that a program has used so far. An unused feature costs nothing.
@MainActor package struct TreeUses {
  /// Whether any view reads a preference.
  private(set) var preferences = false
  /// Whether any view reads a preference with a `LeafPreferenceKey`.
  package private(set) var leafPreferences = false
  /// Whether any view has a `transition`.
  var transitions = false
  /// Whether the window or any view has safe area insets.
  var safeAreas: Bool
  /// The number of elements that blend with their backdrop.
  var backdropReaderCount = 0
  /// The number of elements that set a container shape for elements inside.
  var containerShapeCount = 0

  init(safeAreas: Bool) { self.safeAreas = safeAreas }

  /// Records that a view reads preferences with this key.
  mutating func readPreferences(of key: any PreferenceKey.Type) {
    preferences = true
    if key is any LeafPreferenceKey.Type { leafPreferences = true }
  }
}
