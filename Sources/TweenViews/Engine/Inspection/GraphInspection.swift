import TweenMotion

/// What a graph notes while an inspector is attached to it: which writes each update shows, and which
/// node is meant by which number. Without one nothing of this is noted.
@MainActor package final class GraphInspection {
  /// One update: its transaction, and what was written under it.
  final class Cause {
    let transaction: Transaction
    var writes: [Write] = []
    /// What was written, in words, once somebody asked.
    var words: [String] = []

    init(_ transaction: Transaction) { self.transaction = transaction }
  }

  /// What was written.
  enum Write {
    /// A place of state, until its name has been found.
    case state(WeakLocation)
    /// A property of an `@Observable` object.
    case property(AnyKeyPath)
    /// An `ObservableObject` of that name, which does not say which property.
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

  /// What waits for its update, by the batch's number.
  private var waiting: [Int: [Write]] = [:]
  /// Nodes by their numbers, as of the last looks at the trees of windows.
  private(set) var nodes: [Int: NodeAnchor] = [:]
  /// The numbers of animators, which keep them as long as they run.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var lastNumber = 0

  init() {}

  /// Notes a write that waits in a batch.
  func note(_ write: Write, batch: Int) {
    if waiting[batch]?.contains(where: { $0.isSame(as: write) }) == true { return }
    waiting[batch, default: []].append(write)
  }

  /// Notes the nodes of a tree.
  func note(_ found: [(Int, NodeAnchor)]) {
    // Nodes that are gone are forgotten when they are many.
    if nodes.count > 2 * found.count + 1000 { nodes = nodes.filter { $0.value.node != nil } }
    for (number, anchor) in found { nodes[number] = anchor }
  }

  /// The number of an animator, a new one for one that has none.
  func number(of animator: ObjectIdentifier) -> Int {
    if let known = numbers[animator] { return known }
    lastNumber += 1
    numbers[animator] = lastNumber
    return lastNumber
  }

  func animator(of number: Int) -> ObjectIdentifier? {
    numbers.first { $0.value == number }?.key
  }

  /// Forgets the numbers of all animators but these.
  func keepNumbers(of running: Set<ObjectIdentifier>) {
    numbers = numbers.filter { running.contains($0.key) }
  }

  /// An update of a batch begins.
  func begin(_ batch: UpdateBatch, in pool: AnimatorPool) {
    let cause = Cause(batch.transaction)
    cause.writes = waiting.removeValue(forKey: batch.number) ?? []
    pool.causes?.current = cause
  }

  func end(in pool: AnimatorPool) { pool.causes?.current = nil }
}

extension ViewGraph {
  /// Begins to note what an inspector shows. What moves already has no cause.
  package func beginInspection() {
    guard inspection == nil else { return }
    inspection = GraphInspection()
    pool.causes = AnimationCauses()
  }

  /// Notes nothing any more.
  package func endInspection() {
    inspection = nil
    pool.causes = nil
  }
}
