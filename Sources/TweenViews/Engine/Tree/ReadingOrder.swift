import Foundation

/// An element before it is sorted among its neighbours.
struct SemanticsElement {
  var element: ViewGraph.Element
  var priority: Double = 0
}

/// The reading order of neighbouring elements: elements of higher priority first, then rows from the
/// top, and in a row from the leading edge. An element in front comes before the elements that it
/// covers.
///
/// Only the places are sorted: the elements themselves are moved once.
struct ReadingOrder {
  /// The place of an element, and its properties for sorting.
  private struct Place {
    var minX: CGFloat
    var maxX: CGFloat
    var minY: CGFloat
    var maxY: CGFloat
    var width: CGFloat
    var height: CGFloat
    var priority: Double
    /// The index among the elements.
    let index: Int
    /// The previous order among the neighbours: elements that compare equal keep it.
    var rank: Int

    init(_ told: SemanticsElement, at index: Int) {
      let frame = told.element.frame
      (minX, maxX, minY, maxY) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
      (width, height) = (frame.width, frame.height)
      priority = told.priority
      self.index = index
      rank = index
    }

    /// Whether two places share more than half of the smaller height, and at most half of the smaller
    /// width.
    func isBeside(_ other: Place) -> Bool {
      min(maxY, other.maxY) - max(minY, other.minY) > min(height, other.height) / 2
        && min(maxX, other.maxX) - max(minX, other.minX) <= min(width, other.width) / 2
    }
  }

  private var places: [Place] = []
  private let isMirrored: Bool

  /// - Parameters:
  ///   - list: The elements, each before the elements that it covers.
  ///   - isMirrored: Whether rows begin at the right.
  static func sorted(_ list: [SemanticsElement], isMirrored: Bool) -> [SemanticsElement] {
    if list.count < 2 { return list }
    var order = ReadingOrder(list, isMirrored: isMirrored)
    if order.isOneBelowAnother(order.places) { return list }
    if order.isOneBelowAnother(order.places.reversed()) { return list.reversed() }
    order.sort()
    return order.places.map { list[$0.index] }
  }

  private init(_ list: [SemanticsElement], isMirrored: Bool) {
    self.isMirrored = isMirrored
    places.reserveCapacity(list.count)
    for (index, told) in list.enumerated() { places.append(Place(told, at: index)) }
  }

  /// Whether each element is in its own row, and their order is the reading order.
  private func isOneBelowAnother(_ places: some BidirectionalCollection<Place>) -> Bool {
    guard var last = places.first else { return true }
    for next in places.dropFirst() {
      guard next.priority == last.priority, next.minY > last.minY, next.minY >= last.maxY else {
        return false
      }
      last = next
    }
    return true
  }

  private mutating func sort() {
    places.sort {
      if $0.priority != $1.priority { return $0.priority > $1.priority }
      return $0.minY == $1.minY ? $0.rank < $1.rank : $0.minY < $1.minY
    }
    for index in places.indices { places[index].rank = index }
    var start = 0
    for index in places.indices.dropFirst() where !belongs(index, toRowFrom: start) {
      sortRow(start..<index)
      start = index
    }
    sortRow(start..<places.count)
  }

  /// Whether an element belongs to a row: it is beside all elements of the row.
  private func belongs(_ index: Int, toRowFrom start: Int) -> Bool {
    let place = places[index]
    guard places[start].priority == place.priority else { return false }
    return places[start..<index].allSatisfy { $0.isBeside(place) }
  }

  private mutating func sortRow(_ row: Range<Int>) {
    guard row.count > 1 else { return }
    if isMirrored {
      places[row].sort { $0.maxX == $1.maxX ? $0.rank < $1.rank : $0.maxX > $1.maxX }
    } else {
      places[row].sort { $0.minX == $1.minX ? $0.rank < $1.rank : $0.minX < $1.minX }
    }
  }
}
