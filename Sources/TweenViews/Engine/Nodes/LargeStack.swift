import CTweenStack

/// A second stack of the same thread, with room for deep trees.
///
/// Making, measuring, placing, drawing and destroying a tree uses nested calls from node to node. The
/// main thread's 8 MB are enough for a few thousand levels in a release build, and some hundreds in a
/// debug build, so that graphs do this work here. It is the same thread: the main actor, thread-local
/// values and locks are unchanged.
package enum LargeStack {
  /// The size of its address space; memory is used only as it is touched. A debug build uses some 3
  /// KB for each node in the deepest tree walk, so that this is three times what
  /// `DepthLimit.maximumDepth` nodes need; the rest is for the layouts and closures of programs. With a
  /// larger size, a function with infinite recursion would use that much more memory before it is
  /// stopped.
  private static let size = 1 << 30
  /// The minimum size, where address space is limited.
  private static let leastSize = 16 << 20
  /// The remaining size below which tree walks stop, as room for the programs' own code.
  private static let reserve = 1 << 20

  /// Whether less than the reserve is left on the current stack.
  package static var isUsedUp: Bool { cts_bytes_left() < reserve }

  /// Runs `body` on the large stack; directly, where the caller is on it already, or where it cannot
  /// be allocated.
  package static func run<Result>(_ body: () -> Result) -> Result {
    guard !cts_is_on_large_stack() else { return body() }
    var result: Result?
    withoutActuallyEscaping({ result = body() }) { (call: @escaping () -> Void) in
      var call = call
      withUnsafeMutablePointer(to: &call) { pointer in
        // The call returns after `body` has, so that the pointer is valid as long as it is used.
        let hasRun = cts_run(
          size, leastSize, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
        if !hasRun { pointer.pointee() }
      }
    }
    guard let result else { preconditionFailure("A stack was left before its call returned.") }
    return result
  }
}

/// The depth to which bodies are followed to count a view's elements.
enum CountingDepth {
  /// The maximum depth. A body may contain its own view's type, which makes the nesting infinite.
  /// Beyond the limit the count is unknown (nil).
  private static let most: Int32 = 64

  static func counted(_ count: () -> Int?) -> Int? {
    guard cts_enter(most) else { return nil }
    defer { cts_leave() }
    return count()
  }
}
