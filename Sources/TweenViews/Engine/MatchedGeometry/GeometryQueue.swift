/// Something that places elements by what others show: after each layout, and in each frame in which
/// what it follows moves.
@MainActor package protocol GeometryFollower: AnyObject {
  /// Kept by the queue.
  var isQueued: Bool { get set }
  /// How many elements are around what it places: what lies outside is placed first.
  var followingDepth: Int { get }
  /// Orders followers of one depth: a number that no other follower of the graph has.
  var followingSerial: Int { get }
  func follow(_ phase: FollowingPhase)
}

package enum FollowingPhase {
  /// Animators have moved: what follows lies there at once.
  case frame
  /// After a layout that another one follows, in which inserted views turn to their identity phase.
  case insertion
  /// After the last layout of an update.
  case update
}

/// The followers that wait to place their elements, outermost first.
@MainActor package final class GeometryQueue {
  private var waiting: [any GeometryFollower] = []
  private var postponed: [any GeometryFollower] = []

  // Each round places what lies one step further in; who moves what it follows itself never ends.
  private static let mostRounds = 64

  nonisolated package init() {}

  package var isEmpty: Bool { waiting.isEmpty }

  package func insert(_ follower: any GeometryFollower) {
    guard !follower.isQueued else { return }
    follower.isQueued = true
    waiting.append(follower)
  }

  /// Lets a follower wait for the next phase.
  package func postpone(_ follower: any GeometryFollower) { postponed.append(follower) }

  /// - Returns: false when followers go round in a circle.
  package func run(_ phase: FollowingPhase) -> Bool {
    var rounds = 0
    while !waiting.isEmpty, rounds < Self.mostRounds {
      rounds += 1
      // In statements with types: as one expression the compiler takes two seconds for it.
      var due: [(depth: Int, follower: any GeometryFollower)] = waiting.map {
        ($0.followingDepth, $0)
      }
      due.sort { one, other in
        if one.depth != other.depth { return one.depth < other.depth }
        return one.follower.followingSerial < other.follower.followingSerial
      }
      waiting.removeAll(keepingCapacity: true)
      for (_, follower) in due {
        follower.isQueued = false
        follower.follow(phase)
      }
    }
    let hasEnded = waiting.isEmpty
    for follower in waiting { follower.isQueued = false }
    waiting.removeAll(keepingCapacity: true)
    for follower in postponed { insert(follower) }
    postponed = []
    return hasEnded
  }
}
