import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenLists
@testable import TweenViews

/// Numbers of Containers 5.1: cards at 390 points, in the look of the phone.
@Suite("The geometry of a list") @MainActor struct ListGeometryTests {
  private func row(_ color: Color = .red, _ height: CGFloat = 22) -> some View {
    color.frame(height: height)
  }

  @Test("rows stand in the insets of a card, 44 high at least, with a line between them")
  func plainRows() {
    let panel = ListPanel {
      List {
        Color.red.frame(height: 60)
        Color.blue.frame(height: 10)
      }
    }
    #expect(panel.cards == [CGRect(x: 20, y: 35, width: 350, height: 126)])
    #expect(panel.rects(.red) == [CGRect(x: 40, y: 46, width: 310, height: 60)])
    #expect(panel.rects(.blue) == [CGRect(x: 40, y: 134, width: 310, height: 10)])
    #expect(panel.lines == [CGRect(x: 40, y: 116, width: 330, height: 1)])
  }

  @Test("margins and insets are 20 from 390 points on, 16 below")
  func margins() {
    for (width, margin) in [(430, 20), (390, 20), (389, 16), (320, 16)] as [(CGFloat, CGFloat)] {
      let panel = ListPanel(width: width) { List { row() } }
      #expect(panel.cards.map(\.minX) == [margin])
      #expect(panel.rects(.red).map(\.minX) == [2 * margin])
      #expect(panel.rects(.red).map(\.width) == [width - 4 * margin])
    }
  }

  @Test("a row's own insets hold, and the least height with them")
  func ownInsets() {
    let panel = ListPanel {
      List {
        row(.red, 60).listRowInsets(EdgeInsets())
        row(.blue, 10).listRowInsets(EdgeInsets())
        row(.green, 60).listRowInsets(.leading, 5)
      }
    }
    #expect(panel.rects(.red) == [CGRect(x: 20, y: 35, width: 350, height: 60)])
    #expect(panel.rects(.blue) == [CGRect(x: 20, y: 112, width: 350, height: 10)])
    #expect(panel.rects(.green) == [CGRect(x: 25, y: 150, width: 325, height: 60)])
  }

  @Test("the environment sets the least height")
  func leastHeight() {
    let panel = ListPanel {
      List { row(.blue, 10) }.environment(\.defaultMinListRowHeight, 20)
    }
    #expect(panel.cards.map(\.height) == [32])
  }

