import Foundation
import Testing

@testable import TweenHeadless

@Suite struct TemporaryPathTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal removes temporary folders with their files`(signal: Int32) async throws {
    let folder = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString
    try SystemFiles().makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .signal(signal)) {
      [folder = folder as String, signal = signal as Int32] in
      setenv("TMPDIR", folder, 1)
      try UnfinishedFiles.removedAtTheEnd {
        let place = TemporaryPath("a")
        try place.makeFolder()
        try AtomicFile.write([1], to: place.text + "/b", on: SystemFiles())
        try AtomicFile.write([1], to: TemporaryPath("c", ending: ".d").text, on: SystemFiles())
        kill(getpid(), signal)
        while true { pause() }
      }
    }
    #expect(try SystemFiles().names(in: folder).isEmpty)
  }

  @Test func `each path is new, and removed on request`() throws {
    let (place, other) = (TemporaryPath("a", ending: ".b"), TemporaryPath("a", ending: ".b"))
    #expect(place.text != other.text)
    #expect(place.text.hasPrefix(NSTemporaryDirectory() + "inbetween-a-"))
    #expect(place.text.hasSuffix(".b"))
    try AtomicFile.write([1], to: place.text, on: SystemFiles())
    place.remove()
    #expect(!FileManager.default.fileExists(atPath: place.text))
    try other.makeFolder()
    let attributes = try FileManager.default.attributesOfItem(atPath: other.text)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    other.remove()
    #expect(!FileManager.default.fileExists(atPath: other.text))
  }
}
