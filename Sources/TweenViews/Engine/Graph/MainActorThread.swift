import Dispatch
import Foundation

/// Whether the running code is on the main actor.
///
/// The main thread is not enough to ask for: an asynchronous `main` on Linux leaves that thread, and
/// the main queue then runs on others, as in tests.
package enum MainActorThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Whether `queue` is the main queue: each mention of it may be an object of its own.
  package static func isMainQueue(_ queue: DispatchQueue) -> Bool {
    queue.getSpecific(key: key) == true
  }
}
