import Testing
import TweenViews
import TweenWindow

@Suite("TextSizeChange") struct TextSizeChangeTests {
  @Test("plus, minus and zero with control change the text size, on every keyboard's plus")
  func keys() {
    #expect(TextSizeChange("+", .command) == .larger)
    #expect(TextSizeChange("=", .command) == .larger)
    #expect(TextSizeChange("=", [.command, .shift]) == .larger)
    #expect(TextSizeChange("-", .command) == .smaller)
    #expect(TextSizeChange("0", .command) == .usual)
  }

  @Test("the same keys without control, or with others, are no change")
  func others() {
    for key in ["+", "=", "-", "0"] as [KeyEquivalent] {
      #expect(TextSizeChange(key, []) == nil)
      #expect(TextSizeChange(key, .shift) == nil)
      #expect(TextSizeChange(key, [.command, .option]) == nil)
    }
    #expect(TextSizeChange("-", [.command, .shift]) == nil)
    #expect(TextSizeChange("1", .command) == nil)
  }
}
