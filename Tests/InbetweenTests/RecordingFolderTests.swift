import Foundation
import InbetweenTesting
import Testing
import TweenControls
import TweenViews

/// Recordings of a folder as the arguments of a test.
@Suite @MainActor struct RecordingFolderTests {
  private struct Lamp: View {
    var body: some View { Text("Lamp") }
  }

  private func folder(_ files: [String: String]) throws -> String {
    let path = NSTemporaryDirectory() + "inbetween-recordings-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return path
  }

  @Test func `all recordings of a folder come in the order of their bytes, hidden ones do not`()
    throws
  {
    let path = try folder([
      "b.jsonl": "", "B.jsonl": "", "deep/a.jsonl": "", "notes.md": "", ".c.jsonl": "",
      ".git/d.jsonl": "", "é.jsonl": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let names = ["B.jsonl", "b.jsonl", "deep/a.jsonl", "é.jsonl"]
    #expect(try recordings(in: path) == names.map { "\(path)/\($0)" })
    #expect(try recordings(in: path + "/") == names.map { "\(path)/\($0)" })
  }

  @Test func `a folder that is missing, empty or a file is an error with the path`() throws {
    let path = try folder(["notes.md": "a"])
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: RecordingFolderError.empty(path)) { try recordings(in: path) }
    for missing in ["\(path)/none", "\(path)/notes.md"] {
      let error = #expect(throws: RecordingFolderError.missing(missing)) {
        try recordings(in: missing)
      }
      #expect(error?.description.contains(missing) == true)
    }
  }

  @Test func `a recording that agrees passes, one that differs and one with nothing fail`() throws {
    let path = try folder([
      "a.jsonl": #"{"at":0.5,"expect":"Lamp"}"#, "b.jsonl": #"{"at":0.5,"expect":"Radio"}"#,
      "c.jsonl": #"{"at":0.5,"tap":[1,1]}"#,
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let all = try recordings(in: path)
    try expectReplay(of: all[0], content: Lamp())
    try withKnownIssue {
      try expectReplay(of: all[1], content: Lamp())
    } matching: { issue in
      issue.description.contains("there is no \"Radio\"; expected one")
    }
    try withKnownIssue {
      try expectReplay(of: all[2], content: Lamp())
    } matching: { issue in
      issue.description.contains("c.jsonl has nothing to compare")
    }
  }
}
