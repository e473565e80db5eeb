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
  static var laneLayout: LaneLayout { get }
  /// Writes `laneCount` numbers.
  func writeLanes(to lanes: UnsafeMutablePointer<Double>)
  /// Reads `laneCount` numbers.
  init(lanes: UnsafePointer<Double>)
}

extension LaneVector {
  @inlinable public static var laneLayout: LaneLayout { .mixed }
}

extension Double: LaneVector {
  @inlinable public static var laneCount: Int { 1 }
  @inlinable public static var laneLayout: LaneLayout { .doubles }
  @inlinable public func writeLanes(to lanes: UnsafeMutablePointer<Double>) { lanes[0] = self }
  @inlinable public init(lanes: UnsafePointer<Double>) { self = lanes[0] }
}

extension CGFloat: LaneVector {
  @inlinable public static var laneCount: Int { 1 }
  @inlinable public static var laneLayout: LaneLayout { .doubles }
  @inlinable public func writeLanes(to lanes: UnsafeMutablePointer<Double>) {
    lanes[0] = Double(self)
  }
  @inlinable public init(lanes: UnsafePointer<Double>) { self = CGFloat(lanes[0]) }
}

extension Float: LaneVector {
  @inlinable public static var laneCount: Int { 1 }
  @inlinable public static var laneLayout: LaneLayout { .floats }
  @inlinable public func writeLanes(to lanes: UnsafeMutablePointer<Double>) {
    lanes[0] = Double(self)
  }
  @inlinable public init(lanes: UnsafePointer<Double>) { self = Float(lanes[0]) }
}

extension EmptyAnimatableData: LaneVector {
  @inlinable public static var laneCount: Int { 0 }
  @inlinable public static var laneLayout: LaneLayout { .doubles }
  @inlinable public func writeLanes(to lanes: UnsafeMutablePointer<Double>) {}
  @inlinable public init(lanes: UnsafePointer<Double>) { self.init() }
}

extension AnimatablePair: LaneVector where First: LaneVector, Second: LaneVector {
  @inlinable public static var laneCount: Int { First.laneCount + Second.laneCount }
  @inlinable public static var laneLayout: LaneLayout {
    LaneLayout.joined(First.self, Second.self, in: Self.self)
  }
  @inlinable public func writeLanes(to lanes: UnsafeMutablePointer<Double>) {
    first.writeLanes(to: lanes)
    second.writeLanes(to: lanes + First.laneCount)
  }
  @inlinable public init(lanes: UnsafePointer<Double>) {
    self.init(First(lanes: lanes), Second(lanes: lanes + First.laneCount))
  }
}

extension AnimatableValues: LaneVector where repeat each Value: LaneVector {
  @inlinable public static var laneCount: Int {
    var count = 0
    repeat count += (each Value).laneCount
    return count
  }
  @inlinable public func writeLanes(to lanes: UnsafeMutablePointer<Double>) {
    var lane = lanes
    for part in repeat each value {
      part.writeLanes(to: lane)
      lane += type(of: part).laneCount
    }
  }
  @inlinable public init(lanes: UnsafePointer<Double>) {
    var lane = lanes
    func next<Part: LaneVector>(_ type: Part.Type) -> Part {
      defer { lane += Part.laneCount }
      return Part(lanes: lane)
    }
    self.init(repeat next((each Value).self))
  }
}
