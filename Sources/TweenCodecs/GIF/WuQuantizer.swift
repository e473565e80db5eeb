/// Chooses the colours of a palette: Xiaolin Wu, "Efficient Statistical Computations for Optimal
/// Color Quantization", Graphics Gems II, 1991.
///
/// The cube of all colours is cut into boxes. Each cut is made where the sum of the variances of both
/// halves is least; the box with the largest variance is cut next. Moments that are cumulative along
/// all three channels give the sums of a box by eight look-ups.
///
/// A frame whose colours are alike gets finer cells than 6 bits a channel: the cells divide the range
/// of the colours that occur. Sums are integers, and quotients are made in one fixed order.
struct WuQuantizer {
  /// The number of cells with 6 bits a channel, and with the layers of zeros below them.
  private static let cellLimit = 65 * 65 * 65

  /// Sums over pixels.
  private struct Moment {
    var count: Int64 = 0
    var red: Int64 = 0
    var green: Int64 = 0
    var blue: Int64 = 0
    /// Of the squares of all channels.
    var square: Int64 = 0

    static func += (left: inout Moment, right: Moment) {
      left.count &+= right.count
      left.red &+= right.red
      left.green &+= right.green
      left.blue &+= right.blue
      left.square &+= right.square
    }

    static func + (left: Moment, right: Moment) -> Moment {
      var sum = left
      sum += right
      return sum
    }

    static func - (left: Moment, right: Moment) -> Moment {
      Moment(
        count: left.count &- right.count, red: left.red &- right.red,
        green: left.green &- right.green, blue: left.blue &- right.blue,
        square: left.square &- right.square)
    }

    /// |sum of the colours|^2 / count. The count is not 0.
    var quotient: Double {
      let (red, green, blue) = (Double(red), Double(green), Double(blue))
      return ((red * red + green * green) + blue * blue) / Double(count)
    }

    var variance: Double { count == 0 ? 0 : Double(square) - quotient }

    /// The mean colour. The count is not 0.
    var mean: UInt32 {
      let half = count / 2
      let (red, green) = ((red + half) / count, (green + half) / count)
      return UInt32(red << 16 | green << 8 | (blue + half) / count)
    }
  }

  /// A box of cells: along each channel the cells above `low` and up to `high`.
  private struct Box {
    var low: SIMD3<Int>
    var high: SIMD3<Int>
    var variance = 0.0
  }

  private var cells: [Moment] = []
  /// Cells along each channel, with the layer of zeros.
  private var size = SIMD3<Int>.zero
  /// Steps in `cells` along each channel.
  private var stride = SIMD3<Int>.zero

  /// The palette of these colours: at most `limit` colours, 0x00RRGGBB.
  ///
  /// - Parameters:
  ///   - colors: 0x00RRGGBB, at least one.
  ///   - counts: The number of pixels with each colour; at least 1.
  mutating func palette(_ colors: [UInt32], counts: [Int], limit: Int) -> [UInt32] {
    precondition(colors.count == counts.count && !colors.isEmpty && limit > 0)
    fill(colors, counts)
    accumulate()
    var boxes = [Box(low: .zero, high: size &- 1)]
    boxes[0].variance = sum(boxes[0]).variance
    while boxes.count < limit {
      var widest = 0
      for index in boxes.indices where boxes[index].variance > boxes[widest].variance {
        widest = index
      }
      guard boxes[widest].variance > 0 else { break }
      if let (first, second) = halves(of: boxes[widest]) {
        boxes[widest] = first
        boxes.append(second)
      } else {
        boxes[widest].variance = 0
      }
    }
    return boxes.map { sum($0).mean }
  }

  // MARK: - Cells

  private static func channels(_ color: UInt32) -> SIMD3<Int> {
    SIMD3(Int(color >> 16 & 255), Int(color >> 8 & 255), Int(color & 255))
  }

