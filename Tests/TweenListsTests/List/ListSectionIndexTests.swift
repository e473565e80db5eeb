import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenLists
@testable import TweenViews

/// The index of a list's sections: labels at the trailing side, which lead to the sections.
@Suite("The index of a list's sections") @MainActor struct ListSectionIndexTests {
  private static let letters = (65..<91).compactMap { UnicodeScalar($0).map(String.init) }

  private struct Content: View {
    @ObservedObject var letters: Source<[String]>
    var visibility = Visibility.automatic
    var isPlain = true
    var body: some View {
      let list = List {
        ForEach(letters.value, id: \.self) { letter in
          Section {
            ForEach(0..<3) { _ in Color.red.frame(height: 22) }
          } header: {
            Text(letter)
          }
          .sectionIndexLabel(letter == "-" ? nil : letter)
        }
      }
      .listSectionIndexVisibility(visibility)
      if isPlain { list.listStyle(.plain) } else { list }
    }
  }

  private func panel(
    _ letters: [String] = letters, _ visibility: Visibility = .automatic, height: CGFloat = 600,
    isPlain: Bool = true
  ) -> ListPanel {
    let panel = ListPanel(height: height) {
      Content(letters: Source(letters), visibility: visibility, isPlain: isPlain)
    }
    panel.step()
    return panel
  }

  private func index(_ panel: ListPanel) -> ViewGraph.Element? {
    panel.graph.tree.all.first { $0.role == .adjustable }
  }

  /// The header that is the first one in view.
  private func topHeader(_ panel: ListPanel) -> String? {
    panel.graph.tree.all.filter { $0.role == .header }.min { $0.frame.minY < $1.frame.minY }?.label
  }

