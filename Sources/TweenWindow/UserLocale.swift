import Foundation

/// The locale that a user has chosen: Foundation doesn't look for it on Linux.
enum UserLocale {
  /// From the variables that programs go by, the first one that says something; nil: none does.
  static func locale(environment: [String: String]) -> Locale? {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = environment[name], !value.isEmpty else { continue }
      // As in "sr_RS.UTF-8@latin": the encoding says nothing of words.
      let identifier = value.prefix { $0 != "." && $0 != "@" }
      if ["C", "POSIX"].contains(identifier) { return nil }
      return Locale(identifier: String(identifier))
    }
    return nil
  }
}
