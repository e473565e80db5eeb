import Foundation
import TweenGeometry
import TweenPaint

/// The form of a display list's layer in a vector file.
enum LayerPlan: Equatable {
  /// The layer is invisible.
  case nothing
  /// Its items are in a group; a group without any effect is omitted, and its items join those around
  /// it.
  case group
  /// Its items are drawn, and clipped, onto the content behind the layer.
  case clip
  /// Its items are drawn, on or under a picture of their shadow.
  case shadow(DisplayItem.Shadow)
  /// The layer is drawn as a picture.
  case picture(VectorTally.Kind)
  /// The layer depends on the content behind it in a way that no format supports.
  case reader(VectorTally.Kind)

  init(_ layer: DisplayItem.Layer, blend: BlendOperator) {
    guard VectorColor.unit(layer.opacity) > 0 || layer.isMask else {
      self = .nothing
      return
    }
    let isReader = !layer.isMask && !blend.isInVectorFormats
    if layer.isClipOnto(blend) {
      self = .clip
    } else if case .backdrop(let backdrop) = layer.effect, backdrop.radius.isFinite {
      self = backdrop.colorMatrix.isSound ? .reader(.backdrop) : .nothing
    } else if isReader {
      self = .reader(.blendMode)
    } else {
      self = Self.plan(of: layer)
    }
  }

  private static func plan(of layer: DisplayItem.Layer) -> LayerPlan {
    switch layer.effect {
    case .blur(let blur) where blur.radius > 0 && blur.radius.isFinite: return .picture(.blur)
    case .colorMatrix(let matrix): return matrix.isSound ? .picture(.colorMatrix) : .nothing
    case .alphaThreshold(let threshold):
      let isSound = threshold.lowest.isFinite && threshold.highest.isFinite
      return isSound ? .picture(.alphaThreshold) : .nothing
    case .projection(let map) where map.affine == nil: return .picture(.perspective)
    case .shadow(let shadow) where shadow.isSeen:
      return layer.mixing == .linear ? .picture(.linearLight) : .shadow(shadow)
    case .blur, .projection, .shadow, .backdrop, nil:
      return layer.mixing == .linear ? .picture(.linearLight) : .group
    }
  }
}

extension DisplayItem.Layer {
  /// Whether the layer begins with the content behind it, unchanged, and replaces it: its items are
  /// clipped and blend with that content, as `GraphicsContext` draws with blend modes in clips.
  fileprivate func isClipOnto(_ blend: BlendOperator) -> Bool {
    guard case .backdrop(let backdrop) = effect, blend == .copy, !isMask, !isOpaque, clip != nil,
      opacity >= 1, mixing == nil
    else { return false }
    return backdrop.radius <= 0 && backdrop.colorMatrix == ColorMatrix()
  }

  /// Whether the items inside can join those around the layer, if none of them needs a picture of its
  /// own (`LayerTable` of the rasterizer).
  fileprivate func isNeutral(_ blend: BlendOperator) -> Bool {
    guard VectorColor.unit(opacity) >= 1, clip == nil, !isMask, !isOpaque, blend == .normal,
      mixing != .linear
    else { return false }
    switch effect {
    case nil: return true
    case .blur(let blur): return !(blur.radius > 0 && blur.radius.isFinite)
    case .shadow(let shadow): return !shadow.isSeen
    case .backdrop(let backdrop): return !backdrop.radius.isFinite
    case .projection, .colorMatrix, .alphaThreshold: return false
    }
  }
}

extension DisplayItem.Shadow {
  fileprivate var isSeen: Bool {
    radius.isFinite && offset.width.isFinite && offset.height.isFinite
      && (isAlone || VectorColor(color, opacity: 1) != nil)
  }
}

extension ColorMatrix {
  fileprivate var isSound: Bool { rows.allSatisfy { $0.allSatisfy(\.isFinite) } }
}

/// The layers of a display list: their ends, and which of them need a picture of their own.
struct LayerPlans {
  /// The plan of the layer that begins at an index; `group` elsewhere.
  private(set) var plans: [LayerPlan]
  /// The index behind the layer's `endLayer`, or the list's end.
  private(set) var ends: [Int]
  /// Whether items directly in the layer blend only with each other, or a mask cuts them.
  private(set) var isIsolated: [Bool]
  /// Whether the layer has a picture of its own; its items belong to the layer around it otherwise.
  private(set) var isReal: [Bool]
  /// The end of the last item in the layer, or in layers inside that are not real, that depends on
  /// the content behind it in a way that no format supports; nil without such an item. The canvas's
  /// own is the last entry.
  private(set) var lastReaderEnds: [Int?]
  /// The number of such items.
  private(set) var readerCounts: [Int]

  init(_ items: [DisplayItem]) {
    let count = items.count
    plans = Array(repeating: .group, count: count)
    ends = Array(repeating: count, count: count)
    isIsolated = Array(repeating: false, count: count)
    isReal = Array(repeating: false, count: count)
    lastReaderEnds = Array(repeating: nil, count: count + 1)
    readerCounts = Array(repeating: 0, count: count + 1)
    findEnds(items)
    findReaders(items)
  }

  private mutating func findEnds(_ items: [DisplayItem]) {
    var open: [Int] = []
    for (index, item) in items.enumerated() {
      switch item.content {
      case .beginLayer(let layer):
        if layer.isMask || item.blend != .normal, let around = open.last {
          isIsolated[around] = true
        }
        plans[index] = LayerPlan(layer, blend: item.blend)
        open.append(index)
      case .endLayer:
        if let begin = open.popLast() { ends[begin] = index + 1 }
      case .fill, .glyphs, .image:
        if item.blend != .normal, let around = open.last { isIsolated[around] = true }
      }
    }
    for (index, item) in items.enumerated() {
      guard case .beginLayer(let layer) = item.content else { continue }
      // A layer that is drawn as a clip has no picture of its own, for any content.
      let isClip = plans[index] == .clip && !hasMask(items, in: index)
      if plans[index] == .clip, !isClip { plans[index] = .reader(.backdrop) }
      isReal[index] = !isClip && (isIsolated[index] || !layer.isNeutral(item.blend))
    }
  }

  /// Whether a mask is directly in a layer.
  private func hasMask(_ items: [DisplayItem], in begin: Int) -> Bool {
    var index = begin + 1
    while index < ends[begin] {
      if case .beginLayer(let layer) = items[index].content {
        if layer.isMask { return true }
        index = ends[index]
      } else {
        index += 1
      }
    }
    return false
  }

  private mutating func findReaders(_ items: [DisplayItem]) {
    let canvas = items.count
    var open: [(end: Int, real: Int)] = []
    for (index, item) in items.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      let around = open.last?.real ?? canvas
      var end = index + 1
      var isReader = false
      switch item.content {
      case .beginLayer:
        if case .reader = plans[index] { isReader = true }
        end = ends[index]
        open.append((end, isReal[index] ? index : around))
      case .endLayer: break
      case .fill, .glyphs, .image: isReader = !item.blend.isInVectorFormats
      }
      guard isReader else { continue }
      lastReaderEnds[around] = max(lastReaderEnds[around] ?? 0, end)
      readerCounts[around] += 1
    }
  }
}
