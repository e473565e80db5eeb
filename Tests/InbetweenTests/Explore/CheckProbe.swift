import SwiftUI
import TweenRaster
import TweenStage
import TweenViews

@testable import Inbetween

/// Runs a view frame by frame, and applies one check to each frame as `explore` does.
@MainActor final class CheckProbe<Check: MotionCheck> {
  let stage: Stage
  let check = Check()
  private let renderer = Renderer(threadCount: 1)
  private(set) var findings: [Finding] = []
  private var updates = 0

  init(
    _ content: @autoclosure @escaping @MainActor () -> some View,
    size: CGSize = CGSize(width: 390, height: 844),
    configure: (inout Stage.Configuration) -> Void = { _ in }
  ) throws {
    var configuration = Stage.Configuration(size: size)
    configure(&configuration)
    stage = Stage(content: content(), configuration: configuration)
    stage.advance(to: .zero)
    try examine([])
  }

  private func examine(_ input: [InputEvent]) throws {
    let count = stage.updateCount
    defer { updates = count }
    let frame = ExploredFrame(stage, input: input, hasUpdates: count != updates, renderer: renderer)
    for finding in try check.examine(frame)
    where !findings.contains(where: { $0.subject == finding.subject }) {
      findings.append(finding)
    }
  }

  /// Runs one frame with this input.
  func frame(_ input: InputEvent...) throws {
    for event in input { stage.send(event) }
    let next = (stage.frameIndex ?? 0) + 1
    stage.advance(to: stage.configuration.frameRate.time(ofFrame: next))
    try examine(input)
  }

  @discardableResult func run(seconds: Double) throws -> [Finding] {
    for _ in 0..<Int(seconds * 60) { try frame() }
    return findings
  }

  /// Taps the middle of the element with a label, and runs half a second.
  func tap(_ label: String) throws {
    guard let frame = stage.tree.all.first(where: { $0.label == label })?.frame else {
      throw ProbeError(label: label, tree: "\(stage.tree)")
    }
    let point = CGPoint(x: frame.midX, y: frame.midY)
    try self.frame(
      .pointer(.down, position: point, button: .left), .pointer(.up, position: point, button: .left)
    )
    try run(seconds: 1)
  }

  /// Subjects and sentences, one a line.
  var text: String { findings.map { "\($0.subject): \($0.sentence)" }.joined(separator: "\n") }
}

struct ProbeError: Error { var label: String, tree: String }
