import TweenPaint

/// The orientation of an image in its file, by EXIF's numbers (CIPA DC-008, "Orientation"): the sides
/// of the upright image on which the first row and the first column of the file lie.
public enum ImageOrientation: Int, Sendable {
  /// The first row is the top, the first column the left side: upright.
  case topLeft = 1
  /// The first row is the top, the first column the right side: mirrored.
  case topRight
  /// The first row is the bottom, the first column the right side: turned by half a turn.
  case bottomRight
  /// The first row is the bottom, the first column the left side: upside down, mirrored.
  case bottomLeft
  /// The first row is the left side, the first column the top.
  case leftTop
  /// The first row is the right side, the first column the top.
  case rightTop
  /// The first row is the right side, the first column the bottom.
  case rightBottom
  /// The first row is the left side, the first column the bottom.
  case leftBottom

  /// Whether width and height change places when the image is turned upright.
  public var swapsSides: Bool { rawValue >= 5 }

  /// Reads the orientation from a block of EXIF data, which is a TIFF file with tags and no image.
  /// nil where it is missing or invalid.
  init?(tiff bytes: [UInt8]) {
    let isLittle: Bool
    switch bytes.prefix(4) {
    case [0x49, 0x49, 0x2A, 0]: isLittle = true
    case [0x4D, 0x4D, 0, 0x2A]: isLittle = false
    default: return nil
    }
    func word(_ position: Int) -> Int? {
      bytes.bigEndian16(at: position).map {
        isLittle ? Int(UInt16(truncatingIfNeeded: $0).byteSwapped) : $0
      }
    }
    func long(_ position: Int) -> Int? {
      bytes.bigEndian32(at: position).map {
        isLittle ? Int(UInt32(truncatingIfNeeded: $0).byteSwapped) : $0
      }
    }
    guard let directory = long(4), let entryCount = word(directory) else { return nil }
    for entry in 0..<entryCount {
      let position = directory + 2 + 12 * entry
      guard let tag = word(position) else { return nil }
      // Tag 0x0112, one number of the type SHORT (3).
      guard tag == 0x0112 else { continue }
      guard word(position + 2) == 3, long(position + 4) == 1, let value = word(position + 8) else {
        return nil
      }
      self.init(rawValue: value)
      return
    }
    return nil
  }
}

extension Bitmap {
  /// Returns the upright image of an image that is stored with `orientation`.
  ///
  /// A copy, made pixel by pixel; with `topLeft`, and for an empty image, the bitmap itself.
  public func upright(from orientation: ImageOrientation) -> Bitmap {
    guard orientation != .topLeft, width > 0, height > 0 else { return self }
    let swaps = orientation.swapsSides
    // The place of the upright image's first pixel, and the steps from it to its neighbours at the
    // right and below.
    let startsRight = [.topRight, .bottomRight, .rightBottom, .leftBottom].contains(orientation)
    let startsLow = [.bottomRight, .bottomLeft, .rightTop, .rightBottom].contains(orientation)
    let start = (startsRight ? width - 1 : 0) + (startsLow ? (height - 1) * width : 0)
    let along = startsRight ? -1 : 1
    let down = startsLow ? -width : width
    let (right, below) = swaps ? (down, along) : (along, down)
    var result = swaps ? Bitmap(width: height, height: width) : Bitmap(width: width, height: height)
    let (columns, rows) = (result.width, result.height)
    pixels.withUnsafeBufferPointer { source in
      result.pixels.withUnsafeMutableBufferPointer { target in
        for row in 0..<rows {
          var position = start + row * below
          for column in 0..<columns {
            target[row * columns + column] = source[position]
            position += right
          }
        }
      }
    }
    return result
  }
}
