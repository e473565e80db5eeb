import Foundation
import Testing
import TweenViews

@testable import TweenStage
@testable import TweenWidgets

@Suite @MainActor struct IntentTests {
  @MainActor final class Count {
    static let shared = Count()
    var value = 0
  }

  struct Add: AppIntent {
    static let title: LocalizedStringResource = "Add"
    @Parameter(title: "Step", default: 2) var step: Int
    @Parameter(title: "Note") var note: String?

    func perform() async throws -> some IntentResult {
      await MainActor.run { Count.shared.value += step }
      return .result()
    }
  }

  @Test func `a parameter has its default, and another value once it is set`() {
    let intent = Add()
    #expect(intent.step == 2 && intent.note == nil)
    intent.$step.wrappedValue = 5
    #expect(intent.step == 5)
  }

  @Test func `performing has widgets asked again`() {
    let screen = WidgetScreen(NumberProvider(seconds: [0]) { _ in .never }) { _ in Text("a") }
    Count.shared.value = 0
    screen.stage.graph.clock.run {
      SerialTasks.gathering(true) { IntentRun.perform(Add()) }
    }
    screen.stage.advance(by: 0.1)
    #expect(Count.shared.value == 2)
    #expect(screen.asked.count == 2)
  }
}
