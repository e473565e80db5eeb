import Foundation
import Testing
import TweenPaint
import TweenRaster

/// The same bytes however a list is drawn: with what every processor has or with this one's own
/// instructions, by how many threads, at once or where it changed.
@Suite struct DifferentialTests {
  /// Lists of one seed: each is the one before, changed.
  private static let steps = 4
  private static let parts = 4
  private static let threads = [1, 2, 3, 8]

  /// Those of one part; 4,000 lists in all, or 100,000. With INBETWEEN_SEED=N or N...M set, those
  /// seeds alone.
  private static func seeds(_ part: Int) -> [UInt64] {
    let mine = { (seed: UInt64) in seed % UInt64(parts) == UInt64(part) }
    if let text = ProcessInfo.processInfo.environment["INBETWEEN_SEED"] {
      let ends = text.components(separatedBy: "...").compactMap { UInt64($0) }
      guard let first = ends.first, let last = ends.last, first <= last else {
        Issue.record("INBETWEEN_SEED: expected N or N...M, found \"\(text)\"")
        return []
      }
      return (first...last).filter(mine)
    }
    return (0..<UInt64((longTests ? 100_000 : 4_000) / steps)).filter(mine)
  }

  @Test(arguments: 0..<parts)
  func `lists are the same bytes however they are drawn`(part: Int) throws {
    let whole = Renderer(threadCount: 1, usesPortableKernels: true)
    let others = Self.threads.map { Renderer(threadCount: $0) }
    let changing = Self.threads.map { Renderer(threadCount: $0) }
    for seed in Self.seeds(part) {
      var lists = RandomLists(
        seed: seed, size: CGSize(width: 12 + Int(seed % 7) * 5, height: 9 + Int(seed % 5) * 6))
      // Long lists are flattened in several chunks; and they mix more.
      let isLong = lists.integer(0...59) == 0
      var list = lists.list(isLong ? 40 : lists.integer(1...4))
      for renderer in changing { renderer.invalidate() }
      for step in 0..<Self.steps {
        whole.invalidate()
        let report = try whole.render(list)
        func compare(_ renderer: Renderer, _ other: Renderer.FrameReport, _ what: String) {
          if isSame(whole, renderer), other.skippedItems == report.skippedItems { return }
          Issue.record(
            """
            List \(step) of seed \(seed) is drawn otherwise \(what). To repeat it:
            INBETWEEN_SEED=\(seed) swift test --filter DifferentialTests
            """)
        }
        // In short runs one thread count after the other stands for them all.
        let turn = Int(seed) / Self.parts
        for (index, threads) in Self.threads.enumerated() where longTests || turn % 4 == index {
          compare(
            changing[index], try changing[index].render(list),
            "by \(threads) threads, where it changed")
          if step == 0 || !(longTests || isLong) { continue }
          others[index].invalidate()
          compare(others[index], try others[index].render(list), "by \(threads) threads")
        }
        for _ in 0..<lists.integer(0...3) { lists.change(&list) }
      }
    }
  }

  private func isSame(_ a: Renderer, _ b: Renderer) -> Bool {
    a.withPixels { first, width, height, stride in
      b.withPixels { second, otherWidth, otherHeight, otherStride in
        guard width == otherWidth, height == otherHeight, stride == otherStride,
          let p = first.baseAddress, let q = second.baseAddress
        else { return false }
        return (0..<height).allSatisfy { memcmp(p + $0 * stride, q + $0 * stride, width * 4) == 0 }
      }
    }
  }
}
