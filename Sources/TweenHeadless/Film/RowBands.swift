import Foundation

/// Rows of pictures, divided among threads.
enum RowBands {
  /// The machine's cores.
  static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Hands bands of rows to threads, and waits for them. No two bands have a row in common, and together
  /// they are all rows.
  ///
  /// - Parameters:
  ///   - height: The number of rows, 0 or more.
  ///   - threads: The number of bands, at least 1; there are no more than rows.
  ///   - body: Takes a band. It writes to no place that belongs to the rows of another.
  static func forEach(of height: Int, threads: Int, _ body: (Range<Int>) -> Void) {
    let count = min(threads, height)
    guard count > 1 else { return body(0..<height) }
    // Bands have no row in common, so that threads write to places of their own.
    nonisolated(unsafe) let body = body
    DispatchQueue.concurrentPerform(iterations: count) { index in
      body(height * index / count..<height * (index + 1) / count)
    }
  }
}
