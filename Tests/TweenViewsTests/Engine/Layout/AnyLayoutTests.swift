import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A layout of a hidden type") @MainActor struct AnyLayoutTests {
  private struct Tapped: View {
    var color: Color
    @State private var taps = 0
    var body: some View {
      color.frame(width: 20, height: 20).opacity(1 / Double(1 + taps)).onTapGesture { taps += 1 }
    }
  }

  /// Places its subviews on a parabola, as far along as its data say.
  private struct Shifted: Layout {
    var animatableData: Double
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 100, height: 100) }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: animatableData, y: animatableData * animatableData / 100),
          proposal: .unspecified)
      }
    }
  }

  @Test("keeps its subviews when another takes over, and they glide to their places")
  func takesOver() throws {
    let screen = Screen(true) { isRow in
      let layout =
        isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        Tapped(color: .red)
        Tapped(color: .blue)
      }
    }
    #expect(screen.rect(.red) == CGRect(x: 30, y: 40, width: 20, height: 20))
    screen.tap(35, 45)
    screen.change(false, .linear(duration: 1))
    #expect(screen.rect(.red) == CGRect(x: 30, y: 40, width: 20, height: 20))
    screen.step(31)
    let middle = try #require(screen.rect(.red))
    #expect(abs(middle.minX - 35) < 1e-9)
    #expect(abs(middle.minY - 35) < 1e-9)
    screen.settle()
    #expect(screen.rect(.red) == CGRect(x: 40, y: 30, width: 20, height: 20))
    #expect(screen.rect(.blue) == CGRect(x: 40, y: 50, width: 20, height: 20))
    #expect(screen.fill(.red)?.opacity == 0.5)
    #expect(screen.graph.pool.isIdle)
  }

  @Test("takes the data of a layout of another type as its first")
  func firstData() throws {
    let screen = Screen(AnyLayout(ZStackLayout(alignment: .topLeading))) { layout in
      layout { Color.red.frame(width: 10, height: 10) }
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
    #expect(screen.rect(.red)?.minX == 0)
    screen.change(AnyLayout(Shifted(animatableData: 80)), .linear(duration: 1))
    #expect(screen.rect(.red)?.minX == 0)
    screen.step(31)
    #expect(abs((screen.rect(.red)?.minX ?? 0) - 40) < 1e-9)
    screen.settle()
    #expect(screen.rect(.red)?.minX == 80)
  }

  @Test("animates the data of layouts of one type; between types nothing is computed")
  func animatesData() throws {
    let screen = Screen(AnyLayout(Shifted(animatableData: 0))) { layout in
      layout { Color.red.frame(width: 10, height: 10) }
    }
    screen.change(AnyLayout(Shifted(animatableData: 80)), .linear(duration: 1))
    screen.step(31)
    // On the parabola, in the middle of the data.
    #expect(screen.rect(.red)?.origin == CGPoint(x: 40, y: 16))
    screen.change(AnyLayout(ZStackLayout(alignment: .topLeading)), .linear(duration: 1))
    screen.settle()
    #expect(screen.rect(.red)?.origin == CGPoint(x: 45, y: 45))
    #expect(screen.graph.pool.isIdle)
  }

  @Test("turns its spacers with its axis")
  func spacers() {
    let screen = Screen(true) { isRow in
      (isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))) {
        Color.red.frame(width: 10, height: 10)
        Spacer()
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(screen.rect(.blue)?.origin == CGPoint(x: 90, y: 45))
    screen.set(false)
    screen.step()
    #expect(screen.rect(.red)?.origin == CGPoint(x: 45, y: 0))
    #expect(screen.rect(.blue)?.origin == CGPoint(x: 45, y: 90))
  }

  @Test("arranges as the stacks do, in random cases", arguments: UInt64(0)..<20)
  func likeStacks(seed: UInt64) {
    let generator = SeededGenerator(seed: seed)
    func roll(_ most: Double) -> CGFloat { CGFloat(generator.next(in: 0...most)).rounded() }
    let lengths = (0..<4).map { _ in (roll(40), roll(40), Double(roll(1))) }
    let spacing: CGFloat? = roll(1) == 0 ? nil : roll(9)
    let children = ForEach(0..<4) { index in
      Color.red.frame(minWidth: lengths[index].0, minHeight: lengths[index].1)
        .layoutPriority(lengths[index].2)
    }
    let pairs: [(any View, any View)] = [
      (
        HStack(alignment: .top, spacing: spacing) { children },
        HStackLayout(alignment: .top, spacing: spacing) { children }
      ),
      (
        VStack(alignment: .trailing, spacing: spacing) { children },
        AnyLayout(VStackLayout(alignment: .trailing, spacing: spacing)) { children }
      ),
      (
        ZStack(alignment: .bottomLeading) { children },
        ZStackLayout(alignment: .bottomLeading) { children }
      ),
    ]
    for (one, other) in pairs {
      let size = CGSize(width: 150, height: 90)
      let first = Screen((), size: size) { AnyView(erasing(one)) }.fills.map(\.shownRect)
      let second = Screen((), size: size) { AnyView(erasing(other)) }.fills.map(\.shownRect)
      #expect(first == second)
      #expect(first.count == 4)
    }
  }

  private func erasing(_ view: any View) -> AnyView {
    func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
    return open(view)
  }

  @Test("of spacing adds up as its subviews' do")
  func spacing() {
    var spacing = ViewSpacing()
    #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(spacing.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
    spacing.formUnion(.zero, edges: .leading)
    #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: spacing, along: .horizontal) == 0)
    #expect(
      ViewSpacing().union(.zero, edges: .trailing).distance(to: ViewSpacing(), along: .horizontal)
        == 0)
  }
}
