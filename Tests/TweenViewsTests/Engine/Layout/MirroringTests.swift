import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// What is mirrored in layouts from right to left (Semantics 6.8).
@Suite("Right to left") @MainActor struct MirroringTests {
  /// The red's x span on 100 points, from the left.
  private func span<Content: View>(
    _ direction: LayoutDirection, @ViewBuilder _ content: @escaping () -> Content
  ) -> [CGFloat] {
    let screen = Screen(()) { content().environment(\.layoutDirection, direction) }
    guard let rect = screen.rect(.red) else { return [] }
    return [rect.minX, rect.maxX].map { ($0 * 1e6).rounded() / 1e6 }
  }

  /// Expects that from right to left the picture is the mirror image of that from left to right.
  private func expectMirrored<Content: View>(
    _ name: String, @ViewBuilder _ content: @escaping () -> Content
  ) {
    let left = span(.leftToRight, content)
    let right = span(.rightToLeft, content)
    #expect(left.count == 2, "\(name)")
    #expect(right == left.reversed().map { 100 - $0 }, "\(name)")
    #expect(left != right, "\(name)")
  }

  private var box: some View { Color.red.frame(width: 20, height: 20) }

  @Test("stacks, frames, paddings, offsets and positions are")
  func layouts() {
    expectMirrored("HStack") {
      HStack(spacing: 0) {
        box
        Color.blue
      }
    }
    expectMirrored("VStack") {
      VStack(alignment: .leading) {
        box
        Color.blue
      }
    }
    expectMirrored("ZStack") {
      ZStack(alignment: .topTrailing) {
        Color.blue
        box
      }
    }
    expectMirrored("Spacer") {
      HStack(spacing: 0) {
        Spacer()
        box
      }
    }
    expectMirrored("frame") { box.frame(width: 90, alignment: .leading) }
    expectMirrored("flexible frame") { box.frame(maxWidth: .infinity, alignment: .trailing) }
    expectMirrored("padding") { box.padding(.leading, 30) }
    expectMirrored("negative padding") { box.padding(.trailing, -8) }
    expectMirrored("offset") { box.offset(x: 13) }
    expectMirrored("position") { box.position(x: 25, y: 50) }
    expectMirrored("aspectRatio") {
      Color.red.aspectRatio(0.5, contentMode: .fit).frame(width: 100, alignment: .leading)
    }
    expectMirrored("fixedSize") {
      box.frame(width: 40, alignment: .trailing).fixedSize().frame(width: 100, alignment: .leading)
    }
  }

  @Test("layers, readers, guides and safe areas are")
  func containers() {
    expectMirrored("overlay") { Color.blue.overlay(alignment: .topLeading) { box } }
    expectMirrored("background") { Color.clear.background(alignment: .bottomTrailing) { box } }
    expectMirrored("GeometryReader") { GeometryReader { _ in box } }
    expectMirrored("alignmentGuide") {
      VStack(alignment: .leading) {
        box.alignmentGuide(.leading) { _ in -15 }
        Color.blue
      }
    }
    expectMirrored("safeAreaInset") {
      Color.blue.safeAreaInset(edge: .trailing, spacing: 0) { box }
    }
    expectMirrored("safeAreaPadding") { Color.red.safeAreaPadding(.leading, 12) }
    expectMirrored("AnyLayout") {
      AnyLayout(HStackLayout(spacing: 0)) {
        box
        Color.blue
      }
    }
    expectMirrored("Layout") { AtTenth { box } }
  }

  /// Puts its views a tenth of its width from the leading edge.
  private struct AtTenth: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX + bounds.width / 10, y: 0), proposal: proposal)
      }
    }
  }

  @Test("anchors of effects and transforms are")
  func effects() {
    expectMirrored("scaleEffect") { box.scaleEffect(2, anchor: .leading) }
    expectMirrored("rotationEffect") { box.rotationEffect(.degrees(90), anchor: .topLeading) }
    expectMirrored("transformEffect") {
      box.transformEffect(CGAffineTransform(translationX: 9, y: 0))
    }
    expectMirrored("visualEffect") { box.visualEffect { effect, _ in effect.offset(x: 11) } }
    expectMirrored("custom shape") {
      Path { $0.addRect(CGRect(x: 5, y: 0, width: 10, height: 10)) }.fill(.red)
    }
  }

  @Test("shapes of fixed behaviour, and drawing along y, are not")
  func fixed() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(span(direction) { Rectangle().fill(.red).frame(width: 40) } == [30, 70])
      #expect(span(direction) { Circle().fill(.red).frame(width: 40) } == [30, 70])
    }
  }

  @Test("pointers are told places from the left in either direction")
  func pointers() {
    let log = Log<CGFloat>()
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = Screen(()) {
        box.onTapGesture { (point: CGPoint) in log(point.x) }
          .frame(width: 100, alignment: .leading)
          .environment(\.layoutDirection, direction)
      }
      screen.tap(direction == .leftToRight ? 5 : 85, 50)
    }
    #expect(log.entries == [5, 5])
  }
}
