import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenPaint

@testable import TweenRaster

/// The vector kernels against the portable path: the same bytes.
@Suite struct KernelTests {
  private func expectSameBytes(
    _ list: DisplayList, _ comment: Comment, location: SourceLocation = #_sourceLocation
  ) throws {
    let fast = Renderer(threadCount: 1)
    let portable = Renderer(threadCount: 1, usesPortableKernels: true)
    try fast.render(list)
    try portable.render(list)
    let (a, b) = (fast.bitmap, portable.bitmap)
    if a == b { return }
    let at = a.pixels.indices.first { a.pixels[$0] != b.pixels[$0] } ?? 0
    Issue.record(
      """
      pixel (\(at % a.width), \(at / a.width)) is \(String(a.pixels[at], radix: 16)), portably \
      \(String(b.pixels[at], radix: 16)): \(comment)
      """, sourceLocation: location)
  }

  @Test(arguments: 1...30) func `kernels draw the portable path's bytes`(seed: Int) throws {
    var lists = RandomLists(seed: UInt64(seed))
    try expectSameBytes(lists.list(40), "seed \(seed)")
  }

  @Test(arguments: 1...12) func `kernels draw the portable path's bytes when large`(seed: Int)
    throws
  {
    var lists = RandomLists(seed: UInt64(1000 + seed))
    try expectSameBytes(Self.largeList(&lists, width: 700 + 3 * seed), "seed \(seed)")
  }

  @Test(arguments: 1...6) func `kernels draw parts of shapes as they draw the whole`(seed: Int)
    throws
  {
    var lists = RandomLists(seed: UInt64(2000 + seed))
    let list = Self.largeList(&lists, width: 690 + 5 * seed)
    try expectSameParts(list, &lists, "seed \(seed)")
  }

  /// Draws a list where something changes below it, which damages a few tiles here and there.
  private func expectSameParts(
    _ given: DisplayList, _ lists: inout RandomLists, _ comment: Comment
  ) throws {
    var list = given
    for index in list.items.indices { list.items[index].id = UInt64(index + 1) }
    let dots = 8
    list.items.insert(
      contentsOf: (0..<dots).map {
        DisplayItem(id: UInt64(1000 + $0), Self.dot(&lists, list.size))
      }, at: 0)
    let fast = Renderer(threadCount: 1)
    let portable = Renderer(threadCount: 1, usesPortableKernels: true)
    try fast.render(list)
    for step in 1...5 {
      for index in 0..<dots where lists.integer(0...1) == 0 {
        list.items[index].version = UInt64(step)
        list.items[index].content = Self.dot(&lists, list.size)
      }
      let report = try fast.render(list)
      portable.invalidate()
      let whole = try portable.render(list)
      #expect(report.damagedTiles < whole.damagedTiles)
      #expect(fast.bitmap == portable.bitmap, "\(comment), step \(step)")
    }
  }

  @Test(arguments: 1...4) func `kernels draw the portable path's wedges`(seed: Int) throws {
    // Around the ray at which an angular gradient begins, and away from it.
    var lists = RandomLists(seed: UInt64(3000 + seed))
    var list = DisplayList(size: CGSize(width: 220, height: 220))
    for _ in 0..<150 {
      let center = CGPoint(x: lists.number(100...120), y: lists.number(100...120))
      let start = lists.number(-7...7)
      let end = start + lists.number(0.002...0.4)
      let inner = lists.number(0...60)
      var path = Path()
      path.addArc(
        center: center, radius: inner, startAngle: .radians(start), endAngle: .radians(end),
        clockwise: false)
      path.addArc(
        center: center, radius: inner + lists.number(1...60), startAngle: .radians(end),
        endAngle: .radians(start), clockwise: true)
      path.closeSubpath()
      let turn = lists.integer(0...3) == 0 ? lists.number(-3...3) : 0
      let span = lists.integer(0...1) == 0 ? start...end : end - 0.3...end
      let isBackward = lists.integer(0...2) == 0
      let gradient = GradientPaint(
        geometry: .angular(
          center: center, startAngle: turn + (isBackward ? span.upperBound : span.lowerBound),
          endAngle: turn + (isBackward ? span.lowerBound : span.upperBound)),
        stops: [
          GradientPaint.Stop(color: lists.color(), location: 0),
          GradientPaint.Stop(color: lists.color(), location: lists.integer(0...1) == 0 ? 1 : 1.5),
        ], interpolation: lists.integer(0...3) == 0 ? .device : .perceptual)
      list.items.append(
        DisplayItem(.fill(DisplayItem.Fill(path: path, paint: .gradient(gradient)))))
    }
    try expectSameBytes(list, "seed \(seed)")
  }

