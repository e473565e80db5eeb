import Foundation
import Observation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenOverlays
@testable import TweenPages
@testable import TweenViews

/// Sheets and covers that grow out of a view: Scenes 1.4.
@MainActor @Suite struct PresentedZoomTests {
  @Observable @MainActor final class Shelf {
    var isOpen = false
    var hasSource = true
  }

  private struct Shelved: View {
    @Bindable var shelf: Shelf
    let isCover: Bool
    var zooms = true
    @Namespace private var space

    init(shelf: Shelf, isCover: Bool, zooms: Bool = true) {
      self.shelf = shelf
      self.isCover = isCover
      self.zooms = zooms
    }

    var body: some View {
      VStack {
        if shelf.hasSource {
          Color.orange.frame(width: 78, height: 60).matchedTransitionSource(id: "card", in: space)
        }
      }
      .sheet(isPresented: isCover ? .constant(false) : $shelf.isOpen) { page }
      .fullScreenCover(isPresented: isCover ? $shelf.isOpen : .constant(false)) { page }
    }

    @ViewBuilder private var page: some View {
      if zooms {
        Color.green.ignoresSafeArea().navigationTransition(.zoom(sourceID: "card", in: space))
      } else {
        Color.green.ignoresSafeArea()
      }
    }
  }

  @Test(arguments: [true, false])
  func `what is presented grows out of its source by a spring, and goes back there`(isCover: Bool)
    throws
  {
    let (shelf, usual) = (Shelf(), Shelf())
    let panel = NavigationPanel { Shelved(shelf: shelf, isCover: isCover) }
    let plain = NavigationPanel { Shelved(shelf: usual, isCover: isCover, zooms: false) }
    panel.step(2)
    let source = try #require(panel.rect(.orange))
    plain.act { usual.isOpen = true }
    plain.step(120)
    let whole = try #require(plain.rect(.green))
    panel.act { shelf.isOpen = true }
    var (last, begin): (CGFloat, Int?) = (0, nil)
    for frame in 1...24 {
      panel.step()
      guard let page = panel.rect(.green) else {
        #expect(frame < 8)
        continue
      }
      let progress = (page.width - 78) / (390 - 78)
      #expect(abs(page.minX - source.minX * (1 - progress)) < 0.01, "frame \(frame)")
      let top = source.minY + (whole.minY - source.minY) * progress
      #expect(abs(page.minY - top) < 0.5, "frame \(frame)")
      #expect(page.width > last || page.width > 389, "frame \(frame)")
      last = page.width
      // The first frame in which it is to be seen says when the spring began; from then on it is that.
      let first =
        begin ?? (0...10).min { abs(value(at: $0) - progress) < abs(value(at: $1) - progress) }
      if begin == nil, let first { begin = frame - first }
      if let begin { #expect(abs(progress - value(at: frame - begin)) < 0.04, "frame \(frame)") }
    }
    panel.step(120)
    #expect(panel.rect(.green) == whole)
    panel.act { shelf.isOpen = false }
    panel.step(8)
    let back = try #require(panel.rect(.green))
    #expect(back.width < 390 && back.width > 78)
    panel.step(120)
    #expect(panel.rect(.green) == nil && panel.rect(.orange) == source)
    #expect(panel.warnings.isEmpty)
  }

  private func value(at frame: Int) -> CGFloat {
    Spring(response: 0.45, dampingRatio: 0.85)
      .value(target: 1.0, initialVelocity: 0, time: Double(frame) / 60)
  }

  @Test func `a cover that grew out of a view is drawn down, and closed from 100 points on`() throws
  {
    let shelf = Shelf()
    let panel = NavigationPanel { Shelved(shelf: shelf, isCover: true) }
    panel.step(2)
    panel.act { shelf.isOpen = true }
    panel.step(120)
    panel.pull(to: 280)
    let page = try #require(panel.rect(.green))
    #expect(abs(page.width - 390 * (1 - 0.25 * 80 / 600)) < 0.01 && abs(page.midX - 195) < 0.01)
    panel.pointer(.up, 195, 280)
    panel.step(120)
    #expect(shelf.isOpen && panel.rect(.green)?.width == 390)
    panel.pull(to: 320)
    panel.pointer(.up, 195, 320)
    panel.step(120)
    #expect(!shelf.isOpen && panel.rect(.green) == nil)
  }

  @Test func `a cover whose finger is taken away goes back to its place, however far it was`() {
    let shelf = Shelf()
    let panel = NavigationPanel { Shelved(shelf: shelf, isCover: true) }
    panel.step(2)
    panel.act { shelf.isOpen = true }
    panel.step(120)
    panel.pull(to: 320)
    panel.pointer(.cancel, 195, 320)
    panel.step(120)
    #expect(shelf.isOpen && panel.rect(.green)?.width == 390)
  }

  @Test func `without its source it comes from below, as all do`() throws {
    let shelf = Shelf()
    shelf.hasSource = false
    let panel = NavigationPanel { Shelved(shelf: shelf, isCover: true) }
    panel.step(2)
    panel.act { shelf.isOpen = true }
    panel.step(8)
    let page = try #require(panel.rect(.green))
    #expect(page.width == 390 && page.minY > 0)
    panel.step(60)
    #expect(panel.rect(.green)?.minY == 0)
  }
}
