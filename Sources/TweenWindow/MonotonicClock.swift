#if Window
  import Glibc

  /// The monotonic clock, and sleeps on it.
  enum MonotonicClock {
    /// Returns the nanoseconds since a fixed moment in the past.
    static func now() -> UInt64 {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Sleeps for some nanoseconds, less than a second.
    static func sleep(nanoseconds: UInt64) {
      var time = timespec(tv_sec: 0, tv_nsec: Int(min(nanoseconds, 999_999_999)))
      nanosleep(&time, nil)
    }
  }
#endif