  @Test("sections without words stand 35 apart, or as far as the list or a section says")
  func spacing() {
    func tops<Content: View>(@ViewBuilder _ content: () -> Content) -> [CGFloat] {
      ListPanel(content: content).cards.map { ($0.minY * 100).rounded() / 100 }
    }
    #expect(
      tops {
        List {
          Section { row() }; Section { row() }
        }
      } == [35, 114])
    #expect(
      tops {
        List {
          Section { row() }; Section { row() }
        }.listSectionSpacing(10)
      } == [35, 89])
    #expect(
      tops {
        List {
          Section { row() }; Section { row() }.listSectionSpacing(4)
        }
      } == [35, 83])
    #expect(
      tops {
        List {
          Section { row() }; Section { row() }
        }.listSectionSpacing(.compact)
      }
        // 96.5, at the next whole pixel.
        == [35, 97])
  }

  @Test("rows outside of sections form sections of their own, and empty ones are none")
  func looseRows() {
    let panel = ListPanel {
      List {
        row()
        Section {
          row(); row()
        }
        row()
        row()
        Section {}
        Section { ForEach([Int](), id: \.self) { _ in row() } }
      }
    }
    #expect(panel.cards.map(\.height) == [44, 88, 88])
  }

  @Test("a label's line begins under its words, past the column of icons")
  func labelLine() {
    let panel = ListPanel {
      List {
        Label("Words", systemImage: "star")
        row()
      }
    }
    #expect(panel.lines.map(\.minX) == [84])
  }

  @Test("a line that one of two neighbours hides is not there")
  func hiddenLines() {
    func count<Content: View>(@ViewBuilder _ content: () -> Content) -> Int {
      ListPanel { List(content: content) }.lines.count
    }
    #expect(
      count {
        row(); row(); row()
      } == 2)
    #expect(
      count {
        row().listRowSeparator(.hidden); row(); row()
      } == 1)
    #expect(
      count {
        row(); row().listRowSeparator(.hidden, edges: .top); row()
      } == 1)
    #expect(
      count {
        row(); row().listRowSeparator(.hidden); row()
      } == 0)
    #expect(count { ForEach(0..<3) { _ in row() }.listRowSeparator(.hidden) } == 0)
    #expect(
      count {
        Section {
          row(); row()
        }.listRowSeparator(.hidden)
      } == 0)
  }

  @Test("a line whose guides leave it no room is not drawn")
  func guidesWithoutRoom() {
    for (start, end) in [(40, 40), (300, 40), (1000, 310)] as [(CGFloat, CGFloat)] {
      let panel = ListPanel {
        List {
          row().alignmentGuide(.listRowSeparatorLeading) { _ in start }
            .alignmentGuide(.listRowSeparatorTrailing) { _ in end }
          row()
        }
      }
      #expect(panel.lines.allSatisfy { $0.width == 0 }, "\(panel.lines)")
    }
    let panel = ListPanel {
      List {
        row().alignmentGuide(.listRowSeparatorLeading) { _ in 40 }
          .alignmentGuide(.listRowSeparatorTrailing) { _ in 42 }
        row()
      }
    }
    #expect(panel.lines.map(\.width) == [2])
  }

  @Test("a line has the tint of the row above it, else that of the row below")
  func tints() {
    let panel = ListPanel {
      List {
        row().listRowSeparatorTint(.green)
        row().listRowSeparatorTint(.blue)
        row(.orange)
      }
    }
    #expect(panel.rects(.green).map(\.minY) == [78])
    #expect(panel.rects(.blue).map(\.minY) == [122])
  }

  @Test("rows that stand apart have a card each")
  func rowSpacing() {
    let panel = ListPanel {
      List {
        row(); row()
      }.listRowSpacing(8)
    }
    #expect(panel.cards.map(\.minY) == [35, 87])
    #expect(panel.cards.map(\.maxY) == [79, 131])
    #expect(panel.lines.isEmpty)
  }

  @Test("a row's own background fills its part of the card")
  func background() {
    let panel = ListPanel {
      List {
        row().listRowBackground(Color.green); row(.blue)
      }
    }
    #expect(panel.rects(.green) == [CGRect(x: 20, y: 35, width: 350, height: 44)])
  }

  @Test("from right to left all is mirrored")
  func mirrored() {
    let panel = ListPanel {
      List {
        row(.red, 60).listRowInsets(.leading, 5)
        row(.blue, 10)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(panel.rects(.red) == [CGRect(x: 40, y: 46, width: 325, height: 60)])
    #expect(panel.lines == [CGRect(x: 20, y: 116, width: 345, height: 1)])
  }

  @Test("words above a section stand 17 below the one before and 6 above its card")
  func headers() {
    let header = Color.orange.frame(height: 16)
    let panel = ListPanel {
      List {
        Section {
          row()
        } header: {
          header
        } footer: {
          header
        }
        Section {
          row()
        } header: {
          header
        }
      }
    }
    #expect(panel.rects(.orange).map(\.minY) == [17, 89, 134])
    #expect(panel.cards.map(\.minY) == [39, 156])
    #expect(panel.rects(.orange).allSatisfy { $0.minX == 40 })
  }

  @Test("the styles differ in margins, grounds and outer lines")
  func styles() {
    func panel(_ style: some ListStyle) -> ListPanel {
      ListPanel {
        List {
          row(); row(.blue)
        }.listStyle(style)
      }
    }
    let grouped = panel(.grouped)
    #expect(grouped.cards == [CGRect(x: 0, y: 35, width: 390, height: 88)])
    #expect(grouped.lines.map(\.minY) == [35, 78, 122])
    let plain = panel(.plain)
    // The ground of the whole list, and that of its rows.
    #expect(plain.cards.map(\.height) == [844, 88])
    #expect(plain.rects(.red).map(\.minX) == [20])
    #expect(plain.lines.map(\.minY) == [0, 43, 87])
    let sidebar = panel(.sidebar)
    #expect(sidebar.rects(.red).map(\.minX) == [40])
    #expect(sidebar.lines.isEmpty)
  }

  @Test("lengths that are none count as 0")
  func hostileLengths() {
    let panel = ListPanel {
      List {
        row(.red, 60).listRowInsets(
          EdgeInsets(top: .nan, leading: -5, bottom: .infinity, trailing: -.infinity))
        row(.blue, 10)
      }
      .environment(\.defaultMinListRowHeight, .nan)
      .listRowSpacing(-3)
      .listSectionSpacing(.nan)
    }
    #expect(panel.rects(.red) == [CGRect(x: 20, y: 35, width: 350, height: 60)])
    #expect(panel.rects(.blue) == [CGRect(x: 40, y: 106, width: 310, height: 10)])
  }

  @Test("a list takes the room it is offered, and none of its own")
  func room() {
    let panel = ListPanel {
      VStack(spacing: 0) {
        Color.orange.frame(height: 100)
        List { row() }
      }
    }
    #expect(panel.cards.map(\.minY) == [135])
    let inScroll = ListPanel {
      ScrollView {
        VStack(spacing: 0) {
          List { row() }
          Color.blue.frame(height: 10)
        }
      }
    }
    #expect(inScroll.rects(.blue).map(\.minY) == [0])
  }

  @Test(
    "a list of 100,000 rows makes those in view, with traits and actions around them as without")
  func lazyRows() {
    let made = Log<Int>()
    func rows() -> some DynamicViewContent {
      ForEach(0..<100_000, id: \.self) { number in
        let _ = made(number)
        row()
      }
    }
    _ = ListPanel { List { rows() } }
    // 19 are in view.
    #expect(made.entries.count <= 21)
    let first = made.entries.count
    _ = ListPanel {
      List { Section("Many") { rows().onDelete { _ in }.listRowSeparator(.hidden).zIndex(1) } }
    }
    #expect(made.entries.count - first <= 22)
  }

  @Test("10,000 sections are laid out, and the last is there when it is scrolled to")
  func manySections() {
    let panel = ListPanel {
      List { ForEach(0..<10_000, id: \.self) { _ in Section { row() } } }
    }
    // Eleven in view, and one more.
    #expect(panel.cards.count == 12)
  }
}
