import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Rows that ask for all kinds of distances, each on a ground of a colour of its own.
@MainActor private struct MixedRows {
  enum Kind: CaseIterable { case text, title, box, paddedText, iconAndText, none, pair }

  let kinds: [Kind]

  init(_ seed: UInt64, count: Int = 120) {
    let random = SeededGenerator(seed: seed)
    kinds = (0..<count).map { _ in Kind.allCases[Int(random.next(in: 0...6.999))] }
  }

  private func ground(_ row: Int, _ part: Int = 0) -> Color {
    let (low, high) = (Double(row % 16 + 1) / 16, Double(row / 16 + 1) / 16)
    return Color(red: low, green: high, blue: part == 0 ? 1 : 0.9)
  }

  @ViewBuilder private func row(_ index: Int) -> some View {
    switch kinds[index] {
    case .text: Text("A").background(ground(index))
    case .title: Text("A").font(.title).background(ground(index))
    case .box: ground(index).frame(width: 20, height: CGFloat(10 + index % 7))
    case .paddedText: Text("A").padding(3).background(ground(index))
    case .iconAndText:
      HStack {
        Color.clear.frame(width: 4, height: 9)
        Text("A")
      }
      .background(ground(index))
    case .none: EmptyView()
    case .pair:
      Text("A").background(ground(index))
      ground(index, 1).frame(width: 20, height: 5)
    }
  }

  var rows: some View { ForEach(kinds.indices, id: \.self) { row($0) } }

  /// Where the grounds in view begin and end along an axis, from the first on.
  static func places<Value>(
    _ screen: Screen<Value>, _ axis: Axis
  ) -> [(color: Color.Resolved, start: CGFloat, end: CGFloat)] {
    screen.fills.compactMap { fill in
      guard case .solid(let color) = fill.paint, color.linearBlue > 0.7 else { return nil }
      let rect = fill.shownRect
      return axis == .vertical ? (color, rect.minY, rect.maxY) : (color, rect.minX, rect.maxX)
    }
    .sorted { $0.1 < $1.1 }
  }
}

@Suite("Distances in lazy stacks") @MainActor struct LazySpacingTests {
  /// Fine enough for the edges of pixels not to count.
  private let scale = 64.0

