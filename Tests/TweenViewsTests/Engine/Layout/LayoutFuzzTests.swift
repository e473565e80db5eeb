import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// A random tree of containers and modifiers, as a value: it can be made into views again and again.
private indirect enum Tree {
  case leaf(Int)
  case container(Int, CGFloat, [Tree])
  case modified(Int, CGFloat, CGFloat, Tree)

  init(_ random: SeededGenerator, depth: Int, numbers: [CGFloat]) {
    func below(_ count: Int) -> Int {
      min(count - 1, Int(random.next(in: 0...1) * Double(count)))
    }
    func number() -> CGFloat { numbers[below(numbers.count)] }
    let roll = random.next(in: 0...1)
    if depth == 0 || roll < 0.15 {
      self = .leaf(below(7))
    } else if roll < 0.55 {
      let count = below(4)
      self = .container(
        below(9), number(),
        (0..<count).map { _ in Tree(random, depth: depth - 1, numbers: numbers) })
    } else {
      self = .modified(
        below(18), number(), number(),
        Tree(random, depth: depth - 1, numbers: numbers))
    }
  }

  @MainActor var view: AnyView {
    switch self {
    case .leaf(let kind): Self.leaf(kind)
    case .container(let kind, let number, let children):
      Self.container(kind, number, children.map(\.view))
    case .modified(let kind, let one, let other, let inner):
      Self.modified(kind, one, other, inner.view)
    }
  }

  @MainActor private static func leaf(_ kind: Int) -> AnyView {
    switch kind {
    case 0: AnyView(Color.red)
    case 1: AnyView(Circle())
    case 2: AnyView(Text("Layout"))
    case 3: AnyView(Spacer())
    case 4: AnyView(Divider())
    case 5: AnyView(Rectangle().fill(Color.blue).frame(width: 20, height: 12))
    default: AnyView(EmptyView())
    }
  }

  @MainActor private static func container(
    _ kind: Int, _ number: CGFloat, _ children: [AnyView]
  ) -> AnyView {
    let list = ForEach(children.indices, id: \.self) { children[$0] }
    switch kind {
    case 0: return AnyView(HStack(spacing: number) { list })
    case 1: return AnyView(VStack(alignment: .leading) { list })
    case 2: return AnyView(ZStack(alignment: .bottomTrailing) { list })
    case 3: return AnyView(HStack(alignment: .firstTextBaseline) { list })
    case 4: return AnyView(Grid(alignment: .topLeading) { GridRow { list } })
    case 5:
      return AnyView(
        Grid(horizontalSpacing: number) {
          list
          GridRow { list.gridCellColumns(2) }
        })
    case 6: return AnyView(ViewThatFits { list })
    case 7: return AnyView(AnyLayout(VStackLayout(spacing: number)) { list })
    default: return AnyView(VStack(alignment: .trailing, spacing: number) { list })
    }
  }

  @MainActor private static func modified(
    _ kind: Int, _ one: CGFloat, _ other: CGFloat, _ view: AnyView
  ) -> AnyView {
    switch kind {
    case 0: AnyView(view.frame(width: one, height: other, alignment: .topLeading))
    case 1: AnyView(view.frame(width: one))
    case 2: AnyView(view.frame(minWidth: one, maxWidth: other, alignment: .trailing))
    case 3: AnyView(view.frame(maxWidth: .infinity, maxHeight: one))
    case 4: AnyView(view.frame(minHeight: one, idealHeight: other))
    case 5: AnyView(view.padding(one))
    case 6: AnyView(view.padding(.leading, one).padding(.bottom, other))
    case 7: AnyView(view.aspectRatio(one, contentMode: .fit))
    case 8: AnyView(view.aspectRatio(contentMode: .fill))
    case 9: AnyView(view.fixedSize())
    case 10: AnyView(view.fixedSize(horizontal: true, vertical: false))
    case 11: AnyView(view.overlay(alignment: .topTrailing) { Color.green.frame(width: 5) })
    case 12: AnyView(view.background { Color.green }.layoutPriority(Double(one)))
    case 13: AnyView(view.offset(x: one, y: other))
    case 14: AnyView(view.position(x: one, y: other))
    case 15: AnyView(view.alignmentGuide(.leading) { _ in one })
    case 16: AnyView(view.containerRelativeFrame(.horizontal, count: 3, spacing: one))
    default: AnyView(view.hidden().gridColumnAlignment(.leading))
    }
  }
}

@Suite("Random layouts") @MainActor struct LayoutFuzzTests {
  private static let plain: [CGFloat] = [0, 1, 7, 10, 25.5, 60, 200]
  private static let hostile: [CGFloat] =
    plain + [-5, -300, .infinity, -.infinity, .nan, 1e300, -1e300, 2.3e-308]
  private static let offers: [CGFloat?] = [nil, 0, 10, 63.25, 300, .infinity, .nan, -4]

