/// One animator in numbers, in the pool's current frame, for an inspector.
package struct AnimatorReading {
  package let running: RunningAnimation
  /// Its vector's numbers; nil for keyframes, simulations, and vectors without a fixed number of
  /// numbers.
  package let numbers: AnimatorNumbers?
}

/// The numbers of an animated vector; each list has as many as its `animatableData`.
package struct AnimatorNumbers: Equatable, Sendable {
  /// The start of the motion to the model; a retargeted animator has already covered a part of it.
  package var from: [Double]
  /// The numbers of the model.
  package var to: [Double]
  /// The numbers that the current frame shows.
  package var shown: [Double]
  /// The velocity per second; empty where it is not known. It is the mean over the coming 1/300 s, a
  /// step of stepped springs.
  package var velocity: [Double]

  /// How far velocities look ahead, in seconds.
  static let step = 1.0 / 300

  /// - Parameter later: the numbers that show `step` seconds later; nil where they are unknown.
  init(from: [Double], to: [Double], shown: [Double], later: [Double]?) {
    (self.from, self.to, self.shown) = (from, to, shown)
    velocity = later.map { zip($0, shown).map { ($0 - $1) / Self.step } } ?? []
  }

  /// - Parameter velocity: per second; empty where it is unknown.
  init(from: [Double], to: [Double], shown: [Double], velocity: [Double]) {
    (self.from, self.to, self.shown) = (from, to, shown)
    self.velocity = velocity
  }
}

extension LaneGroup {
  /// A row of a column.
  private func numbers(_ row: Int, of column: Int) -> [Double] {
    Array(UnsafeBufferPointer(start: self.row(row, of: column), count: lanes))
  }

  /// The numbers that a row shows.
  func shown(row: Int) -> [Double] { numbers(row, of: Column.shown) }

  func numbers(row: Int, at now: StageTime) -> AnimatorNumbers {
    let to = numbers(row, of: Column.model)
    return AnimatorNumbers(
      from: zip(to, numbers(row, of: lastEntry.column)).map { $0 - $1 }, to: to,
      shown: shown(row: row),
      later: course(row: row, after: [AnimatorNumbers.step], at: now).first)
  }

  /// The numbers that a row will show the given seconds after `now`, in rising order, if nothing
  /// changes it.
  func course(row: Int, after seconds: [Double], at now: StageTime) -> [[Double]] {
    let end = numbers(row, of: Column.model)
    let copy = copy(row: row)
    let actions = ActionQueue()
    var moved: ContiguousArray<MovedOwners> = []
    if clock.phase == .pending { _ = copy.clock.tick(now, isLive: false) }
    return seconds.map { later in
      guard copy.rows > 0 else { return end }
      copy.step(
        to: StageTime(flicks: now.flicks &+ StageTime(seconds: later).flicks), isLive: false,
        actions: actions, moved: &moved)
      moved.removeAll(keepingCapacity: true)
      return copy.rows > 0 ? copy.shown(row: 0) : end
    }
  }
}
