import CTweenStack

/// A second stack of the same thread, with room for deep trees.
///
/// Making, measuring, placing, drawing and destroying a tree goes from node to node by calls in each
/// other. The main thread's 8 MB are enough for a few thousand levels in a release build, for some
/// hundreds in a debug build; so graphs do all that here. It is the same thread: the main actor,
/// thread-local values and locks are what they were.
package enum LargeStack {
  /// Address space for it; memory is taken as it is touched. A debug build takes some 3 KB a node
  /// in the deepest of our walks, so that this is three times what `DepthLimit.mostLevels` nodes take,
  /// for the layouts and closures of programs. Larger: a function that calls itself without an end
  /// takes so much more memory before it is stopped.
  private static let size = 1 << 30
  /// What it may be reduced to where address space is limited.
  private static let leastSize = 16 << 20
  /// Whoever finds less than this left goes no further: programs' own code has to run in it.
  private static let reserve = 1 << 20

  /// Whether the calling code has come to the end of the stack it runs on.
  package static var isUsedUp: Bool { cts_bytes_left() < reserve }

  /// Runs `body` on the large stack, or right here where the calling code runs on it already, or
  /// where there is none to be had.
  package static func run<Result>(_ body: () -> Result) -> Result {
    guard !cts_is_on_large_stack() else { return body() }
    var result: Result?
    withoutActuallyEscaping({ result = body() }) { (call: @escaping () -> Void) in
      var call = call
      withUnsafeMutablePointer(to: &call) { pointer in
        // Returns after `body` has, so that the pointer holds as long as it is used.
        let hasRun = cts_run(
          size, leastSize, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
        if !hasRun { pointer.pointee() }
      }
    }
    guard let result else { preconditionFailure("A stack was left before its call returned.") }
    return result
  }
}

/// How far counting the elements of views goes into bodies.
enum CountingDepth {
  /// A body may be of its own view's type, and then there is no end of types to count in. What is
  /// deeper than this varies, as far as those know who ask.
  private static let most: Int32 = 64

  static func counted(_ count: () -> Int?) -> Int? {
    guard cts_enter(most) else { return nil }
    defer { cts_leave() }
    return count()
  }
}
