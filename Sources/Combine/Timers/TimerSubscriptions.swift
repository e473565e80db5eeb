import Foundation
import TweenCombine

/// The subscribers of a timer, in the order in which they subscribed.
// Unchecked: `lock` guards the mutable state; subscribers are added and removed on any thread.
final class TimerSubscriptions: @unchecked Sendable {
  private let lock = NSLock()
  private var members: [TimerSubscription] = []

  func add(_ receive: @escaping (Date) -> Subscribers.Demand) -> TimerSubscription {
    let subscription = TimerSubscription(self, receive)
    lock.withLock { members.append(subscription) }
    return subscription
  }

  func remove(_ subscription: TimerSubscription) {
    lock.withLock { members.removeAll { $0 === subscription } }
  }

  func send(_ date: Date) {
    let now = lock.withLock { members }
    for subscription in now { subscription.send(date) }
  }
}

/// The subscription of one subscriber, with its unfulfilled demand. Without demand, a date is not
/// delivered.
// Unchecked: `lock` guards the mutable state; demand arrives on any thread.
final class TimerSubscription: Subscription, @unchecked Sendable {
  private let lock = NSLock()
  private weak var owner: TimerSubscriptions?
  private var receive: ((Date) -> Subscribers.Demand)?
  private var demand = Subscribers.Demand.none

  init(_ owner: TimerSubscriptions, _ receive: @escaping (Date) -> Subscribers.Demand) {
    self.owner = owner
    self.receive = receive
  }

  func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  func send(_ date: Date) {
    let receive: ((Date) -> Subscribers.Demand)? = lock.withLock {
      guard demand > .none else { return nil }
      demand -= 1
      return self.receive
    }
    guard let receive else { return }
    let more = receive(date)
    if more > .none { lock.withLock { demand += more } }
  }

  func cancel() {
    let old = lock.withLock {
      defer { receive = nil }
      return receive
    }
    owner?.remove(self)
    // The subscriber's closure is released here, outside of the lock.
    withExtendedLifetime(old) {}
  }
}
