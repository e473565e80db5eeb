import Dispatch
import Foundation
import TweenViews

extension RunLoop {
  /// The functions `perform(_:)` and `perform(inModes:block:)`. It is a property because Foundation's
  /// functions have the same arguments, and a property wins over them.
  public var perform: _PerformedBlocks { _PerformedBlocks(runLoop: self) }
}

/// The result of `RunLoop.perform`, which a program calls as `RunLoop.main.perform { }`.
public struct _PerformedBlocks {
  fileprivate let runLoop: RunLoop

  /// Runs `block` in a later turn of the run loop.
  ///
  /// Blocks of the main run loop go to the main queue, which a run loop drains too. A stage drains the
  /// queue whenever it has work, but polls the run loop only now and then.
  public func callAsFunction(_ block: @escaping @Sendable () -> Void) {
    callAsFunction(inModes: [.default], block: block)
  }

  /// Runs `block` in a later turn of the run loop in one of these modes.
  public func callAsFunction(
    inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void
  ) {
    guard runLoop == RunLoop.main, modes.contains(.default) || modes.contains(.common) else {
      return SystemDelay.perform(on: runLoop, inModes: modes, block)
    }
    DispatchQueue.main.async(execute: block)
  }
}
