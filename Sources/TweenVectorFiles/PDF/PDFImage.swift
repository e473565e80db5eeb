import TweenCodecs
import TweenPaint

/// Bitmaps as image XObjects (ISO 32000-1, 8.9.5): colours that are not premultiplied, and a soft mask
/// (11.6.5.3) where a pixel is not opaque.
enum PDFImage {
  static func reference(
    of bitmap: Bitmap, sampling: Sampling, in store: PDFStore
  ) throws -> PDFObjects.Reference {
    let isSmooth = sampling != .nearest
    let key = "\(bitmap.pixelHash) \(bitmap.width) \(isSmooth)"
    if let known = store.images[key] { return known }
    var entries = self.entries(bitmap, "DeviceRGB", components: 3, isSmooth)
    if !bitmap.isOpaque {
      let alpha = rows(bitmap, components: 1) { pixel, row in
        row.append(UInt8(truncatingIfNeeded: pixel >> 24))
      }
      let mask = try store.objects.add(
        stream: alpha, self.entries(bitmap, "DeviceGray", components: 1, isSmooth))
      entries += " /SMask \(mask) 0 R"
    }
    let colors = rows(bitmap, components: 3) { pixel, row in
      let alpha = pixel >> 24
      for shift in [UInt32(16), 8, 0] {
        let channel = pixel >> shift & 255
        row.append(
          alpha == 0 ? 0 : UInt8(min((channel * 255 + alpha / 2) / alpha, 255)))
      }
    }
    let made = try store.objects.add(stream: colors, entries)
    store.images[key] = made
    return made
  }

  private static func entries(
    _ bitmap: Bitmap, _ space: String, components: Int, _ isSmooth: Bool
  ) -> String {
    "/Type /XObject /Subtype /Image /Width \(bitmap.width) /Height \(bitmap.height) "
      + "/ColorSpace /\(space) /BitsPerComponent 8 /Interpolate \(isSmooth) "
      + parameters(bitmap, components)
  }

  /// The rows are filtered as in PNG (7.4.4.4). A stream too small to be compressed has no filters.
  private static func parameters(_ bitmap: Bitmap, _ components: Int) -> String {
    guard isFiltered(bitmap) else { return "" }
    return "/DecodeParms << /Predictor 15 /Colors \(components) /BitsPerComponent 8 "
      + "/Columns \(bitmap.width) >>"
  }

  private static func isFiltered(_ bitmap: Bitmap) -> Bool {
    bitmap.width * bitmap.height >= PDFObjects.leastCompressed
  }

  /// The channels of all rows, each behind the filter Up where rows are filtered.
  private static func rows(
    _ bitmap: Bitmap, components: Int, _ append: (UInt32, inout [UInt8]) -> Void
  ) -> [UInt8] {
    let isFiltered = isFiltered(bitmap)
    let length = bitmap.width * components
    var bytes: [UInt8] = []
    bytes.reserveCapacity(bitmap.height * (length + 1))
    var above = [UInt8](repeating: 0, count: length)
    var row: [UInt8] = []
    for y in 0..<bitmap.height {
      row.removeAll(keepingCapacity: true)
      for pixel in bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width] { append(pixel, &row) }
      guard isFiltered else {
        bytes.append(contentsOf: row)
        continue
      }
      bytes.append(2)
      for index in 0..<length { bytes.append(row[index] &- above[index]) }
      swap(&row, &above)
    }
    return bytes
  }
}
