import OpenCombine

/// A subject that sends each value to its current subscribers, in the order in which they subscribed.
///
/// It stores no value: a subscriber without demand misses a value.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let fanout = Fanout<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  /// Adds a subscriber, which receives later values; or the completion if the subject has completed.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    fanout.add(AnySubscriber(subscriber), of: self, name: "PassthroughSubject")
  }

  /// Adds a subscription to an upstream publisher. Its values are requested at the first demand of a
  /// subscriber.
  public func send(subscription: any Subscription) { fanout.attach(subscription) }

  /// Sends a value to the subscribers, one after another. No effect after the completion.
  public func send(_ value: Output) { fanout.send(value) }

  /// Sends the completion to the subscribers, once.
  public func send(completion: Subscribers.Completion<Failure>) {
    fanout.send(completion: completion)
  }
}
