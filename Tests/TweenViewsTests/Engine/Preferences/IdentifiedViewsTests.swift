import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("Views with names") @MainActor struct IdentifiedViewsTests {
  @MainActor private final class Found {
    var names: [AnyHashable] = []
    var rects: [CGRect] = []
    func take(_ tree: _IdentifiedViewTree) {
      (names, rects) = ([], [])
      tree.forEach {
        names.append($0.identifier)
        rects.append($0.boundingRect)
      }
    }
  }

  @Test("tell where they lie in the window, those inside others first") func places() {
    let found = Found()
    let screen = Screen(true) { isShown in
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)._identified(by: 1)
        if isShown { Color.blue.frame(width: 20, height: 10)._identified(by: "b") }
      }
      ._identified(by: "row")
      .overlayPreferenceValue(_IdentifiedViewsKey.self) { tree in
        let _ = found.take(tree)
        Color.clear
      }
    }
    #expect(found.names == [1, "b", "row"])
    #expect(
      found.rects == [
        CGRect(x: 35, y: 45, width: 10, height: 10), CGRect(x: 45, y: 45, width: 20, height: 10),
        CGRect(x: 35, y: 45, width: 30, height: 10),
      ])
    screen.set(false)
    screen.step()
    #expect(found.names == [1, "row"])
    #expect(found.rects.first == CGRect(x: 45, y: 45, width: 10, height: 10))
  }

  @Test("make a list that nothing else is in") func reduction() {
    func names(_ tree: _IdentifiedViewTree) -> [AnyHashable] {
      var names: [AnyHashable] = []
      tree.forEach { names.append($0.identifier) }
      return names
    }
    func proxy(_ name: Int) -> _IdentifiedViewTree {
      .proxy(_IdentifiedViewProxy(identifier: name, boundingRect: .zero))
    }
    var tree = _IdentifiedViewsKey.defaultValue
    _IdentifiedViewsKey.reduce(value: &tree) { .empty }
    guard case .empty = tree else {
      Issue.record("\(tree)")
      return
    }
    _IdentifiedViewsKey.reduce(value: &tree) { proxy(1) }
    guard case .proxy = tree else {
      Issue.record("\(tree)")
      return
    }
    _IdentifiedViewsKey.reduce(value: &tree) { .array([proxy(2), proxy(3)]) }
    guard case .array(let parts) = tree else {
      Issue.record("\(tree)")
      return
    }
    #expect(parts.count == 3 && names(tree) == [1, 2, 3])
  }
}
