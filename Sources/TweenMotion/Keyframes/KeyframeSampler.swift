import Foundation
import TweenGeometry

/// A track in the form in which it is read, frame by frame.
///
/// Its tables are memory of its own: they are made with it, never change, and are freed with it, and
/// each index into them comes from `index(at:)`, which is below `count`.
class KeyframeSampler {
  let keyPath: AnyKeyPath
  let duration: Double
  private let count: Int
  fileprivate final let spans: UnsafeMutablePointer<KeyframeSpan>
  private final let starts: UnsafeMutablePointer<Double>

  /// - Parameter spans: at least one.
  fileprivate init(keyPath: AnyKeyPath, duration: Double, spans: [KeyframeSpan]) {
    self.keyPath = keyPath
    self.duration = duration
    count = spans.count
    self.spans = .allocate(capacity: count)
    starts = .allocate(capacity: count)
    for (index, span) in spans.enumerated() {
      (self.spans + index).initialize(to: span)
      (starts + index).initialize(to: span.start)
    }
  }

  deinit {
    spans.deinitialize(count: count)
    spans.deallocate()
    starts.deallocate()
  }

  /// Writes the value at `time`, at least 0, to the property of the value at `base`, which must be of
  /// the track's root type.
  func write(to base: UnsafeMutableRawPointer, at time: Double) {}

  /// The property's velocity at `time`, per second; nil where the property's data have another type.
  func velocity<Data: VectorArithmetic>(of type: Data.Type, at time: Double) -> Data? { nil }

  /// The span in force: the last that has begun.
  @inline(__always) fileprivate final func index(at time: Double) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= time { low = middle } else { high = middle }
    }
    return low
  }

  /// The fastest sampler for the type of the property.
  static func make<Root, Value: Animatable>(
    _ path: WritableKeyPath<Root, Value>, _ course: KeyframeTangents<Value.AnimatableData>
  ) -> KeyframeSampler {
    guard let codec = LaneCodec<Value.AnimatableData>.make() else {
      return VectorKeyframeSampler(path, course)
    }
    if let scale = storedScale(of: Value.self, codec),
      let offset = MemoryLayout<Root>.offset(of: path)
    {
      return StoredKeyframeSampler(path, course, codec, offset: offset, scale: scale)
    }
    return LaneKeyframeSampler(path, course, codec)
  }

  /// The factor from lanes to a value's own numbers, where the value consists of its numbers alone.
  private static func storedScale<Value: Animatable>(
    of type: Value.Type, _ codec: LaneCodec<Value.AnimatableData>
  ) -> Double? {
    let scale: Double
    switch type {
    case is Angle.Type, is UnitPoint.Type: scale = 1 / 128
    case is CGPoint.Type, is CGSize.Type, is CGRect.Type, is EdgeInsets.Type: scale = 1
    default:
      guard Value.self == Value.AnimatableData.self else { return nil }
      scale = 1
    }
    let isRow = codec.layout == .doubles && MemoryLayout<Value>.size == codec.count * 8
    return isRow ? scale : nil
  }
}

/// Tracks of vectors with lanes: rows of numbers, four for each span.
private class LaneSampler: KeyframeSampler {
  final let lanes: Int
  /// Of each span: from, delta, first and second, `lanes` numbers each.
  // Invariant: owns four times `lanes` initialised doubles for each span, which never change.
  private final let rows: UnsafeMutablePointer<Double>

  init<Data: VectorArithmetic>(
    keyPath: AnyKeyPath, _ course: KeyframeTangents<Data>, _ codec: LaneCodec<Data>
  ) {
    lanes = codec.count
    let size = course.ways.count * 4 * lanes
    rows = .allocate(capacity: size)
    rows.initialize(repeating: 0, count: size)
    for (index, way) in course.ways.enumerated() {
      let row = rows + index * 4 * lanes
      codec.write(way.from, to: row)
      codec.write(way.delta, to: row + lanes)
      codec.write(way.first, to: row + 2 * lanes)
      codec.write(way.second, to: row + 3 * lanes)
    }
    super.init(keyPath: keyPath, duration: course.duration, spans: course.spans)
  }

  deinit { rows.deallocate() }

