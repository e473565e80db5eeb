import Foundation
import TweenGeometry
import TweenPaint
import TweenText

/// The panel that `?` shows: every key and its effect, in rows above the middle of the window. Rows that do
/// not fit into the height continue in further columns.
package struct HelpPanel: Equatable, Sendable {
  /// A key, as it is named on the keyboard, and its effect.
  package struct Row: Equatable, Sendable {
    package var keys: String
    package var title: String

    package init(keys: String, title: String) {
      self.keys = keys
      self.title = title
    }
  }

  package var rows: [Row]

  /// Creates a panel of shortcuts, followed by the panel's own keys. Each key has one row: if several
  /// shortcuts have the same keys, the first one, which acts first, is shown. Esc performs its shortcut
  /// only if nothing is open that Esc closes.
  package init(shortcuts: [(keys: String, title: String)]) {
    rows = []
    var escape = Row(keys: "Esc", title: "Close what is open")
    for shortcut in shortcuts {
      let row = Row(
        keys: Self.spelled(shortcut.keys),
        title: shortcut.title.isEmpty ? "Press the button" : shortcut.title)
      if row.keys == escape.keys {
        if !shortcut.title.isEmpty { escape.title += ", else \(shortcut.title)" }
      } else if !rows.contains(where: { $0.keys == row.keys }) {
        rows.append(row)
      }
    }
    rows.append(Row(keys: "?", title: "Show or hide the keys"))
    rows.append(escape)
  }

  /// The modifiers' symbols in Apple's menus, their names in plain text, and their names on keyboards of
  /// PCs.
  private static let modifiers: [(symbol: Character, word: String, name: String)] = [
    ("⌘", "ctrl", "Ctrl"), ("⌥", "alt", "Alt"), ("⇧", "shift", "Shift"), ("⌃", "super", "Super"),
  ]

  /// Returns keys with the names of a PC's keyboard, in a fixed order: `⌥⌘N` and `alt+ctrl+N` become
  /// `Ctrl+Alt+N`.
  package static func spelled(_ keys: String) -> String {
    // A plus sign may be the key itself: only words before a plus sign are modifiers.
    var rest = Substring(keys)
    var names: Set<String> = []
    while true {
      let start = rest
      for modifier in modifiers {
        if rest.first == modifier.symbol {
          rest = rest.dropFirst()
          names.insert(modifier.name)
        } else if rest.lowercased().hasPrefix(modifier.word + "+") {
          rest = rest.dropFirst(modifier.word.count + 1)
          names.insert(modifier.name)
        }
      }
      if rest == start { break }
    }
    let ordered = modifiers.map(\.name).filter { names.contains($0) }
    return (ordered + (rest.isEmpty ? [] : [String(rest)])).joined(separator: "+")
  }

  // In points: the panel's look.
  private static let fontSize = 13.0
  private static let padding = 16.0
  private static let rowGap = 6.0
  private static let columnGap = 16.0
  private static let groupGap = 28.0
  private static let mostColumns = 3
  private static let cornerRadius = 10.0
  /// The distance in points to the window's edges. The panel is scaled down if it does not fit.
  private static let margin = 8.0

  private static let background = Color.Resolved(
    linearRed: 0.012, linearGreen: 0.014, linearBlue: 0.018, opacity: 0.88)
  private static let keyColor = Color.Resolved(
    linearRed: 1, linearGreen: 0.78, linearBlue: 0.3, opacity: 1)
  private static let titleColor = Color.Resolved(
    linearRed: 0.95, linearGreen: 0.95, linearBlue: 0.95, opacity: 1)

  /// Returns the panel's drawing, to be drawn above a window of `size` points.
  package func items(in size: CGSize) -> [DisplayItem] {
    let engine = TextEngine.shared
    let lines = rows.map { row in
      (
        keys: engine.line(row.keys, font: FontRequest(size: Self.fontSize, weight: .semibold)),
        title: engine.line(row.title, font: FontRequest(size: Self.fontSize))
      )
    }
    let keyWidth = lines.map(\.keys.width).max() ?? 0
    let titleWidth = lines.map(\.title.width).max() ?? 0
    let rowHeight = (lines.map { max($0.keys.height, $0.title.height) }.max() ?? 0) + Self.rowGap
    let columnWidth = keyWidth + Self.columnGap + titleWidth
    let room = CGSize(
      width: size.width - 2 * Self.margin, height: size.height - 2 * Self.margin)
    /// Arranges the panel in some columns of rows, and computes the scale at which it fits.
    func arranged(_ columns: Int) -> (columns: Int, size: CGSize, scale: CGFloat) {
      let lines = (rows.count + columns - 1) / columns
      let panel = CGSize(
        width: (columnWidth + Self.groupGap) * Double(columns) - Self.groupGap + 2 * Self.padding,
        height: rowHeight * Double(lines) - Self.rowGap + 2 * Self.padding)
      let scale = min(
        1, max(0.1, room.width / panel.width), max(0.1, room.height / panel.height))
      return (columns, panel, scale)
    }
    var best = arranged(1)
    for columns in 2...max(2, Self.mostColumns) {
      let next = arranged(columns)
      if next.scale > best.scale { best = next }
    }
    let (panel, scale) = (best.size, best.scale)
    let perColumn = (rows.count + best.columns - 1) / best.columns
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (size.width - panel.width * scale) / 2,
      ty: (size.height - panel.height * scale) / 2)

    let frame = Path(
      roundedRect: CGRect(origin: .zero, size: panel), cornerRadius: Self.cornerRadius)
    var items = [
      DisplayItem(
        .fill(
          DisplayItem.Fill(path: frame, paint: .solid(Self.background), transform: place)))
    ]
    for (index, line) in lines.enumerated() {
      let (column, row) = index.quotientAndRemainder(dividingBy: perColumn)
      let left = Self.padding + (columnWidth + Self.groupGap) * Double(column)
      let baseline = Self.padding + rowHeight * Double(row) + line.title.ascent
      let keys = CGAffineTransform(translationX: left, y: baseline)
      let title = CGAffineTransform(
        translationX: left + keyWidth + Self.columnGap, y: baseline)
      items.append(
        DisplayItem(
          .glyphs(
            DisplayItem.Glyphs(
              run: line.keys.run, paint: .solid(Self.keyColor), transform: keys.concatenating(place)
            ))))
      items.append(
        DisplayItem(
          .glyphs(
            DisplayItem.Glyphs(
              run: line.title.run, paint: .solid(Self.titleColor),
              transform: title.concatenating(place)))))
    }
    return items
  }
}
