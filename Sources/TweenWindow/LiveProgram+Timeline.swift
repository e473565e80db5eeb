#if Window
  import CSDL2
  import TweenMotion
  import TweenPaint
  import TweenStage

  extension LiveProgram {
    /// Handles an event for the time bar. Returns whether it did.
    func takesForTimeline(_ event: SDL_Event, in window: LiveWindow) -> Bool {
      if let scrubber { return scrubber.handle(event, in: window) }
      guard event.type == SDL_KEYDOWN.rawValue, event.key.keysym.sym == TimeScrubber.f9 else {
        return false
      }
      if event.key.repeat == 0 {
        noticeWindow = noticeWindow == nil ? window.id : nil
        window.wantsFrame = true
      }
      return true
    }

    /// Returns the drawing of a window: the program's list with the time bar's additions.
    func overlaid(_ list: DisplayList, in window: LiveWindow) -> DisplayList {
      if let scrubber { return scrubber.overlaid(list, in: window) }
      guard noticeWindow == window.id else { return list }
      var list = list
      list.items += TimeNotice.noTimeline.items(in: list.size)
      return list
    }

    /// The time in nanoseconds between two polls for replies, while shadow processes work.
    static let lookPeriod: UInt64 = 8_000_000

    /// Waits while the program stands still and the windows show the time bar's moment.
    func hold(_ scrubber: TimeScrubber) {
      for window in windows where window.wantsFrame {
        window.wantsFrame = false
        window.showFrame(&report)
      }
      wait(nanoseconds: scrubber.isWaiting ? Self.lookPeriod / 4 : nil)
      for window in windows where window.isExposed { window.repeatFrame() }
    }

    /// Continues the program from the stage's current moment.
    func resume() {
      pacer.resume(at: stage.time, now: MonotonicClock.now(), next: stage.next)
      wantsFrame = true
    }

    /// Shows the progress of the program on its way to another moment.
    func showProgress() {
      SDL_PumpEvents()
      for window in windows { window.showFrame(&report) }
    }

    /// Prepares for the stage's return to an earlier moment, from which the run continues.
    ///
    /// - Parameter time: The moment.
    func willBranch(at time: StageTime) {
      // Keys of the replayed run are not handled again.
      isReplaying = true
      session?.willBranch(at: time)
    }

    /// Connects the windows to the stage's new windows with the same ids, after the stage has gone to
    /// another moment of its run.
    func rebind() {
      isReplaying = false
      watchMinimizing()
      raises = stage.raises
      for window in windows {
        _ = window.pending.take()
        if let fresh = stage.window(window.id) { window.rebind(fresh) }
      }
      followWindows()
      followCaret()
    }
  }
#endif
