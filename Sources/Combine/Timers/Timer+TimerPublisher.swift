import Foundation
import TweenCombine
import TweenViews

extension Timer {
  /// A publisher of dates, one every `interval` seconds while it is connected: by the stage's time
  /// in the program that a stage runs, and else by the system's. On a stage they lie 0.1 ms apart
  /// at least.
  ///
  /// - Parameters:
  ///   - tolerance: how many seconds a tick may come late outside of a stage; nil: 0.
  ///   - runLoop: where it ticks outside of a stage.
  ///   - mode: that run loop's mode.
  ///   - options: none that would change anything.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the date again and again, by the stage's time in the program that a stage runs.
  ///
  /// Nothing is published before `connect()`. All subscribers get each date, in the order in which
  /// they subscribed; a date for which a subscriber has not asked is lost to it. What is connected
  /// off the main actor, or where no stage runs, follows the system's clock.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date of a tick.
    public typealias Output = Date
    /// A timer does not fail.
    public typealias Failure = Never

    /// Seconds from one tick to the next. On a stage ticks lie 0.1 ms apart at least, also where
    /// this is negative or NaN.
    public let interval: TimeInterval
    /// How many seconds a tick may come late, without a stage; nil: 0.
    public let tolerance: TimeInterval?
    /// Where it ticks without a stage.
    public let runLoop: RunLoop
    /// That run loop's mode in which it ticks.
    public let mode: RunLoop.Mode
    /// The run loop's options; there are none that would change anything.
    public let options: RunLoop.SchedulerOptions?
    private let subscriptions = TimerSubscriptions()

    /// A publisher of these settings, not yet connected.
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

    /// Takes a subscriber in, before or after `connect()`. It gets the dates of later ticks only.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Never, S.Input == Date {
      let subscription = subscriptions.add { subscriber.receive($0) }
      subscriber.receive(subscription: subscription)
    }

    /// Begins to tick, the first time after one interval, until what it returns is cancelled or let
    /// go. Each connection ticks by itself, so that two of them send twice as many dates.
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
  /// `Foundation.Timer.TimerPublisher`.
  public typealias Timer = Foundation.Timer.TimerPublisher
}
