import Foundation

extension GradientPaint.Stop {
  /// The locations of two lists of stops whose locations never fall, in order. A location that is in
  /// both lists appears as often as in the list that has more of it.
  static func unionOfLocations(_ left: [Self], _ right: [Self]) -> [Double] {
    var union: [Double] = []
    union.reserveCapacity(left.count + right.count)
    var leftIndex = 0
    var rightIndex = 0
    while leftIndex < left.count || rightIndex < right.count {
      if rightIndex == right.count {
        union.append(left[leftIndex].location)
        leftIndex += 1
      } else if leftIndex == left.count
        || right[rightIndex].location < left[leftIndex].location
      {
        union.append(right[rightIndex].location)
        rightIndex += 1
      } else {
        if left[leftIndex].location == right[rightIndex].location { rightIndex += 1 }
        union.append(left[leftIndex].location)
        leftIndex += 1
      }
    }
    return union
  }
}

extension ResolvedGradient {
  /// This gradient with stops at `locations`, which contain all of its own and never fall. Where it
  /// has a hard edge and `locations` repeats more often, the copies share the edge's two sides.
  func sampled(at locations: [Double]) -> ResolvedGradient {
    var result = self
    var next = 0
    result.stops = locations.indices.map { index in
      let location = locations[index]
      if next < stops.count, stops[next].location == location {
        next += 1
        return stops[next - 1]
      }
      // Beyond its own stops at this location a gradient shows what follows it there.
      let color = interpolation.color(
        from: GradientPaint.components(at: location, of: stops, in: interpolation))
      return GradientPaint.Stop(color: color, location: location)
    }
    return result
  }
}