  @Test func `labels that there is no room for give way to dots, the first and the last stay`() {
    #expect(SectionIndexBar.marks(of: 3, room: 3) == [0, 1, 2])
    #expect(SectionIndexBar.marks(of: 26, room: 5) == [0, nil, 13, nil, 25])
    #expect(SectionIndexBar.marks(of: 4, room: 3) == [0, nil, 3])
    #expect(SectionIndexBar.marks(of: 9, room: 1) == [0])
    #expect(SectionIndexBar.marks(of: 9, room: 0).isEmpty)
    for count in 2..<60 {
      for room in 2..<count {
        let marks = SectionIndexBar.marks(of: count, room: room)
        let labels = marks.compactMap { $0 }
        #expect(marks.count <= room && labels.first == 0)
        // Each dot stands for something.
        #expect(zip(labels, labels.dropFirst()).allSatisfy { $1 - $0 > 1 })
        if room > 2 { #expect(labels.last == count - 1) }
      }
    }
  }

  @Test func `it stands at the trailing side, 15 points wide, and rows keep clear of it`() throws {
    let panel = panel()
    let bar = try #require(index(panel))
    #expect(bar.label == "Section index")
    #expect(bar.value == "A")
    #expect(bar.actions == ["increment", "decrement"])
    #expect(bar.frame.maxX == 390 && bar.frame.width == 15)
    let red = try #require(panel.rects(.red).first)
    #expect(red.minX == 20 && red.maxX == 390 - 20 - 15)
    // Beside cards there is room for it.
    let cards = self.panel(isPlain: false)
    #expect(index(cards) != nil)
    #expect(cards.rects(.red).first?.maxX == 350)
  }

  @Test func `from right to left it stands at the left`() throws {
    let panel = ListPanel(height: 600) {
      Content(letters: Source(Self.letters)).environment(\.layoutDirection, .rightToLeft)
    }
    panel.step()
    #expect(try #require(index(panel)).frame.minX == 0)
    #expect(try #require(panel.rects(.red).first).minX == 35)
  }

  @Test func `there is none where it is hidden, or where no section has a label`() {
    for panel in [panel(Self.letters, .hidden), panel(["-"]), panel(["-"], .visible)] {
      #expect(index(panel) == nil)
      #expect(panel.rects(.red).first?.maxX == 370)
    }
  }

  @Test func `a press goes to a section, and a drag from one to the next`() {
    let panel = panel()
    #expect(topHeader(panel) == "A")
    // 26 lines, in the middle of 600 points: the middle one begins in the middle.
    panel.pointer(.down, 383, 301)
    panel.step(2)
    #expect(topHeader(panel) == "N")
    panel.pointer(.move, 383, 50)
    panel.step(2)
    #expect(topHeader(panel) == "A")
    // As far as there is anything below.
    panel.pointer(.move, 383, 590)
    panel.pointer(.up, 383, 590)
    panel.step(2)
    #expect(panel.graph.tree.all.contains { $0.role == .header && $0.label == "Z" })
  }

  @Test func `a press that something else took leaves the label to be pressed again`() {
    let panel = panel()
    panel.pointer(.down, 383, 301)
    panel.step(2)
    #expect(topHeader(panel) == "N")
    panel.pointer(.cancel, 383, 301)
    panel.graph.send(.scroll(CGSize(width: 0, height: 1e5), position: CGPoint(x: 160, y: 300)))
    panel.step(2)
    panel.settle()
    #expect(topHeader(panel) == "A")
    panel.pointer(.down, 383, 301)
    panel.step(2)
    #expect(topHeader(panel) == "N")
  }

  @Test func `a place between two labels leads to a section that a dot stands for`() {
    let panel = panel(height: 100)
    panel.pointer(.down, 383, 51)
    panel.pointer(.up, 383, 51)
    panel.step(2)
    #expect(topHeader(panel) == "N")
  }

  @Test func `assistive technology steps through the sections`() {
    let panel = panel()
    func step(_ name: String) {
      panel.graph.send(
        .request(ElementRequest(.perform(name), of: .label("Section index"))))
      panel.step(3)
    }
    for wanted in ["B", "C"] {
      step("increment")
      #expect(topHeader(panel) == wanted)
      #expect(index(panel)?.value == wanted)
    }
    step("decrement")
    #expect(topHeader(panel) == "B")
  }

  @Test func `sections that come or go above tell at once which one is in view`() {
    let letters = Source(["D", "E", "F", "G", "H", "I", "J", "K"])
    let panel = ListPanel(height: 200) { Content(letters: letters) }
    panel.step()
    for _ in 0..<4 {
      panel.graph.send(
        .request(ElementRequest(.perform("increment"), of: .label("Section index"))))
      panel.step(3)
    }
    #expect(index(panel)?.value == "H" && topHeader(panel) == "H")
    for new in [["A", "B", "C"] + letters.value, Array(letters.value.suffix(3))] {
      letters.value = new
      panel.step(3)
      #expect(index(panel)?.value == topHeader(panel), "\(new)")
    }
  }

  @Test func `one as high as can be has a line for each label`() {
    let panel = ListPanel(height: 400) {
      Content(letters: Source(["A", "B"])).frame(height: .greatestFiniteMagnitude)
    }
    panel.step(3)
    #expect(SectionIndexBar.marks(of: 2, room: 2) == [0, 1])
  }

  @Test func `one without height has no labels`() {
    let panel = ListPanel(height: 400) { Content(letters: Source(Self.letters)).frame(height: 0) }
    panel.step(3)
    #expect(index(panel) == nil)
  }

  @Test func `sections that come and go do so in it, and it leads to where they are`() {
    let letters = Source(["A", "-", "C"])
    let panel = ListPanel(height: 400) { Content(letters: letters) }
    panel.step()
    #expect(index(panel)?.value == "A")
    letters.value = ["-", "B", "C", "D", "E", "F"]
    panel.step(2)
    #expect(index(panel)?.value == "B")
    // Five labels, the third one in the middle.
    panel.pointer(.down, 383, 200)
    panel.pointer(.up, 383, 200)
    panel.step(2)
    #expect(topHeader(panel) == "D")
    letters.value = ["-"]
    panel.step(2)
    #expect(index(panel) == nil)
  }

  @Test func `a second press of the same label goes to its section again`() {
    let panel = panel()
    for moves in [true, false, false] {
      panel.pointer(.down, 383, 301)
      // Within the label.
      if moves { panel.pointer(.move, 383, 302) }
      panel.pointer(.up, 383, 302)
      panel.step(2)
      #expect(topHeader(panel) == "N")
      panel.graph.send(
        .scroll(CGSize(width: 0, height: 9000), position: CGPoint(x: 100, y: 300)))
      panel.settle()
      #expect(topHeader(panel) == "A")
    }
  }
}