  @Test(arguments: 1...4) func `kernels draw the portable path's small shapes`(seed: Int) throws {
    // Rows without anything in between, shapes of a few pixels beside ones just too wide, and what
    // touches the canvas's borders.
    var lists = RandomLists(seed: UInt64(4000 + seed))
    var list = DisplayList(size: CGSize(width: 150 + 3 * seed, height: 70))
    for _ in 0..<200 {
      let x = lists.number(-10...160)
      let y = lists.number(-10...75)
      var path = Path()
      for _ in 0..<lists.integer(1...3) {
        let left = x + lists.number(-9...9)
        let top = y + lists.number(-9...9)
        let width = lists.integer(0...9) == 0 ? lists.number(25...120) : lists.number(0.1...20)
        if lists.integer(0...1) == 0 {
          path.addRect(CGRect(x: left, y: top, width: width, height: lists.number(0.1...6)))
        } else {
          path.addEllipse(
            in: CGRect(x: left, y: top, width: width, height: lists.number(0.1...18)))
        }
      }
      var gradient = Self.twoStops(&lists)
      gradient.interpolation = lists.integer(0...2) == 0 ? .device : .perceptual
      gradient.stops += Self.moreStops(&lists)
      list.items.append(
        DisplayItem(.fill(DisplayItem.Fill(path: path, paint: .gradient(gradient)))))
    }
    try expectSameBytes(list, "seed \(seed)")
  }

  private static func dot(_ lists: inout RandomLists, _ size: CGSize) -> DisplayItem.Content {
    let path = Path(
      CGRect(x: lists.number(0...size.width), y: lists.number(0...size.height), width: 9, height: 7)
    )
    return .fill(DisplayItem.Fill(path: path, paint: .solid(lists.color())))
  }

  /// Slivers of every slope through several bands, of less than a pixel to some fifty; some stand
  /// upright, some hang over the canvas's edges, some narrow to a point or cross themselves.
  @Test(arguments: 1...12) func `kernels draw the portable path's strips`(seed: Int) throws {
    var lists = RandomLists(seed: UInt64(4000 + seed))
    let size = CGSize(width: 150 + seed, height: 112)
    var list = DisplayList(size: size)
    for _ in 0..<120 {
      let slope = lists.integer(0...5) == 0 ? 0 : lists.number(-2.6...2.6)
      let x = lists.integer(0...7) == 0 ? lists.number(0...3) : lists.number(-20...170)
      let width = lists.integer(0...1) == 0 ? lists.number(0...4) : lists.number(0...50)
      let turned = lists.integer(0...2) == 0 ? lists.number(-0.8...0.8) : 0
      let top = lists.number(-20...40)
      let bottom = top + lists.number(34...110)
      func edge(_ y: Double, _ slope: Double) -> Double { x + (y - 50) * slope }
      var corners = [
        CGPoint(x: edge(top, slope), y: top),
        CGPoint(x: edge(top, slope + turned) + width, y: top),
        CGPoint(x: edge(bottom, slope + turned) + width, y: bottom),
        CGPoint(x: edge(bottom, slope), y: bottom),
      ]
      if lists.integer(0...1) == 0 { corners.reverse() }
      var path = Path()
      path.addLines(corners)
      path.closeSubpath()
      var gradient = Self.twoStops(&lists)
      gradient.interpolation = lists.integer(0...1) == 0 ? .device : .perceptual
      if lists.integer(0...1) == 0 { gradient.stops += Self.moreStops(&lists) }
      let paint = lists.integer(0...3) == 0 ? .solid(lists.color()) : Paint.gradient(gradient)
      list.items.append(DisplayItem(.fill(DisplayItem.Fill(path: path, paint: paint))))
    }
    try expectSameBytes(list, "seed \(seed)")
    try expectSameParts(list, &lists, "seed \(seed)")
  }

