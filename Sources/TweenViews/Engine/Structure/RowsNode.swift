/// The base class of a `ForEach`'s nodes, which subclasses complete by how they make rows.
@MainActor class RowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  typealias Key = RowKey<ID>
  typealias Row = RowNode<Data, ID, Content>

  /// Rows whose elements left the data, while they still run a removal transition.
  final var retired: [Key: (node: Row, order: Int)] = [:] {
    didSet { hasRetired = !retired.isEmpty }
  }
  /// Whether there are retired rows. Stored because it is read once for each row.
  private(set) final var hasRetired = false
  private var retireOrder = 0
  private var hasWarned = false
  final var view: ForEach<Data, ID, Content>?

  func update(_ view: ForEach<Data, ID, Content>) {}

  /// Stores the new value of the view.
  final func take(_ new: ForEach<Data, ID, Content>) {
    if let count = view?.data.count, new.isConstant, count != new.data.count {
      warnOfChange(from: count, to: new.data.count)
    }
    view = new
    isDirty = false
  }

  override func performUpdate() {
    isDirty = false
    if let view { update(view) }
  }

  /// The ids of all elements.
  final func identities(_ view: ForEach<Data, ID, Content>) -> [ID] {
    graph.evaluating(self) { view.data.map(view.identify) }
  }

  final func retire(_ row: Row) {
    let key = row.key
    retired[key] = (row, retireOrder)
    retireOrder += 1
    graph.retire(row) { [weak self] in self?.retired.removeValue(forKey: key) }
  }

  final func warnOfDuplicate(_ id: ID) {
    guard !hasWarned else { return }
    hasWarned = true
    graph.warn(
      "ForEach<\(Data.self), \(ID.self), \(Content.self)> in \(path): the id \(id) occurs more than "
        + "once. Each row is shown; rows with equal ids keep their state by their order.")
  }

  private func warnOfChange(from old: Int, to new: Int) {
    guard !hasWarned else { return }
    hasWarned = true
    graph.warn(
      "ForEach in \(path): its range changed from \(old) to \(new) elements. ForEach(_:content:) needs "
        + "a constant range; use ForEach(_:id:content:).")
  }

  /// The largest number of elements whose ids are all read at the start, to find duplicates. In
  /// longer data duplicates are found when rows of one id are made.
  static var maximumScanned: Int { 1_000 }

  /// Whether two values of the data with the same bytes certainly have the same elements. True for
  /// plain data and arrays; an object may have changed in place.
  static var isComparable: Bool { _isPOD(Data.self) || Data.self is any StoredInPlace.Type }

  /// Whether the elements are certainly the same. Does not use the type's `==`: equal elements may
  /// have different ids.
  static func areSame(_ old: Data, _ new: Data) -> Bool {
    guard isComparable else { return false }
    return withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in old.elementsEqual(new) }
    }
  }

  final func visitRetired(_ visit: (ViewNode) -> Void) {
    for row in retired.values.sorted(by: { $0.order < $1.order }) { visit(row.node) }
  }
}

/// Collections with value semantics whose storage identifies their elements: any change of the
/// elements changes the bytes of the value.
protocol StoredInPlace {}
extension Array: StoredInPlace {}
extension ArraySlice: StoredInPlace {}
extension ContiguousArray: StoredInPlace {}
