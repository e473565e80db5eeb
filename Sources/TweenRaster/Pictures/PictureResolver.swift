import Foundation
import TweenGeometry
import TweenPaint

/// Traverses a display list once, and replaces the layers that need to be drawn as pictures by
/// images.
struct PictureResolver {
  /// Effects nested beyond this depth are omitted: every level is a picture of its own.
  static let deepestNesting = 32

  let store: PictureStore
  let items: [DisplayItem]
  /// The end of each layer: the index of its end item, or the list's end.
  private let ends: ContiguousArray<Int32>
  /// The beginnings of layers with masks, backdrops, or items that do not simply cover the content
  /// behind.
  let isIsolating: ContiguousArray<Bool>
  /// The number of layers before each item that become pictures.
  private let picturesBefore: ContiguousArray<Int32>
  private var depth = 0
  /// The pictures inside the current one.
  private var children: [PictureKey] = []
  /// The number of effects omitted because of bad numbers, in the current picture.
  private(set) var skippedEffects = 0
  /// The changed parts of images that kept their names, in the pixels of the current picture.
  private(set) var changed: [PixelRect] = []
  /// The picture's pixels.
  private var toPixels = CGAffineTransform.identity

  /// The items to be drawn as a picture.
  struct Content {
    var items: [DisplayItem] = []
    /// The changed parts of images in it that kept their names.
    var changed: [PixelRect] = []
  }

  /// A layer that is not a picture, or the whole list.
  struct Group {
    var space: PictureSpace
    /// The index in the output of the first item that a backdrop inside reads.
    var backdropStart: Int
    var background: Color.Resolved
    /// Colours are mixed in linear light here.
    var isLinear = false
    /// Whether pixels at the edges of `space.visible` continue outside, for backdrops.
    var isCanvas: Bool
    /// Whether its pixels are those of a plane, even where they coincide with the canvas's.
    var isPlane = false
    var end: Int
  }

  /// A layer that becomes a picture.
  struct Job {
    var begin: Int
    /// The items in the layer.
    var inside: Range<Int>
    var layer: DisplayItem.Layer
    /// The visible part of the layer, in the pixels of the layer around it.
    var seen: PixelRect
    /// The layer around it.
    var group: Group

    /// Whether colours are mixed in linear light in the layer.
    var isLinear: Bool { layer.mixing.map { $0 == .linear } ?? group.isLinear }
  }

  init(store: PictureStore, items: [DisplayItem]) {
    self.store = store
    self.items = items
    var ends = ContiguousArray(repeating: Int32(items.count), count: items.count)
    var isIsolating = ContiguousArray(repeating: false, count: items.count)
    var picturesBefore: ContiguousArray<Int32> = [0]
    var count: Int32 = 0
    var open: ContiguousArray<Int> = []
    for index in items.indices {
      if let begin = open.last, items[index].isIsolated { isIsolating[begin] = true }
      switch items[index].content {
      case .beginLayer(let layer):
        if layer.effect?.isPicture == true { count += 1 }
        open.append(index)
      case .endLayer:
        if let begin = open.popLast() { ends[begin] = Int32(index) }
      default: break
      }
      picturesBefore.append(count)
    }
    self.ends = ends
    self.isIsolating = isIsolating
    self.picturesBefore = picturesBefore
  }

  mutating func resolveAll(in space: PictureSpace, background: Color.Resolved) -> [DisplayItem] {
    toPixels = space.toPixels
    return resolve(items.indices, in: space, background: background, isCanvas: true)
  }

  /// Copies a range of the list, with pictures in place of their layers.
  private mutating func resolve(
    _ range: Range<Int>, in space: PictureSpace, background: Color.Resolved,
    isLinear: Bool = false, isCanvas: Bool = false
  ) -> [DisplayItem] {
    var output: [DisplayItem] = []
    output.reserveCapacity(range.count)
    var groups = [
      Group(
        space: space, backdropStart: 0, background: background, isLinear: isLinear,
        isCanvas: isCanvas, end: range.upperBound)
    ]
    var index = range.lowerBound
    while index < range.upperBound {
      while groups.count > 1, groups[groups.count - 1].end < index { groups.removeLast() }
      guard case .beginLayer(let layer) = items[index].content else {
        output.append(items[index])
        index += 1
        continue
      }
      let group = groups[groups.count - 1]
      let end = min(Int(ends[index]), range.upperBound)
      var isDone = true
      if !(layer.opacity > 0) {
        // The content is invisible. A mask cuts all the same.
        output.append(plain(index))
        output.append(endItem(end))
      } else if let effect = layer.effect, depth < Self.deepestNesting {
        let seen = group.space.box(layer.clip).intersection(PictureBox(group.space.visible)).pixels
        let job = Job(
          begin: index, inside: index + 1..<end, layer: layer, seen: seen, group: group)
        isDone = draw(effect, job, &output)
      } else {
        output.append(items[index])
        isDone = false
      }
      if isDone {
        index = min(end + 1, range.upperBound)
      } else {
        groups.append(inner(of: group, layer, begin: index, start: output.count, end: end))
        index += 1
      }
    }
    return output
  }

