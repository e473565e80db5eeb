import Dispatch
import Foundation

/// Tests whether the running code is on the main actor.
///
/// A test for the main thread is not sufficient: an asynchronous `main` on Linux leaves that
/// thread, and the main queue then runs on other threads, as in tests.
package enum MainActorThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Returns whether `queue` is the main queue. On Linux each access to the main queue may return
  /// another object.
  package static func isMainQueue(_ queue: DispatchQueue) -> Bool {
    queue.getSpecific(key: key) == true
  }
}
