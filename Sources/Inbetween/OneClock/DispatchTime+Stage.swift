import Dispatch
import TweenViews

// These are properties because Dispatch's functions have the same arguments, and a property wins over them.
extension DispatchTime {
  /// The present on Dispatch's clock, called as `DispatchTime.now()`.
  public static var now: _DispatchPresent { _DispatchPresent() }
}

extension DispatchWallTime {
  /// The present on Dispatch's wall clock, called as `DispatchWallTime.now()`.
  public static var now: _DispatchWallPresent { _DispatchWallPresent() }
}

/// The result of `DispatchTime.now`, which a program calls as `DispatchTime.now()`.
public struct _DispatchPresent: Sendable {
  /// Returns the present on Dispatch's clock. On the main actor of a headless run it is the stage's, so
  /// that a deadline does not depend on the time until `asyncAfter` is called.
  public func callAsFunction() -> DispatchTime {
    StageClock.mainCurrent?.dispatchNow ?? SystemDelay.dispatchNow
  }
}

/// The result of `DispatchWallTime.now`, which a program calls as `DispatchWallTime.now()`.
public struct _DispatchWallPresent: Sendable {
  /// Returns the present on the wall clock. On the main actor of a headless run it is the stage's.
  public func callAsFunction() -> DispatchWallTime {
    StageClock.mainCurrent?.dispatchWallNow ?? SystemDelay.dispatchWallNow
  }
}
