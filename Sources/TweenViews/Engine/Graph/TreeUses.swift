/// What any view of a program has used so far, so that what nobody uses costs nothing.
@MainActor package struct TreeUses {
  /// Whether anybody reads preferences.
  private(set) var preferences = false
  /// Whether anybody reads what leaves give only when they are asked; see `LeafToldKey`.
  package private(set) var leafPreferences = false
  /// Whether any view has said how it comes and goes.
  var transitions = false
  /// Whether anything takes space off the edges of another.
  var safeAreas: Bool
  /// How many elements mix with what is drawn behind them.
  var onlookerCount = 0
  /// How many elements have a shape that others in them may follow.
  var containerShapeCount = 0

  init(safeAreas: Bool) { self.safeAreas = safeAreas }

  /// Somebody reads what views give under a key.
  mutating func readPreferences(of key: any PreferenceKey.Type) {
    preferences = true
    if key is any LeafToldKey.Type { leafPreferences = true }
  }
}
