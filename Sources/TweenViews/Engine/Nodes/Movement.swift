import TweenMotion

/// Something on a stage that still moves: a property of a view, and for how long.
public struct Movement: Hashable, Sendable {
  /// How long a movement goes on.
  public enum Remaining: Hashable, Sendable {
    /// Seconds of the stage's time, to within a frame.
    case seconds(Double)
    /// Only a change of state ends it.
    case forever
    /// It cannot be told: an animation that the program defines itself, or one that does not come
    /// to rest in the time that is looked ahead.
    case unknown
  }

  /// The view that moves, and the program's view it is part of: `Circle in Lamp`.
  public var view: String
  /// What of it moves: `frame`, `fill`, `scaleEffect` ...
  public var property: String
  /// How long it still moves, counted from the frame that shows.
  public var remaining: Remaining

  package init(view: String, property: String, remaining: Remaining) {
    self.view = view
    self.property = property
    self.remaining = remaining
  }
}

extension Movement: CustomStringConvertible {
  /// `Circle in Lamp, scaleEffect: repeats for ever`.
  public var description: String {
    let end =
      switch remaining {
      case .seconds(let seconds): "\(Self.hundredths(seconds)) s left"
      case .forever: "repeats for ever"
      case .unknown: "nobody knows how long"
      }
    return "\(view), \(property): \(end)"
  }

  /// Two decimals, without a locale.
  private static func hundredths(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return "\(seconds)" }
    let count = Int((seconds * 100).rounded())
    let rest = abs(count % 100)
    return "\(count / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// Moves without an animator of the pool's, and says so as long as it does: a view that time drives.
@MainActor package protocol Mover: AnyObject {
  /// What moves now; none while it rests.
  var movements: [Movement] { get }
}

/// The movers of a graph, in the order they came.
@MainActor package struct MoverList {
  private var members: [any Mover] = []

  package init() {}

  package mutating func insert(_ mover: any Mover) {
    if !members.contains(where: { $0 === mover }) { members.append(mover) }
  }

  package mutating func remove(_ mover: any Mover) { members.removeAll { $0 === mover } }

  var movements: [Movement] { members.flatMap(\.movements) }
}

/// An owner of animators that is no node itself.
@MainActor protocol AnimatorDelegate: AnyObject {
  var animatedNode: ViewNode? { get }
}

extension AnimatorOwner where Self: ViewNode {
  @MainActor package var animationEnvironment: EnvironmentValues? { environment }
}

extension AnimatorOwner where Self: AnimatorDelegate {
  @MainActor var animationEnvironment: EnvironmentValues? { animatedNode?.environment }
}

extension RunningAnimation {
  /// The node that owns the animator, where one does, and the node whose view it moves.
  @MainActor var movedNode: (node: ViewNode?, owner: ViewNode?) {
    let node = owner as? ViewNode
    return (node, node ?? (owner as? any AnimatorDelegate)?.animatedNode)
  }

  var movement: Movement.Remaining {
    switch remaining {
    case .seconds(let seconds): .seconds(seconds)
    case .forever: .forever
    case .unknown: .unknown
    }
  }
}

extension ViewGraph {
  /// Everything that moves, in the order of the tree.
  public var movements: [Movement] {
    var placed: [(serial: Int, movement: Movement)] = []
    for animation in pool.runningAnimations() {
      let (node, owner) = animation.movedNode
      placed.append(
        (
          owner?.serial ?? Int.max,
          Movement(
            view: owner?.movedViewName ?? "A view",
            property: node?.propertyName(movedBy: animation) ?? "animatableData",
            remaining: animation.movement)
        ))
    }
    let ordered = placed.enumerated()
      .sorted { ($0.element.serial, $0.offset) < ($1.element.serial, $1.offset) }
    var known: Set<Movement> = []
    // A space and the leaf in it may glide alike.
    return (ordered.map(\.element.movement) + movers.movements)
      .filter { known.insert($0).inserted }
  }
}

extension ViewNode {
  /// The view that shows when this node moves, and the program's view it stands in.
  package var movedViewName: String { shownView.placedName }

  /// This view and the program's view it stands in.
  package var placedName: String {
    var node = parent
    while let current = node {
      // A view of the program's own has a body. So has a shape, which goes by the same name.
      if current.isProgramView, current.debugName != debugName {
        return "\(debugName) in \(current.debugName)"
      }
      node = current.parent
    }
    return debugName
  }

  /// The view that a modifier's node is around.
  var shownView: ViewNode {
    var node: ViewNode = self
    while let inner = node.modifiedNode { node = inner }
    return node
  }

  /// What lies directly inside, if this node stands for a modifier.
  private var modifiedNode: ViewNode? {
    if let wrapper = self as? WrapperNode { return wrapper.content }
    guard self is ModifierContentNode || self is any ModifierContentOwner else { return nil }
    var first: ViewNode?
    visitChildren { if first == nil { first = $0 } }
    return first
  }
}
