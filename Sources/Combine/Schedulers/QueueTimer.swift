import Dispatch
import TweenCombine

/// Repeats work on a dispatch queue, by the system's clock.
enum QueueTimer {
  static func start(
    on queue: DispatchQueue, deadline: DispatchTime, interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval, options: DispatchQueue.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action  // As in MainSchedule.
    let options = options ?? DispatchQueue.SchedulerOptions()
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler(qos: options.qos, flags: options.flags) { action() }
    timer.schedule(deadline: deadline, repeating: interval, leeway: leeway)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
