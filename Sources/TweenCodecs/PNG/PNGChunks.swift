import CZlib

/// A PNG file taken apart: every chunk checked, and the chunks that determine how it is read.
///
/// libpng gets `essentialFile`, without the chunks that only describe the image: their colour data
/// are applied here, and their content cannot keep libpng busy.
struct PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var width = 0
  private(set) var height = 0
  private(set) var bitDepth = 0
  /// The number of the `gAMA` chunk: gamma times 100,000; nil where it is missing, or where a profile
  /// or `sRGB` takes precedence.
  private(set) var gamma: Int?
  private(set) var orientation: ImageOrientation?
  /// Other properties of the file, which do not affect decoding.
  private(set) var traits = ImageTraits()
  /// The places in the file of the chunks that make the image, from length to checksum.
  private var essentials: [Range<Int>] = []

  /// Reads the chunks of a file that begins with the signature. Bytes behind the end of the image are
  /// ignored.
  init(_ file: [UInt8], limits: ImageDecoder.Limits) throws(ImageDecodingError) {
    var position = Self.signature.count
    var ownGamma: Int?
    var hasColorSpace = false
    var hasData = false
    var isBehindData = false
    while true {
      guard let length = file.bigEndian32(at: position),
        position + 12 + length <= file.count
      else { throw .truncated(.png, file.count) }
      let name = file[position + 4..<position + 8]
      let title = try Self.title(of: name, at: position)
      let body = position + 8..<position + 8 + length
      let end = body.upperBound + 4
      if position == Self.signature.count {
        guard title == "IHDR" else {
          throw .broken(.png, "Its first chunk is \(title), not IHDR.")
        }
        // The size is checked before the rest is processed.
        try readHeader(file, body, limits: limits)
      }
      try Self.checkSum(file, from: position + 4, to: body.upperBound, of: title, at: position)
      if hasData, title != "IDAT" { isBehindData = true }
      switch title {
      case "IHDR":
        if !essentials.isEmpty { throw .broken(.png, "It has two headers.") }
        essentials.append(position..<end)
      case "IDAT":
        if isBehindData { throw .broken(.png, "Other chunks interrupt its IDAT chunks.") }
        hasData = true
        essentials.append(position..<end)
      case "PLTE", "tRNS":
        if title == "tRNS" { traits.hasAlpha = true }
        essentials.append(position..<end)
      case "gAMA":
        if length == 4, let value = file.bigEndian32(at: body.lowerBound), value > 0 {
          ownGamma = ownGamma ?? value
        }
      case "sRGB", "iCCP", "cICP":
        hasColorSpace = true
        readProfile(title, file[body])
      case "pHYs": readResolution(file, body)
      case "eXIf":
        orientation = orientation ?? ImageOrientation(tiff: Array(file[body]))
        traits.orientation = orientation
      case "IEND":
        guard hasData else { throw .broken(.png, "It has no IDAT chunk.") }
        essentials.append(position..<end)
        gamma = hasColorSpace ? nil : ownGamma
        return
      default:
        // A capital first letter: a decoder that does not support the chunk must not show the image.
        if title.utf8.first.map({ $0 & 0x20 == 0 }) == true {
          throw .unsupported(.png, "a chunk \(title)")
        }
      }
      position = end
    }
  }

  /// The file without the chunks that only describe the image. With `linear` it declares its samples
  /// as linear light, so that libpng returns them unchanged when linear light is requested.
  func essentialFile(of file: [UInt8], linear: Bool) -> [UInt8] {
    var result = Self.signature
    result.reserveCapacity(essentials.reduce(24) { $0 + $1.count })
    for (index, range) in essentials.enumerated() {
      result += file[range]
      if index == 0, linear {
        let chunk: [UInt8] = Array("gAMA".utf8) + [0, 0x01, 0x86, 0xA0]  // 100,000
        let sum = UInt32(truncatingIfNeeded: crc32(0, chunk, UInt32(chunk.count)))
        result += [0, 0, 0, 4] + chunk
        result += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
      }
    }
    return result
  }

  private mutating func readHeader(
    _ file: [UInt8], _ body: Range<Int>, limits: ImageDecoder.Limits
  ) throws(ImageDecodingError) {
    guard body.count == 13, let width = file.bigEndian32(at: body.lowerBound),
      let height = file.bigEndian32(at: body.lowerBound + 4)
    else { throw .broken(.png, "Its header has \(body.count) bytes, not 13.") }
    try limits.check(.png, width: width, height: height)
    self.width = width
    self.height = height
    bitDepth = Int(file[body.lowerBound + 8])
    let colorType = file[body.lowerBound + 9]
    let depths =
      switch colorType {
      case 0: [1, 2, 4, 8, 16]
      case 3: [1, 2, 4, 8]
      case 2, 4, 6: [8, 16]
      default: [Int]()
      }
    guard depths.contains(bitDepth) else {
      throw .broken(.png, "It has a colour type of \(colorType) with \(bitDepth) bits.")
    }
    let methods = Array(file[body.lowerBound + 10..<body.upperBound])
    guard methods[0] == 0, methods[1] == 0, methods[2] <= 1 else {
      throw .broken(
        .png, "It has unknown methods of compression, filter and interlace (\(methods)).")
    }
    traits.colorModel = colorType & 2 == 0 ? .gray : .rgb
    traits.isIndexed = colorType == 3
    traits.bitDepth = traits.isIndexed ? 8 : bitDepth
    traits.hasAlpha = colorType & 4 != 0
    traits.isInterlaced = methods[2] == 1
  }

  /// Reads the name of the colour profile: an embedded profile takes precedence over the standard
  /// one.
  private mutating func readProfile(_ title: String, _ body: ArraySlice<UInt8>) {
    if title == "sRGB", traits.profileName == nil { traits.profileName = "sRGB IEC61966-2.1" }
    guard title == "iCCP" else { return }
    // Latin-1, which Unicode's first 256 numbers are, up to a 0.
    let name = body.prefix(79).prefix { $0 != 0 }
    if !name.isEmpty {
      traits.profileName = String(String.UnicodeScalarView(name.map { Unicode.Scalar($0) }))
    }
  }

  /// Reads the number of pixels per metre, which is 10,000 / 254 inches.
  private mutating func readResolution(_ file: [UInt8], _ body: Range<Int>) {
    guard body.count == 9, file[body.lowerBound + 8] == 1,
      let across = file.bigEndian32(at: body.lowerBound), across > 0,
      let down = file.bigEndian32(at: body.lowerBound + 4), down > 0
    else { return }
    traits.horizontalResolution = Double(across) * 254 / 10_000
    traits.verticalResolution = Double(down) * 254 / 10_000
  }

  /// A chunk's name: four letters.
  private static func title(
    of name: ArraySlice<UInt8>, at position: Int
  ) throws(ImageDecodingError) -> String {
    for byte in name where !(65...90).contains(byte) && !(97...122).contains(byte) {
      throw .broken(.png, "Its chunk at byte \(position) has no valid name.")
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func checkSum(
    _ file: [UInt8], from start: Int, to end: Int, of title: String, at position: Int
  ) throws(ImageDecodingError) {
    // zlib counts in 32 bits; a chunk's length has 31 and lies within the file.
    let sum = file.withUnsafeBufferPointer { bytes in
      crc32_z(0, UnsafeBufferPointer(rebasing: bytes[start..<end]).baseAddress, end - start)
    }
    guard Int(sum) == file.bigEndian32(at: end) else {
      throw .broken(.png, "The checksum of its chunk \(title) at byte \(position) is wrong.")
    }
  }
}
