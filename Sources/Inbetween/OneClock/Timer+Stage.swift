import Foundation
import TweenViews

/// What a timer's block can do with its timer. A block that takes any such object is preferred to
/// one that takes a `Timer`.
public protocol _StageDrivenTimer: AnyObject {
  var isValid: Bool { get }
  var fireDate: Date { get set }
  var timeInterval: TimeInterval { get }
  var tolerance: TimeInterval { get set }
  var userInfo: Any? { get }
  func fire()
  func invalidate()
}

extension Timer: _StageDrivenTimer {}

extension Timer {
  /// `scheduledTimer(withTimeInterval:repeats:block:)`. A property, for Foundation's function takes
  /// the same arguments and a property is preferred to it.
  public class var scheduledTimer: _ScheduledTimers { _ScheduledTimers() }
}

/// Called as `Timer.scheduledTimer(withTimeInterval:repeats:block:)`.
public struct _ScheduledTimers {
  /// A timer that fires by the stage's time in the program that a stage runs, and else by the
  /// system's on the current run loop.
  ///
  /// - Parameter interval: seconds; what is not positive counts as 0.1 ms.
  @discardableResult public func callAsFunction(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    guard let stage = StageClock.mainCurrent else {
      return SystemDelay.scheduledTimer(interval: interval, repeats: repeats, block)
    }
    // No run loop may fire it too, should the program add it to one.
    let timer = SystemDelay.timer(
      fire: .distantFuture, interval: interval, repeats: repeats, block)
    stage.drive(timer, first: max(interval, 0.0001))
    return timer
  }
}

// Where the block uses its timer, these are found only in files that reach Foundation through this
// module alone; beside `import Foundation` such a timer follows the system's clock.
extension Timer {
  /// A timer for a run loop. In the program that a stage runs it counts as added to one at once,
  /// and fires by the stage's time.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any _StageDrivenTimer) -> Void
  ) {
    self.init(onStage: interval, repeats) { block($0) }
  }

  /// A timer for a run loop, with a block that takes a `Timer`; else as the other.
  @_disfavoredOverload public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(onStage: interval, repeats, block)
  }

  private convenience init(
    onStage interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
  ) {
    guard let stage = StageClock.mainCurrent else {
      // Foundation's own, which is preferred here.
      self.init(timeInterval: interval, repeats: repeats, block: block)
      return
    }
    self.init(fire: .distantFuture, interval: interval, repeats: repeats, block: block)
    stage.drive(self, first: max(interval, 0.0001))
  }
}
