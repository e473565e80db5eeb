import Foundation

// Foundation's functions read neither string catalogs nor the stage's locale. The functions here have fewer
// parameters with defaults, so that calls resolve to them.

/// Returns the text that string tables have for a key, in the language of the stage's locale; the key
/// itself if no table has it. Placeholders for values are not replaced.
///
/// - Parameters:
///   - key: The key in the table "Localizable".
///   - comment: A comment for translators, without effect.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedLookup.entry(key, table: nil, bundle: nil) ?? key
}

/// Returns the text of a named string table for a key, like `NSLocalizedString(_:comment:)`.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedLookup.entry(key, table: tableName, bundle: nil) ?? key
}

/// Returns the text of a bundle's string tables for a key, like `NSLocalizedString(_:comment:)`.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedLookup.entry(key, table: nil, bundle: bundle) ?? key
}

/// Returns the text that string tables have for a key, or a default, like `NSLocalizedString(_:comment:)`.
///
/// - Parameters:
///   - key: The key in the table "Localizable".
///   - value: The text to return if no table has the key; if empty, the key is returned.
///   - comment: A comment for translators, without effect.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedLookup.entry(key, table: nil, bundle: nil) ?? (value.isEmpty ? key : value)
}

/// Returns the text of a named string table of a bundle for a key, like `NSLocalizedString(_:comment:)`.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  LocalizedLookup.entry(key, table: tableName, bundle: bundle) ?? key
}
