import Foundation
import Testing

/// A program of fields, compiled in Swift 5 and in Swift 6, typed in by a script.
@Suite struct LetterProgramTests {
  private static let script = """
    {"at":0.1,"text":"Ada"}
    {"at":0.2,"key":"return"}
    {"at":0.3,"compose":"ad","cursor":2}
    {"at":0.4,"compose":""}
    {"at":0.4,"text":"ada@there"}
    {"at":0.5,"key":"return"}
    {"at":0.6,"paste":"secret and longer"}
    {"at":0.7,"key":"return"}
    {"at":0.8,"key":"a","modifiers":["command"]}
    {"at":0.8,"text":"36"}
    {"at":0.9,"key":"return"}
    {"at":1.0,"key":"end","modifiers":["command"]}
    {"at":1.0,"text":"hello"}
    """

  private static func tree(of program: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("letters-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("input.jsonl")
    try Data(script.utf8).write(to: input)
    let process = Process()
    process.executableURL = DelayProgramTests.path(of: program)
    process.arguments = ["tree", "--at", "1.2", "--input", input.path]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    let problems = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(problems)")
    return text
  }

  @Test func `a form is filled in from the first field to the letter, in either mode`() throws {
    let tree = try Self.tree(of: "Letters6")
    for part in [#""Ada""#, #""ada@there""#, #""36""#, "hello", "focused"] {
      #expect(tree.contains(part), "\(part) is missing in\n\(tree)")
    }
    #expect(!tree.contains("secret"))
    #expect(try Self.tree(of: "Letters5") == tree)
  }
}
