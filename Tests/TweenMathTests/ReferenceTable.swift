import Foundation

/// The true values in `reference.txt`, which `scripts/make-math-reference.py` made and describes.
struct ReferenceTable: Sendable {
  struct Row: Sendable {
    var x: Double
    /// Zero for functions of one argument.
    var y: Double
    var nearest: Double
    /// The true value less `nearest`, in units in the last place of `nearest`.
    var distance: Double

    /// How far `result` is from the true value, in units in the last place.
    func error(of result: Double) -> Double {
      let steps = Int64(result.magnitude.bitPattern) - Int64(nearest.magnitude.bitPattern)
      let signed = result.sign == .minus ? -steps : steps
      return (Double(signed) - distance).magnitude
    }
  }

  var rows: [String: [Row]] = [:]

  static let shared = ReferenceTable()

  private init() {
    guard let url = Bundle.module.url(forResource: "reference", withExtension: "txt"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return }
    var name = ""
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      if words[0] == "#" { continue }
      if words[0] == "function" {
        name = words[1]
        continue
      }
      let numbers = words.dropLast().compactMap { UInt64($0, radix: 16) }
        .map { Double(bitPattern: $0) }
      guard let thousandths = Double(words[words.count - 1]), numbers.count == words.count - 1,
        let x = numbers.first, let nearest = numbers.last
      else { continue }
      let y = numbers.count == 3 ? numbers[1] : 0
      rows[name, default: []].append(
        Row(x: x, y: y, nearest: nearest, distance: thousandths / 1000))
    }
  }
}
