import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenLists
@testable import TweenPages
@testable import TweenViews

@Suite("Badges and margins of a list") @MainActor struct ListBadgeTests {
  private func words(_ panel: ListPanel) -> [String] {
    panel.graph.tree.all.filter { $0.role == .text }.map(\.label)
  }

  @Test func `a badge stands at the end of its row, and the content ends 8 before it`() throws {
    let panel = ListPanel {
      List {
        Color.red.frame(height: 22).badge(12)
        Text("b").badge("new")
      }
    }
    let badge = try #require(panel.graph.tree.all.first { $0.label == "12" })
    #expect(badge.frame.maxX == 350 && abs(badge.frame.midY - 57) <= 0.5)
    #expect(panel.rects(.red).map(\.maxX) == [badge.frame.minX - 8])
    #expect(words(panel) == ["12", "b", "new"])
  }

  @Test func `a link's badge stands 8 before its chevron, and the label ends 8 before it`() throws {
    let panel = ListPanel {
      NavigationStack {
        List {
          NavigationLink {
            Text("page")
          } label: {
            Color.red.frame(height: 22)
          }
          .badge(12)
          DisclosureGroup(isExpanded: .constant(false)) {
          } label: {
            Color.green.frame(height: 22)
          }
          .badge("new")
        }
      }
    }
    for (word, color) in [("12", Color.red), ("new", .green)] {
      let badge = try #require(panel.graph.tree.all.first { $0.label == word }).frame
      // 8 points, and a chevron about 8 wide, up to the inset's 350.
      #expect((328...336).contains(badge.maxX), "\(word)")
      #expect(panel.rects(color).map(\.maxX) == [badge.minX - 8], "\(word)")
    }
    #expect(words(panel).filter { $0 == "12" || $0 == "new" }.count == 2)
  }

  @Test func `rows of an outline that open show their badge before the chevron`() throws {
    struct Item: Identifiable {
      let id: Int
      var children: [Item]?
    }
    let items = [Item(id: 7, children: [Item(id: 8)]), Item(id: 9)]
    let panel = ListPanel {
      List(items, children: \.children) {
        Color.blue.frame(width: 20, height: 22).badge($0.id).badgeProminence(.increased)
      }
    }
    let ends = panel.rects(.red).map(\.maxX)
    #expect(ends.count == 2 && ends.last == 350)
    #expect(ends.first.map { (320...340).contains($0) } == true)
  }

  @Test func `from right to left it stands at the left`() throws {
    let panel = ListPanel {
      List { Text("b").badge(1) }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(panel.graph.tree.all.first { $0.label == "1" }?.frame.minX == 40)
  }

  @Test func `zero and nil are no badges; the innermost counts, and a section's reach its rows`() {
    let panel = ListPanel {
      List {
        Text("a").badge(0)
        Text("b").badge(Text?.none)
        Text("c").badge(1).badge(2)
        Section {
          ForEach(0..<2) { Text("row \($0)").badge($0 == 0 ? 7 : 0) }
        }
        .badge(9)
      }
    }
    // What a row says that has none is said all the same: nothing comes from around it.
    #expect(words(panel) == ["a", "b", "c", "1", "row 0", "7", "row 1"])
  }

  @Test func `a badge that stands out has a ground of red, and each row its own word`() {
    let panel = ListPanel {
      List {
        Color.blue.frame(height: 22).badge(3).badgeProminence(.increased)
        Color.blue.frame(height: 22).badge(3)
      }
    }
    let grounds = panel.rects(.red)
    #expect(grounds.map(\.maxX) == [350] && grounds.map(\.midY) == [57])
    #expect(grounds.allSatisfy { $0.height == 22 && $0.width >= 22 })
  }

  @Test func `a badge that comes in mid-flight takes its room at once`() {
    struct Row: View {
      @State private var count = 0
      var body: some View {
        List { Color.red.frame(height: 22).badge(count) }.onAppear { count = 5 }
      }
    }
    let panel = ListPanel { Row() }
    panel.settle()
    #expect(words(panel) == ["5"])
    #expect((panel.rects(.red).first?.width ?? 310) < 300)
  }

  @Test func `margins of a section hold at each edge for itself, its own before the list's`() {
    let panel = ListPanel {
      List {
        Section { Color.red.frame(height: 22) }
        Section { Color.red.frame(height: 22) }
          .listSectionMargins(.leading, 50).listSectionMargins(.horizontal, 7)
          .listSectionMargins(.top, 3)
        Section { Color.red.frame(height: 22) }.listSectionMargins(.all, -.infinity)
      }
      .listSectionMargins(.trailing, 30)
    }
    let cards = panel.cards.map { [$0.minX, $0.width] }
    #expect(cards == [[20, 340], [50, 333], [0, 390]])
    // What the first leaves below itself is its part of the spacing: 35 - 17.33.
    #expect(abs(panel.cards[1].minY - panel.cards[0].maxY - (35 - 17 - 1 / 3) - 3) < 0.5)
    #expect(panel.rects(.red).map(\.minX) == [40, 70, 20])
  }

  @Test func `a length of nil leaves the margins to the list`() {
    let panel = ListPanel {
      List { Section { Color.red.frame(height: 22) }.listSectionMargins(.all, nil) }
    }
    #expect(panel.cards == [CGRect(x: 20, y: 35, width: 350, height: 44)])
  }

  @Test func `insets said in two calls hold together`() {
    let panel = ListPanel {
      List {
        Color.red.frame(height: 22).listRowInsets(.leading, 1).listRowInsets(.trailing, 2)
          .listRowInsets(.leading, 9)
      }
    }
    #expect(panel.rects(.red) == [CGRect(x: 21, y: 46, width: 347, height: 22)])
  }
}
