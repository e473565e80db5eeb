import Foundation

/// Joins items to one text by the locale's rules: "Milk, bread, and eggs".
///
/// An instance must not be changed on one thread while another thread formats with it.
open class ListFormatter: Formatter {
  /// The locale of commas and of the word for "and". The default, also after setting nil, is the user's
  /// locale.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! {
    get { usedLocale }
    set { usedLocale = newValue ?? .autoupdatingCurrent }
  }
  private var usedLocale = Locale.autoupdatingCurrent

  /// The formatter of each item. The default is nil. Items without a formatter, and items for which it
  /// returns nil, are formatted by their descriptions.
  open var itemFormatter: Formatter?

  /// Creates a formatter for the user's locale, without an item formatter.
  public override init() { super.init() }

  /// Creates a formatter for the user's locale. Archives contain no properties of this class.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a formatter with the same locale and a copy of the item formatter.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = ListFormatter()
    copy.usedLocale = usedLocale
    copy.itemFormatter = itemFormatter?.copy() as? Formatter
    return copy
  }

  /// Joins strings by the rules of the user's locale. Returns an empty string for no strings.
  open class func localizedString(byJoining strings: [String]) -> String {
    joined(strings, .autoupdatingCurrent)
  }

  /// Joins items by the rules of the formatter's locale. Returns an empty string for no items.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in
      itemFormatter?.string(for: item) ?? String(describing: item)
    }
    return Self.joined(texts, usedLocale)
  }

  /// Joins the items of an array. Returns nil for any other value.
  open override func string(for obj: Any?) -> String? {
    guard let items = obj as? [Any] else { return nil }
    return string(from: items)
  }

  private static func joined(_ texts: [String], _ locale: Locale) -> String {
    texts.formatted(.list(type: .and).locale(locale))
  }
}
