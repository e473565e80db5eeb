import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Puts a line between views.
private struct Divided: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Color.blue.frame(height: 1) }
    }
  }
}

private struct Stacked: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View { children }
}

private struct WidthKey: _ViewTraitKey {
  static let defaultValue = 10.0
}

private struct Widths: _VariadicView_UnaryViewRoot {
  let log: Log<Int?>
  func body(children: _VariadicView.Children) -> some View {
    HStack(spacing: 0) {
      ForEach(children) { child in
        let _ = log(child.id(as: Int.self))
        child.frame(width: child[WidthKey.self])
      }
    }
  }
}

@Suite("A variadic view") @MainActor struct VariadicViewTests {
  @Test("shows what its root makes of its content's views")
  func multi() {
    let screen = Screen(3) { count in
      VStack(spacing: 0) {
        _VariadicView.Tree(Divided()) {
          ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 9) }
        }
      }
    }
    #expect(screen.fills.map(\.shownRect.height) == [9, 1, 9, 1, 9])
    screen.set(1)
    screen.step(2)
    #expect(screen.fills.map(\.shownRect.height) == [9])
    screen.set(0)
    screen.step(2)
    #expect(screen.fills.isEmpty)
  }

  @Test("is one view by a unary root, however many that has")
  func unary() {
    let screen = Screen(()) {
      HStack(spacing: 0) {
        _VariadicView.Tree(Stacked()) {
          Color.red.frame(width: 10, height: 10)
          Color.green.frame(width: 10, height: 10)
        }
        .padding(.leading, 5)
      }
    }
    // One below the other, with one padding around both, at whole pixels.
    #expect(Set(screen.fills.map(\.shownRect.minX)) == [48])
    #expect(Set(screen.fills.map(\.shownRect.minY)).count == 2)
  }

  @Test("knows what is said of its views, and the ids that the program gave them")
  func traits() {
    let log = Log<Int?>()
    let screen = Screen(20.0) { width in
      _VariadicView.Tree(Widths(log: log)) {
        Color.red._trait(WidthKey.self, width)
        ForEach(4..<6, id: \.self) { _ in Color.green }
      }
    }
    #expect(screen.fills.map(\.shownRect.width) == [20, 10, 10])
    #expect(log.entries == [nil, 4, 5])
    screen.set(30)
    screen.step()
    #expect(screen.fills.map(\.shownRect.width) == [30, 10, 10])
  }
}
