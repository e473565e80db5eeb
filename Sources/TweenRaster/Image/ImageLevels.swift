import TweenGeometry

/// The scale at which an image is drawn smaller, which determines its level and sampling.
struct ImageLevels {
  /// 0: the bitmap itself.
  var level = 0
  /// In pixels of that level: the sides of the box that is averaged, at least 1; or the number of
  /// samples along both sides of a slanted one.
  var across = 1.0
  var down = 1.0

  /// The least side of a box before a smaller level is used. Larger: more exact edges of the area
  /// that a pixel covers, and four times the work for every doubling.
  private static let leastBox = 4.0
  /// The same for a slanted area, whose sides are interpolated samples.
  private static let leastGrid = 2.0
  /// Limits the work where an image is squeezed along one side only; below `ImageAxis.maximumTaps`.
  private static let largestBox = 128.0
  private static let largestGrid = 16.0

  /// For an upright box with sides of this many of the bitmap's pixels.
  init(boxOf across: Double, by down: Double, levelCount: Int) {
    self.across = max(across, 1)
    self.down = max(down, 1)
    shrink(least: Self.leastBox, largest: Self.largestBox, levelCount)
  }

  /// For a slanted area.
  init(gridOf across: Double, by down: Double, levelCount: Int) {
    self.across = max(across, 1)
    self.down = max(down, 1)
    shrink(least: Self.leastGrid, largest: Self.largestGrid, levelCount)
  }

  private mutating func shrink(least: Double, largest: Double, _ levelCount: Int) {
    while level < levelCount && (min(across, down) >= 2 * least || max(across, down) > largest) {
      across = max(across * 0.5, 1)
      down = max(down * 0.5, 1)
      level += 1
    }
    across = min(across, largest)
    down = min(down, largest)
  }

  /// Whether drawing an image at this scale needs its smaller levels.
  static func needsPyramid(boxOf across: Double, by down: Double) -> Bool {
    min(across, down) >= 2 * leastBox || max(across, down) > largestBox
  }

  static func needsPyramid(gridOf across: Double, by down: Double) -> Bool {
    min(across, down) >= 2 * leastGrid || max(across, down) > largestGrid
  }
}
