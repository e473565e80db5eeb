import Foundation

/// The committed times of other renderers, and the factor from the machine on which they were measured to
/// this machine: the ratio of Cairo's times.
struct PeerFigures {
  private var figures: [String: [(peer: String, least: Double)]] = [:]

  init(folder: String) throws {
    let rows = try CommittedTable.rows(
      of: "\(folder)/peers.csv", header: ["scene", "peer", "ms_min", "ms_median"])
    for row in rows {
      let least = try row.positive(2)
      _ = try row.positive(3)
      figures[row.fields[0], default: []].append((row.fields[1], least))
    }
  }

  func cairo(on scene: String) -> Double? {
    figures[scene]?.first { $0.peer == "cairo" }?.least
  }

  /// Returns the fastest renderer of the table on a scene.
  func best(on scene: String) -> (peer: String, least: Double)? {
    figures[scene]?.filter { $0.peer != "cairo" }.min { $0.least < $1.least }
  }
}

/// Reads the committed tables: comments, a header, and lines with fields separated by commas.
enum CommittedTable {
  struct Invalid: Error, CustomStringConvertible {
    var description: String
  }

  struct Row {
    var file: String
    var line: Int
    var fields: [String]

    func positive(_ column: Int) throws -> Double {
      guard let value = Double(fields[column]), value > 0, value.isFinite else {
        throw Invalid(
          description:
            "\(file):\(line): expected a positive number, found \"\(fields[column])\"")
      }
      return value
    }
  }

  static func rows(of file: String, header: [String]) throws -> [Row] {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw Invalid(description: "\(file) cannot be read")
    }
    var rows: [Row] = []
    var hasHeader = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == header.count else {
        throw Invalid(
          description: "\(file):\(index + 1): expected \(header.count) fields, found \"\(line)\"")
      }
      if hasHeader {
        rows.append(Row(file: file, line: index + 1, fields: fields))
      } else if fields != header {
        throw Invalid(
          description:
            "\(file):\(index + 1): expected \"\(header.joined(separator: ","))\", found \"\(line)\""
        )
      }
      hasHeader = true
    }
    return rows
  }
}
