import ArgumentParser

extension OptionValues {
  /// A list of checks.
  struct Checks: Equatable, Sendable {
    var ids: [String]
  }

  /// Returns the number of actions in a text.
  static func actions(_ text: String) throws -> Int {
    guard let number = Int(text), (1...1_000_000).contains(number) else {
      throw ValidationError("--actions is '\(text)'; expected a whole number from 1 to 1000000.")
    }
    return number
  }

  /// Returns the checks in a list with commas.
  static func checks(_ text: String) throws -> Checks {
    // Command lines are read on the main thread.
    let known = MainActor.assumeIsolated { ExploreChecks.ids }
    let ids = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    if let unknown = ids.first(where: { !known.contains($0) }) {
      throw ValidationError(
        "--skip has '\(unknown)'; expected \(known.joined(separator: ", ")).")
    }
    return Checks(ids: ids)
  }
}
