import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Subviews on a circle; both of its numbers animate.
private struct Radial: Layout {
  var radius: Double
  var turn = 0.0

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(radius, turn) }
    set { (radius, turn) = (newValue.first, newValue.second) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = Double(index) / Double(subviews.count) * 2 * Double.pi + turn
      let direction = Elementary.sincos(angle)
      subview.place(
        at: CGPoint(
          x: bounds.midX + radius * direction.cos, y: bounds.midY + radius * direction.sin),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// A layout whose behaviour a test gives in closures.
private struct Given: Layout {
  var size: @Sendable (ProposedViewSize, LayoutSubviews) -> CGSize = { proposal, _ in
    proposal.replacingUnspecifiedDimensions()
  }
  var place: @Sendable (CGRect, ProposedViewSize, LayoutSubviews) -> Void = { _, _, _ in }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { size(proposal, subviews) }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { place(bounds, proposal, subviews) }
}

private struct Share: LayoutValueKey { static let defaultValue = 1.0 }

/// Half of what is offered, or another part.
private struct Relative: Layout {
  var part: Double
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let offer = ProposedViewSize(
      width: proposal.width.map { $0 * CGFloat(part) }, height: proposal.height)
    return subviews.first?.sizeThatFits(offer) ?? .zero
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

@Suite("A layout of a program's own") @MainActor struct CustomLayoutTests {
  private func square(_ color: Color = .red) -> some View {
    color.frame(width: 10, height: 10)
  }

  private func mid(_ rect: CGRect?) throws -> CGPoint {
    let rect = try #require(rect)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  @Test("places its subviews by their anchors")
  func anchors() {
    let screen = Screen(()) {
      Given(place: { bounds, _, subviews in
        subviews[0].place(at: CGPoint(x: 50, y: 40), proposal: .unspecified)
        subviews[1].place(
          at: CGPoint(x: 50, y: 40), anchor: .bottomTrailing, proposal: .unspecified)
      }) {
        square()
        square(.blue)
      }
    }
    #expect(screen.rect(.red) == CGRect(x: 50, y: 40, width: 10, height: 10))
    #expect(screen.rect(.blue) == CGRect(x: 40, y: 30, width: 10, height: 10))
  }

  @Test("centres what it does not place, and offers that its own proposal")
  func unplaced() {
    let screen = Screen(()) {
      Given {
        square()
        Color.blue
      }.frame(width: 60, height: 40)
    }
    #expect(screen.rect(.red) == CGRect(x: 45, y: 45, width: 10, height: 10))
    #expect(screen.rect(.blue) == CGRect(x: 20, y: 30, width: 60, height: 40))
  }

  @Test("is laid out anew in each frame of its data's animation")
  func animated() throws {
    let screen = Screen(10.0) { radius in
      Radial(radius: radius, turn: radius == 10 ? 0 : .pi / 2) {
        square()
        square(.blue)
      }
    }
    #expect(try mid(screen.rect(.red)) == CGPoint(x: 60, y: 50))
    screen.change(30, .linear(duration: 1))
    #expect(try mid(screen.rect(.red)) == CGPoint(x: 60, y: 50))
    screen.step()
    for frame in 1...60 {
      screen.step()
      let part = Double(frame) / 60
      let direction = Elementary.sincos(.pi / 2 * part)
      let radius = 10 + 20 * part
      let shown = try mid(screen.rect(.red))
      // On the circle, not on the chord; leaves stand on whole pixels.
      #expect(abs(shown.x - 50 - radius * direction.cos) <= 0.5 + 1e-9, "frame \(frame)")
      #expect(abs(shown.y - 50 - radius * direction.sin) <= 0.5 + 1e-9, "frame \(frame)")
    }
    screen.settle()
    #expect(try mid(screen.rect(.red)) == CGPoint(x: 50, y: 80))
    #expect(try mid(screen.rect(.blue)) == CGPoint(x: 50, y: 20))
    #expect(screen.graph.nextWork == .idle)
    #expect(screen.graph.pool.isIdle)
  }

  @Test("that animates is not part of other changes' transactions")
  func animatedBesideOthers() throws {
    let screen = Screen((radius: 10.0, end: 5.0)) { state in
      ZStack {
        Radial(radius: state.radius) { square() }
        Bar(start: 0, end: state.end).fill(.green)
      }
    }
    screen.change((30, 5), .linear(duration: 1))
    screen.step(16)
    // The change of a neighbour begins an animation of its own; the layout's frames are no part.
    withAnimation(.linear(duration: 10)) { screen.set((30, 50)) }
    for frame in 16..<60 {
      screen.step()
      let shown = try mid(screen.rect(.red)).x
      #expect(abs(shown - 60 - 20 * Double(frame) / 60) <= 0.5 + 1e-9, "frame \(frame)")
    }
  }

  @Test("that goes in mid-flight leaves no animator behind")
  func goesInFlight() {
    let screen = Screen((isShown: true, radius: 10.0)) { state in
      ZStack { if state.isShown { Radial(radius: state.radius) { square() } } }
    }
    screen.change((true, 30), .linear(duration: 10))
    screen.step(5)
    screen.change((false, 30), .linear(duration: 0.1))
    screen.step(15)
    #expect(screen.graph.pool.isIdle)
    #expect(screen.fills.isEmpty)
  }

  @Test("is mirrored where the reading direction is right to left")
  func mirrored() {
    let directions = Log<LayoutDirection>()
    let screen = Screen(LayoutDirection.leftToRight) { direction in
      Given(place: { bounds, _, subviews in
        directions(subviews.layoutDirection)
        subviews[0].place(at: CGPoint(x: 5, y: 7), proposal: .unspecified)
      }) { square() }.environment(\.layoutDirection, direction)
    }
    #expect(screen.rect(.red) == CGRect(x: 5, y: 7, width: 10, height: 10))
    screen.set(.rightToLeft)
    screen.step()
    #expect(screen.rect(.red) == CGRect(x: 85, y: 7, width: 10, height: 10))
    #expect(directions.entries.last == .rightToLeft)
  }

  @Test("reads values and priorities of its subviews, and hears of new ones")
  func values() {
    let screen = Screen(2.0) { share in
      Given(place: { bounds, _, subviews in
        var x: CGFloat = 0
        let sum = subviews.reduce(0) { $0 + $1[Share.self] }
        for subview in subviews {
          let width = bounds.width * subview[Share.self] / sum
          subview.place(
            at: CGPoint(x: x, y: subview.priority),
            proposal: ProposedViewSize(width: width, height: 10))
          x += width
        }
      }) {
        Color.red.layoutPriority(3).layoutValue(key: Share.self, value: share).padding(0)
        Color.blue
      }.frame(width: 90)
    }
    #expect(screen.rect(.red) == CGRect(x: 5, y: 3, width: 60, height: 10))
    #expect(screen.rect(.blue) == CGRect(x: 65, y: 0, width: 30, height: 10))
    screen.set(8)
    screen.step()
    #expect(screen.rect(.red)?.width == 80)
  }

  @Test("keeps its cache, and updates it when subviews change")
  func cache() {
    struct Counting: Layout {
      let log: Log<String>
      func makeCache(subviews: Subviews) -> Int {
        log("make \(subviews.count)")
        return subviews.count
      }
      func updateCache(_ cache: inout Int, subviews: Subviews) {
        log("update \(cache) to \(subviews.count)")
        cache = subviews.count
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) -> CGSize {
        #expect(cache == subviews.count)
        return CGSize(width: 20, height: 20)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) {
        #expect(cache == subviews.count)
      }
    }
    let log = Log<String>()
    let screen = Screen(2) { count in
      Counting(log: log) { ForEach(0..<count, id: \.self) { _ in square() } }
    }
    screen.step()
    #expect(log.entries == ["make 2"])
    screen.set(3)
    screen.step(2)
    #expect(log.entries == ["make 2", "update 2 to 3"])
  }

  @Test("combines the explicit guides of its subviews, or says where its own lie")
  func guides() {
    enum Mark: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { -1 }
    }
    struct Guided: Layout {
      var own: CGFloat?
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 40, height: 40) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: bounds.minX + CGFloat(20 * index), y: bounds.minY),
            proposal: .unspecified)
        }
      }
      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
      ) -> CGFloat? { own }
    }
    let mark = HorizontalAlignment(Mark.self)
    let screen = Screen(nil as CGFloat?) { own in
      HStack(alignment: .top, spacing: 0) {
        VStack(alignment: mark, spacing: 0) {
          Guided(own: own) {
            square().alignmentGuide(mark) { _ in 4 }
            square().alignmentGuide(mark) { _ in 6 }
          }
          Color.blue.frame(width: 10, height: 10).alignmentGuide(mark) { _ in 0 }
        }
        Guided(own: own) { square(.green) }
      }
    }
    // The mean of 0 + 4 and 20 + 6 is 15.
    let left = screen.fills[0].shownRect.minX
    #expect(screen.rect(.blue)?.minX == left + 15)
    #expect(screen.rect(.green)?.minY == screen.fills[0].shownRect.minY)
    screen.set(5)
    screen.step()
    #expect(screen.rect(.green)?.minY == screen.fills[0].shownRect.minY - 5)
  }

  @Test("may give a stack the relative lengths of the vectors")
  func relativeVectors() throws {
    var count = 0
    for vector in Vector.all("layout.stack") {
      let children = try #require(vector.input["children"] as? [[String: Any]])
      let kinds = children.map { $0["kind"] as? String ?? "" }
      guard kinds.contains(where: { $0.hasPrefix("relative") }) else { continue }
      count += 1
      let spacing = try #require(vectorNumber(vector.input["spacing"]))
      let measured = try #require(
        Measured {
          HStack(spacing: spacing) {
            ForEach(kinds.indices, id: \.self) { index in
              if kinds[index].hasPrefix("relative x") {
                Relative(part: Double(kinds[index].dropFirst(10)) ?? 0) { Color.red }
              } else {
                Color.red
              }
            }
          }
        })
      try measured.expectWidths(of: vector)
    }
    #expect(count > 0)
  }

  @Test("asked for parts of its subviews finds them by the same indices")
  func collections() {
    let log = Log<[Int]>()
    let screen = Screen(()) {
      Given(place: { _, _, subviews in
        log(subviews.map { Int($0.sizeThatFits(.unspecified).width) })
        log(subviews[1...].map { Int($0.sizeThatFits(.unspecified).width) })
        log([subviews[1..<3].startIndex, subviews[1..<3].endIndex])
        log(subviews[[2, 0]].map { Int($0.sizeThatFits(.unspecified).width) })
        #expect(subviews == subviews[0..<3])
        #expect(subviews != subviews[[2, 1, 0]])
      }) { ForEach(1..<4) { Color.red.frame(width: CGFloat($0)) } }
    }
    screen.step()
    #expect(log.entries == [[1, 2, 3], [2, 3], [1, 3], [3, 1]])
  }

  @Test("tells spacers its axis")
  func orientation() {
    struct Row: Layout {
      static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { subviews[0].sizeThatFits(ProposedViewSize(width: 30, height: 30)) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let row = Measured { Row { Spacer() } }
    #expect(row?.size(nil, nil) == CGSize(width: 30, height: 0))
  }

  @Test("of no finite numbers neither traps nor hangs", arguments: [CGFloat.nan, .infinity])
  func notFinite(_ number: CGFloat) {
    let screen = Screen(0.0) { radius in
      HStack {
        Given(
          size: { _, _ in CGSize(width: number, height: number) },
          place: { _, _, subviews in
            subviews[0].place(at: CGPoint(x: number, y: 3), proposal: .unspecified)
          }
        ) { square() }
        Radial(radius: radius) { square(.blue) }
      }
    }
    screen.change(Double(number), .spring())
    screen.settle()
    #expect(screen.graph.nextWork == .idle)
  }

  private struct OfSize: Layout {
    let size: CGSize
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      size
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test(arguments: [
    (CGSize(width: -5, height: 10), CGSize(width: 0, height: 10)),
    (CGSize(width: 10, height: -5), CGSize(width: 10, height: 0)),
    (CGSize(width: CGFloat.nan, height: 10), CGSize(width: 0, height: 10)),
    (CGSize(width: -1, height: CGFloat.nan), .zero),
  ])
  func `a side of a layout's size that is negative or no number counts as 0`(
    _ size: CGSize, _ expected: CGSize
  ) {
    let sizes = Log<CGSize>()
    _ = Screen(()) {
      OfSize(size: size) { Color.red }
        .onGeometryChange(for: CGSize.self, of: \.size) { sizes($0) }
    }
    #expect(sizes.entries == [expected])
  }
}
