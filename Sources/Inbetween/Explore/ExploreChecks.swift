import TweenStage

/// The checks of `explore`, in the order in which they are listed.
@MainActor enum ExploreChecks {
  /// The checks of frames.
  static let all: [any MotionCheck.Type] = [
    LoopCheck.self, SettleCheck.self, JumpCheck.self, GhostCheck.self, FlashCheck.self,
    ReducedMotionCheck.self, CutTextCheck.self, ContrastCheck.self, TargetCheck.self,
    NameCheck.self, FocusCheck.self,
  ]

  /// The faults that end a program, which the process that starts it reports.
  static let ends: [(id: String, summary: String)] = [
    ("trap", "The program ends by a trap, a signal or an exit code."),
    ("hang", "A frame takes longer than 10 s of processor time, or waits for 120 s."),
  ]

  /// The ids of all checks.
  static var ids: [String] { all.map { $0.id } + ends.map(\.id) }

  /// The list of the checks for the help text: id, fault and source.
  static var help: String {
    let rows =
      all.map { (id: $0.id, text: "\($0.summary) (\($0.source))") }
      + ends.map { (id: $0.id, text: $0.summary) }
    let width = rows.map(\.id.count).max() ?? 0
    return rows.map { row in
      "  " + row.id + String(repeating: " ", count: width + 2 - row.id.count) + row.text
    }.joined(separator: "\n")
  }
}
