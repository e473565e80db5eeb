import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion

@testable import TweenPaint

@Suite @MainActor struct AnimatedPaintTests {
  private final class Owner: AnimatorOwner {
    var moves = 0
    func animatorDidMove() { moves += 1 }
  }

  /// An animated paint with its own pool, in frames of 1/60 s.
  @MainActor private final class Rig {
    let pool = AnimatorPool(isLive: false)
    let owner = Owner()
    var paint = AnimatedPaint()
    var frame = 0

    @discardableResult
    func set(_ style: ResolvedPaintStyle, _ animation: Animation? = nil) -> Bool {
      var transaction = Transaction()
      transaction.animation = animation
      return paint.update(
        style, transaction: transaction, environment: EnvironmentValues(), pool: pool,
        owner: owner)
    }

    func advance(_ frames: Int = 1) {
      for _ in 0..<frames {
        frame += 1
        pool.advance(to: StageTime(flicks: Int64(frame) * StageTime.flicksPerSecond / 60))
      }
    }
  }

  private func gray(_ white: Double) -> ResolvedPaintStyle {
    .solid(Color(.sRGBLinear, white: white).resolve(in: EnvironmentValues()))
  }

  private func linear(_ stops: [(Double, CGFloat)], x: CGFloat = 1) -> ResolvedPaintStyle {
    LinearGradient(
      stops: stops.map { Gradient.Stop(color: Color(white: $0.0), location: $0.1) },
      startPoint: .leading, endPoint: UnitPoint(x: x, y: 0.5)
    ).resolved(in: EnvironmentValues())
  }

  /// Red at 21 places across the box.
  private func profile(_ style: ResolvedPaintStyle?) -> [Double] {
    guard
      case .gradient(let gradient)? = style?.paint(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    else { return [] }
    return (0...20).map { gradient.color(at: CGPoint(x: Double($0), y: 10)).x }
  }

  private func distance(_ left: [Double], _ right: [Double]) -> Double {
    left.count == right.count ? zip(left, right).map { abs($0 - $1) }.max() ?? 0 : .infinity
  }

  @Test func `without an animation a style jumps`() {
    let rig = Rig()
    #expect(rig.paint.shown == nil)
    #expect(rig.set(gray(0), .linear(duration: 1)), "the first never animates")
    #expect(!rig.paint.isAnimating)
    #expect(rig.set(gray(1)))
    #expect(rig.paint.shown == gray(1))
    #expect(!rig.set(gray(1), .linear(duration: 1)), "nothing changed")
    #expect(rig.pool.activeCount == 0)
  }

  @Test func `a solid glides through linear light`() {
    let rig = Rig()
    rig.set(gray(0))
    rig.set(gray(1), .linear(duration: 1))
    #expect(rig.paint.shown == gray(0))
    // Frame 1 is elapsed 0 or 1/60, as the pool's clock says; half a second later half is done.
    rig.advance()
    let start = rig.paint.shown
    rig.advance(30)
    guard case .solid(let before)? = start, case .solid(let after)? = rig.paint.shown else {
      Issue.record("not solid")
      return
    }
    #expect(abs(after.linearRed - before.linearRed - 0.5) < 1e-5)
    rig.advance(60)
    #expect(rig.paint.shown == gray(1), "ended: the model, bit for bit")
    #expect(!rig.paint.isAnimating)
    #expect(rig.owner.moves > 50)
  }

  @Test func `kinds jump, also in mid-flight`() {
    let rig = Rig()
    rig.set(gray(0))
    rig.set(gray(1), .linear(duration: 1))
    rig.advance(10)
    let gradient = linear([(0, 0), (1, 1)])
    #expect(rig.set(gradient, .linear(duration: 1)))
    #expect(rig.paint.shown == gradient)
    #expect(!rig.paint.isAnimating)
  }

  @Test func `a retarget keeps the place`() {
    let rig = Rig()
    rig.set(linear([(0, 0), (1, 1)]))
    rig.set(linear([(1, 0), (0, 1)], x: 0.5), .spring())
    rig.advance(12)
    let before = profile(rig.paint.shown)
    rig.set(linear([(0.2, 0), (0.4, 1)]), .spring())
    #expect(distance(before, profile(rig.paint.shown)) < 1e-6)
    rig.advance(600)
    #expect(rig.paint.shown == linear([(0.2, 0), (0.4, 1)]))
  }

  @Test func `stops at other places cross-fade without a jump at either end`() {
    let rig = Rig()
    let from = linear([(0, 0), (1, 1)])
    let to = linear([(1, 0.1), (0, 0.4), (0.5, 0.9)])
    rig.set(from)
    rig.set(to, .linear(duration: 1))
    #expect(distance(profile(rig.paint.shown), profile(from)) < 1e-6)
    rig.advance(30)
    #expect(distance(profile(rig.paint.shown), profile(from)) > 0.1)
    #expect(distance(profile(rig.paint.shown), profile(to)) > 0.1)
    rig.advance(29)
    #expect(distance(profile(rig.paint.shown), profile(to)) < 0.1)
    rig.advance(10)
    #expect(rig.paint.shown == to)
  }

  @Test func `a change of stops in mid-flight starts from what is shown`() {
    let rig = Rig()
    rig.set(linear([(0, 0), (1, 1)]))
    rig.set(linear([(1, 0), (0, 1)]), .linear(duration: 1))
    rig.advance(20)
    let before = profile(rig.paint.shown)
    let last = linear([(0.3, 0), (0.9, 0.25), (0.1, 1)])
    rig.set(last, .linear(duration: 1))
    #expect(distance(before, profile(rig.paint.shown)) < 1e-5)
    rig.advance(20)
    let between = profile(rig.paint.shown)
    // Back to two stops, whose places all run already: nothing starts over.
    rig.set(linear([(1, 0), (1, 1)]), .spring())
    #expect(distance(between, profile(rig.paint.shown)) < 1e-5)
    rig.advance(900)
    #expect(rig.paint.shown == linear([(1, 0), (1, 1)]))
    #expect(rig.pool.activeCount == 0)
  }

  @Test func `removing ends what runs`() {
    let rig = Rig()
    rig.set(linear([(0, 0), (1, 1)]))
    rig.set(linear([(1, 0), (0, 1)]), .linear(duration: 1))
    rig.advance(3)
    rig.paint.remove()
    #expect(rig.paint.shown == nil)
    rig.advance(3)
    #expect(rig.pool.activeCount == 0)
  }

  @Test func `compact lanes are the lanes`() {
    for style in [gray(0.5), linear([(0.2, 0)]), linear([(0.2, 0), (0.6, 1)])] {
      guard let compact = style.compactData else {
        Issue.record("\(style) is compact")
        continue
      }
      let lanes = [Double](unsafeUninitializedCapacity: 12) { buffer, count in
        if let start = buffer.baseAddress { compact.writeLanes(to: start) }
        count = 12
      }
      let elements = style.animatableData.elements
      #expect(Array(lanes[..<elements.count]) == elements)
      #expect(lanes[elements.count...].allSatisfy { $0 == 0 })
      #expect(
        lanes.withUnsafeBufferPointer { style.replacingLanes($0) }
          == style.replacingLanes(with: compact))
    }
    #expect(linear([(0, 0), (0, 0.5), (0, 1)]).compactData == nil)
  }
}
