import TweenPaint

/// The memory layout of a bitmap context's pixels.
struct PixelLayout: Equatable, Sendable {
  private enum Kind: Equatable {
    /// Four bytes: premultiplied colours, and an alpha or a skipped byte.
    case color(isAlphaFirst: Bool, isOpaque: Bool, isLittle: Bool)
    /// One byte of grey.
    case gray
  }

  private let kind: Kind
  let bytesPerRow: Int
  let bitmapInfo: CGBitmapInfo

  /// Creates the layout; nil for an unsupported layout, and where `bytesPerRow` is less than a row's
  /// length.
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

  /// Whether every pixel is unchanged after being written to memory and read back.
  var isLossless: Bool {
    if case .color(_, isOpaque: false, _) = kind { return true }
    return false
  }

  /// Returns a pixel 0xAARRGGBB as it is after being written and read back: opaque without an alpha
  /// channel, and in a grey layout the luminance by Rec. 709, in encoded numbers.
  func storable(_ pixel: UInt32) -> UInt32 {
    switch kind {
    case .color(_, isOpaque: false, _): return pixel
    case .color: return pixel | 0xFF00_0000
    case .gray:
      let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
      return 0xFF00_0000 | ((2126 * red + 7152 * green + 722 * blue + 5000) / 10_000) * 0x1_0101
    }
  }

  /// Writes a pixel that `storable` has returned.
  func write(_ pixel: UInt32, to place: UnsafeMutableRawPointer) {
    switch kind {
    case .gray: place.storeBytes(of: UInt8(truncatingIfNeeded: pixel), as: UInt8.self)
    case .color(let isAlphaFirst, _, let isLittle):
      let number = isAlphaFirst ? pixel : pixel << 8 | pixel >> 24
      place.storeBytes(of: isLittle ? number.littleEndian : number.bigEndian, as: UInt32.self)
    }
  }

  /// Reads a pixel, in the form that `storable` returns.
  func read(from place: UnsafeRawPointer) -> UInt32 {
    switch kind {
    case .gray: return 0xFF00_0000 | UInt32(place.load(as: UInt8.self)) * 0x1_0101
    case .color(let isAlphaFirst, _, let isLittle):
      let bytes = place.loadUnaligned(as: UInt32.self)
      let number = isLittle ? UInt32(littleEndian: bytes) : UInt32(bigEndian: bytes)
      return storable(isAlphaFirst ? number : number >> 8 | number << 24)
    }
  }
}

/// The memory of a bitmap context, owned by the program or by the context.
final class PixelMemory {
  let start: UnsafeMutableRawPointer
  private let layout: PixelLayout
  private let width: Int
  private let height: Int
  private let isOwn: Bool

  /// Uses memory of the program, which must outlive this object.
  init(_ start: UnsafeMutableRawPointer, _ layout: PixelLayout, width: Int, height: Int) {
    (self.start, self.layout, self.width, self.height) = (start, layout, width, height)
    isOwn = false
  }

  /// Allocates memory.
  init(_ layout: PixelLayout, width: Int, height: Int) {
    (self.layout, self.width, self.height) = (layout, width, height)
    start = .allocate(byteCount: layout.bytesPerRow * height, alignment: 16)
    start.initializeMemory(as: UInt8.self, repeating: 0, count: layout.bytesPerRow * height)
    isOwn = true
  }

  deinit { if isOwn { start.deallocate() } }

  /// Writes the pixels. Bytes between the rows are unchanged.
  func write(_ bitmap: Bitmap) {
    for row in 0..<height {
      var place = start + row * layout.bytesPerRow
      for pixel in bitmap.pixels[row * width..<(row + 1) * width] {
        layout.write(pixel, to: place)
        place += layout.bytesPerPixel
      }
    }
  }

  /// Returns the pixels. Colours above their alpha, which a bitmap cannot hold, are clamped to it.
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
  /// The distance of two rows of the bitmap in bytes; 0 for a canvas.
  public var bytesPerRow: Int { layout?.bytesPerRow ?? 0 }
  /// The number of bits per channel, 8; 0 for a canvas.
  public var bitsPerComponent: Int { layout == nil ? 0 : 8 }
  /// The number of bits per pixel, 32, or 8 for grey; 0 for a canvas.
  public var bitsPerPixel: Int { (layout?.bytesPerPixel ?? 0) * 8 }
  /// The position of alpha in a pixel, and the byte order; empty for a canvas.
  public var bitmapInfo: CGBitmapInfo { layout?.bitmapInfo ?? [] }
  /// The position of alpha in a pixel; `none` for a canvas.
  public var alphaInfo: CGImageAlphaInfo {
    let bits = bitmapInfo.intersection(.alphaInfoMask).rawValue
    return CGImageAlphaInfo(rawValue: bits) ?? .none
  }
  /// The colour space of the pixels: encoded sRGB, or grey with the same encoding; nil for a canvas.
  public var colorSpace: CGColorSpace? {
    layout.map {
      $0.bytesPerPixel == 1 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
    }
  }
}
