import Foundation
import TestSupport
import Testing
import TweenMotion
import TweenPaint
import TweenStage
import TweenViews

@testable import TweenHeadless

/// Posters, and what posters and pages share.
@Suite @MainActor struct StoryboardTests {
  static func moments(_ times: Double..., titles: [String?] = []) -> [StoryboardMoment] {
    times.enumerated().map { index, time in
      StoryboardMoment(
        time: StageTime(seconds: time),
        title: titles.indices.contains(index) ? titles[index] : nil)
    }
  }

  private func board(
    _ moments: [StoryboardMoment], title: String = "", columns: Int? = nil
  ) -> Storyboard {
    var board = Storyboard(moments: moments, program: "square")
    board.title = title
    board.columns = columns
    board.threads = 1
    return board
  }

  /// Whether `picture` stands in `poster` with its top left pixel there.
  private func stands(_ picture: Bitmap, in poster: Bitmap, x: Int, y: Int) -> Bool {
    FilmStripTests.pixels(poster, x: x, y: y, like: picture) == picture.pixels
  }

  @Test func `small frames stand in rows with their own pixels`() throws {
    // Frames of 40 points have captions of 11: columns are 88 wide, gaps 19, margins 28.
    let times = [0, 0.05, 0.1]
    let poster = try board(Self.moments(0, 0.05, 0.1), columns: 2)
      .poster(of: MovingSquare.stage(width: 40, height: 20))
    #expect(poster.width == 28 + 88 + 19 + 88 + 28)
    let reference = MovingSquare.stage(width: 40, height: 20)
    let pictures = try times.map { time in
      let index = FrameRate.sixty.lastFrame(atOrBefore: StageTime(seconds: time))
      return try FrameDumpTests.picture(of: index, stage: reference)
    }
    #expect(stands(pictures[0], in: poster, x: 28, y: 28))
    #expect(stands(pictures[1], in: poster, x: 28 + 88 + 19, y: 28))
    let second = (49..<poster.height - 20).first { stands(pictures[2], in: poster, x: 28, y: $0) }
    #expect(second != nil)
  }

  @Test func `large frames keep their pixels inside of round corners`() throws {
    let stage = MovingSquare.stage(width: 200, height: 120)
    let poster = try board(Self.moments(0.1)).poster(of: stage)
    let picture = try FrameDumpTests.picture(
      of: 6, stage: MovingSquare.stage(width: 200, height: 120))
    // Captions of 11 points: a margin of 28. Corners have a radius of 4.
    for y in 0..<120 {
      for x in 0..<200 where (8..<192).contains(x) || (8..<112).contains(y) {
        guard poster.pixels[(28 + y) * poster.width + 28 + x] == picture.pixels[y * 200 + x] else {
          Issue.record("The pixel at \(x), \(y) differs.")
          return
        }
      }
    }
    #expect(poster.pixels[28 * poster.width + 28] != picture.pixels[0])
  }

  @Test func `a scale multiplies frames and the space around them`() throws {
    for scale in [1.0, 1.5, 2, 3] {
      let poster = try board(Self.moments(0))
        .poster(of: MovingSquare.stage(width: 40, height: 20, scale: scale))
      #expect(poster.width == Int(((28 + 88 + 28) * scale).rounded()))
      let picture = try FrameDumpTests.picture(
        of: 0, stage: MovingSquare.stage(width: 40, height: 20, scale: scale))
      let margin = Int((28 * scale).rounded())
      #expect(stands(picture, in: poster, x: margin, y: margin))
    }
  }

  @Test func `each frame is drawn once, in one run`() throws {
    let stage = MovingSquare.stage(width: 40, height: 20)
    let reel = try StoryboardReel(
      board(Self.moments(0.101, 0.1, 0.109, 0)), of: stage, filmFrameCount: nil)
    #expect(Set(reel.pictures.keys) == [0, 6])
    #expect(reel.cells(of: Self.moments(0, 0.101)).map(\.frame) == [0, 6])
    #expect(stage.frameIndex == 6)
  }

  @Test func `columns suit the shape of frames`() {
    func columns(_ count: Int, width: Int, height: Int) -> Int {
      let picture = Bitmap(width: width, height: height)
      let cells = (0..<count).map {
        StoryboardReel.Cell(
          moment: StoryboardMoment(time: StageTime(seconds: Double($0))), frame: $0,
          picture: picture)
      }
      return StoryboardPicture(
        cells: cells, title: "", columns: nil, scale: 1, isDark: false, maximumPixels: 1 << 27
      ).columnCount
    }
    #expect(columns(1, width: 390, height: 844) == 1)
    // Four phones stand side by side, as do four windows in two rows.
    #expect(columns(4, width: 390, height: 844) == 4)
    #expect(columns(4, width: 640, height: 480) == 2)
    #expect(columns(6, width: 640, height: 480) == 3)
    #expect((10...16).contains(columns(36, width: 390, height: 844)))
    #expect((8...14).contains(columns(100, width: 640, height: 480)))
  }

