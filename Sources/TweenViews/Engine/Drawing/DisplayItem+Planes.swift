import TweenPaint

extension [DisplayItem] {
  /// The items that lie in planes of projections, whose ends lead out of them: who puts the items
  /// elsewhere leaves these as they are.
  var planes: [Range<Int>] {
    var planes: [Range<Int>] = []
    // The depth of layers, and where the outermost plane begins and how deep it lies.
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
