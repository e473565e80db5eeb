import Foundation

// Foundation's functions read neither string catalogs nor the stage's locale. Those here have fewer
// parameters with defaults, so that calls find them first.

/// What string tables say for a key, in the language of the stage's locale; the key itself where none
/// has it. Places for values are as they are written.
///
/// - Parameters:
///   - key: The key.
///   - comment: For who translates.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedWords.entry(key, table: nil, bundle: nil) ?? key
}

/// What a string table says for a key: as `NSLocalizedString(_:comment:)`.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedWords.entry(key, table: tableName, bundle: nil) ?? key
}

/// What the string tables of a bundle say for a key: as `NSLocalizedString(_:comment:)`.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedWords.entry(key, table: nil, bundle: bundle) ?? key
}

/// What string tables say for a key: as `NSLocalizedString(_:comment:)`, but for the default.
///
/// - Parameters:
///   - key: The key.
///   - value: What is said where no table has the key; empty: the key.
///   - comment: For who translates.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedWords.entry(key, table: nil, bundle: nil) ?? (value.isEmpty ? key : value)
}

/// What a string table of a bundle says for a key: as `NSLocalizedString(_:comment:)`.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  LocalizedWords.entry(key, table: tableName, bundle: bundle) ?? key
}
