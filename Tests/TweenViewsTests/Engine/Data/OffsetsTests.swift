import Foundation
import Testing
import TweenViews

@Suite("Elements of a collection") struct OffsetsTests {
  private func moved(_ offsets: [Int], _ destination: Int) -> String {
    var letters = Array("abcde")
    letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    return String(letters)
  }

  @Test func `move to before the destination, in their order`() {
    #expect(moved([0], 3) == "bcade")
    #expect(moved([4], 0) == "eabcd")
    #expect(moved([1, 3], 0) == "bdace")
    #expect(moved([0, 4], 2) == "baecd")
    #expect(moved([1, 2], 2) == "abcde")
    #expect(moved([0, 1], 5) == "cdeab")
    #expect(moved([], 2) == "abcde")
  }

  @Test func `move no further than there is`() {
    #expect(moved([1, 99], 42) == "acdeb")
    #expect(moved([2], -7) == "cabde")
  }

  @Test func `are removed at offsets`() {
    var letters = ArraySlice("xabcde").dropFirst()
    letters.remove(atOffsets: [0, 2, 17])
    #expect(String(letters) == "bde")
  }
}
