/// Reads and writes one vector type's lanes without knowing the type's name.
class LaneCodec<Data: VectorArithmetic> {
  let count: Int
  let layout: LaneLayout

  fileprivate init(count: Int, layout: LaneLayout) {
    self.count = count
    self.layout = layout
  }

  /// The codec of `Data`; nil for a type without lanes.
  static func make() -> LaneCodec? {
    guard let type = Data.self as? any LaneVector.Type else { return nil }
    return open(type) as? LaneCodec
  }

  private static func open<Vector: LaneVector>(_ type: Vector.Type) -> AnyObject? {
    Vector.laneCount > 0 ? TypedLaneCodec<Vector>() : nil
  }

  final func write(_ value: Data, to lanes: UnsafeMutablePointer<Double>) {
    switch layout {
    case .doubles:
      withUnsafeBytes(of: value) {
        UnsafeMutableRawBufferPointer(start: lanes, count: count * 8).copyMemory(from: $0)
      }
    case .floats, .mixed: writeParts(value, to: lanes)
    }
  }

  final func read(_ lanes: UnsafeMutablePointer<Double>) -> Data {
    switch layout {
    case .doubles: return UnsafeRawPointer(lanes).load(as: Data.self)
    case .floats:
      return withUnsafeTemporaryAllocation(
        byteCount: max(MemoryLayout<Data>.size, count * 4), alignment: 16
      ) { bytes in
        let floats = bytes.bindMemory(to: Float.self)
        for lane in 0..<count { floats[lane] = Float(lanes[lane]) }
        return UnsafeRawBufferPointer(bytes).load(as: Data.self)
      }
    case .mixed: return readParts(lanes)
    }
  }

  /// The vector's numbers.
  final func numbers(_ value: Data) -> [Double] {
    Array(unsafeUninitializedCapacity: count) { lanes, written in
      if let start = lanes.baseAddress {
        start.initialize(repeating: 0, count: count)
        write(value, to: start)
        written = count
      }
    }
  }

  func writeParts(_ value: Data, to lanes: UnsafeMutablePointer<Double>) {}
  func readParts(_ lanes: UnsafeMutablePointer<Double>) -> Data { .zero }
}

private final class TypedLaneCodec<Vector: LaneVector>: LaneCodec<Vector> {
  init() {
    // A type that declares a row of numbers is treated as one only if it has the size of that row.
    let width: Int
    switch Vector.laneLayout {
    case .doubles: width = 8
    case .floats: width = 4
    case .mixed: width = 0
    }
    let isRow = _isPOD(Vector.self) && MemoryLayout<Vector>.size == Vector.laneCount * width
    super.init(count: Vector.laneCount, layout: isRow ? Vector.laneLayout : .mixed)
  }

  override func writeParts(_ value: Vector, to lanes: UnsafeMutablePointer<Double>) {
    value.writeLanes(to: lanes)
  }

  override func readParts(_ lanes: UnsafeMutablePointer<Double>) -> Vector {
    Vector(lanes: UnsafePointer(lanes))
  }
}
