import Foundation
import InbetweenTesting
import Testing
import TweenCodecs
import TweenHeadless
import TweenControls
import TweenGeometry
import TweenLists
import TweenMotion
import TweenPaint
import TweenStage
import TweenViews

@Suite @MainActor struct StageTesterTests {
  @Test func `the stage has lists animate what a program changes without an animation`() throws {
    struct Rows: View {
      @State private var rows = [1, 2, 3]
      var body: some View {
        List {
          ForEach(rows, id: \.self) { Text("row \($0)") }
          Button("Remove") { rows.removeFirst() }
        }
      }
    }
    func y(_ isOn: Bool) throws -> CGFloat {
      var configuration = Stage.Configuration(size: CGSize(width: 390, height: 400))
      configuration.listsAnimateChanges = isOn
      let tester = StageTester(Stage(content: Rows(), configuration: configuration))
      try tester.find(label: "Remove").tap()
      tester.advance(frames: 5)
      return try tester.find(label: "Remove").frame.midY
    }
    // From 189 to 145, at once or by the default animation.
    #expect(abs(try y(false) - 145) <= 1)
    let moving = try y(true)
    #expect(moving > 147 && moving < 189)
  }

  @Test func `an element is found by its words and its role, and pressed`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("\(count)").accessibilityIdentifier("count")
          Button("More") { count += 1 }
          Text("More")
        }
      }
    }
    let tester = StageTester(Counter())
    try tester.find(role: .button, label: "More").tap()
    tester.advance()
    #expect(try tester.find(id: "count").label == "1")
    #expect(tester.all(.text).map(\.label) == ["1", "More"])
    let twice = #expect(throws: ElementSearchError.self) { try tester.find(label: "More").element }
    #expect(twice?.count == 2)
    let none = #expect(throws: ElementSearchError.self) { try tester.find(label: "Less").element }
    #expect(
      none.map { "\($0)" }?.hasSuffix("expected one. The frame shows:\n\(tester.tree)") == true)
  }

  @Test func `a failed search lists the first hundred lines of a large tree`() {
    let tester = StageTester(
      VStack(spacing: 0) {
        ForEach(0..<30) { row in
          HStack(spacing: 0) {
            ForEach(0..<25) { column in
              Color.red.frame(width: 6, height: 6).accessibilityLabel("\(row) \(column)")
            }
          }
        }
      })
    let error = #expect(throws: ElementSearchError.self) { try tester.find(label: "none").element }
    let lines = error.map { "\($0)" }?.split(separator: "\n") ?? []
    #expect(lines.count == 102)
    #expect(lines.last == "... and 651 more lines")
    #expect(error?.tree.all.count == 751)
  }

  /// Shows where the pointer went last, and notes its input and frames.
  struct Pointed: View {
    @MainActor final class Notes {
      var list: [String] = []
      private var latest: Int?

      /// A frame may be evaluated more than once.
      func note(frame: Int) {
        if frame != latest { list.append("frame \(frame)") }
        latest = frame
      }
    }

    let notes: Notes
    @State private var place: CGFloat?
    @FocusState private var isFocused: Bool

    init(notes: Notes) { self.notes = notes }

    var body: some View {
      TimelineView(.animation) { timeline in
        let seconds = timeline.date.timeIntervalSinceReferenceDate
        let frame = FrameRate.sixty.lastFrame(atOrBefore: StageTime(seconds: seconds))
        let _ = notes.note(frame: frame)
        Path(place.map { CGRect(x: $0, y: 0, width: 4, height: 4) } ?? .zero).fill(Color.black)
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { value in
            notes.list.append("at \(Int(value.location.x))")
            place = value.location.x
          }
          .onEnded { notes.list.append("up \(Int($0.location.x))") }
      )
      .focusable()
      .focused($isFocused)
      .onKeyPress(phases: .all) { press in
        notes.list.append(
          "\(press.key.character) \(press.modifiers.rawValue) \(press.phase == .up ? "up" : "down")"
        )
        return .handled
      }
      .onAppear { isFocused = true }
    }
  }

  static func make() -> (tester: StageTester, notes: Pointed.Notes) {
    let notes = Pointed.Notes()
    let stage = Stage(
      content: Pointed(notes: notes),
      configuration: Stage.Configuration(size: CGSize(width: 20, height: 10)))
    return (StageTester(stage), notes)
  }

  @Test func `input happens in the coming frame`() {
    let (tester, notes) = Self.make()
    tester.tap(CGPoint(x: 5, y: 1))
    tester.press("n", modifiers: .command)
    tester.advance()
    tester.drag([CGPoint(x: 1, y: 0), CGPoint(x: 2, y: 0)])
    tester.advance(seconds: 0.05)
    #expect(
      notes.list == [
        "frame 0", "frame 1", "at 5", "up 5", "n 16 down", "n 16 up", "frame 2", "at 1", "frame 3",
        "at 2", "frame 4", "up 2", "frame 5", "frame 6", "frame 7",
      ])
  }

  @Test func `a frame's pixels and hash are those of its display list`() throws {
    let (tester, _) = Self.make()
    let empty = try tester.pixelHash()
    #expect(try tester.bitmap().pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    tester.tap(CGPoint(x: 5, y: 1))
    tester.advance()
    let pixels = try tester.bitmap().pixels
    for y in 0..<10 {
      for x in 0..<20 {
        let isInside = (5..<9).contains(x) && y < 4
        #expect(pixels[y * 20 + x] == (isInside ? 0xFF00_0000 : 0xFFFF_FFFF))
      }
    }
    #expect(try tester.pixelHash() != empty)
    try expectFrame(tester, hash: tester.pixelHash())
  }

  @Test
  func `a frame with other pixels is an issue that tells the frame, and where it is to be seen`()
    throws
  {
    let (tester, _) = Self.make()
    tester.advance(frames: 3)
    let line = #line + 2
    let told = try issues {
      try expectFrame(tester, hash: "00")
    }.joined()
    let hash = try tester.pixelHash()
    #expect(told.contains("Frame 3 at 0.05 s has other pixels: found \(hash), expected 00."))
    let name = "line-\(line)-frame-3-actual.png"
    let folder = Self.failureFolder
    #expect(told.contains("Look at \(name) in \(folder.path)."))
    let file = folder.appendingPathComponent(name)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try ImageDecoder.decode(fileAt: file.path) == tester.bitmap())
  }

  /// Where failures of this file leave their pictures.
  private static var failureFolder: URL {
    let named = ProcessInfo.processInfo.environment["INBETWEEN_IMAGE_FAILURES"]
    return URL(fileURLWithPath: named ?? ".build/image-failures")
      .appendingPathComponent("StageTesterTests")
  }

  @Test func `a frame is compared with a kept picture, and expected, actual and diff are left`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("frames-" + UUID().uuidString)
    let frames = folder.appendingPathComponent("Frames/StageTesterTests")
    try FileManager.default.createDirectory(at: frames, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appendingPathComponent("StageTesterTests.swift").path
    let (tester, _) = Self.make()
    try Data(PNGEncoder.encode(tester.bitmap()))
      .write(to: frames.appendingPathComponent("empty.png"))
    try expectFrame(tester, picture: "empty", filePath: test)

    // A black square of 4x4 on white: 16 pixels differ by 255 each.
    tester.tap(CGPoint(x: 5, y: 1))
    tester.advance()
    let told = try issues {
      try expectFrame(tester, picture: "empty", filePath: test)
      try expectFrame(tester, picture: "absent", filePath: test)
    }
    #expect(told.count == 2)
    #expect(
      told.first?.contains(
        "differs from empty.png: 16 pixels differ, by up to 255, the first at (5, 0), all in the box 5,0 4x4."
      ) == true)
    let failures = Self.failureFolder
    #expect(
      told.first?.contains(
        "Look at empty-expected.png, empty-actual.png, empty-diff.png in \(failures.path).") == true
    )
    #expect(told.last?.contains("Look at absent-actual.png in \(failures.path).") == true)
    let names = ["empty-expected.png", "empty-actual.png", "empty-diff.png", "absent-actual.png"]
    let files = names.map { failures.appendingPathComponent($0) }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let pictures = try files.map { try ImageDecoder.decode(fileAt: $0.path) }
    #expect(pictures[0].pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    #expect(try pictures[1] == tester.bitmap() && pictures[3] == pictures[1])
    for y in 0..<10 {
      for x in 0..<20 {
        let differs = (5..<9).contains(x) && y < 4
        #expect(pictures[2].pixels[y * 20 + x] == (differs ? 0xFFFF_FFFF : 0xFF00_0000))
      }
    }
  }

  @Test func `a view that contains itself is an issue, and the test goes on`() throws {
    let told = issues {
      _ = StageTester(Endless(), size: CGSize(width: 20, height: 20))
    }
    #expect(told.count == 1 && told.first?.contains("too deep") == true)
  }

  private struct Endless: View {
    var body: some View { VStack { Endless() } }
  }
}

/// A tester that goes back, and branches.
@Suite @MainActor struct StageTesterTimelineTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("\(count)") { withAnimation(.linear(duration: 0.5)) { count += 1 } }
        .padding(CGFloat(count) * 4)
    }
  }

  @Test func `a tester shows any moment, and plays on from one`() throws {
    let tester = StageTester(Counter())
    for _ in 0..<3 {
      tester.tap(CGPoint(x: 100, y: 100))
      tester.advance(seconds: 0.3)
    }
    let end = try tester.pixelHash()
    tester.show(at: 0.4)
    let middle = try tester.pixelHash()
    #expect(middle != end)
    tester.show(at: 0.9)
    #expect(try tester.pixelHash() == end)
    tester.branch(at: 0.4)
    #expect(try tester.pixelHash() == middle)
    tester.advance(seconds: 1)
    tester.find(label: "2").expect(.exists)
  }
}
