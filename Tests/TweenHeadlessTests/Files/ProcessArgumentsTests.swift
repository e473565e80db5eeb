import Testing

@testable import TweenHeadless

@Suite struct ProcessArgumentsTests {
  @Test func `text is handed on as it is`() throws {
    let texts = ["frames", "", "a b", "grün", "e\u{301}", "\u{FFFD}"]
    let read = try ProcessArguments.texts(texts.map { Array($0.utf8) })
    // Byte by byte: equal strings may have different names in a folder.
    #expect(read.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
  }

  @Test func `bytes that are no text are an error with place and bytes`() {
    let error = #expect(throws: ArgumentTextError.self) {
      try ProcessArguments.texts([Array("frames".utf8), [0x6F, 0xFF, 0xC3, 0xA4, 0xC3]])
    }
    #expect(
      error?.description
        == #"argument 2 is not UTF-8: found 'o\xFFä\xC3'; expected names and values in UTF-8."#)
  }

  @Test(arguments: [
    ("/usr/bin/wedges", "wedges"), ("wedges", "wedges"), ("./a/b/", "b"), ("", "program"),
    ("/", "program"), ("/tmp/grün", "grün"),
  ])
  func `a program is called by its file's name`(path: String, name: String) {
    #expect(ProcessArguments.programName(Array(path.utf8)) == name)
  }

  @Test func `a program may be called by any bytes, in any folder`() {
    #expect(ProcessArguments.programName([0x2F, 0xFF, 0x2F, 0x61]) == "a")
    #expect(ProcessArguments.programName([0x2F, 0x61, 0xE9]) == #"a\xE9"#)
  }
}
