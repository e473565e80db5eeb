import TweenMotion

/// The records of a graph while an inspector is attached: the writes that each update shows, and
/// the numbers of nodes. Without an inspector nothing is recorded.
@MainActor package final class GraphInspection {
  /// One update, with its transaction and its writes.
  final class Cause {
    let transaction: Transaction
    var writes: [Write] = []
    /// The descriptions of the writes, computed at the first request.
    var words: [String] = []

    init(_ transaction: Transaction) { self.transaction = transaction }
  }

  /// The target of a write.
  enum Write {
    /// A state's location, until its name is found.
    case state(WeakLocation)
    /// A property of an `@Observable` object.
    case property(AnyKeyPath)
    /// An `ObservableObject` of the given type. The changed property is unknown.
    case object(String)

    fileprivate func isSame(as other: Write) -> Bool {
      switch (self, other) {
      case (.state(let one), .state(let other)): one.location === other.location
      case (.property(let one), .property(let other)): one == other
      case (.object(let one), .object(let other)): one == other
      default: false
      }
    }
  }

  struct WeakLocation { weak var location: AnyObject? }

  /// The writes that wait for their update, by the batch's number.
  private var waiting: [Int: [Write]] = [:]
  /// The nodes by their numbers, as of the last walks through the windows' trees, and those that moved.
  private(set) var nodes: [Int: NodeAnchor] = [:]
  /// The numbers of animators, valid while the animators run.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var lastNumber = 0

  init() {}

  /// Records a write that waits in a batch.
  func note(_ write: Write, batch: Int) {
    if waiting[batch]?.contains(where: { $0.isSame(as: write) }) == true { return }
    waiting[batch, default: []].append(write)
  }

  /// Records the nodes of a tree.
  func note(_ found: [(Int, NodeAnchor)]) {
    // Removed nodes are deleted when there are many.
    if nodes.count > 2 * found.count + 1000 { nodes = nodes.filter { $0.value.node != nil } }
    for (number, anchor) in found { nodes[number] = anchor }
  }

  /// Records the node of a view that moves.
  func note(_ node: ViewNode) { nodes[node.serial] = node.anchor }

  /// Returns the number of an animator, and assigns one if it has none.
  func number(of animator: ObjectIdentifier) -> Int {
    if let known = numbers[animator] { return known }
    lastNumber += 1
    numbers[animator] = lastNumber
    return lastNumber
  }

  func animator(of number: Int) -> ObjectIdentifier? {
    numbers.first { $0.value == number }?.key
  }

  /// Deletes the numbers of all animators except `running`.
  func keepNumbers(of running: Set<ObjectIdentifier>) {
    numbers = numbers.filter { running.contains($0.key) }
  }

  /// Begins the update of a batch.
  func begin(_ batch: UpdateBatch, in pool: AnimatorPool) {
    let cause = Cause(batch.transaction)
    cause.writes = waiting.removeValue(forKey: batch.number) ?? []
    pool.causes?.current = cause
  }

  func end(in pool: AnimatorPool) { pool.causes?.current = nil }
}

extension ViewGraph {
  /// The number of updates that changes of state have caused so far.
  package var updateCount: Int { queue.lastBatch }

  /// Starts to record for an inspector. Running animations have no known cause.
  package func beginInspection() {
    guard inspection == nil else { return }
    inspection = GraphInspection()
    pool.causes = AnimationCauses()
  }

  /// Stops to record for an inspector.
  package func endInspection() {
    inspection = nil
    pool.causes = nil
  }
}
