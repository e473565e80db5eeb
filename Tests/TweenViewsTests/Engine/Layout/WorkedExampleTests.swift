import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// The examples that explain layout in talks, with numbers by hand.
@Suite("Worked examples") @MainActor struct WorkedExampleTests {
  private let offered = CGSize(width: 200, height: 100)

  /// "Delicious", a fixed image, "Avocado toast", as wide as the row gives them.
  private func toast(width: CGFloat, priority: Double) -> [CGRect?] {
    let screen = Screen((), size: CGSize(width: width, height: 100)) {
      HStack {
        Word(60, height: 20) { Color.red }
        Color.green.frame(width: 20, height: 20)
        Word(100, height: 20) { Color.blue }.layoutPriority(priority)
      }
    }
    return [screen.rect(.red), screen.rect(.green), screen.rect(.blue)]
  }

  @Test("two texts and an image with room: each takes what it needs, the row encloses them")
  func wide() {
    // 200 - 2 * 8 = 184 are to be given out. The image has no flexibility: of 61.3 it takes 20.
    // "Delicious" may lose 50, the other 90: of (184 - 20) / 2 = 82 it takes 60, then of 104 the
    // other takes 100. 60 + 8 + 20 + 8 + 100 = 196, from (200 - 196) / 2 = 2.
    #expect(
      toast(width: 200, priority: 0) == [
        CGRect(x: 2, y: 40, width: 60, height: 20), CGRect(x: 70, y: 40, width: 20, height: 20),
        CGRect(x: 98, y: 40, width: 100, height: 20),
      ])
  }

  @Test("with too little room both texts are cut alike")
  func narrow() {
    // 140 - 16 = 124; the image takes 20 of 41.3; each text takes its half of 104.
    #expect(
      toast(width: 140, priority: 0) == [
        CGRect(x: 0, y: 40, width: 52, height: 20), CGRect(x: 60, y: 40, width: 20, height: 20),
        CGRect(x: 88, y: 40, width: 52, height: 20),
      ])
  }

  @Test("with a higher priority the subject stays whole, and the adjective is cut")
  func priority() {
    // 160 - 16 = 144. Set aside for the others: 20 for the image, 10 for the dots. Of 114 the
    // subject takes 100. 44 are left: of 22 the image takes 20, of 24 "Delicious" takes all.
    #expect(
      toast(width: 160, priority: 1) == [
        CGRect(x: 0, y: 40, width: 24, height: 20), CGRect(x: 32, y: 40, width: 20, height: 20),
        CGRect(x: 60, y: 40, width: 100, height: 20),
      ])
    // 120 - 16 - 30 = 74 for the subject; the adjective keeps its dots.
    #expect(toast(width: 120, priority: 1).map { $0?.width } == [10, 20, 74])
  }

  @Test("padding under a background: the text is offered less, the colour gets all of the padding")
  func paddingUnderBackground() {
    let log = Log<ProposedViewSize>()
    let screen = Screen((), size: offered) {
      Word(80, height: 20, log: log) { Color.red }.padding(10).background(Color.green)
    }
    // 200 by 100 less 10 on each edge.
    #expect(log.entries.allSatisfy { $0 == ProposedViewSize(width: 180, height: 80) })
    #expect(screen.rect(.red) == CGRect(x: 60, y: 40, width: 80, height: 20))
    #expect(screen.rect(.green) == CGRect(x: 50, y: 30, width: 100, height: 40))
  }

  @Test("an image of 20 points in a frame of 30 stays what it is, in the frame's middle")
  func frameIsNoConstraint() throws {
    let view = try #require(
      Measured { Color.red.frame(width: 20, height: 20).frame(width: 30, height: 30) })
    #expect(view.size(200, 100) == CGSize(width: 30, height: 30))
    #expect(view.size(5, 5) == CGSize(width: 30, height: 30))
    let screen = Screen((), size: offered) {
      Color.red.frame(width: 20, height: 20).frame(width: 30, height: 30)
        .background(Color.green)
    }
    #expect(screen.rect(.green) == CGRect(x: 85, y: 35, width: 30, height: 30))
    #expect(screen.rect(.red) == CGRect(x: 90, y: 40, width: 20, height: 20))
  }

  /// Text of 16 points with its baseline at 12, an image of 20, text of 24 with its baseline at 19.
  private func baselines(_ part: CGFloat?) -> [CGFloat?] {
    let screen = Screen((), size: offered, scale: 100) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Word(30, height: 16, baseline: 12) { Color.red }
        Group {
          if let part {
            Color.green.frame(width: 20, height: 20)
              .alignmentGuide(.lastTextBaseline) { $0[.bottom] * part }
          } else {
            Color.green.frame(width: 20, height: 20)
          }
        }
        Word(60, height: 24, baseline: 19) { Color.blue }
      }
    }
    return [Color.red, .green, .blue].map { screen.rect($0)?.minY }
  }

  @Test("on the last baseline an image stands with its bottom, or with 87.4 % of its height")
  func baseline() throws {
    // Baselines at 12, 20 and 19: the row reaches from 20 above to 5 below, 25 points from 37.5.
    #expect(baselines(nil) == [45.5, 37.5, 38.5])
    // At 12, 17.48 and 19: from 19 above to 5 below, 24 points from 38.
    let guided = baselines(0.874)
    #expect(guided[0] == 45)
    #expect(abs((guided[1] ?? 0) - (38 + 19 - 17.48)) < 1e-9)
    #expect(guided[2] == 38)
  }

  @Test("the middle of the stars and of the title meet through two layers of stacks")
  func midStarAndTitle() {
    let screen = Screen((), size: offered) {
      HStack(alignment: .midStarAndTitle, spacing: 10) {
        VStack(spacing: 2) {
          Word(50, height: 10) { Color.yellow }
            .alignmentGuide(.midStarAndTitle) { $0[.bottom] / 2 }
          Word(20, height: 8) { Color.gray }
        }
        VStack(alignment: .leading, spacing: 4) {
          HStack(spacing: 0) {
            Word(60, height: 24) { Color.red }
              .alignmentGuide(.midStarAndTitle) { $0[.bottom] / 2 }
            Spacer(minLength: 0)
            Color.green.frame(width: 20, height: 20)
          }
          Word(80, height: 8) { Color.blue }
        }
      }
    }
    // The left column is 20 high, its guide at 5; the right one 24 + 4 + 8, its guide at 12. The
    // row reaches from 12 above to 24 below: 36 points from 32, the left column 7 further down.
    #expect(screen.rect(.red) == CGRect(x: 60, y: 32, width: 60, height: 24))
    #expect(screen.rect(.yellow) == CGRect(x: 0, y: 39, width: 50, height: 10))
    #expect(screen.rect(.gray) == CGRect(x: 15, y: 51, width: 20, height: 8))
    #expect(screen.rect(.green) == CGRect(x: 180, y: 34, width: 20, height: 20))
    #expect(screen.rect(.blue) == CGRect(x: 60, y: 60, width: 80, height: 8))
    #expect(screen.rect(.yellow)?.midY == screen.rect(.red)?.midY)
  }
}
