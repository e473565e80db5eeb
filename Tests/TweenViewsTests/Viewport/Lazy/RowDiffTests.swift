import Testing

@testable import TweenViews

/// Two lists of rows whose ids are letters, and what becomes of each row.
struct RowChangeCase: CustomTestStringConvertible, Sendable {
  var old: String
  var new: String
  /// A letter for each row of the old list: stays, moved, or went.
  var changes: String
  /// The numbers of the rows that came.
  var came: [Int]

  init(_ old: String, _ new: String, _ changes: String, came: [Int] = []) {
    (self.old, self.new, self.changes, self.came) = (old, new, changes, came)
  }

  var testDescription: String { "\(old) to \(new)" }

  static let distinct = [
    RowChangeCase("abc", "abc", "sss"),
    RowChangeCase("", "ab", "", came: [0, 1]),
    RowChangeCase("ab", "", "ww"),
    // A row that comes above the others moves them, and only it transitions.
    RowChangeCase("abc", "xabc", "mmm", came: [0]),
    RowChangeCase("abc", "abxc", "ssm", came: [2]),
    RowChangeCase("abc", "ac", "swm"),
    // A new order: all pass, those that come into view by it, too.
    RowChangeCase("abcd", "dcba", "mmmm"),
    RowChangeCase("abcd", "bcda", "mmmm"),
    // A new order and fewer rows at once.
    RowChangeCase("abcde", "eca", "mwmwm"),
    RowChangeCase("abc", "xyz", "www", came: [0, 1, 2]),
    RowChangeCase("abc", "axc", "sws", came: [1]),
    // A section that is closed and opened between two others.
    RowChangeCase("abcdef", "abf", "sswwwm"),
    RowChangeCase("abf", "abcdef", "ssm", came: [2, 3, 4]),
  ]

  static let repeated = [
    // The second row of an id is another row than the first one.
    RowChangeCase("aab", "ab", "swm"),
    RowChangeCase("ab", "aab", "sm", came: [1]),
    RowChangeCase("aba", "aab", "smm"),
    RowChangeCase("aaa", "aa", "ssw"),
    RowChangeCase("a", "aaa", "s", came: [1, 2]),
  ]

  fileprivate var letters: (old: [Character], new: [Character]) { (Array(old), Array(new)) }
}

extension RowChange {
  fileprivate var letter: Character {
    switch self {
    case .stays: "s"
    case .moved: "m"
    case .came: "c"
    case .went: "w"
    }
  }
}

/// What a change makes of each row of the old list.
private func changes(_ diff: RowDiff<Character>, _ count: Int) -> String {
  String((0..<count).map { diff.change(of: $0).letter })
}

@Suite("What became of the rows of a list") struct RowDiffTests {
  @Test(
    "is found by their ids", arguments: RowChangeCase.distinct + RowChangeCase.repeated)
  func compared(_ item: RowChangeCase) {
    let (old, new) = item.letters
    let list = RowIDs(comparing: new)
    let diff = RowDiff(from: RowIDs(comparing: old), to: list)
    #expect(changes(diff, old.count) == item.changes)
    var arrivals = RowArrivals<Character>()
    arrivals.take(diff)
    let came = new.indices.filter { row in
      list.key(at: row).map { arrivals.change(of: $0, at: row) } == .came
    }
    #expect(came == item.came)
  }

  @Test(
    "is the same where only what lies between equal ends is looked at",
    arguments: RowChangeCase.distinct)
  func middle(_ item: RowChangeCase) {
    let (old, new) = item.letters
    let ends = SameEnds(old, new) { old[$0] == new[$1] }
    let diff = RowDiff(
      RowMiddle(
        ends: ends, oldCount: old.count, count: new.count, ids: Array(ends.middle(new)),
        idBefore: { old[$0] }), followed: old.indices)
    #expect(changes(diff, old.count) == item.changes)
    var arrivals = RowArrivals<Character>()
    arrivals.take(diff)
    let came = new.indices.filter { arrivals.change(of: RowKey(new[$0]), at: $0) == .came }
    #expect(came == item.came)
  }