  private func graph(_ tree: Tree, _ direction: LayoutDirection = .leftToRight) -> ViewGraph {
    let graph = ViewGraph(
      content: tree.view.environment(\.layoutDirection, direction),
      configuration: ViewGraph.Configuration(size: CGSize(width: 200, height: 160)))
    graph.onWarning = { _ in }
    graph.advance(to: .zero)
    return graph
  }

  /// Where every element lies, those of effects apart.
  private func places(_ graph: ViewGraph) -> [CGRect] {
    var found: [CGRect] = []
    func visit(_ element: ElementNode) {
      if element is LeafNode, let place = element.placement { found.append(place.rect) }
      element.visitShown(visit)
    }
    graph.root.map(visit)
    return found
  }

  private func element(_ graph: ViewGraph) -> ElementNode? {
    var container: ElementNode?
    graph.root?.visitShown { container = $0 }
    return container
  }

  @Test("answer every offer with a size, the same each time, whatever was asked before")
  func answers() throws {
    for seed in 0..<150 as Range<UInt64> {
      let random = SeededGenerator(seed: seed)
      let tree = Tree(
        random, depth: 5, numbers: seed % 2 == 0 ? Self.plain : Self.hostile)
      let first = graph(tree)
      let second = graph(tree)
      let one = try #require(element(first))
      let other = try #require(element(second))
      var sizes: [CGSize] = []
      let pairs = Self.offers.flatMap { width in Self.offers.map { (width, $0) } }
      for (width, height) in pairs {
        let size = one.size(for: ProposedViewSize(width: width, height: height))
        #expect(size.width >= 0 && size.height >= 0, "seed \(seed): \(size)")
        sizes.append(size)
      }
      for (pair, size) in zip(pairs, sizes).reversed() {
        let offer = ProposedViewSize(width: pair.0, height: pair.1)
        #expect(other.size(for: offer) == size, "seed \(seed), offer \(offer)")
        #expect(one.size(for: offer) == size, "seed \(seed), offer \(offer)")
      }
    }
  }

  @Test("lie in the same place when they are laid out again, without a question")
  func repeated() {
    for seed in 0..<150 as Range<UInt64> {
      let random = SeededGenerator(seed: seed)
      let tree = Tree(
        random, depth: 5, numbers: seed % 2 == 0 ? Self.plain : Self.hostile)
      let graph = graph(tree)
      let before = places(graph)
      graph.root?.setNeedsLayout()
      graph.advance(to: StageTime(flicks: 1))
      #expect(graph.report.layoutCalls == 0, "seed \(seed)")
      graph.root?.expireLayout()
      graph.advance(to: StageTime(flicks: 2))
      let after = places(graph)
      #expect(before.count == after.count)
      for (one, other) in zip(before, after) where !Self.isSame(one, other, 0) {
        Issue.record("seed \(seed): \(one) was \(other)")
      }
    }
  }

  @Test("are mirrored in the other direction")
  func mirrored() {
    for seed in 0..<200 as Range<UInt64> {
      let random = SeededGenerator(seed: 1_000 + seed)
      let tree = Tree(random, depth: 5, numbers: Self.plain)
      let left = places(graph(tree))
      let right = places(graph(tree, .rightToLeft))
      #expect(left.count == right.count)
      for (one, other) in zip(left, right) {
        let mirrored = CGRect(
          x: 200 - one.maxX, y: one.minY, width: one.width, height: one.height)
        if !Self.isSame(mirrored, other, 1e-9) {
          Issue.record("seed \(seed): \(one) was mirrored to \(other)")
        }
      }
    }
  }

  private static func isSame(_ one: CGRect, _ other: CGRect, _ tolerance: CGFloat) -> Bool {
    func isSame(_ one: CGFloat, _ other: CGFloat) -> Bool {
      one == other || one.isNaN && other.isNaN || !one.isFinite && !other.isFinite
        || abs(one - other) <= tolerance * max(1, abs(one))
    }
    return isSame(one.origin.x, other.origin.x) && isSame(one.origin.y, other.origin.y)
      && isSame(one.size.width, other.size.width) && isSame(one.size.height, other.size.height)
  }

  @Test("say what is wrong with their numbers, each thing once")
  func warnings() {
    let screen = Screen(CGFloat(10)) { number in
      VStack {
        Color.red.frame(width: number)
        HStack { Color.blue }.frame(minWidth: number)
      }
    }
    #expect(screen.warnings.isEmpty)
    for _ in 0..<3 {
      screen.set(.infinity)
      screen.step()
      screen.set(10)
      screen.step()
    }
    #expect(!screen.warnings.isEmpty)
    #expect(Set(screen.warnings).count == screen.warnings.count)
    #expect(screen.warnings.allSatisfy { $0.contains("VStack") }, "\(screen.warnings)")
    #expect(screen.rect(.blue) != nil)
  }
}
