import Foundation
import Testing
import TweenViews

@testable import TweenWidgets

@Suite @MainActor struct IntentTests {
  struct Add: AppIntent {
    static let title: LocalizedStringResource = "Add"
    @Parameter(title: "Step", default: 2) var step: Int
    @Parameter(title: "Note") var note: String?

    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func `a parameter has its default, and another value once it is set`() {
    let intent = Add()
    #expect(intent.step == 2 && intent.note == nil)
    intent.$step.wrappedValue = 5
    #expect(intent.step == 5)
  }
}
