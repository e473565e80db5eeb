import Foundation
import OpenCombine

/// The subject of a published property, created when its publisher or that of its object is first
/// accessed.
final class PublishedSubject<Value> {
  let fanout: Fanout<Value, Never>
  private let kept: StoredValue<Value>
  private let lock = NSLock()
  private var changePublisher: ObservableObjectPublisher?

  init(_ value: Value) {
    kept = StoredValue(value)
    fanout = Fanout(keeping: kept)
  }

  var value: Value { kept.value }

  /// The publisher of the object's changes.
  var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { changePublisher } }
    set { lock.withLock { changePublisher = newValue } }
  }

  /// Publishes a value, and stores it after all subscribers have received it.
  func send(_ value: Value) {
    objectWillChange?.send()
    fanout.send(value)
    let old = kept.exchange(value)
    withExtendedLifetime(old) {}
  }
}

/// A subscriber that sets a property to a publisher's values until the property is released.
struct PublishedSubscriber<Value>: Subscriber {
  typealias Input = Value
  typealias Failure = Never

  let combineIdentifier = CombineIdentifier()
  private weak var subject: PublishedSubject<Value>?
  /// The identifier of the subscription.
  private let upstream = Upstream()

  private final class Upstream {
    var identifier: CombineIdentifier?
  }

  init(_ subject: PublishedSubject<Value>) { self.subject = subject }

  func receive(subscription: any Subscription) {
    guard let subject else { return subscription.cancel() }
    upstream.identifier = subscription.combineIdentifier
    subject.fanout.attach(subscription)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    subject?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    if let identifier = upstream.identifier { subject?.fanout.detach(identifier) }
  }
}
