import Foundation

/// How a vector's lanes stand in memory.
public enum LaneLayout: Sendable {
  /// A row of `Double`s and nothing else.
  case doubles
  /// A row of `Float`s and nothing else.
  case floats
  /// Something else.
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

/// A vector that is a fixed number of `Double`s: its lanes. Animations of such vectors run in
/// plain loops over numbers, all attributes together.
public protocol LaneVector: VectorArithmetic {
  /// The number of lanes; the same for all values.
  static var laneCount: Int { get }
  /// How the lanes stand in memory; `mixed` unless the type says better.
  static var laneLayout: LaneLayout { get }
  /// Writes `laneCount` numbers.
  func writeLanes(to lanes: UnsafeMutablePointer<Double>)
  /// Reads `laneCount` numbers.
  init(lanes: UnsafePointer<Double>)
}

extension LaneVector {
  /// Not known: the lanes are read and written one by one.
  @inlinable public static var laneLayout: LaneLayout { .mixed }
}

extension Double: LaneVector {
  /// One.
  @inlinable public static var laneCount: Int { 1 }
  /// A `Double` is its lane.
  @inlinable public static var laneLayout: LaneLayout { .doubles }
  /// Writes itself.
  @inlinable public func writeLanes(to lanes: UnsafeMutablePointer<Double>) { lanes[0] = self }
  /// Reads one number.
  @inlinable public init(lanes: UnsafePointer<Double>) { self = lanes[0] }
}

extension CGFloat: LaneVector {
  /// One.
  @inlinable public static var laneCount: Int { 1 }
  /// A `CGFloat` is a `Double`.
  @inlinable public static var laneLayout: LaneLayout { .doubles }
  /// Writes itself.
  @inlinable public func writeLanes(to lanes: UnsafeMutablePointer<Double>) {
    lanes[0] = Double(self)
  }

  /// Reads one number.
  @inlinable public init(lanes: UnsafePointer<Double>) { self = CGFloat(lanes[0]) }
}

extension Float: LaneVector {
  /// One.
  @inlinable public static var laneCount: Int { 1 }
  /// A `Float` is a row of one.
  @inlinable public static var laneLayout: LaneLayout { .floats }
  /// Writes itself; nothing is lost.
  @inlinable public func writeLanes(to lanes: UnsafeMutablePointer<Double>) {
    lanes[0] = Double(self)
  }

  /// Reads one number, rounded to a `Float`.
  @inlinable public init(lanes: UnsafePointer<Double>) { self = Float(lanes[0]) }
}

extension EmptyAnimatableData: LaneVector {
  /// None.
  @inlinable public static var laneCount: Int { 0 }
  /// An empty row.
  @inlinable public static var laneLayout: LaneLayout { .doubles }
  /// Writes nothing.
  @inlinable public func writeLanes(to lanes: UnsafeMutablePointer<Double>) {}
  /// Reads nothing.
  @inlinable public init(lanes: UnsafePointer<Double>) { self.init() }
}

extension AnimatablePair: LaneVector where First: LaneVector, Second: LaneVector {
  /// The lanes of both parts together.
  @inlinable public static var laneCount: Int { First.laneCount + Second.laneCount }
  /// A row where both parts are rows of the same kind without a gap.
  @inlinable public static var laneLayout: LaneLayout {
    LaneLayout.joined(First.self, Second.self, in: Self.self)
  }

  /// Writes the first part's lanes, then the second's.
  @inlinable public func writeLanes(to lanes: UnsafeMutablePointer<Double>) {
    first.writeLanes(to: lanes)
    second.writeLanes(to: lanes + First.laneCount)
  }

  /// Reads the first part's lanes, then the second's.
  @inlinable public init(lanes: UnsafePointer<Double>) {
    self.init(First(lanes: lanes), Second(lanes: lanes + First.laneCount))
  }
}

extension AnimatableValues: LaneVector where repeat each Value: LaneVector {
  /// The lanes of all parts together.
  @inlinable public static var laneCount: Int {
    var count = 0
    repeat count += (each Value).laneCount
    return count
  }

  /// Writes the parts' lanes in order.
  @inlinable public func writeLanes(to lanes: UnsafeMutablePointer<Double>) {
    var lane = lanes
    for part in repeat each value {
      part.writeLanes(to: lane)
      lane += type(of: part).laneCount
    }
  }

  /// Reads the parts' lanes in order.
  @inlinable public init(lanes: UnsafePointer<Double>) {
    var lane = lanes
    func next<Part: LaneVector>(_ type: Part.Type) -> Part {
      defer { lane += Part.laneCount }
      return Part(lanes: lane)
    }
    self.init(repeat next((each Value).self))
  }
}
