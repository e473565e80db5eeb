import OpenCombine

/// A subject that hands each value to those who are subscribed then, in the order in which they
/// subscribed.
///
/// It keeps no value. One that a subscriber has not asked for is lost to it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let fanout = Fanout<Output, Failure>()

  /// A subject without subscribers.
  public init() {}

  /// Adds a subscriber, who is told what comes from now on, or the end where that has come.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    fanout.add(AnySubscriber(subscriber), of: self, name: "PassthroughSubject")
  }

  /// Takes in a publisher that was subscribed to with this subject. It is asked for values when a
  /// subscriber first asks here.
  public func send(subscription: any Subscription) { fanout.attach(subscription) }

  /// Tells subscribers a value, one after another; after the end nothing.
  public func send(_ value: Output) { fanout.send(value) }

  /// Tells subscribers the end, once.
  public func send(completion: Subscribers.Completion<Failure>) {
    fanout.send(completion: completion)
  }
}
