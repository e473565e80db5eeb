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

@Suite("How the rows of a list change") @MainActor struct ListChangeTests {
  private struct Three: View {
    var animation: Animation?
    var animatesChanges = false
    @State var rows = [1, 2, 3]
    @State var isWide = false
    var body: some View {
      List {
        ForEach(rows, id: \.self) { _ in Color.red.frame(height: 22) }
        Button {
          withAnimation(animation) { _ = rows.removeFirst() }
        } label: {
          Color.green.frame(height: 22)
        }
        Button {
          isWide.toggle()
        } label: {
          Color.blue.frame(width: isWide ? 100 : 50, height: 22)
        }
      }
      .environment(\.listsAnimateChanges, animatesChanges)
    }
  }

  /// Where the last row stands half a second after the first one was removed.
  private func greenAfterHalfASecond(_ view: Three) -> [CGFloat] {
    let panel = ListPanel { view }
    panel.pointer(.down, 200, 190)
    panel.pointer(.up, 200, 190)
    panel.step(30)
    return panel.rects(.green).map(\.minY)
  }

  @Test func `a change moves rows by its animation; without one all is there at once`() {
    // 22 of 44 points in half of a second.
    let moving = greenAfterHalfASecond(Three(animation: .linear(duration: 1)))
    #expect(moving.count == 1 && abs((moving.first ?? 0) - (178 - 22)) <= 1)
    let panel = ListPanel { Three() }
    panel.tap(200, 190)
    #expect(panel.rects(.green).map(\.minY) == [134])
  }

  @Test func `where lists animate changes, one without an animation has the default one`() {
    let panel = ListPanel { Three(animatesChanges: true) }
    panel.pointer(.down, 200, 190)
    panel.pointer(.up, 200, 190)
    panel.step(6)
    let y = panel.rects(.green).first?.minY ?? 0
    #expect(y > 134 && y < 178)
    panel.settle()
    #expect(panel.rects(.green).map(\.minY) == [134])
  }

  @Test func `a change of a row's inside is none of the list's rows`() {
    let panel = ListPanel { Three(animatesChanges: true) }
    panel.pointer(.down, 60, 235)
    panel.pointer(.up, 60, 235)
    panel.step()
    #expect(panel.rects(.blue).map(\.width) == [100])
  }

  private struct Opening: View {
    let log: Log<String>
    @State var isOpen = false
    @State var rows = [0, 1]
    var body: some View {
      List {
        Button {
          withAnimation(.linear(duration: 1)) { isOpen.toggle() }
        } label: {
          Color.green.frame(height: 22)
        }
        Button {
          rows.append(7)
        } label: {
          Color.blue.frame(height: 22)
        }
        Section(isExpanded: $isOpen) {
          ForEach(rows, id: \.self) { row in
            Color.red.frame(height: 22).onAppear { log("+\(row)") }.onDisappear { log("-\(row)") }
          }
        } header: {
          EmptyView()
        }
      }
    }
  }

  /// How much is seen of what is drawn in a colour, from above.
  private func opacities(_ panel: ListPanel, _ color: Color) -> [Double] {
    let wanted = Paint.solid(color.resolve(in: EnvironmentValues()))
    var layers: [Double] = []
    var found: [Double] = []
    for item in panel.graph.displayList.items {
      switch item.content {
      case .beginLayer(let layer): layers.append(Double(layer.opacity))
      case .endLayer: layers.removeLast()
      case .fill(let fill) where fill.paint == wanted:
        found.append(layers.reduce(Double(fill.opacity), *))
      default: break
      }
    }
    return found
  }

  @Test func `rows of a section come and go as it opens and closes, each told so once`() {
    let log = Log<String>()
    let panel = ListPanel { Opening(log: log) }
    func press(_ y: CGFloat) {
      panel.pointer(.down, 200, y)
      panel.pointer(.up, 200, y)
      panel.step(30)
    }
    // All of them lie where the list had nothing before.
    press(57)
    let coming = opacities(panel, .red)
    #expect(coming.count == 2 && coming.allSatisfy { abs($0 - 0.5) < 0.03 })
    panel.settle()
    #expect(log.entries == ["+0", "+1"])
    panel.tap(200, 101)
    #expect(log.entries == ["+0", "+1", "+7"])
    press(57)
    let going = opacities(panel, .red)
    #expect(going.count == 3 && going.allSatisfy { abs($0 - 0.5) < 0.03 })
    panel.settle()
    #expect(log.entries.dropFirst(3).sorted() == ["-0", "-1", "-7"])
    // Half way back they are those that were leaving.
    press(57)
    press(57)
    panel.settle()
    #expect(opacities(panel, .red).isEmpty)
    #expect(log.entries.filter { $0.hasPrefix("+") }.count == 6)
    #expect(log.entries.filter { $0.hasPrefix("-") }.count == 6)
  }

