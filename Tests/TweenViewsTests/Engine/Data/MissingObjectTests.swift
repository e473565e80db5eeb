import Foundation
import Observation
import Testing
import TweenCombine
import TweenGeometry
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@MainActor private final class Announced: ObservableObject {
  @Published var number = 1
}

@Observable @MainActor private final class Observed {
  var number = 1
}

private struct Lonely: View {
  @EnvironmentObject var model: Announced
  var body: some View { Color.red.opacity(Double(model.number)) }
}

private struct Forlorn: View {
  @Environment(Observed.self) private var model
  var body: some View { Color.red.opacity(Double(model.number)) }
}

private struct Acting: View {
  @EnvironmentObject var model: Announced
  var body: some View { Color.red.onTapGesture { model.number += 1 } }
}

private struct Around: ViewModifier {
  @EnvironmentObject var model: Announced
  func body(content: Content) -> some View { content.opacity(Double(model.number)) }
}

/// What a program can't go on without ends it with a sentence and exit code 70, also in release builds,
/// where a failed precondition says nothing.
@Suite("An object that is missing from the environment") struct MissingObjectTests {
  private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("is named with the view whose body reads it")
  func body() async {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Screen(()) { HStack { Lonely() } } }
    }
    let words = words(result)
    #expect(words.hasPrefix("error: No ObservableObject of type Announced"), "\(words)")
    #expect(words.contains("Lonely") && words.contains(".environmentObject(_:)"), "\(words)")
  }

  @Test("is named where it is an Observable")
  func observable() async {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Screen(()) { HStack { Forlorn() } } }
    }
    let words = words(result)
    #expect(words.hasPrefix("error: No object of type Observed"), "\(words)")
    #expect(words.contains("Forlorn") && words.contains(".environment(_:)"), "\(words)")
  }

  @Test("is named with the modifier that reads it")
  func modifier() async {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Screen(()) { Color.red.modifier(Around()) } }
    }
    let words = words(result)
    #expect(words.contains("Around"))
  }

  @Test("ends a program where an action reads it, and not before")
  func action() async {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      await MainActor.run {
        let screen = Screen(()) { Acting() }
        print("shown")
        screen.tap(50, 50)
      }
    }
    let (words, output) = (words(result), result?.standardOutputContent ?? [])
    #expect(words.contains("Acting"))
    let shown = String(decoding: output, as: UTF8.self)
    #expect(shown.contains("shown"))
  }

  @Test("is one thing of several: what has no body says so")
  func noBody() async {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Color.red.opacity(0.5).modifier(Plain()).body }
    }
    let words = words(result)
    #expect(words.hasPrefix("error: ") && words.contains("has no body"), "\(words)")
  }

  @Test("is none where the view takes it as optional")
  func optional() async {
    struct Careful: View {
      @Environment(Observed.self) private var model: Observed?
      var body: some View { Color.red.opacity(model == nil ? 1 : 0.5) }
    }
    let color = await MainActor.run { Screen(()) { Careful() }.fill(.red) }
    #expect(color != nil)
  }
}

private struct Plain: ViewModifier {
  func body(content: Content) -> some View { content }
}
