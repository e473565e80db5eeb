import Foundation
import Testing
import TweenCodecs
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenRaster
import TweenStage
import TweenViews

@testable import TweenHeadless

/// Films of a square that moves, into files of memory. Raw ones show their pixels.
@Suite @MainActor struct FilmTests {
  private func options(
    _ frames: Range<Int> = 0..<12, form: FilmForm = .rgba, alpha: Bool = false
  ) throws -> Film.Options {
    var options = Film.Options(
      path: "films/out", program: "square", encoding: try FilmEncoding(form: form, hasAlpha: alpha),
      rate: .sixty, frames: frames)
    options.threads = 1
    return options
  }

  private func run(
    _ options: Film.Options, _ stage: Stage? = nil, on files: MemoryFiles = MemoryFiles()
  ) throws -> (outcome: Film.Outcome, bytes: [UInt8]) {
    let outcome = try Film(options, files: files).run(stage ?? MovingSquare.stage())
    #expect(files.careless.isEmpty && files.openCount == 0 && files.temporaries.isEmpty)
    return (outcome, files.files["films/out"] ?? [])
  }

  /// The bitmaps of a raw film.
  private func frames(_ bytes: [UInt8], width: Int = 16, height: Int = 8) -> [Bitmap] {
    stride(from: 0, to: bytes.count, by: width * height * 4).map { start in
      let pixels = (0..<width * height).map { index in
        let place = start + index * 4
        return UInt32(bytes[place + 3]) << 24 | UInt32(bytes[place]) << 16
          | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
      }
      return Bitmap(width: width, height: height, pixels: pixels)
    }
  }

  /// Each frame drawn alone, by a renderer that has drawn nothing before.
  private func pictures(_ indices: some Sequence<Int>, _ stage: Stage) throws -> [Bitmap] {
    try indices.map { try FrameDumpTests.picture(of: $0, stage: stage) }
  }

  // MARK: Frames

  @Test func `a film has the pixels of its frames`() throws {
    let (outcome, bytes) = try run(options())
    #expect(outcome.frameCount == 12 && outcome.width == 16 && outcome.height == 8)
    #expect(frames(bytes) == (try pictures(0..<12, MovingSquare.stage())))
  }

  @Test func `a film that begins later has the pixels of those frames`() throws {
    let (_, bytes) = try run(options(5..<9))
    #expect(frames(bytes) == (try pictures(5..<9, MovingSquare.stage())))
  }

  @Test func `hold shows the last frame longer`() throws {
    var options = try options(0..<3)
    options.hold = 4
    let (outcome, bytes) = try run(options)
    #expect(outcome.frameCount == 7)
    let shown = frames(bytes)
    #expect(shown.count == 7 && shown[3...].allSatisfy { $0 == shown[2] })
  }

  @Test(arguments: [1, 2, 4])
  func `all forms of our own have equal bytes over threads`(threads: Int) throws {
    for form in [FilmForm.gif, .png, .y4m, .rgba] {
      var options = try options(form: form)
      let one = try run(options, MovingSquare.stage(width: 130, height: 90)).bytes
      options.threads = threads
      #expect(try run(options, MovingSquare.stage(width: 130, height: 90)).bytes == one)
      #expect(!one.isEmpty)
    }
  }

  @Test func `a film of one pixel is a film`() throws {
    for form in [FilmForm.gif, .png, .y4m, .rgba] {
      let (outcome, bytes) = try run(
        options(0..<3, form: form), MovingSquare.stage(width: 1, height: 1))
      #expect(outcome.frameCount == 3 && !bytes.isEmpty)
    }
  }

  // MARK: Sampling

