import Foundation
import TweenGeometry
import TweenPaint

/// The pictures of a renderer's frames, and their drawing.
///
/// Some effects cannot be applied pixel by pixel while the bands are drawn: a blurred pixel needs its
/// neighbours. Layers with such effects are drawn beforehand, the innermost first, into bitmaps that
/// cover their visible part; in the list that the bands draw, an image replaces the layer, pixel on
/// pixel. A picture is kept, and drawn again only where it changes.
final class PictureStore {
  /// Pictures with more pixels than this keep a renderer of their own, and so the pixels under the
  /// effect; the others share one, and are drawn wholly when any item in them changes.
  static let largestShared = 65_536

  /// The number of pixels that a frame's pictures can have together: pictures beyond it are drawn
  /// without their effects. A pixel takes 4 to 12 bytes.
  static let maximumPixels = 67_108_864
  /// The same limit for large canvases, as a multiple of their pixels.
  static let maximumCanvases = 16
  /// The largest number of pixels in all the pictures' own renderers.
  static let maximumKeptPixels = 33_554_432

  /// A picture is drawn coarser only while the sigma of its blur stays above this number of pixels.
  static let leastCoarseSigma = 8.0

  let pool: WorkerPool
  private let masks: GlyphMaskCache
  private let maximumPixels: Int
  /// In the current frame: the number of pixels that pictures can still have.
  private var pixelsLeft = 0
  /// Whether a picture exceeded the memory: all later ones omit their effects.
  private(set) var isFull = false
  /// The number of pixels in the pictures' own renderers.
  private var keptPixels = 0
  let blur: GaussianBlur
  private var pictures: [PictureKey: Picture] = [:]
  private var shared: [PixelRect: Renderer] = [:]
  private var frame = 0
  private var lastVersion: UInt64 = 0
  /// The number in pictures that replace their items.
  private(set) var skippedItems = 0
  private(set) var unsupportedEffects = 0

  /// - Parameter maximumPixels: the number of pixels that a frame's pictures can have together, at
  ///   least.
  init(pool: WorkerPool, masks: GlyphMaskCache, maximumPixels: Int = PictureStore.maximumPixels) {
    self.pool = pool
    self.maximumPixels = maximumPixels
    self.masks = masks
    blur = GaussianBlur(pool: pool)
  }

  /// Draws the list's pictures. Returns the list with images in their places, and the pixels of kept
  /// images that changed.
  func resolve(
    _ list: DisplayList, in window: Renderer.Window
  ) -> (list: DisplayList, changed: [PixelRect]) {
    frame += 1
    skippedItems = 0
    unsupportedEffects = 0
    pixelsLeft = max(maximumPixels, Self.maximumCanvases * window.width * window.height)
    isFull = false
    let space = PictureSpace(
      toPixels: window.toPixels,
      visible: PixelRect(x: 0, y: 0, width: window.width, height: window.height))
    var resolver = PictureResolver(store: self, items: list.items)
    var resolved = list
    resolved.items = resolver.resolveAll(in: space, background: list.background)
    skippedItems += resolver.skippedEffects
    // Pictures that this frame did not use are dropped.
    for (key, picture) in pictures where picture.lastUse != frame {
      keep(nil, for: picture)
      pictures[key] = nil
    }
    return (resolved, resolver.changed)
  }

  /// Whether a picture is so much larger than its visible part that it is drawn coarser.
  static func isTooLarge(_ rect: PixelRect, for space: PictureSpace) -> Bool {
    rect.area > max(65_536, 4 * space.visible.area) || max(rect.width, rect.height) > 32_000
  }

  /// Counts a picture and the pictures in it. Returns false, and drops it, when they exceed the
  /// limit: that depends on the list alone, not on earlier frames.
  func reserve(_ picture: Picture) -> Bool {
    let area = area(of: picture)
    if !isFull && area <= pixelsLeft {
      pixelsLeft -= area
      return true
    }
    isFull = true
    clear(picture)
    picture.recipe = nil
    return false
  }

