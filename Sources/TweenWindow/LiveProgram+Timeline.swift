#if Window
  import CSDL2
  import TweenMotion
  import TweenPaint
  import TweenStage

  extension LiveProgram {
    /// Takes an event that is the time bar's.
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

    /// What a window shows: the program's list, with what the time bar adds to it.
    func overlaid(_ list: DisplayList, in window: LiveWindow) -> DisplayList {
      if let scrubber { return scrubber.overlaid(list, in: window) }
      guard noticeWindow == window.id else { return list }
      var list = list
      list.items += TimeNotice.noTimeline.items(in: list.size)
      return list
    }

    /// While shadow processes are at work the loop looks for their replies that often, in nanoseconds.
    static let lookPeriod: UInt64 = 8_000_000

    /// The program stands still: the windows show what the time bar has them show.
    func hold(_ scrubber: TimeScrubber) {
      for window in windows where window.wantsFrame {
        window.wantsFrame = false
        window.showFrame(&report)
      }
      wait(nanoseconds: scrubber.isWaiting ? Self.lookPeriod / 4 : nil)
      for window in windows where window.isExposed { window.repeatFrame() }
    }

    /// The program goes on from where it stands.
    func resume() {
      pacer.resume(at: stage.time, now: MonotonicClock.now(), next: stage.next)
      wantsFrame = true
    }

    /// Shows how far the program is on its way to another moment.
    func showProgress() {
      SDL_PumpEvents()
      for window in windows { window.showFrame(&report) }
    }

    /// The stage is about to go to an earlier moment, and to play on from there.
    ///
    /// - Parameter time: The moment.
    func willBranch(at time: StageTime) {
      // Keys of the run belong to what was done then.
      isReplaying = true
      session?.willBranch(at: time)
    }

    /// The stage has gone to another moment of its run, by new windows with the names of the old ones.
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
