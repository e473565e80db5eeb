import Testing

@testable import InbetweenCommand

@Suite("Sources without a compiler") struct SourceScanTests {
  @Test(
    "@main is found outside of comments and strings",
    arguments: [
      ("@main struct A {}", true), ("import SwiftUI\n@main\nstruct A: App {}", true),
      ("// @main\nstruct A {}", false), ("/* /* @main */ @main */ struct A {}", false),
      ("let text = \"@main\"", false), ("let text = \"a \\\" @main\"", false),
      ("let text = \"\"\"\n@main \"quoted\"\n\"\"\"", false), ("let text = #\"\" @main\"#", false),
      ("let text = ##\"\"# @main\"##\n@main enum A {}", true), ("@MainActor struct A {}", false),
      ("@mainland struct A {}", false), ("#!/usr/bin/env inbetween\n@main struct A {}", true),
      ("#if DEBUG\n@main struct A {}\n#endif", true),
      ("let text = \"open\n@main struct A {}", true),
      ("let text = \"\\(\"@main\" + f(\"@main)\"))\"", false),
      ("let text = \"\\(value)\"; @main enum A {}", true), ("", false), ("/* @main", false),
      ("\"\\", false), ("@", false), ("#", false),
      ("\"\"\"@main", false),
    ])
  func mainAttribute(_ source: String, _ isThere: Bool) {
    #expect(SourceScan(source).hasMainAttribute == isThere)
  }

  @Test(
    "a call of main is found, the main queue is none",
    arguments: [
      ("Hello.main()", true), ("Hello.main( )", true), ("\"Hello.main()\"", false),
      ("await Hello.main()", true), ("// Hello.main()", false),
      ("DispatchQueue.main.async {}", false), ("let a = Bundle.main", false), ("main()", false),
    ])
  func callOfMain(_ source: String, _ isThere: Bool) {
    #expect(SourceScan(source).callsMain == isThere)
  }
}