  @Test func `motion blur is the mean of the moments of an open shutter`() throws {
    for (moments, shutter) in [(4, 180), (3, 360), (2, 90)] {
      var options = try options(0..<6)
      options.sampling.motionBlur = moments
      options.sampling.shutter = shutter
      let grid = moments * 360 / shutter
      func fine() throws -> Stage {
        let rate = try #require(FrameRate.sixty.multiplied(by: grid))
        return Self.sliding(rate)
      }
      let bytes = try run(options, fine()).bytes
      let reference = try fine()
      var expected: [Bitmap] = []
      for frame in 0..<6 {
        var mean = LightMean(factor: 1, hasAlpha: false)
        for moment in 0..<moments {
          mean.add(
            try FrameDumpTests.picture(of: frame * grid + moment, stage: reference), count: 1)
        }
        expected.append(mean.mean())
      }
      #expect(frames(bytes) == expected)
      // It moves within a frame.
      #expect(expected[1] != (try pictures([grid], fine())[0]))
    }
  }

  /// A square that moves a point in a sixtieth of a second, at any rate.
  private static func sliding(_ rate: FrameRate) -> Stage {
    Stage(
      content: Sliding(),
      configuration: Stage.Configuration(size: CGSize(width: 16, height: 8), frameRate: rate))
  }

  private struct Sliding: View {
    var duration = 1.0
    @State private var place = 0.0

    var body: some View {
      Path(CGRect(x: 0, y: 2, width: 3, height: 3)).fill(Color.red).offset(x: place)
        .onAppear { withAnimation(.linear(duration: duration)) { place = 60 * duration } }
    }
  }

  @Test func `moments that lie on no grid are refused`() throws {
    var options = try options()
    options.sampling.motionBlur = 2
    options.sampling.shutter = 181
    #expect(throws: FilmError.self) { try run(options) }
  }

  @Test func `supersampling is the mean of a larger picture`() throws {
    var options = try options(0..<5)
    options.sampling.supersample = 3
    let bytes = try run(options).bytes
    let expected = try pictures(0..<5, MovingSquare.stage(scale: 3)).map { large in
      var mean = LightMean(factor: 3, hasAlpha: false)
      mean.add(large, count: 1)
      return mean.mean()
    }
    #expect(frames(bytes) == expected)
  }

  @Test func `a background is behind the program, and clear where there is alpha`() throws {
    var options = try options(0..<1, alpha: true)
    options.sampling.background = .transparent
    let clear = frames(try run(options).bytes)[0]
    #expect(clear.pixels[0] == 0 && clear.pixels[2 * 16] == 0xFFFF_0000)
    options.sampling.background = Color.Resolved(
      colorSpace: .sRGB, red: 0, green: 0, blue: 1, opacity: 1)
    #expect(frames(try run(options).bytes)[0].pixels[0] == 0xFF00_00FF)
  }

  // MARK: Ends

  @Test func `a film that settles ends with the first frame that stands still`() throws {
    var options = try options(0..<600)
    options.settlesAfter = 0
    let stage = Stage(
      content: Sliding(duration: 0.1),
      configuration: Stage.Configuration(size: CGSize(width: 16, height: 8)))
    let (outcome, bytes) = try run(options, stage)
    // 0.1 s are six frames; the animation begins with the first or the second.
    #expect((6...9).contains(outcome.frameCount))
    // It came to rest at 6.
    let row = try #require(frames(bytes).last).pixels[32..<48]
    #expect(row.indices.filter { row[$0] == row[38] } == [38, 39, 40])
  }

  @Test func `a loop is closed where the frame behind the last is the first`() throws {
    var options = try options(4..<6)
    options.checksLoop = true
    // The square rests from frame 4 to 6.
    #expect(try run(options).outcome.closesLoop == true)
    options.frames = 4..<9
    #expect(try run(options).outcome.closesLoop == false)
    options.hold = 2
    #expect(try run(options).outcome.closesLoop == false)
  }

