import Foundation
import TweenGeometry
import TweenMotion

/// Sends what two fingers do to the gestures under them and settles who wins.
///
/// Fingers count as lifted when nothing has come of them for a while: a wheel that turns tells no end
/// (Controls 14).
@MainActor final class TwoFingerRouter {
  private var members: [any ArenaMember] = []
  private var winners: Set<ObjectIdentifier> = []
  private var magnification: CGFloat = 1
  private var rotation = Angle.zero
  private var location = CGPoint.zero
  /// What came last, and when: for the velocity.
  private var last: (time: StageTime, magnification: CGFloat, rotation: Angle)?
  private var velocity: (magnification: CGFloat, rotation: Angle) = (0, .zero)
  private var end: TimerQueue.Token?

  /// Seconds without a change after which fingers count as lifted.
  private static let pause = 0.2
  /// Scales beyond which nothing is to be seen.
  private static let scales: ClosedRange<CGFloat> = 1e-4...1e4

  nonisolated init() {}

  /// - Parameters:
  ///   - factor: By how much they went apart since the last change, above 0.
  ///   - angle: How far they turned since the last change.
  ///   - position: Their middle, in the window's points.
  func change(by factor: Double, _ angle: Angle, at position: CGPoint, window: GraphWindow) {
    guard factor > 0, factor.isFinite, angle.radians.isFinite, position.x.isFinite,
      position.y.isFinite
    else { return }
    if members.isEmpty { begin(at: position, window: window) }
    guard !members.isEmpty else { return }
    location = position
    magnification = min(
      max(magnification * CGFloat(factor), Self.scales.lowerBound), Self.scales.upperBound)
    rotation += angle
    let now = window.graph.now
    if let last, now > last.time {
      let seconds = now.elapsed(since: last.time)
      velocity = (
        (magnification - last.magnification) / seconds,
        Angle(radians: (rotation.radians - last.rotation.radians) / seconds)
      )
    }
    if last.map({ now > $0.time }) ?? true { last = (now, magnification, rotation) }
    send(.changed, window)
    if let end { window.graph.timers.cancel(end) }
    end = window.graph.timers.schedule(at: now.adding(seconds: Self.pause)) {
      [weak self, weak window] in
      guard let window else { return }
      self?.finish(window)
    }
  }

  /// The fingers are lifted.
  func finish(_ window: GraphWindow) {
    guard !members.isEmpty else { return }
    if let end { window.graph.timers.cancel(end) }
    end = nil
    send(.ended, window)
    for member in members { member.reset() }
    members = []
    winners = []
  }

  func remove(_ member: any ArenaMember) { members.removeAll { $0 === member } }

  /// Ends the gestures of those elements that can't be reached any more.
  func cancel(where isOutOfReach: (ElementNode) -> Bool) {
    for member in members where !member.isTerminal && isOutOfReach(member.element) {
      member.cancel()
    }
  }

  private func begin(at position: CGPoint, window: GraphWindow) {
    members = window.pointer.gather(at: position, window: window).filter(\.takesTwoFingers)
    guard !members.isEmpty else { return }
    // One finger's press is over with the second.
    window.pointer.endPress(window: window)
    for member in members { member.reset() }
    winners = []
    magnification = 1
    rotation = .zero
    last = (window.graph.now, 1, .zero)
    velocity = (0, .zero)
  }

  private func send(_ phase: TwoFingerSample.Phase, _ window: GraphWindow) {
    for member in members where !member.isTerminal {
      member.handle(
        TwoFingerSample(
          phase: phase, location: location, time: window.graph.now, magnification: magnification,
          magnificationVelocity: velocity.magnification, rotation: rotation,
          rotationVelocity: velocity.rotation, element: member.element))
    }
    for member in members where member.isRecognized {
      let id = ObjectIdentifier(member)
      if !winners.contains(id), member.priority != .simultaneous {
        for other in members
        where other !== member && other.priority != .simultaneous
          && !winners.contains(ObjectIdentifier(other))
        {
          other.cancel()
        }
      }
      winners.insert(id)
      member.deliver()
    }
    for member in members where member.isTerminal && !member.isRecognized { member.cancel() }
  }
}
