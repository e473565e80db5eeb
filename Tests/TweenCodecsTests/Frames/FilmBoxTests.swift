import Testing
import TweenMath
import TweenPaint

@testable import TweenCodecs

@Suite struct FilmBoxTests {
  /// The reference looks at every pixel.
  private func slow(_ old: Bitmap, _ new: Bitmap, _ region: FilmBox) -> FilmBox? {
    var (columns, rows): ([Int], [Int]) = ([], [])
    for row in 0..<old.height {
      for column in 0..<old.width
      where old.pixels[row * old.width + column]
        != new.pixels[row * old.width + column]
        && (region.left..<region.left + region.width).contains(column)
        && (region.top..<region.top + region.height).contains(row)
      {
        columns.append(column)
        rows.append(row)
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return nil }
    return FilmBox(left: left, top: top, width: right - left + 1, height: bottom - top + 1)
  }

  @Test func `the box is the smallest that has all changed pixels`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<400 {
      let size = (
        Int.random(in: 1...70, using: &generator), Int.random(in: 1...20, using: &generator)
      )
      let old = TestFilm.frames(1, size: size, isOpaque: false, seed: 1)[0]
      var new = old
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        let place = Int.random(in: 0..<size.0 * size.1, using: &generator)
        new.pixels[place] ^= 1 << UInt32.random(in: 0..<32, using: &generator)
      }
      let whole = FilmBox(left: 0, top: 0, width: size.0, height: size.1)
      #expect(FilmBox.changed(from: old, to: new) == slow(old, new, whole))
      let region = TestFilm.box(in: size, &generator)
      #expect(FilmBox.changed(from: old, to: new, within: region) == slow(old, new, region))
    }
  }

  @Test func `a box is clipped to a bitmap`() {
    let box = FilmBox(left: -3, top: 4, width: 10, height: .max)
    #expect(box.clipped(width: 5, height: 6) == FilmBox(left: 0, top: 4, width: 5, height: 2))
    #expect(FilmBox(left: 9, top: 0, width: 4, height: 4).clipped(width: 5, height: 6).isEmpty)
    #expect(FilmBox(left: 0, top: 0, width: -4, height: 4).clipped(width: 5, height: 6).isEmpty)
    #expect(
      FilmBox(left: .max, top: .min, width: .max, height: 1).clipped(width: 5, height: 6).isEmpty)
  }
}
