import Foundation
import Synchronization
import Testing
import TweenGeometry
import TweenPaint
import TweenRaster

/// Layers in layers, as deep as a list holds them.
@Suite struct LayerDepthTests {
  /// What a thread with a small stack draws.
  private func drawnOnSmallStack(_ items: [DisplayItem], threads: Int) -> Bitmap? {
    let result = Mutex<Bitmap?>(nil)
    let done = DispatchSemaphore(value: 0)
    withoutActuallyEscaping({ (bitmap: Bitmap?) in result.withLock { $0 = bitmap } }) { give in
      nonisolated(unsafe) let give = give
      let thread = Thread {
        give(try? draw(items, width: 16, height: 16, threads: threads))
        done.signal()
      }
      thread.stackSize = 512 << 10
      thread.start()
      done.wait()
    }
    return result.withLock { $0 }
  }

  private func nested(_ layer: DisplayItem.Layer, _ depth: Int) -> [DisplayItem] {
    var items = [DisplayItem](repeating: DisplayItem(.beginLayer(layer)), count: depth)
    items.append(fill(rectangle(0, 0, 16, 16)))
    items += repeatElement(DisplayItem(.endLayer), count: depth)
    return items
  }

  @Test func `10,000 clips in one another are one clip, on small stacks`() {
    let clip = DisplayItem.Layer(clip: DisplayItem.Clip(path: rectangle(4, 4, 8, 8)))
    let once = drawnOnSmallStack(nested(clip, 1), threads: 1)
    #expect(once?.pixels.contains(0xFFFF_FFFF) == true)
    #expect(drawnOnSmallStack(nested(clip, 10_000), threads: 1) == once)
    #expect(drawnOnSmallStack(nested(clip, 10_000), threads: 2) == once)
  }

  @Test func `of 10,000 blurs in one another, those beyond the deepest are left out`() {
    let blur = DisplayItem.Layer(effect: .blur(.init(radius: 0.5)))
    let deep = drawnOnSmallStack(nested(blur, 10_000), threads: 2)
    #expect(deep != nil)
    #expect(deep == drawnOnSmallStack(nested(blur, 32), threads: 1))
  }
}
