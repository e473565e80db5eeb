/// A binary search for the first bad commit of a list, whose last commit is bad. Commits that cannot be
/// tested are skipped, as `git bisect skip` does.
struct BisectionSearch {
  enum Verdict { case good, bad, untestable }

  /// The index of the last good commit; -1: the commit before the list.
  private(set) var good = -1
  /// The index of the first commit that is known to be bad.
  private(set) var bad: Int
  /// The indices of untestable commits.
  private(set) var skipped: Set<Int> = []

  /// - Parameter count: The number of commits, 1 or more.
  init(count: Int) { bad = count - 1 }

  /// The commit to test next: the untested one that is nearest to the middle. Nil at the end.
  var next: Int? {
    let untested = (good + 1..<bad).filter { !skipped.contains($0) }
    let middle = (good + bad) / 2
    return untested.min { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
  }

  /// The untestable commits between the last good and the first bad one: each of them may be the first bad
  /// commit too.
  var suspects: [Int] { (good + 1..<bad).filter { skipped.contains($0) } }

  mutating func note(_ verdict: Verdict, of index: Int) {
    switch verdict {
    case .good: good = index
    case .bad: bad = index
    case .untestable: skipped.insert(index)
    }
  }
}
