import Testing
import TweenViews

private struct Point {
  var x = 1.5
  var name = "a"
}

private enum Phase {
  case idle
  case running(Int)
}

@Suite struct InspectedTextTests {
  @Test func `a value is a short text`() {
    let values: [(Any, String)] = [
      (3, "3"), (0.1 + 0.2, "0.3"), (2.0, "2"), ("a \"b\"", "\"a \"b\"\""), (true, "true"),
      (Int?.none as Any, "nil"), (Optional(4) as Any, "4"), ([1, 2], "[1, 2]"),
      (Array(1...100), "[1, 2, 3, 4, … 100 in all]"), (["b": 1, "a": 2], "[\"a\": 2, \"b\": 1]"),
      (Set([3, 1]), "[1, 3]"), (Point(), "Point(x: 1.5, name: \"a\")"), (Phase.idle, "idle"),
      (Phase.running(2), "running(2)"), ({ () -> Void in }, "(function)"), (Double.nan, "nan"),
    ]
    for (value, text) in values { #expect(InspectedText.of(value) == text) }
  }

  @Test func `no text is longer than 120 characters, or has more than one line`() {
    let text = InspectedText.of(String(repeating: "word\n", count: 100_000))
    #expect(text.count == 120 && !text.contains("\n"))
  }

  @Test func `the name of a type has neither module nor arguments`() {
    #expect(InspectedText.name(of: [Int].self) == "Array")
    #expect(InspectedText.name(of: Point.self) == "Point")
  }
}