  private func area(of picture: Picture) -> Int {
    let own = picture.bitmap == nil ? 0 : picture.layout?.result.area ?? 0
    return picture.children.reduce(own) { $0 + (pictures[$1].map { area(of: $0) } ?? 0) }
  }

  // MARK: Pictures

  /// The picture of the layer that `item` begins, at `place` in the list.
  func picture(for item: DisplayItem, at place: Int) -> (PictureKey, Picture) {
    if item.id != 0 {
      let key = PictureKey(id: item.id, place: 0)
      let known = pictures[key]
      if known?.lastUse != frame { return (key, use(key, known)) }
    }
    let key = PictureKey(id: 0, place: place)
    return (key, use(key, pictures[key]))
  }

  private func use(_ key: PictureKey, _ known: Picture?) -> Picture {
    let picture = known ?? Picture()
    picture.lastUse = frame
    pictures[key] = picture
    return picture
  }

  /// Keeps the pictures inside a picture that has not changed.
  func keep(_ picture: Picture) {
    for key in picture.children {
      guard let child = pictures[key] else { continue }
      child.lastUse = frame
      count(child)
      keep(child)
    }
  }

  /// Marks a picture as invisible.
  func clear(_ picture: Picture) {
    keep(nil, for: picture)
    picture.clear(nextVersion())
  }

  var count: Int { pictures.count }

  func nextVersion() -> UInt64 {
    lastVersion += 1
    return lastVersion
  }

  func count(_ picture: Picture) {
    skippedItems += picture.skippedEffects
    // Items that are drawn elsewhere too are counted there.
    if !picture.replacesItems { return }
    skippedItems += picture.skippedItems
    unsupportedEffects += picture.unsupportedEffects
  }

  // MARK: Drawing

  /// The drawn content of a picture.
  struct Drawing {
    let renderer: Renderer
    /// The place of the renderer's pixels.
    let source: PixelRect
    /// The box around the changes since the picture was last drawn.
    let changed: PixelRect
  }

  /// Draws items to the pixels of the picture's layout.
  func draw(
    _ content: PictureResolver.Content, of picture: Picture, background: Color.Resolved,
    isFresh: Bool
  ) -> Drawing {
    let space = picture.layout?.space ?? PictureSpace(toPixels: .identity, visible: .empty)
    let source = picture.layout?.source ?? .empty
    let list = DisplayList(size: .zero, background: background, items: content.items)
    let move = CGAffineTransform(
      a: 1, b: 0, c: 0, d: 1, tx: Double(-source.x), ty: Double(-source.y))
    let kept = picture.renderer
    keep(nil, for: picture)
    let isShared =
      source.area <= Self.largestShared || keptPixels + source.area > Self.maximumKeptPixels
    let renderer =
      isShared
      ? sharedRenderer(width: source.width, height: source.height)
      : kept ?? Renderer(pool: pool, masks: masks)
    let isFresh = isFresh || kept == nil
    if !isShared { keep(renderer, for: picture) }
    if isShared || isFresh { renderer.invalidate() }
    let report = renderer.draw(
      list,
      in: Renderer.Window(
        width: isShared ? Self.roomy(source.width) : source.width,
        height: isShared ? Self.roomy(source.height) : source.height,
        toPixels: concatenate(space.toPixels, move)),
      changed: content.changed.map { $0.moved(-source.x, -source.y) })
    picture.skippedItems = report.skippedItems
    picture.unsupportedEffects = report.unsupportedEffects
    if isShared || isFresh { return Drawing(renderer: renderer, source: source, changed: source) }
    let changed = report.damageRects.reduce(PixelRect.empty) { $0.union($1) }
    return Drawing(
      renderer: renderer, source: source,
      changed: changed.isEmpty ? .empty : changed.moved(source.x, source.y))
  }

