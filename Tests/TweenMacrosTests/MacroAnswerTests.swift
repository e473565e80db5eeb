import Foundation
import Testing

@testable import TweenMacros

@Suite struct MacroAnswerTests {
  private func answer(_ message: String) throws -> MacroAnswer.Expansion.Result {
    try JSONDecoder().decode(
      MacroAnswer.Expansion.self, from: MacroAnswer(to: Data(message.utf8)).encoded
    ).expandMacroResult
  }

  private func attached(_ type: String, role: String, _ source: String) -> String {
    """
    {"expandAttachedMacro":{"macro":{"moduleName":"M","name":"N","typeName":"\(type)"},\
    "macroRole":"\(role)","discriminator":"d",\
    "declSyntax":{"kind":"declaration","source":"\(source)",\
    "location":{"fileID":"A/a.swift","fileName":"/a.swift","offset":7,"line":1,"column":2}},\
    "lexicalContext":[{"kind":"declaration","source":"extension Transaction {}",\
    "location":{"fileID":"","fileName":"","offset":0,"line":0,"column":0}}]}}
    """
  }

  @Test func `a preview is kept under a name of its own`() throws {
    let result = try answer(
      """
      {"expandFreestandingMacro":{"macro":{"typeName":"PreviewMacro"},"macroRole":"declaration",\
      "discriminator":"$s1M","syntax":{"source":"#Preview { A() }","location":{"fileID":"M/a.swift",\
      "fileName":"/a.swift","offset":0,"line":3,"column":1}}}}
      """)
    #expect(result.expandedSource?.contains("struct $s1M7previewfMu_: _PreviewRecord") == true)
    #expect(result.expandedSource?.contains("_line = 3") == true)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `an entry's accessors and its key are answered for their roles`() throws {
    let accessors = try answer(attached("EntryMacro", role: "accessor", "@Entry var a = 1"))
    #expect(accessors.expandedSource?.contains("newValue") == true)
    let key = try answer(attached("EntryMacro", role: "peer", "@Entry var a = 1"))
    #expect(key.expandedSource?.contains("struct __Key_a: TransactionKey") == true)
  }

  @Test func `an error is told at the declaration`() throws {
    let result = try answer(attached("EntryMacro", role: "accessor", "@Entry let a = 1"))
    #expect(result.diagnostics.map(\.position) == [.init(fileName: "/a.swift", offset: 7)])
    #expect(result.diagnostics.allSatisfy { $0.severity == "error" && !$0.message.isEmpty })
  }

  @Test func `what is no message has an empty answer`() {
    #expect(MacroAnswer(to: Data("hello".utf8)).encoded == Data("{}".utf8))
  }

  @Test func `lengths are eight bytes, the least first`() {
    #expect(Array(MessageLength(count: 258).bytes) == [2, 1, 0, 0, 0, 0, 0, 0])
    #expect(MessageLength(MessageLength(count: 70_000).bytes).count == 70_000)
    // No number of bytes that is there.
    #expect(MessageLength(Data(repeating: 255, count: 8)).count == .max)
  }
}
