import TweenPaint

/// How the pixels of a bitmap context lie in memory, and what of a colour they keep.
struct PixelLayout: Equatable, Sendable {
  private enum Kind: Equatable {
    /// Four bytes: premultiplied colours, and an alpha or a number that says nothing.
    case color(isAlphaFirst: Bool, isOpaque: Bool, isLittle: Bool)
    /// A byte.
    case gray
  }

  private let kind: Kind
  let bytesPerRow: Int
  let bitmapInfo: CGBitmapInfo

  /// nil for a layout that is not drawn into, and for rows that are too short.
  init?(space: CGColorSpace, bitmapInfo: UInt32, width: Int, bytesPerRow: Int) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard !info.contains(.floatComponents),
      let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    let order = info.intersection(.byteOrderMask)
    switch (space.model, alpha) {
    case (.monochrome, .none) where order == .byteOrderDefault: kind = .gray
    case (.rgb, .premultipliedFirst), (.rgb, .premultipliedLast), (.rgb, .noneSkipFirst),
      (.rgb, .noneSkipLast):
      guard [.byteOrderDefault, .byteOrder32Big, .byteOrder32Little].contains(order) else {
        return nil
      }
      kind = .color(
        isAlphaFirst: alpha == .premultipliedFirst || alpha == .noneSkipFirst,
        isOpaque: alpha == .noneSkipFirst || alpha == .noneSkipLast,
        isLittle: order == .byteOrder32Little)
    default: return nil
    }
    let length = width * (kind == .gray ? 1 : 4)
    guard bytesPerRow == 0 || bytesPerRow >= length else { return nil }
    self.bytesPerRow = bytesPerRow == 0 ? length : bytesPerRow
    self.bitmapInfo = info
  }

  var bytesPerPixel: Int { kind == .gray ? 1 : 4 }

  /// Whether a pixel comes back from memory as it was, whatever it is.
  var keepsAll: Bool {
    if case .color(_, isOpaque: false, _) = kind { return true }
    return false
  }

  /// A pixel 0xAARRGGBB as it comes back from memory: over black without an alpha, and of a grey
  /// layout as light as its parts of Rec. 709 make it, in encoded numbers.
  func shown(_ pixel: UInt32) -> UInt32 {
    switch kind {
    case .color(_, isOpaque: false, _): return pixel
    case .color: return pixel | 0xFF00_0000
    case .gray:
      let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
      return 0xFF00_0000 | ((2126 * red + 7152 * green + 722 * blue + 5000) / 10_000) * 0x1_0101
    }
  }

  /// Writes a pixel that is as `shown` gives it.
  func write(_ pixel: UInt32, to place: UnsafeMutableRawPointer) {
    switch kind {
    case .gray: place.storeBytes(of: UInt8(truncatingIfNeeded: pixel), as: UInt8.self)
    case .color(let isAlphaFirst, _, let isLittle):
      let number = isAlphaFirst ? pixel : pixel << 8 | pixel >> 24
      place.storeBytes(of: isLittle ? number.littleEndian : number.bigEndian, as: UInt32.self)
    }
  }

  /// Reads a pixel, as `shown` gives it.
  func read(from place: UnsafeRawPointer) -> UInt32 {
    switch kind {
    case .gray: return 0xFF00_0000 | UInt32(place.load(as: UInt8.self)) * 0x1_0101
    case .color(let isAlphaFirst, _, let isLittle):
      let bytes = place.loadUnaligned(as: UInt32.self)
      let number = isLittle ? UInt32(littleEndian: bytes) : UInt32(bigEndian: bytes)
      return shown(isAlphaFirst ? number : number >> 8 | number << 24)
    }
  }
}

/// The memory of a bitmap context: the program's, or one of its own.
final class PixelMemory {
  let start: UnsafeMutableRawPointer
  private let layout: PixelLayout
  private let width: Int
  private let height: Int
  private let isOwn: Bool

  /// Memory that is given, and outlives this.
  init(_ start: UnsafeMutableRawPointer, _ layout: PixelLayout, width: Int, height: Int) {
    (self.start, self.layout, self.width, self.height) = (start, layout, width, height)
    isOwn = false
  }

  /// Memory of its own.
  init(_ layout: PixelLayout, width: Int, height: Int) {
    (self.layout, self.width, self.height) = (layout, width, height)
    start = .allocate(byteCount: layout.bytesPerRow * height, alignment: 16)
    start.initializeMemory(as: UInt8.self, repeating: 0, count: layout.bytesPerRow * height)
    isOwn = true
  }

  deinit { if isOwn { start.deallocate() } }

  /// Writes the pixels, and nothing between the rows.
  func write(_ bitmap: Bitmap) {
    for row in 0..<height {
      var place = start + row * layout.bytesPerRow
      for pixel in bitmap.pixels[row * width..<(row + 1) * width] {
        layout.write(pixel, to: place)
        place += layout.bytesPerPixel
      }
    }
  }

  /// The pixels as they are. Colours above their alpha, which no bitmap has, are cut down to it.
  func read() -> Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      var place = UnsafeRawPointer(start) + row * layout.bytesPerRow
      for _ in 0..<width {
        let pixel = layout.read(from: place)
        let alpha = pixel >> 24
        let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        pixels.append(
          alpha << 24 | min(red, alpha) << 16 | min(green, alpha) << 8 | min(blue, alpha))
        place += layout.bytesPerPixel
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension CGContext {
  /// Bytes from a row of the bitmap to the next; 0 of a canvas.
  public var bytesPerRow: Int { layout?.bytesPerRow ?? 0 }
  /// Bits of a channel: 8; 0 of a canvas.
  public var bitsPerComponent: Int { layout == nil ? 0 : 8 }
  /// Bits of a pixel: 32, of greys 8; 0 of a canvas.
  public var bitsPerPixel: Int { (layout?.bytesPerPixel ?? 0) * 8 }
  /// Where the alpha stands in a pixel, and the order of the bytes; empty of a canvas.
  public var bitmapInfo: CGBitmapInfo { layout?.bitmapInfo ?? [] }
  /// Where the alpha stands in a pixel; `none` of a canvas.
  public var alphaInfo: CGImageAlphaInfo {
    let bits = bitmapInfo.intersection(.alphaInfoMask).rawValue
    return CGImageAlphaInfo(rawValue: bits) ?? .none
  }
  /// What the pixels mean: encoded sRGB, or grey encoded alike; nil of a canvas.
  public var colorSpace: CGColorSpace? {
    layout.map {
      $0.bytesPerPixel == 1 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
    }
  }
}