  @Test func `a program that changes its size makes no film`() throws {
    struct Growing: View {
      var body: some View { Color.red }
    }
    let stage = Stage(
      content: Growing(), configuration: Stage.Configuration(size: CGSize(width: 16, height: 8)))
    stage.send(.resize(CGSize(width: 20, height: 8)), at: FrameRate.sixty.time(ofFrame: 3))
    #expect(throws: FilmError.sizeChanges(frame: 3, from: "16x8", to: "20x8")) {
      try run(options(), stage)
    }
  }

  @Test func `a size that changes between two moments of a frame is found`() throws {
    var options = try options()
    options.sampling.motionBlur = 4
    let rate = try #require(FrameRate.sixty.multiplied(by: 8))
    let stage = Self.sliding(rate)
    stage.send(.resize(CGSize(width: 8, height: 4)), at: rate.time(ofFrame: 18))
    #expect(throws: FilmError.sizeChanges(frame: 2, from: "16x8", to: "8x4")) {
      try run(options, stage)
    }
  }

  @Test func `a manifest in the film's place is refused before anything is drawn`() throws {
    var options = try options()
    options.manifest = "films/out"
    let files = MemoryFiles(files: ["films/out": [1]])
    #expect(throws: FilmError.self) { try run(options, on: files) }
    #expect(files.files == ["films/out": [1]])
  }

  // MARK: Files

  @Test func `whichever step fails, an older film stays and nothing else is left`() throws {
    for form in [FilmForm.rgba, .y4m, .png, .gif] {
      var steps = 0
      while true {
        steps += 1
        let files = MemoryFiles(files: ["films/out": [1, 2, 3]], failure: .once(steps))
        var error: (any Error)?
        do { _ = try Film(options(form: form), files: files).run(MovingSquare.stage()) } catch let e
        {
          error = e
        }
        #expect(files.openCount == 0)
        guard !files.failed.isEmpty else {
          #expect(error == nil && files.files["films/out"] != [1, 2, 3])
          break
        }
        #expect(error is FileError, "step \(steps) of \(form)")
        #expect(files.files["films/out"] == [1, 2, 3] && files.files.count == 1)
        try #require(steps < 1000)
      }
      #expect(steps > 4)
    }
  }

  @Test func `what a dead film left behind is swept away, and what a living one has stays`() throws
  {
    let dead = Process()
    dead.executableURL = URL(fileURLWithPath: "/bin/true")
    try dead.run()
    dead.waitUntilExit()
    func name(_ process: Int32, _ target: String) -> String {
      "films/.\(target).inbetween-\(process)-0123456789abcdef"
    }
    let gone = name(dead.processIdentifier, "out")
    let living = name(getpid(), "out")
    let other = name(dead.processIdentifier, "other")
    let files = MemoryFiles(files: [gone: [1], living: [1], other: [1]])
    _ = try Film(options(), files: files).run(MovingSquare.stage())
    #expect(Set(files.files.keys) == ["films/out", living, other])
  }

  @Test func `the manifest has the hashes of the frames as drawn`() throws {
    var options = try options(2..<8, form: .png, alpha: true)
    options.sampling.background = .transparent
    options.manifest = "films/list.json"
    let files = MemoryFiles()
    _ = try Film(options, files: files).run(MovingSquare.stage())
    struct Manifest: Decodable {
      struct Frame: Decodable {
        var frame: Int
        var file: String
        var sha256: String
      }
      var frames: [Frame]
    }
    let manifest = try JSONDecoder().decode(
      Manifest.self, from: Data(files.files["films/list.json"] ?? []))
    #expect(manifest.frames.map(\.frame) == Array(2..<8))
    #expect(manifest.frames.allSatisfy { $0.file == "out" })
    let reference = MovingSquare.stage()
    for frame in manifest.frames {
      let list = reference.frame(frame.frame)
      var clear = list
      clear.background = .transparent
      let renderer = Renderer(threadCount: 1)
      try renderer.render(clear)
      #expect(frame.sha256 == renderer.bitmap.pixelHash)
    }
  }
}
