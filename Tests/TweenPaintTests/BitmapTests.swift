import Foundation
import Testing
import TweenPaint

@Suite struct BitmapTests {
  @Test func `pixels change in place, and copies keep theirs`() {
    var bitmap = Bitmap(width: 2, height: 1)
    let copy = bitmap
    bitmap.pixels[1] = 7
    bitmap.pixels.swapAt(0, 1)
    #expect(bitmap.pixels == [7, 0] && copy.pixels == [0, 0])
    bitmap.pixels = [1, 2]
    #expect(bitmap == Bitmap(width: 2, height: 1, pixels: [1, 2]))
  }

  @Test func `a change of a pixel copies no others`() {
    var bitmap = Bitmap(width: 100, height: 100)
    // The first change makes the pixels this bitmap's own.
    bitmap.pixels[0] = 1
    let before = bitmap.pixels.withUnsafeBufferPointer { $0.baseAddress }
    bitmap.pixels[9_999] = 2
    bitmap.pixels.replaceSubrange(10..<12, with: [3, 4])
    #expect(bitmap.pixels.withUnsafeBufferPointer { $0.baseAddress } == before)
    #expect(bitmap.pixels[9_999] == 2 && bitmap.pixels[11] == 4)
  }

  @Test func `other numbers of pixels than the bitmap has end the program`() async {
    await #expect(processExitsWith: .failure) {
      var bitmap = Bitmap(width: 2, height: 1)
      bitmap.pixels.append(0)
    }
    await #expect(processExitsWith: .failure) {
      var bitmap = Bitmap(width: 2, height: 1)
      bitmap.pixels = []
    }
  }
}
