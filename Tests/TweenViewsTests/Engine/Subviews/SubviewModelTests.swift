import Foundation
import TestSupport
import Testing
import TweenCombine
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Hands out a number for each row that is made.
@MainActor private final class Births {
  private var last = 0
  func next() -> Int {
    last += 1
    return last
  }
}

private final class Birth: ObservableObject {
  let number: Int
  @MainActor init(_ births: Births) { number = births.next() }
}

/// As wide as what it shows and when it was made.
private struct Row: View {
  let id: Int
  @StateObject private var birth: Birth

  init(_ id: Int, _ births: Births) {
    self.id = id
    _birth = StateObject(wrappedValue: Birth(births))
  }

  var body: some View {
    Color.red.frame(width: CGFloat(birth.number * 10_000 + id), height: 4)
  }
}

/// An id that shares its hash with all others.
private struct Colliding: Hashable {
  let number: Int
  func hash(into hasher: inout Hasher) {}
}

/// Data that are an object's: nobody can tell by a look at them whether they are the same.
private final class Shared: RandomAccessCollection {
  var numbers: [Int]
  init(_ numbers: [Int]) { self.numbers = numbers }
  var startIndex: Int { 0 }
  var endIndex: Int { numbers.count }
  subscript(index: Int) -> Int { numbers[index] }
}

private final class Item {
  var id: Int
  init(_ id: Int) { self.id = id }
}

/// A row that is shown: what it shows, and which of those that were made it is.
private struct Shown: Equatable {
  var id: Int
  var birth: Int
}

/// What a row is known by.
private struct Key: Hashable {
  var id: Int
  var occurrence: Int
}

@Suite("Subviews of changing lists") @MainActor struct SubviewModelTests {
  @Test("are the rows that are meant, each with its state", arguments: 0..<40)
  func model(seed: Int) {
    let random = SeededGenerator(seed: UInt64(seed))
    let births = Births()
    check(random, isLong: false) { screen(of: $0, births, in: seed) }
  }

