import Foundation
import TweenGeometry
import TweenPaint

/// Goes through a display list once, and puts images in the places of the layers that need to be
/// drawn as pictures.
struct PictureResolver {
  /// Effects inside effects beyond this depth are left out: every level is a picture of its own.
  static let deepestNesting = 32

  let store: PictureStore
  let items: [DisplayItem]
  /// Where each layer ends: the place of its end, or the list's end.
  private let ends: ContiguousArray<Int32>
  /// The beginnings of layers that hold masks, or items that do not simply cover what is behind.
  private let isIsolating: ContiguousArray<Bool>
  private var depth = 0
  /// The pictures found inside the one at hand.
  private var children: [PictureKey] = []

  /// A layer that is not a picture, or all of the list.
  private struct Group {
    var space: PictureSpace
    /// Where in the output the items begin that a backdrop inside sees.
    var backdropStart: Int
    var background: Color.Resolved
    /// What lies at the edges of `space.visible` goes on outside, for backdrops.
    var isCanvas: Bool
    var end: Int
  }

  init(store: PictureStore, items: [DisplayItem]) {
    self.store = store
    self.items = items
    var ends = ContiguousArray(repeating: Int32(items.count), count: items.count)
    var isIsolating = ContiguousArray(repeating: false, count: items.count)
    var open: ContiguousArray<Int> = []
    for index in items.indices {
      if let begin = open.last, items[index].isIsolated { isIsolating[begin] = true }
      switch items[index].content {
      case .beginLayer: open.append(index)
      case .endLayer:
        if let begin = open.popLast() { ends[begin] = Int32(index) }
      default: break
      }
    }
    self.ends = ends
    self.isIsolating = isIsolating
  }

  mutating func resolveAll(in space: PictureSpace, background: Color.Resolved) -> [DisplayItem] {
    resolve(items.indices, in: space, background: background, isCanvas: true)
  }

  /// Copies a range of the list, with its pictures done.
  private mutating func resolve(
    _ range: Range<Int>, in space: PictureSpace, background: Color.Resolved, isCanvas: Bool = false
  ) -> [DisplayItem] {
    var output: [DisplayItem] = []
    output.reserveCapacity(range.count)
    var groups = [
      Group(
        space: space, backdropStart: 0, background: background, isCanvas: isCanvas,
        end: range.upperBound)
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
      if !(layer.opacity > 0) {
        // Nobody sees what is inside. A mask cuts all the same.
        output.append(plain(index))
        if end < items.count { output.append(items[end]) }
        index = min(end + 1, range.upperBound)
      } else if let effect = layer.effect, isPicture(effect) {
        resolve(index, layer, effect, end: end, group, &output)
        index = min(end + 1, range.upperBound)
      } else {
        output.append(items[index])
        groups.append(
          inner(of: group, layer, begin: index, start: output.count, end: end))
        index += 1
      }
    }
    return output
  }

  /// The beginning of a layer without its effect.
  private func plain(_ begin: Int) -> DisplayItem {
    var item = items[begin]
    guard case .beginLayer(var layer) = item.content else { return item }
    layer.effect = nil
    item.content = .beginLayer(layer)
    return item
  }

  private func isPicture(_ effect: DisplayItem.LayerEffect) -> Bool {
    switch effect {
    case .blur, .shadow, .backdrop: depth < Self.deepestNesting
    case .projection, .colorMatrix, .alphaThreshold: false
    }
  }

  private func inner(
    of group: Group, _ layer: DisplayItem.Layer, begin: Int, start: Int, end: Int
  ) -> Group {
    var inner = group
    inner.end = end
    inner.space.visible = group.space.box(layer.clip)
      .intersection(PictureBox(group.space.visible)).pixels
    if isIsolating[begin] || layer.clip != nil || layer.effect != nil || layer.isMask
      || layer.isOpaque || layer.opacity < 1 || items[begin].blend != .normal
    {
      inner.backdropStart = start
      inner.background = layer.isOpaque ? .opaqueBlack : .clear
      inner.isCanvas = false
    }
    return inner
  }

  // MARK: Pictures

