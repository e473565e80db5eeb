import Foundation
import TweenCombine

// This method exists in Foundation on Apple's systems but not on Linux.

extension NotificationCenter {
  /// Returns an asynchronous sequence of the notifications with a name.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The sender of the notifications; nil: any sender.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// An endless sequence of the notifications with a name, in the order in which they are posted. An
  /// iterator begins with the first notification after its creation, and buffers notifications while
  /// the loop is busy. Cancelling the task ends its loop.
  public final class Notifications: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = Notification
    /// The sequence never fails.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    init(
      center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?
    ) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Creates an iterator, which collects notifications from now on.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Notification>.makeStream()
      // The stream cancels the subscription once, on any thread.
      nonisolated(unsafe) let subscription = center.publisher(for: name, object: object).sink {
        // Foundation on Apple's systems passes notifications to other tasks in the same way.
        nonisolated(unsafe) let notification = $0
        continuation.yield(notification)
      }
      continuation.onTermination = { _ in subscription.cancel() }
      return Iterator(base: stream.makeAsyncIterator())
    }

    /// An iterator over the notifications, with its own buffer.
    public struct Iterator: AsyncIteratorProtocol {
      /// The type of the elements.
      public typealias Element = Notification
      /// The sequence never fails.
      public typealias Failure = Never

      var base: AsyncStream<Notification>.Iterator

      /// Waits for the next notification and returns it; nil when the task is cancelled.
      public mutating func next() async -> Notification? { await base.next() }

      /// Waits for the next notification on an actor and returns it; nil when the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)
      }
    }
  }
}
