import Synchronization
import TweenGeometry
import TweenPaint

/// Keeps glyphs' masks from frame to frame.
///
/// A mask is a function of the face, the glyph, the size in pixels and the quarter of a pixel at
/// which its origin lies; text is moved to the nearest quarter. So the pixels do not depend on the
/// content of the cache, nor on the thread that filled it.
///
/// Unchecked: `lock` guards everything.
final class GlyphMaskCache: @unchecked Sendable {
  /// Beyond this, masks that the last frame did not use are dropped.
  static let byteLimit = 8 << 20
  /// Text larger than this many pixels is drawn as outlines.
  static let largestSize = 64.0
  /// Runs with an origin further out are drawn as outlines, unless their glyphs are too small to be
  /// visible from there.
  private static let farthest = 1e6
  /// Larger coordinates are errors, which the outlines report.
  private static let farthestNumber = 0.25 * PathFlattener.largestCoordinate

  /// A face at a size: pixels for a font unit, to the right and upwards.
  private struct FaceKey: Hashable {
    var face: UInt64
    var unitX: UInt64
    var unitY: UInt64
  }

  private struct Entry {
    /// nil: too large, or bad numbers.
    var mask: GlyphMask?
    var lastFrame: UInt64
  }

  private let lock = Mutex<Void>(())
  private var faces: [FaceKey: [UInt64: Entry]] = [:]
  private var masker: GlyphMasker
  private(set) var byteCount = 0
  private var frame: UInt64 = 0

  let usesKernels: Bool

  init(usesKernels: Bool) {
    self.usesKernels = usesKernels
    masker = GlyphMasker(usesKernels: usesKernels)
  }

  deinit {
    dropAll { _ in true }
    masker.deallocate()
  }

  /// Allows the masks of the last frame to be dropped.
  func beginFrame() {
    lock.withLock { _ in
      frame += 1
      if byteCount <= Self.byteLimit { return }
      let last = frame - 1
      dropAll { $0.lastFrame < last }
      if byteCount > Self.byteLimit { dropAll { _ in true } }
    }
  }

  private func dropAll(where isOld: (Entry) -> Bool) {
    for (face, entries) in faces {
      var kept = entries
      for (key, entry) in entries where isOld(entry) {
        kept[key] = nil
        if let mask = entry.mask {
          byteCount -= mask.byteCount
          mask.storage?.deallocate()
        }
      }
      faces[face] = kept.isEmpty ? nil : kept
    }
  }

  /// Whether a run is drawn from masks under a transform to pixels: upright text, not too large.
  static func takes(_ run: GlyphRun, _ transform: CGAffineTransform) -> Bool {
    let width = abs(transform.a) * run.fontSize
    let height = abs(transform.d) * run.fontSize
    return transform.b == 0 && transform.c == 0 && width > 0 && height > 0
      && width <= largestSize && height <= largestSize
      && abs(transform.tx) < farthestNumber && abs(transform.ty) < farthestNumber
  }

  /// The origins, in pixels, of glyphs that may reach into a window from its corner at 0 to `size`.
  ///
  /// nil where some glyph of the face's table may be too large for a mask: whether a run is drawn
  /// from masks must not depend on which of its glyphs are visible.
  private static func originBox(
    _ run: GlyphRun, unitX: Double, unitY: Double, size: SIMD2<Double>
  ) -> (low: SIMD2<Double>, high: SIMD2<Double>)? {
    guard let ink = run.outlines.inkBox else { return nil }
    let (a, b) = (SIMD2(unitX, unitY) * ink.low, SIMD2(unitX, unitY) * ink.high)
    let (low, high) = (pointwiseMin(a, b), pointwiseMax(a, b))
    // A mask's sides are whole pixels, and its origin is up to three quarters of a pixel away from
    // one.
    let room = 2.0
    let extent = high - low
    guard extent.max() + 2 * room <= Double(GlyphMasker.largestSide),
      pointwiseMax(high, -low).max() + room < farthest
    else { return nil }
    return (-high - room, size - low + room)
  }

  /// Places a run's glyphs with ink, in their order. Returns false, and places none, when one of them
  /// cannot be drawn from a mask.
  ///
  /// - Parameter window: the canvas's size in pixels; glyphs outside of it may be omitted.
  func place(
    _ run: GlyphRun, _ transform: CGAffineTransform, seenIn window: SIMD2<Double>,
    into placed: inout ContiguousArray<PlacedGlyph>
  ) -> Bool {
    let unit = run.fontSize / run.outlines.unitsPerEm
    let unitX = unit * transform.a
    let unitY = -unit * transform.d
    let first = placed.count
    let box = Self.originBox(run, unitX: unitX, unitY: unitY, size: window)
    let key = FaceKey(face: run.faceID, unitX: unitX.bitPattern, unitY: unitY.bitPattern)
    let isComplete = lock.withLock { _ in
      // Moved out, so that the dictionary is not copied when it changes.
      var entries = faces.removeValue(forKey: key) ?? [:]
      defer { faces[key] = entries }
      for (glyph, place) in zip(run.glyphs, run.positions) {
        let x = ((transform.a * place.x + transform.tx) * 4 + 0.5).rounded(.down)
        let y = ((transform.d * place.y + transform.ty) * 4 + 0.5).rounded(.down)
        if let box {
          guard abs(x) < Self.farthestNumber * 4, abs(y) < Self.farthestNumber * 4 else {
            return false
          }
          if x < box.low.x * 4 || x > box.high.x * 4 || y < box.low.y * 4 || y > box.high.y * 4 {
            continue
          }
        }
        guard abs(x) < Self.farthest * 4, abs(y) < Self.farthest * 4 else { return false }
        let (quarterX, quarterY) = (Int(x), Int(y))
        let place = UInt64(quarterX & 3) | UInt64(quarterY & 3) << 2 | UInt64(glyph) << 4
        if entries[place] == nil {
          entries[place] = make(
            run, glyph,
            CGAffineTransform(
              a: unitX, b: 0, c: 0, d: unitY, tx: Double(quarterX & 3) / 4,
              ty: Double(quarterY & 3) / 4))
        }
        entries[place]?.lastFrame = frame
        guard let mask = entries[place]?.mask else { return false }
        guard let pixels = mask.pixels else { continue }
        placed.append(
          PlacedGlyph(
            pixels: UnsafePointer(pixels), pitch: mask.pitch,
            x: Int32(quarterX >> 2) + mask.left, y: Int32(quarterY >> 2) + mask.top,
            width: mask.width, height: mask.height))
      }
      return true
    }
    if !isComplete { placed.removeSubrange(first...) }
    return isComplete
  }

  private func make(_ run: GlyphRun, _ glyph: UInt32, _ transform: CGAffineTransform) -> Entry {
    guard let path = run.outlines.outline(of: glyph) else {
      return Entry(mask: GlyphMask(), lastFrame: frame)
    }
    let mask = masker.mask(of: path, transform: transform)
    byteCount += mask?.byteCount ?? 0
    return Entry(mask: mask, lastFrame: frame)
  }
}
