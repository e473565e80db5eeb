/// Which characters of two texts stand in one column.
///
/// Numbers match by place value: from the decimal point, or from their end where they have none.
/// What stands between numbers matches from its start. Texts in which numbers and other characters
/// alternate differently match in what they have in common at their start and end.
enum ColumnMatch {
  /// For each character of `new` the index of the one in `old` in the same column, or nil.
  static func columns(_ old: [String], _ new: [String]) -> [Int?] {
    var result = [Int?](repeating: nil, count: new.count)
    let oldParts = parts(of: old)
    let newParts = parts(of: new)
    guard oldParts.count == newParts.count,
      zip(oldParts, newParts).allSatisfy({ $0.isNumber == $1.isNumber })
    else {
      matchEnds(old, 0..<old.count, new, 0..<new.count, &result)
      return result
    }
    for (one, other) in zip(oldParts, newParts) {
      if one.isNumber {
        matchNumbers(old, one.range, new, other.range, &result)
      } else if one.range.count == other.range.count {
        for (from, to) in zip(one.range, other.range) { result[to] = from }
      } else {
        matchEnds(old, one.range, new, other.range, &result)
      }
    }
    return result
  }

  private struct Part {
    var isNumber: Bool
    var range: Range<Int>
  }

  private static func isDigit(_ text: String) -> Bool {
    text.count == 1 && text.first?.isWholeNumber == true
  }

  /// Runs of digits, with the points and commas among them, and what stands between.
  private static func parts(of cells: [String]) -> [Part] {
    var parts: [Part] = []
    for index in cells.indices {
      let isMark = cells[index] == "." || cells[index] == ","
      let isAmongDigits =
        isMark && index > 0 && index + 1 < cells.count && isDigit(cells[index - 1])
        && isDigit(cells[index + 1])
      let isNumber = isDigit(cells[index]) || isAmongDigits
      if let last = parts.indices.last, parts[last].isNumber == isNumber {
        parts[last].range = parts[last].range.lowerBound..<index + 1
      } else {
        parts.append(Part(isNumber: isNumber, range: index..<index + 1))
      }
    }
    return parts
  }

  private static func matchNumbers(
    _ old: [String], _ from: Range<Int>, _ new: [String], _ to: Range<Int>, _ result: inout [Int?]
  ) {
    let oldPoint = from.last { old[$0] == "." } ?? from.upperBound
    let newPoint = to.last { new[$0] == "." } ?? to.upperBound
    let places = min(oldPoint - from.lowerBound, newPoint - to.lowerBound)
    for place in 0..<places { result[newPoint - 1 - place] = oldPoint - 1 - place }
    // The point itself, and what comes after it.
    for (one, other) in zip(oldPoint..<from.upperBound, newPoint..<to.upperBound) {
      result[other] = one
    }
  }

  private static func matchEnds(
    _ old: [String], _ from: Range<Int>, _ new: [String], _ to: Range<Int>, _ result: inout [Int?]
  ) {
    var start = 0
    let most = min(from.count, to.count)
    while start < most, old[from.lowerBound + start] == new[to.lowerBound + start] {
      result[to.lowerBound + start] = from.lowerBound + start
      start += 1
    }
    var end = 0
    while end < most - start, old[from.upperBound - 1 - end] == new[to.upperBound - 1 - end] {
      result[to.upperBound - 1 - end] = from.upperBound - 1 - end
      end += 1
    }
  }
}
