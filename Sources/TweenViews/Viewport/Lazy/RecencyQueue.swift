/// Values in the order of their last use. Adding, removing and taking the oldest take constant time on
/// average.
struct RecencyQueue<Element: Hashable> {
  private struct Use {
    var element: Element
    var number: Int
  }

  /// The last use of each element, by its number.
  private var numbers: [Element: Int] = [:]
  /// All uses in order. A use that is not the latest of its element is skipped.
  private var uses: [Use] = []
  /// The number of uses at the start that are already consumed.
  private var start = 0
  private var lastNumber = 0

  var count: Int { numbers.count }

  func contains(_ element: Element) -> Bool { numbers[element] != nil }

  /// Adds an element as the one used last. An element that is present keeps its place.
  mutating func append(_ element: Element) {
    guard numbers[element] == nil else { return }
    lastNumber += 1
    numbers[element] = lastNumber
    uses.append(Use(element: element, number: lastNumber))
    if uses.count > numbers.count * 2 + 32 { sweep() }
  }

  mutating func remove(_ element: Element) { numbers[element] = nil }

  /// Removes the element used longest ago, and returns it.
  mutating func popFirst() -> Element? {
    while start < uses.count {
      let use = uses[start]
      start += 1
      if numbers[use.element] == use.number {
        numbers[use.element] = nil
        return use.element
      }
    }
    return nil
  }

  private mutating func sweep() {
    uses.removeFirst(start)
    start = 0
    uses.removeAll { numbers[$0.element] != $0.number }
  }
}
