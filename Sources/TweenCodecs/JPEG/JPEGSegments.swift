/// A JPEG file's markers (ITU-T T.81, annex B), read before any pixel is: the size, the kind, and
/// whether the file is whole.
struct JPEGSegments {
  /// The largest number of scans; a file with more throws an error. Programs write about ten; each is
  /// work for the whole image, however few bytes it takes.
  static let scanLimit = 100

  private(set) var width = 0
  private(set) var height = 0
  /// 1: grey; 3: colours; 4: four inks.
  private(set) var componentCount = 0
  /// Whether Adobe's segment is present, which means that inks are stored inverted.
  private(set) var isAdobe = false
  private(set) var orientation: ImageOrientation?
  /// Pixels an inch in JFIF's segment; nil where it is missing, or has only a ratio.
  private var resolution: (across: Double, down: Double)?

  /// The properties in the segments besides the size.
  var traits: ImageTraits {
    var traits = ImageTraits()
    traits.colorModel = componentCount == 1 ? .gray : componentCount == 4 ? .cmyk : .rgb
    traits.orientation = orientation
    traits.horizontalResolution = resolution?.across
    traits.verticalResolution = resolution?.down
    return traits
  }

  /// Reads the markers of a file that begins with one. Bytes behind the image are ignored.
  init(_ file: [UInt8], limits: ImageDecoder.Limits) throws(ImageDecodingError) {
    var position = 2
    var scanCount = 0
    while true {
      guard position < file.count else { throw .truncated(.jpeg, file.count) }
      guard file[position] == 0xFF else {
        throw .broken(.jpeg, "It has no marker at byte \(position).")
      }
      while position < file.count, file[position] == 0xFF { position += 1 }
      guard position < file.count else { throw .truncated(.jpeg, file.count) }
      let marker = file[position]
      position += 1
      if marker == 0xD9 { break }
      guard let length = file.bigEndian16(at: position), position + max(length, 2) <= file.count
      else { throw .truncated(.jpeg, file.count) }
      guard length >= 2, marker != 0, marker != 0xD8 else {
        throw .broken(.jpeg, "Its segment at byte \(position - 2) is invalid.")
      }
      let body = position + 2..<position + length
      position = body.upperBound
      switch marker {
      case 0xC4, 0xC8, 0xCC: break
      case 0xC0...0xCF: try readFrame(file, body, marker: marker, limits: limits)
      case 0xE0: readResolution(file, body)
      case 0xE1: readExif(file[body])
      case 0xEE:
        isAdobe = isAdobe || body.count >= 12 && file[body].starts(with: Array("Adobe".utf8))
      case 0xDA:
        guard componentCount > 0 else { throw .broken(.jpeg, "It has pixels before its size.") }
        scanCount += 1
        guard scanCount <= Self.scanLimit else {
          throw .unsupported(.jpeg, "more than \(Self.scanLimit) scans")
        }
        position = Self.endOfScan(file, from: position)
      default: break
      }
    }
    guard scanCount > 0 else { throw .broken(.jpeg, "It has no pixels.") }
  }

  private mutating func readFrame(
    _ file: [UInt8], _ body: Range<Int>, marker: UInt8, limits: ImageDecoder.Limits
  ) throws(ImageDecodingError) {
    guard componentCount == 0 else { throw .broken(.jpeg, "It has two sizes.") }
    guard body.count >= 6, let height = file.bigEndian16(at: body.lowerBound + 1),
      let width = file.bigEndian16(at: body.lowerBound + 3)
    else { throw .broken(.jpeg, "Its header has \(body.count) bytes.") }
    // Baseline, extended and progressive, by Huffman's codes or by arithmetic ones.
    guard [0xC0, 0xC1, 0xC2, 0xC9, 0xCA].contains(marker) else {
      throw .unsupported(.jpeg, "the process \(marker - 0xC0)")
    }
    let precision = file[body.lowerBound]
    guard precision == 8 else { throw .unsupported(.jpeg, "\(precision) bits a channel") }
    if height == 0, width > 0 { throw .unsupported(.jpeg, "its height after its pixels") }
    try limits.check(.jpeg, width: width, height: height)
    let count = Int(file[body.lowerBound + 5])
    guard [1, 3, 4].contains(count) else { throw .unsupported(.jpeg, "\(count) channels") }
    guard body.count == 6 + 3 * count else {
      throw .broken(.jpeg, "Its header has \(body.count) bytes for \(count) channels.")
    }
    self.width = width
    self.height = height
    componentCount = count
  }

  private mutating func readExif(_ body: ArraySlice<UInt8>) {
    guard orientation == nil, body.starts(with: Array("Exif\0\0".utf8)) else { return }
    orientation = ImageOrientation(tiff: Array(body.dropFirst(6)))
  }

  /// Reads JFIF's segment (ITU-T T.871): the unit, 1 for inches and 2 for centimetres, and the number
  /// of pixels in it across and down.
  private mutating func readResolution(_ file: [UInt8], _ body: Range<Int>) {
    guard resolution == nil, body.count >= 12, file[body].starts(with: Array("JFIF\0".utf8)),
      let across = file.bigEndian16(at: body.lowerBound + 8), across > 0,
      let down = file.bigEndian16(at: body.lowerBound + 10), down > 0
    else { return }
    switch file[body.lowerBound + 7] {
    case 1: resolution = (Double(across), Double(down))
    case 2: resolution = (Double(across) * 2.54, Double(down) * 2.54)
    default: break
    }
  }

  /// The position of the first marker behind a scan's data, in which 0xFF is followed only by 0 and
  /// by the numbers of restarts.
  private static func endOfScan(_ file: [UInt8], from start: Int) -> Int {
    file.withUnsafeBufferPointer { file in
      var position = start
      while position + 1 < file.count {
        if file[position] == 0xFF {
          let next = file[position + 1]
          if next != 0, next != 0xFF, !(0xD0...0xD7).contains(next) { return position }
        }
        position += 1
      }
      return file.count
    }
  }
}
