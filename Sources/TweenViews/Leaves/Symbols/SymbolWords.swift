/// What symbols are called where nothing else names them.
enum SymbolWords {
  /// The name of what a symbol is usually there for; else the words of its own name.
  static func label(of name: String) -> String {
    if let usual = usual[name] { return usual }
    return name.split(separator: ".").joined(separator: " ")
  }

  private static let usual = [
    "plus": "Add", "trash": "Delete", "trash.fill": "Delete", "magnifyingglass": "Search",
    "xmark": "Close", "chevron.forward": "Forward", "chevron.backward": "Back",
    "square.and.arrow.up": "Share", "gear": "Settings", "gearshape": "Settings",
  ]
}
