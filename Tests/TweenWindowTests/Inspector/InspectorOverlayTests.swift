import Foundation
import Testing
import TweenPaint
import TweenWindow

@Suite struct InspectorOverlayTests {
  private static let size = CGSize(width: 300, height: 200)

  private func fills(_ overlay: InspectorOverlay) -> [DisplayItem.Fill] {
    overlay.items(in: Self.size).compactMap {
      if case .fill(let fill) = $0.content { fill } else { nil }
    }
  }

  @Test func `nothing is drawn where nothing is on`() {
    #expect(InspectorOverlay().isEmpty && InspectorOverlay().items(in: Self.size).isEmpty)
  }

  @Test func `bounds are lines inside the rectangles, those of a kind in one item`() throws {
    var overlay = InspectorOverlay()
    overlay.bounds = [
      .init(CGRect(x: 10, y: 10, width: 50, height: 40), isOfProgram: true),
      .init(CGRect(x: 20, y: 20, width: 10, height: 10), isOfProgram: false),
      .init(CGRect(x: 100, y: 20, width: 10, height: 10), isOfProgram: false),
    ]
    let fills = fills(overlay)
    #expect(
      fills.map(\.path.boundingRect) == [
        CGRect(x: 20, y: 20, width: 90, height: 10), CGRect(x: 10, y: 10, width: 50, height: 40),
      ])
    #expect(!fills[1].path.contains(CGPoint(x: 30, y: 30)))
    #expect(fills[1].path.contains(CGPoint(x: 10.5, y: 30)))
  }

  @Test func `a chosen view has a tag that stays in the window`() throws {
    for rect in [
      CGRect(x: -20, y: -5, width: 50, height: 40), CGRect(x: 250, y: 0, width: 50, height: 200),
      CGRect(x: 290, y: 190, width: 50, height: 40),
    ] {
      var overlay = InspectorOverlay()
      overlay.chosen = .init(rect, name: "Card")
      let tag = try #require(fills(overlay).last).path.boundingRect
      #expect(CGRect(origin: .zero, size: Self.size).contains(tag))
    }
  }

  @Test func `the panel has a bar for each frame, and others for late ones`() {
    var overlay = InspectorOverlay()
    var times = FrameTimeLog()
    for index in 0..<300 {
      times.note(nanoseconds: index % 100 == 99 ? 40_000_000 : 4_000_000, missed: index % 100 / 99)
    }
    overlay.times = times
    let fills = fills(overlay)
    #expect(fills.count == 4)
    #expect(fills[0].path.boundingRect.maxX <= Self.size.width)
    // 4 ms of 33 1/3, in 40 points.
    #expect(abs(fills[2].path.boundingRect.height - 4.8) < 1e-9)
    #expect(fills[3].path.boundingRect.height == 40)
  }
}
