import Foundation

@testable import TweenAssetNames

/// String catalogues in a folder that is gone with this object.
final class CatalogFolder {
  private let folder = NSTemporaryDirectory() + "strings-" + UUID().uuidString

  /// Writes a file, whatever its content, and returns its path.
  func file(_ name: String, _ content: String) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/" + name
    try content.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// Reads a catalogue of strings, `"key": {...}` after each other.
  func catalog(_ table: String, _ strings: String) throws -> StringCatalog {
    let content = #"{"sourceLanguage": "en", "version": "1.1", "strings": {\#(strings)}}"#
    return try StringCatalog(path: file(table + ".xcstrings", content))
  }

  /// A string that was added by hand, with its text in English.
  static func manual(_ key: String, _ english: String? = nil) -> String {
    let unit = english.map { #"{"stringUnit": {"state": "translated", "value": "\#($0)"}}"# }
    let texts = unit.map { #", "localizations": {"en": \#($0), "de": {"stringUnit": {}}}"# } ?? ""
    return #""\#(key)": {"extractionState": "manual"\#(texts)}"#
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }
}
