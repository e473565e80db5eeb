import TweenGeometry
import TweenPaint

/// The drawing of a layer whose effect needs its neighbours' pixels, kept from frame to frame.
final class Picture {
  /// Everything that determines the picture, except the items in it.
  struct Recipe: Equatable {
    var effect: DisplayItem.LayerEffect
    var isOpaque: Bool
    /// The pixel space of the layer around it.
    var space: PictureSpace
    /// The visible part of the result.
    var seen: PixelRect
    /// For backdrops: the background behind everything.
    var background: Color.Resolved
    /// Colours are mixed in linear light.
    var isLinear: Bool
    /// For backdrops: whether the pixels at the edges continue outside.
    var continuesEdge = false
  }

  var recipe: Recipe?
  /// The items of which it was made: unchanged, or, for a backdrop, with their own effects applied.
  private(set) var items: [DisplayItem] = []
  /// Pictures inside this one.
  var children: [PictureKey] = []
  /// Draws the items, and keeps their pixels where there are many.
  var renderer: Renderer?
  var keptPixels = 0
  /// The layout of `renderer`'s pixels and of the bitmap.
  var layout: Layout?
  /// The pixel space and the place of the bitmap.
  struct Layout: Equatable {
    var space: PictureSpace
    var source: PixelRect
    var result: PixelRect
  }
  /// nil: nothing is visible.
  private(set) var bitmap: Bitmap?
  /// The memory of the bitmap before, which is reused.
  private var spare: [UInt32] = []
  var opacity = 1.0
  /// Identifies the content of the bitmap, among all pictures of a store.
  var version: UInt64 = 0
  /// Whether the picture is the only drawing of its items.
  var replacesItems = true
  /// The items that are drawn beside it, with their own pictures.
  var shown: [DisplayItem] = []
  /// The number of skipped items in `items`, and the number of effects inside that were omitted.
  var skippedItems = 0
  var skippedEffects = 0
  var unsupportedEffects = 0
  /// The last frame that used the picture.
  var lastUse = 0

  /// Whether it shows these items already; then only the bitmap is kept.
  func isMade(of new: ArraySlice<DisplayItem>, _ recipe: Recipe) -> Bool {
    guard self.recipe == recipe, items.count == new.count,
      zip(items, new).allSatisfy({ FrameDiff.isSame($0, $1) })
    else { return false }
    spare = []
    return true
  }

  /// Records the items and the recipe of the next drawing.
  func note(_ items: ArraySlice<DisplayItem>, _ recipe: Recipe) {
    self.items = Array(items)
    self.recipe = recipe
    children.removeAll(keepingCapacity: true)
    shown.removeAll(keepingCapacity: true)
    skippedItems = 0
    skippedEffects = 0
    unsupportedEffects = 0
  }

  /// Removes the bitmap, since nothing is visible.
  func clear(_ version: UInt64) {
    self.version = version
    bitmap = nil
    spare = []
    layout = nil
  }

  /// Calls `body` to write the pixels of the layout's result. With `keepsRest`, pixels that it does
  /// not write stay.
  func draw(keepsRest: Bool, _ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    guard let result = layout?.result else { return }
    var pixels = spare
    spare = []
    let old = bitmap?.pixels
    if keepsRest, let old {
      pixels.replaceSubrange(pixels.startIndex..., with: old)
    } else if pixels.count != result.area {
      pixels = Array(repeating: 0, count: result.area)
    }
    pixels.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { body(base) }
    }
    bitmap = Bitmap(width: result.width, height: result.height, pixels: pixels)
    spare = old ?? []
  }
}

/// The same layer in successive frames.
struct PictureKey: Hashable {
  /// The beginning's id, or 0.
  var id: UInt64
  /// The place in the list, which identifies layers without a name or with a duplicate one.
  var place: Int
}
