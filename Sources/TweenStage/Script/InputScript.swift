import Foundation
import TweenMotion
import TweenViews

/// The input of a program's run, as a file of JSON lines sorted by time.
///
/// A recording begins with a header. A script may omit it:
///
///     {"inbetween":1,"seed":7,"size":[400,300],"scale":1,"colorScheme":"light","end":12.4}
///
/// Each further line is an event. Times are seconds, positions and sizes points:
///
///     {"at":0.5,"tap":[320,240]}
///     {"at":1.2,"drag":[[10,10],[200,90]],"over":0.3}
///
/// `InputEventKind` has the form of each kind; the help of every program's `frames` lists them.
///
/// A drag presses at the first point, moves along the line through all points at constant speed, with a
/// move each 1/60 s at every frame rate, and releases at the last point after `over` seconds. `command` is
/// the control key on Linux.
///
/// A mark names a moment and has no effect on the program: `{"at":3,"mark":"opened"}`. An expectation
/// describes content that a moment must show: `{"at":3,"expect":"Count","value":"4"}`. Blank lines, and
/// comments, which begin with `#`, are skipped.
///
/// A recording also has one check a second, a checksum of the frame. Its last line is
/// `{"at":12.4,"end":true}`, or `"closed"` instead of `true` where the program was closed. A recording
/// without that line was cut off: it ends at the moment of its last line, and an incomplete last line is
/// ignored.
public struct InputScript: Equatable, Sendable {
  /// The version of the format that this engine reads and writes.
  public static let version = 1

  /// The first line of a recording for programs' help, whose lines have at most 80 columns.
  package static let sampleHeader =
    #"{"inbetween":1,"seed":7,"size":[400,300],"scale":1,"colorScheme":"light"}"#

  /// The settings of the recorded run; nil for a script without a header.
  public var header: Header?
  /// The input events, sorted by time. The program receives them.
  public var events: [TimedInput]
  /// The moments with a title, sorted by time. The program does not receive them.
  public var marks: [InputMark]
  /// The expected contents of moments, sorted by time. The program does not receive them.
  public var expectations: [InputExpectation]
  /// The checks of a recording, sorted by time.
  package internal(set) var checks: [FrameCheck] = []
  /// The path of the file that the script was read from, for messages; empty for a script made in memory.
  public private(set) var file = ""
  /// Whether the script is a recording without its end, for example of a killed program.
  package private(set) var isCutOff = false
  /// The line of each event, or none for a script made in memory.
  private var lines: [Int] = []
  /// The line of each mark, or none for a script made in memory.
  private var markLines: [Int] = []
  /// The line of each expectation, or none for a script made in memory.
  private var expectationLines: [Int] = []
  /// The line of each check, or none for a script made in memory.
  private var checkLines: [Int] = []

  /// Creates a script in memory. Nothing is checked.
  ///
  /// - Parameters:
  ///   - header: the settings for which the events were made; nil: the player of the script decides.
  ///   - events: sorted by time; otherwise the script's text cannot be read back.
  ///   - marks: sorted by time, with titles that are not empty, for the same reason.
  ///   - expectations: sorted by time, for the same reason.
  public init(
    header: Header? = nil, events: [TimedInput] = [], marks: [InputMark] = [],
    expectations: [InputExpectation] = []
  ) {
    self.header = header
    self.events = events
    self.marks = marks
    self.expectations = expectations
  }

