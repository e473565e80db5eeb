import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Moves what is drawn.
struct Shove: GeometryEffect {
  var x: CGFloat
  var y: CGFloat = 0
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x, y: y))
  }
}

/// A map whatever the size, which jumps.
struct Fixed: GeometryEffect {
  var map: ProjectionTransform
  typealias AnimatableData = EmptyAnimatableData
  func effectValue(size: CGSize) -> ProjectionTransform { map }
}

/// Shears by the view's own height.
struct Lean: GeometryEffect {
  var share: Double
  var animatableData: Double {
    get { share }
    set { share = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(a: 1, b: 0, c: share, d: 1, tx: -share * size.height, ty: 0))
  }
}

@Suite("A geometry effect") @MainActor struct GeometryEffectTests {
  /// A red view of 20x40 at (40, 30).
  private let home = CGRect(x: 40, y: 30, width: 20, height: 40)
  private var box: some View { Color.red.frame(width: 20, height: 40) }

  private func expect(
    _ shown: CGRect?, at rect: CGRect, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let shown = try #require(shown, sourceLocation: sourceLocation)
    for (one, other) in [
      (shown.minX, rect.minX), (shown.minY, rect.minY), (shown.maxX, rect.maxX),
      (shown.maxY, rect.maxY),
    ] {
      #expect(abs(one - other) < 1e-9, "\(shown)", sourceLocation: sourceLocation)
    }
  }

  @Test func `shows its value's data frame by frame`() throws {
    let screen = Screen(0.0) { box.modifier(Shove(x: $0, y: -$0 / 2)) }
    screen.change(30, .linear(duration: 1))
    try expect(screen.rect(.red), at: home)
    for frame in 1...61 {
      screen.step()
      let share = min(Double(frame - 1) / 60, 1)
      try expect(screen.rect(.red), at: home.offsetBy(dx: 30 * share, dy: -15 * share))
    }
    screen.settle(most: 3)
    #expect(screen.graph.nextWork == .idle)
  }