  @Test("of long lists are, where rows are made when they come into view", arguments: 0..<8)
  func long(seed: Int) {
    let random = SeededGenerator(seed: UInt64(seed))
    let births = Births()
    check(random, isLong: true) { numbers in
      Screen(numbers) { numbers in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(subviews: ForEach(numbers, id: \.self) { Row($0, births) }) { $0 }
          }
        }
        .scrollIndicators(.hidden)
      }
    }
  }

  @Test("placed twice each are, and the two never share a state", arguments: 0..<8)
  func twice(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let births = Births()
    var numbers = Array(0..<5)
    let screen = Screen(numbers) { numbers in
      VStack(spacing: 0) {
        Group(subviews: ForEach(numbers, id: \.self) { Row($0, births) }) { subviews in
          ForEach(subviews) { subview in
            subview
            subview
          }
        }
      }
    }
    for turn in 0..<20 {
      screen.step(2)
      let rows = shown(on: screen)
      #expect(rows.map(\.id) == numbers.flatMap { [$0, $0] }, "turn \(turn)")
      #expect(Set(rows.map(\.birth)).count == rows.count, "turn \(turn)")
      change(&numbers, &random, isLong: false)
      screen.set(numbers)
    }
  }

  @Test("of one id in a long list are both shown, and one when the other has gone")
  func duplicates() {
    let births = Births()
    let numbers = Array(0..<1_500)
    let screen = Screen(numbers) { numbers in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(subviews: ForEach(numbers, id: \.self) { Row($0, births) }) { $0 }
        }
      }
      .scrollIndicators(.hidden)
    }
    let twice = [0, 1, 2, 1, 3] + numbers.dropFirst(4)
    for numbers in [twice, numbers, [1] + twice, twice.reversed(), [7, 7, 7], []] {
      screen.set(numbers)
      screen.settle()
      let rows = shown(on: screen)
      #expect(rows.count == numbers.count || rows.count >= 25)
      #expect(rows.map(\.id) == Array(numbers.prefix(rows.count)))
      #expect(Set(rows.map(\.birth)).count == rows.count)
    }
    #expect(screen.warnings.count <= 2, "\(screen.warnings)")
  }

  @Test("have ids that are equal only if their hashes are, whatever becomes of the data")
  func ids() {
    let items = (0..<2_000).map { Item($0) }
    let log = Log<[Subview.ID]>()
    let screen = Screen(true) { isFirst in
      Group(
        subviews: Group {
          if isFirst { Color.red } else { Color.green }
          ForEach(items, id: \.id) { _ in Color.blue }
        }
      ) { subviews in
        let _ = log(subviews.map(\.id))
        Color.clear
      }
    }
    screen.step()
    // Nobody sees by a look at an array of objects that one has another id.
    items[1_500].id = 9_999
    screen.set(false)
    screen.step()
    let (before, after) = (log.entries[0], log.entries[log.entries.count - 1])
    #expect(log.entries.count > 1)
    #expect(before.count == 2_001 && after.count == 2_001)
    #expect(before[0] != after[0])
    #expect(before[1_501] != after[1_501])
    for (old, new) in zip(before, after).dropFirst() where old != before[1_501] {
      #expect(old == new && old.hashValue == new.hashValue)
    }
    #expect(Set(after).count == 2_001)
  }

  /// What is shown, from top to bottom.
  private func shown(on screen: Screen<[Int]>) -> [Shown] {
    screen.fills.map { fill in
      let width = Int(fill.shownRect.width.rounded())
      return Shown(id: width % 10_000, birth: width / 10_000)
    }
  }

  /// The same rows in one of the ways to come by subviews.
  private func screen(of numbers: [Int], _ births: Births, in way: Int) -> Screen<[Int]> {
    switch way % 6 {
    case 0:
      Screen(numbers) { numbers in
        VStack(spacing: 0) {
          ForEach(subviews: ForEach(numbers, id: \.self) { Row($0, births) }) { $0 }
        }
      }
    case 1:
      Screen(numbers) { numbers in
        let ids = numbers.map { Colliding(number: $0) }
        ZStack {
          ForEach(subviews: ForEach(ids, id: \.self) { Row($0.number, births) }) { $0 }
        }
      }
    case 2:
      Screen(numbers) { numbers in
        VStack(spacing: 0) {
          Group(subviews: ForEach(Shared(numbers), id: \.self) { Row($0, births) }) { subviews in
            ForEach(subviews) { subview in HStack { subview } }
          }
        }
      }
    case 3:
      sameObject(numbers, births)
    case 4:
      Screen(numbers) { numbers in
        // Under a modifier, and resolved twice.
        VStack(spacing: 0) {
          ForEach(
            subviews: ForEach(
              subviews: ForEach(numbers, id: \.description) { Row($0, births) }.opacity(0.5)
            ) { $0 }
          ) { $0 }
        }
      }
    default:
      Screen(numbers) { numbers in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(subviews: ForEach(Shared(numbers), id: \.self) { Row($0, births) }) { $0 }
          }
        }
        .scrollIndicators(.hidden)
      }
    }
  }

  /// The data are one object all the time, and change under the rows.
  private func sameObject(_ numbers: [Int], _ births: Births) -> Screen<[Int]> {
    let data = Shared(numbers)
    return Screen(numbers) { numbers in
      let _ = data.numbers = numbers
      VStack(spacing: 0) {
        ForEach(subviews: ForEach(data, id: \.self) { Row($0, births) }) { $0 }
      }
    }
  }

  private func check(
    _ random: SeededGenerator, isLong: Bool, _ makeScreen: ([Int]) -> Screen<[Int]>
  ) {
    var random = random
    var numbers = Array(0..<(isLong ? 1_100 : Int.random(in: 0...8, using: &random)))
    let screen = makeScreen(numbers)
    screen.step(2)
    var known: [Key: Int] = [:]
    var seen: Set<Int> = []
    for turn in 0..<30 {
      let shown = shown(on: screen)
      // Of a list that is longer than the view its first rows.
      #expect(
        isLong ? shown.count >= 25 : shown.count == numbers.count, "turn \(turn)")
      #expect(shown.map(\.id) == Array(numbers.prefix(shown.count)), "turn \(turn)")
      var now: [Key: Int] = [:]
      for row in shown {
        var key = Key(id: row.id, occurrence: 0)
        while now[key] != nil { key.occurrence += 1 }
        now[key] = row.birth
        if let before = known[key] {
          #expect(row.birth == before, "turn \(turn): the state of \(row.id)")
        } else if !isLong {
          #expect(!seen.contains(row.birth), "turn \(turn): \(row.id) has the state of another")
        }
      }
      known = now
      seen.formUnion(now.values)
      change(&numbers, &random, isLong: isLong)
      screen.set(numbers)
      screen.step(2)
    }
  }

  /// - Parameter isLong: Whether ids occur once, and changes are where the view is.
  private func change(_ numbers: inout [Int], _ random: inout SeededGenerator, isLong: Bool) {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let reach = isLong ? min(30, numbers.count) : numbers.count
      let place = Int.random(in: 0...max(0, reach - 1), using: &random)
      switch Int.random(in: 0..<(isLong ? 3 : 6), using: &random) {
      case 0:
        let new = isLong ? Int.random(in: 2_000..<9_000, using: &random) : place * 7 % 11
        if !isLong || !numbers.contains(new) { numbers.insert(new, at: min(place, numbers.count)) }
      case 1: if numbers.indices.contains(place) { numbers.remove(at: place) }
      case 2:
        guard numbers.indices.contains(place) else { continue }
        let moved = numbers.remove(at: place)
        numbers.insert(moved, at: Int.random(in: 0...max(0, reach - 1), using: &random))
      case 3: numbers.shuffle(using: &random)
      case 4: if numbers.count < 12 { numbers += numbers.prefix(2) }
      default: numbers = Array(numbers.reversed())
      }
    }
  }
}
