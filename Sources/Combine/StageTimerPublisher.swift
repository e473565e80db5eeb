import Foundation
import OpenCombine
import TweenViews

/// Publishes the date again and again, by the stage's time in the program that a stage runs.
public final class StageTimerPublisher: ConnectablePublisher {
  public typealias Output = Date
  public typealias Failure = Never

  public let interval: TimeInterval
  public let tolerance: TimeInterval?
  public let runLoop: RunLoop
  public let mode: RunLoop.Mode
  private let subscriptions = TimerSubscriptions()

  public init(
    interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
  ) {
    self.interval = interval
    self.tolerance = tolerance
    self.runLoop = runLoop
    self.mode = mode
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Failure == Never, S.Input == Date {
    let subscription = subscriptions.add { subscriber.receive($0) }
    subscriber.receive(subscription: subscription)
  }

  /// Begins to tick, the first time after one interval. Each connection ticks by itself.
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
