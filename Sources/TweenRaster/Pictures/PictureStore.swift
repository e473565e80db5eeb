import TweenGeometry
import TweenPaint

/// The pictures of a renderer's frames, and what draws them.
///
/// Not every effect can be done pixel by pixel while the bands are drawn: a blurred pixel needs
/// its neighbours. Layers with such effects are drawn beforehand, the innermost first, into bitmaps
/// that cover what can be seen of them; in the list that the bands draw, an image stands for the
/// layer, pixel on pixel. A picture is kept, and drawn again only where it changes.
final class PictureStore {
  /// Pictures with more pixels than this keep a renderer of their own, and so the pixels under the
  /// effect; the others share one, and are drawn wholly when something in them changes.
  static let largestShared = 65_536

  let pool: WorkerPool
  let blur: GaussianBlur
  private var pictures: [PictureKey: Picture] = [:]
  private var shared: [PixelRect: Renderer] = [:]
  private var frame = 0
  private var lastVersion: UInt64 = 0
  /// Of pictures that take the place of their items.
  private(set) var skippedItems = 0
  private(set) var unsupportedEffects = 0

  init(pool: WorkerPool) {
    self.pool = pool
    blur = GaussianBlur(pool: pool)
  }

  /// Draws the list's pictures. Gives the list that is left to be drawn.
  func resolve(_ list: DisplayList, in window: Renderer.Window) -> DisplayList {
    frame += 1
    skippedItems = 0
    unsupportedEffects = 0
    let space = PictureSpace(
      toPixels: window.toPixels,
      visible: PixelRect(x: 0, y: 0, width: window.width, height: window.height))
    var resolver = PictureResolver(store: self, items: list.items)
    var resolved = list
    resolved.items = resolver.resolveAll(in: space, background: list.background)
    // What was not asked for has gone.
    for (key, picture) in pictures where picture.lastUse != frame { pictures[key] = nil }
    return resolved
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

  /// Keeps a picture that has not changed, and those in it.
  func keep(_ picture: Picture) {
    for key in picture.children {
      guard let child = pictures[key] else { continue }
      child.lastUse = frame
      keep(child)
    }
  }

  func nextVersion() -> UInt64 {
    lastVersion += 1
    return lastVersion
  }

  func count(_ picture: Picture) {
    skippedItems += picture.skippedItems
    unsupportedEffects += picture.unsupportedEffects
  }

  func countSkippedEffect() { skippedItems += 1 }

  // MARK: Drawing

  /// Draws items on `background`. Gives the box around what has changed since the picture was drawn
  /// last, all where `isFresh`.
  func draw(
    _ items: [DisplayItem], of picture: Picture, in space: PictureSpace, source: PixelRect,
    background: Color.Resolved, isFresh: Bool
  ) -> (renderer: Renderer, changed: PixelRect) {
    let list = DisplayList(size: .zero, background: background, items: items)
    let moved = concatenate(
      space.toPixels,
      CGAffineTransform(
        a: 1, b: 0, c: 0, d: 1, tx: Double(-source.x), ty: Double(-source.y)))
    if source.area <= Self.largestShared {
      picture.renderer = nil
      let renderer = sharedRenderer(width: source.width, height: source.height)
      renderer.invalidate()
      let report = renderer.draw(
        list, in: Renderer.Window(
          width: Self.roomy(source.width), height: Self.roomy(source.height), toPixels: moved))
      picture.skippedItems = report.skippedItems
      picture.unsupportedEffects = report.unsupportedEffects
      return (renderer, source)
    }
    let renderer = picture.renderer ?? Renderer(pool: pool)
    picture.renderer = renderer
    let report = renderer.draw(
      list, in: Renderer.Window(width: source.width, height: source.height, toPixels: moved))
    picture.skippedItems = report.skippedItems
    picture.unsupportedEffects = report.unsupportedEffects
    if isFresh { return (renderer, source) }
    let changed = report.damageRects.reduce(PixelRect.empty) { $0.union($1) }
    return (renderer, changed.isEmpty ? .empty : changed.moved(source.x, source.y))
  }

  private func sharedRenderer(width: Int, height: Int) -> Renderer {
    let size = PixelRect(x: 0, y: 0, width: Self.roomy(width), height: Self.roomy(height))
    let renderer = shared[size] ?? Renderer(pool: pool)
    shared[size] = renderer
    return renderer
  }

  /// Few sizes for many pictures.
  private static func roomy(_ side: Int) -> Int {
    var size = 64
    while size < side { size *= 2 }
    return size
  }
}
