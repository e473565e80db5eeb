import Foundation
import OpenCombine

/// What all subjects have inside: who subscribed and where values come from.
///
/// Any thread may call any of this. Nothing of the program's runs while `lock` is held: neither a
/// subscriber nor the end of a value that is replaced.
final class Fanout<Output, Failure: Error> {
  private let lock = NSLock()
  private var subscriptions = SubscriptionOrder<FanoutSubscription<Output, Failure>>()
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  /// Whether values of other publishers are asked for: from the first demand of a subscriber on.
  private var isAskedFor: Bool
  /// What who asks for the first time is given; nil: nothing.
  let kept: KeptValue<Output>?

  /// - Parameter kept: what subscribers are given at first; nil: nothing, and other publishers are
  ///   asked for values only when somebody wants them.
  init(keeping kept: KeptValue<Output>? = nil) {
    self.kept = kept
    isAskedFor = kept != nil
  }

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// Adds a subscriber, or tells it the end where that has come.
  ///
  /// - Parameter subject: it lives as long as somebody subscribes to it.
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

  /// Takes another publisher's subscription in, whose values `send` will hand on.
  func attach(_ upstream: any Subscription) {
    let isAskedFor = lock.withLock {
      upstreams.append(upstream)
      return self.isAskedFor
    }
    if isAskedFor { upstream.request(.unlimited) }
  }

  /// Lets go of another publisher's subscription that has come to its end, with all that the chain
  /// behind it holds.
  func detach(_ identifier: CombineIdentifier) {
    let ended = lock.withLock { () -> (any Subscription)? in
      guard let index = upstreams.firstIndex(where: { $0.combineIdentifier == identifier })
      else { return nil }
      return upstreams.remove(at: index)
    }
    // What it holds ends here, outside of the lock.
    withExtendedLifetime(ended) {}
  }

  /// A subscriber wants values.
  func noteDemand() {
    let asked = lock.withLock { () -> [any Subscription] in
      if isAskedFor { return [] }
      isAskedFor = true
      return upstreams
    }
    for upstream in asked { upstream.request(.unlimited) }
  }

  /// Tells a value to those who are subscribed now, and no more once the end was told; one that
  /// leaves meanwhile isn't told.
  ///
  /// - Parameter keeping: whether newcomers are given the value, from before anyone is told.
  func send(_ value: Output, keeping keeps: Bool = false) {
    let (subscriptions, old) = lock.withLock {
      () -> (SubscriptionOrder<FanoutSubscription<Output, Failure>>?, Output?) in
      guard completion == nil else { return (nil, nil) }
      return (self.subscriptions, keeps ? kept?.exchange(value) : nil)
    }
    withExtendedLifetime(old) {}
    subscriptions?.forEach { $0.offer(value) }
  }

  /// Tells the end, once.
  func send(completion: Subscribers.Completion<Failure>) {
    let (subscriptions, ended) = lock.withLock {
      () -> (SubscriptionOrder<FanoutSubscription<Output, Failure>>?, [any Subscription]) in
      guard self.completion == nil else { return (nil, []) }
      self.completion = completion
      defer { upstreams = [] }
      return (self.subscriptions.take(), upstreams)
    }
    subscriptions?.forEach { $0.finish(completion) }
    // Nobody is there any more to whom what comes from them could be told.
    for upstream in ended { upstream.cancel() }
  }

  func remove(_ ticket: Int) { lock.withLock { subscriptions.remove(ticket) } }
}

/// One subscriber's part: what it asked for and has not had.
final class FanoutSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let ticket: Int
  private let name: String
  private let lock = NSLock()
  /// One value at a time reaches the subscriber, though several threads send; one that its own
  /// reaction brings about comes inside of it.
  private let delivery = NSRecursiveLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var source: (fanout: Fanout<Output, Failure>, subject: AnyObject)?
  private var demand = Subscribers.Demand.none
  /// Whether the value that the subject keeps has reached the subscriber.
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

  /// The subscriber, if it is there and wants a value more.
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
      more > .none, "A subscriber asked for no values; expected a demand of one or more.")
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
    asked.fanout.noteDemand()
  }

  func cancel() {
    // What the subscriber holds ends here, outside of the lock.
    let subscriber = leave()
    withExtendedLifetime(subscriber) {}
  }

  /// Leaves the subject; nil where it has left already.
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
