#if Window
  import CSDL2
  import Foundation
  import TweenDesktop
  import TweenStage

  /// Wakes the window's loop out of `SDL_WaitEventTimeout` when the main queue has work: a task on
  /// the main actor, a publisher, a dispatched block.
  @MainActor final class MainQueueWatch {
    /// The type of the SDL event that wakes the loop.
    let wakeEvent: UInt32

    /// Nil where the main queue is nobody's to watch: after `dispatchMain`, other threads serve it.
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
      guard let rearm = Bell(), let stop = Bell() else {
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

    /// To be called for each wake event, after draining: lets the next one come.
    func rearm() { watch?.rearm.ring() }

    func close() {
      guard let watch, let thread else { return }
      watch.stop.ring()
      while !thread.isFinished { usleep(200) }
      watch.rearm.close()
      watch.stop.close()
      self.thread = nil
    }
  }

  /// The watching thread's part: one wake event, then none until the loop has taken it.
  private struct Watch: Sendable {
    /// Readable while the main queue has work.
    let queue: CInt
    let rearm: Bell
    let stop: Bell
    let event: UInt32

    func run() {
      while wait(for: queue) {
        var wake = SDL_Event()
        wake.type = event
        if SDL_PushEvent(&wake) < 1 {
          // SDL's queue is full: the loop is awake but was not told. Ask again.
          usleep(2_000)
          continue
        }
        guard wait(for: rearm.ear) else { return }
        rearm.silence()
      }
    }

    /// Sleeps until `descriptor` is readable; false when it is time to stop.
    private func wait(for descriptor: CInt) -> Bool {
      var waiting = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: stop.ear, events: Int16(POLLIN), revents: 0),
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
