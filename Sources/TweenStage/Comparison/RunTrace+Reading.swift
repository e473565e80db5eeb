import Foundation
import TweenMotion

/// A trace that is not valid, with the line of the file.
package struct RunTraceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path of the file.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The text that was found, as the end of a sentence.
  package var found: String
  /// The text that was expected, as the end of a sentence.
  package var expected: String

  /// The error as one sentence.
  package var description: String { "\(file):\(line): found \(found); expected \(expected)." }
}

extension RunTrace {
  /// A line of the file; each kind of line has some of the members.
  private struct Line: Decodable {
    var trace: Int?
    var program: String?
    var engine: String?
    var font: String?
    var fps: String?
    var frames: Int?
    var frame: Int?
    var window: String?
    var list: String?
    var items: String?
    var lines: [Int]?
    var elements: [String]?
    var views: [String: TracedView]?
    var gone: [String]?
    var closed: Bool?
    var failed: String?
  }

  /// Reads a trace of at most 256 MiB. Throws `InputFileError` if the file cannot be read, and
  /// `RunTraceError` for the first line that is not valid.
  package init(contentsOf path: String) throws {
    let text = String(decoding: try InputScriptFile.read(path), as: UTF8.self)
    try self.init(parsing: text, file: path)
  }

  init(parsing text: String, file: String) throws(RunTraceError) {
    let decoder = JSONDecoder()
    var number = 0
    func error(_ found: String, _ expected: String) -> RunTraceError {
      RunTraceError(file: file, line: max(1, number), found: found, expected: expected)
    }
    var trace: RunTrace?
    for text in text.split(separator: "\n", omittingEmptySubsequences: true) {
      number += 1
      guard let line = try? decoder.decode(Line.self, from: Data(text.utf8)) else {
        throw error("'\(text.prefix(60))'", "a line that the command trace wrote")
      }
      guard trace != nil else {
        trace = RunTrace(header: try Self.header(line, error))
        continue
      }
      if let failed = line.failed {
        trace?.failures.append(failed)
      } else {
        let last = trace?.steps.last?.frame ?? 0
        let step = try Self.step(line, error)
        guard (last..<(trace?.header.frameCount ?? 0)).contains(step.frame) else {
          throw error("frame \(step.frame)", "frames in order, below the number in the first line")
        }
        trace?.steps.append(step)
      }
    }
    guard let trace else { throw error("an empty file", "a trace that the command trace wrote") }
    self = trace
  }

  private static func header(
    _ line: Line, _ error: (String, String) -> RunTraceError
  ) throws(RunTraceError) -> Header {
    guard let version = line.trace else {
      throw error("another kind of line", "the header of a trace, such as {\"trace\":1,...}")
    }
    guard version == Self.version else {
      throw error(
        "a trace of version \(version)",
        "version \(Self.version), which programs of one version of the engine write")
    }
    guard let program = line.program, let engine = line.engine,
      let rate = line.fps.flatMap({ FrameRate($0) }), let count = line.frames, count > 0
    else { throw error("a header without all members", "program, engine, fps and frames") }
    return Header(
      program: program, engine: engine, font: line.font, rate: rate, frameCount: count)
  }

  private static func step(
    _ line: Line, _ error: (String, String) -> RunTraceError
  ) throws(RunTraceError) -> Step {
    guard let frame = line.frame, let window = line.window else {
      throw error("a line without a frame", "the members frame and window")
    }
    if line.closed == true { return Step(frame: frame, window: window) }
    let range = line.lines ?? [0, 0]
    guard let digest = FrameDigest(text: line.list ?? "", itemsText: line.items ?? ""),
      range.count == 2, range[0] >= 0, range[0] <= range[1]
    else { throw error("a frame without valid checksums", "the members list, items and lines") }
    return Step(
      frame: frame, window: window,
      content: Content(
        check: FrameCheck(
          time: .zero, window: window, digest: digest, replaced: range[0]..<range[1],
          lines: line.elements ?? []),
        views: line.views ?? [:], gone: line.gone ?? []))
  }
}
