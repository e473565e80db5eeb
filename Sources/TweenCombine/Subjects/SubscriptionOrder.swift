/// Subscriptions in the order in which they began. Adding and removing one takes constant time, on
/// the average, but for a binary search.
package struct SubscriptionOrder<Member: AnyObject> {
  private struct Place {
    let ticket: Int
    var member: Member?
  }

  /// By rising tickets. Who has left leaves a gap, until half of them are gaps: so neither many who
  /// leave nor those who leave while the others are told cost a move of all.
  private var places: [Place] = []
  private var gaps = 0
  private var lastTicket = 0

  package init() {}

  package var isEmpty: Bool { places.count == gaps }

  /// Adds the member that `make` makes, which keeps its ticket for `remove`.
  package mutating func add(_ make: (_ ticket: Int) -> Member) -> Member {
    lastTicket += 1
    let member = make(lastTicket)
    places.append(Place(ticket: lastTicket, member: member))
    return member
  }

  /// Removes the member with that ticket; nothing where it has left already.
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

  /// Calls `body` for those that are members now, the first to come first.
  package func forEach(_ body: (Member) -> Void) {
    for place in places {
      if let member = place.member { body(member) }
    }
  }

  /// Gives all members away.
  package mutating func take() -> Self {
    let taken = self
    places = []
    gaps = 0
    return taken
  }
}
