import Foundation

/// The measured numbers of vectors.json, by area.
public struct Vector: @unchecked Sendable, CustomStringConvertible {
  public let area: String
  public let input: [String: Any]
  public let expected: Any?
  public let tolerance: Double
  public let note: String?
  public var description: String { "\(area) \(input) => \(expected ?? "nil")" }

  /// All vectors of `area`, in file order. An unknown area is a programmer's error.
  public static func all(_ area: String) -> [Vector] {
    let vectors = load.filter { $0.area == area }
    precondition(!vectors.isEmpty, "vectors.json has no area named \(area).")
    return vectors
  }

  private static let load: [Vector] = {
    guard let url = Bundle.module.url(forResource: "vectors", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let rows = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    else { preconditionFailure("Tests/Support/vectors.json is missing or broken.") }
    return rows.map { row in
      Vector(
        area: row["area"] as? String ?? "", input: row["input"] as? [String: Any] ?? [:],
        expected: row["expected"] is NSNull ? nil : row["expected"],
        tolerance: row["tolerance"] as? Double ?? 0, note: row["note"] as? String)
    }
  }()
}
