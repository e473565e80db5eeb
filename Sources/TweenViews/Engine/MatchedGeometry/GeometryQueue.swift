/// An object that places elements by the geometry of other elements: after each layout, and in each
/// frame in which that geometry animates.
@MainActor package protocol GeometryFollower: AnyObject {
  /// Whether the follower is in the queue, which sets it.
  var isQueued: Bool { get set }
  /// The number of elements around those that the follower places. Followers further out run first.
  var followingDepth: Int { get }
  /// A number unique in the graph, which orders followers of equal depth.
  var followingSerial: Int { get }
  func follow(_ phase: FollowingPhase)
}

package enum FollowingPhase {
  /// After animators have moved: followers take their new place at once.
  case frame
  /// After a layout that another one follows, in which inserted views change to their identity phase.
  case insertion
  /// After the last layout of an update.
  case update
}

/// The followers whose elements must be placed, the outermost first.
@MainActor package final class GeometryQueue {
  private var waiting: [any GeometryFollower] = []
  private var postponed: [any GeometryFollower] = []

  // Each round places elements one level further in. Without a limit, a follower that moves its own
  // source would run forever.
  private static let maximumRounds = 64

  nonisolated package init() {}

  package var isEmpty: Bool { waiting.isEmpty }

  package func insert(_ follower: any GeometryFollower) {
    guard !follower.isQueued else { return }
    follower.isQueued = true
    waiting.append(follower)
  }

  /// Moves a follower to the next phase.
  package func postpone(_ follower: any GeometryFollower) { postponed.append(follower) }

  /// - Returns: Whether all followers were run; false for followers that depend on each other in a
  ///   cycle.
  package func run(_ phase: FollowingPhase) -> Bool {
    var rounds = 0
    while !waiting.isEmpty, rounds < Self.maximumRounds {
      rounds += 1
      // Separate statements with types: as a single expression it takes two seconds to compile.
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
