import Foundation
import Testing
import TweenGeometry
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Layers in layers.
@Suite("Nested layers") @MainActor struct LayerDepthTests {
  private func nested(_ depth: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
    (0..<depth).reduce(AnyView(Color.red)) { view, _ in wrap(view) }
  }

  /// Seconds of this thread until the first list is there, the least of three times.
  private func time(_ view: AnyView) -> Double {
    func now() -> Double {
      var now = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
      return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }
    return (0..<3).map { _ in
      let start = now()
      let screen = Screen(()) { view }
      _ = screen.graph.displayList
      return now() - start
    }.min() ?? 0
  }

  /// Where each layer looked through all those inside, and each look was checked against all that
  /// were being drawn, eight times as many took some 200 times as long.
  @Test func `take time as there are many of them`() {
    for wrap: (AnyView) -> AnyView in [
      { AnyView($0.clipShape(Rectangle())) }, { AnyView($0.blur(radius: 1)) },
      { AnyView($0.compositingGroup()) },
    ] {
      let few = time(nested(75, wrap))
      let many = time(nested(600, wrap))
      #expect(many < 30 * few, "\(few) s, \(many) s")
    }
  }

  @Test func `are as many as there are, with the mode of the picture inside`() {
    let screen = Screen(()) {
      nested(40) { AnyView($0.compositingGroup()) }.blendMode(.multiply)
    }
    let items = screen.graph.displayList.items
    #expect(items.count == 81)
    #expect(items.first?.blend == .multiply)
    #expect(items.dropFirst().allSatisfy { $0.blend == .normal })
    let inner = Screen(()) {
      nested(40) { AnyView($0.compositingGroup()) }
        .overlay { Color.blue.blendMode(.screen).blur(radius: 1).blur(radius: 1) }
    }
    // Two of them around the picture whose mode they take.
    let blends = inner.graph.displayList.items.map(\.blend)
    #expect(blends.filter { $0 == .screen }.count == 1)
    #expect(blends.firstIndex(of: .screen) == 81, "\(inner.graph.displayList)")
  }
}
