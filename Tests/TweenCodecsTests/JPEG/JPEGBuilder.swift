import Foundation

/// Makes baseline JPEG files from cosine coefficients, and computes what they show from those, in
/// Double, by the formulas of ITU-T T.81 and JFIF.
struct JPEGBuilder {
  struct Component {
    /// Sampling factors.
    var horizontal = 1
    var vertical = 1
    /// The coefficients of each block in zigzag order, row by row of blocks. At most 63 apart from
    /// the first.
    var blocks: [[Int]] = []
    var columns = 0
  }

  let width: Int
  let height: Int
  var components: [Component]
  /// Segments behind the first marker: marker and body.
  var segments: [(marker: UInt8, body: [UInt8])] = []
  var frameMarker: UInt8 = 0xC0

  /// - Parameters:
  ///   - sampling: Of each component.
  ///   - coefficients: Of a block, given component, row and column.
  init(
    _ size: (Int, Int), sampling: [(Int, Int)], coefficients: (Int, Int, Int) -> [Int]
  ) {
    (width, height) = size
    components = []
    let (most, highest) = (sampling.map(\.0).max() ?? 1, sampling.map(\.1).max() ?? 1)
    let isAlone = sampling.count == 1
    for (index, (horizontal, vertical)) in sampling.enumerated() {
      // A scan of one component has no more blocks than the component needs.
      let columns =
        isAlone ? (width + 7) / 8 : (width + 8 * most - 1) / (8 * most) * horizontal
      let rows =
        isAlone ? (height + 7) / 8 : (height + 8 * highest - 1) / (8 * highest) * vertical
      var component = Component(horizontal: horizontal, vertical: vertical, columns: columns)
      for row in 0..<rows {
        for column in 0..<columns {
          var block = coefficients(index, row, column)
          block += Array(repeating: 0, count: 64 - block.count)
          component.blocks.append(block)
        }
      }
      components.append(component)
    }
  }

  /// A block whose 64 samples are all `value`: the quantizer is 1, and the mean stands eightfold.
  static func flat(_ value: Int) -> [Int] { [8 * (value - 128)] }

  // MARK: - The file

  /// Codes of 4 bits for the sizes 0...11 of first coefficients; of 7 bits for the others' symbols:
  /// zeros before (0...15) and sizes (1...6), 16 zeros, end of block.
  private static let symbols: [Int] =
    (0..<16).flatMap { run in (1...6).map { run << 4 | $0 } } + [0xF0, 0x00]

