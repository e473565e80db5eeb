import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Around a row, and within it: keeps the number that it came with, and is as wide as the number that
/// it has now while both are the same.
private struct Keeper<Content: View>: View {
  let number: Int
  let content: Content
  @State private var first: Int

  init(_ number: Int, _ content: Content) {
    self.number = number
    self.content = content
    _first = State(initialValue: number)
  }

  var body: some View {
    ZStack { content }.frame(width: first == number ? CGFloat(number) : 0, height: 10)
  }
}

/// Sections and loose rows that come, go and move.
private struct World: Equatable {
  var loose: [Int] = []
  var groups: [[Int]] = []
  var numbers: [Int] { loose + groups.flatMap { $0 } }
}

@Suite("Subviews of rows that change again and again") @MainActor struct SubviewSequenceTests {
  private enum Kind: CaseIterable { case stack, lazyStack, again, sections }

  @ViewBuilder private func content(_ world: World, _ log: Lives) -> some View {
    ForEach(world.loose, id: \.self) { row($0, log) }
    ForEach(world.groups.indices, id: \.self) { index in
      Section { ForEach(world.groups[index], id: \.self) { row($0, log) }.padding(0) }
    }
  }

  private func row(_ number: Int, _ log: Lives) -> some View {
    VStack { Keeper(number, Color.red) }
      .onAppear { log.appears(number) }.onDisappear { log.disappears(number) }
  }

  @ViewBuilder private func container(_ kind: Kind, _ world: World, _ log: Lives) -> some View {
    switch kind {
    case .stack:
      VStack(spacing: 0) { ForEach(subviews: content(world, log)) { card($0) } }
    case .lazyStack:
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(subviews: content(world, log)) { card($0) } }
      }
    case .again:
      VStack(spacing: 0) {
        Group(subviews: content(world, log)) { outer in
          ForEach(
            subviews: Group {
              outer.prefix(3); outer.dropFirst(3)
            }
          ) { card($0) }
        }
      }
    case .sections:
      VStack(spacing: 0) {
        ForEach(sections: content(world, log)) { section in
          ForEach(section.content) { card($0) }
        }
      }
    }
  }

  private func card(_ subview: Subview) -> some View {
    Keeper(subview.containerValues.tag(for: Int.self) ?? 0, subview)
  }

  private func change(_ world: World, _ random: SeededGenerator) -> World {
    var new = world
    func below(_ count: Int) -> Int { Int(random.next() % UInt64(max(count, 1))) }
    let fresh = 1 + below(90)
    switch below(8) {
    case 0 where !new.numbers.contains(fresh): new.loose.insert(fresh, at: below(new.loose.count))
    case 1 where !new.loose.isEmpty: new.loose.remove(at: below(new.loose.count))
    case 2: new.loose.reverse()
    case 3: new.groups.append([])
    case 4 where !new.groups.isEmpty && !new.numbers.contains(fresh):
      new.groups[below(new.groups.count)].append(fresh)
    case 5 where !new.groups.isEmpty:
      let group = below(new.groups.count)
      if !new.groups[group].isEmpty { new.groups[group].removeFirst() }
    case 6: new.groups = new.groups.dropLast()
    default: new.loose = new.loose.count > 6 ? [] : new.loose
    }
    return new
  }

  @Test("show every row of ids that occur again and again, resolved or not")
  func duplicates() {
    for seed in 0..<60 as Range<UInt64> {
      let random = SeededGenerator(seed: seed)
      let kind = Int(seed % 4)
      var ids = [1, 2, 1]
      let log = Lives()
      let screen = Screen(ids, size: CGSize(width: 100, height: 400)) { ids in
        let rows = ForEach(ids, id: \.self) { row($0, log) }
        ScrollView {
          switch kind {
          case 0: VStack(spacing: 0) { rows }
          case 1: LazyVStack(spacing: 0) { rows }
          case 2: VStack(spacing: 0) { ForEach(subviews: rows) { card($0) } }
          default: LazyVStack(spacing: 0) { ForEach(subviews: rows) { card($0) } }
          }
        }
      }
      var steps = [ids]
      for _ in 0..<12 {
        let place = Int(random.next() % UInt64(ids.count + 1))
        switch random.next() % 4 {
        case 0, 1: ids.insert(Int(random.next() % 4) + 1, at: place)
        case 2: ids.reverse()
        default: if place < ids.count { ids.remove(at: place) }
        }
        steps.append(ids)
        screen.change(ids, random.next() % 2 == 0 ? .linear(duration: 0.05) : nil)
        screen.step(Int(random.next() % 4))
      }
      screen.settle()
      let shown = screen.fills.filter { $0.shownRect.height == 10 }
        .sorted { $0.shownRect.minY < $1.shownRect.minY }
      #expect(
        shown.map(\.shownRect.width) == ids.map { CGFloat($0) }, "seed \(seed): \(steps)")
      #expect(log.all == ids.sorted(), "seed \(seed): \(steps)")
      #expect(screen.warnings.count == 1, "seed \(seed)")
    }
  }

  @Test("show those that there are, in order, and give no row's state to another")
  func sequences() {
    for seed in 0..<120 as Range<UInt64> {
      let random = SeededGenerator(seed: seed)
      let kind = Kind.allCases[Int(seed) % Kind.allCases.count]
      var world = World(loose: [1, 2, 3], groups: [[4, 5]])
      let log = Lives()
      let screen = Screen(world, size: CGSize(width: 100, height: 400)) {
        container(kind, $0, log)
      }
      var steps: [World] = [world]
      for _ in 0..<14 {
        world = change(world, random)
        steps.append(world)
        let isAnimated = random.next() % 2 == 0
        screen.change(world, isAnimated ? .linear(duration: 0.05) : nil)
        // Some changes come while rows are still on their way.
        screen.step(Int(random.next() % 4))
      }
      screen.settle()
      let shown = screen.fills.filter { $0.shownRect.height == 10 }
        .sorted { $0.shownRect.minY < $1.shownRect.minY }
      #expect(
        shown.map(\.shownRect.width) == world.numbers.map { CGFloat($0) },
        "seed \(seed), \(kind): \(steps)")
      #expect(log.alive == Set(world.numbers), "seed \(seed), \(kind): \(steps)")
      #expect(screen.warnings.isEmpty, "seed \(seed), \(kind)")
    }
  }
}

/// Which rows have appeared and not disappeared since.
@MainActor private final class Lives {
  private var counts: [Int: Int] = [:]
  var alive: Set<Int> { Set(counts.filter { $0.value == 1 }.keys) }
  /// All that are there, each as often as it is.
  var all: [Int] {
    counts.sorted { $0.key < $1.key }.flatMap { Array(repeating: $0.key, count: max($0.value, 0)) }
  }
  func appears(_ number: Int) { counts[number, default: 0] += 1 }
  func disappears(_ number: Int) {
    counts[number, default: 0] -= 1
    if counts[number] == 0 { counts[number] = nil }
  }
}
