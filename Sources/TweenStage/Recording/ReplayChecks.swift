import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// Compares the frames of a stage with an input file: the elements that presses meet, the expectations, and
/// the checks of a recording.
///
/// Of presses and checks only the first difference is reported, because it causes the later ones. Every
/// failed expectation is reported.
@MainActor package final class ReplayChecks: StageObserver {
  /// The parts that are compared.
  package enum Scope: Sendable {
    /// Checks, presses and expectations.
    case all
    /// Only presses, for a program that changed after the recording and therefore shows other frames.
    case pressesAlone
    /// Only expectations, for a program whose frames are compared in another way.
    case expectationsAlone
  }

  /// The numbers of comparisons.
  package struct Counts: Equatable, Sendable {
    /// The number of frames compared with checks of the recording.
    package var checks = 0
    /// The number of presses compared with the elements that they met.
    package var presses = 0
    /// The number of expectations in the file.
    package var expectations = 0

    /// The counts in words, such as `12 checks, 3 presses and 1 expectation`.
    package var words: String {
      func count(_ number: Int, _ one: String, _ more: String) -> String {
        "\(number) \(number == 1 ? one : more)"
      }
      let parts = [
        count(checks, "check", "checks"), count(presses, "press", "presses"),
        count(expectations, "expectation", "expectations"),
      ]
      return "\(parts[0]), \(parts[1]) and \(parts[2])"
    }
  }

  private unowned let stage: Stage
  private let scope: Scope
  private let script: InputScript
  /// Receives each difference when it is found.
  private let report: (ReplayDifference) -> Void
  /// Returns the SHA-256 of a window's pixels.
  private let pixelHash: (DisplayList) throws -> String
  /// The reason why checks and presses are not compared, in one sentence; nil if they are.
  package private(set) var note: String?
  /// All differences found so far.
  package private(set) var differences: [ReplayDifference] = []
  /// The numbers of comparisons so far.
  package private(set) var counts = Counts()

  private var elements: [String: [String]] = [:]
  private var (nextCheck, nextPress, nextExpectation) = (0, 0, 0)
  private var isDifferent = false
  private var isStopped = false

  /// Begins to compare, before frame 0 of a stage that receives the script's events.
  ///
  /// - Parameters:
  ///   - font: The SHA-256 of the font of the stage's texts; nil where there is no font.
  ///   - scope: The parts that are compared.
  ///   - pixelHash: Returns the SHA-256 of the pixels of a display list.
  ///   - report: Receives each difference when it is found.
  package init(
    _ script: InputScript, on stage: Stage, font: String?, comparing scope: Scope = .all,
    pixelHash: @escaping (DisplayList) throws -> String,
    report: @escaping (ReplayDifference) -> Void = { _ in }
  ) {
    self.script = script
    self.stage = stage
    self.scope = scope
    self.pixelHash = pixelHash
    self.report = report
    if scope == .all { note = Self.note(script, stage, font: font) }
    stage.add(self)
  }

  /// Returns whether a script contains anything to compare.
  package static func isWanted(for script: InputScript) -> Bool {
    !script.checks.isEmpty || !script.expectations.isEmpty
      || script.events.contains { $0.element != nil }
  }

  /// Returns a sentence if a script contains nothing to compare, so that its replay cannot fail; otherwise
  /// nil.
  package static func faultOfContent(of script: InputScript) -> String? {
    isWanted(for: script)
      ? nil
      : "\(script.file) has nothing to compare; expected the checks of a recording, or a line with "
        + "\"expect\", \"absent\" or \"hash\"."
  }

  /// Recorded frames can be compared only with frames of the same grid, size and font.
  private static func note(_ script: InputScript, _ stage: Stage, font: String?) -> String? {
    guard let header = script.header, header.engine != nil else { return nil }
    var recorded = Stage.Configuration(size: header.size)
    header.apply(to: &recorded)
    if recorded.frameRate != stage.configuration.frameRate {
      return "\(script.file) has \(recorded.frameRate) frames a second; at "
        + "\(stage.configuration.frameRate) its checks are skipped."
    }
    if header.size == nil { recorded.size = stage.initialSize }
    recorded.startDate = recorded.startDate ?? ViewGraph.Configuration.exactStartDate
    var own = stage.configuration
    own.size = stage.initialSize
    // These settings have no effect on the checked windows' frames.
    (recorded.keepsInput, recorded.window, recorded.device) = (
      own.keepsInput, own.window, own.device
    )
    (recorded.showsChrome, own.startDate) = (own.showsChrome, stage.startDate)
    if recorded != own {
      return "\(script.file) was recorded with other options; its checks are skipped."
    }
    if let font, let other = header.font, font != other {
      return "\(script.file) was recorded with another font; its checks are skipped."
    }
    return nil
  }

  // MARK: Frames

  /// Stops all comparisons: the stage continues with other input than the script's.
  package func stop() { isStopped = true }

  package func stageWillDeliver(_ timed: TimedInput) {}

  package func stageDidRunFrame() {
    guard !isStopped, let frame = stage.frameIndex else { return }
    let rate = stage.configuration.frameRate
    if scope != .pressesAlone { compareExpectations(upTo: frame, rate) }
    guard scope != .expectationsAlone, note == nil, !isDifferent else { return }
    while scope == .all, nextCheck < script.checks.count,
      rate.firstFrame(atOrAfter: script.checks[nextCheck].time) <= frame
    {
      let index = nextCheck
      nextCheck += 1
      if rate.firstFrame(atOrAfter: script.checks[index].time) == frame { compare(check: index) }
    }
    // A press of the next frame meets the elements that this frame shows.
    while nextPress < script.events.count,
      rate.firstFrame(atOrAfter: script.events[nextPress].time) <= frame + 1
    {
      let index = nextPress
      nextPress += 1
      if script.events[index].element != nil { compare(press: index) }
    }
  }

  private func add(_ words: String, line: Int?, at time: StageTime, isFatal: Bool = false) {
    let difference = ReplayDifference(
      time: time, line: line, file: script.file, isFatal: isFatal, words: words)
    differences.append(difference)
    report(difference)
  }

  // MARK: Presses

  private func compare(press index: Int) {
    let press = script.events[index]
    guard !isDifferent, case .pointer(.down, let position, _) = press.event,
      let expected = press.element
    else { return }
    counts.presses += 1
    let found = stage.tree(ofWindow: press.window)?.name(at: position)
    guard found != expected else { return }
    // With presses alone, a press that meets another name does not end the comparison.
    isDifferent = scope == .all || found == nil
    let place = "\(JSONText.short(position.x)),\(JSONText.short(position.y))"
    add(
      "the press at \(place) hits \(found.map(JSONText.string) ?? "nothing with a name"); expected "
        + JSONText.string(expected), line: script.line(ofEvent: index), at: press.time,
      isFatal: found == nil)
  }

  // MARK: Checks

  private func compare(check index: Int) {
    let check = script.checks[index]
    let name = check.window
    guard
      let window = name.flatMap({ stage.window($0) }) ?? (name == nil ? stage.windows.first : nil)
    else {
      isDifferent = true
      let open = stage.windows.map { JSONText.string($0.id) }.joined(separator: ", ")
      return add(
        "the window \(JSONText.string(name ?? "main")) is not open; open: \(open)",
        line: script.line(ofCheck: index), at: stage.time)
    }
    counts.checks += 1
    let last = elements[name ?? ""] ?? []
    guard let expected = check.elements(after: last) else {
      isDifferent = true
      return add(
        "the elements of the check do not continue those of the check before",
        line: script.line(ofCheck: index), at: stage.time)
    }
    elements[name ?? ""] = expected
    let found = window.tree.description.split(separator: "\n").map(String.init)
    let list = window.displayList
    let digest = FrameDigest(list)
    guard found != expected || digest != check.digest else { return }
    isDifferent = true
    let words =
      found == expected
      ? Self.words(of: digest, check.digest, list, window.tree) : Self.words(of: found, expected)
    add(words, line: script.line(ofCheck: index), at: stage.time)
  }

  /// Describes the first element that differs.
  private static func words(of found: [String], _ expected: [String]) -> String {
    var index = 0
    while index < min(found.count, expected.count), found[index] == expected[index] { index += 1 }
    func text(_ line: String) -> String { line.trimmingCharacters(in: .whitespaces) }
    guard index < expected.count else {
      return "there is \(text(found[index])); expected no more elements"
    }
    guard index < found.count else {
      return "there are no more elements; expected \(text(expected[index]))"
    }
    return "there is \(text(found[index])); expected \(text(expected[index]))"
  }

  /// Describes the first item that is drawn differently, and the element that contains it.
  private static func words(
    of found: FrameDigest, _ expected: FrameDigest, _ list: DisplayList, _ tree: ViewGraph.Element
  ) -> String {
    let pairs = zip(found.items, expected.items)
    guard let index = pairs.enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset
    else {
      guard found.items.count != expected.items.count else {
        return "the same elements are drawn differently"
      }
      return "\(found.items.count) items are drawn; expected \(expected.items.count)"
    }
    let item = list.items[index]
    let place = item.middle.flatMap { tree.name(at: $0) }
    return "item \(index + 1) of \(found.items.count) is drawn differently"
      + (place.map { ", in \(JSONText.string($0))" } ?? "") + ": \(item)"
  }

  // MARK: Expectations

  private func compareExpectations(upTo frame: Int, _ rate: FrameRate) {
    while nextExpectation < script.expectations.count,
      rate.firstFrame(atOrAfter: script.expectations[nextExpectation].time) <= frame
    {
      let index = nextExpectation
      nextExpectation += 1
      counts.expectations += 1
      let expectation = script.expectations[index]
      if let words = words(of: expectation) {
        add(words, line: script.line(ofExpectation: index), at: expectation.time)
      }
    }
  }

  /// Describes the failure of an expectation; nil if it holds.
  private func words(of expectation: InputExpectation) -> String? {
    let window: Stage.Window?
    if let name = expectation.window {
      guard let open = stage.window(name) else {
        return "the window \(JSONText.string(name)) is not open"
      }
      window = open
    } else {
      window = nil
    }
    switch expectation.subject {
    case .element(let name, let role, let value):
      return Self.words(
        of: (window?.tree ?? stage.tree).named(name), called: name, role: role, value: value)
    case .absence(let name):
      guard let found = (window?.tree ?? stage.tree).named(name).first else { return nil }
      return "there is \(Self.line(of: found)); expected no \(JSONText.string(name))"
    case .pixels(let expected):
      do {
        let hash = try pixelHash(window?.displayList ?? stage.displayList)
        return hash.hasPrefix(expected)
          ? nil : "the pixels have the hash \(hash); expected \(expected)"
      } catch {
        return "the frame cannot be drawn: \(error)"
      }
    }
  }

  private static func words(
    of found: [ViewGraph.Element], called name: String, role: ViewGraph.Element.Role?,
    value: String?
  ) -> String? {
    let fits = found.contains { element in
      (role == nil || element.role == role) && (value == nil || element.value == value)
    }
    guard !fits else { return nil }
    var expected = "expected one"
    if let role { expected += " that is a \(role.rawValue)" }
    if let value { expected += " with the value \(JSONText.string(value))" }
    guard let first = found.first else {
      return "there is no \(JSONText.string(name)); \(expected)"
    }
    return "there is \(line(of: first)); \(expected)"
  }

  private static func line(of element: ViewGraph.Element) -> String {
    var element = element
    element.children = []
    return element.description
  }
}

extension DisplayItem {
  /// A point of the canvas inside the item's drawing; nil for the ends of layers.
  fileprivate var middle: CGPoint? {
    func middle(_ rect: CGRect, _ transform: CGAffineTransform) -> CGPoint? {
      rect.isNull ? nil : CGPoint(x: rect.midX, y: rect.midY).applying(transform)
    }
    switch content {
    case .fill(let fill): return middle(fill.path.boundingRect, fill.transform)
    case .glyphs(let glyphs):
      return middle(CGRect(x: 0, y: -1, width: 2, height: 1), glyphs.transform)
    case .image(let image): return middle(image.rect.standardized, image.transform)
    case .beginLayer, .endLayer: return nil
    }
  }
}
