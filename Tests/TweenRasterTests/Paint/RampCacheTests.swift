import Foundation
import Testing
import TweenGeometry
import TweenPaint

@testable import TweenRaster

/// Ramps that are found again from frame to frame.
@Suite struct RampCacheTests {
  private static func stops(_ seed: Int) -> [GradientPaint.Stop] {
    var lists = RandomLists(seed: UInt64(seed))
    return (0...(1 + seed % 3)).map {
      GradientPaint.Stop(color: lists.color(), location: Double($0) / Double(1 + seed % 3))
    }
  }

  private static func ramp(_ builder: inout RampBuilder, _ seed: Int) -> GradientRamp {
    builder.ramp(
      stops(seed), interpolation: .perceptual, opacity: seed % 4 == 0 ? 0.5 : 1, isSearched: false)
  }

  @Test func `a ramp of the frame before is not built again`() {
    var builder = RampBuilder()
    let first = (0..<40).map { Self.ramp(&builder, $0).firstKnot }
    let count = builder.knots.count
    for _ in 0..<5 {
      builder.beginFrame()
      #expect((0..<40).map { Self.ramp(&builder, $0).firstKnot } == first)
      #expect(builder.knots.count == count)
    }
  }

  @Test func `every part of a gradient's colours counts`() {
    var builder = RampBuilder()
    let stops = Self.stops(1)
    var places: [Int] = []
    var other = stops
    other[1].location += 1e-12
    var tinted = stops
    tinted[0].color.linearBlue = tinted[0].color.linearBlue.nextUp
    for _ in 0..<2 {
      places = [
        builder.ramp(stops, interpolation: .perceptual, opacity: 1, isSearched: false),
        builder.ramp(stops, interpolation: .device, opacity: 1, isSearched: false),
        builder.ramp(stops, interpolation: .perceptual, opacity: 0.5, isSearched: false),
        builder.ramp(stops, interpolation: .perceptual, opacity: 1, isSearched: true),
        builder.ramp(other, interpolation: .perceptual, opacity: 1, isSearched: false),
        builder.ramp(tinted, interpolation: .perceptual, opacity: 1, isSearched: false),
      ].map { $0.firstKnot }
      #expect(Set(places).count == 6)
      builder.beginFrame()
    }
  }

  @Test func `what is no longer asked for goes`() {
    var builder = RampBuilder()
    /// The most knots there are, beside those of one frame.
    func most(_ frames: Int, _ colors: (Int) -> [Int]) -> (all: Int, one: Int) {
      var result = (all: 0, one: 0)
      for frame in 0..<frames {
        for color in colors(frame) { _ = Self.ramp(&builder, color) }
        if frame == 0 { result.one = builder.knots.count }
        result.all = max(result.all, builder.knots.count)
        builder.beginFrame()
      }
      return result
    }
    // New colours in each frame: nothing is found, whether or not anything is kept.
    let new = most(60) { frame in (0..<10).map { frame * 10 + $0 } }
    #expect(new.all < 6 * new.one)
    // One in ten is new.
    builder = RampBuilder()
    let tenth = most(200) { frame in [1000 + frame] + (0..<9) }
    #expect(tenth.all < 6 * tenth.one)
  }

  @Test func `stops that are no numbers are drawn as they are in a new renderer`() throws {
    var lists = RandomLists(seed: 11)
    let old = Renderer(threadCount: 1)
    for step in 0..<8 {
      var list = DisplayList(size: CGSize(width: 60, height: 40))
      for index in 0..<12 {
        var stops = Self.stops(index + (step % 3) * 5)
        if index == 3 { stops[1].location = .nan }
        if index == 4 { stops[0].location = -0.0 }
        if index == 5 { stops[0].color.linearRed = .nan }
        list.items.append(
          DisplayItem(
            .fill(
              DisplayItem.Fill(
                path: lists.path(),
                paint: .gradient(
                  GradientPaint(
                    geometry: .linear(start: .zero, end: CGPoint(x: 50, y: 10 * step)),
                    stops: stops))))))
      }
      old.invalidate()
      try old.render(list)
      let new = Renderer(threadCount: 1, usesPortableKernels: step % 2 == 0)
      try new.render(list)
      #expect(old.bitmap == new.bitmap, "step \(step)")
    }
  }
}
