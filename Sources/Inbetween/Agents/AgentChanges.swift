import TweenStage

/// The differences between the elements of two frames.
struct AgentChanges {
  private(set) var added: [AgentElement] = []
  private(set) var removed: [AgentElement] = []
  private(set) var changed: [(before: AgentElement, after: AgentElement)] = []

  /// The number of lines in replies to input.
  static let fewLines = 10

  init(from before: [AgentElement], to after: [AgentElement]) {
    let old = Dictionary(before.map { ($0.handle, $0) }, uniquingKeysWith: { first, _ in first })
    let new = Set(after.map(\.handle))
    removed = before.filter { !new.contains($0.handle) }
    for element in after {
      guard let former = old[element.handle] else {
        added.append(element)
        continue
      }
      if former.line != element.line { changed.append((former, element)) }
    }
  }

  var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty }

  /// The differences, one a line: removed elements with `-`, added ones with `+`, and changed ones with
  /// `~`, before and after.
  ///
  /// - Parameters:
  ///   - limit: The most lines of elements.
  ///   - listsMoved: Whether elements of which only the frame differs have lines too. Otherwise they are
  ///     counted.
  func text(limit: Int, listsMoved: Bool) -> String {
    guard !isEmpty else { return "No element changed." }
    let shown = listsMoved ? changed : changed.filter { !Self.onlyMoved($0.before, $0.after) }
    let moved = changed.count - shown.count
    let lines =
      removed.map { "- \($0.handle) \($0.line)" } + added.map { "+ \($0.handle) \($0.line)" }
      + shown.map { "~ \($0.after.handle) \($0.before.line) -> \($0.after.line)" }
    var texts = Array(lines.prefix(limit))
    if lines.count > limit { texts.append("and \(lines.count - limit) more changes of elements") }
    if moved > 0 { texts.append("\(moved) \(moved == 1 ? "element" : "elements") moved.") }
    return texts.joined(separator: "\n")
  }

  private static func onlyMoved(_ before: AgentElement, _ after: AgentElement) -> Bool {
    var former = before
    former.element.frame = after.element.frame
    return former.line == after.line
  }
}