  @Test func `reads ids of followed rows and of those near what comes into view, and no others`() {
    let old = Array(0..<10_000)
    var new = old
    new.removeSubrange(4_000..<4_010)
    new.insert(-1, at: 6_000)
    var read: Set<Int> = []
    let ends = SameEnds(old, new) { old[$0] == new[$1] }
    let diff = RowDiff(
      RowMiddle(
        ends: ends, oldCount: old.count, count: new.count, ids: Array(ends.middle(new)),
        idBefore: {
          read.insert($0)
          return old[$0]
        }), followed: [0, 3_999, 4_000, 4_010, 5_000, 9_999])
    #expect(read == [4_000, 4_010, 5_000])
    #expect(diff.newNumber(of: 3_999) == 3_999)
    #expect(diff.newNumber(of: 4_000) == nil)
    #expect(diff.newNumber(of: 4_010) == 4_000)
    #expect(diff.newNumber(of: 9_999) == 9_990)
    // A row at one of the ends was there before; nothing is read for it.
    read = []
    var arrivals = RowArrivals<Int>()
    arrivals.take(diff)
    #expect(arrivals.change(of: RowKey(3), at: 3) == .stays)
    #expect(read.isEmpty)
    #expect(arrivals.change(of: RowKey(-1), at: 6_000) == .came)
    #expect(arrivals.change(of: RowKey(6_009), at: 5_999) == .stays)
  }
}

@Suite("Rows that came by an update") struct RowArrivalsTests {
  private let key = RowKey<Character>("a")

  private func arrivals(_ old: String?, _ new: String) -> RowArrivals<Character> {
    var arrivals = RowArrivals<Character>()
    arrivals.take(
      RowDiff(
        from: old.map { RowIDs(comparing: Array($0)) }, to: RowIDs(comparing: Array(new))))
    return arrivals
  }

  @Test func `are none in the first list`() {
    #expect(arrivals(nil, "a").isEmpty)
    #expect(arrivals(nil, "a").change(of: key, at: 0) == .stays)
  }

  @Test func `pass once they were shown`() {
    var arrivals = arrivals("", "a")
    #expect(arrivals.change(of: key, at: 0) == .came)
    arrivals.remove(key)
    #expect(arrivals.change(of: key, at: 0) == .stays)
  }

  @Test func `are all rows of a section that opens`() {
    var arrivals = arrivals("a", "a")
    #expect(arrivals.change(of: key, at: 0) == .stays)
    arrivals.areAll = true
    #expect(arrivals.change(of: key, at: 0) == .came)
  }

  @Test func `transition, and so do rows that went; all others pass`() {
    #expect(!RowChange.came.passes && !RowChange.went.passes)
    #expect(RowChange.stays.passes && RowChange.moved.passes)
  }
}

@Suite("The ids of rows") struct RowIDsTests {
  @Test func `tell rows of one id apart by their order`() {
    let list = RowIDs(comparing: Array("abab"))
    #expect(list.repeatedID == "a" && list.hasRepeats)
    #expect(list.key(at: 2) == RowKey("a", occurrence: 1))
    #expect(list.number(of: RowKey("b")) == 1)
    #expect(list.number(of: RowKey("b", occurrence: 1)) == 3)
    #expect(list.number(of: RowKey("b", occurrence: 2)) == nil)
    #expect(list.comparedNumber(of: "a") == .some(0))
    #expect(list.comparedNumber(of: "c") == .some(nil))
  }

  @Test func `are not known in a list whose ids were not read`() {
    let list = RowIDs<Character>(count: 2)
    #expect(list.key(at: 0) == nil && list.comparedNumber(of: "a") == nil)
    #expect(list.key("a", at: 1) == RowKey("a"))
    let read = list.reading(Array("ab"))
    #expect(read.key(at: 1) == RowKey("b") && read.key(at: 2) == nil)
    // They were read, and not compared.
    #expect(read.comparedNumber(of: "a") == nil && read.count == 2)
  }
}
