import Foundation
import OpenCombine

/// What a published property has, from when somebody asks for its publisher or its object's.
final class PublishedSubject<Value> {
  let fanout: Fanout<Value, Never>
  private let kept: KeptValue<Value>
  private let lock = NSLock()
  private var changePublisher: ObservableObjectPublisher?

  init(_ value: Value) {
    kept = KeptValue(value)
    fanout = Fanout(keeping: kept)
  }

  var value: Value { kept.value }

  /// What tells of the object's changes.
  var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { changePublisher } }
    set { lock.withLock { changePublisher = newValue } }
  }

  /// Tells that the value comes, and takes it when all have been told.
  func send(_ value: Value) {
    objectWillChange?.send()
    fanout.send(value)
    let old = kept.exchange(value)
    withExtendedLifetime(old) {}
  }
}

/// Hands a publisher's values to a property for as long as that lives.
struct PublishedSubscriber<Value>: Subscriber {
  typealias Input = Value
  typealias Failure = Never

  let combineIdentifier = CombineIdentifier()
  private weak var subject: PublishedSubject<Value>?
  /// Which subscription it is.
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
