import Dispatch
import TweenViews

// Properties, for Dispatch's functions take the same arguments and a property is preferred to them.
extension DispatchTime {
  /// `DispatchTime.now()`.
  public static var now: _DispatchPresent { _DispatchPresent() }
}

extension DispatchWallTime {
  /// `DispatchWallTime.now()`.
  public static var now: _DispatchWallPresent { _DispatchWallPresent() }
}

/// Called as `DispatchTime.now()`.
public struct _DispatchPresent: Sendable {
  /// The present on Dispatch's clock: on the main actor of a headless run the stage's, so that a
  /// deadline made of it means the same however long the way to `asyncAfter` takes.
  public func callAsFunction() -> DispatchTime {
    StageClock.mainCurrent?.dispatchNow ?? SystemDelay.dispatchNow
  }
}

/// Called as `DispatchWallTime.now()`.
public struct _DispatchWallPresent: Sendable {
  /// As of `DispatchTime.now()`, on the wall's clock.
  public func callAsFunction() -> DispatchWallTime {
    StageClock.mainCurrent?.dispatchWallNow ?? SystemDelay.dispatchWallNow
  }
}
