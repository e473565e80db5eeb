import TweenMotion

/// An animation that is still running on a stage: the property of a view, and the remaining time.
public struct Movement: Hashable, Sendable {
  /// The remaining time of an animation.
  public enum Remaining: Hashable, Sendable {
    /// The remaining seconds of stage time, exact to a frame.
    case seconds(Double)
    /// Without end: only a change of state ends it.
    case forever
    /// Unknown: the program defines the animation, or it does not come to rest within the time that
    /// is computed in advance.
    case unknown
  }

  /// The animated view, and the program's view that contains it, such as `Circle in Lamp`.
  public var view: String
  /// The animated property, such as `frame`, `fill` or `scaleEffect`.
  public var property: String
  /// The remaining time of the animation, counted from the current frame.
  public var remaining: Remaining

  package init(view: String, property: String, remaining: Remaining) {
    self.view = view
    self.property = property
    self.remaining = remaining
  }
}

extension Movement: CustomStringConvertible {
  /// A description such as `Circle in Lamp, scaleEffect: repeats for ever`.
  public var description: String {
    let end =
      switch remaining {
      case .seconds(let seconds): "\(Self.hundredths(seconds)) s left"
      case .forever: "repeats for ever"
      case .unknown: "remaining time unknown"
      }
    return "\(view), \(property): \(end)"
  }

  /// Formats a number with two decimals, independent of the locale.
  private static func hundredths(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return "\(seconds)" }
    let count = Int((seconds * 100).rounded())
    let rest = abs(count % 100)
    return "\(count / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// A node that animates without an animator of the pool, and reports its movements: a view driven by
/// time.
@MainActor package protocol Mover: AnyObject {
  /// The current movements; empty at rest.
  var movements: [Movement] { get }
}

/// The movers of a graph, in the order of insertion.
@MainActor package struct MoverList {
  private var members: [any Mover] = []

  package init() {}

  package mutating func insert(_ mover: any Mover) {
    if !members.contains(where: { $0 === mover }) { members.append(mover) }
  }

  package mutating func remove(_ mover: any Mover) { members.removeAll { $0 === mover } }

  var movements: [Movement] { members.flatMap(\.movements) }
}

/// An owner of animators that is not a node itself.
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
  /// The node that owns the animator, if a node does, and the node whose view the animator moves.
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
  /// All running animations, in the order of the tree.
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
    // A coordinate space and the leaf in it may have equal movements.
    return (ordered.map(\.element.movement) + movers.movements)
      .filter { known.insert($0).inserted }
  }
}

extension ViewNode {
  /// The name of the view that visibly moves with this node, and of the program's view that contains
  /// it.
  package var movedViewName: String { shownView.placedName }

  /// The name of this view, and of the program's view that contains it.
  package var placedName: String {
    var node = parent
    while let current = node {
      // A program's own view has a body. So has a shape, but with the same name as its view.
      if current.isProgramView, current.debugName != debugName {
        return "\(debugName) in \(current.debugName)"
      }
      node = current.parent
    }
    return debugName
  }

  /// The view inside a modifier's node.
  var shownView: ViewNode {
    var node: ViewNode = self
    while let inner = node.modifiedNode { node = inner }
    return node
  }

  /// The node directly inside, if this node belongs to a modifier.
  private var modifiedNode: ViewNode? {
    if let wrapper = self as? WrapperNode { return wrapper.content }
    guard self is ModifierContentNode || self is any ModifierContentOwner else { return nil }
    var first: ViewNode?
    visitChildren { if first == nil { first = $0 } }
    return first
  }
}
