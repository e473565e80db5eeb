import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenPaint
import TweenRaster

/// A call of the display list with numbers in places where any number can stand.
struct HostileCall: Sendable, CustomTestStringConvertible {
  let name: String
  /// Numbers with which the call draws something.
  let usual: [Double]
  let make: @Sendable ([Double]) -> [DisplayItem]

  /// Whether layers become pictures of their own.
  var drawsPictures: Bool { ["blur", "shadow", "backdrop"].contains(name) }

  var testDescription: String { name }

  static let values: [Double] = [
    0, -0.0, 1e-300, 1e-9, -3e9, 1e300, .infinity, -.infinity, .nan,
  ]

  private static let matrix: [Double] = [1, 0.1, -0.1, 1, 2, 1]
  private static let path = rectangle(2, 2, 9, 9)
  private static let bitmap = Bitmap(width: 2, height: 2, pixels: [0xFFFF_FFFF, 0, 0x8040_4040, 0])

  private static func transform(_ n: ArraySlice<Double>) -> CGAffineTransform {
    let n = Array(n)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  private static func rect(_ n: ArraySlice<Double>) -> CGRect {
    let n = Array(n)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  private static func layer(
    _ effect: DisplayItem.LayerEffect? = nil, opacity: Double = 1, clip: DisplayItem.Clip? = nil,
    items: [DisplayItem] = [fill(path)]
  ) -> [DisplayItem] {
    [DisplayItem(.beginLayer(.init(opacity: opacity, clip: clip, effect: effect)))] + items
      + [DisplayItem(.endLayer)]
  }

  private static func gradient(
    _ geometry: GradientPaint.Geometry, _ n: ArraySlice<Double>
  ) -> [DisplayItem] {
    let n = Array(n)
    let color = Color.Resolved(
      linearRed: Float(n[6]), linearGreen: 0.5, linearBlue: 1, opacity: Float(n[7]))
    return [GradientPaint.Interpolation.device, .perceptual].map { space in
      fill(
        path,
        paint: .gradient(
          GradientPaint(
            geometry: geometry,
            stops: [
              .init(color: color, location: n[8]), .init(color: white, location: n[9]),
              .init(color: color, location: 1),
            ], interpolation: space, transform: transform(n[0..<6]))))
    }
  }

  private static let stops: [Double] = [0.5, 0.7, 0, 0.5]

  static let all: [HostileCall] = [
    HostileCall(name: "path", usual: [1, 2, 12, 3, 14, 9, 6, 13, 2, 15, 1, 11, 3, 4]) { n in
      var path = Path()
      path.move(to: CGPoint(x: n[0], y: n[1]))
      path.addLine(to: CGPoint(x: n[2], y: n[3]))
      path.addQuadCurve(to: CGPoint(x: n[4], y: n[5]), control: CGPoint(x: n[6], y: n[7]))
      path.addCurve(
        to: CGPoint(x: n[8], y: n[9]), control1: CGPoint(x: n[10], y: n[11]),
        control2: CGPoint(x: n[12], y: n[13]))
      return [fill(path), fill(path, rule: .evenOdd, isAntialiased: false)]
    },
    HostileCall(name: "arcs", usual: [8, 8, 5, 0.3, 4, 2, 3, 9, 7, 3]) { n in
      var arc = Path()
      arc.addArc(
        center: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: .radians(n[3]),
        endAngle: .radians(n[4]), clockwise: false)
      var box = Path()
      box.addEllipse(in: rect(n[5..<9]))
      box.addRoundedRect(in: rect(n[5..<9]), cornerSize: CGSize(width: n[9], height: n[9]))
      return [fill(arc), fill(box)]
    },
    HostileCall(name: "strokes", usual: [2, 3, 12, 11, 3, 4, 2, 1, 0.5]) { n in
      var path = Path()
      path.move(to: CGPoint(x: n[0], y: n[1]))
      path.addLine(to: CGPoint(x: n[2], y: n[3]))
      path.addLine(to: CGPoint(x: 3, y: 14))
      let style = StrokeStyle(
        lineWidth: n[4], lineCap: .round, lineJoin: .miter, miterLimit: n[5],
        dash: [n[6], n[7]], dashPhase: n[8])
      return [fill(path, stroke: style)]
    },
    HostileCall(name: "transform and opacity", usual: matrix + [0.5]) { n in
      [fill(path, opacity: n[6], transform: transform(n[0..<6]))]
    },
    HostileCall(name: "linear", usual: matrix + stops + [2, 2, 12, 9]) { n in
      gradient(
        .linear(start: CGPoint(x: n[10], y: n[11]), end: CGPoint(x: n[12], y: n[13])), n[...])
    },
    HostileCall(name: "radial", usual: matrix + stops + [7, 7, 1, 6]) { n in
      gradient(
        .radial(center: CGPoint(x: n[10], y: n[11]), startRadius: n[12], endRadius: n[13]), n[...])
    },
    HostileCall(name: "angular", usual: matrix + stops + [7, 7, 1, 6]) { n in
      gradient(
        .angular(center: CGPoint(x: n[10], y: n[11]), startAngle: n[12], endAngle: n[13]), n[...])
    },
    HostileCall(name: "image", usual: matrix + [2, 2, 9, 9, 0.5]) { n in
      [Sampling.nearest, .linear, .smooth].map { sampling in
        DisplayItem(
          .image(
            .init(
              bitmap: bitmap, rect: rect(n[6..<10]), sampling: sampling, opacity: n[10],
              transform: transform(n[0..<6]))))
      }
    },
    HostileCall(name: "pattern", usual: matrix + [0, 0, 2, 1]) { n in
      [PatternPaint.Extent.tiled, .padded, .clear].map { extent in
        fill(
          path,
          paint: .pattern(
            PatternPaint(
              bitmap: bitmap, source: rect(n[6..<10]), horizontal: extent, vertical: extent,
              transform: transform(n[0..<6]))))
      }
    },
    HostileCall(name: "glyphs", usual: matrix + [9, 1, 12, 6, 13, 0.5]) { n in
      let run = GlyphRun(
        faceID: 9, fontSize: n[6], glyphs: [0, 0],
        positions: [CGPoint(x: n[7], y: n[8]), CGPoint(x: n[9], y: n[10])], text: "",
        outlines: GlyphOutlines(unitsPerEm: 10, outlines: [0: rectangle(0, 0, 6, 8)]))
      return [
        DisplayItem(
          .glyphs(
            .init(
              run: run, paint: .solid(white), opacity: n[11], transform: transform(n[0..<6]))))
      ]
    },
    HostileCall(name: "clip", usual: matrix + [1, 1, 10, 10, 0.5]) { n in
      layer(
        opacity: n[10],
        clip: .init(
          path: rectangle(n[6], n[7], n[8], n[9]), transform: transform(n[0..<6])))
    },
    HostileCall(name: "projection", usual: [1, 0, 0.01, 0, 1, 0.01, 1, 1, 1]) { n in
      var map = ProjectionTransform()
      (map.m11, map.m12, map.m13) = (n[0], n[1], n[2])
      (map.m21, map.m22, map.m23) = (n[3], n[4], n[5])
      (map.m31, map.m32, map.m33) = (n[6], n[7], n[8])
      let image = DisplayItem(
        .image(.init(bitmap: bitmap, rect: CGRect(x: 3, y: 3, width: 6, height: 4))))
      let shaded = gradient(
        .radial(center: CGPoint(x: 6, y: 6), startRadius: 1, endRadius: 5), (matrix + stops)[...])
      return layer(.projection(map), items: shaded + [image])
    },
    HostileCall(name: "blur", usual: matrix + [2, 1, 1, 9, 9]) { n in
      layer(.blur(.init(radius: n[6], transform: transform(n[0..<6]))))
        + layer(
          .blur(
            .init(radius: n[6], opaqueRect: rect(n[7..<11]), transform: transform(n[0..<6]))))
    },
    HostileCall(name: "shadow", usual: matrix + [2, 1, 1]) { n in
      [DisplayItem.Shadow.Kind.drop, .inner].flatMap { kind in
        layer(
          .shadow(
            .init(
              kind: kind, color: white, radius: n[6], offset: CGSize(width: n[7], height: n[8]),
              transform: transform(n[0..<6]))))
      }
    },
    HostileCall(name: "backdrop", usual: matrix + [2, 1, 0.2]) { n in
      var colors = ColorMatrix()
      (colors.r1, colors.b5) = (Float(n[7]), Float(n[8]))
      return layer(
        .backdrop(.init(radius: n[6], colorMatrix: colors, transform: transform(n[0..<6]))))
    },
    HostileCall(name: "color matrix", usual: [1, 0.5, 0.1, 1, 0.2, 1]) { n in
      var colors = ColorMatrix()
      (colors.r1, colors.r4, colors.r5) = (Float(n[0]), Float(n[1]), Float(n[2]))
      (colors.g2, colors.a1, colors.a4) = (Float(n[3]), Float(n[4]), Float(n[5]))
      return layer(.colorMatrix(colors))
    },
    HostileCall(name: "alpha threshold", usual: [0.2, 0.8, 0.5]) { n in
      let color = Color.Resolved(
        linearRed: 1, linearGreen: 0, linearBlue: 0, opacity: Float(n[2]))
      return layer(.alphaThreshold(.init(lowest: n[0], highest: n[1], color: color)))
    },
  ]
}

@Suite struct HostileListTests {
  private static let side = 14

  /// Every pair of places with every pair of numbers: all the numbers of a pair of places in one
  /// list. On an opaque background pixels stay opaque, and what comes behind is drawn well.
  @Test(arguments: HostileCall.all)
  func `no number in any place harms the frame`(_ call: HostileCall) throws {
    let renderer = Renderer(threadCount: 1)
    let places = call.usual.indices
    let marker = fill(rectangle(0, 0, 2, 2))
    try renderer.render(
      list(call.make(call.usual) + [marker], width: Self.side, height: Self.side))
    #expect(
      renderer.bitmap.pixels.contains { $0 != 0xFF00_0000 && $0 != 0xFFFF_FFFF }
        || call.name == "path" || call.name == "color matrix", "The call draws.")
    for first in places {
      for second in places where second > first || places.count == 1 {
        var items: [DisplayItem] = []
        for (i, a) in HostileCall.values.enumerated() {
          for (j, b) in HostileCall.values.enumerated() {
            // Pictures take long: in short runs some numbers for each pair of places, others for
            // the next.
            if call.drawsPictures, !longTests, (i * 4 + j * 7 + first + second) % 9 > 0 { continue }
            var numbers = call.usual
            numbers[first] = a
            numbers[second] = b
            items += call.make(numbers)
          }
        }
        renderer.invalidate()
        try renderer.render(list(items + [marker], width: Self.side, height: Self.side))
        renderer.withPixels { pixels, width, height, stride in
          for y in 0..<height {
            for x in 0..<width where pixels[y * stride + x] >> 24 != 255 {
              Issue.record("places \(first) and \(second): pixel \(x) \(y) is not opaque")
            }
          }
          #expect(pixels[stride + 1] == 0xFFFF_FFFF, "places \(first) and \(second)")
        }
      }
    }
  }

  /// CPU time, as other tests run beside; unoptimised code is given five times as much.
  @Test func `a thousand commands of any size end in two seconds`() throws {
    let random = RandomShapes(seed: 3)
    let renderer = Renderer(threadCount: 1)
    var items: [DisplayItem] = []
    for index in 0..<1_000 {
      let size = pow(10, random.number(-6...12))
      var path = Path()
      func point() -> CGPoint {
        CGPoint(x: random.number(-size...size), y: random.number(-size...size))
      }
      switch index % 4 {
      case 0: path.addEllipse(in: CGRect(origin: point(), size: CGSize(width: size, height: size)))
      case 1:
        path.move(to: point())
        path.addCurve(to: point(), control1: point(), control2: point())
      case 2:
        path.addLines([point(), point(), point()])
      default:
        path.addArc(
          center: point(), radius: size, startAngle: .radians(random.number(-9...9)),
          endAngle: .radians(random.number(-9...9)), clockwise: false)
      }
      items.append(fill(path, opacity: random.number(0...1)))
    }
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let begin = now()
    try renderer.render(list(items, width: 128, height: 128))
    #if DEBUG
      #expect(now() - begin < 10)
    #else
      #expect(now() - begin < 2)
    #endif
  }

  @Test func `canvases beyond the limit are refused and nothing changes`() throws {
    let renderer = Renderer(threadCount: 1)
    try renderer.render(list([fill(rectangle(1, 1, 2, 2))], width: 4, height: 4))
    let before = renderer.bitmap
    let limit = Double(Renderer.largestSide)
    let bad: [Double] = [limit + 1, 1e9, 1e300, .infinity, -.infinity, .nan, -1]
    for a in bad {
      for (width, height, scale) in [(a, 4, 1), (4, a, 1), (4, 4, a), (a, a, 1), (limit, 4, 1.1)] {
        #expect(throws: RasterError.self, "\(width) \(height) \(scale)") {
          try renderer.render(
            DisplayList(size: CGSize(width: width, height: height), scale: scale))
        }
      }
    }
    #expect(renderer.bitmap == before)
  }

  @Test(
    arguments: longTests
      ? [(16_384, 24), (24, 16_384), (16_384, 16_384)] : [(16_384, 24), (24, 16_384)])
  func `canvases up to the limit are drawn to their corners`(width: Int, height: Int) throws {
    let corner = rectangle(Double(width - 1), Double(height - 1), 1, 1)
    var disc = Path()
    disc.addEllipse(in: CGRect(x: 0, y: 0, width: width, height: height))
    let renderer = Renderer(threadCount: 2)
    try renderer.render(list([fill(disc), fill(corner)], width: width, height: height))
    renderer.withPixels { pixels, _, _, stride in
      #expect(pixels[0] == 0xFF00_0000)
      #expect(pixels[height / 2 * stride + width / 2] == 0xFFFF_FFFF)
      #expect(pixels[(height - 1) * stride + width - 1] == 0xFFFF_FFFF)
      #expect(pixels[(height - 1) * stride + width - 2] == 0xFF00_0000)
    }
  }
}
