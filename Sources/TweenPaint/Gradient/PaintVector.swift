import TweenMotion

/// A vector of any number of Doubles. Up to 16 are stored in the value itself, so that adding and
/// scaling them allocates nothing; the rest is in an array.
///
/// Sums and differences go element by element up to the shorter count and keep the left operand's
/// count. `zero` has no elements: with a zero on the left, sums and differences take the right
/// operand's count, so that an integration can start at zero.
@frozen package struct PaintVector: VectorArithmetic, Sendable {
  /// The first elements; those at `count` and beyond are 0.
  @usableFromInline package var head: SIMD16<Double>
  /// Elements 16 and beyond; exactly `max(0, count - 16)`.
  @usableFromInline package var tail: [Double]
  /// The number of elements.
  @usableFromInline package var count: Int

  @inlinable package init() {
    head = SIMD16(repeating: 0)
    tail = []
    count = 0
  }

  /// A vector of `count` elements, filled by `write`, before which they are all 0.
  @inlinable package init(count: Int, write: (UnsafeMutableBufferPointer<Double>) -> Void) {
    self.init()
    self.count = count
    if count <= 16 {
      withUnsafeMutableBytes(of: &head) { bytes in
        let elements = bytes.bindMemory(to: Double.self)
        write(UnsafeMutableBufferPointer(rebasing: elements[0..<count]))
      }
    } else {
      var all = [Double](repeating: 0, count: count)
      all.withUnsafeMutableBufferPointer { write($0) }
      for index in 0..<16 { head[index] = all[index] }
      tail = Array(all[16...])
    }
  }

  package init(_ elements: [Double]) {
    self.init(count: elements.count) { _ = $0.update(fromContentsOf: elements) }
  }

  package var elements: [Double] {
    (0..<min(count, 16)).map { head[$0] } + tail
  }

  /// Calls `body` with the elements; up to 16 of them without an allocation.
  @inlinable package func withElements<Result>(
    _ body: (UnsafeBufferPointer<Double>) -> Result
  ) -> Result {
    if count <= 16 {
      return withUnsafeBytes(of: head) { bytes in
        let elements = bytes.bindMemory(to: Double.self)
        return body(UnsafeBufferPointer(rebasing: elements[0..<count]))
      }
    }
    return elements.withUnsafeBufferPointer(body)
  }

  @inlinable package static var zero: PaintVector { PaintVector() }

  @inlinable package static func + (left: PaintVector, right: PaintVector) -> PaintVector {
    var result = left
    result += right
    return result
  }

  @inlinable package static func - (left: PaintVector, right: PaintVector) -> PaintVector {
    var result = left
    result -= right
    return result
  }

  @inlinable package static func += (left: inout PaintVector, right: PaintVector) {
    if left.count == right.count && left.count <= 16 {
      left.head += right.head
    } else {
      left.combine(right, sign: 1)
    }
  }

  @inlinable package static func -= (left: inout PaintVector, right: PaintVector) {
    if left.count == right.count && left.count <= 16 {
      left.head -= right.head
    } else {
      left.combine(right, sign: -1)
    }
  }

  /// Adds `sign` times `other`, where the counts differ or pass 16.
  @usableFromInline package mutating func combine(_ other: PaintVector, sign: Double) {
    if count == 0 {
      self = other
      if sign < 0 {
        // 0 - x rather than -x, so that no negative zero arises.
        head = SIMD16(repeating: 0) - head
        for index in tail.indices { tail[index] = 0 - tail[index] }
      }
      return
    }
    for index in 0..<min(count, other.count, 16) {
      head[index] += sign * other.head[index]
    }
    for index in 0..<min(tail.count, other.tail.count) {
      tail[index] += sign * other.tail[index]
    }
  }

  @inlinable package mutating func scale(by factor: Double) {
    head *= factor
    if count <= 16 {
      // An infinite factor would make the unused elements NaN.
      if !factor.isFinite { clearUnused() }
    } else {
      for index in tail.indices { tail[index] *= factor }
    }
  }

  @usableFromInline package mutating func clearUnused() {
    for index in min(count, 16)..<16 { head[index] = 0 }
  }

  @inlinable package var magnitudeSquared: Double {
    var sum = (head * head).sum()
    for element in tail { sum += element * element }
    return sum
  }

  @inlinable package static func == (left: PaintVector, right: PaintVector) -> Bool {
    left.count == right.count && left.head == right.head && left.tail == right.tail
  }
}
