import Foundation
import InbetweenTesting
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenStage
import TweenViews

@Suite @MainActor struct StageTesterTests {
  /// Shows where the pointer went last, and notes its input.
  @MainActor final class Pointed: ProgramGraph {
    var displayList: DisplayList
    var report = ViewGraph.Report()
    var nextWork: ViewGraph.NextWork { .idle }
    var title: String { "" }
    var defaultSize: CGSize? { nil }
    var shortcuts: [(keys: String, title: String)] { [] }
    var onNeedsFrame: (() -> Void)?
    var notes: [String] = []

    init(_ configuration: ViewGraph.Configuration) {
      displayList = DisplayList(size: configuration.size, scale: configuration.scale)
    }

    func send(_ event: InputEvent) {
      switch event {
      case .pointer(let phase, let position, _):
        notes.append("\(phase) \(Int(position.x))")
        var path = Path()
        path.addRect(CGRect(x: position.x, y: 0, width: 4, height: 4))
        displayList.items = [
          DisplayItem(
            .fill(
              DisplayItem.Fill(
                path: path,
                paint: .solid(Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0)))))
        ]
      case .key(let key, let modifiers, let phase):
        notes.append("\(key.character) \(modifiers.rawValue) \(phase)")
      default: break
      }
    }

    func advance(to time: StageTime) {
      notes.append("frame \(FrameRate.sixty.lastFrame(atOrBefore: time))")
    }
  }

  static func make() -> (tester: StageTester, graph: () -> Pointed?) {
    var made: Pointed?
    let stage = Stage(
      configuration: Stage.Configuration(size: CGSize(width: 20, height: 10))
    ) {
      let graph = Pointed($0)
      made = graph
      return graph
    }
    return (StageTester(stage), { made })
  }

  @Test func `input happens in the coming frame`() {
    let (tester, graph) = Self.make()
    tester.tap(CGPoint(x: 5, y: 1))
    tester.press("n", modifiers: .command)
    tester.advance()
    tester.drag([CGPoint(x: 1, y: 0), CGPoint(x: 2, y: 0)])
    tester.advance(seconds: 0.05)
    #expect(
      graph()?.notes == [
        "frame 0", "down 5", "up 5", "n 16 down", "n 16 up", "frame 1", "down 1", "frame 2",
        "move 2", "frame 3", "up 2", "frame 4", "frame 5", "frame 6", "frame 7",
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

  @Test func `a frame with other pixels is an issue that tells the frame`() throws {
    let (tester, _) = Self.make()
    tester.advance(frames: 3)
    try withKnownIssue {
      try expectFrame(tester, hash: "00")
    } matching: { issue in
      "\(issue)".contains("Frame 3 at 0.05 s has other pixels.")
    }
  }
}
