import Foundation
import Observation
import Testing
import TweenCombine
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

private struct WidthKey: FocusedValueKey {
  typealias Value = CGFloat
}

private struct CountKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

extension FocusedValues {
  fileprivate var width: CGFloat? {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

@MainActor private final class Plain: ObservableObject {
  @Published var width: CGFloat = 30
}

@MainActor @Observable private final class Observed {
  var width: CGFloat = 40
}

/// As wide as the focused value, red; 5 without one.
private struct Reader: View {
  @FocusedValue(\.width) private var width
  var log = Log<CGFloat?>()
  var body: some View {
    let _ = log(width)
    Color.red.frame(width: width ?? 5, height: 10)
  }
}

private struct ObjectReader: View {
  @FocusedObject private var plain: Plain?
  @FocusedValue(Observed.self) private var observed
  var body: some View {
    Color.red.frame(width: plain?.width ?? 5, height: 10)
    Color.blue.frame(width: observed?.width ?? 5, height: 10)
  }
}

/// Reads and writes the number that another view tells a binding of.
private struct Counter: View {
  @FocusedBinding(\.count) private var count
  var body: some View {
    Color.red.frame(width: CGFloat(count ?? 5), height: 10)
      .onTapGesture { count = (count ?? 0) + 10 }
    Stepper(value: $count)
  }
  struct Stepper: View {
    @Binding var value: Int?
    var body: some View {
      Color.blue.frame(width: 10, height: 10).onTapGesture { value = 50 }
    }
  }
}

private struct Owner: View {
  @State private var count = 20
  var body: some View {
    VStack(spacing: 0) {
      Counter()
      Color.green.frame(width: CGFloat(count), height: 10).focusedSceneValue(\.count, $count)
    }
  }
}

@Suite("Focused values") @MainActor struct FocusedValueTests {
  @Test func `a scene's value is seen by views before and after the one that tells it`() {
    let screen = Screen(()) {
      VStack(spacing: 0) {
        Reader()
        Color.clear.frame(height: 1).focusedSceneValue(\.width, 60)
      }
    }
    #expect(screen.rect(.red)?.width == 60)
  }

  @Test func `a value of the focus is not seen while nothing has the focus`() {
    let screen = Screen(()) {
      VStack(spacing: 0) {
        Reader()
        Reader().focusedValue(\.width, 60)
      }
    }
    #expect(screen.fills.map(\.shownRect.width) == [5, 5])
  }

  @Test func `readers follow a value that changes, becomes nil, and goes with its view`() {
    let log = Log<CGFloat?>()
    let screen = Screen<CGFloat?>(20) { width in
      VStack(spacing: 0) {
        Reader(log: log)
        if width != 99 { Color.clear.frame(height: 1).focusedSceneValue(\.width, width) }
      }
    }
    for width in [30, nil, 40, 99] as [CGFloat?] {
      screen.set(width)
      screen.step()
    }
    // At first the reader comes before the view that tells.
    #expect(log.entries == [nil, 20, 30, nil, 40, nil])
  }

  @Test func `of several values the last to come is heard, and the one before when it goes`() {
    let screen = Screen(false) { hasMore in
      VStack(spacing: 0) {
        Reader()
        if hasMore { Color.clear.frame(height: 1).focusedSceneValue(\.width, 70) }
        Color.clear.frame(height: 1).focusedSceneValue(\.width, 30)
          .focusedSceneValue(\.width, 20)
      }
    }
    // The innermost of those that came together.
    #expect(screen.rect(.red)?.width == 30)
    screen.set(true)
    screen.step()
    #expect(screen.rect(.red)?.width == 70)
    screen.set(false)
    screen.step()
    #expect(screen.rect(.red)?.width == 30)
  }

  @Test func `an equal value has no reader evaluated again`() {
    let log = Log<CGFloat?>()
    let screen = Screen(0) { number in
      VStack(spacing: 0) {
        Reader(log: log)
        Color.clear.frame(width: CGFloat(number), height: 1).focusedSceneValue(\.width, 20)
      }
    }
    let before = log.entries.count
    screen.set(1)
    screen.step()
    #expect(log.entries.count == before)
  }

  @Test func `a focused binding reads and writes the state of the view that tells it`() {
    let screen = Screen(()) { Owner() }
    #expect(screen.rect(.red)?.width == 20)
    screen.tap(50, 40)
    screen.step()
    #expect(screen.rect(.red)?.width == 30)
    #expect(screen.rect(.green)?.width == 30)
    screen.tap(50, 50)
    screen.step()
    #expect(screen.rect(.green)?.width == 50)
    #expect(screen.warnings.isEmpty)
  }

  @Test func `a binding without a view that tells one reads nil, and writes are lost`() {
    let screen = Screen(()) { VStack(spacing: 0) { Counter() } }
    screen.tap(50, 45)
    screen.tap(50, 55)
    screen.step()
    #expect(screen.rect(.red)?.width == 5)
  }

  @Test func `objects are told by their type, and their changes are followed`() {
    let (plain, observed) = (Plain(), Observed())
    let screen = Screen(true) { isExposed in
      VStack(spacing: 0) {
        ObjectReader()
        if isExposed {
          Color.clear.frame(height: 1).focusedSceneObject(plain).focusedSceneValue(observed)
        }
      }
    }
    #expect(screen.rect(.red)?.width == 30)
    #expect(screen.rect(.blue)?.width == 40)
    plain.width = 33
    observed.width = 44
    screen.step()
    #expect(screen.rect(.red)?.width == 33)
    #expect(screen.rect(.blue)?.width == 44)
    screen.set(false)
    screen.step()
    #expect(screen.rect(.red)?.width == 5)
    #expect(screen.rect(.blue)?.width == 5)
  }
}
