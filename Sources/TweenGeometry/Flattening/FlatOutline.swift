import Foundation

/// The polylines of a flattened path: one sequence of points per contour.
///
/// The buffer grows, and can be reused for several paths. It is not Sendable: each thread uses its own.
/// For filling, every contour counts as closed.
///
/// The properties are written point by point without runtime exclusivity checks. Accesses cannot
/// overlap: each one ends with its statement, and no such statement runs other code.
public final class FlatOutline {
  /// Invariant: `base` owns `capacity` initialised points, of which the first `count` are in use.
  @exclusivity(unchecked) package private(set) var base: UnsafeMutablePointer<SIMD2<Double>>
  @exclusivity(unchecked) package private(set) var capacity: Int
  @exclusivity(unchecked) package var count = 0
  /// The index of each contour's first point, ascending; a contour ends where the next one begins.
  @exclusivity(unchecked) package var starts: ContiguousArray<Int> = []

  /// Creates an empty outline. It allocates 16 KiB at once, and grows as points are added.
  public init() {
    capacity = 1024
    base = .allocate(capacity: capacity)
    base.initialize(repeating: .zero, count: capacity)
  }

  deinit {
    base.deallocate()
  }

  /// The contours as arrays of points, copied at each access.
  public var contours: [[CGPoint]] {
    starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : count
      return (starts[index]..<end).map { CGPoint(x: base[$0].x, y: base[$0].y) }
    }
  }

  /// Removes the points but keeps the memory.
  public func removeAll() {
    count = 0
    starts.removeAll(keepingCapacity: true)
  }

  /// Ensures capacity for `additional` points after `count`.
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
    // A contour with a single point draws nothing; the next contour replaces it.
    if let last = starts.last, last == count - 1 {
      base[last] = point
      return
    }
    starts.append(count)
    append(point)
  }
}
