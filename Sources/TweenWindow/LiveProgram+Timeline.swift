#if Window
  import CSDL2
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
  }
#endif
