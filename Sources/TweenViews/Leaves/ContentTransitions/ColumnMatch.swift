/// Finds the characters of two texts that share a column.
///
/// Numbers match by place value: from the decimal mark, or from their end if they have none. The text
/// between numbers matches in its common start and end. If the texts have different counts of numbers, they
/// match in their common start and end as a whole.
enum ColumnMatch {
  /// For each character of `new`, the index of the character of `old` in the same column, or nil.
  ///
  /// - Parameter decimalMark: The language's decimal mark, used if a mark in the texts could also group
  ///   digits.
  static func columns(
    _ old: [String], _ new: [String], decimalMark: String = "."
  ) -> [Int?] {
    var result = [Int?](repeating: nil, count: new.count)
    let oldNumbers = numbers(in: old)
    let newNumbers = numbers(in: new)
    guard oldNumbers.count == newNumbers.count else {
      matchEnds(old, 0..<old.count, new, 0..<new.count, &result)
      return result
    }
    var oldEnd = 0
    var newEnd = 0
    for (one, other) in zip(oldNumbers, newNumbers) {
      matchBetween(old, oldEnd..<one.lowerBound, new, newEnd..<other.lowerBound, &result)
      matchNumbers(
        one, point: point(of: old, one, decimalMark), other,
        point: point(of: new, other, decimalMark), &result)
      (oldEnd, newEnd) = (one.upperBound, other.upperBound)
    }
    matchBetween(old, oldEnd..<old.count, new, newEnd..<new.count, &result)
    return result
  }

  private static func isDigit(_ text: String) -> Bool {
    text.count == 1 && text.first?.isWholeNumber == true
  }

  /// The marks that group digits or start decimals in some language: points and commas, the Arabic ones,
  /// apostrophes, and no-break spaces.
  private static let marks: Set<String> = [
    ".", ",", "\u{66B}", "\u{66C}", "'", "\u{2019}", "\u{A0}", "\u{202F}",
  ]
  private static let decimalMarks: Set<String> = [".", ",", "\u{66B}"]
  private static let groupLength = 3

  /// The ranges of digits, including the marks between them.
  private static func numbers(in cells: [String]) -> [Range<Int>] {
    var numbers: [Range<Int>] = []
    for index in cells.indices {
      let isAmongDigits =
        index > 0 && index + 1 < cells.count && marks.contains(cells[index])
        && isDigit(cells[index - 1]) && isDigit(cells[index + 1])
      guard isDigit(cells[index]) || isAmongDigits else { continue }
      if let last = numbers.last, last.upperBound == index {
        numbers[numbers.count - 1] = last.lowerBound..<index + 1
      } else {
        numbers.append(index..<index + 1)
      }
    }
    return numbers
  }

  /// The start of a number's decimals, including their mark: at the last mark, if that occurs once. A mark
  /// that could also group digits is read by the language's decimal mark.
  private static func point(
    of cells: [String], _ number: Range<Int>, _ decimalMark: String
  ) -> Int {
    let found = number.filter { marks.contains(cells[$0]) }
    guard let last = found.last, decimalMarks.contains(cells[last]) else {
      return number.upperBound
    }
    if found.contains(where: { $0 != last && cells[$0] == cells[last] }) {
      // The parts of versions, such as 1.2.3, are not groups.
      return isGrouped(found, in: number) ? number.upperBound : last
    }
    if found.count > 1 || cells[last] == decimalMark { return last }
    return isGrouped(found, in: number) ? number.upperBound : last
  }

  /// Whether marks stand between groups of three digits.
  private static func isGrouped(_ found: [Int], in number: Range<Int>) -> Bool {
    let ends = found.dropFirst() + [number.upperBound]
    return zip(found, ends).allSatisfy { $1 - $0 == groupLength + 1 }
  }

  private static func matchNumbers(
    _ from: Range<Int>, point oldPoint: Int, _ to: Range<Int>, point newPoint: Int,
    _ result: inout [Int?]
  ) {
    let places = min(oldPoint - from.lowerBound, newPoint - to.lowerBound)
    for place in 0..<places { result[newPoint - 1 - place] = oldPoint - 1 - place }
    // The decimal mark itself, and the digits after it.
    for (one, other) in zip(oldPoint..<from.upperBound, newPoint..<to.upperBound) {
      result[other] = one
    }
  }

  private static func matchBetween(
    _ old: [String], _ from: Range<Int>, _ new: [String], _ to: Range<Int>, _ result: inout [Int?]
  ) {
    if from.count == to.count {
      for (one, other) in zip(from, to) { result[other] = one }
    } else {
      matchEnds(old, from, new, to, &result)
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