  /// Reads a script. Throws an error for the first line that is not valid.
  ///
  /// - Parameter text: the lines, each with one JSON object.
  /// - Parameter file: the file's name in messages.
  public init(parsing text: String, file: String) throws(InputScriptError) {
    var reader = InputScriptReader(file: file)
    var number = 0
    // "\r\n" is one character, different from "\n".
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for line in parts {
      number += 1
      // A last line without a line break may be incomplete.
      let isLast = number == parts.count
      if isLast, reader.header?.engine != nil, !reader.isWhole(line) {
        isCutOff = true
        break
      }
      try reader.read(line: line, number: number)
    }
    header = reader.header
    let sorted = reader.events.enumerated()
      .sorted { ($0.element.timed.time, $0.offset) < ($1.element.timed.time, $1.offset) }
    events = sorted.map { $0.element.timed }
    lines = sorted.map { $0.element.line }
    // Lines are sorted by time, and each of these is one moment.
    marks = reader.marks.map(\.mark)
    markLines = reader.marks.map(\.line)
    expectations = reader.expectations.map(\.expectation)
    expectationLines = reader.expectations.map(\.line)
    checks = reader.checks.map(\.check)
    checkLines = reader.checks.map(\.line)
    if header?.engine != nil, header?.end == nil {
      isCutOff = true
      header?.end = max(reader.latestAt, events.last?.time ?? .zero)
    }
    self.file = file
    if let end = header?.end, let late = firstLine(after: end) {
      throw InputScriptError(
        file: file, line: late.line,
        found: "\(late.kind) at \(late.time.secondsText) s",
        expected: "none after the header's \"end\", \(end.secondsText) s")
    }
  }

  /// Reads the script in a file of at most 256 MiB. Throws `InputFileError` where the file cannot be read,
  /// and `InputScriptError` for the first line that is not valid.
  public init(contentsOf path: String) throws {
    let data = try InputScriptFile.read(path)
    if let recording = Self(cutOff: data, file: path) {
      self = recording
      return
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw InputScriptError(
        file: path, line: nil, found: "bytes that are not UTF-8", expected: "text")
    }
    try self.init(parsing: text, file: path)
  }

  /// Reads a recording whose bytes end within a character of the last line. Returns nil for other bytes.
  private init?(cutOff data: [UInt8], file: String) {
    guard let end = data.lastIndex(of: UInt8(ascii: "\n")), end + 1 < data.count,
      String(validating: data[(end + 1)...], as: UTF8.self) == nil,
      let text = String(validating: data[...end], as: UTF8.self),
      let script = try? Self(parsing: text, file: file), script.header?.engine != nil
    else { return nil }
    self = script
    isCutOff = true
  }

  /// Returns the line number of an event in the file; nil for a script made in memory.
  func line(ofEvent index: Int) -> Int? { lines.indices.contains(index) ? lines[index] : nil }
  /// Returns the line number of an expectation in the file; nil for a script made in memory.
  func line(ofExpectation index: Int) -> Int? {
    expectationLines.indices.contains(index) ? expectationLines[index] : nil
  }
  /// Returns the line number of a check in the file; nil for a script made in memory.
  func line(ofCheck index: Int) -> Int? {
    checkLines.indices.contains(index) ? checkLines[index] : nil
  }

  /// The first event after `time`, and its line (0 for a script made in memory).
  private func firstEventLine(after time: StageTime) -> (time: StageTime, line: Int)? {
    guard let index = events.firstIndex(where: { $0.time > time }) else { return nil }
    return (events[index].time, lines.indices.contains(index) ? lines[index] : 0)
  }

  /// The first mark after `time`, and its line (0 for a script made in memory).
  private func firstMarkLine(after time: StageTime) -> (time: StageTime, line: Int)? {
    guard let index = marks.firstIndex(where: { $0.time > time }) else { return nil }
    return (marks[index].time, markLines.indices.contains(index) ? markLines[index] : 0)
  }

  /// The first expectation after `time`, and its line (0 for a script made in memory).
  private func firstExpectationLine(after time: StageTime) -> (time: StageTime, line: Int)? {
    guard let index = expectations.firstIndex(where: { $0.time > time }) else { return nil }
    return (expectations[index].time, line(ofExpectation: index) ?? 0)
  }

  /// The first event after `time`, otherwise the first mark or expectation, with its line and its name in
  /// messages.
  private func firstLine(after time: StageTime) -> (kind: String, time: StageTime, line: Int)? {
    if let event = firstEventLine(after: time) { return ("an event", event.time, event.line) }
    if let mark = firstMarkLine(after: time) { return ("a mark", mark.time, mark.line) }
    return firstExpectationLine(after: time).map { ("an expectation", $0.time, $0.line) }
  }

  /// The moment of the last line, or the recorded end if that is later. Nil for an empty script without an
  /// end.
  package var lastMoment: StageTime? {
    [
      header?.end, events.last?.time, marks.last?.time, expectations.last?.time, checks.last?.time,
    ].compactMap(\.self).max()
  }

