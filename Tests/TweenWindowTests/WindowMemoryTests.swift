import Foundation
import Testing
import TweenWindow

@Suite("WindowMemory") struct WindowMemoryTests {
  private func folder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("memory-\(UUID().uuidString)")
  }

  private func memory(_ folder: URL, program: String = "notes") throws -> WindowMemory {
    try #require(WindowMemory(program: program, environment: ["XDG_STATE_HOME": folder.path]))
  }

  @Test("what is saved is there in the next run, by scene and program")
  func keeps() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var first = try memory(folder)
    #expect(first["main"] == WindowMemory.Entry())
    first["main"] = WindowMemory.Entry(width: 500.5, height: 400, x: -20, y: 30)
    try first.save()
    let next = try memory(folder)
    #expect(next["main"].size == CGSize(width: 500.5, height: 400))
    #expect(next["main"].place == WindowPlace(x: -20, y: 30))
    #expect(next["log"].size == nil)
    #expect(try memory(folder, program: "other")["main"].size == nil)
    // Nothing but the file is left in the folder.
    let names = try FileManager.default.contentsOfDirectory(
      atPath: first.url.deletingLastPathComponent().path)
    #expect(names == ["notes.json"])
  }

  @Test("nothing is written where nothing changed")
  func unchanged() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var memory = try memory(folder)
    memory["main"] = WindowMemory.Entry()
    try memory.save()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("two runs of a program keep each other's windows")
  func runs() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var (one, other) = (try memory(folder), try memory(folder))
    one["main"].x = 1
    one["main"].y = 2
    try one.save()
    other["log"].width = 300
    other["log"].height = 200
    try other.save()
    let next = try memory(folder)
    #expect(next["main"].place == WindowPlace(x: 1, y: 2))
    #expect(next["log"].size == CGSize(width: 300, height: 200))
  }

  @Test(
    "a file with nonsense holds nothing, and is replaced",
    arguments: [
      "", "[]", "{\"windows\":{\"main\":{\"width\":\"wide\"}}}",
      "{\"windows\":{\"main\":{\"width\":-5,\"height\":1e300,\"x\":9999999999,\"y\":0}}}",
      "{\"windows\":{\"main\":{\"width\":300}}}",
    ])
  func nonsense(text: String) throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = try memory(folder).url
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    var memory = try memory(folder)
    #expect(memory["main"].size == nil && memory["main"].place == nil)
    memory["main"] = WindowMemory.Entry(width: 10, height: 20, x: 1, y: 2)
    try memory.save()
    #expect(try self.memory(folder)["main"].size == CGSize(width: 10, height: 20))
  }

  @Test("the folder is the user's for state, and none without one")
  func folders() throws {
    func path(_ environment: [String: String]) -> String? {
      WindowMemory(program: "notes", environment: environment)?.url.path
    }
    let home = "/home/user/.local/state/inbetween/windows/notes.json"
    #expect(path(["HOME": "/home/user"]) == home)
    #expect(path(["HOME": "/home/user", "XDG_STATE_HOME": "relative"]) == home)
    #expect(
      path(["HOME": "/home/user", "XDG_STATE_HOME": "/state"])
        == "/state/inbetween/windows/notes.json")
    #expect(path([:]) == nil)
  }

  @Test("a folder that can't be written to is an error")
  func unwritable() throws {
    var memory = try #require(
      WindowMemory(program: "notes", environment: ["XDG_STATE_HOME": "/dev/null"]))
    memory["main"].width = 5
    #expect(throws: (any Error).self) { try memory.save() }
  }
}