  /// Draws the picture of a layer and appends the items that replace it. Returns false when only the
  /// beginning has been appended so far.
  private mutating func draw(
    _ effect: DisplayItem.LayerEffect, _ job: Job, _ output: inout [DisplayItem]
  ) -> Bool {
    if effect.isPicture, depth == 0, store.isFull {
      output.append(items[job.begin])
      return false
    }
    switch effect {
    case .blur(let blur): return resolveBlur(job, blur, &output)
    case .shadow(let shadow): return resolveShadow(job, shadow, &output)
    case .backdrop(let backdrop):
      resolveBackdrop(job, backdrop, &output)
      return false
    case .projection, .colorMatrix, .alphaThreshold:
      output.append(items[job.begin])
      return false
    }
  }

  private func inner(
    of group: Group, _ layer: DisplayItem.Layer, begin: Int, start: Int, end: Int
  ) -> Group {
    var inner = group
    inner.end = end
    inner.space.visible =
      group.space.box(layer.clip)
      .intersection(PictureBox(group.space.visible)).pixels
    if case .projection(let map) = layer.effect,
      picturesBefore[max(end, begin + 1)] > picturesBefore[begin + 1]
    {
      inner.isPlane = true
      inner.space =
        PictureSpace(
          plane: map.concatenating(ProjectionTransform(group.space.toPixels)),
          seenIn: inner.space.visible,
          extent: PictureExtent.box(
            of: items[(begin + 1)..<max(end, begin + 1)], toPixels: .identity))
        ?? PictureSpace(toPixels: .identity, visible: .empty)
    }
    inner.isLinear = layer.mixing.map { $0 == .linear } ?? group.isLinear
    if isIsolating[begin] || inner.isLinear != group.isLinear || layer.clip != nil
      || layer.effect != nil || layer.isMask
      || layer.isOpaque || layer.opacity < 1 || items[begin].blend != .normal
    {
      inner.backdropStart = start
      inner.background = layer.isOpaque ? .opaqueBlack : .clear
      inner.isCanvas = false
    }
    return inner
  }

  // MARK: For the effects

  /// The beginning of a layer without its effect.
  func plain(_ begin: Int) -> DisplayItem {
    var item = items[begin]
    guard case .beginLayer(var layer) = item.content else { return item }
    layer.effect = nil
    item.content = .beginLayer(layer)
    return item
  }

  func endItem(_ end: Int) -> DisplayItem {
    end < items.count ? items[end] : DisplayItem(.endLayer)
  }

  mutating func skipEffect() { skippedEffects += 1 }

  /// The picture of a layer, and whether it is still valid.
  mutating func picture(
    for job: Job, _ effect: DisplayItem.LayerEffect, of raw: ArraySlice<DisplayItem>
  ) -> (picture: Picture, isMade: Bool, isSameRecipe: Bool) {
    let (key, picture) = store.picture(for: items[job.begin], at: job.begin)
    children.append(key)
    var recipe = Picture.Recipe(
      effect: effect, isOpaque: job.layer.isOpaque, space: job.group.space, seen: job.seen,
      background: job.group.background,
      isLinear: job.isLinear)
    if case .backdrop = effect {
      // It shows the content of the layer around it.
      recipe.isLinear = job.group.isLinear
      recipe.continuesEdge = job.group.isCanvas
    } else {
      recipe.background = .clear
    }
    // A backdrop reads images that change under the same name.
    var mayStand = true
    if case .backdrop = effect { mayStand = changed.isEmpty }
    if mayStand, picture.isMade(of: raw, recipe) {
      store.keep(picture)
      return (picture, true, true)
    }
    let isSame = picture.recipe == recipe
    picture.note(raw, recipe)
    return (picture, false, isSame)
  }

