import Foundation
import OpenCombine

/// The implementation of all subjects: their subscribers, and the publishers that send to them.
///
/// Every method can be called on any thread. No code of the program runs while `lock` is held: neither
/// a subscriber nor the deinitializer of a replaced value.
final class Fanout<Output, Failure: Error> {
  private let lock = NSLock()
  private var subscriptions = SubscriptionOrder<FanoutSubscription<Output, Failure>>()
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  /// Whether values of upstream publishers have been requested, which happens at a subscriber's first
  /// demand.
  private var hasDemand: Bool
  /// The value that a subscriber receives at its first demand; nil: none.
  let kept: StoredValue<Output>?

  /// - Parameter kept: The value that a subscriber receives first; nil: none, and upstream publishers
  ///   are requested to send values only when a subscriber has demand.
  init(keeping kept: StoredValue<Output>? = nil) {
    self.kept = kept
    hasDemand = kept != nil
  }

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// Adds a subscriber, or sends it the completion if there was one.
  ///
  /// - Parameter subject: The subject, which its subscriptions retain.
  func add(_ subscriber: AnySubscriber<Output, Failure>, of subject: AnyObject, name: String) {
    let (subscription, end) = lock.withLock {
      () -> (FanoutSubscription<Output, Failure>?, Subscribers.Completion<Failure>?) in
      if let completion { return (nil, completion) }
      let subscription = subscriptions.add {
        FanoutSubscription(
          ticket: $0, subscriber: subscriber, fanout: self, subject: subject, name: name)
      }
      return (subscription, nil)
    }
    subscriber.receive(subscription: subscription ?? Subscriptions.empty)
    if let end { subscriber.receive(completion: end) }
  }

  /// Adds a subscription to an upstream publisher, whose values are passed to `send`.
  func attach(_ upstream: any Subscription) {
    let hasDemand = lock.withLock {
      upstreams.append(upstream)
      return self.hasDemand
    }
    if hasDemand { upstream.request(.unlimited) }
  }

  /// Removes the subscription to an upstream publisher that has completed, and with it the chain of
  /// publishers that it retains.
  func detach(_ identifier: CombineIdentifier) {
    let ended = lock.withLock { () -> (any Subscription)? in
      guard let index = upstreams.firstIndex(where: { $0.combineIdentifier == identifier })
      else { return nil }
      return upstreams.remove(at: index)
    }
    // The subscription is released here, outside of the lock.
    withExtendedLifetime(ended) {}
  }

  /// Requests the values of upstream publishers at the first demand of a subscriber.
  func requestUpstream() {
    let asked = lock.withLock { () -> [any Subscription] in
      if hasDemand { return [] }
      hasDemand = true
      return upstreams
    }
    for upstream in asked { upstream.request(.unlimited) }
  }

  /// Sends a value to the current subscribers. No effect after the completion. A subscriber that leaves
  /// meanwhile is skipped.
  ///
  /// - Parameter keeping: Whether the value is stored for later subscribers, before it is sent.
  func send(_ value: Output, keeping keeps: Bool = false) {
    let (subscriptions, old) = lock.withLock {
      () -> (SubscriptionOrder<FanoutSubscription<Output, Failure>>?, Output?) in
      guard completion == nil else { return (nil, nil) }
      return (self.subscriptions, keeps ? kept?.exchange(value) : nil)
    }
    withExtendedLifetime(old) {}
    subscriptions?.forEach { $0.offer(value) }
  }

  /// Sends the completion to the subscribers, once.
  func send(completion: Subscribers.Completion<Failure>) {
    let (subscriptions, ended) = lock.withLock {
      () -> (SubscriptionOrder<FanoutSubscription<Output, Failure>>?, [any Subscription]) in
      guard self.completion == nil else { return (nil, []) }
      self.completion = completion
      defer { upstreams = [] }
      return (self.subscriptions.take(), upstreams)
    }
    subscriptions?.forEach { $0.finish(completion) }
    // Later values of the upstream publishers have no subscriber any more.
    for upstream in ended { upstream.cancel() }
  }

  func remove(_ ticket: Int) { lock.withLock { subscriptions.remove(ticket) } }
}

/// The subscription of one subscriber, with its unfulfilled demand.
final class FanoutSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let ticket: Int
  private let name: String
  private let lock = NSLock()
  /// Serializes the deliveries, because several threads can send. A value that the subscriber causes
  /// while it receives another is delivered inside of that call.
  private let delivery = NSRecursiveLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var source: (fanout: Fanout<Output, Failure>, subject: AnyObject)?
  private var demand = Subscribers.Demand.none
  /// Whether the subscriber has received the value that the subject stores.
  private var hasCurrent = false

  init(
    ticket: Int, subscriber: AnySubscriber<Output, Failure>, fanout: Fanout<Output, Failure>,
    subject: AnyObject, name: String
  ) {
    self.ticket = ticket
    self.name = name
    self.subscriber = subscriber
    source = (fanout, subject)
  }

  func offer(_ value: Output) {
    if let subscriber = takeDemand() { deliver(value, to: subscriber) }
  }

  /// Returns the subscriber and reduces its demand by one; nil without demand or subscriber.
  private func takeDemand() -> AnySubscriber<Output, Failure>? {
    lock.lock()
    defer { lock.unlock() }
    hasCurrent = demand > .none && subscriber != nil
    if hasCurrent { demand -= 1 }
    return hasCurrent ? subscriber : nil
  }

  private func deliver(_ value: Output, to subscriber: AnySubscriber<Output, Failure>) {
    let more = delivery.withLock { subscriber.receive(value) }
    if more > .none { lock.withLock { demand += more } }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let subscriber = leave() else { return }
    delivery.withLock { subscriber.receive(completion: completion) }
  }

  func request(_ more: Subscribers.Demand) {
    precondition(
      more > .none, "A subscriber requested no values; expected a demand of one or more.")
    let asked = lock.withLock {
      () -> (fanout: Fanout<Output, Failure>, missed: (AnySubscriber<Output, Failure>, Output)?)? in
      guard let subscriber, let fanout = source?.fanout else { return nil }
      demand += more
      guard !hasCurrent, let current = fanout.kept?.value else { return (fanout, nil) }
      hasCurrent = true
      demand -= 1
      return (fanout, (subscriber, current))
    }
    guard let asked else { return }
    if let (subscriber, current) = asked.missed { deliver(current, to: subscriber) }
    asked.fanout.requestUpstream()
  }

  func cancel() {
    // The subscriber is released here, outside of the lock.
    let subscriber = leave()
    withExtendedLifetime(subscriber) {}
  }

  /// Ends the subscription and returns the subscriber; nil where it has ended already.
  private func leave() -> AnySubscriber<Output, Failure>? {
    let (left, source) = lock.withLock {
      defer { (subscriber, self.source) = (nil, nil) }
      return (subscriber, self.source)
    }
    source?.fanout.remove(ticket)
    return left
  }

  var description: String { name }
  var playgroundDescription: Any { name }
  var customMirror: Mirror {
    let (subscriber, demand, subject) = lock.withLock {
      (self.subscriber, self.demand, source?.subject)
    }
    return Mirror(
      self,
      children: [
        ("parent", subject as Any), ("downstream", subscriber as Any), ("demand", demand),
        ("subject", subject as Any),
      ])
  }
}
