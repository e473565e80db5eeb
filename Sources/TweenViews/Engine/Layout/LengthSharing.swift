import Foundation

/// Divides a length among items with different flexibility: Semantics 6.2, steps 3 to 5. Stacks
/// divide their length in this way, and grids the widths of columns and the heights of rows.
@MainActor enum LengthSharing {
  /// The values that determine when an item receives its part.
  private struct Claim {
    var index: Int
    var priority: Double
    var least: CGFloat = 0
    var flexibility: CGFloat = 0

    func isBefore(_ other: Claim) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if flexibility == .infinity, other.flexibility == .infinity {
        return least != other.least ? least > other.least : index < other.index
      }
      return flexibility != other.flexibility
        ? flexibility < other.flexibility : index < other.index
    }
  }

  /// Proposes a part of `available` to each of `count` items: higher priorities first, and among
  /// equal priorities the least flexible first.
  ///
  /// - Parameters:
  ///   - available: The length without the distances between the items.
  ///   - measure: Returns the length that an item takes for a proposed length.
  ///   - assign: Receives the final proposal to an item, and returns the length that the item takes.
  static func share(
    _ available: CGFloat, count: Int, priority: (Int) -> Double,
    measure: (_ index: Int, _ offer: CGFloat) -> CGFloat,
    assign: (_ index: Int, _ offer: CGFloat) -> CGFloat
  ) {
    // For a length of 0 or infinity the order has no effect.
    if count == 1 || !(available > 0) || available == .infinity {
      let offer = available > 0 ? available : 0
      for index in 0..<count { _ = assign(index, offer) }
      return
    }
    var order: [Claim] = []
    order.reserveCapacity(count)
    var isOrdered = true
    for index in 0..<count {
      var claim = Claim(index: index, priority: priority(index))
      claim.least = measure(index, 0)
      claim.flexibility = measure(index, .infinity) - claim.least
      if let last = order.last, !last.isBefore(claim) { isOrdered = false }
      order.append(claim)
    }
    if !isOrdered { order.sort { $0.isBefore($1) } }
    distribute(available, order, assign)
  }

  private static func distribute(
    _ length: CGFloat, _ order: [Claim], _ assign: (_ index: Int, _ offer: CGFloat) -> CGFloat
  ) {
    // The sums of the least lengths of all following items.
    var leastAfter = [CGFloat](repeating: 0, count: order.count + 1)
    for index in order.indices.reversed() {
      leastAfter[index] = leastAfter[index + 1] + order[index].least
    }
    var available = length
    var start = 0
    var reserved: CGFloat = 0
    while start < order.count {
      let priority = order[start].priority
      var end = start
      while end < order.count, order[end].priority == priority { end += 1 }
      let change = reserved - leastAfter[end]
      if !change.isNaN { available += change }
      reserved = leastAfter[end]
      for position in start..<end {
        let taken = assign(order[position].index, max(available / CGFloat(end - position), 0))
        let rest = available - taken
        if !rest.isNaN { available = rest }
      }
      start = end
    }
  }
}
