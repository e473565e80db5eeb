import Dispatch
import Foundation
import TweenViews

extension RunLoop {
  /// `perform(_:)` and `perform(inModes:block:)`. A property, for Foundation's functions take the
  /// same arguments and a property is preferred to them.
  public var perform: _PerformedBlocks { _PerformedBlocks(runLoop: self) }
}

/// Called as `RunLoop.main.perform { }`.
public struct _PerformedBlocks {
  fileprivate let runLoop: RunLoop

  /// Runs `block` in a coming turn of the run loop.
  ///
  /// The main run loop's blocks go through the main queue, which a run loop empties too: a stage has
  /// its turns whenever it has work, and looks at the run loop only now and then.
  public func callAsFunction(_ block: @escaping @Sendable () -> Void) {
    callAsFunction(inModes: [.default], block: block)
  }

  /// Runs `block` in a coming turn of the run loop in one of these modes.
  public func callAsFunction(
    inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void
  ) {
    guard runLoop == RunLoop.main, modes.contains(.default) || modes.contains(.common) else {
      return SystemDelay.perform(on: runLoop, inModes: modes, block)
    }
    DispatchQueue.main.async(execute: block)
  }
}
