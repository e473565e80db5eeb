import Foundation
import TweenViews

/// The members of a timer that its block can use. The compiler prefers a block with a parameter of this
/// type to a block with a `Timer`.
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
  /// The function `scheduledTimer(withTimeInterval:repeats:block:)`. It is a property because Foundation's
  /// function has the same arguments, and a property wins over it.
  public class var scheduledTimer: _ScheduledTimers { _ScheduledTimers() }
}

/// The result of `Timer.scheduledTimer`, called with `withTimeInterval:repeats:block:`.
public struct _ScheduledTimers {
  /// Creates and starts a timer. In a program that a stage runs, the timer follows the stage's time;
  /// otherwise it follows the system's clock on the current run loop.
  ///
  /// - Parameter interval: seconds; zero and negative numbers count as 0.1 ms.
  @discardableResult public func callAsFunction(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    guard let stage = StageClock.mainCurrent else {
      return SystemDelay.scheduledTimer(interval: interval, repeats: repeats, block)
    }
    // If the program also adds the timer to a run loop, that run loop must not fire it.
    let timer = SystemDelay.timer(
      fire: .distantFuture, interval: interval, repeats: repeats, block)
    stage.drive(timer, first: max(interval, 0.0001))
    return timer
  }
}

// If a block uses its timer, these are found only in files that import Foundation through this module
// alone. With `import Foundation`, such a timer follows the system's clock.
extension Timer {
  /// Creates a timer for a run loop, which fires every `interval` seconds. In a program that a stage runs, it
  /// starts at once, as if added to a run loop, and follows the stage's time.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any _StageDrivenTimer) -> Void
  ) {
    self.init(onStage: interval, repeats) { block($0) }
  }

  /// Creates a timer for a run loop, which fires every `interval` seconds and passes itself to the block as a
  /// `Timer`; otherwise as above.
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
      // Calls Foundation's initializer, which the compiler prefers here.
      self.init(timeInterval: interval, repeats: repeats, block: block)
      return
    }
    self.init(fire: .distantFuture, interval: interval, repeats: repeats, block: block)
    stage.drive(self, first: max(interval, 0.0001))
  }
}