  /// Chooses the cells for the range of the colours, and counts the colours in them.
  private mutating func fill(_ colors: [UInt32], _ counts: [Int]) {
    var low = SIMD3(repeating: 255)
    var high = SIMD3(repeating: 0)
    for color in colors {
      let channels = Self.channels(color)
      low = pointwiseMin(low, channels)
      high = pointwiseMax(high, channels)
    }
    var shift = SIMD3(repeating: 0)
    size = high &- low &+ 2
    while size.x * size.y * size.z > Self.cellLimit {
      var longest = 1
      for channel in [0, 2] where size[channel] > size[longest] { longest = channel }
      shift[longest] += 1
      size[longest] = (high[longest] - low[longest]) >> shift[longest] + 2
    }
    stride = SIMD3(size.y * size.z, size.z, 1)
    cells.removeAll(keepingCapacity: true)
    cells.append(contentsOf: repeatElement(Moment(), count: size.x * size.y * size.z))
    for (color, count) in zip(colors, counts) {
      let channels = Self.channels(color)
      let place = ((channels &- low) &>> shift &+ 1) &* stride
      let count = Int64(count)
      let (red, green, blue) = (Int64(channels.x), Int64(channels.y), Int64(channels.z))
      cells[place.x + place.y + place.z] += Moment(
        count: count, red: red * count, green: green * count, blue: blue * count,
        square: (red * red + green * green + blue * blue) * count)
    }
  }

  /// Makes each cell the sum of all cells up to it along all channels.
  ///
  /// A hot loop. Indices start in the second layer of each channel, so the neighbour one layer lower
  /// is inside of `cells`.
  private mutating func accumulate() {
    let (size, plane) = (size, stride.x)
    cells.withUnsafeMutableBufferPointer { cells in
      var area = [Moment](repeating: Moment(), count: size.z)
      for red in 1..<size.x {
        for blue in 0..<size.z { area[blue] = Moment() }
        for green in 1..<size.y {
          var line = Moment()
          let start = red * plane + green * size.z
          for blue in 1..<size.z {
            line += cells[start + blue]
            area[blue] += line
            cells[start + blue] = cells[start + blue - plane] + area[blue]
          }
        }
      }
    }
  }

  // MARK: - Boxes

  /// The sum of the cells of a box.
  private func sum(_ box: Box) -> Moment {
    face(box, 0, at: box.high.x) - face(box, 0, at: box.low.x)
  }

  /// The sum of the cells of a box, extended down to the lowest layer along one channel, up to a
  /// layer of that channel.
  private func face(_ box: Box, _ channel: Int, at layer: Int) -> Moment {
    let (second, third) = channel == 0 ? (1, 2) : channel == 1 ? (0, 2) : (0, 1)
    let start = layer * stride[channel]
    let (low2, high2) = (box.low[second] * stride[second], box.high[second] * stride[second])
    let (low3, high3) = (box.low[third] * stride[third], box.high[third] * stride[third])
    return (cells[start + high2 + high3] - cells[start + high2 + low3])
      - (cells[start + low2 + high3] - cells[start + low2 + low3])
  }

  /// The best two halves of a box; nil where all its pixels are in one cell.
  private func halves(of box: Box) -> (Box, Box)? {
    let whole = sum(box)
    var best: (value: Double, channel: Int, layer: Int)?
    for channel in 0..<3 where box.high[channel] - box.low[channel] > 1 {
      let bottom = face(box, channel, at: box.low[channel])
      for layer in box.low[channel] + 1..<box.high[channel] {
        let half = face(box, channel, at: layer) - bottom
        if half.count == 0 { continue }
        let other = whole - half
        if other.count == 0 { break }
        let value = half.quotient + other.quotient
        if value > best?.value ?? -1 { best = (value, channel, layer) }
      }
    }
    guard let best else { return nil }
    var (first, second) = (box, box)
    first.high[best.channel] = best.layer
    second.low[best.channel] = best.layer
    first.variance = sum(first).variance
    second.variance = sum(second).variance
    return (first, second)
  }
}
