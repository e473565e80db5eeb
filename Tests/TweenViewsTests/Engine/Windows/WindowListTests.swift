import Foundation
import Testing

@testable import TweenViews

@Suite("Lists of windows") @MainActor struct WindowListTests {
  private let graph = ViewGraph(
    content: EmptyView(), configuration: .init(size: CGSize(width: 10, height: 10)))

  private func window(_ id: String) -> GraphWindow {
    GraphWindow(id: id, scene: nil, graph: graph, configuration: graph.configuration)
  }

  @Test func `have windows as they opened, and from the back to the front`() {
    let (a, b, c) = (window("a"), window("b"), window("c"))
    var list = WindowList()
    for window in [a, b, c] { list.add(window) }
    list.putInFront(a)
    #expect(list.open.map(\.id) == ["a", "b", "c"])
    #expect(list.order.map(\.id) == ["b", "c", "a"])
    list.remove(b)
    #expect(list.open.map(\.id) == ["a", "c"])
    #expect(list.order.map(\.id) == ["c", "a"])
    #expect(list.lastShown == b.displayList)
  }

  @Test func `know the names and the number of all there were`() {
    var list = WindowList()
    let a = window("a")
    list.add(a)
    list.remove(a)
    list.add(window("b"))
    #expect(list.openedCount == 2 && list.anchors.count == 2)
    #expect(list.knownNames == ["a", "b"])
    list.removeAll()
    #expect(list.open.isEmpty && list.order.isEmpty && list.knownNames.count == 2)
  }
}
