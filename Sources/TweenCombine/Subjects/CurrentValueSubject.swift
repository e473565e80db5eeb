import OpenCombine

/// A subject that stores its last value. Subscribers receive that value first, then each new one, in
/// the order in which they subscribed.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let kept: StoredValue<Output>
  private let fanout: Fanout<Output, Failure>

  /// Creates a subject with an initial value.
  public init(_ value: Output) {
    kept = StoredValue(value)
    fanout = Fanout(keeping: kept)
  }

  /// The last value. Setting it publishes the value, until the subject has completed.
  public var value: Output {
    get { kept.value }
    set { fanout.send(newValue, keeping: true) }
  }

  /// Adds a subscriber, which receives the current value at its first demand, and later values; or the
  /// completion if the subject has completed.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    fanout.add(AnySubscriber(subscriber), of: self, name: "CurrentValueSubject")
  }

  /// Adds a subscription to an upstream publisher, and requests all its values.
  public func send(subscription: any Subscription) { fanout.attach(subscription) }

  /// Stores a value and sends it to the subscribers, one after another. No effect after the completion.
  public func send(_ value: Output) { fanout.send(value, keeping: true) }

  /// Sends the completion to the subscribers, once.
  public func send(completion: Subscribers.Completion<Failure>) {
    fanout.send(completion: completion)
  }
}
