import TweenMotion

/// What a scroll view in a sheet leaves to the sheet: a pull down while it is at its top and, unless
/// the content comes first, all pulls up while the sheet can grow (Controls 12.4).
package struct SheetScrollShare: Hashable, Sendable {
  /// Whether a pull up makes the sheet higher before the content scrolls.
  package var growsFirst: Bool

  package init(growsFirst: Bool) { self.growsFirst = growsFirst }
}

private enum SheetScrollShareKey: EnvironmentKey {
  static var defaultValue: SheetScrollShare? { nil }
}

extension EnvironmentValues {
  /// What scroll views leave to the sheet that they are in; nil: they are in none.
  package var sheetScrollShare: SheetScrollShare? {
    get { self[SheetScrollShareKey.self] }
    set { self[SheetScrollShareKey.self] = newValue }
  }
}