  private mutating func resolve(
    _ begin: Int, _ layer: DisplayItem.Layer, _ effect: DisplayItem.LayerEffect, end: Int,
    _ group: Group, _ output: inout [DisplayItem]
  ) {
    let seen = group.space.box(layer.clip).intersection(PictureBox(group.space.visible)).pixels
    let job = PictureJob(begin: begin, inside: begin + 1..<end, layer: layer, seen: seen)
    switch effect {
    case .blur(let blur): resolveBlur(job, blur, group, &output)
    case .shadow, .backdrop: output.append(contentsOf: items[begin..<min(end + 1, items.count)])
    case .projection, .colorMatrix, .alphaThreshold: break
    }
  }

  /// What is to be done for one layer.
  private struct PictureJob {
    var begin: Int
    /// The items in the layer.
    var inside: Range<Int>
    var layer: DisplayItem.Layer
    /// What can be seen of the layer, in the pixels of the layer around it.
    var seen: PixelRect
  }

  private mutating func resolveBlur(
    _ job: PictureJob, _ blur: DisplayItem.Blur, _ group: Group, _ output: inout [DisplayItem]
  ) {
    guard let place = EffectPlacement(blur.transform, group.space, roundIsEnough: blur.opaqueRect == nil),
      blur.radius.isFinite
    else {
      store.countSkippedEffect()
      resolvePlainly(job, group, &output)
      return
    }
    guard blur.radius > 0 else {
      resolvePlainly(job, group, &output)
      return
    }
    let (key, picture) = store.picture(for: items[job.begin], at: job.begin)
    children.append(key)
    let recipe = Picture.Recipe(
      effect: .blur(blur), isOpaque: job.layer.isOpaque, space: group.space, seen: job.seen,
      background: nil)
    let raw = items[job.inside]
    if picture.isMade(of: raw, recipe) {
      store.keep(picture)
    } else {
      let isSameRecipe = picture.recipe == recipe
      picture.note(raw, recipe)
      draw(blur, place, job, group, picture, isSameRecipe: isSameRecipe)
    }
    store.count(picture)
    emit(picture, job, blur.opaqueRect.map { ($0, blur.transform) }, group, &output)
  }

  private mutating func draw(
    _ blur: DisplayItem.Blur, _ place: EffectPlacement, _ job: PictureJob, _ group: Group,
    _ picture: Picture, isSameRecipe: Bool
  ) {
    var seenSpace = group.space
    seenSpace.visible = job.seen
    var space = place.isTurned ? place.straightened(blur.transform, seenSpace) : seenSpace
    var sigma = place.scale * blur.radius
    var area = DrawnArea(space, sigma: sigma, blur: blur, items: items[job.inside], job.layer)
    while area.isTooLarge && min(sigma.x, sigma.y) > 8 {
      space = space.halved
      sigma /= 2
      area = DrawnArea(space, sigma: sigma, blur: blur, items: items[job.inside], job.layer)
    }
    if area.source.isEmpty || area.result.isEmpty {
      picture.clear()
      picture.version = store.nextVersion()
      return
    }
    let around = children
    children = []
    depth += 1
    let background: Color.Resolved = job.layer.isOpaque ? .opaqueBlack : .clear
    var content = resolve(
      job.inside,
      in: PictureSpace(toPixels: space.toPixels, visible: area.source), background: background)
    depth -= 1
    picture.children = children
    children = around
    content = isolated(content, begin: job.begin)

    let layout = Picture.Layout(space: space, source: area.source, result: area.result)
    let isFresh = !isSameRecipe || picture.layout != layout
    picture.layout = layout
    let drawn = store.draw(
      content, of: picture, in: space, source: area.source, background: background,
      isFresh: isFresh)
    if drawn.changed.isEmpty && !isFresh { return }
    let x = AxisBlur(sigma: sigma.x)
    let y = AxisBlur(sigma: sigma.y)
    let changed =
      isFresh
      ? area.result
      : drawn.changed.grown(x.reach, y.reach).tiled.intersection(area.result)
    drawn.renderer.withPixels { pixels, _, _, stride in
      guard let pixels = pixels.baseAddress else { return }
      // What an opaque blur lets go on are the pixels that lie wholly inside.
      let from = area.content.intersection(area.source)
      let source = BlurSource(
        pixels: pixels + (from.y - area.source.y) * stride + from.x - area.source.x,
        stride: stride, rect: from, goesOn: blur.opaqueRect != nil)
      picture.draw(width: area.result.width, height: area.result.height, keepsRest: !isFresh) {
        store.blur.run(
          source, x: x, y: y, result: changed,
          into: PictureSink(pixels: $0, stride: area.result.width, rect: area.result))
      }
    }
    picture.version = store.nextVersion()
  }

