#if Window
  import CSDL2
  import Foundation
  import TweenDesktop
  import TweenStage

  /// Wakes the window's loop from `SDL_WaitEventTimeout` when the main queue has work: a task on the main
  /// actor, a publisher, a dispatched block.
  @MainActor final class MainQueueWatch {
    /// The type of the SDL event that wakes the loop.
    let wakeEvent: UInt32

    /// The watch; nil if other threads serve the main queue, as after `dispatchMain`.
    private let watch: Watch?
    private var thread: Thread?

    init() throws(WindowError) {
      wakeEvent = SDL_RegisterEvents(1)
      guard wakeEvent != UInt32.max else {
        throw .sdl(LiveDisplay.lastError("registering an event"))
      }
      guard MainQueue.fileDescriptor >= 0 else {
        watch = nil
        return
      }
      guard let rearm = WakePipe(), let stop = WakePipe() else {
        throw .sdl("watching the main queue failed, \(String(cString: strerror(errno)))")
      }
      let watch = Watch(
        queue: MainQueue.fileDescriptor, rearm: rearm, stop: stop, event: wakeEvent)
      self.watch = watch
      let thread = Thread { watch.run() }
      thread.name = "main queue watch"
      thread.stackSize = 128 * 1024
      thread.start()
      self.thread = thread
    }

    /// Allows the next wake event. Must be called for each wake event, after draining the queue.
    func rearm() { watch?.rearm.wake() }

    func close() {
      guard let watch, let thread else { return }
      watch.stop.wake()
      while !thread.isFinished { usleep(200) }
      watch.rearm.close()
      watch.stop.close()
      self.thread = nil
    }
  }

  /// The part on the watching thread: sends one wake event, then none until the loop has handled it.
  private struct Watch: Sendable {
    /// A descriptor that is readable while the main queue has work.
    let queue: CInt
    let rearm: WakePipe
    let stop: WakePipe
    let event: UInt32

    func run() {
      while wait(for: queue) {
        var wake = SDL_Event()
        wake.type = event
        if SDL_PushEvent(&wake) < 1 {
          // SDL's queue is full, so the loop is awake, but this event was not added. Try again.
          usleep(2_000)
          continue
        }
        guard wait(for: rearm.readEnd) else { return }
        rearm.drain()
      }
    }

    /// Sleeps until `descriptor` is readable. Returns false when the thread must stop.
    private func wait(for descriptor: CInt) -> Bool {
      var waiting = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: stop.readEnd, events: Int16(POLLIN), revents: 0),
      ]
      while true {
        let count = poll(&waiting, 2, -1)
        if waiting[1].revents != 0 { return false }
        if waiting[0].revents & Int16(POLLIN) != 0 { return true }
        if waiting[0].revents != 0 || (count < 0 && errno != EINTR) { return false }
      }
    }
  }
#endif
