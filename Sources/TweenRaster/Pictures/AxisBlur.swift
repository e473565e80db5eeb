import TweenMath

/// A Gaussian along one axis: the number of halvings before the convolution, and its weights.
///
/// Goals, in order: the same bytes for any part of a picture on every machine; within one level of
/// the Gaussian sampled at pixel centres; speed.
///
/// Halving by (1, 3, 3, 1) / 8 and doubling by the like are steps of the quadratic B-spline. Both
/// widen the picture by a variance of 3/4 of the finer pixels squared, so over n levels there and
/// back by (4^n - 1) / 2, by which the convolution between them is narrower. The error of the pixel
/// grid falls with the third power of pixel over sigma: with sigma at least 2 coarse pixels it stays
/// below 0.2 level at an edge, and below 0.5 for the worst of all rows.
struct AxisBlur {
  /// Sigma in coarse pixels at which the picture is halved once more: smaller is faster and
  /// leaves more of the grid.
  static let coarseSigma = 2.0
  /// The end of the Gaussian, in sigmas: the rest is below 0.13 level at an edge.
  static let cutoff = 3.3
  /// Below this the neighbours' weights round to nothing.
  static let leastSigma = 0.2
  /// A larger one looks the same: any picture is smooth even then.
  static let largestSigma = 65_536.0

  /// The number of times that it is halved.
  let levels: Int
  /// In 1/65,536, spread over the lanes; the sum is 1.
  let weights: ContiguousArray<Lanes8>
  /// The offset from the computed pixel to the coarse pixel of the first weight.
  let first: Int

  /// - Parameters:
  ///   - sigma: the standard deviation in pixels; finite. 0 or less: no blur.
  ///   - shift: the distance by which the picture moves towards larger coordinates, 0 ..< 1 pixel.
  init(sigma: Double, shift: Double = 0) {
    let sigma = min(max(sigma, 0), Self.largestSigma)
    var levels = 0
    var size = 1.0
    while sigma >= Self.coarseSigma * size * 2 {
      levels += 1
      size *= 2
    }
    self.levels = levels
    let variance = (sigma * sigma - 0.5 * (size * size - 1)) / (size * size)
    let kernel = Self.kernel(variance: max(variance, 0), shift: shift / size)
    weights = ContiguousArray(kernel.weights.map { Lanes8(repeating: $0) })
    first = kernel.first
  }

  /// The distance in pixels from which pixels contribute to one.
  var reach: Int { (max(weights.count + first, -first) + 3) << levels }

  static func bounded(_ sigma: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(min(sigma.x, largestSigma), min(sigma.y, largestSigma))
  }

  /// The visible spread of a picture with this sigma: beyond it, the result is below half a level.
  static func visibleReach(sigma: Double) -> Int {
    Int((min(max(sigma, 0), largestSigma) * 3).rounded(.up)) + 1
  }

  /// The weights of a Gaussian whose mean is `shift`.
  private static func kernel(
    variance: Double, shift: Double
  ) -> (weights: [UInt16], first: Int) {
    // Sampled between the pixels' centres, a narrow Gaussian loses its mean. There the shift is
    // linear interpolation, whose own variance is subtracted from the Gaussian's.
    if shift > 0, variance < 0.64 {
      let own = sampled(variance: variance - shift * (1 - shift), mean: 0)
      var weights = [Double](repeating: 0, count: own.weights.count + 1)
      for (index, weight) in own.weights.enumerated() {
        weights[index] += weight * shift
        weights[index + 1] += weight * (1 - shift)
      }
      return (rounded(weights), own.first - 1)
    }
    let own = sampled(variance: variance, mean: shift)
    return (rounded(own.weights), own.first)
  }

  /// Weight `index` belongs to the pixel at `first + index` from the computed one.
  private static func sampled(
    variance: Double, mean: Double
  ) -> (weights: [Double], first: Int) {
    if variance < leastSigma * leastSigma { return ([1], 0) }
    let radius = Int((variance.squareRoot() * cutoff).rounded(.up))
    let low = 0 - radius - (mean > 0 ? 1 : 0)
    var weights: [Double] = []
    var sum = 0.0
    for place in low...radius {
      let distance = Double(place) + mean
      let weight = Elementary.exp(0 - distance * distance / (2 * variance))
      weights.append(weight)
      sum += weight
    }
    return (weights.map { $0 / sum }, low)
  }

  /// Rounds to whole numbers of sum 65,536, as near as possible: 65,535 for a single one.
  private static func rounded(_ weights: [Double]) -> [UInt16] {
    var result: [UInt16] = []
    var sum = 0
    var largest = 0
    for (index, weight) in weights.enumerated() {
      let whole = Int(weight * 65_536 + 0.5)
      if weight > weights[largest] { largest = index }
      sum += whole
      result.append(UInt16(min(whole, 65_535)))
    }
    let middle = Int(weights[largest] * 65_536 + 0.5) + 65_536 - sum
    result[largest] = UInt16(min(max(middle, 0), 65_535))
    return result
  }
}