  var file: [UInt8] {
    var result: [UInt8] = [0xFF, 0xD8]
    func add(_ marker: UInt8, _ body: [UInt8]) {
      let length = body.count + 2
      result += [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + body
    }
    for segment in segments { add(segment.marker, segment.body) }
    add(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    var frame = [8, height >> 8, height & 255, width >> 8, width & 255, components.count]
    var scan = [components.count]
    for (index, component) in components.enumerated() {
      frame += [index + 1, component.horizontal << 4 | component.vertical, 0]
      scan += [index + 1, 0]
    }
    scan += [0, 63, 0]
    add(frameMarker, frame.map { UInt8($0) })
    add(0xC4, [0x00, 0, 0, 0, 12] + [UInt8](repeating: 0, count: 12) + [UInt8](0..<12))
    var counts = [UInt8](repeating: 0, count: 16)
    counts[6] = UInt8(Self.symbols.count)
    add(0xC4, [0x10] + counts + Self.symbols.map { UInt8($0) })
    add(0xDA, scan.map { UInt8($0) })
    result += entropyCoded
    return result + [0xFF, 0xD9]
  }

  private var entropyCoded: [UInt8] {
    var bits: [Bool] = []
    func put(_ value: Int, _ count: Int) {
      for shift in (0..<count).reversed() { bits.append(value >> shift & 1 == 1) }
    }
    /// The bits of a number of that size: a negative one's are those of itself less one.
    func putNumber(_ value: Int, _ size: Int) { put(value < 0 ? value - 1 : value, size) }
    func size(_ value: Int) -> Int { Int.bitWidth - abs(value).leadingZeroBitCount }
    func symbol(_ symbol: Int) { put(Self.symbols.firstIndex(of: symbol) ?? 0, 7) }
    var before = [Int](repeating: 0, count: components.count)
    func putBlock(_ index: Int, _ block: [Int]) {
      let difference = block[0] - before[index]
      before[index] = block[0]
      put(size(difference), 4)
      putNumber(difference, size(difference))
      var run = 0
      for value in block.dropFirst() {
        if value == 0 {
          run += 1
          continue
        }
        for _ in 0..<run / 16 { symbol(0xF0) }
        symbol((run % 16) << 4 | size(value))
        putNumber(value, size(value))
        run = 0
      }
      if run > 0 { symbol(0x00) }
    }
    if components.count == 1 {
      for block in components[0].blocks { putBlock(0, block) }
    } else {
      let units = components[0].blocks.count / (components[0].horizontal * components[0].vertical)
      let unitColumns = components[0].columns / components[0].horizontal
      for unit in 0..<units {
        for (index, component) in components.enumerated() {
          for row in 0..<component.vertical {
            for column in 0..<component.horizontal {
              let y = unit / unitColumns * component.vertical + row
              let x = unit % unitColumns * component.horizontal + column
              putBlock(index, component.blocks[y * component.columns + x])
            }
          }
        }
      }
    }
    while bits.count % 8 != 0 { bits.append(true) }
    return stride(from: 0, to: bits.count, by: 8).flatMap { start -> [UInt8] in
      let byte = UInt8(bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
      return byte == 0xFF ? [0xFF, 0] : [byte]
    }
  }

  // MARK: - What it shows

  private static let zigzag: [Int] = {
    // Diagonals, alternately up and down.
    var order: [Int] = []
    for sum in 0..<15 {
      let rows = (max(0, sum - 7)...min(sum, 7))
      for row in sum % 2 == 0 ? Array(rows.reversed()) : Array(rows) {
        order.append(row * 8 + sum - row)
      }
    }
    return order
  }()

  /// cos((2 x + 1) u pi / 16) times its factor, at [u * 8 + x].
  private static let cosines: [Double] = (0..<64).map { index in
    let (u, x) = (index / 8, index % 8)
    return cos(Double((2 * x + 1) * u) * .pi / 16) * (u == 0 ? 0.5.squareRoot() : 1) / 2
  }

  /// A component's samples, rounded to bytes, in its own size rounded up to blocks.
  func samples(of index: Int) -> (values: [Double], width: Int, height: Int) {
    let component = components[index]
    let width = component.columns * 8
    let height = component.blocks.count / component.columns * 8
    var values = [Double](repeating: 0, count: width * height)
    for (number, block) in component.blocks.enumerated() {
      for y in 0..<8 {
        for x in 0..<8 {
          var sum = 128.0
          for (place, value) in block.enumerated() where value != 0 {
            let at = Self.zigzag[place]
            sum += Double(value) * Self.cosines[at % 8 * 8 + x] * Self.cosines[at / 8 * 8 + y]
          }
          let row = number / component.columns * 8 + y
          values[row * width + number % component.columns * 8 + x] =
            min(max(sum.rounded(), 0), 255)
        }
      }
    }
    return (values, width, height)
  }

  /// A component's sample at a pixel: where it is coarser, between the two or four samples nearest
  /// to the pixel's middle, or by repetition where it is more than twice as coarse.
  func sampler(of index: Int) -> (Int, Int) -> Double {
    let component = components[index]
    let most = components.map(\.horizontal).max() ?? 1
    let highest = components.map(\.vertical).max() ?? 1
    let (across, down) = (most / component.horizontal, highest / component.vertical)
    let (values, stride, _) = samples(of: index)
    let width = (self.width * component.horizontal + most - 1) / most
    let height = (self.height * component.vertical + highest - 1) / highest
    func at(_ x: Int, _ y: Int) -> Double {
      values[min(max(y, 0), height - 1) * stride + min(max(x, 0), width - 1)]
    }
    func neighbour(_ position: Int) -> Int { position % 2 == 0 ? -1 : 1 }
    return { x, y in
      let (column, row) = (x / across, y / down)
      func along(_ row: Int) -> Double {
        guard across == 2 else { return at(column, row) }
        return 0.75 * at(column, row) + 0.25 * at(column + neighbour(x), row)
      }
      guard down == 2, across <= 2 else { return along(row) }
      return 0.75 * along(row) + 0.25 * along(row + neighbour(y))
    }
  }
}
