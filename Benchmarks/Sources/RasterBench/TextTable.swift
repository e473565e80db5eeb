import Foundation

/// Columns below headings: the first is aligned to the left, the others to the right.
struct TextTable {
  private let widths: [Int]

  init(widths: [Int]) { self.widths = widths }

  func line(_ cells: [String]) -> String {
    var text = ""
    for (index, cell) in cells.enumerated() {
      let gap = String(repeating: " ", count: max(0, widths[index] - cell.count))
      text += index == 0 ? cell + gap : "  " + gap + cell
    }
    return text
  }

  /// Returns a number with three significant digits, or a dash if it is nil.
  static func number(_ value: Double?) -> String {
    guard let value else { return "-" }
    switch value {
    case 100...: return String(format: "%.0f", value)
    case 10...: return String(format: "%.1f", value)
    case 1...: return String(format: "%.2f", value)
    default: return String(format: "%.3f", value)
    }
  }
}

/// Writes standard output line by line, so that a table can be read while it grows.
enum Output {
  static func line(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }
}
