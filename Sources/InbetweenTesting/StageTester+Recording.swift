import Foundation
import Inbetween
import Testing
import TweenHeadless
import TweenStage
import TweenText

/// Replays a recording on a program, and checks what the file expects: the checks of the recording,
/// the elements that its presses meet, and the lines with expectations.
///
///     @Test @MainActor func `the tour is as it was`() throws {
///       try expectReplay(of: "Tests/Tours/order.jsonl", app: Shop())
///     }
///
/// `PROGRAM record FILE` makes such a file in a window. Each difference is an issue with the file's
/// line, the moment, the element and the value. A file with nothing to compare is an issue too.
///
/// ``recordings(in:)`` lists the files of a folder, for a test of each.
///
/// - Parameters:
///   - path: the file, from the folder in which the tests run.
///   - app: the program, made again whenever its stage starts from frame 0.
///   - sourceLocation: the place where a failure is reported.
/// - Returns: a tester of the program at the recording's end.
/// - Throws: an error where the file can't be read.
@discardableResult @MainActor public func expectReplay<Program: App>(
  of path: String, app: @autoclosure @escaping @MainActor () -> Program,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> StageTester {
  try replay(path, sourceLocation) { Stage(app: app(), configuration: $0) }
}

/// Replays a recording on a view; see ``expectReplay(of:app:sourceLocation:)``.
@discardableResult @MainActor public func expectReplay<Content: View>(
  of path: String, content: @autoclosure @escaping @MainActor () -> Content,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> StageTester {
  try replay(path, sourceLocation) { Stage(content: content(), configuration: $0) }
}

@MainActor private func replay(
  _ path: String, _ sourceLocation: SourceLocation,
  _ makeStage: (Stage.Configuration) -> Stage
) throws -> StageTester {
  let script = try InputScript(contentsOf: path)
  var configuration = Stage.Configuration(size: script.header?.size)
  script.header?.apply(to: &configuration)
  let stage = makeStage(configuration)
  let checks = ReplayChecks(
    script, on: stage, font: try? TextEngine.shared.defaultFontHash,
    pixelHash: { try $0.pixelHash() }
  ) { difference in
    TestReport.fail("\(difference)", at: sourceLocation)
  }
  if let fault = ReplayChecks.faultOfContent(of: script) {
    TestReport.fail("\(fault)", at: sourceLocation)
  }
  if let note = checks.note { TestReport.fail("\(note)", at: sourceLocation) }
  stage.send(script)
  let tester = StageTester(stage)
  let rate = configuration.frameRate
  let last = rate.firstFrame(atOrAfter: script.lastMoment ?? .zero)
  tester.advance(to: rate.time(ofFrame: last))
  return tester
}
