import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

private enum Third: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 3 }
}
extension HorizontalAlignment {
  fileprivate static let third = HorizontalAlignment(Third.self)
}

/// Explicit guides on their way out (Semantics 6.7).
@Suite("Alignment guides") @MainActor struct GuideTests {
  private func dimensions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) throws -> ViewDimensions {
    let measured = Measured(content)
    return try #require(measured).element.dimensions(
      for: ProposedViewSize(width: 100, height: 100))
  }

  private func box(_ guide: CGFloat? = nil) -> some View {
    Color.red.frame(width: 20, height: 10)
      .modifier(GuideIfAny(guide: guide))
  }

  private struct GuideIfAny: ViewModifier {
    let guide: CGFloat?
    func body(content: Content) -> some View {
      if let guide {
        content.alignmentGuide(.third) { _ in guide }
      } else {
        content
      }
    }
  }

  @Test("without one the default counts, with one it does")
  func explicit() throws {
    let plain = try dimensions { box() }
    #expect(plain[explicit: .third] == nil)
    #expect(plain[.third] == 20.0 / 3)
    let own = try dimensions { box(7) }
    #expect(own[explicit: .third] == 7)
    #expect(own[.third] == 7)
  }

  @Test("a guide reads the one inside, and others")
  func reading() throws {
    let own = try dimensions {
      box(7).alignmentGuide(.third) { $0[.third] + $0[.trailing] + ($0[explicit: .third] ?? 100) }
    }
    #expect(own[.third] == 34)
  }

  @Test("modifiers around one view shift its guides by where it lies in them, frame guides too")
  func unary() throws {
    #expect(try dimensions { box(7).padding(.leading, 5) }[.third] == 12)
    #expect(try dimensions { box(7).frame(width: 60, alignment: .trailing) }[.third] == 47)
    #expect(try dimensions { box(7).frame(maxWidth: .infinity) }[.third] == 47)
    #expect(try dimensions { box(7).offset(x: 30) }[.third] == 7)
    #expect(try dimensions { box(7).fixedSize() }[.third] == 7)
    #expect(try dimensions { box(7).position(x: 50, y: 50) }[.third] == 47)
    #expect(try dimensions { box(7).opacity(0.5).rotationEffect(.degrees(90)) }[.third] == 7)
    #expect(try dimensions { box(7).background { box(1) } }[.third] == 7)
    #expect(
      try dimensions { box().alignmentGuide(.leading) { _ in 3 }.padding(5) }[.leading] == 8)
    #expect(
      try dimensions { box().alignmentGuide(.leading) { _ in 3 }.padding(5) }[.trailing] == 30)
  }

  @Test("out of containers custom guides pass as a mean, baselines as first and last")
  func containers() throws {
    // At 0 + 3, 20 + 6 and 40 + ... the middle one says nothing.
    let row = try dimensions {
      HStack(spacing: 0) {
        box(3)
        box()
        box(6)
      }
    }
    #expect(row[.third] == (3 + 46) / 2.0)
    let column = try dimensions {
      VStack(spacing: 0) {
        box().alignmentGuide(.firstTextBaseline) { _ in 4 }
          .alignmentGuide(.lastTextBaseline) { _ in 5 }
        box().alignmentGuide(.firstTextBaseline) { _ in 4 }
          .alignmentGuide(.lastTextBaseline) { _ in 5 }
      }
    }
    #expect(column[.firstTextBaseline] == 4)
    #expect(column[.lastTextBaseline] == 15)
    #expect(try dimensions { HStack { box() } }[.lastTextBaseline] == 10)
    let frameGuide = try dimensions {
      ZStack { box().alignmentGuide(HorizontalAlignment.center) { _ in 1 } }
    }
    #expect(frameGuide[explicit: HorizontalAlignment.center] == nil)
  }

  @Test("overlays and backgrounds are put guide to guide")
  func layers() {
    let screen = Screen(()) {
      Color.red.frame(width: 60, height: 20).alignmentGuide(.third) { _ in 30 }
        .overlay(alignment: Alignment(horizontal: .third, vertical: .top)) {
          Color.green.frame(width: 10, height: 10).alignmentGuide(.third) { $0[.trailing] }
        }
    }
    // The guide lies at 20 + 30; the green ends there.
    #expect(screen.rect(.green) == CGRect(x: 40, y: 40, width: 10, height: 10))
  }

  @Test("guides at no number leave everything in place that has one")
  func hostile() {
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      let screen = Screen(()) {
        VStack(alignment: .third, spacing: 0) {
          Color.green.frame(width: 10, height: 10)
          Color.red.frame(width: 10, height: 10).alignmentGuide(.third) { _ in value }
        }
      }
      screen.settle(most: 3)
      #expect(screen.graph.displayList.items.count <= 2)
    }
  }
}
