import OpenCombine

/// A subject that keeps the last value: subscribers are told it at first, and then each change, in
/// the order in which they subscribed.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let kept: KeptValue<Output>
  private let fanout: Fanout<Output, Failure>

  /// A subject that keeps `value`.
  public init(_ value: Output) {
    kept = KeptValue(value)
    fanout = Fanout(keeping: kept)
  }

  /// The last value. Setting it tells subscribers, as `send` does, until the end has come.
  public var value: Output {
    get { kept.value }
    set { fanout.send(newValue, keeping: true) }
  }

  /// Adds a subscriber, who is told the value when it asks, and what comes from then on; or the end
  /// where that has come.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    fanout.add(AnySubscriber(subscriber), of: self, name: "CurrentValueSubject")
  }

  /// Takes in a publisher that was subscribed to with this subject, and asks it for all its values.
  public func send(subscription: any Subscription) { fanout.attach(subscription) }

  /// Keeps a value and tells subscribers, one after another; after the end it does nothing.
  public func send(_ value: Output) { fanout.send(value, keeping: true) }

  /// Tells subscribers the end, once.
  public func send(completion: Subscribers.Completion<Failure>) {
    fanout.send(completion: completion)
  }
}
