import Foundation

/// Rows of pictures, divided among threads.
enum RowBands {
  /// The machine's cores.
  static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Runs bands of rows on threads, and waits for them. The bands are disjoint, and together cover
  /// all rows.
  ///
  /// - Parameters:
  ///   - height: The number of rows, 0 or more.
  ///   - threads: The number of bands, at least 1; there are no more than rows.
  ///   - body: Processes a band. It must write only to memory of the band's own rows.
  static func forEach(of height: Int, threads: Int, _ body: (Range<Int>) -> Void) {
    let count = min(threads, height)
    guard count > 1 else { return body(0..<height) }
    // Bands are disjoint, so that threads write to separate memory.
    nonisolated(unsafe) let body = body
    DispatchQueue.concurrentPerform(iterations: count) { index in
      body(height * index / count..<height * (index + 1) / count)
    }
  }
}
