import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
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
