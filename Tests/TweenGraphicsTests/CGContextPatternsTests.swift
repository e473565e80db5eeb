import Foundation
import Testing
import TweenGeometry
import TweenGraphics

@Suite struct CGContextPatternsTests {
  private let red: UInt32 = 0xFFFF_0000

  /// A red square of the lower left pixel of a cell of 2 by 2.
  private func squares(
    matrix: CGAffineTransform = .identity, isColored: Bool = true, step: CGFloat = 2
  ) -> CGPattern? {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(DrawnContext.red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        // Outside of the bounds.
        context.fill(CGRect(x: -9, y: 2, width: 20, height: 1))
      }, releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: matrix, xStep: step,
      yStep: step, tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
  }

  private func setSpace(_ context: CGContext, base: CGColorSpace? = nil) throws {
    let space = try #require(CGColorSpace(patternBaseSpace: base))
    #expect(space.model == .pattern)
    context.setFillColorSpace(space)
    context.setStrokeColorSpace(space)
  }

  @Test func `Cells stand at their steps from the corner, and nothing of them beside their bounds`()
    throws
  {
    let context = try DrawnContext.make(4, 4)
    try setSpace(context)
    context.setFillPattern(try #require(squares()), colorComponents: [1])
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    #expect(
      try DrawnContext.pixels(context) == [
        0, 0, 0, 0,
        red, 0, red, 0,
        0, 0, 0, 0,
        red, 0, red, 0,
      ])
  }

  @Test func `A pattern stays where it is when the context's space moves, and goes by its phase`()
    throws
  {
    let context = try DrawnContext.make(4, 1)
    try setSpace(context)
    context.translateBy(x: 1, y: 0)
    context.setPatternPhase(CGSize(width: 1, height: 0))
    var half: CGFloat = 0.2
    context.setFillPattern(try #require(squares()), colorComponents: &half)
    context.fill(CGRect(x: -1, y: 0, width: 9, height: 1))
    #expect(try DrawnContext.pixels(context) == [0, 0x3333_0000, 0, 0x3333_0000])
  }

  @Test func `The matrix maps the pattern, and lines are drawn with one`() throws {
    let context = try DrawnContext.make(4, 2)
    try setSpace(context)
    context.setStrokePattern(
      try #require(squares(matrix: CGAffineTransform(scaleX: 2, y: 2))), colorComponents: [1])
    context.setLineWidth(1)
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 4, y: 0.5)])
    #expect(try DrawnContext.pixels(context) == [0, 0, 0, 0, red, red, 0, 0])
  }

  @Test func `A pattern without colours is drawn in the colour that is set with it`() throws {
    let context = try DrawnContext.make(2, 1)
    let pattern = try #require(squares(isColored: false))
    try setSpace(context)
    // Without a base it has no colour, and the space of patterns has none either.
    context.setFillPattern(pattern, colorComponents: [0, 0, 1, 1])
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try DrawnContext.pixels(context) == [0, 0])
    try setSpace(context, base: CGColorSpaceCreateDeviceRGB())
    context.setFillPattern(pattern, colorComponents: [0, 0, 1, 1])
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try DrawnContext.pixels(context) == [0xFF00_00FF, 0])
  }

  @Test
  func `Outside a space of patterns none is set, and a colour's numbers have their own space`()
    throws
  {
    let context = try DrawnContext.make(2, 1)
    context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
    context.setFillPattern(try #require(squares()), colorComponents: [1])
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor([1, 0, 0, 1])
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try DrawnContext.pixels(context) == [0xFF00_0000, red])
    let patterns = try #require(CGColorSpace(patternBaseSpace: nil))
    #expect(CGColorSpace(patternBaseSpace: patterns) == nil)
    #expect(CGColor(colorSpace: patterns, components: [1]) == nil)
  }

  @Test func `Steps that lead nowhere make no pattern, and what it was told is released`() throws {
    for step in [0, CGFloat.nan, .infinity] { #expect(squares(step: step) == nil) }
    #expect(squares(matrix: CGAffineTransform(scaleX: 0, y: 1)) == nil)
    let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { count.deallocate() }
    count.initialize(to: 0)
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: nil,
      releaseInfo: { $0?.assumingMemoryBound(to: Int.self).pointee += 1 })
    do {
      let pattern = CGPattern(
        info: count, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), matrix: .identity, xStep: 1,
        yStep: 1, tiling: .noDistortion, isColored: true, callbacks: &callbacks)
      let context = try DrawnContext.make(1, 1)
      try setSpace(context)
      context.setFillPattern(try #require(pattern), colorComponents: [1])
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(try DrawnContext.pixels(context) == [0])
      #expect(count.pointee == 0)
    }
    #expect(count.pointee == 1)
  }
}