  /// What an eager stack keeps, row by row.
  private func reference(
    _ rows: MixedRows, _ axis: Axis
  ) -> [(color: Color.Resolved, start: CGFloat, end: CGFloat)] {
    let screen = Screen((), size: CGSize(width: 6000, height: 6000), scale: scale) {
      if axis == .vertical {
        VStack { rows.rows }.frame(maxHeight: .infinity, alignment: .top)
      } else {
        HStack { rows.rows }.frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    return MixedRows.places(screen, axis)
  }

  @Test("are those of other stacks, in view after view, down and up", arguments: 1...6)
  func likeStacks(_ seed: UInt64) throws {
    for axis in [Axis.vertical, .horizontal] {
      let rows = MixedRows(seed)
      let expected = reference(rows, axis)
      let screen = Screen((), size: CGSize(width: 300, height: 300), scale: scale) {
        ScrollView(axis == .vertical ? .vertical : .horizontal) {
          if axis == .vertical {
            LazyVStack { rows.rows }
          } else {
            LazyHStack { rows.rows }
          }
        }
        .scrollIndicators(.hidden)
      }
      func compare(_ note: String) {
        let seen = MixedRows.places(screen, axis)
        #expect(seen.count > 3, "\(note)")
        guard let first = expected.firstIndex(where: { $0.color == seen.first?.color }) else {
          Issue.record("no row is seen, \(note)")
          return
        }
        for (row, (now, then)) in zip(seen, expected[first...]).enumerated() {
          #expect(now.color == then.color, "row \(row), \(note)")
          let place = now.start - seen[0].start
          let reference = then.start - expected[first].start
          #expect(abs(place - reference) < 0.1, "row \(row) at \(place), \(note)")
        }
      }
      let length = try #require(expected.last).end - expected[0].start
      var way: CGFloat = 0
      let random = SeededGenerator(seed: seed &+ 7)
      compare("seed \(seed) \(axis) at first")
      while way < length {
        let step = CGFloat(Int(random.next(in: 1...250)))
        way += step
        screen.wheel(axis == .vertical ? 0 : -step, axis == .vertical ? -step : 0)
        compare("seed \(seed) \(axis) at \(way)")
      }
      // All rows have been measured now.
      let size = try #require(screen.scroll).contentSize
      #expect(abs((axis == .vertical ? size.height : size.width) - length) < 0.5)
      while way > 0 {
        let step = CGFloat(Int(random.next(in: 1...250)))
        way -= step
        screen.wheel(axis == .vertical ? 0 : step, axis == .vertical ? step : 0)
        compare("seed \(seed) \(axis) back at \(way)")
      }
    }
  }

  @Test("follow a row that becomes another")
  func follows() {
    func gap(_ isText: Bool, _ screen: Screen<Bool>) -> CGFloat {
      screen.source.value = isText
      screen.step()
      let places = MixedRows.places(screen, .vertical)
      return places.count == 2 ? places[1].start - places[0].end : .nan
    }
    let screen = Screen(true, size: CGSize(width: 100, height: 200), scale: scale) { isText in
      ScrollView {
        LazyVStack {
          Color(red: 1, green: 0, blue: 1).frame(height: 10)
          if isText {
            Text("A").background(Color(red: 0, green: 1, blue: 1))
          } else {
            Color(red: 0, green: 1, blue: 1).frame(height: 20)
          }
        }
      }
      .scrollIndicators(.hidden)
    }
    #expect(abs(gap(true, screen) - 0.37 * 17) < 0.1)
    #expect(gap(false, screen) == 8)
    #expect(abs(gap(true, screen) - 0.37 * 17) < 0.1)
  }

  @Test("are what a program names, where it names them")
  func named() {
    let screen = Screen((), size: CGSize(width: 100, height: 200), scale: scale) {
      ScrollView {
        LazyVStack(spacing: 3) {
          Text("A").background(Color(red: 1, green: 0, blue: 1))
          Text("A").background(Color(red: 1, green: 0, blue: 1))
        }
      }
    }
    let places = MixedRows.places(screen, .vertical)
    #expect(places.count == 2 && abs(places[1].start - places[0].end - 3) < 0.1)
  }

  @Test("hold between rows, headers and footers of sections, and under a header that stays")
  func sections() {
    let screen = Screen((), size: CGSize(width: 100, height: 120), scale: scale) {
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          ForEach(0..<3, id: \.self) { section in
            Section {
              Text("A").background(Color(red: 1, green: Double(section) / 4, blue: 1))
              Color(red: 0.5, green: Double(section) / 4, blue: 1).frame(height: 60)
            } header: {
              Text("H").background(Color(red: 0, green: Double(section) / 4, blue: 1))
            }
          }
        }
      }
      .scrollIndicators(.hidden)
    }
    var places = MixedRows.places(screen, .vertical)
    // Text below text: 2; a box below a text: .6 of its size.
    #expect(abs(places[1].start - places[0].end - 2) < 0.1)
    #expect(abs(places[2].start - places[1].end - 0.6 * 17) < 0.1)
    // The next header pushes the one that stays once its section's last row ends, not later.
    let end = places[2].end
    screen.wheel(0, -(end - 10))
    places = MixedRows.places(screen, .vertical)
    let header = places.first { $0.color.linearRed == 0 && $0.color.linearGreen == 0 }
    #expect(header.map { abs($0.end - 10) < 0.1 } == true)
  }

