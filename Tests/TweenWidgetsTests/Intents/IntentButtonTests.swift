import Foundation
import Synchronization
import TestSupport
import Testing
import TweenControls
import TweenMotion
import TweenPaint
import TweenStage
import TweenViews

@testable import TweenWidgets

@Suite(.serialized) @MainActor struct IntentButtonTests {
  nonisolated private static let count = Mutex(0)

  struct Count: AppIntent {
    static let title: LocalizedStringResource = "Count"

    func perform() async throws -> some IntentResult {
      IntentButtonTests.count.withLock { $0 += 1 }
      return .result()
    }
  }

  struct Fail: AppIntent {
    static let title: LocalizedStringResource = "Fail"
    struct NoDrinks: Error {}

    func perform() async throws -> some IntentResult {
      if IntentButtonTests.count.withLock({ $0 >= 0 }) { throw NoDrinks() }
      return .result()
    }
  }

  /// Taps the middle of a widget, and lets what that asks for happen: an intent is performed, and another
  /// timeline asked for.
  private func tap(_ screen: WidgetScreen) async throws {
    screen.stage.send(
      try InputScript(parsing: "{\"at\":0.5,\"tap\":[79,79]}", file: "tap"))
    var step = 0
    func advance() {
      screen.stage.advance(to: StageTime(seconds: 0.5 + Double(step) / 10))
      step += 1
    }
    await eventually {
      advance()
      return screen.asked.count > 1
    }
    for _ in 0..<20 {
      advance()
      for _ in 0..<10 { await _Concurrency.Task.yield() }
    }
  }

  @Test func `a button performs its intent, then a timeline is asked for`() async throws {
    Self.count.withLock { $0 = 0 }
    let provider = NumberProvider(seconds: [0]) { _ in .never }
    let screen = WidgetScreen(provider) { _ in
      Button(intent: Count()) { Color.red.frame(width: 100, height: 100) }
    }
    #expect(screen.asked == [0])
    try await tap(screen)
    #expect(Self.count.withLock { $0 } == 1)
    #expect(screen.asked.count == 2)
  }

  @Test func `a toggle performs its intent when it is pressed`() async throws {
    Self.count.withLock { $0 = 0 }
    let provider = NumberProvider(seconds: [0]) { _ in .never }
    let screen = WidgetScreen(provider) { _ in
      Toggle(isOn: true, intent: Count()) { Color.red.frame(width: 100, height: 100) }
        .toggleStyle(.button)
    }
    try await tap(screen)
    #expect(Self.count.withLock { $0 } == 1 && screen.asked.count == 2)
  }

  @Test func `an intent that fails leaves what is shown, and a timeline is asked for`()
    async throws
  {
    let provider = NumberProvider(seconds: [0]) { _ in .never }
    let screen = WidgetScreen(provider) { _ in
      Button(intent: Fail()) { Color.red.frame(width: 100, height: 100) }
    }
    try await tap(screen)
    #expect(screen.asked.count == 2)
  }
}
