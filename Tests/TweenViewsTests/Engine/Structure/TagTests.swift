import Testing
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A tag") @MainActor struct TagTests {
  private func element<Content: View>(_ content: Content) throws -> ElementNode {
    let screen = Screen(()) { ZStack { content } }
    // What is in the stack, which is in the stack of the window's root.
    var found: ElementNode? = screen.graph.root
    for _ in 0..<3 {
      let outer = found
      found = nil
      outer?.visitShown { found = $0 }
    }
    return try #require(found)
  }

  @Test("names a view by its type, and by the optional of it; of one type the innermost counts")
  func types() throws {
    let element = try element(Color.red.tag(1).tag("x").tag(2))
    #expect(element.tag(Int.self) == 1)
    #expect(element.tag(Int?.self) == .some(1))
    #expect(element.tag(String.self) == "x")
    #expect(element.tag(Double.self) == nil)
  }

  @Test("is a row's id in its ForEach, unless the row has one of that type")
  func rows() throws {
    #expect(try element(ForEach([7], id: \.self) { _ in Color.red }).tag(Int.self) == 7)
    #expect(try element(ForEach([7], id: \.self) { _ in Color.red.tag(3) }).tag(Int.self) == 3)
    #expect(try element(ForEach([7], id: \.self) { _ in Color.red.tag("x") }).tag(Int.self) == 7)
  }

  @Test("is none of a view that is untagged, wherever that is said")
  func untagged() throws {
    #expect(try element(Color.red._untagged().tag(1)).tag(Int.self) == nil)
    #expect(try element(Color.red.tag(1)._untagged()).tag(Int.self) == nil)
    #expect(
      try element(ForEach([7], id: \.self) { _ in Color.red }._untagged()).tag(Int.self) == nil)
    #expect(
      try element(ForEach([7], id: \.self) { _ in Color.red._untagged() }).tag(Int.self) == nil)
  }
}
