import Foundation
import Synchronization
import Testing
import TweenGeometry
import TweenPaint
import TweenRaster

/// Layers in layers, as deep as a list holds them.
@Suite struct LayerDepthTests {
  private static let depth = longTests ? 10_000 : 2_000

  private final class Answer: Sendable {
    let bitmap = Mutex<Bitmap?>(nil)
    let done = DispatchSemaphore(value: 0)
  }

  /// What a thread with a small stack draws.
  private func drawnOnSmallStack(_ items: [DisplayItem], threads: Int) -> Bitmap? {
    let answer = Answer()
    let thread = Thread {
      let drawn = try? draw(items, width: 16, height: 16, threads: threads)
      answer.bitmap.withLock { $0 = drawn }
      answer.done.signal()
    }
    // Effects are drawn in one another 32 deep at most, some 20 KiB each in a debug build.
    thread.stackSize = 1 << 20
    thread.start()
    answer.done.wait()
    return answer.bitmap.withLock { $0 }
  }

  private func nested(_ layer: DisplayItem.Layer, _ depth: Int) -> [DisplayItem] {
    var items = [DisplayItem](repeating: DisplayItem(.beginLayer(layer)), count: depth)
    items.append(fill(rectangle(0, 0, 16, 16)))
    items += repeatElement(DisplayItem(.endLayer), count: depth)
    return items
  }

  @Test func `thousands of clips in one another are one clip, on small stacks`() {
    let clip = DisplayItem.Layer(clip: DisplayItem.Clip(path: rectangle(4, 4, 8, 8)))
    let once = drawnOnSmallStack(nested(clip, 1), threads: 1)
    #expect(once?.pixels.contains(0xFFFF_FFFF) == true)
    #expect(drawnOnSmallStack(nested(clip, Self.depth), threads: 1) == once)
    #expect(drawnOnSmallStack(nested(clip, Self.depth), threads: 2) == once)
  }

  @Test func `of thousands of blurs in one another, those beyond the deepest are left out`() {
    let blur = DisplayItem.Layer(effect: .blur(.init(radius: 0.5)))
    let deep = drawnOnSmallStack(nested(blur, Self.depth), threads: 2)
    #expect(deep != nil)
    #expect(deep == drawnOnSmallStack(nested(blur, 32), threads: 1))
  }
}
