import Foundation
import Inbetween
import Testing
import TweenStage

/// A condition of the element of a query, for `expect` and `waitUntil`.
public struct ElementCondition: Sendable {
  /// The condition in words, between "expected" and the searched element: `the value "3" of the element`.
  let words: String
  /// Whether the elements that a query finds fulfil the condition.
  let holds: @Sendable ([ViewGraph.Element]) -> Bool
  /// Describes an element that does not fulfil the condition.
  let found: @Sendable (ViewGraph.Element) -> String

  /// Exactly one element matches.
  public static var exists: ElementCondition {
    ElementCondition(words: "one element", holds: { $0.count == 1 }, found: { "\($0)" })
  }

  /// No element matches.
  public static var absent: ElementCondition {
    ElementCondition(words: "no element", holds: \.isEmpty, found: { "\($0)" })
  }

  /// This many elements match.
  public static func count(_ count: Int) -> ElementCondition {
    ElementCondition(
      words: "\(count) \(count == 1 ? "element" : "elements")", holds: { $0.count == count },
      found: { "\($0)" })
  }

  /// The only matching element has this value; nil: no value.
  public static func value(_ value: String?) -> ElementCondition {
    one(value.map { "the value \"\($0)\"" } ?? "no value", { $0.value == value }) {
      $0.value.map { "the value \"\($0)\"" } ?? "no value"
    }
  }

  /// The only matching element has this label.
  public static func label(_ label: String) -> ElementCondition {
    one("the label \"\(label)\"", { $0.label == label }) { "the label \"\($0.label)\"" }
  }

  /// The only matching element is selected.
  public static var isSelected: ElementCondition { trait("selected", true) }
  /// The only matching element is not selected.
  public static var isNotSelected: ElementCondition { trait("selected", false) }
  /// The only matching element can be used.
  public static var isEnabled: ElementCondition { trait("disabled", false) }
  /// The only matching element is disabled.
  public static var isDisabled: ElementCondition { trait("disabled", true) }
  /// The only matching element has the keyboard's focus.
  public static var isFocused: ElementCondition { trait("focused", true) }

  private static func trait(_ trait: String, _ isWanted: Bool) -> ElementCondition {
    one("\(isWanted ? "the" : "no") trait \"\(trait)\"", { $0.traits.contains(trait) == isWanted })
    {
      $0.traits.isEmpty ? "no traits" : "the traits \($0.traits.joined(separator: ", "))"
    }
  }

  private static func one(
    _ words: String, _ holds: @escaping @Sendable (ViewGraph.Element) -> Bool,
    _ found: @escaping @Sendable (ViewGraph.Element) -> String
  ) -> ElementCondition {
    ElementCondition(
      words: words + " of the element", holds: { $0.count == 1 && $0.allSatisfy(holds) },
      found: found)
  }
}

extension ElementQuery {
  /// Expects the element to fulfil a condition in the current frame. The failure has the condition, what the
  /// frame shows, and the tree if no element matches.
  ///
  /// - Returns: whether the condition holds.
  @discardableResult public func expect(
    _ condition: ElementCondition, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let found = all
    if hasScope, condition.holds(found) { return true }
    TestReport.fail(
      "\(FrameFailure.head(tester)): \(failure(of: condition, found))", at: sourceLocation)
    return false
  }

  /// Runs frames until the element fulfils a condition, at most for some seconds of the program's time.
  ///
  /// - Parameters:
  ///   - condition: The condition, which may hold already.
  ///   - limit: The time in seconds; negative numbers and NaN count as 0.
  ///   - sourceLocation: The place where a failure is reported.
  /// - Returns: whether the condition holds.
  @discardableResult public func waitUntil(
    _ condition: ElementCondition, limit: Double = 10,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let isMet = tester.runFrames(limit: limit) { hasScope && condition.holds(all) }
    if !isMet { report(condition, limit, sourceLocation) }
    return isMet
  }

  /// Plays frames, in which tasks of the program continue, until the element fulfils a condition; see
  /// `StageTester.play(frames:)`.
  @discardableResult public func waitUntil(
    _ condition: ElementCondition, limit: Double = 10,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    let isMet = await tester.playFrames(limit: limit) { hasScope && condition.holds(all) }
    if !isMet { report(condition, limit, sourceLocation) }
    return isMet
  }

  private func report(
    _ condition: ElementCondition, _ limit: Double, _ sourceLocation: SourceLocation
  ) {
    TestReport.fail(
      "After \(limit) s, at \(FrameFailure.moment(tester)): \(failure(of: condition, all))",
      at: sourceLocation)
  }

  private func failure(of condition: ElementCondition, _ found: [ViewGraph.Element]) -> String {
    let start = "Expected \(condition.words) \(words); found "
    guard let first = found.first else {
      return start + "none. The frame shows:\n\(tester.tree.listing)"
    }
    guard found.count == 1 else {
      let lines = found.map { "\n\($0)" }.joined()
      return start + "\(found.count) elements:\(lines)"
    }
    return start + condition.found(first) + "."
  }
}

extension StageTester {
  /// Runs frames until a condition holds, at most for some seconds of the program's time.
  ///
  /// - Parameters:
  ///   - limit: The time in seconds; negative numbers and NaN count as 0.
  ///   - sourceLocation: The place where a failure is reported.
  ///   - condition: The condition, which may hold already.
  /// - Returns: whether the condition holds.
  @discardableResult public func waitUntil(
    limit: Double = 10, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @MainActor () -> Bool
  ) -> Bool {
    let isMet = runFrames(limit: limit, until: condition)
    if !isMet {
      TestReport.fail(
        "After \(limit) s, at \(FrameFailure.moment(self)), the condition does not hold. "
          + "The frame shows:\n\(tree.listing)",
        at: sourceLocation)
    }
    return isMet
  }

  func runFrames(limit: Double, until condition: @MainActor () -> Bool) -> Bool {
    let end = stage.time.advanced(by: .seconds(min(max(0, limit), 1_000_000)))
    while !condition() {
      guard stage.failure == nil, nextFrameTime <= end else { return false }
      advance()
    }
    return true
  }

  func playFrames(limit: Double, until condition: @MainActor () -> Bool) async -> Bool {
    let end = stage.time.advanced(by: .seconds(min(max(0, limit), 1_000_000)))
    while !condition() {
      guard stage.failure == nil, nextFrameTime <= end else { return false }
      await play(frames: 1)
    }
    return true
  }

  private var nextFrameTime: StageTime {
    stage.configuration.frameRate.time(ofFrame: (stage.frameIndex ?? 0) + 1)
  }
}
