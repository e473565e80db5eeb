import TweenPaint
import TweenStage

/// YUV4MPEG2: frames in luma and chroma, as encoders read them from a pipe.
///
/// BT.709 in limited range, chroma at half the columns and rows, at MPEG-2's positions: with the left
/// column of two, between the rows (ITU-T H.273; mjpegtools, yuv4mpeg(5)). The colours are rounded to
/// 8 bits, and not exact.
final class Y4MFilm: FilmTrack {
  private let target: FilmTarget
  private var planes: [UInt8] = []

  /// Writes the head of the film.
  init(_ target: FilmTarget, width: Int, height: Int, rate: FrameRate) throws {
    self.target = target
    let head =
      "YUV4MPEG2 W\(width) H\(height) F\(rate.numerator):\(rate.denominator) Ip A1:1 C420mpeg2 "
      + "XCOLORRANGE=LIMITED\n"
    try Array(head.utf8).withUnsafeBytes { try target.write($0) }
  }

  func add(_ bitmap: Bitmap, isUnchanged: Bool) throws {
    if !isUnchanged || planes.isEmpty { convert(bitmap) }
    try Array("FRAME\n".utf8).withUnsafeBytes { try target.write($0) }
    try planes.withUnsafeBytes { try target.write($0) }
  }

  func finish() throws {}

  /// Factors of BT.709 (Kr 0.2126, Kb 0.0722) for limited range, times 2^16 and rounded: the sum of
  /// those of luma is 219/255, the sum of those of chroma 0.
  private enum Factor {
    static let luma: (Int32, Int32, Int32) = (11_966, 40_254, 4_064)
    static let blue: (Int32, Int32, Int32) = (-6_596, -22_189, 28_785)
    static let red: (Int32, Int32, Int32) = (28_785, -26_145, -2_640)
  }

  private func convert(_ bitmap: Bitmap) {
    let (width, height) = (bitmap.width, bitmap.height)
    let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
    let count = width * height + 2 * halfWidth * halfHeight
    if planes.count != count { planes = Array(repeating: 0, count: count) }
    // For each band the sums of red, green and blue of two rows, column after column.
    let rowSums = Array(repeating: 0 as Int32, count: width * 3)
    planes.withUnsafeMutableBufferPointer { planes in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        RowBands.forEach(of: halfHeight, threads: RowBands.cores) { halves in
          var sums = rowSums
          sums.withUnsafeMutableBufferPointer { sums in
            for half in halves {
              let second = min(2 * half + 1, height - 1)
              Self.luma(pixels, row: 2 * half, width: width, planes)
              if second > 2 * half { Self.luma(pixels, row: second, width: width, planes) }
              Self.sum(pixels, 2 * half, second, width: width, sums)
              Self.chroma(
                sums, width: width, planes, at: width * height + half * halfWidth,
                and: width * height + halfWidth * (halfHeight + half))
            }
          }
        }
      }
    }
  }

  private static func luma(
    _ pixels: UnsafeBufferPointer<UInt32>, row: Int, width: Int,
    _ planes: UnsafeMutableBufferPointer<UInt8>
  ) {
    let (red, green, blue) = Factor.luma
    for index in row * width..<(row + 1) * width {
      let pixel = pixels[index]
      let sum =
        Int32(pixel >> 16 & 255) &* red &+ Int32(pixel >> 8 & 255) &* green
        &+ Int32(pixel & 255) &* blue
      planes[index] = UInt8(truncatingIfNeeded: 16 &+ (sum &+ 32_768) >> 16)
    }
  }

  private static func sum(
    _ pixels: UnsafeBufferPointer<UInt32>, _ first: Int, _ second: Int, width: Int,
    _ rows: UnsafeMutableBufferPointer<Int32>
  ) {
    for column in 0..<width {
      let (a, b) = (pixels[first * width + column], pixels[second * width + column])
      rows[column * 3] = Int32(a >> 16 & 255) &+ Int32(b >> 16 & 255)
      rows[column * 3 + 1] = Int32(a >> 8 & 255) &+ Int32(b >> 8 & 255)
      rows[column * 3 + 2] = Int32(a & 255) &+ Int32(b & 255)
    }
  }

  /// A quarter of the columns beside the sited one, and half of that.
  private static func chroma(
    _ rows: UnsafeMutableBufferPointer<Int32>, width: Int,
    _ planes: UnsafeMutableBufferPointer<UInt8>, at blueStart: Int, and redStart: Int
  ) {
    for half in 0..<(width + 1) / 2 {
      let middle = half * 6
      let left = max(middle - 3, 0)
      let right = min(2 * half + 1, width - 1) * 3
      // Eight times the mean.
      let red = rows[left] &+ 2 &* rows[middle] &+ rows[right]
      let green = rows[left + 1] &+ 2 &* rows[middle + 1] &+ rows[right + 1]
      let blue = rows[left + 2] &+ 2 &* rows[middle + 2] &+ rows[right + 2]
      let (b, r) = (Factor.blue, Factor.red)
      let u = (red &* b.0 &+ green &* b.1 &+ blue &* b.2 &+ 262_144) >> 19
      let v = (red &* r.0 &+ green &* r.1 &+ blue &* r.2 &+ 262_144) >> 19
      planes[blueStart + half] = UInt8(truncatingIfNeeded: 128 &+ u)
      planes[redStart + half] = UInt8(truncatingIfNeeded: 128 &+ v)
    }
  }
}
