import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// What a closure reads that is called after its view's body changes what is shown as if the body had
/// read it.
@Suite("A closure called after the body") @MainActor struct DeferredReadTests {
  /// Shows content that reads a state in a closure alone, and turns the state on by a tap.
  private struct Turning<Content: View>: View {
    @State var isOn = false
    let content: (Binding<Bool>) -> Content
    var body: some View {
      content($isOn)
        .frame(width: 100, height: 100, alignment: .topLeading)
        .contentShape(Rectangle())
        .onTapGesture { isOn = true }
    }
  }

  private func screen<Content: View>(
    @ViewBuilder _ content: @escaping (Binding<Bool>) -> Content
  ) -> Screen<Int> {
    Screen(0) { _ in Turning(content: content) }
  }

  @Test("changes what an .animation body adds, with its animation")
  func animationBody() throws {
    let screen = screen { isOn in
      Color.red.frame(width: 10, height: 10)
        .animation(.linear(duration: 1)) { $0.opacity(isOn.wrappedValue ? 0 : 1) }
    }
    screen.tap(50, 50)
    screen.step(30)
    let fill = try #require(screen.fill(.red))
    #expect(abs(fill.opacity - 0.5) < 0.02)
    screen.settle()
    #expect(screen.graph.pool.isIdle && (screen.fill(.red)?.opacity ?? 0) == 0)
  }

  @Test("changes a guide")
  func guide() {
    let screen = screen { isOn in
      ZStack(alignment: .topLeading) {
        Color.blue.frame(width: 40, height: 40)
        Color.red.frame(width: 10, height: 10)
          .alignmentGuide(.leading) { _ in isOn.wrappedValue ? -20 : 0 }
      }
    }
    #expect(screen.rect(.red)?.minX == 0)
    screen.tap(50, 50)
    screen.step()
    #expect(screen.rect(.red)?.minX == 20)
  }

  @Test("changes a part of a container's length")
  func relativeLength() {
    let screen = screen { isOn in
      Color.red.containerRelativeFrame(.horizontal) { length, _ in
        isOn.wrappedValue ? length / 2 : length / 4
      }
    }
    #expect(screen.rect(.red)?.width == 25)
    screen.tap(50, 50)
    screen.step()
    #expect(screen.rect(.red)?.width == 50)
  }

  /// Goes evenly over a second, and stands where the environment says so.
  private struct Pausing: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      let pausedAt = context.environment.stop
      return time < 1 ? value.scaled(by: min(time, pausedAt)) : nil
    }
  }

  @Test("of a running animation reads the environment as it is now")
  func liveEnvironment() throws {
    let screen = Screen((0.0, 1.0)) { place, stop in
      Color.red.frame(width: 10, height: 10).offset(x: place).environment(\.stop, stop)
    }
    let start = try #require(screen.rect(.red)).minX
    screen.change((40, 1), Animation(Pausing()))
    screen.step(30)
    #expect(abs((screen.rect(.red)?.minX ?? 0) - start - 20) < 1)
    screen.set((40, 0.25))
    screen.step(2)
    #expect(abs((screen.rect(.red)?.minX ?? 0) - start - 10) < 1e-6)
  }
}

private enum StopKey: EnvironmentKey {
  static var defaultValue: Double { 1 }
}

extension EnvironmentValues {
  fileprivate var stop: Double {
    get { self[StopKey.self] }
    set { self[StopKey.self] = newValue }
  }
}
