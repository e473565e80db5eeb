import Foundation
import Testing
import TweenStage

@testable import TweenHeadless

@Suite struct DumpPlanTests {
  private static let hash = String(repeating: "0f", count: 32)

  @Test(arguments: [1, 2, 3, 7, 12, 13, 100], [0, 1, 5, 12, 540])
  func `parts have all frames once, and lengths that differ by one at most`(count: Int, frames: Int)
  {
    let all = 3..<3 + frames
    let parts = (1...count).map { DumpPlan.part($0, of: count, in: all) }
    #expect(parts.flatMap { Array($0) } == Array(all))
    let lengths = parts.map(\.count)
    #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 1)
  }

  @Test func `a range of frames names the parts that have some of it`() {
    let plan = DumpPlan(hash: Self.hash, frames: 0..<100, partCount: 4)
    #expect(plan.parts(with: 25..<50) == 2...2)
    #expect(plan.parts(with: 24..<26) == 1...2)
    #expect(plan.parts(with: 0..<100) == 1...4)
    #expect(DumpPlan(hash: Self.hash, frames: 0..<100).parts(with: 0..<3) == nil)
  }

  @Test(arguments: [nil, 8]) func `a manifest with a plan reads back`(parts: Int?) throws {
    var manifest = FrameManifestTests.manifest
    manifest.plan = DumpPlan(hash: Self.hash, frames: 0..<540, partCount: parts)
    for index in manifest.frames.indices {
      manifest.frames[index].hash = Self.hash
      manifest.frames[index].fileHash = index == 0 ? Self.hash : nil
    }
    let tail = parts.map { ", \"parts\": \($0)" } ?? ""
    #expect(
      manifest.text.contains(
        "\n  \"plan\": {\"sha256\": \"\(Self.hash)\", \"frames\": [0, 540]\(tail)},\n"))
    let read = try JSONDecoder().decode(FrameManifest.self, from: Data(manifest.text.utf8))
    #expect(read == manifest && read.text == manifest.text)
  }

  @Test(arguments: [
    "{}", "{\"sha256\": \"0f\", \"frames\": [0, 5]}", "[]",
    "{\"sha256\": \"\(hash)\", \"frames\": [5, 0]}",
    "{\"sha256\": \"\(hash)\", \"frames\": [-1, 5]}",
    "{\"sha256\": \"\(hash)\", \"frames\": [0]}",
    "{\"sha256\": \"\(hash)\", \"frames\": [0, 9223372036854775807]}",
    "{\"sha256\": \"\(hash)\", \"frames\": [0, 5], \"parts\": 0}",
    "{\"sha256\": \"\(hash)\", \"frames\": [0, 5], \"parts\": 100001}",
  ])
  func `a plan that no dump writes is refused`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DumpPlan.self, from: Data(text.utf8))
    }
  }

  @Test func `what differs between two plans is named`() {
    var manifest = FrameManifestTests.manifest
    manifest.plan = DumpPlan(hash: Self.hash, frames: 0..<540)
    func difference(_ change: (inout FrameManifest) -> Void) -> String? {
      var other = manifest
      change(&other)
      return manifest.difference(from: other)
    }
    #expect(difference { $0.frames = [] } == nil)
    #expect(difference { $0.plan?.partCount = 3 } == nil)
    #expect(difference { $0.program = "c" } == "the program (a \"b\" and c)")
    #expect(difference { $0.size.width = 64 } == "the size (320.5x200 and 64x200)")
    #expect(difference { $0.scale = 1 } == "the scale (2 and 1)")
    #expect(difference { $0.seed = 3 } == "the seed (\(UInt64.max) and 3)")
    #expect(difference { $0.fontHash = "f1" } == "the font")
    #expect(difference { $0.inputHash = "f1" } == "the input or an option")
    #expect(
      difference { $0.plan?.frames = 0..<600 } == "the frames of the film (0 to 539 and 0 to 599)")
    #expect(
      difference { $0.plan?.hash = "" }
        == "the program's build, its resources, the fonts or the engine's version")
    #expect(difference { $0.plan = nil } == "the plan, which one of them does not have")
  }

  @Test func `a plan depends on the program, on how frames are made, and not on which are there`() {
    let manifest = FrameManifestTests.manifest
    func plan(_ manifest: FrameManifest, _ fingerprint: String = "a") -> DumpPlan {
      DumpPlan(manifest, fingerprint: fingerprint, frames: 0..<9, partCount: nil)
    }
    let own = plan(manifest)
    #expect(own == plan(manifest) && FrameManifest.isHash(own.hash))
    #expect(own.hash != plan(manifest, "b").hash)
    var other = manifest
    other.frames = []
    other.plan = own
    #expect(own == plan(other))
    other.seed = 1
    #expect(own.hash != plan(other).hash)
  }
}