  @Test func `titles of any writing fit their columns, and the title is above all`() throws {
    let titles = [
      "<b>&\"quotes\"", "כותרת מימין לשמאל", String(repeating: "Donaudampfschiff", count: 20),
      "two\nlines",
    ]
    let moments = Self.moments(0, 0.1, 0.2, 0.3, titles: titles)
    func poster(_ title: String) throws -> Bitmap {
      try board(moments, title: title, columns: 4)
        .poster(of: MovingSquare.stage(width: 100, height: 60))
    }
    let (plain, titled) = (try poster(""), try poster("A \"title\" & more"))
    #expect(plain.width == titled.width && titled.width == 28 + 4 * 100 + 3 * 19 + 28)
    #expect(titled.height > plain.height)
    // What reaches beyond a column is cut: the margins have one colour.
    for row in 0..<titled.height {
      let start = row * titled.width
      let edges =
        titled.pixels[start..<start + 12]
        + titled.pixels[start + titled.width - 12..<start + titled.width]
      #expect(edges.allSatisfy { $0 == titled.pixels[0] })
    }
  }

  @Test(arguments: [1, 3])
  func `a poster has equal bytes over threads`(threads: Int) throws {
    var board = board(Self.moments(0, 0.1, 0.2, titles: ["a"]), title: "Title")
    let one = try board.poster(of: MovingSquare.stage(width: 200, height: 120))
    board.threads = threads
    #expect(try board.poster(of: MovingSquare.stage(width: 200, height: 120)) == one)
  }

  @Test func `a program of one pixel has a poster`() throws {
    let poster = try board(Self.moments(0, 1, titles: ["one", "two"]), columns: 2)
      .poster(of: MovingSquare.stage(width: 1, height: 1))
    #expect(poster.width == 28 + 2 * 88 + 19 + 28)
  }

  @Test func `a hundred moments are one poster`() throws {
    let moments = (0..<100).map {
      StoryboardMoment(time: StageTime(seconds: Double($0) / 20), title: "\($0)")
    }
    let poster = try board(moments).poster(of: MovingSquare.stage(width: 40, height: 20))
    #expect(poster.width > 28 + 5 * 88 && poster.height > 5 * 20)
  }

  @Test func `a poster with more pixels than fit is refused with its size`() throws {
    let error = #expect(throws: StoryboardError.self) {
      try board(Self.moments(0, 1, 2), columns: 3)
        .poster(of: MovingSquare.stage(width: 8000, height: 8))
    }
    guard case .tooLarge(let width, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // Captions of 24 points.
    #expect(width == 60 + 3 * 8000 + 2 * 42 + 60)
    var small = board(Self.moments(0, 1))
    small.maximumPixels = 1000
    #expect(throws: StoryboardError.tooManyPixels(1000)) {
      try small.poster(of: MovingSquare.stage(width: 40, height: 20))
    }
  }

  @Test func `a storyboard without moments is refused`() {
    #expect(throws: StoryboardError.noMoments) { try board([]).poster(of: MovingSquare.stage()) }
  }

  @Test(arguments: ["a.jpg", "a", ".png", "a.htm", ""])
  func `another ending is refused before the program runs`(name: String) {
    let stage = MovingSquare.stage()
    #expect(throws: StoryboardError.name(name)) {
      try board(Self.moments(0)).write(stage, to: name, on: MemoryFiles())
    }
    #expect(stage.frameIndex == nil)
  }

  @Test(arguments: ["board.png", "board.PNG", "board.html"])
  func `a file is whole or absent`(name: String) throws {
    var board = board(Self.moments(0, 0.1))
    board.filmFrameCount = 12
    let files = MemoryFiles()
    try board.write(MovingSquare.stage(), to: name, on: files)
    let bytes = try #require(files.files[name])
    #expect(files.careless.isEmpty && files.openCount == 0 && files.temporaries.isEmpty)
    if name.hasSuffix("html") {
      #expect(try String(decoding: bytes, as: UTF8.self) == board.page(of: MovingSquare.stage()))
    } else {
      let picture = try PNGReader(bytes)
      #expect(picture.width == 28 + 2 * 88 + 19 + 28)
    }
  }
}
