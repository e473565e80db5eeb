import Testing
import TweenMotion

@testable import TweenViews

@Suite("A sum of texts") struct TextSumTests {
  private func resolved(_ text: Text) -> ResolvedText { text.resolved(in: EnvironmentValues()) }

  @Test("reads its parts from the first to the last, however it was put together")
  func order() {
    let (a, b, c, d) = (Text("a"), Text("b"), Text("c"), Text("d"))
    for sum in [((a + b) + c) + d, a + (b + (c + d)), (a + b) + (c + d), a + ((b + c) + d)] {
      #expect(resolved(sum).text.plainText == "abcd")
      #expect(resolved(sum).text.runs.count == 1)
    }
  }

  @Test("says of each part what is said of it and of the sums it is in, and of none what is not")
  func styling() {
    let sum =
      Text("a") + (Text("b").bold() + Text("c")).italic() + (Text("d") + Text("e").bold())
      + Text("f")
    let runs = resolved(sum).text.runs
    #expect(runs.map(\.text) == ["a", "b", "c", "d", "e", "f"])
    let alone = [
      Text("a"), Text("b").bold().italic(), Text("c").italic(), Text("d"), Text("e").bold(),
      Text("f"),
    ]
    for (run, text) in zip(runs, alone) {
      #expect(resolved(text).text.runs.first?.attributes == run.attributes)
    }
  }

  @Test("is equal to one put together alike of equal parts")
  func equality() {
    func make(_ last: String) -> Text { Text("a") + (Text("b") + Text(verbatim: last)).bold() }
    #expect(make("c") == make("c"))
    #expect(make("c") != make("d"))
    #expect(make("c") != Text("a") + (Text("b") + Text(verbatim: "c")))
    #expect(Text("a") + Text("b") != Text("a"))
  }

  @Test(
    "of 100,000 parts is made, compared, read and let go of without calls in each other",
    arguments: 0..<3)
  func long(kind: Int) {
    func make() -> Text {
      (1..<100_000).reduce(Text("a")) { sum, _ in
        switch kind {
        case 0: sum + Text("b")
        case 1: Text("b") + sum
        default: (sum + Text("b")).italic()
        }
      }
    }
    let sum = make()
    #expect(sum == make())
    #expect(resolved(sum).text.plainText.utf8.count == 100_000)
  }
}