  @Test("hold behind a header that stays in view while rows come far below")
  func pinnedHeader() {
    let screen = Screen(40, size: CGSize(width: 100, height: 120), scale: scale) { count in
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<count, id: \.self) { row in
              Text("A").background(Color(red: 1, green: Double(row) / 64, blue: 1))
            }
          } header: {
            Text("H").background(Color(red: 0, green: 0, blue: 1))
          }
        }
      }
      .scrollIndicators(.hidden)
    }
    screen.wheel(0, -200)
    let before = MixedRows.places(screen, .vertical)
    screen.source.value = 45
    screen.step()
    let after = MixedRows.places(screen, .vertical)
    #expect(before.count > 4 && before.count == after.count)
    for (one, other) in zip(before, after) {
      #expect(one.color == other.color && abs(one.start - other.start) < 0.1)
    }
  }

  /// Rows of words below a header that stays, of which those at the end may be empty.
  private func section(
    _ count: Int, empty: Int = 0, scale: Double
  ) -> Screen<Int> {
    Screen(count, size: CGSize(width: 100, height: 120), scale: scale) { count in
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          ForEach(0..<2, id: \.self) { section in
            Section {
              ForEach(0..<count, id: \.self) { row in
                if row % 3 == 0 {
                  Color(red: 1, green: Double(row) / 64, blue: 1).frame(height: 11)
                } else {
                  Text("A").background(Color(red: 1, green: Double(row) / 64, blue: 1))
                }
              }
              ForEach(0..<empty, id: \.self) { _ in if empty < 0 { Text("A") } }
            } header: {
              Text("H").background(Color(red: 0, green: Double(section) / 4, blue: 1))
            }
          }
        }
      }
      .scrollIndicators(.hidden)
    }
  }

  @Test("have rows go with the finger up to a header that stays", arguments: [1, 3.0])
  func upToHeader(_ scale: Double) throws {
    let screen = section(40, scale: scale)
    screen.wheel(0, -100_000)
    let scroll = try #require(screen.scroll)
    while scroll.offset.y > 0 {
      let before = MixedRows.places(screen, .vertical).filter { $0.color.linearRed == 1 }
      screen.wheel(0, 5)
      let after = MixedRows.places(screen, .vertical).filter { $0.color.linearRed == 1 }
      guard scroll.offset.y > 0 else { break }
      for row in before {
        guard
          let now = after.first(where: { $0.color == row.color && abs($0.start - row.start) < 40 })
        else { continue }
        // Where every row above was made, a rest of a pixel has no place to go.
        #expect(abs(now.start - row.start - 5) < 1 / scale + 1e-6, "at \(scroll.offset.y)")
      }
    }
  }

  @Test("leave rows where they are while others come far below, whatever was measured before")
  func farBelow() throws {
    let screen = section(60, scale: 3)
    screen.wheel(0, -500)
    for way in [37.0, 41, 53, 29] {
      screen.wheel(0, way)
      let before = MixedRows.places(screen, .vertical)
      screen.source.value += 1
      screen.step()
      let after = MixedRows.places(screen, .vertical)
      #expect(before.count > 4 && before.count == after.count)
      for (one, other) in zip(before, after) { #expect(abs(one.start - other.start) < 1e-6) }
    }
  }

  @Test("leave the whole as long as it is, once all rows were made")
  func wholeLength() throws {
    let screen = section(30, scale: 3)
    let scroll = try #require(screen.scroll)
    for _ in 0..<60 { screen.wheel(0, -30) }
    let length = scroll.contentSize.height
    for way in [37.0, 41, 300, -120, 53, 29, 400, -700, 900] {
      screen.wheel(0, way)
      #expect(abs(scroll.contentSize.height - length) < 1e-6, "after \(way)")
    }
  }

  @Test("end a section at its last view, whatever rows without views follow")
  func emptyEnd() throws {
    func header(_ empty: Int) throws -> [CGFloat] {
      let screen = section(20, empty: empty, scale: scale)
      for _ in 0..<400 { screen.wheel(0, -10) }
      var places: [CGFloat] = []
      for _ in 0..<60 {
        screen.wheel(0, 10)
        let first = MixedRows.places(screen, .vertical).first {
          $0.color.linearRed == 0 && $0.color.linearGreen == 0
        }
        places.append(first?.start ?? -1)
      }
      return places
    }
    let (full, empty) = (try header(0), try header(3))
    #expect(full.contains { $0 > -20 && $0 < 0 })
    for (one, other) in zip(full, empty) { #expect(abs(one - other) < 0.1) }
  }

  @Test("leave nothing above the first view where rows before it have none")
  func emptyBeginning() {
    let screen = Screen(0, size: CGSize(width: 100, height: 200), scale: scale) { gone in
      ScrollView {
        LazyVStack {
          if gone < 1 { Text("A") }
          if gone < 2 { Color(red: 0, green: 0, blue: 0.5).frame(height: 10) }
          Text("A").background(Color(red: 1, green: 0, blue: 1))
        }
      }
      .scrollIndicators(.hidden)
    }
    for (gone, start) in [(1, 10 + 0.37 * 17), (2, 0), (1, 10 + 0.37 * 17), (2, 0)] {
      screen.source.value = gone
      screen.step()
      let place = MixedRows.places(screen, .vertical).first?.start ?? .nan
      #expect(abs(place - start) < 0.1, "\(gone) gone")
    }
  }
}
