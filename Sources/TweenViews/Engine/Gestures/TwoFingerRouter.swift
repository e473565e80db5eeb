import Foundation
import TweenGeometry
import TweenMotion

/// Sends the changes of two fingers to the gestures under them, and determines which of them win.
///
/// Fingers count as lifted after a time without changes, because the wheel of a mouse has no event
/// for its end (Controls 14).
@MainActor final class TwoFingerRouter {
  private var members: [any ArenaMember] = []
  private var winners: Set<ObjectIdentifier> = []
  private var magnification: CGFloat = 1
  private var rotation = Angle.zero
  private var location = CGPoint.zero
  /// The time and the values of the last change, for the velocity.
  private var last: (time: StageTime, magnification: CGFloat, rotation: Angle)?
  private var velocity: (magnification: CGFloat, rotation: Angle) = (0, .zero)
  private var end: TimerQueue.Token?

  /// The time in seconds without changes after which the fingers count as lifted.
  private static let pause = 0.2
  /// The limits of the magnification. Beyond them nothing would be visible.
  private static let scales: ClosedRange<CGFloat> = 1e-4...1e4

  nonisolated init() {}

  /// - Parameters:
  ///   - factor: The factor by which the fingers moved apart since the last change, above 0.
  ///   - angle: The rotation since the last change.
  ///   - position: The middle between the fingers, in the window's points.
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

  /// Ends the gestures, because the fingers were lifted.
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

  /// Cancels the gestures of elements that cannot be reached any more.
  func cancel(where isOutOfReach: (ElementNode) -> Bool) {
    for member in members where !member.isTerminal && isOutOfReach(member.element) {
      member.cancel()
    }
  }

  private func begin(at position: CGPoint, window: GraphWindow) {
    members = window.pointer.gather(at: position, window: window).filter(\.takesTwoFingers)
    guard !members.isEmpty else { return }
    // The second finger ends the press of the first.
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
