import TweenPaint

extension [DisplayItem] {
  /// The ranges of items inside the planes of projections. The transform of a plane applies at its
  /// end, so code that moves the items leaves these ranges unchanged.
  var planes: [Range<Int>] {
    var planes: [Range<Int>] = []
    // The depth of layers; and the start and depth of the outermost plane.
    var depth = 0
    var plane: (start: Int, depth: Int)?
    for (index, item) in enumerated() {
      switch item.content {
      case .beginLayer(let layer):
        depth += 1
        if plane == nil, case .projection = layer.effect { plane = (index + 1, depth) }
      case .endLayer:
        if let (start, own) = plane, own == depth {
          planes.append(start..<index)
          plane = nil
        }
        depth -= 1
      case .fill, .glyphs, .image: break
      }
    }
    return planes
  }
}