  /// Which pixels a blur reads and makes.
  private struct DrawnArea {
    /// What is drawn to be blurred.
    var source = PixelRect.empty
    /// What of it counts.
    var content = PixelRect.empty
    var result = PixelRect.empty
    private var seenArea = 0

    init(
      _ space: PictureSpace, sigma: SIMD2<Double>, blur: DisplayItem.Blur,
      items: ArraySlice<DisplayItem>, _ layer: DisplayItem.Layer
    ) {
      let x = AxisBlur(sigma: sigma.x)
      let y = AxisBlur(sigma: sigma.y)
      var seen = space.visible
      seenArea = seen.area
      if let rect = blur.opaqueRect {
        let box = PictureBox(rect, concatenate(blur.transform, space.toPixels))
        content = box.innerPixels
        seen = seen.intersection(box.pixels)
      } else {
        content = seen.grown(x.reach, y.reach)
      }
      var box = PictureBox(content).intersection(PictureBox(seen.grown(x.reach, y.reach)))
      if !layer.isOpaque {
        box = box.intersection(PictureExtent.box(of: items, toPixels: space.toPixels))
      }
      source = box.pixels.tiled
      var reached = box.pixels
      if blur.opaqueRect == nil {
        reached = reached.grown(
          AxisBlur.visibleReach(sigma: sigma.x), AxisBlur.visibleReach(sigma: sigma.y))
      } else if !reached.isEmpty {
        source = PictureBox(content).intersection(PictureBox(seen.grown(x.reach, y.reach))).pixels.tiled
        reached = seen
      }
      result = reached.intersection(seen).tiled
    }

    /// Larger than what can be seen by so much that it is better drawn coarsely: the blur is wide.
    var isTooLarge: Bool {
      let largest = max(source.area, result.area)
      return largest > max(16_777_216, 2 * seenArea)
        || max(source.width, source.height) > 32_000
    }
  }

  /// A picture's items, in a layer where there are masks among them: the canvas takes none.
  private func isolated(_ content: [DisplayItem], begin: Int) -> [DisplayItem] {
    if !isIsolating[begin] { return content }
    return [DisplayItem(.beginLayer(DisplayItem.Layer()))] + content + [DisplayItem(.endLayer)]
  }

  // MARK: What is left

  /// The layer as it is but for its effect.
  private mutating func resolvePlainly(
    _ job: PictureJob, _ group: Group, _ output: inout [DisplayItem]
  ) {
    output.append(plain(job.begin))
    var space = group.space
    space.visible = job.seen
    depth += 1
    output.append(
      contentsOf: resolve(
        job.inside, in: space, background: job.layer.isOpaque ? .opaqueBlack : .clear))
    depth -= 1
    output.append(endItem(of: job))
  }

  private func endItem(of job: PictureJob) -> DisplayItem {
    job.inside.upperBound < items.count
      ? items[job.inside.upperBound] : DisplayItem(.endLayer)
  }

  /// Puts the picture in the layer's place.
  private func emit(
    _ picture: Picture, _ job: PictureJob, _ opaque: (CGRect, CGAffineTransform)?,
    _ group: Group, _ output: inout [DisplayItem]
  ) {
    var layer = job.layer
    layer.effect = nil
    layer.isOpaque = false
    let begin = items[job.begin]
    let isPlain = layer.clip == nil && !layer.isMask && begin.blend == .normal && opaque == nil
    if isPlain {
      append(picture, begin.id, opacity: layer.opacity, group.space, &output)
      return
    }
    var opened = begin
    opened.content = .beginLayer(layer)
    output.append(opened)
    if let opaque {
      var path = Path()
      path.addRect(opaque.0)
      output.append(
        DisplayItem(
          .beginLayer(
            DisplayItem.Layer(clip: DisplayItem.Clip(path: path, transform: opaque.1)))))
    }
    append(picture, begin.id, opacity: 1, group.space, &output)
    if opaque != nil { output.append(DisplayItem(.endLayer)) }
    output.append(endItem(of: job))
  }

  private func append(
    _ picture: Picture, _ id: UInt64, opacity: Double, _ space: PictureSpace,
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
    if case .beginLayer(let layer) = content, layer.isMask { return true }
    return blend != .normal
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
