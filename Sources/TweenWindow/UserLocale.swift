import Foundation

/// The locale that the user has chosen, which Foundation does not read on Linux.
enum UserLocale {
  /// Returns the locale of the first environment variable that is set, in the usual order; nil if none is.
  static func locale(environment: [String: String]) -> Locale? {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = environment[name], !value.isEmpty else { continue }
      // In "sr_RS.UTF-8@latin" the encoding and the modifier do not belong to the language.
      let identifier = value.prefix { $0 != "." && $0 != "@" }
      if ["C", "POSIX"].contains(identifier) { return nil }
      return Locale(identifier: String(identifier))
    }
    return nil
  }
}
