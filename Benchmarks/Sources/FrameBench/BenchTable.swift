import Foundation

/// Collects measurements and prints them beside the budgets of the design.
struct BenchTable {
  struct Row {
    var what: String
    /// The measured value; nil if it could not be measured, which the note explains.
    var value: Double?
    var unit: String
    var budget: Double?
    var note = ""

    var verdict: String {
      guard let budget else { return "" }
      guard let value else { return "not measured" }
      if value <= budget { return "holds" }
      // A budget of zero has no ratio.
      return budget > 0 ? "over, \(BenchTable.text(value / budget))x" : "over"
    }
  }

  private(set) var rows: [Row] = []

  mutating func add(
    _ what: String, _ value: Double?, _ unit: String, budget: Double? = nil, note: String = ""
  ) {
    rows.append(Row(what: what, value: value, unit: unit, budget: budget, note: note))
    FileHandle.standardError.write(Data("\(what): \(Self.text(value)) \(unit)\n".utf8))
  }

  /// Returns a number with three significant digits, without an exponent.
  static func text(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "-" }
    switch abs(value) {
    case 0: return "0"
    case 100...: return String(format: "%.0f", value)
    case 10...: return String(format: "%.1f", value)
    case 1...: return String(format: "%.2f", value)
    default: return String(format: "%.3f", value)
    }
  }

  /// The aligned table: name, measured value, budget, verdict, note.
  var description: String {
    let cells = rows.map { row in
      [
        row.what, "\(Self.text(row.value)) \(row.unit)",
        row.budget.map { "\(Self.text($0)) \(row.unit)" } ?? "", row.verdict, row.note,
      ]
    }
    let table = [["what", "measured", "budget", "verdict", "note"]] + cells
    let widths = (0..<5).map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { line in
      let padded = line.indices.map { column in
        let gap = String(repeating: " ", count: widths[column] - line[column].count)
        return column == 1 || column == 2 ? gap + line[column] : line[column] + gap
      }
      var text = padded.joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      return text
    }.joined(separator: "\n")
  }
}