  private struct Optional: View {
    @State var isThere = true
    var body: some View {
      List {
        Button {
          withAnimation(.linear(duration: 1)) { isThere.toggle() }
        } label: {
          Color.green.frame(height: 22)
        }
        if isThere {
          Section {
            Color.red.frame(height: 22)
            ForEach(0..<2, id: \.self) { _ in Color.red.frame(height: 22) }
          }
        }
      }
    }
  }

  @Test func `a section that is removed leaves with all its rows, and comes back with them`() {
    let panel = ListPanel { Optional() }
    panel.pointer(.down, 200, 57)
    panel.pointer(.up, 200, 57)
    panel.step(30)
    let going = opacities(panel, .red)
    #expect(going.count == 3 && going.allSatisfy { abs($0 - 0.5) < 0.03 })
    panel.tap(200, 57)
    #expect(opacities(panel, .red) == [1, 1, 1])
  }

  private struct Growing: View {
    @State var rows = [0]
    var body: some View {
      List {
        ForEach(rows, id: \.self) { _ in
          Button {
            withAnimation(.linear(duration: 1)) { rows += [1, 2, 3, 4, 5] }
          } label: {
            Color.red.frame(height: 22)
          }
        }
      }
    }
  }

  @Test func `rows that are appended come by their transition, however many`() {
    let panel = ListPanel { Growing() }
    panel.pointer(.down, 200, 57)
    panel.pointer(.up, 200, 57)
    panel.step(30)
    let seen = opacities(panel, .red)
    #expect(seen.count == 6)
    #expect(seen.filter { abs($0 - 0.5) < 0.03 }.count == 5)
  }

  private struct Favourites: View {
    let odd: Bool
    @State var all = true
    var body: some View {
      List {
        Section {
          ForEach(0..<4, id: \.self) { number in
            if all || number % 2 == (odd ? 1 : 0) { Color.red.frame(height: 22) }
          }
        }
        Button {
          withAnimation(.linear(duration: 1)) { all.toggle() }
        } label: {
          Color.green.frame(height: 22)
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func `rows whose condition fails are not there: neither for lines nor for cards`(odd: Bool) {
    let panel = ListPanel { Favourites(odd: odd) }
    #expect(panel.lines.count == 3)
    let button = panel.rects(.green).first?.midY ?? 0
    panel.pointer(.down, 200, button)
    panel.pointer(.up, 200, button)
    panel.step(30)
    #expect(opacities(panel, .red).filter { abs($0 - 0.5) < 0.03 }.count == 2)
    panel.settle()
    let fresh = ListPanel { Favourites(odd: odd, all: false) }
    #expect(panel.rects(.red) == fresh.rects(.red) && panel.lines == fresh.lines)
    // Two rows of 44, and as much above the next card.
    let heads = panel.cards.map(\.minY)
    #expect(panel.cards.map(\.height) == [88, 44])
    #expect(heads.count == 2 && abs((heads.last ?? 0) - (heads.first ?? 0) - 123) < 0.5)
    #expect(panel.lines.map(\.minY) == [78])
    panel.tap(200, panel.rects(.green).first?.midY ?? 0)
    #expect(panel.cards.first?.height == 176 && panel.lines.count == 3)
  }

  private struct Long: View {
    var body: some View {
      List {
        ForEach(0..<60, id: \.self) { Text("row \($0)") }.onDelete { _ in }
      }
    }
  }

  private func isOpen(_ panel: ListPanel) -> Bool {
    panel.graph.tree.all.contains { $0.label == "Delete" }
  }

  @Test func `an open row closes when the list scrolls`() {
    let panel = ListPanel { Long() }
    panel.drag(from: CGPoint(x: 300, y: 150), by: CGSize(width: -90, height: 0))
    #expect(isOpen(panel))
    panel.graph.send(
      .scroll(CGSize(width: 0, height: -30), position: CGPoint(x: 200, y: 500)))
    panel.settle()
    #expect(!isOpen(panel))
    panel.drag(from: CGPoint(x: 300, y: 150), by: CGSize(width: -90, height: 0))
    #expect(isOpen(panel))
    panel.drag(from: CGPoint(x: 300, y: 600), by: CGSize(width: 0, height: -80))
    #expect(!isOpen(panel))
  }

  private struct Shy: View {
    @State var isRed = false
    var body: some View {
      VStack(spacing: 0) {
        List {
          (isRed ? Color.red : Color.blue).frame(width: 30, height: 22)
          ForEach(0..<60, id: \.self) { Text("row \($0)") }
        }
        Color.green.frame(height: 44).onTapGesture { isRed = true }
      }
    }
  }

  @Test func `a row that comes back into view still shows what changes in it`() {
    let panel = ListPanel { Shy() }
    for way in [-2000, 3000] as [CGFloat] {
      panel.graph.send(
        .scroll(CGSize(width: 0, height: way), position: CGPoint(x: 200, y: 300)))
      panel.settle()
      #expect(panel.rects(.blue).isEmpty == (way < 0))
    }
    panel.tap(200, 830)
    #expect(panel.rects(.red).count == 1 && panel.rects(.blue).isEmpty)
  }
}
