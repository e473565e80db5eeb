import Foundation
import Synchronization
import Testing
import TweenPaint

@testable import TweenRaster

/// Threads that are asked for and have nothing to do cost nothing.
@Suite struct WorkerPoolTests {
  @Test func `no more threads work than there are processors, or four`() {
    for (asked, processors, width) in [
      (64, 2, 4), (256, 1, 4), (64, 16, 16), (3, 2, 3), (2, 8, 2), (1, 8, 1), (0, 8, 1),
    ] {
      let pool = WorkerPool(threadCount: asked, processorCount: processors)
      #expect(pool.width == width, "\(asked) on \(processors)")
    }
  }

  @Test func `all tasks are done once, by workers within the width, however many may help`() {
    let pool = WorkerPool(threadCount: 8, processorCount: 8)
    for count in [0, 1, 2, 7, 300] {
      for helpers in [-1, 0, 1, 3, .max] {
        let times = Mutex([Int](repeating: 0, count: count))
        let isWithin = Atomic<Bool>(true)
        pool.run(count, helpers: helpers) { task, worker in
          if worker < 0 || worker >= pool.width { isWithin.store(false, ordering: .relaxed) }
          times.withLock { $0[task] += 1 }
        }
        #expect(times.withLock { $0 } == [Int](repeating: 1, count: count))
        let wasWithin = isWithin.load(ordering: .relaxed)
        #expect(wasWithin)
      }
    }
  }

  @Test func `no more helpers are called than are worth it, nor than there are other tasks`() {
    let pool = WorkerPool(threadCount: 64, processorCount: 64)
    func called(_ count: Int, helpers: Int = .max) -> Int {
      let before = pool.callCount
      pool.run(count, helpers: helpers) { _, _ in }
      return pool.callCount - before
    }
    #expect(called(1) == 0)
    #expect(called(0) == 0)
    #expect(called(100, helpers: 0) == 0)
    #expect(called(2) <= 1)
    #expect(called(5) <= 4)
    #expect(called(100, helpers: 3) <= 3)
    #expect(called(100) <= 63)
  }

  /// A frame of 1,920 x 1,080 with an item that moves and others that stand.
  private func items(_ x: Double, _ version: UInt64) -> [DisplayItem] {
    var moving = fill(rectangle(x, 100, 60, 60))
    (moving.id, moving.version) = (1, version)
    var standing = fill(rectangle(0, 0, 1920, 1080), opacity: 0.5)
    (standing.id, standing.version) = (2, 1)
    return [standing, moving]
  }

  @Test func `a small change wakes nobody, a large one some, and blurs are no more than that`()
    throws
  {
    let pool = WorkerPool(threadCount: 64, processorCount: 64)
    let masks = GlyphMaskCache(usesKernels: false)
    let renderer = Renderer(pool: pool, masks: masks)
    try renderer.render(list(items(100, 1), width: 1920, height: 1080))
    #expect(pool.callCount > 0)
    #expect(pool.callCount <= 63, "each helper once a frame")
    let before = pool.callCount
    // Some six by four tiles each time: one helper.
    for frame in 2...21 {
      let list = list(items(100 + Double(frame), UInt64(frame)), width: 1920, height: 1080)
      try renderer.render(list)
    }
    #expect(pool.callCount - before <= 20 * 2)
    let small = pool.callCount
    for frame in 0..<20 {
      var item = fill(rectangle(9, 9, 20, 20))
      (item.id, item.version) = (1, UInt64(frame + 1))
      let layer = DisplayItem.Layer(effect: .blur(.init(radius: 3)))
      let blurred = [DisplayItem(.beginLayer(layer)), item, DisplayItem(.endLayer)]
      try renderer.render(list(blurred, width: 64, height: 64))
    }
    #expect(pool.callCount - small <= 20 * 2)
  }

  @Test func `any number of threads draws the same bytes`() throws {
    var expected: Bitmap?
    for threads in [1, 2, 3, 64, 256] {
      let renderer = Renderer(threadCount: threads)
      for size in [300, 40, 301] {
        try renderer.render(list(items(100, 1), width: size, height: size))
      }
      #expect(expected == nil || renderer.bitmap == expected, "\(threads)")
      expected = renderer.bitmap
    }
  }
}
