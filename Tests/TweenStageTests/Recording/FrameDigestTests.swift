import Foundation
import Testing
import TweenGeometry
import TweenPaint

@testable import TweenStage

@Suite struct FrameDigestTests {
  private func list(_ colors: [Double]) -> DisplayList {
    DisplayList(
      size: CGSize(width: 40, height: 30),
      items: colors.enumerated().map { index, color in
        let rect = CGRect(x: Double(index) * 4, y: 0, width: 3, height: 3)
        let paint = Color.Resolved(
          linearRed: Float(color), linearGreen: 0, linearBlue: 0, opacity: 1)
        return DisplayItem(
          .fill(DisplayItem.Fill(path: Path(rect), paint: .solid(paint), transform: .identity)))
      })
  }

  /// The vectors of draft-eastlake-fnv, appendix C.
  @Test func `the checksum is FNV-1a with 64 bits`() {
    #expect(FrameDigest.sum(of: "") == 0xCBF2_9CE4_8422_2325)
    #expect(FrameDigest.sum(of: "a") == 0xAF63_DC4C_8601_EC8C)
    #expect(FrameDigest.sum(of: "foobar") == 0x8594_4171_F739_67E8)
  }

  @Test func `equal lists have equal checksums, whatever their items' ids and versions`() {
    let one = list([0, 0.5, 1])
    var other = one
    for index in other.items.indices {
      other.items[index].id = UInt64(index + 7)
      other.items[index].version = 3
    }
    #expect(FrameDigest(one) == FrameDigest(other))
  }

  @Test func `an item, the order and the canvas count`() {
    let digest = FrameDigest(list([0, 0.5, 1]))
    let other = FrameDigest(list([0, 0.25, 1]))
    #expect(digest.value != other.value)
    #expect(zip(digest.items, other.items).map { $0 == $1 } == [true, false, true])
    var canvas = list([0, 0.5, 1])
    canvas.size.width = 41
    #expect(FrameDigest(canvas).value != digest.value)
    #expect(FrameDigest(canvas).items == digest.items)
    #expect(FrameDigest(list([0.5, 0, 1])).value != digest.value)
  }

  @Test func `more than a thousand items have one checksum together`() {
    let many = FrameDigest(list(Array(repeating: 0.5, count: 1001)))
    #expect(many.items.isEmpty)
    #expect(FrameDigest(list(Array(repeating: 0.5, count: 1000))).items.count == 1000)
  }

  @Test func `its text reads back`() throws {
    for count in [0, 1, 5] {
      let digest = FrameDigest(list((0..<count).map { Double($0) / 10 }))
      #expect(FrameDigest(text: digest.text, itemsText: digest.itemsText) == digest)
    }
    for (text, items) in [
      ("", ""), ("0123456789abcde", ""), ("0123456789abcdeg", ""), ("0123456789abcdef", "123"),
      ("0123456789abcdef", "12g4"), ("+123456789abcdef", ""),
    ] {
      #expect(FrameDigest(text: text, itemsText: items) == nil, "\(text) \(items)")
    }
  }
}
