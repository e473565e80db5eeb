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

/// In each frame of an animated change the tree has the rows that are drawn, each once and at its drawn place. Rows that
/// leave are drawn only. Drawn places are rounded to pixels, of one point here.
@Suite @MainActor struct ListTreeTests {
  struct Contents {
    var rows: [Int]
    var isOpen = true
  }

  private struct Content: View {
    @ObservedObject var data: Source<Contents>
    let isSwiped: Bool
    let style: any ListStyle

    private var list: some View {
      List {
        Section("Numbers", isExpanded: .constant(data.value.isOpen)) { rows }
        Section("Rest") { row(200) }
      }
    }

    @ViewBuilder private var rows: some View {
      if isSwiped {
        ForEach(data.value.rows, id: \.self) { row in
          self.row(row).swipeActions {
            Button("Delete", role: .destructive) {
              withAnimation(.linear(duration: 1)) { data.value.rows.removeAll { $0 == row } }
            }
          }
        }
      } else {
        ForEach(data.value.rows, id: \.self) { row($0) }
      }
    }

    private func row(_ row: Int) -> some View {
      Color(red: Double(row) / 255, green: 0.5, blue: 0.25).frame(height: 22)
        .accessibilityElement().accessibilityLabel("row \(row)")
    }

    var body: some View {
      AnyView(
        style is PlainListStyle
          ? AnyView(list.listStyle(.plain)) : AnyView(list.listStyle(.insetGrouped)))
    }
  }

  /// The drawn rectangles of rows in the window, by their numbers. Rows that come in begin with the opacity 0.
  private func drawn(_ panel: ListPanel) -> [Int: [CGRect]] {
    var all: [Int: [CGRect]] = [:]
    for item in panel.graph.displayList.items {
      guard case .fill(let fill) = item.content, case .solid(let color) = fill.paint,
        (Double(color.green) * 255).rounded() == 128
      else { continue }
      let rect = fill.outline.applying(fill.transform).boundingRect
      guard rect.minY < 440, rect.maxY > 0 else { continue }
      all[Int((Double(color.red) * 255).rounded()), default: []].append(rect)
    }
    return all
  }

  private func compare(
    _ panel: ListPanel, _ data: Source<Contents>, _ frame: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let drawn = drawn(panel)
    let listed = (data.value.isOpen ? data.value.rows : []) + [200]
    for (tree, name) in [(panel.graph.tree, "tree"), (panel.graph.keptTree, "kept tree")] {
      let elements = tree.all.filter { $0.label.hasPrefix("row ") }
      for row in listed {
        let frames = elements.filter { $0.label == "row \(row)" }.map(\.frame)
        let rects = drawn[row] ?? []
        #expect(
          frames.count == rects.count
            && zip(frames, rects).allSatisfy {
              abs($0.minY - $1.minY) <= 0.51 && abs($0.height - $1.height) <= 1.01
            },
          "frame \(frame), row \(row): the \(name) has \(frames), drawn is \(rects)",
          sourceLocation: sourceLocation)
      }
      #expect(
        elements.count == Set(elements.map(\.label)).count, "frame \(frame)",
        sourceLocation: sourceLocation)
    }
  }

  static let changes: [(name: String, change: @Sendable (inout Contents) -> Void)] = [
    ("deletion", { $0.rows.removeSubrange(1...2) }),
    ("insertion", { $0.rows.insert(contentsOf: [100, 101, 102], at: 1) }),
    ("move", { $0.rows.append($0.rows.remove(at: 0)) }),
    ("order", { $0.rows.reverse() }),
    ("collapse", { $0.isOpen = false }),
  ]

  @Test(arguments: [0, 1, 2, 3, 4], [false, true])
  func `the tree has the rows that are drawn during a change`(_ change: Int, isSwiped: Bool) {
    for style in [PlainListStyle(), InsetGroupedListStyle()] as [any ListStyle] {
      let data = Source(Contents(rows: Array(0..<7)))
      let panel = ListPanel(width: 320, height: 440) {
        Content(data: data, isSwiped: isSwiped, style: style)
      }
      compare(panel, data, -1)
      let before = data.value
      withAnimation(.linear(duration: 0.5)) { Self.changes[change].change(&data.value) }
      for frame in 0..<40 {
        panel.step()
        compare(panel, data, frame)
      }
      withAnimation(.linear(duration: 0.5)) { data.value = before }
      for frame in 0..<40 {
        panel.step()
        compare(panel, data, 100 + frame)
      }
    }
  }

  @Test(arguments: [0.0, 1.0])
  func `the tree has the rows after a deleted open row`(_ start: Double) throws {
    let data = Source(Contents(rows: Array(0..<4)))
    let panel = ListPanel(width: 320, height: 440) {
      Content(data: data, isSwiped: true, style: PlainListStyle())
    }
    let row = try #require(panel.graph.tree.all.first { $0.label == "row \(Int(start))" })
    panel.drag(from: CGPoint(x: 280, y: row.frame.midY), by: CGSize(width: -120, height: 0))
    let button = try #require(panel.graph.tree.all.first { $0.label == "Delete" })
    panel.pointer(.down, button.frame.midX, button.frame.midY)
    panel.pointer(.up, button.frame.midX, button.frame.midY)
    for frame in 0..<90 {
      compare(panel, data, frame)
      panel.step()
    }
    #expect(data.value.rows.count == 3)
  }
}
