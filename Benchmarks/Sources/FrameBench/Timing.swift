import Foundation

/// Measures the CPU time of this thread, which other processes hardly affect.
enum Timing {
  /// The nanoseconds of CPU time of this thread.
  static var threadTime: Double { read(CLOCK_THREAD_CPUTIME_ID) }

  /// The nanoseconds of CPU time of all threads of this process.
  static var processTime: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

  /// The nanoseconds since a fixed moment, which never decrease.
  static var wallTime: Double { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Double {
    var now = timespec()
    clock_gettime(clock, &now)
    return Double(now.tv_sec) * 1e9 + Double(now.tv_nsec)
  }

  /// Returns the least time of `body` in `rounds` rounds, in nanoseconds, divided by `count`.
  static func least(rounds: Int, count: Int, _ body: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<rounds {
      let start = threadTime
      body()
      best = min(best, (threadTime - start) / Double(count))
    }
    return best
  }

  /// Returns the CPU time of `body` in this thread, in milliseconds. `object` stays alive until then, so
  /// that the release of a complete tree is not a part of its first frame.
  static func milliseconds(keeping object: AnyObject? = nil, _ body: () -> Void) -> Double {
    withExtendedLifetime(object) {
      let start = threadTime
      body()
      return (threadTime - start) / 1e6
    }
  }

  static func median(_ values: [Double]) -> Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
  }
}

/// Counts the calls of malloc and similar functions, if `scripts/bench` has placed its counter before the C
/// library's functions.
enum AllocationCounter {
  private static let counter: (@convention(c) () -> Int)? = {
    guard let symbol = dlsym(nil, "inbetween_allocation_count") else { return nil }
    return unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)
  }()

  private static let live: (@convention(c) () -> Int)? = {
    guard let symbol = dlsym(nil, "inbetween_live_bytes") else { return nil }
    return unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)
  }()

  /// The number of allocated bytes; nil without a counter.
  static var liveBytes: Int? { live?() }

  /// Returns the number of allocations during `body`. Nil without a counter, or if the counter misses an
  /// allocation that is made on purpose.
  static func count(_ body: () -> Void) -> Int? {
    guard let counter else { return nil }
    let planted = counter()
    let canary = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
    keep(canary)
    canary.deallocate()
    guard counter() > planted else { return nil }
    let before = counter()
    body()
    return counter() - before
  }
}

/// Prevents the optimizer from removing the computation of `value`.
@inline(never) func keep<Value>(_ value: Value) {
  withUnsafePointer(to: value) { sink = UInt(bitPattern: $0) }
}

nonisolated(unsafe) private var sink: UInt = 0
