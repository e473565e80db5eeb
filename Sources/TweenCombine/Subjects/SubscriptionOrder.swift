/// Subscriptions in the order in which they began. Adding takes constant time on average, removing the
/// time of a binary search.
package struct SubscriptionOrder<Member: AnyObject> {
  private struct Entry {
    let ticket: Int
    var member: Member?
  }

  /// The members, in ascending order of tickets. A removed member leaves a gap; the gaps are removed
  /// when more than half of the places are gaps. Neither many removals nor removals during a
  /// notification move all members each time.
  private var places: [Entry] = []
  private var gaps = 0
  private var lastTicket = 0

  package init() {}

  package var isEmpty: Bool { places.count == gaps }

  /// Adds the member that `make` creates. The member stores its ticket for `remove`.
  package mutating func add(_ make: (_ ticket: Int) -> Member) -> Member {
    lastTicket += 1
    let member = make(lastTicket)
    places.append(Entry(ticket: lastTicket, member: member))
    return member
  }

  /// Removes the member with a ticket. No effect where it is removed already.
  package mutating func remove(_ ticket: Int) {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].ticket < ticket { low = middle + 1 } else { high = middle }
    }
    guard low < places.count, places[low].ticket == ticket, places[low].member != nil else {
      return
    }
    places[low].member = nil
    gaps += 1
    if gaps * 2 > places.count {
      places.removeAll { $0.member == nil }
      gaps = 0
    }
  }

  /// Calls `body` for each member, in the order in which they were added.
  package func forEach(_ body: (Member) -> Void) {
    for place in places {
      if let member = place.member { body(member) }
    }
  }

  /// Removes all members and returns them.
  package mutating func take() -> Self {
    let taken = self
    places = []
    gaps = 0
    return taken
  }
}
