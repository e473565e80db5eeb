import Foundation
import TweenGeometry
import TweenMotion

/// A press that lifts a view and carries it: by a finger after a hold, by a mouse as soon as it
/// moves.
nonisolated package struct LiftGesture: Gesture {
  package typealias Value = Void
  package typealias Body = Never

  /// The position of a lifted view.
  package struct Place {
    /// The view's frame at the time of the press, in the window's points.
    package var frame: CGRect
    /// The positions of the press and of the pointer, in the window's points.
    package var start: CGPoint
    package var location: CGPoint
  }

  let isTouch: Bool
  let onLift: (Place) -> Void
  let onMove: (Place) -> Void
  let onDrop: (Place) -> Void
  let onCancel: () -> Void

  /// Creates a lift.
  ///
  /// - Parameters:
  ///   - isTouch: Whether fingers press.
  ///   - onLift: Called when the view is lifted.
  ///   - onMove: Called whenever the lifted view moves.
  ///   - onDrop: Called when the view is dropped.
  ///   - onCancel: Called when the press of a lifted view is cancelled.
  package init(
    isTouch: Bool, onLift: @escaping (Place) -> Void, onMove: @escaping (Place) -> Void,
    onDrop: @escaping (Place) -> Void, onCancel: @escaping () -> Void
  ) {
    self.isTouch = isTouch
    self.onLift = onLift
    self.onMove = onMove
    self.onDrop = onDrop
    self.onCancel = onCancel
  }

  @MainActor package static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Void> {
    LiftRecognizer(gesture)
  }
  @MainActor package static func _updateRecognizer(
    _ recognizer: _Recognizer<Void>, _ gesture: Self
  ) {
    (recognizer as? LiftRecognizer)?.gesture = gesture
  }
}

@MainActor private final class LiftRecognizer: _Recognizer<Void> {
  var gesture: LiftGesture
  private var place: LiftGesture.Place?
  private var isReady = false
  /// Whether the view is lifted at present.
  private var isLifted = false

  /// The duration in seconds for which a finger must rest first, and the distance it may move
  /// meanwhile.
  private static let hold = 0.5
  private static let stray: CGFloat = 10
  /// The distance that a press must move to lift the view.
  private static let slop: CGFloat = 3

  init(_ gesture: LiftGesture) {
    self.gesture = gesture
    super.init()
  }

  override func handle(_ sample: PointerSample) {
    guard !phase.isTerminal else { return }
    if sample.phase == .down {
      let local = sample.location(in: .local)
      let size = sample.element.framed?.frame.shown.size ?? .zero
      place = LiftGesture.Place(
        frame: CGRect(
          x: sample.location.x - local.x, y: sample.location.y - local.y, width: size.width,
          height: size.height),
        start: sample.location, location: sample.location)
      isReady = !gesture.isTouch
      deadline = gesture.isTouch ? sample.time.adding(seconds: Self.hold) : nil
      return
    }
    guard var place else { return }
    let way = place.start.distance(to: sample.location)
    place.location = sample.location
    self.place = place
    switch sample.phase {
    case .down: break
    case .move:
      if !isReady, way >= Self.stray {
        fail()
      } else if isReady, way >= Self.slop || isLifted {
        phase = .active(())
      }
    case .up: if isLifted { phase = .ended(()) } else { fail() }
    case .cancel: fail()
    }
  }

  override func timeDidAdvance(to time: StageTime) {
    guard let deadline, time >= deadline, !phase.isTerminal else { return }
    self.deadline = nil
    isReady = true
  }

  override func deliver() {
    guard let place else { return }
    switch phase {
    case .active:
      if !isLifted {
        isLifted = true
        gesture.onLift(place)
      }
      gesture.onMove(place)
    case .ended:
      isLifted = false
      gesture.onDrop(place)
    case .possible, .failed: break
    }
  }

  override func cancel() {
    deadline = nil
    super.cancel()
    if isLifted {
      isLifted = false
      gesture.onCancel()
    }
  }

  private func fail() {
    deadline = nil
    phase = .failed
  }

  override func reset() {
    super.reset()
    place = nil
    isReady = false
  }
}
