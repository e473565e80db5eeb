import Foundation
import TweenGeometry
import TweenPaint

/// Display items in their own space, to be placed elsewhere: a canvas's, or a symbol's.
struct CanvasPicture: Sendable {
  let items: [DisplayItem]
  /// Whether an item depends on what is behind the picture.
  let seesBackdrop: Bool
  /// The ranges of items in projected planes, whose projection maps them out of the plane.
  private let planes: [Range<Int>]

  init(_ items: [DisplayItem]) {
    self.items = items
    planes = items.planes
    seesBackdrop = items.contains { item in
      if case .beginLayer(let layer) = item.content, layer.isBackdrop { return true }
      return item.blend != .normal
    }
  }

  /// The item at `index`, transformed out of the picture's space by `transform`.
  func item(at index: Int, _ transform: CGAffineTransform) -> DisplayItem {
    if planes.contains(where: { $0.contains(index) }) { return items[index] }
    var item = items[index]
    item.content = item.content.applying(transform)
    return item
  }

  /// Whether all items certainly lie inside `rect`, so that no clip is needed.
  func lies(in rect: CGRect) -> Bool {
    guard planes.isEmpty else { return false }
    return items.allSatisfy { item in
      switch item.content {
      case .fill(let fill): fill.lies(in: rect)
      case .image(let image): rect.contains(image.rect, image.transform)
      case .glyphs(let glyphs): rect.contains(glyphs.run.controlBox, glyphs.transform)
      case .endLayer: true
      case .beginLayer(let layer):
        switch layer.effect {
        case nil: !layer.isOpaque
        // Some effects turn clear pixels into visible ones, everywhere.
        case .colorMatrix(let matrix): !(matrix.a5 > 0) && !layer.isOpaque
        case .alphaThreshold(let threshold): threshold.lowest > 0 && !layer.isOpaque
        case .blur, .projection, .shadow, .backdrop: false
        }
      }
    }
  }
}

extension DisplayItem.Fill {
  fileprivate func lies(in rect: CGRect) -> Bool {
    let box = path.controlBox
    guard let stroke else { return rect.contains(box, transform) }
    if box.isNull { return true }
    func lies(within reach: Double) -> Bool {
      reach.isFinite && rect.contains(box.insetBy(dx: -reach, dy: -reach), transform)
    }
    // From the cheapest bound to the exact one: a frame along the edge must not be clipped.
    return lies(within: stroke.reach) || lies(within: path.strokeReach(stroke))
      || rect.contains(outline.controlBox, transform)
  }
}

extension Path {
  /// A rectangle around all points and control points; null for an empty path.
  fileprivate var controlBox: CGRect {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    var at = 0
    for verb in verbs {
      let end = at + verb.coordinateCount
      if verb == .arc {
        let reachX = abs(coordinates[at + 2]) + abs(coordinates[at + 4])
        let reachY = abs(coordinates[at + 3]) + abs(coordinates[at + 5])
        left = min(left, coordinates[at] - reachX)
        right = max(right, coordinates[at] + reachX)
        top = min(top, coordinates[at + 1] - reachY)
        bottom = max(bottom, coordinates[at + 1] + reachY)
        at = end
      }
      while at < end {
        left = min(left, coordinates[at])
        right = max(right, coordinates[at])
        top = min(top, coordinates[at + 1])
        bottom = max(bottom, coordinates[at + 1])
        at += 2
      }
    }
    return left <= right
      ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }
}

extension GlyphRun {
  /// A rectangle around all outlines, relative to the run's origin; null if there are none.
  fileprivate var controlBox: CGRect {
    let scale = fontSize / outlines.unitsPerEm
    var box = CGRect.null
    for (glyph, position) in zip(glyphs, positions) {
      guard let outline = outlines.outline(of: glyph) else { continue }
      // The y axis of glyph outlines points up.
      box = box.union(
        outline.controlBox.applying(
          CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: position.x, ty: position.y)))
    }
    return box
  }
}

extension CGRect {
  /// Whether a mapped rectangle lies inside; true for a null one.
  fileprivate func contains(_ rect: CGRect, _ transform: CGAffineTransform) -> Bool {
    if rect.isNull { return true }
    let mapped = rect.applying(transform)
    return mapped.minX >= minX && mapped.maxX <= maxX && mapped.minY >= minY && mapped.maxY <= maxY
  }
}