  /// Calls `body` with each lane's number and value.
  @inline(__always) final func read(at time: Double, _ body: (Int, Double) -> Void) {
    let index = index(at: time)
    let weights = spans[index].weights(at: time)
    forEachWay(index) { lane, from, delta, first, second in
      body(
        lane,
        from + (delta * weights.delta + first * weights.first + second * weights.second))
    }
  }

  @inline(__always) private func forEachWay(
    _ index: Int, _ body: (Int, Double, Double, Double, Double) -> Void
  ) {
    let row = rows + index * 4 * lanes
    for lane in 0..<lanes {
      body(
        lane, row[lane], row[lanes + lane], row[2 * lanes + lane], row[3 * lanes + lane])
    }
  }

  final override func velocity<Data: VectorArithmetic>(
    of type: Data.Type, at time: Double
  ) -> Data? {
    guard let codec = LaneCodec<Data>.make(), codec.count == lanes else { return nil }
    let index = index(at: time)
    let weights = spans[index].velocityWeights(at: time)
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: lanes) { result in
      guard let base = result.baseAddress else { return nil }
      forEachWay(index) { lane, _, delta, first, second in
        base[lane] = delta * weights.delta + first * weights.first + second * weights.second
      }
      return codec.read(base)
    }
  }
}

/// A stored property that consists of its lanes alone: they are written in place.
private final class StoredKeyframeSampler: LaneSampler {
  private let offset: Int
  private let scale: Double

  init<Data: VectorArithmetic>(
    _ path: AnyKeyPath, _ course: KeyframeTangents<Data>, _ codec: LaneCodec<Data>, offset: Int,
    scale: Double
  ) {
    self.offset = offset
    self.scale = scale
    super.init(keyPath: path, course, codec)
  }

  override func write(to base: UnsafeMutableRawPointer, at time: Double) {
    let property = base + offset
    read(at: time) { lane, value in
      property.storeBytes(of: value * scale, toByteOffset: lane * 8, as: Double.self)
    }
  }
}

private final class LaneKeyframeSampler<Root, Value: Animatable>: LaneSampler {
  private let path: WritableKeyPath<Root, Value>
  private let codec: LaneCodec<Value.AnimatableData>

  init(
    _ path: WritableKeyPath<Root, Value>, _ course: KeyframeTangents<Value.AnimatableData>,
    _ codec: LaneCodec<Value.AnimatableData>
  ) {
    self.path = path
    self.codec = codec
    super.init(keyPath: path, course, codec)
  }

  override func write(to base: UnsafeMutableRawPointer, at time: Double) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: lanes) { result in
      guard let lanes = result.baseAddress else { return }
      read(at: time) { lane, value in lanes[lane] = value }
      let root = base.assumingMemoryBound(to: Root.self)
      root.pointee[keyPath: path].animatableData = codec.read(lanes)
    }
  }
}

/// Any vector, by its own arithmetic.
private final class VectorKeyframeSampler<Root, Value: Animatable>: KeyframeSampler {
  private typealias Data = Value.AnimatableData
  private let path: WritableKeyPath<Root, Value>
  private let ways: [KeyframeTangents<Data>.Way]

  init(_ path: WritableKeyPath<Root, Value>, _ course: KeyframeTangents<Value.AnimatableData>) {
    self.path = path
    ways = course.ways
    super.init(keyPath: path, duration: course.duration, spans: course.spans)
  }

  override func write(to base: UnsafeMutableRawPointer, at time: Double) {
    let index = index(at: time)
    let way = ways[index]
    let root = base.assumingMemoryBound(to: Root.self)
    root.pointee[keyPath: path].animatableData =
      way.from + Self.sum(way, spans[index].weights(at: time))
  }

  override func velocity<Other: VectorArithmetic>(of type: Other.Type, at time: Double) -> Other? {
    let index = index(at: time)
    return Self.sum(ways[index], spans[index].velocityWeights(at: time)) as? Other
  }

  private static func sum(
    _ way: KeyframeTangents<Data>.Way, _ weights: KeyframeSpan.Weights
  ) -> Data {
    way.delta.scaled(by: weights.delta) + way.first.scaled(by: weights.first)
      + way.second.scaled(by: weights.second)
  }
}
