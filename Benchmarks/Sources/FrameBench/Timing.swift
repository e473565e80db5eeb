import Foundation

/// CPU time of this thread, which other processes hardly disturb.
enum Timing {
  /// Nanoseconds of CPU this thread has used.
  static var threadTime: Double { read(CLOCK_THREAD_CPUTIME_ID) }

  /// Nanoseconds of CPU that all threads of this process have used.
  static var processTime: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

  /// Nanoseconds since some moment, never running backward.
  static var wallTime: Double { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Double {
    var now = timespec()
    clock_gettime(clock, &now)
    return Double(now.tv_sec) * 1e9 + Double(now.tv_nsec)
  }

  /// Nanoseconds of `body`, divided by `count`, the least of `rounds` rounds.
  static func least(rounds: Int, count: Int, _ body: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<rounds {
      let start = threadTime
      body()
      best = min(best, (threadTime - start) / Double(count))
    }
    return best
  }

  /// Milliseconds of CPU that `body` takes in this thread. What it is about, `object`, stays until
  /// they are read: taking a whole tree down after its first frame is not a part of that frame.
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

/// Counts calls of malloc and its relatives, where `scripts/bench` has put its counter before the C
/// library's.
enum AllocationCounter {
  private static let counter: (@convention(c) () -> Int)? = {
    guard let symbol = dlsym(nil, "inbetween_allocation_count") else { return nil }
    return unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)
  }()

  private static let live: (@convention(c) () -> Int)? = {
    guard let symbol = dlsym(nil, "inbetween_live_bytes") else { return nil }
    return unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)
  }()

  /// Bytes that are allocated now; nil without a counter.
  static var liveBytes: Int? { live?() }

  /// Allocations during `body`; nil without a counter, or with one that misses an allocation made
  /// on purpose.
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

/// Keeps the optimiser from removing what computes `value`.
@inline(never) func keep<Value>(_ value: Value) {
  withUnsafePointer(to: value) { sink = UInt(bitPattern: $0) }
}

nonisolated(unsafe) private var sink: UInt = 0
