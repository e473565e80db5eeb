import Foundation
import TweenCombine

extension Publishers {
  /// The times at which collected values are published.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At the end of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At the end of each interval, and whenever the given number of values is collected.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of groups of values that arrived in the same interval. The first interval begins with
  /// the subscription. An interval without values publishes nothing.
  ///
  /// The remaining values are published before the publisher finishes, but not before a failure.
  /// Without demand, values are collected further.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of one interval, in their order; never empty.
    public typealias Output = [Upstream.Output]
    /// The error type of the upstream publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream
    /// The times at which collected values are published.
    public let strategy: TimeGroupingStrategy<Context>
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that collects the values of `upstream`.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Subscribes to the upstream publisher and begins the first interval.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let collection: TimedCollection<S, Upstream.Output>
      let scheduler: Context
      let span: Context.SchedulerTimeType.Stride
      switch strategy {
      case .byTime(let context, let stride):
        (scheduler, span) = (context, stride)
        collection = TimedCollection(subscriber, most: .max)
      case .byTimeOrCount(let context, let stride, let count):
        (scheduler, span) = (context, stride)
        collection = TimedCollection(subscriber, most: Swift.max(1, count))
      }
      collection.ticks = scheduler.schedule(
        after: scheduler.now.advanced(by: span), interval: span,
        tolerance: scheduler.minimumTolerance, options: options
      ) { [weak collection] in collection?.publish(atLeast: 1) }
      upstream.subscribe(collection)
    }
  }
}

extension Publisher {
  /// Returns a publisher of groups of values that arrived in the same interval of a scheduler.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

/// The subscription of one subscriber, with the values that are not yet delivered.
// Unchecked: `lock` guards the mutable state.
private final class TimedCollection<Downstream: Subscriber, Input>: Subscriber, Subscription,
  @unchecked Sendable
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private let most: Int
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var values: [Input] = []
  private var demand = Subscribers.Demand.none
  /// The timer of the intervals. It is set before the subscription begins.
  var ticks: (any Cancellable)?

  init(_ downstream: Downstream, most: Int) {
    self.downstream = downstream
    self.most = most
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      upstream = subscription
      return self.downstream
    }
    downstream?.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { values.append(input) }
    publish(atLeast: most)
    return .none
  }

  func publish(atLeast least: Int) {
    delivery.withLock {
      let (group, downstream): ([Input], Downstream?) = lock.withLock {
        guard demand > .none, values.count >= least else { return ([], nil) }
        demand -= 1
        let group = Array(values.prefix(most))
        values.removeFirst(group.count)
        return (group, self.downstream)
      }
      guard let downstream else { return }
      let more = downstream.receive(group)
      lock.withLock { demand += more }
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .finished = completion { publish(atLeast: 1) }
    let downstream = leave()
    delivery.withLock { downstream?.receive(completion: completion) }
  }

  func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  func cancel() {
    let upstream = lock.withLock { self.upstream }
    _ = leave()
    upstream?.cancel()
  }

  private func leave() -> Downstream? {
    let ticks = lock.withLock {
      defer { self.ticks = nil }
      return self.ticks
    }
    ticks?.cancel()
    return lock.withLock {
      defer {
        downstream = nil
        upstream = nil
        values = []
      }
      return downstream
    }
  }
}