  /// Returns the script without the input of the last frame if that input ended the program.
  ///
  /// - Parameter rate: The frame rate.
  package func withoutClosing(at rate: FrameRate) -> InputScript {
    guard let header, header.isClosed, let end = header.end else { return self }
    let last = rate.lastFrame(atOrBefore: end)
    var script = self
    let count = events.prefix { rate.firstFrame(atOrAfter: $0.time) < last }.count
    script.events.removeSubrange(count...)
    script.lines = Array(lines.prefix(count))
    return script
  }

  /// Throws an error if an event, a mark or an expectation comes after the last frame of a dump of `count`
  /// frames.
  public func check(frameCount count: Int, at rate: FrameRate) throws(InputScriptError) {
    let last = rate.time(ofFrame: max(0, count - 1))
    guard let late = firstLine(after: last) else { return }
    throw InputScriptError(
      file: file, line: late.line, found: "\(late.kind) at \(late.time.secondsText) s",
      expected: "none after the last frame, number \(count - 1) at \(last.secondsText) s")
  }

  /// Returns the script without the lines after the last frame of a dump of `count` frames, and one
  /// sentence that names the first of them. Nil if no line comes later.
  package func ended(frameCount count: Int, at rate: FrameRate) -> (
    script: InputScript, note: String
  )? {
    let last = rate.time(ofFrame: max(0, count - 1))
    guard let late = firstLine(after: last) else { return nil }
    let eventCount = events.prefix { $0.time <= last }.count
    let markCount = marks.prefix { $0.time <= last }.count
    var script = self
    script.events.removeSubrange(eventCount...)
    script.marks.removeSubrange(markCount...)
    script.lines = Array(lines.prefix(eventCount))
    script.markLines = Array(markLines.prefix(markCount))
    let expectationCount = expectations.prefix { $0.time <= last }.count
    script.expectations.removeSubrange(expectationCount...)
    script.expectationLines = Array(expectationLines.prefix(expectationCount))
    let checkCount = checks.prefix { $0.time <= last }.count
    script.checks.removeSubrange(checkCount...)
    script.checkLines = Array(checkLines.prefix(checkCount))
    let place = late.line > 0 ? "\(file):\(late.line)" : file
    let moment = "\(late.time.secondsText) s"
    // One line may be several events: a tap is a press and a release.
    let left = events.count - eventCount
    let rows = lines.isEmpty ? left : Set(lines.suffix(left)).count
    let gone =
      switch (rows, marks.count - markCount) {
      case (0, 0): "all expectations from \(moment) on are"
      case (0, 1): "the mark at \(moment) is"
      case (0, let count): "\(count) marks from \(moment) on are"
      case (1, _): "the event at \(moment) is"
      case (let count, _): "\(count) events from \(moment) on are"
      }
    return (
      script,
      "\(place): \(gone) ignored; the input ends with the last frame, number \(count - 1) at "
        + "\(last.secondsText) s."
    )
  }

  /// Two scripts with equal headers, events, marks, expectations and checks are equal. Their files have no
  /// effect.
  public static func == (left: InputScript, right: InputScript) -> Bool {
    left.header == right.header && left.events == right.events && left.marks == right.marks
      && left.expectations == right.expectations && left.checks == right.checks
  }
}

/// A line of an input file that is not valid, or a fault of the whole file.
public struct InputScriptError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file's name in messages: its path if the script was read from a file.
  public var file: String
  /// The number of the line, counted from 1; nil if the error concerns the whole file.
  public var line: Int?
  /// The text that was found, as the end of a sentence.
  public var found: String
  /// The text that was expected, as the end of a sentence.
  public var expected: String

  /// Creates an error about a line of a file. `found` and `expected` are parts of the description's
  /// sentence.
  public init(file: String, line: Int?, found: String, expected: String) {
    self.file = file
    self.line = line
    self.found = found
    self.expected = expected
  }

  /// The error as one sentence: `tour.jsonl:3: found an event at 9 s; expected ...`.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): found \(found); expected \(expected)."
  }
}

extension StageTime {
  /// The moment in seconds, with the fewest digits that read back as the same moment.
  package var secondsText: String { JSONText.number(seconds) }
}