  /// Makes a picture's bitmap of the `counting` pixels of a drawing, blurred. Returns the changed
  /// pixels.
  func blur(
    _ drawing: Drawing, _ counting: PixelRect, continuesEdge: Bool, sigma: SIMD2<Double>,
    into picture: Picture, isFresh: Bool
  ) -> PixelRect {
    guard let result = picture.layout?.result else { return .empty }
    let x = AxisBlur(sigma: sigma.x)
    let y = AxisBlur(sigma: sigma.y)
    let changed =
      isFresh ? result : drawing.changed.grown(x.reach, y.reach).tiled.intersection(result)
    withPixels(of: drawing, counting, continuesEdge: continuesEdge) { source in
      picture.draw(keepsRest: !isFresh) {
        blur.run(
          source, x: x, y: y, result: changed,
          into: PictureSink(pixels: $0, stride: result.width, rect: result))
      }
    }
    return changed
  }

  /// Makes a picture's bitmap of a drawing: its shadow, and for an inner shadow the picture too.
  /// Returns the changed pixels.
  func castShadow(
    _ drawing: Drawing, _ draft: ShadowDraft, into picture: Picture, isFresh: Bool
  ) -> PixelRect {
    let (x, y) = (draft.blurX, draft.blurY)
    let whole = draft.whole
    let lit = draft.result.moved(-whole.x, -whole.y)
    var changed = lit
    if !isFresh {
      changed = drawing.changed.grown(x.reach, y.reach)
        .union(draft.kind == .inner ? drawing.changed.moved(-whole.x, -whole.y) : .empty)
        .tiled.intersection(lit)
    }
    withPixels(of: drawing, draft.source, continuesEdge: false) { source in
      picture.draw(keepsRest: !isFresh) { pixels in
        let stride = draft.result.width
        switch draft.kind {
        case .drop:
          blur.run(
            source, x: x, y: y, result: changed,
            into: DropShadowSink(pixels: pixels, stride: stride, rect: lit, color: draft.color))
        case .inner:
          blur.run(
            source, x: x, y: y, result: changed,
            into: InnerShadowSink(
              pixels: pixels, stride: stride, rect: lit, color: draft.color,
              content: source.pixels
                + ((draft.result.y - source.rect.y) * source.stride + draft.result.x
                  - source.rect.x),
              contentStride: source.stride, isAlone: draft.isAlone))
        }
      }
    }
    return changed.moved(whole.x, whole.y)
  }

  private func withPixels(
    of drawing: Drawing, _ counting: PixelRect, continuesEdge: Bool, _ body: (BlurSource) -> Void
  ) {
    drawing.renderer.withPixels { pixels, _, _, stride in
      guard let pixels = pixels.baseAddress else { return }
      let first = (counting.y - drawing.source.y) * stride + counting.x - drawing.source.x
      body(
        BlurSource(
          pixels: pixels + first, stride: stride, rect: counting, continuesEdge: continuesEdge))
    }
  }

  /// Sets or removes a picture's own renderer.
  private func keep(_ renderer: Renderer?, for picture: Picture) {
    if picture.renderer != nil { keptPixels -= picture.keptPixels }
    picture.renderer = renderer
    picture.keptPixels = renderer == nil ? 0 : picture.layout?.source.area ?? 0
    keptPixels += picture.keptPixels
  }

  private func sharedRenderer(width: Int, height: Int) -> Renderer {
    let size = PixelRect(x: 0, y: 0, width: Self.roomy(width), height: Self.roomy(height))
    let renderer = shared[size] ?? Renderer(pool: pool, masks: masks)
    shared[size] = renderer
    return renderer
  }

  /// Rounds sides to a few sizes, which many pictures can share.
  private static func roomy(_ side: Int) -> Int {
    var size = 64
    while size < side { size *= 2 }
    return size
  }
}