  /// Rows wide enough for blocks and seams, marks of more than four cells, lines of every slope.
  private static func largeList(_ lists: inout RandomLists, width: Int) -> DisplayList {
    var list = DisplayList(size: CGSize(width: width, height: 90))
    for _ in 0..<12 {
      let points = (0..<lists.integer(3...9)).map { _ in
        CGPoint(x: lists.number(-60...820), y: lists.number(-30...120))
      }
      var path = Path()
      path.addLines(points)
      path.closeSubpath()
      list.items.append(
        DisplayItem(
          .fill(
            DisplayItem.Fill(
              path: path, paint: lists.paint(),
              transform: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 0)))))
      var gradient = twoStops(&lists)
      gradient.interpolation = .device
      list.items.append(
        DisplayItem(.fill(DisplayItem.Fill(path: path, paint: .gradient(gradient)))))
      gradient.interpolation = lists.integer(0...2) == 0 ? .device : .perceptual
      gradient.stops += moreStops(&lists)
      list.items.append(
        DisplayItem(.fill(DisplayItem.Fill(path: path, paint: .gradient(gradient)))))
    }
    return list
  }

  /// None, one, or several behind and beside each other, some of them hard edges.
  private static func moreStops(_ lists: inout RandomLists) -> [GradientPaint.Stop] {
    var location = 1.0
    return (0..<lists.integer(0...5)).map { _ in
      if lists.integer(0...2) > 0 { location += lists.number(0...0.3) }
      return GradientPaint.Stop(color: lists.color(), location: location)
    }
  }

  private static func twoStops(_ lists: inout RandomLists) -> GradientPaint {
    let center = CGPoint(x: lists.number(0...760), y: lists.number(0...90))
    let start = lists.number(-4...4)
    let geometry: GradientPaint.Geometry =
      switch lists.integer(0...4) {
      case 0: .linear(start: center, end: lists.point())
      case 1: .radial(center: center, startRadius: 3, endRadius: lists.number(20...500))
      case 2: .angular(center: center, startAngle: start, endAngle: start + lists.number(0.2...7))
      case 3: .angular(center: center, startAngle: start, endAngle: start + 2 * .pi)
      default: .angular(center: center, startAngle: start, endAngle: start - 2 * .pi)
      }
    return GradientPaint(
      geometry: geometry,
      stops: [
        GradientPaint.Stop(color: lists.color(), location: lists.number(-0.2...0.4)),
        GradientPaint.Stop(color: lists.color(), location: lists.number(0.4...1.2)),
      ])
  }

  @Test func `cells of random lines are the portable path's`() {
    guard CellBuffer.areKernelsSupported else { return }
    let width = 400
    var fast = CellBuffer(width: width, usesKernels: true)
    var portable = CellBuffer(width: width, usesKernels: false)
    defer {
      fast.deallocate()
      portable.deallocate()
    }
    var lists = RandomLists(seed: 7)
    for round in 0..<600 {
      // Short lines as on curves, long ones, and every remainder of eight.
      let reach = round % 3 == 0 ? width * Grid.one : (round % 3 == 1 ? 300_000 : 40_000)
      let lines = (0..<(1 + round % 27)).map { _ -> Line in
        let x0 = lists.integer(0...width * Grid.one)
        let y0 = lists.integer(0...16 * Grid.one)
        let x1 = min(max(x0 + lists.integer(-reach...reach), 0), width * Grid.one)
        var y1 = min(
          max(y0 + lists.integer(-reach...reach), 0), 16 * Grid.one)
        if y1 == y0 { y1 = y0 == 0 ? 1 : y0 - 1 }
        return Line(
          x0: Int32(x0), y0: Int32(y0), x1: Int32(round % 10 == 0 ? x0 : x1), y1: Int32(y1))
      }
      let xs = lines.flatMap { [$0.x0, $0.x1] }
      for isFast in [true, false] {
        var cells = isFast ? fast : portable
        cells.layOut(minX: xs.min() ?? 0, maxX: xs.max() ?? 0)
        cells.accumulate(lines, count: lines.count)
        if isFast { fast = cells } else { portable = cells }
      }
      for index in 0..<fast.pitch * Grid.bandRows
      where fast.cells[index] != portable.cells[index] {
        Issue.record("round \(round), cell \(index)")
        return
      }
      for row in 0..<Grid.bandRows where fast.marks[row] != portable.marks[row] {
        Issue.record("round \(round), marks of row \(row)")
        return
      }
      for cells in [fast, portable] {
        cells.cells.update(repeating: 0, count: cells.pitch * Grid.bandRows)
        cells.marks.update(repeating: 0, count: Grid.bandRows)
      }
    }
  }
}
