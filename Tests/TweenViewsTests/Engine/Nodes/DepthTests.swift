import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

private struct Nest: View {
  var level: Int
  var value: Int
  @State private var own = 0
  var body: AnyView {
    level == 0
      ? AnyView(Color.red.onTapGesture { own += 1 }.opacity(Double(own + value)))
      : AnyView(Nest(level: level - 1, value: value))
  }
}

private struct Shells: View {
  var level: Int
  var value: Int
  var body: AnyView {
    level == 0
      ? AnyView(Color.red.frame(width: CGFloat(value), height: 10))
      : AnyView(VStack { Shells(level: level - 1, value: value).padding(0) })
  }
}

@Suite("Deep trees") struct DepthTests {
  /// Builds, updates, hits, reads the environment of and takes down a tree, on the main actor.
  @MainActor private static func exercise<Content: View>(
    @ViewBuilder _ content: @escaping (Int) -> Content
  ) {
    let screen = Screen((true, 10)) { isShown, value in
      ZStack {
        if isShown { content(value) }
      }.environment(\.layoutDirection, value == 12 ? .rightToLeft : .leftToRight)
    }
    precondition(screen.fills.count == 1)
    screen.change((true, 20), .linear(duration: 1))
    screen.step(5)
    screen.tap(50, 50)
    screen.set((true, 12))
    screen.step()
    screen.change((false, 12), .linear(duration: 0.1))
    screen.settle()
    precondition(screen.fills.isEmpty)
  }

  /// Whether threads get 8 MB of stack, or less, as they do where no limit is set: a larger one
  /// would prove nothing.
  private static var hasCommonStack: Bool {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    return limit.rlim_cur <= 8 << 20 || limit.rlim_cur == rlim_t.max
  }

  @Test(
    "of 500 levels through AnyView fit an 8 MB stack, in a debug build too",
    .enabled(if: hasCommonStack, "The stack is larger than 8 MB."))
  func erased() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        DepthTests.exercise { Nest(level: 500, value: $0) }
      }
    }
  }

  @Test(
    "of 500 stacks and modifiers through AnyView fit an 8 MB stack, in a debug build too",
    .enabled(if: hasCommonStack, "The stack is larger than 8 MB."))
  func stacks() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        DepthTests.exercise { Shells(level: 500, value: $0) }
      }
    }
  }
}
