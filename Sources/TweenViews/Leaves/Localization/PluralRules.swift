import Foundation
import Synchronization
import _FoundationICU

/// The plural category of a number, which selects the form of a text in each language.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The category of a number in a language, by the plural rules of Unicode's locale data.
  static func category(of number: Double, in language: String) -> PluralCategory {
    PluralRules.shared.category(of: number, in: language)
  }
}

/// The rules of the languages used so far.
private final class PluralRules: Sendable {
  static let shared = PluralRules()

  /// Opened once and never closed. Selecting a category does not modify them.
  private struct Rules: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  private let rules = Mutex<[String: Rules]>([:])

  func category(of number: Double, in language: String) -> PluralCategory {
    let known = rules.withLock { rules in
      if let known = rules[language] { return known }
      var status = U_ZERO_ERROR
      let pointer = swift_uplrules_openForType(language, UPLURAL_TYPE_CARDINAL, &status)
      let new = Rules(pointer: status.rawValue <= U_ZERO_ERROR.rawValue ? pointer : nil)
      rules[language] = new
      return new
    }
    guard let pointer = known.pointer, number.isFinite else { return .other }
    var status = U_ZERO_ERROR
    var name = [UChar](repeating: 0, count: Self.longestName)
    let count = swift_uplrules_select(pointer, abs(number), &name, Int32(name.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, (0...name.count).contains(Int(count)) else {
      return .other
    }
    return PluralCategory(rawValue: String(decoding: name[..<Int(count)], as: UTF16.self)) ?? .other
  }

  private static let longestName = 16
}
