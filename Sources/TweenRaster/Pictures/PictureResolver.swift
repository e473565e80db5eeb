import Foundation
import TweenGeometry
import TweenPaint

/// Goes through a display list once, and puts images in the places of the layers that need to be
/// drawn as pictures.
struct PictureResolver {
  /// Effects nested beyond this depth are omitted: every level is a picture of its own.
  static let deepestNesting = 32

  let store: PictureStore
  let items: [DisplayItem]
  /// Where each layer ends: the place of its end, or the list's end.
  private let ends: ContiguousArray<Int32>
  /// The beginnings of layers with masks, backdrops, or items that do not simply cover the content
  /// behind.
  let isIsolating: ContiguousArray<Bool>
  /// How many layers that are to be pictures begin before each item.
  private let picturesBefore: ContiguousArray<Int32>
  private var depth = 0
  /// The pictures found inside the one at hand.
  private var children: [PictureKey] = []
  /// The number of effects omitted because of bad numbers, in the current picture.
  private(set) var skippedEffects = 0
  /// Where images changed that bear the names they bore, in the pixels of the picture at hand.
  private(set) var changed: [PixelRect] = []
  /// The picture's pixels.
  private var toPixels = CGAffineTransform.identity

  /// Items that are to be drawn as a picture.
  struct Content {
    var items: [DisplayItem] = []
    /// Where images in it changed that bear the names they bore.
    var changed: [PixelRect] = []
  }

  /// A layer that is not a picture, or all of the list.
  struct Group {
    var space: PictureSpace
    /// Where in the output the items begin that a backdrop inside sees.
    var backdropStart: Int
    var background: Color.Resolved
    /// Colours are mixed in linear light here.
    var isLinear = false
    /// What lies at the edges of `space.visible` goes on outside, for backdrops.
    var isCanvas: Bool
    /// Whether its pixels are those of a plane, even where they coincide with the canvas's.
    var isPlane = false
    var end: Int
  }

  /// A layer that is to be a picture.
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

  /// Copies a range of the list, with its pictures done.
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

  /// The picture of a layer, and whether it stands as it is.
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
      recipe.goesOn = job.group.isCanvas
    } else {
      recipe.background = .clear
    }
    // A backdrop sees images that change under the same name.
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

  /// The layer's items with their own pictures done, as a picture's items: in a layer where there
  /// are masks among them, since a canvas takes none.
  ///
  /// - Parameter isShown: they are drawn beside the picture, too.
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

  /// Whether the items of a picture are put in a layer of their own, which begins as theirs does.
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

  /// Notes what changed in items that are drawn beside a picture.
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
        // Other than all names in the list, as good as surely.
        id: id == 0 ? 0 : id ^ 0x7069_6374_7572_6573, version: picture.version,
        .image(
          DisplayItem.ImageItem(
            bitmap: bitmap, rect: rect, sampling: isExact ? .nearest : .linear, opacity: opacity,
            transform: layout.space.toPoints))))
  }
}

extension DisplayItem {
  /// It needs the layer it is in to be a picture of its own.
  fileprivate var isIsolated: Bool {
    if case .endLayer = content { return false }
    if case .beginLayer(let layer) = content {
      if layer.isMask { return true }
      // What lies behind is what there is in the layer around, and no more.
      if case .backdrop = layer.effect { return true }
    }
    return blend != .normal
  }
}

extension DisplayItem.LayerEffect {
  /// It needs more than the pixel it changes.
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