  @Test func `is asked with the size shown, which may be on its way`() throws {
    let screen = Screen(40.0) { height in
      Color.red.frame(width: 20, height: height).modifier(Lean(share: 0.5))
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
    try expect(screen.rect(.red), at: CGRect(x: -20, y: 0, width: 40, height: 40))
    screen.change(80, .linear(duration: 1))
    screen.step(31)
    // 60 high, half-way: the top is off by -30, the bottom by 0.
    try expect(screen.rect(.red), at: CGRect(x: -30, y: 0, width: 50, height: 60))
  }

  @Test func `says nothing about layout`() throws {
    let screen = Screen(()) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10).modifier(Shove(x: 50))
        Color.blue.frame(width: 10)
      }
    }
    try expect(screen.rect(.blue), at: CGRect(x: 50, y: 0, width: 10, height: 100))
    try expect(screen.rect(.red), at: CGRect(x: 90, y: 0, width: 10, height: 100))
  }

  @Test func `of a map that cannot be inverted, or is no number, does nothing`() throws {
    var projection = ProjectionTransform()
    projection.m11 = 0
    projection.m13 = 0.01
    for map in [
      ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)),
      ProjectionTransform(CGAffineTransform(scaleX: 1, y: 0)),
      ProjectionTransform(CGAffineTransform(translationX: .nan, y: 0)),
      ProjectionTransform(CGAffineTransform(translationX: 0, y: .infinity)),
      ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0)),
    ] {
      let taps = Log<String>()
      let screen = Screen(()) { box.onTapGesture { taps("tap") }.modifier(Fixed(map: map)) }
      try expect(screen.rect(.red), at: home)
      screen.tap(41, 31)
      #expect(taps.entries.count == 1)
    }
    #expect(projection.determinant == 0)
    #expect(SpaceEffect(projection) == .identity)
  }

  @Test func `is seen in a mirror from right to left`() throws {
    let shoved = Screen(()) {
      box.modifier(Shove(x: 10, y: 5)).environment(\.layoutDirection, .rightToLeft)
    }
    try expect(shoved.rect(.red), at: home.offsetBy(dx: -10, dy: 5))
    // The lean's top goes left by 20; in the mirror right.
    let leaning = Screen(()) {
      box.modifier(Lean(share: 0.5)).environment(\.layoutDirection, .rightToLeft)
    }
    try expect(leaning.rect(.red), at: CGRect(x: 40, y: 30, width: 40, height: 40))
  }

  @Test func `written later applies after the ones before`() throws {
    let quarter = Angle.degrees(90)
    // Turned first: 40x20 about (50, 50), then to the right.
    let turned = Screen(()) { box.rotationEffect(quarter).modifier(Shove(x: 7)) }
    try expect(turned.rect(.red), at: CGRect(x: 37, y: 40, width: 40, height: 20))
    // Shoved first, to the right of the anchor; the turn makes that downwards.
    let swung = Screen(()) { box.modifier(Shove(x: 7)).rotationEffect(quarter) }
    try expect(swung.rect(.red), at: CGRect(x: 30, y: 47, width: 40, height: 20))
  }

  @Test func `applies to each view of several`() throws {
    let screen = Screen(()) {
      HStack(spacing: 0) {
        Group {
          Color.red
          Color.blue
        }.modifier(Fixed(map: ProjectionTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))))
      }
    }
    try expect(screen.rect(.red), at: CGRect(x: 0, y: 0, width: 25, height: 50))
    try expect(screen.rect(.blue), at: CGRect(x: 50, y: 0, width: 25, height: 50))
  }

  @Test func `moves what the pointer finds, in flight too`() {
    let log = Log<Double>()
    let screen = Screen(0.0) { x in box.onTapGesture { log(x) }.modifier(Shove(x: x)) }
    screen.change(30, .linear(duration: 1))
    screen.step(30)
    // The frame to come is half-way: the view is seen from 55 to 75 when the tap is handled.
    screen.tap(42, 50)
    #expect(log.entries.isEmpty)
    screen.tap(74, 50)
    #expect(log.entries.count == 1)
  }

  @Test func `takes its transaction where it stands`() throws {
    let screen = Screen(0.0) { x in
      box.modifier(Shove(x: x)).animation(.linear(duration: 1), value: x)
        .modifier(Shove(x: 0, y: x))
    }
    screen.set(20)
    screen.step(32)
    try expect(screen.rect(.red), at: home.offsetBy(dx: 10, dy: 20))
  }

  @Test func `transformEffect and projectionEffect map from the top left, and jump`() throws {
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let screen = Screen(false) { isOn in
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 40).transformEffect(isOn ? turn : .identity)
        Color.blue.frame(width: 20, height: 40)
          .projectionEffect(isOn ? ProjectionTransform(turn) : ProjectionTransform())
      }
    }
    screen.change(true, .linear(duration: 1))
    try expect(screen.rect(.red), at: CGRect(x: 0, y: 10, width: 40, height: 20))
    try expect(screen.rect(.blue), at: CGRect(x: 0, y: 50, width: 40, height: 20))
  }

  @Test func `ignored by layout is seen and hit, and untold in coordinates`() throws {
    let told = Log<CGPoint>()
    func screen(_ isIgnored: Bool) -> Screen<Void> {
      Screen(()) {
        let box = box.gesture(DragGesture(minimumDistance: 0).onChanged { told($0.location) })
        if isIgnored {
          box.modifier(Shove(x: 10).ignoredByLayout())
        } else {
          box.modifier(Shove(x: 10))
        }
      }
    }
    for (isIgnored, x) in [(false, 25.0 - 10), (true, 25.0)] {
      told.clear()
      let screen = screen(isIgnored)
      try expect(screen.rect(.red), at: home.offsetBy(dx: 10, dy: 0))
      screen.pointer(.down, 45, 50)
      screen.pointer(.up, 45, 50)
      screen.step()
      #expect(told.entries.isEmpty, "the view is not seen there any more")
      screen.pointer(.down, 65, 50)
      screen.step()
      #expect(told.entries == [CGPoint(x: x, y: 20)])
    }
  }

  @Test func `ignored by layout animates as before`() throws {
    let screen = Screen(0.0) { box.modifier(Shove(x: $0).ignoredByLayout()) }
    screen.change(30, .linear(duration: 1))
    screen.step(16)
    try expect(screen.rect(.red), at: home.offsetBy(dx: 7.5, dy: 0))
    #expect(
      _IgnoredByLayoutEffect(_ScaleEffect(scale: .zero))
        != .init(_ScaleEffect(scale: CGSize(width: 1, height: 1))))
  }

  @Test func `of scale 0 keeps a trace that leads back`() {
    let map = _ScaleEffect(scale: .zero).effectValue(size: CGSize(width: 100, height: 50))
    var inverse = map
    let isInverted = inverse.invert()
    #expect(isInverted && SpaceEffect(map) != .identity)
    let screen = Screen(1.0) { Color.red.scaleEffect($0) }
    screen.set(0)
    screen.step()
    let factor = screen.fill(.red)?.transform.a ?? 0
    #expect(factor > 0 && factor < 1e-150)
  }
}
