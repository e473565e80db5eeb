import Foundation

/// The form of a vector's lanes in memory.
public enum LaneLayout: Sendable {
  /// The value is a row of `Double`s and nothing else.
  case doubles
  /// The value is a row of `Float`s and nothing else.
  case floats
  /// The value has any other form.
  case mixed

  @inlinable static func joined<A: LaneVector, B: LaneVector, Whole>(
    _ first: A.Type, _ second: B.Type, in whole: Whole.Type
  ) -> LaneLayout {
    guard MemoryLayout<Whole>.size == MemoryLayout<A>.size + MemoryLayout<B>.size else {
      return .mixed
    }
    if B.laneCount == 0 { return A.laneLayout }
    if A.laneCount == 0 { return B.laneLayout }
    switch (A.laneLayout, B.laneLayout) {
    case (.doubles, .doubles): return .doubles
    case (.floats, .floats): return .floats
    default: return .mixed
    }
  }
}

/// A vector with a fixed number of `Double`s, its lanes. Animations of such vectors run in plain
/// loops over numbers, all attributes together.
public protocol LaneVector: VectorArithmetic {
  /// The number of lanes, which is the same for all values of the type.
  static var laneCount: Int { get }
  /// The form of the lanes in memory; `mixed` by default.
  static var laneLayout: LaneLayout { get }
  /// Writes the vector as `laneCount` numbers.
  func writeLanes(to lanes: UnsafeMutablePointer<Double>)
  /// Creates the vector from `laneCount` numbers.
  init(lanes: UnsafePointer<Double>)
}

extension LaneVector {
  /// The form `mixed`: the lanes are read and written one by one.
  @inlinable public static var laneLayout: LaneLayout { .mixed }
}

extension Double: LaneVector {
  /// The number of lanes, 1.
  @inlinable public static var laneCount: Int { 1 }
  /// The row of one `Double`.
  @inlinable public static var laneLayout: LaneLayout { .doubles }
  /// Writes the number itself to the one lane.
  @inlinable public func writeLanes(to lanes: UnsafeMutablePointer<Double>) { lanes[0] = self }
  /// Creates the number from the one lane.
  @inlinable public init(lanes: UnsafePointer<Double>) { self = lanes[0] }
}

extension CGFloat: LaneVector {
  /// The number of lanes, 1.
  @inlinable public static var laneCount: Int { 1 }
  /// The row of one `Double`, since a `CGFloat` is stored as one.
  @inlinable public static var laneLayout: LaneLayout { .doubles }
  /// Writes the number itself to the one lane.
  @inlinable public func writeLanes(to lanes: UnsafeMutablePointer<Double>) {
    lanes[0] = Double(self)
  }

  /// Creates the number from the one lane.
  @inlinable public init(lanes: UnsafePointer<Double>) { self = CGFloat(lanes[0]) }
}

extension Float: LaneVector {
  /// The number of lanes, 1.
  @inlinable public static var laneCount: Int { 1 }
  /// The row of one `Float`.
  @inlinable public static var laneLayout: LaneLayout { .floats }
  /// Writes the number to the one lane, without rounding.
  @inlinable public func writeLanes(to lanes: UnsafeMutablePointer<Double>) {
    lanes[0] = Double(self)
  }

  /// Creates the number from the one lane, rounded to a `Float`.
  @inlinable public init(lanes: UnsafePointer<Double>) { self = Float(lanes[0]) }
}

extension EmptyAnimatableData: LaneVector {
  /// The number of lanes, 0.
  @inlinable public static var laneCount: Int { 0 }
  /// The empty row, which counts as one of `Double`s.
  @inlinable public static var laneLayout: LaneLayout { .doubles }
  /// Writes nothing, since there are no lanes.
  @inlinable public func writeLanes(to lanes: UnsafeMutablePointer<Double>) {}
  /// Creates the empty vector without reading a lane.
  @inlinable public init(lanes: UnsafePointer<Double>) { self.init() }
}

extension AnimatablePair: LaneVector where First: LaneVector, Second: LaneVector {
  /// The number of lanes of both parts together.
  @inlinable public static var laneCount: Int { First.laneCount + Second.laneCount }
  /// A row of numbers where both parts are rows of the same kind without a gap; otherwise `mixed`.
  @inlinable public static var laneLayout: LaneLayout {
    LaneLayout.joined(First.self, Second.self, in: Self.self)
  }

  /// Writes the first part's lanes, then the second's.
  @inlinable public func writeLanes(to lanes: UnsafeMutablePointer<Double>) {
    first.writeLanes(to: lanes)
    second.writeLanes(to: lanes + First.laneCount)
  }

  /// Creates the pair from the first part's lanes, then the second's.
  @inlinable public init(lanes: UnsafePointer<Double>) {
    self.init(First(lanes: lanes), Second(lanes: lanes + First.laneCount))
  }
}

extension AnimatableValues: LaneVector where repeat each Value: LaneVector {
  /// The number of lanes of all parts together.
  @inlinable public static var laneCount: Int {
    var count = 0
    repeat count += (each Value).laneCount
    return count
  }

  /// Writes the lanes of the parts in order.
  @inlinable public func writeLanes(to lanes: UnsafeMutablePointer<Double>) {
    var lane = lanes
    for part in repeat each value {
      part.writeLanes(to: lane)
      lane += type(of: part).laneCount
    }
  }

  /// Creates the vector from the lanes of its parts, in order.
  @inlinable public init(lanes: UnsafePointer<Double>) {
    var lane = lanes
    func next<Part: LaneVector>(_ type: Part.Type) -> Part {
      defer { lane += Part.laneCount }
      return Part(lanes: lane)
    }
    self.init(repeat next((each Value).self))
  }
}
