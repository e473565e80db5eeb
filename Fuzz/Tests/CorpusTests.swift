import Foundation
import Testing

/// Reads the corpora without the fuzzer: small inputs that reach most of the code, and those of faults that
/// were fixed. `scripts/fuzz` runs the same targets with random inputs.
@Suite("Corpora of the fuzzer", .serialized) @MainActor struct CorpusTests {
  private nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpora")

  private static func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  @Test(arguments: FuzzTarget.all.map(\.name))
  func `no input traps, hangs or gives a result that it may not have`(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let files = try Self.files(in: Self.folder.appending(path: name))
    #expect(!files.isEmpty)
    defer { FuzzFolder.shared.remove() }
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      let time = ContinuousClock().measure {
        do { try target.check(bytes) } catch {
          Issue.record("\(name)/\(file.lastPathComponent): \(error)")
        }
      }
      #expect(time < .seconds(20), "\(name)/\(file.lastPathComponent) took \(time)")
    }
  }

  @Test func `each corpus and each dictionary is a target's`() throws {
    let names = FuzzTarget.all.map(\.name)
    #expect(names == names.sorted() && Set(names).count == names.count)
    #expect(try Self.files(in: Self.folder).map(\.lastPathComponent) == names)
    let dictionaries = Self.folder.deletingLastPathComponent().appending(path: "Dictionaries")
    for file in try Self.files(in: dictionaries) {
      #expect(file.pathExtension == "dict")
      #expect(names.contains(file.deletingPathExtension().lastPathComponent))
    }
  }
}
