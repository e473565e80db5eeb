#if Window
  extension LiveProgram {
    /// Shows a sentence in the window in front for some seconds.
    func notify(_ text: String) {
      front?.notice = WindowNotice(text, now: MonotonicClock.now())
    }

    /// Removes expired notices.
    ///
    /// - Returns: the moment at which the next notice expires, in nanoseconds; nil: there is none.
    func endNotices(now: UInt64) -> UInt64? {
      for window in windows {
        if let notice = window.notice, notice.end <= now { window.notice = nil }
      }
      return windows.compactMap { $0.notice?.end }.filter { $0 < .max }.min()
    }
  }
#endif
