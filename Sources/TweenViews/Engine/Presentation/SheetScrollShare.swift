import TweenMotion

/// The pull gestures that a scroll view in a sheet leaves to the sheet: a pull down while the content
/// is at its top and, unless the content scrolls first, all pulls up while the sheet can grow
/// (Controls 12.4).
package struct SheetScrollShare: Hashable, Sendable {
  /// Whether a pull up enlarges the sheet before the content scrolls.
  package var growsFirst: Bool

  package init(growsFirst: Bool) { self.growsFirst = growsFirst }
}

private enum SheetScrollShareKey: EnvironmentKey {
  static var defaultValue: SheetScrollShare? { nil }
}

extension EnvironmentValues {
  /// The gestures that scroll views leave to their sheet; nil outside of a sheet.
  package var sheetScrollShare: SheetScrollShare? {
    get { self[SheetScrollShareKey.self] }
    set { self[SheetScrollShareKey.self] = newValue }
  }
}