  /// Whether there is memory for a picture and the pictures in it. Otherwise its layer is drawn
  /// without the effect, which `LayerTable` counts.
  func isAdmitted(_ picture: Picture) -> Bool {
    if depth > 0 || store.reserve(picture) {
      store.count(picture)
      return true
    }
    return false
  }

  /// The layer's items with their own pictures, as a picture's items: wrapped in a layer if there are
  /// masks among them, which a canvas does not support.
  ///
  /// - Parameter isShown: whether they are also drawn beside the picture.
  mutating func content(
    of job: Job, for picture: Picture, in space: PictureSpace, visible: PixelRect,
    isShown: Bool = false
  ) -> Content {
    let around = (children, skippedEffects, changed, toPixels)
    // A drawing in a plane changes other pixels than those it is drawn to.
    let isPlane = isShown && (job.group.isPlane || space.toPixels != toPixels)
    (children, skippedEffects, changed) = ([], 0, [])
    toPixels = isPlane ? CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) : space.toPixels
    depth += 1
    var content = Content()
    content.items = resolve(
      job.inside, in: PictureSpace(toPixels: space.toPixels, visible: visible),
      background: job.layer.isOpaque ? .opaqueBlack : .clear, isLinear: job.isLinear)
    content.changed = changed
    depth -= 1
    picture.children += children
    picture.skippedEffects += skippedEffects
    (children, skippedEffects, changed, toPixels) = around
    if isWrapped(job) {
      content.items = Self.inLayer(
        content.items, isOpaque: job.layer.isOpaque, isLinear: job.isLinear)
    }
    return content
  }

  /// Whether the items of a picture are wrapped in a layer of their own, which has the same
  /// beginning.
  func isWrapped(_ job: Job) -> Bool { isIsolating[job.begin] || job.isLinear }

  /// The colour onto which the items of a picture are drawn.
  func ground(of job: Job) -> Color.Resolved {
    job.layer.isOpaque && !isWrapped(job) ? .opaqueBlack : .clear
  }

  /// The items as the picture of a layer.
  static func inLayer(
    _ items: [DisplayItem], isOpaque: Bool = false, isLinear: Bool
  ) -> [DisplayItem] {
    let layer = DisplayItem.Layer(isOpaque: isOpaque, mixing: isLinear ? .linear : nil)
    return [DisplayItem(.beginLayer(layer))] + items + [DisplayItem(.endLayer)]
  }

  /// Records that a picture changed, in all or in part of its pixels.
  mutating func note(_ part: PixelRect, of picture: Picture, isFresh: Bool) {
    if isFresh || picture.layout?.space.toPixels != toPixels {
      picture.version = store.nextVersion()
    } else {
      changed.append(part)
    }
  }

  /// Records the changes in items that are drawn beside a picture.
  mutating func note(_ content: Content) { changed += content.changed }

  /// Appends the bitmap of a picture as an image.
  func append(
    _ picture: Picture, _ id: UInt64, opacity: Double, in space: PictureSpace,
    _ output: inout [DisplayItem]
  ) {
    guard let bitmap = picture.bitmap, let layout = picture.layout else { return }
    if picture.opacity != opacity {
      picture.opacity = opacity
      picture.version = store.nextVersion()
    }
    let rect = CGRect(
      x: layout.result.x, y: layout.result.y, width: layout.result.width,
      height: layout.result.height)
    let isExact = layout.space.toPixels == space.toPixels
    output.append(
      DisplayItem(
        // Different from all names in the list, with near certainty.
        id: id == 0 ? 0 : id ^ 0x7069_6374_7572_6573, version: picture.version,
        .image(
          DisplayItem.ImageItem(
            bitmap: bitmap, rect: rect, sampling: isExact ? .nearest : .linear, opacity: opacity,
            transform: layout.space.toPoints))))
  }
}

extension DisplayItem {
  /// Whether the layer around it must be a picture of its own.
  fileprivate var isIsolated: Bool {
    if case .endLayer = content { return false }
    if case .beginLayer(let layer) = content {
      if layer.isMask { return true }
      // The content behind is that of the layer around.
      if case .backdrop = layer.effect { return true }
    }
    return blend != .normal
  }
}

extension DisplayItem.LayerEffect {
  /// Whether it reads more than the pixel that it changes.
  fileprivate var isPicture: Bool {
    switch self {
    case .blur, .shadow, .backdrop: true
    case .projection, .colorMatrix, .alphaThreshold: false
    }
  }
}

extension Color.Resolved {
  static var clear: Color.Resolved {
    Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
  }
  static var opaqueBlack: Color.Resolved {
    Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0)
  }
}
