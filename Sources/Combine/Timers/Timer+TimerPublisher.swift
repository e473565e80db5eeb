import Foundation
import TweenCombine
import TweenViews

extension Timer {
  /// Returns a publisher of dates, one every `interval` seconds while it is connected. It uses the
  /// stage's time where a stage runs the program, otherwise the system's. On a stage, the interval is
  /// at least 0.1 ms.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two dates.
  ///   - tolerance: The largest delay of a tick without a stage, in seconds; nil: 0.
  ///   - runLoop: The run loop of the timer without a stage.
  ///   - mode: The mode of that run loop.
  ///   - options: Without effect.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the current date at regular intervals, by the stage's time where a stage runs the
  /// program.
  ///
  /// Nothing is published before `connect()`. All subscribers receive each date, in the order in which
  /// they subscribed; a subscriber without demand misses the date. A connection off the main actor, or
  /// without a stage, uses the system's clock.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the published values.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never

    /// The seconds between two ticks. On a stage, the interval is at least 0.1 ms, also for a negative
    /// number or NaN.
    public let interval: TimeInterval
    /// The largest delay of a tick without a stage, in seconds; nil: 0.
    public let tolerance: TimeInterval?
    /// The run loop of the timer without a stage.
    public let runLoop: RunLoop
    /// The mode of the run loop in which the timer runs.
    public let mode: RunLoop.Mode
    /// The options of the run loop, which have no effect.
    public let options: RunLoop.SchedulerOptions?
    private let subscriptions = TimerSubscriptions()

    /// Creates a publisher with these settings, not yet connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Adds a subscriber, before or after `connect()`. It receives the dates of later ticks only.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Never, S.Input == Date {
      let subscription = subscriptions.add { subscriber.receive($0) }
      subscriber.receive(subscription: subscription)
    }

    /// Starts the timer, with the first tick after one interval, until the returned object is cancelled
    /// or released. Each connection has a timer of its own: two connections publish twice as many
    /// dates.
    public func connect() -> any Cancellable {
      let subscriptions = subscriptions
      if let stage = StageClock.mainCurrent {
        return stage.tick(every: interval) { subscriptions.send($0) }
      }
      let timer = SystemDelay.timer(
        fire: Date() + interval, interval: interval, repeats: true
      ) { _ in subscriptions.send(Date()) }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}

extension Publishers {
  /// Another name of `Foundation.Timer.TimerPublisher`.
  public typealias Timer = Foundation.Timer.TimerPublisher
}
