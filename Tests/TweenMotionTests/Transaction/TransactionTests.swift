import Foundation
import TestSupport
import Testing
import TweenMath

@testable import TweenMotion

@Suite struct TransactionTests {
  private enum Note: TransactionKey { static var defaultValue: String { "none" } }

  @Test("transactions nest by merging, the inner overrides what it sets")
  func nesting() {
    #expect(Transaction.current.animation == nil)
    withAnimation(.linear) {
      #expect(Transaction.current.animation == .linear)
      withTransaction(\.isContinuous, true) {
        #expect(Transaction.current.animation == .linear)
        #expect(Transaction.current.isContinuous)
      }
      #expect(!Transaction.current.isContinuous)
      withAnimation(nil) { #expect(Transaction.current.animation == nil) }
      withTransaction(Transaction()) { #expect(Transaction.current.animation == .linear) }
      var note = Transaction()
      note[Note.self] = "kept"
      withTransaction(note) { #expect(Transaction.current[Note.self] == "kept") }
      #expect(Transaction.current[Note.self] == "none")
    }
    #expect(Transaction.current.animation == nil)
  }

  @Test("a body that throws leaves no transaction behind")
  func throwing() {
    struct Stop: Error {}
    #expect(throws: Stop.self) { try withAnimation(.linear) { throw Stop() } }
    #expect(Transaction.current.animation == nil)
  }

  @Test("a thread does not see another's transaction")
  func threads() async {
    let other = withAnimation(.linear) { Task { Transaction.current.animation } }
    #expect(await other.value == nil)
  }

  @Test("withAnimation returns its body's result and animates by default")
  func result() {
    let animation = withAnimation { Transaction.current.animation }
    #expect(animation == .default)
  }

  @Test("a completion waits for those who hold its listener, and fires once")
  func listeners() {
    var count = 0
    let queue = ActionQueue()
    var held: Transaction?
    withAnimation(.linear) {
      let current = Transaction.current
      current.holdListeners()
      held = current
    } completion: {
      count += 1
    }
    #expect(count == 0)
    held?.holdListeners()
    held?.releaseListeners(queue)
    #expect(queue.isEmpty)
    held?.releaseListeners(queue)
    for action in queue.takeAll() { action() }
    held = nil
    #expect(count == 1)
  }

  @Test("equal transactions batch, different ones do not")
  func batching() {
    var a = Transaction(animation: .linear)
    var b = Transaction(animation: .linear)
    #expect(a.isEqualForBatching(to: b))
    a[Note.self] = "x"
    #expect(!a.isEqualForBatching(to: b))
    b[Note.self] = "x"
    #expect(a.isEqualForBatching(to: b))
    b.addAnimationCompletion {}
    #expect(!a.isEqualForBatching(to: b))
    #expect(!Transaction(animation: .spring).isEqualForBatching(to: Transaction()))
  }
}

@Suite struct EnvironmentTests {
  private enum Name: EnvironmentKey { static var defaultValue: String { "nobody" } }
  private enum Count: EnvironmentKey { static var defaultValue: Int { 0 } }
  private final class Box {}
  private enum Reference: EnvironmentKey { static var defaultValue: Box? { nil } }
  /// The first and the last are set by themselves.
  private enum Ends: BundlingEnvironmentKey {
    static var defaultValue: [Int] { [0, 0] }
    static func rebase(_ own: [Int], from base: [Int], to other: [Int]) -> [Int] {
      own.indices.map { own[$0] == base[$0] ? other[$0] : own[$0] }
    }
  }

  @Test("values are set, shadowed and copied by value")
  func values() {
    var a = EnvironmentValues()
    #expect(a[Name.self] == "nobody" && a.colorScheme == .light && a.displayScale == 1)
    a[Name.self] = "one"
    var b = a
    b[Name.self] = "two"
    b.layoutDirection = .rightToLeft
    #expect(a[Name.self] == "one" && b[Name.self] == "two")
    #expect(a.layoutDirection == .leftToRight && b.layoutDirection == .rightToLeft)
    #expect(b.value(forKey: ObjectIdentifier(Name.self)) as? String == "two")
    #expect(a.value(forKey: ObjectIdentifier(Count.self)) == nil)
    #expect(b.description.contains("<Name> = two"))
    #expect(a.calendar.timeZone.secondsFromGMT() == 0 && a.locale.identifier == "en_US")
  }

  @Test("a long chain of settings is rebuilt short and keeps its values")
  func compaction() {
    var values = EnvironmentValues()
    for index in 0..<5000 {
      values[Name.self] = "\(index)"
      values[Count.self] = index
    }
    #expect(values[Name.self] == "4999" && values[Count.self] == 4999)
  }

  @Test("changed keys are those whose values differ")
  func changes() {
    var base = EnvironmentValues()
    base[Name.self] = "a"
    let box = Box()
    base[Reference.self] = box
    var other = base
    #expect(other.changedKeys(from: base).isEmpty)
    other[Name.self] = "a"
    other[Reference.self] = box
    #expect(other.changedKeys(from: base).isEmpty)
    other[Name.self] = "b"
    other[Count.self] = 0
    #expect(other.changedKeys(from: base) == [ObjectIdentifier(Name.self)])
    other[Reference.self] = Box()
    other[Count.self] = 1
    #expect(other.changedKeys(from: base).count == 3)
    #expect(base.changedKeys(from: other) == other.changedKeys(from: base))
    #expect(base.changedKeys(from: EnvironmentValues()).count == 2)
  }

  @Test func `values set over some are as they would be over others`() {
    var base = EnvironmentValues()
    base[Name.self] = "base"
    base[Ends.self] = [1, 1]
    var own = base
    own[Count.self] = 7
    own[Ends.self] = [1, 2]
    var other = base
    other[Name.self] = "other"
    other[Count.self] = 8
    other[Ends.self] = [3, 3]
    let rebased = own.rebased(from: base, to: other)
    #expect(rebased[Name.self] == "other")
    #expect(rebased[Count.self] == 7)
    #expect(rebased[Ends.self] == [3, 2])
    #expect(own.rebased(from: base, to: base).changedKeys(from: own).isEmpty)
    #expect(base.rebased(from: base, to: other).changedKeys(from: other).isEmpty)
    // Chains that were rebuilt since have no setting in common with those from before.
    var long = base
    for index in 0..<100 {
      long[Reference.self] = Box()
      long[Count.self] = index
    }
    #expect(long.rebased(from: base, to: other)[Name.self] == "other")
    #expect(long.rebased(from: base, to: other)[Count.self] == 99)
  }

  @Test("reads are recorded by the tracker")
  func tracking() {
    var values = EnvironmentValues()
    let tracker = EnvironmentTracker()
    values.tracker = tracker
    _ = values[Name.self]
    #expect(tracker.keys == [ObjectIdentifier(Name.self)])
  }
}

@Suite struct RandomWalkTests {
  @Test("a walk stays in bounds and reach for 10,000 steps, the same for the same seed")
  func walk() {
    let walk = RandomWalk<AnimatablePair<Double, Double>>(
      ranges: [0.2...1, 0...1], reaches: [0.2, 0])
    var (a, b) = (AnimatablePair(0.5, 0.3), AnimatablePair(0.5, 0.3))
    let (first, second) = (SeededGenerator(seed: 7), SeededGenerator(seed: 7))
    var (least, most) = (1.0, 0.0)
    for _ in 0..<10_000 {
      let next = walk.step(a, using: first)
      b = walk.step(b, using: second)
      #expect(next == b)
      #expect(abs(next.first - a.first) <= 0.2 && next.second == 0.3)
      #expect(next.first >= 0.2 && next.first <= 1)
      a = next
      (least, most) = (min(least, a.first), max(most, a.first))
    }
    #expect(least < 0.21 && most > 0.99)
  }

  @Test("lanes draw in order, one number each")
  func order() {
    let walk = RandomWalk<AnimatablePair<Double, Double>>(range: 0...10, reach: 1)
    let generator = SeededGenerator(seed: 3)
    let value = walk.step(AnimatablePair(5, 5), using: generator)
    let same = SeededGenerator(seed: 3)
    let units = [same.next(), same.next()].map { Double($0 >> 11) * 0x1p-53 }
    #expect(value == AnimatablePair(4 + 2 * units[0], 4 + 2 * units[1]))
    #expect(generator.next() == same.next())
  }
}
