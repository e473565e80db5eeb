extension Range where Bound == Int {
  /// The first number of the range that meets a condition; `upperBound` where none does.
  ///
  /// The condition must hold for all numbers behind the first one for which it holds: the range is
  /// halved, in as many steps as its length has binary digits. For another condition the result is
  /// some number of the range, or its upper bound.
  @inlinable @inline(__always)
  package func partitioningIndex(where isMet: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isMet(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
