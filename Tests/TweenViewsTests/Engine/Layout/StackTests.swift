import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// One child of a stack vector.
private struct VectorChild: View {
  var kind: String
  var priority: Double

  var body: some View {
    if kind.hasPrefix("Spacer") {
      Spacer(minLength: number(after: "min "))
    } else if kind.hasPrefix("fixed") {
      Color.red.frame(width: number(after: "fixed ")).layoutPriority(priority)
    } else {
      let bounds = kind.dropFirst("flex ".count).split(separator: ".").map(String.init)
      Color.red.frame(
        minWidth: Double(bounds[0]).map { CGFloat($0) },
        maxWidth: bounds[1] == "inf" ? .infinity : Double(bounds[1]).map { CGFloat($0) }
      ).layoutPriority(priority)
    }
  }

  private func number(after prefix: String) -> CGFloat? {
    guard let range = kind.range(of: prefix) else { return nil }
    return Double(kind[range.upperBound...].filter { $0.isNumber }).map { CGFloat($0) }
  }
}

@Suite("A stack") @MainActor struct StackTests {
  @Test("shares its length as the vectors say")
  func vectors() throws {
    for vector in Vector.all("layout.stack") {
      let children = try #require(vector.input["children"] as? [[String: Any]])
      let kinds = children.map { $0["kind"] as? String ?? "" }
      // Relative frames need a layout of their own, which programs cannot write yet.
      if kinds.contains(where: { $0.hasPrefix("relative") }) { continue }
      let spacing = try #require(vectorNumber(vector.input["spacing"]))
      let measured = try #require(
        Measured {
          HStack(spacing: spacing) {
            ForEach(0..<children.count) { index in
              VectorChild(
                kind: kinds[index],
                priority: Double(vectorNumber(children[index]["priority"]) ?? 0))
            }
          }
        })
      try measured.expectWidths(of: vector)
    }
  }

  @Test("whose children overlap by more than its length has none, and is no fault")
  func negativeSpacing() throws {
    let screen = Screen(()) {
      VStack(spacing: 0) {
        Color.green.frame(width: 20, height: 10)
        VStack(spacing: -50) {
          Color.red.frame(width: 20, height: 10)
          Color.blue.frame(width: 20, height: 20)
        }
        HStack(spacing: -50) {
          Color.gray.frame(width: 10, height: 10)
          Color.purple.frame(width: 20, height: 10)
        }
        Color.orange.frame(width: 20, height: 10)
      }
    }
    // 10, 0, 10 and 10: 30 high, in the middle of 100.
    #expect(screen.rect(.green) == CGRect(x: 40, y: 35, width: 20, height: 10))
    // The first child begins where the stack does, the second one 40 before.
    #expect(screen.rect(.red) == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(screen.rect(.blue) == CGRect(x: 40, y: 5, width: 20, height: 20))
    // No width, around the middle.
    #expect(screen.rect(.gray) == CGRect(x: 50, y: 45, width: 10, height: 10))
    #expect(screen.rect(.purple) == CGRect(x: 10, y: 45, width: 20, height: 10))
    #expect(screen.rect(.orange) == CGRect(x: 40, y: 55, width: 20, height: 10))
    #expect(screen.warnings.isEmpty)
  }

  private func rects<Content: View>(
    size: CGSize = CGSize(width: 100, height: 100), @ViewBuilder _ content: @escaping () -> Content
  ) -> [CGRect] {
    Screen((), size: size) { content() }.fills.map(\.shownRect)
  }

  @Test("keeps 8 points between views by default, and none beside a spacer")
  func spacing() {
    #expect(
      rects {
        HStack {
          Color.red
          Color.red
        }
      } == [
        CGRect(x: 0, y: 0, width: 46, height: 100), CGRect(x: 54, y: 0, width: 46, height: 100),
      ])
    #expect(
      rects {
        VStack {
          Color.red.frame(height: 10)
          Spacer()
          Color.red.frame(height: 10)
        }
      } == [
        CGRect(x: 0, y: 0, width: 100, height: 10), CGRect(x: 0, y: 90, width: 100, height: 10),
      ])
  }

  @Test("keeps the distances that its children prefer, as the vectors say")
  func spacingVectors() throws {
    for vector in Vector.all("layout.spacing") {
      if vector.input["container default spacing"] != nil {
        let distance = Double(SpacingPreference.defaultDistance)
        #expect(vector.expected as? [Double] == [distance, distance])
        continue
      }
      let first = try #require(vector.input["first"] as? [String: Double])
      let second = try #require(vector.input["second"] as? [String: Double])
      let isMirrored = vector.input["rtl"] as? Bool == true
      let distance = SpacingPreference.preferredDistance(
        from: preference(first, isMirrored), to: preference(second, isMirrored),
        isHorizontal: vector.input["axis"] as? String == "h")
      #expect(distance.map { Double($0) } == vector.expected as? Double, "\(vector)")
    }
  }

  /// What a vector writes as `edge` or `category.edge`.
  private func preference(_ values: [String: Double], _ isMirrored: Bool) -> SpacingPreference {
    let categories: [String: SpacingPreference.Category] = [
      "edgeAboveText": .aboveText, "edgeBelowText": .belowText, "edgeLeftText": .beforeText,
      "edgeRightText": .afterText,
    ]
    let edges: [String: Edge] = [
      "top": .top, "bottom": .bottom, "left": isMirrored ? .trailing : .leading,
      "right": isMirrored ? .leading : .trailing,
    ]
    return SpacingPreference(
      values.sorted { $0.key < $1.key }.compactMap { key, value in
        let parts = key.split(separator: ".").map(String.init)
        guard let edge = edges[parts.last ?? ""] else { return nil }
        let category = parts.count == 2 ? categories[parts[0]] : nil
        return SpacingPreference.Entry(category, edge, .distance(CGFloat(value)))
      })
  }

  @Test("keeps between two texts what the lower one's font does, in whole pixels")
  func textSpacing() {
    func text(leading: CGFloat, pixel: CGFloat) -> SpacingPreference {
      .text(
        SpacingPreference.TextMetrics(
          size: 20, ascent: 10, descent: 3, leading: leading, pixelLength: pixel))
    }
    func distance(_ one: SpacingPreference, _ other: SpacingPreference) -> CGFloat {
      SpacingPreference.distance(from: one, to: other, isHorizontal: false)
    }
    #expect(distance(text(leading: 9, pixel: 0.5), text(leading: 2.2, pixel: 1)) == 2.5)
    #expect(distance(text(leading: 9, pixel: 1), text(leading: 0, pixel: 1)) == 0)
    #expect(distance(text(leading: 9, pixel: 1), .leaf) == 12)
    #expect(distance(.leaf, text(leading: 9, pixel: 1)) == 7.4)
    var row = SpacingPreference.leaf
    row.formUnion(text(leading: 2, pixel: 1))
    row.preferTexts()
    #expect(distance(row, text(leading: 2, pixel: 1)) == 2)
    #expect(distance(row, .leaf) == 12 && distance(.leaf, row) == 7.4)
    #expect(distance(text(leading: 9, pixel: 1), .none) == 0)
  }

  @Test("offers the least flexible first, as the vectors say")
  func flexibilityVectors() throws {
    for vector in Vector.all("layout.flexibility") {
      let pairs = try ["a(min,max)", "b(min,max)"].map { key in
        try #require(vector.input[key] as? [Any]).map { vectorNumber($0) ?? .nan }
      }
      let expected = try #require(vector.expected as? [String: Bool])
      // In either order: it is not the order of the source that decides.
      for order in [[0, 1], [1, 0]] {
        var taken: [Int] = []
        LengthSharing.share(100, count: 2) { _ in
          0
        } measure: {
          $1 == 0 ? pairs[order[$0]][0] : pairs[order[$0]][1]
        } assign: { index, _ in
          taken.append(order[index])
          return 0
        }
        #expect(taken == (expected["a<b"] == true ? [0, 1] : [1, 0]), "\(vector)")
      }
    }
  }

  @Test("aligns its children across, by its guide")
  func crossAlignment() {
    func tops(_ alignment: VerticalAlignment) -> [CGFloat] {
      rects {
        HStack(alignment: alignment, spacing: 0) {
          Color.red.frame(width: 10, height: 40)
          Color.red.frame(width: 10, height: 20)
        }
      }.map(\.minY)
    }
    #expect(tops(.top) == [30, 30])
    #expect(tops(.center) == [30, 40])
    #expect(tops(.bottom) == [30, 50])
    func lefts(_ alignment: HorizontalAlignment) -> [CGFloat] {
      rects {
        VStack(alignment: alignment, spacing: 0) {
          Color.red.frame(width: 40, height: 10)
          Color.red.frame(width: 20, height: 10)
        }
      }.map(\.minX)
    }
    #expect(lefts(.leading) == [30, 30])
    #expect(lefts(.center) == [30, 40])
    #expect(lefts(.trailing) == [30, 50])
  }

  @Test("gives a spacer what is left, and at least 8 points or its minimum")
  func spacers() throws {
    let wide = try #require(
      Measured {
        HStack(spacing: 0) {
          Color.red.frame(width: 30)
          Spacer()
        }
      })
    #expect(wide.size(100, 10).width == 100)
    #expect(wide.size(10, 10).width == 38)
    #expect(wide.size(nil, 10).width == 38)
    let short = try #require(Measured { HStack { Spacer(minLength: 3) } })
    #expect(short.size(nil, 10) == CGSize(width: 3, height: 0))
    for vector in Vector.all("layout.spacer") {
      let spacer = try #require(Measured { Spacer() })
      #expect(spacer.element.layoutPriority == -.infinity, "\(vector)")
    }
    let inDepth = try #require(Measured { ZStack { Spacer() } })
    #expect(inDepth.size(50, 60) == CGSize(width: 50, height: 60))
  }

  @Test("several views at the root stand in a column")
  func root() {
    #expect(
      rects {
        Color.red
        Color.red
      }.map(\.height) == [46, 46])
  }

  @Test("of depth is as large as its largest child and aligns the others in it")
  func depth() {
    #expect(
      rects {
        ZStack(alignment: .bottomTrailing) {
          Color.red.frame(width: 40, height: 20)
          Color.red.frame(width: 10, height: 60)
        }
      } == [
        CGRect(x: 30, y: 60, width: 40, height: 20), CGRect(x: 60, y: 20, width: 10, height: 60),
      ])
  }

  @Test("of depth takes its size from the children of the highest priority")
  func depthPriority() throws {
    let measured = try #require(
      Measured {
        ZStack {
          Color.red.frame(width: 40, height: 20).layoutPriority(1)
          Color.red.frame(width: 90, height: 90)
        }
      })
    #expect(measured.size(100, 100) == CGSize(width: 40, height: 20))
    let empty = try #require(Measured { ZStack {} })
    #expect(empty.size(100, 100) == .zero)
  }

  @Test("tells how flexible it is across, in a stack around it")
  func flexibleAcross() {
    // 20 at most for the last; the other two are as flexible as can be.
    #expect(
      rects {
        HStack(spacing: 0) {
          VStack { Color.red }
          Color.red
          Color.red.frame(maxWidth: 20)
        }
      }.map(\.width) == [40, 40, 20])
    #expect(
      rects {
        HStack(spacing: 0) {
          Color.red
          VStack { Color.red.frame(width: 30) }
        }
      }.map(\.width) == [70, 30])
  }

  @Test("reaches across to the line its children share")
  func sharedLine() throws {
    let measured = try #require(
      Measured {
        HStack(alignment: .top) {
          Color.red.frame(width: 10, height: 20).alignmentGuide(.top) { _ in -10 }
        }
      })
    #expect(measured.size(100, 100).height == 30)
  }

  @Test("in stacks in stacks asks questions in proportion to its depth")
  func nestedStacks() {
    func nest(_ level: Int) -> AnyView {
      if level == 0 { return AnyView(Color.red) }
      return AnyView(
        HStack {
          Color.blue
          VStack {
            Color.blue
            nest(level - 1)
          }
        })
    }
    func questions(_ levels: Int) -> Int {
      let graph = ViewGraph(
        content: nest(levels),
        configuration: ViewGraph.Configuration(size: CGSize(width: 1000, height: 1000)))
      graph.advance(to: .zero)
      return graph.report.layoutCalls
    }
    #expect(questions(20) <= 5 * questions(5))
  }
}
