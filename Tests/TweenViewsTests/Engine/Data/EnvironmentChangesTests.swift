import Testing
import TweenMotion
import TweenViewsTestSupport

@testable import TweenViews

/// A struct with padding, and without `==`.
private struct Theme {
  var isDark = false
  var scale = 1.0
  var name: String?
}

private enum AmountKey: EnvironmentKey { static var defaultValue: Binding<Int>? { nil } }
private enum ThemeKey: EnvironmentKey { static var defaultValue: Theme? { nil } }
private enum PerformKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
  fileprivate var amount: Binding<Int>? {
    get { self[AmountKey.self] }
    set { self[AmountKey.self] = newValue }
  }
  fileprivate var theme: Theme? {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  fileprivate var perform: (() -> Void)? {
    get { self[PerformKey.self] }
    set { self[PerformKey.self] = newValue }
  }
}

/// Values of the environment that an evaluation sets anew: readers are evaluated for other values only.
@MainActor @Suite struct EnvironmentChangesTests {
  private final class Counts {
    var amounts = 0
    var themes = 0
    var actions = 0
  }

  private struct AmountReader: View {
    let counts: Counts
    @Environment(\.amount) private var amount
    var body: some View {
      let _ = counts.amounts += 1
      Text("\(amount?.wrappedValue ?? 0)")
    }
  }

  private struct ThemeReader: View {
    let counts: Counts
    @Environment(\.theme) private var theme
    var body: some View {
      let _ = counts.themes += 1
      Text("\(theme?.scale ?? 0)")
    }
  }

  private struct ActionReader: View {
    let counts: Counts
    @Environment(\.perform) private var perform
    var body: some View {
      let _ = counts.actions += 1
      Text(perform == nil ? "none" : "some")
    }
  }

  private struct Setting: View {
    let turn: Int
    let counts: Counts
    @State private var amount = 5

    var body: some View {
      VStack {
        AmountReader(counts: counts)
        ThemeReader(counts: counts)
        ActionReader(counts: counts)
      }
      .environment(\.amount, $amount)
      .environment(\.theme, Theme(isDark: turn > 9, scale: 2, name: "theme"))
      .environment(\.perform) { _ = turn }
    }
  }

  @Test func `equal bindings and equal fields count as no change`() {
    let counts = Counts()
    let screen = Screen(0) { Setting(turn: $0, counts: counts) }
    #expect(counts.amounts == 1 && counts.themes == 1 && counts.actions == 1)
    for turn in 1...9 { screen.change(turn, nil) }
    #expect(counts.amounts == 1)
    #expect(counts.themes == 1)
    // A closure that captures another value is another closure.
    #expect(counts.actions == 10)
    screen.change(10, nil)
    #expect(counts.amounts == 1 && counts.themes == 2)
  }

  @Test func `bytes between the fields of a value have no effect`() {
    func filled(_ byte: UInt8) -> EnvironmentValues {
      let memory = UnsafeMutablePointer<Theme?>.allocate(capacity: 1)
      defer { memory.deallocate() }
      UnsafeMutableRawPointer(memory).initializeMemory(
        as: UInt8.self, repeating: byte, count: MemoryLayout<Theme?>.size)
      memory.initialize(to: Theme(isDark: true, scale: 3))
      var values = EnvironmentValues()
      values.theme = memory.move()
      return values
    }
    let (first, second) = (filled(0), filled(0xff))
    #expect(first.changes(from: second).isEmpty)
    var other = second
    other.theme?.scale = 4
    #expect(other.changes(from: first).count == 1)
    #expect(first.changes(from: EnvironmentValues()).count == 1)
  }
}
