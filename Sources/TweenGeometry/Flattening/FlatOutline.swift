import Foundation

/// The polylines a path was flattened into: one run of points per contour.
///
/// A growing buffer that is meant to be reused from path to path; not Sendable, one per thread.
/// For filling, every contour counts as closed.
///
/// Its properties are written point by point. That accesses to them do not overlap needs no check
/// while the program runs: none lasts longer than a statement, and no statement runs other code.
public final class FlatOutline {
  /// Invariant: `base` owns `capacity` initialised points, of which the first `count` are in use.
  @exclusivity(unchecked) package private(set) var base: UnsafeMutablePointer<SIMD2<Double>>
  @exclusivity(unchecked) package private(set) var capacity: Int
  @exclusivity(unchecked) package var count = 0
  /// Index of each contour's first point, ascending; a contour ends where the next begins.
  @exclusivity(unchecked) package var starts: ContiguousArray<Int> = []

  /// An outline without points. It takes 16 KiB at once, and grows as points are added.
  public init() {
    capacity = 1024
    base = .allocate(capacity: capacity)
    base.initialize(repeating: .zero, count: capacity)
  }

  deinit {
    base.deallocate()
  }

  /// The contours as arrays of points, copied at each use.
  public var contours: [[CGPoint]] {
    starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : count
      return (starts[index]..<end).map { CGPoint(x: base[$0].x, y: base[$0].y) }
    }
  }

  /// Forgets the points, keeps the memory.
  public func removeAll() {
    count = 0
    starts.removeAll(keepingCapacity: true)
  }

  /// Makes room for `additional` points behind `count`.
  @inline(__always) package func reserve(_ additional: Int) {
    if count + additional > capacity { grow(additional) }
  }

  @inline(never) private func grow(_ additional: Int) {
    let newCapacity = max(capacity * 2, count + additional)
    let bigger = UnsafeMutablePointer<SIMD2<Double>>.allocate(capacity: newCapacity)
    bigger.update(from: base, count: count)
    (bigger + count).initialize(repeating: .zero, count: newCapacity - count)
    base.deallocate()
    base = bigger
    capacity = newCapacity
  }

  @inline(__always) package func append(_ point: SIMD2<Double>) {
    reserve(1)
    base[count] = point
    count &+= 1
  }

  package func beginContour(_ point: SIMD2<Double>) {
    // A contour of a single point draws nothing: the next one takes its place.
    if let last = starts.last, last == count - 1 {
      base[last] = point
      return
    }
    starts.append(count)
    append(point)
  }
}
