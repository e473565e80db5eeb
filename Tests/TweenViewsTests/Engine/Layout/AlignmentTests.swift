import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

private enum Middle: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
}
extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(Middle.self)
}

@Suite("Alignment") @MainActor struct AlignmentTests {
  @Test("guides have the vectors' defaults and combine as they say")
  func vectors() throws {
    let vertical: [String: VerticalAlignment] = [
      "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
      "lastTextBaseline": .lastTextBaseline,
    ]
    let horizontal: [String: HorizontalAlignment] = [
      "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    for vector in Vector.all("alignment") {
      let name = vector.input["guide"] as? String ?? ""
      let key = vertical[name]?.key ?? horizontal[name]?.key ?? VerticalAlignment.middle.key
      if let size = vector.input["default in size"] as? [Double] {
        let value = key.defaultValue(
          ViewDimensions(size: CGSize(width: size[0], height: size[1])))
        #expect(Double(value) == vector.expected as? Double, "\(vector)")
      } else if let values = vector.input["combineExplicit"] as? [Any] {
        let explicit = values.compactMap { vectorNumber($0) }
        let value = key.combine?(explicit)
        #expect(value == vectorNumber(vector.expected), "\(vector)")
      }
    }
  }

  private func rects<Content: View>(
    _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: @escaping () -> Content
  ) -> [CGRect] {
    Screen(()) { content().environment(\.layoutDirection, direction) }.fills.map(\.shownRect)
  }

  @Test("explicit guides move a view in its stack, and count through modifiers")
  func explicit() {
    #expect(
      rects {
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 10, height: 20)
          Color.red.frame(width: 10, height: 20).alignmentGuide(.top) { _ in 10 }
        }
      }.map(\.minY) == [45, 35])
    #expect(
      rects {
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 10, height: 20)
          Color.red.frame(width: 10, height: 20).alignmentGuide(.top) { $0[.bottom] }.padding(5)
        }
        // The padded one's guide lies 5 + 20 below its top: 45 points high together, from 27.5.
      }.map(\.minY) == [53, 33])
  }

  @Test("custom guides pass out of containers as the mean of their children's")
  func custom() {
    // The column's guide: mean of (0 + 5) and (10 + 15) = 15.
    #expect(
      rects {
        HStack(alignment: .middle, spacing: 0) {
          VStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10).alignmentGuide(.middle) { _ in 5 }
            Color.red.frame(width: 10, height: 30).alignmentGuide(.middle) { _ in 15 }
          }
          Color.red.frame(width: 10, height: 40)
        }
        // Both 40 high, guides at 15 and 20: 45 high together, from 27.5, the column 5 lower.
      }.map(\.minY) == [33, 43, 28])
  }

  @Test("frame guides never pass out of containers")
  func frameGuides() {
    #expect(
      rects {
        HStack(alignment: .top, spacing: 0) {
          VStack { Color.red.frame(width: 10, height: 20).alignmentGuide(.top) { _ in 10 } }
          Color.red.frame(width: 10, height: 20)
        }
      }.map(\.minY) == [40, 40])
  }

  @Test("from right to left stacks, frames, paddings and offsets are mirrored")
  func mirrored() {
    #expect(
      rects(.rightToLeft) {
        HStack(spacing: 0) {
          Color.red.frame(width: 30)
          Color.red.frame(width: 70)
        }
      }.map(\.minX) == [70, 0])
    #expect(
      rects(.rightToLeft) { Color.red.padding(.leading, 20) } == [
        CGRect(x: 0, y: 0, width: 80, height: 100)
      ])
    #expect(
      rects(.rightToLeft) {
        Color.red.frame(width: 20, height: 20)
          .frame(width: 100, height: 100, alignment: .topLeading)
      } == [CGRect(x: 80, y: 0, width: 20, height: 20)])
    #expect(
      rects(.rightToLeft) { Color.red.frame(width: 20, height: 20).offset(x: 10, y: 5) } == [
        CGRect(x: 30, y: 45, width: 20, height: 20)
      ])
    #expect(
      rects(.rightToLeft) {
        Color.red.frame(width: 100, height: 100)
          .overlay(alignment: .topLeading) { Color.green.frame(width: 10, height: 10) }
      }.last == CGRect(x: 90, y: 0, width: 10, height: 10))
  }

  @Test("from right to left a rotation turns the other way about a mirrored anchor")
  func mirroredRotation() throws {
    let screen = Screen(()) {
      Rectangle().fill(.red).frame(width: 40, height: 20)
        .rotationEffect(.degrees(90), anchor: .topLeading)
        .environment(\.layoutDirection, .rightToLeft)
    }
    // The view spans 30...70 by 40...60; turned about (70, 40), counterclockwise.
    let fill = try #require(screen.fill(.red))
    #expect(abs(fill.transform.b + 1) < 1e-12)
    let rect = fill.shownRect
    #expect(abs(rect.minX - 70) < 1e-9)
    #expect(abs(rect.minY - 40) < 1e-9)
    #expect(abs(rect.width - 20) < 1e-9)
    #expect(abs(rect.height - 40) < 1e-9)
  }

  @Test("flipsForRightToLeftLayoutDirection mirrors drawing and hits, there alone")
  func flips() {
    let log = Log<String>()
    let cases: [(LayoutDirection, CGFloat)] = [(.leftToRight, 0), (.rightToLeft, 80)]
    for (direction, left) in cases {
      let screen = Screen(()) {
        Path(CGRect(x: 0, y: 0, width: 20, height: 20)).fill(.red)
          .onTapGesture { log("tap") }
          .environment(\.layoutDirection, .leftToRight)
          .flipsForRightToLeftLayoutDirection(true)
          .environment(\.layoutDirection, direction)
      }
      #expect(screen.rect(.red)?.minX == left)
      screen.tap(left + 10, 10)
    }
    #expect(log.entries == ["tap", "tap"])
  }
}
