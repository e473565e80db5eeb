import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenLists
@testable import TweenViews

/// Counts the bodies of rows.
private struct Row: View {
  let number: Int
  let log: Log<Int>
  var body: some View {
    let _ = log(number)
    Color.red.frame(height: 20)
  }
}

@Suite("A list of very many rows") @MainActor struct ListLazinessTests {
  private func bodies<Content: View>(@ViewBuilder _ content: (Log<Int>) -> Content) -> Int {
    let log = Log<Int>()
    let content = content(log)
    let screen = Screen((), size: CGSize(width: 390, height: 844)) { List { content } }
    #expect(screen.warnings.isEmpty)
    return log.entries.count
  }

  @Test("makes as many of them whatever is said of all of them, or done to them")
  func modifiers() {
    let plain = bodies { log in
      Section {
        ForEach(0..<100_000, id: \.self) { Row(number: $0, log: log) }
      } header: {
        Text("Head")
      }
    }
    // Those in view, and some for which a header's length was the first guess.
    #expect(plain <= 24)
    let modified = bodies { log in
      Section {
        ForEach(0..<100_000, id: \.self) { Row(number: $0, log: log) }
          .onDelete { _ in }
          .opacity(0.5)
          .listRowSeparator(.hidden)
      } header: {
        Text("Head")
      }
      .padding(.leading, 1)
      .foregroundStyle(.red)
    }
    #expect(modified <= plain)
    let resolved = bodies { log in
      ForEach(
        sections: Section {
          ForEach(0..<100_000, id: \.self) { Row(number: $0, log: log) }
        }
      ) { section in
        Section { ForEach(section.content) { $0.padding(1) } }
      }
    }
    #expect(resolved <= plain)
  }
}
