import Foundation
import Testing
import TweenGraphics

@Suite struct PixelLayoutTests {
  private func make(
    _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, bytesPerRow: Int = 0,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), _ info: UInt32
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: info)
  }

  private let color = CGColor(red: 1, green: 0.2, blue: 0, alpha: 1)
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  @Test func `Each drawing stands in the program's memory when its call returns`() throws {
    let orders: [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])] = [
      (.premultipliedLast, .byteOrderDefault, [255, 51, 0, 255]),
      (.premultipliedLast, .byteOrder32Big, [255, 51, 0, 255]),
      (.premultipliedFirst, .byteOrder32Little, [0, 51, 255, 255]),
      (.premultipliedFirst, .byteOrderDefault, [255, 255, 51, 0]),
      (.noneSkipLast, .byteOrder32Little, [255, 0, 51, 255]),
    ]
    for (alpha, order, bytes) in orders {
      var memory = [UInt8](repeating: 0, count: 4)
      try memory.withUnsafeMutableBytes { memory in
        let context = try #require(
          make(memory.baseAddress, 1, 1, alpha.rawValue | order.rawValue))
        #expect(context.alphaInfo == alpha && context.bitsPerPixel == 32)
        context.setFillColor(color)
        context.fill(unit)
        #expect(Array(memory) == bytes, "\(alpha) \(order)")
        context.clear(unit)
        #expect(Array(memory).reduce(0) { $0 + Int($1) } == (alpha == .noneSkipLast ? 255 : 0))
      }
    }
  }

  @Test func `What the memory holds is drawn onto, also what the program writes meanwhile`() throws
  {
    // Two rows of one pixel, with a gap of four bytes behind each.
    var memory: [UInt8] = [0, 0, 255, 255, 7, 7, 7, 7, 1, 2, 3, 4, 8, 8, 8, 8]
    try memory.withUnsafeMutableBytes { memory in
      let context = try #require(
        make(
          memory.baseAddress, 1, 2, bytesPerRow: 8, CGImageAlphaInfo.premultipliedLast.rawValue))
      context.setAlpha(0)
      context.setFillColor(color)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
      #expect(Array(memory) == [0, 0, 255, 255, 7, 7, 7, 7, 1, 2, 3, 4, 8, 8, 8, 8])
      memory[0] = 255
      context.setAlpha(1)
      context.setBlendMode(.destinationOver)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(Array(memory[..<8]) == [255, 0, 255, 255, 7, 7, 7, 7])
      #expect(memory[11] == 255)
      #expect(try DrawnContext.pixels(context)[0] == 0xFFFF_00FF)
    }
  }

  @Test func `The context's own memory holds what is drawn before and after it is asked for`()
    throws
  {
    let context = try #require(
      make(nil, 2, 1, bytesPerRow: 16, CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(context.bytesPerRow == 16 && context.width == 2 && context.bitsPerComponent == 8)
    context.setFillColor(color)
    context.fill(unit)
    let data = try #require(context.data)
    func bytes() -> [UInt8] { (0..<8).map { data.load(fromByteOffset: $0, as: UInt8.self) } }
    #expect(bytes() == [255, 51, 0, 255, 0, 0, 0, 0])
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(bytes()[4...] == [0, 0, 0, 0])
    context.endTransparencyLayer()
    #expect(bytes() == [255, 51, 0, 255, 255, 51, 0, 255])
    #expect(context.data == data)
  }

  @Test func `A grey context keeps a byte a pixel, as light as the colour`() throws {
    var memory = [UInt8](repeating: 9, count: 3)
    try memory.withUnsafeMutableBytes { memory in
      let context = try #require(
        make(
          memory.baseAddress, 3, 1, space: CGColorSpaceCreateDeviceGray(),
          CGImageAlphaInfo.none.rawValue))
      #expect(context.bitsPerPixel == 8 && context.colorSpace?.model == .monochrome)
      context.setFillColor(gray: 0.6, alpha: 1)
      context.fill(unit)
      context.setFillColor(DrawnContext.red)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      // 0.6 of 255, Rec. 709's red of 255, and what was there.
      #expect(Array(memory) == [153, 54, 9])
      #expect(try DrawnContext.pixels(context) == [0xFF99_9999, 0xFF36_3636, 0xFF09_0909])
    }
  }

  @Test func `Colours above their alpha in the memory are cut down to it`() throws {
    var memory: [UInt8] = [255, 10, 0, 20]
    try memory.withUnsafeMutableBytes { memory in
      let context = try #require(
        make(memory.baseAddress, 1, 1, CGImageAlphaInfo.premultipliedLast.rawValue))
      #expect(try DrawnContext.pixels(context) == [0x1414_0A00])
    }
  }

  @Test func `Layouts that are not drawn into make no context`() {
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(make(nil, 2, 1, bytesPerRow: 7, 1) == nil)
    #expect(make(nil, 2, 1, space: gray, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    #expect(make(nil, 2, 1, CGImageAlphaInfo.none.rawValue) == nil)
    #expect(make(nil, 2, 1, 1 | CGBitmapInfo.floatComponents.rawValue) == nil)
    #expect(make(nil, 2, 1, 1 | 1 << 12) == nil)
    #expect(make(nil, 2, 1, CGImageAlphaInfo.alphaOnly.rawValue) == nil)
  }
}
