import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A turn in space") @MainActor struct Rotation3DTests {
  private func projections<Value>(_ screen: Screen<Value>) -> [ProjectionTransform] {
    screen.graph.displayList.items.compactMap { item in
      guard case .beginLayer(let layer) = item.content, case .projection(let map) = layer.effect
      else { return nil }
      return map
    }
  }

  private func rows(_ m: ProjectionTransform) -> [Double] {
    [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
  }

  private func isNear(_ one: ProjectionTransform, _ other: ProjectionTransform) -> Bool {
    zip(rows(one), rows(other)).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  private func turn(
    _ angle: Angle, _ axis: (CGFloat, CGFloat, CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1, size: CGSize
  ) -> ProjectionTransform {
    ProjectionTransform(
      rotation: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective,
      size: size)
  }

  @Test func `has the numbers of the vectors where a view is shown`() throws {
    for vector in Vector.all("transform.rotation3D") {
      func numbers(_ key: String) throws -> [Double] {
        try #require(vector.input[key] as? [Double])
      }
      let axis = try numbers("axis")
      let anchor = try numbers("anchor")
      let size = try numbers("size")
      let angle = try #require(vector.input["angle rad"] as? Double)
      let depth = try #require(vector.input["anchorZ"] as? Double)
      let perspective = try #require(vector.input["perspective"] as? Double)
      let screen = Screen((), size: CGSize(width: size[0], height: size[1])) {
        Color.red
          .rotation3DEffect(
            .radians(angle), axis: (axis[0], axis[1], axis[2]),
            anchor: UnitPoint(x: anchor[0], y: anchor[1]), anchorZ: depth,
            perspective: perspective
          )
          .environment(
            \.layoutDirection,
            vector.input["rtl"] as? Bool == true ? .rightToLeft : .leftToRight)
      }
      let shown = rows(try #require(projections(screen).first))
      let expected = try #require(vector.expected as? [[Double]]).flatMap { $0 }
      for (one, other) in zip(shown, expected) { #expect(abs(one - other) <= vector.tolerance) }
    }
  }

  @Test func `without perspective is flat, and drawn without a layer`() throws {
    let screen = Screen(()) {
      Color.red.frame(width: 20, height: 40)
        .rotation3DEffect(.degrees(60), axis: (0, 1, 0), perspective: 0)
    }
    #expect(projections(screen).isEmpty)
    let rect = try #require(screen.rect(.red))
    #expect(abs(rect.minX - 45) < 1e-9 && abs(rect.width - 10) < 1e-9)
    #expect(rect.minY == 30 && rect.height == 40)
  }

  @Test func `animates angle, axis, anchor, depth and perspective together`() throws {
    let size = CGSize(width: 20, height: 40)
    let screen = Screen(false) { isOn in
      Color.red.frame(width: 20, height: 40)
        .rotation3DEffect(
          .degrees(isOn ? 80 : 20), axis: isOn ? (1, 0, 2) : (0, 1, 0),
          anchor: isOn ? .top : .bottomLeading, anchorZ: isOn ? 8 : 2,
          perspective: isOn ? 1 : 0.5)
    }
    screen.change(true, .linear(duration: 1))
    screen.step(16)
    // A quarter of the way, each number by itself.
    let shown = turn(
      .degrees(35), (0.25, 0.75, 0.5), anchor: UnitPoint(x: 0.125, y: 0.75), anchorZ: 3.5,
      perspective: 0.625, size: size
    ).concatenating(ProjectionTransform(CGAffineTransform(translationX: 40, y: 30)))
    let first = try #require(projections(screen).first)
    #expect(isNear(first, shown))
  }

  @Test func `springs on the scaled angle of the table`() throws {
    // The stepped spring ends by absolute thresholds, so the factor shows in the figures.
    let screen = Screen(0.0) { angle in
      Color.red.rotation3DEffect(.radians(angle), axis: (0, 1, 0))
    }
    screen.change(1, .spring())
    var reference = ReferenceSpring([128, 0, 0, 0, 0, 0, 0, 0], response: 0.5)
    for frame in 0..<20 {
      screen.step()
      reference.advance(to: Double(frame) / 60)
      let angle = Angle.radians(reference.offset[0] / 128)
      let expected = turn(angle, (0, 1, 0), size: CGSize(width: 100, height: 100))
      #expect(isNear(projections(screen).first ?? ProjectionTransform(), expected))
    }
  }

  @Test func `is a layer only while there is a perspective to it`() {
    let screen = Screen(0.0) { angle in
      VStack(spacing: 0) {
        Color.red.rotation3DEffect(.degrees(angle), axis: (1, 0, 0))
        Color.blue
      }
    }
    let flat = screen.graph.displayList.description
    #expect(projections(screen).isEmpty)
    screen.change(180, .linear(duration: 1))
    screen.step(31)
    #expect(projections(screen).count == 1)
    #expect(screen.fills.count == 2)
    screen.change(0, nil)
    screen.settle()
    #expect(projections(screen).isEmpty)
    #expect(screen.graph.displayList.description == flat)
  }

  @Test func `in one of another is a plane in a plane`() {
    let screen = Screen(()) {
      Color.red.frame(width: 20, height: 40)
        .rotation3DEffect(.degrees(30), axis: (0, 1, 0)).offset(x: 5)
        .rotation3DEffect(.degrees(40), axis: (1, 0, 0))
    }
    let size = CGSize(width: 20, height: 40)
    let maps = projections(screen)
    #expect(maps.count == 2)
    guard maps.count == 2 else { return }
    let place = { (x: CGFloat, y: CGFloat) in
      ProjectionTransform(CGAffineTransform(translationX: x, y: y))
    }
    #expect(isNear(maps[0], turn(.degrees(40), (1, 0, 0), size: size).concatenating(place(40, 30))))
    #expect(isNear(maps[1], turn(.degrees(30), (0, 1, 0), size: size).concatenating(place(5, 0))))
    // Items lie in the innermost plane.
    #expect(screen.rect(.red) == CGRect(x: 0, y: 0, width: 20, height: 40))
  }

  @Test func `is seen in the display list's text, opacity on the leaves`() {
    let screen = Screen(()) {
      Color.red.frame(width: 20, height: 20)
        .rotation3DEffect(.degrees(90), axis: (0, 1, 0), anchor: .leading)
        .opacity(0.5)
    }
    // Edge on, x goes straight away from the eye: m13 = sin 90 / 20.
    #expect(
      screen.graph.displayList.description == """
        canvas 100x100 @1 #FFFFFFFF
        layer projection 2 2.5 0.05 0 1 0 40 40 1
          fill #FF3B30FF opacity 0.5 path M 0 0 L 20 0 L 20 20 L 0 20 Z
        end

        """)
  }

  @Test func `is hit where it is seen, and not behind the eye`() {
    let taps = Log<String>()
    let screen = Screen(()) {
      Color.red.onTapGesture { taps("tap") }
        .rotation3DEffect(.degrees(60), axis: (0, 1, 0), perspective: 1)
    }
    let map = turn(.degrees(60), (0, 1, 0), size: CGSize(width: 100, height: 100))
    for (x, y) in [(5.0, 5.0), (5, 95), (50, 50), (95, 5), (95, 95)] {
      taps.clear()
      let shown = CGPoint(x: x, y: y).applying(map)
      screen.tap(shown.x, shown.y)
      #expect(taps.entries.count == 1, "\(shown)")
    }
    for point in [CGPoint(x: -3, y: 50), CGPoint(x: 103, y: 50)] {
      taps.clear()
      let shown = point.applying(map)
      screen.tap(shown.x, shown.y)
      #expect(taps.entries.isEmpty, "\(shown)")
    }
    // With the eye close by, part of the plane is behind it; nothing there is ever found.
    let near = Screen(()) {
      Color.red.onTapGesture { taps("tap") }
        .rotation3DEffect(.degrees(85), axis: (0, 1, 0), perspective: 4)
    }
    let wide = turn(
      .degrees(85), (0, 1, 0), perspective: 4, size: CGSize(width: 100, height: 100))
    for x in stride(from: 0.5, to: 100, by: 9) {
      for y in stride(from: 0.5, to: 100, by: 9) {
        taps.clear()
        near.tap(x, y)
        var inverse = wide
        let isInverted = inverse.invert()
        let w = x * inverse.m13 + y * inverse.m23 + inverse.m33
        let inside = CGPoint(x: x, y: y).applying(inverse)
        let isSeen =
          isInverted && w > 0 && CGRect(x: 0, y: 0, width: 100, height: 100).contains(inside)
        #expect(taps.entries.isEmpty != isSeen, "\(x) \(y)")
      }
    }
  }

  @Test func `tells gestures the points of its plane`() throws {
    let told = Log<CGPoint>()
    let screen = Screen(()) {
      Color.red.gesture(DragGesture(minimumDistance: 0).onChanged { told($0.location) })
        .rotation3DEffect(.degrees(50), axis: (1, 0, 0))
    }
    let map = turn(.degrees(50), (1, 0, 0), size: CGSize(width: 100, height: 100))
    let shown = CGPoint(x: 30, y: 70).applying(map)
    screen.pointer(.down, shown.x, shown.y)
    screen.step()
    let point = try #require(told.entries.first)
    #expect(abs(point.x - 30) < 1e-9 && abs(point.y - 70) < 1e-9)
  }
}
