import CGIF
import Glibc
import TweenPaint

/// GIF images through giflib: the first picture of a file, at its place on the file's canvas. The
/// rest of the canvas is clear.
///
/// Reads the file only up to the end of the first picture, so that errors in later frames have no
/// effect.
enum GIFDecoder {
  static let signature = Array("GIF8".utf8)

  static func decode(
    _ file: [UInt8], limits: ImageDecoder.Limits
  ) throws(ImageDecodingError) -> Bitmap {
    let result = file.withUnsafeBufferPointer { bytes in
      var source = Source(bytes: bytes)
      return withUnsafeMutablePointer(to: &source) { source in
        Result { () throws(ImageDecodingError) in
          var code: Int32 = 0
          guard let gif = DGifOpen(source, read, &code) else { throw error(code, file.count) }
          defer { DGifCloseFile(gif, nil) }
          let reader = GIFReader(gif: gif, byteCount: file.count, limits: limits)
          return try reader.firstPicture()
        }
      }
    }
    return try result.get()
  }

  /// The error for giflib's error code.
  fileprivate static func error(_ code: Int32, _ byteCount: Int) -> ImageDecodingError {
    switch code {
    case D_GIF_ERR_READ_FAILED, D_GIF_ERR_EOF_TOO_SOON: .truncated(.gif, byteCount)
    default:
      .broken(
        .gif, "giflib reports: \(GifErrorString(code).map { String(cString: $0) } ?? "nothing").")
    }
  }

  /// The input of giflib.
  private struct Source {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    mutating func read(_ target: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
      let count = min(count, bytes.count - position)
      guard count > 0, let start = bytes.baseAddress else { return 0 }
      memcpy(target, start + position, count)
      position += count
      return count
    }
  }

  private static let read: InputFunc = { gif, target, count in
    guard let data = gif?.pointee.UserData, let target else { return 0 }
    return Int32(data.assumingMemoryBound(to: Source.self).pointee.read(target, Int(count)))
  }
}

/// Reads the records of one open file.
private struct GIFReader {
  let gif: UnsafeMutablePointer<GifFileType>
  let byteCount: Int
  let limits: ImageDecoder.Limits

  func firstPicture() throws(ImageDecodingError) -> Bitmap {
    let screen = (width: Int(gif.pointee.SWidth), height: Int(gif.pointee.SHeight))
    if screen.width > 0, screen.height > 0 {
      try limits.check(.gif, width: screen.width, height: screen.height)
    }
    var transparent: Int?
    while true {
      var record = UNDEFINED_RECORD_TYPE
      try check(DGifGetRecordType(gif, &record))
      switch record {
      case EXTENSION_RECORD_TYPE: transparent = try readExtension() ?? transparent
      case IMAGE_DESC_RECORD_TYPE: return try readPicture(transparent)
      case TERMINATE_RECORD_TYPE: throw .broken(.gif, "It has no picture.")
      default: throw .broken(.gif, "It has a record of an unknown kind.")
      }
    }
  }

  private func check(_ result: Int32) throws(ImageDecodingError) {
    if result != GIF_OK { throw GIFDecoder.error(gif.pointee.Error, byteCount) }
  }

  /// Reads the extensions before a picture; returns the index of the transparent colour, if they
  /// declare one.
  private func readExtension() throws(ImageDecodingError) -> Int? {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    var transparent: Int?
    try check(DGifGetExtension(gif, &code, &block))
    while let bytes = block {
      var control = GraphicsControlBlock()
      if code == GRAPHICS_EXT_FUNC_CODE,
        DGifExtensionToGCB(Int(bytes[0]), bytes + 1, &control) == GIF_OK,
        control.TransparentColor >= 0
      {
        transparent = Int(control.TransparentColor)
      }
      try check(DGifGetExtensionNext(gif, &block))
    }
    return transparent
  }

  private func readPicture(_ transparent: Int?) throws(ImageDecodingError) -> Bitmap {
    try check(DGifGetImageDesc(gif))
    let place = gif.pointee.Image
    let (width, height) = (Int(place.Width), Int(place.Height))
    try limits.check(.gif, width: width, height: height)
    let (left, top) = (Int(place.Left), Int(place.Top))
    var canvas = (width: Int(gif.pointee.SWidth), height: Int(gif.pointee.SHeight))
    // A file without a canvas has that of its picture.
    if canvas.width <= 0 || canvas.height <= 0 { canvas = (left + width, top + height) }
    try limits.check(.gif, width: canvas.width, height: canvas.height)
    let palette = try palette(transparent)
    var bitmap = Bitmap(width: canvas.width, height: canvas.height)
    var line = [UInt8](repeating: 0, count: width)
    let shown = max(0, min(width, canvas.width - left))
    for row in Self.rows(height, isInterlaced: place.Interlace) {
      try check(
        line.withUnsafeMutableBufferPointer { DGifGetLine(gif, $0.baseAddress, Int32(width)) })
      guard top + row < canvas.height else { continue }
      let start = (top + row) * canvas.width + left
      bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
        for column in 0..<shown { pixels[start + column] = palette[Int(line[column])] }
      }
    }
    return bitmap
  }

  /// A pixel for each index; indices without a colour are clear.
  private func palette(_ transparent: Int?) throws(ImageDecodingError) -> [UInt32] {
    guard let map = (gif.pointee.Image.ColorMap ?? gif.pointee.SColorMap)?.pointee,
      let colors = map.Colors
    else { throw .broken(.gif, "It has no table of colors.") }
    var palette = [UInt32](repeating: 0, count: 256)
    for number in 0..<min(Int(map.ColorCount), 256) where number != transparent {
      let color = colors[number]
      palette[number] =
        0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
    }
    return palette
  }

  /// The rows in the order in which the file has them.
  private static func rows(_ height: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }
}
