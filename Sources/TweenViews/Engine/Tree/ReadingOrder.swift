import Foundation

/// An element on its way to its place among its neighbours.
struct SemanticsElement {
  var element: ViewGraph.Element
  var priority: Double = 0
}

/// The order in which elements that lie beside each other are read: first those of a higher priority,
/// then row by row from above, in a row from the leading end; what lies in front comes before what it
/// covers.
///
/// It is sought among places alone: the elements are moved once.
struct ReadingOrder {
  /// Where an element lies.
  private struct Place {
    var minX: CGFloat
    var maxX: CGFloat
    var minY: CGFloat
    var maxY: CGFloat
    var width: CGFloat
    var height: CGFloat
    var priority: Double
    /// Among the elements.
    let index: Int
    /// Among its neighbours as they stood before: those of one number keep their order.
    var rank: Int

    init(_ told: SemanticsElement, at index: Int) {
      let frame = told.element.frame
      (minX, maxX, minY, maxY) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
      (width, height) = (frame.width, frame.height)
      priority = told.priority
      self.index = index
      rank = index
    }

    /// Whether two share over half of the lower one's height, and no more than half of the narrower
    /// one's width.
    func isBeside(_ other: Place) -> Bool {
      min(maxY, other.maxY) - max(minY, other.minY) > min(height, other.height) / 2
        && min(maxX, other.maxX) - max(minX, other.minX) <= min(width, other.width) / 2
    }
  }

  private var places: [Place] = []
  private let isMirrored: Bool

  /// - Parameters:
  ///   - list: Elements, what lies in front before what it covers.
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

  /// Whether the elements lie in rows of one each, in their order, which is that of reading then.
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

  /// An element that lies beside all of a row is in that row.
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
