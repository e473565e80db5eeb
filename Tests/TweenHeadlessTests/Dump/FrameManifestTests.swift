import Foundation
import Testing
import TweenMotion
import TweenStage

@testable import TweenHeadless

@Suite struct FrameManifestTests {
  static let manifest = FrameManifest(
    program: "a \"b\"", fontHash: "f0", seed: .max, size: CGSize(width: 320.5, height: 200),
    scale: 2, frameRate: .sixty,
    frames: [
      FrameManifest.Frame(
        index: 0, file: "frame-000000.png", time: .zero, width: 641, height: 400, hash: "00"),
      FrameManifest.Frame(
        index: 1, file: "frame-000001.png", time: FrameRate.sixty.time(ofFrame: 1), width: 641,
        height: 400, hash: "11"),
    ])

  @Test func `a manifest is a frame a line`() {
    #expect(
      Self.manifest.text == """
        {
          "inbetween": 1,
          "program": "a \\"b\\"",
          "font": "f0",
          "seed": 18446744073709551615,
          "size": [320.5, 200],
          "scale": 2,
          "fps": 60,
          "pixels": "premultiplied sRGB, 4 bytes a pixel in the order blue, green, red, alpha, \
        rows top down",
          "frames": [
            {"frame": 0, "file": "frame-000000.png", "time": 0, "size": [641, 400], "sha256": "00"},
            {"frame": 1, "file": "frame-000001.png", "time": 0.016666666666666666, \
        "size": [641, 400], "sha256": "11"}
          ]
        }

        """)
  }

  @Test func `a manifest is JSON, and a rate that is no whole number a fraction`() throws {
    var manifest = Self.manifest
    manifest.frameRate = try #require(FrameRate("30000/1001"))
    let object = try JSONSerialization.jsonObject(with: Data(manifest.text.utf8))
    let members = try #require(object as? [String: Any])
    #expect(members["fps"] as? String == "30000/1001")
    #expect((members["frames"] as? [Any])?.count == 2)
  }

  @Test func `a manifest reads back, also without an input and with a fraction`() throws {
    var manifest = Self.manifest
    for index in manifest.frames.indices {
      manifest.frames[index].hash = String(repeating: "0f", count: 32)
    }
    for rate in ["60", "30000/1001", "24"] {
      manifest.frameRate = try #require(FrameRate(rate))
      for input in [nil, "ab"] {
        manifest.inputHash = input
        manifest.frames[1].time = manifest.frameRate.time(ofFrame: 1)
        let read = try JSONDecoder().decode(FrameManifest.self, from: Data(manifest.text.utf8))
        #expect(read == manifest && read.text == manifest.text)
      }
    }
  }

  @Test func `a file's name has six digits, and more when they are needed`() {
    #expect(FrameDump.fileName(0) == "frame-000000.png")
    #expect(FrameDump.fileName(123_456) == "frame-123456.png")
    #expect(FrameDump.fileName(1_234_567) == "frame-1234567.png")
  }
}
