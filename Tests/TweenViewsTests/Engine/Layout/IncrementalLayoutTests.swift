import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Arranges its one subview as if it were not there, and counts what it is asked.
private struct Probe: Layout {
  final class Count: @unchecked Sendable {
    var sizes = 0
    var places = 0
    var offers: Set<[CGFloat?]> = []
    func clear() { (sizes, places, offers) = (0, 0, []) }
  }
  var count: Count

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    count.sizes += 1
    count.offers.insert([proposal.width, proposal.height])
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    count.places += 1
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

@Suite("Layout after a change") @MainActor struct IncrementalLayoutTests {
  private struct Values {
    var width: CGFloat = 20
    var other: CGFloat = 20
  }

  @Test("of a frame that opens moves what is around it, though what is in it changed before")
  func openedFrame() {
    let screen = Screen(0) { step in
      VStack(spacing: 0) {
        Color.red.frame(width: 30, height: step > 0 ? 20 : 10)
          .frame(width: step < 2 ? 5 : nil, height: step < 2 ? 5 : nil)
        Color.blue
      }
    }
    #expect(screen.rect(.blue) == CGRect(x: 0, y: 5, width: 100, height: 95))
    screen.set(1)
    screen.step()
    #expect(screen.rect(.blue) == CGRect(x: 0, y: 5, width: 100, height: 95))
    screen.set(2)
    screen.step()
    #expect(screen.rect(.blue) == CGRect(x: 0, y: 20, width: 100, height: 80))
  }

  @Test("of a view in a fixed frame leaves what is around the frame alone")
  func fixedFrame() {
    let around = Probe.Count()
    let beside = Probe.Count()
    let screen = Screen(Values()) { values in
      Probe(count: around) {
        VStack(spacing: 0) {
          Color.red.frame(width: values.width, height: 10).padding(2).frame(width: 60, height: 40)
          Probe(count: beside) { Color.blue.frame(height: 10) }
        }
      }
    }
    around.clear()
    beside.clear()
    screen.set(Values(width: 30))
    screen.step()
    #expect(screen.rect(.red)?.width == 30)
    #expect(around.sizes == 0 && around.places == 0)
    #expect(beside.sizes == 0 && beside.places == 0)
  }

  @Test("measures the way to the root, and no sibling")
  func siblings() {
    let beside = Probe.Count()
    let screen = Screen(Values()) { values in
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: values.width, height: 10)
          Probe(count: beside) { Color.blue.frame(width: 30, height: 10) }
        }
        Color.green.frame(width: 10, height: 10)
      }
    }
    beside.clear()
    screen.set(Values(width: 40))
    screen.step()
    #expect(screen.rect(.red)?.width == 40)
    #expect(screen.rect(.green)?.minX == 65)
    #expect(beside.sizes == 0)
  }

  @Test("stops where a container stays as large as it was")
  func sameSize() {
    let around = Probe.Count()
    let screen = Screen(Values()) { values in
      Probe(count: around) {
        // The wider of the two decides.
        VStack(spacing: 0) {
          Color.red.frame(width: values.width, height: 10)
          Color.blue.frame(width: 50, height: 10)
        }
      }
    }
    around.clear()
    screen.set(Values(width: 40))
    screen.step()
    #expect(screen.rect(.red) == CGRect(x: 30, y: 40, width: 40, height: 10))
    #expect(around.sizes == 0)
    screen.set(Values(width: 70))
    screen.step()
    #expect(screen.rect(.blue)?.minX == 25)
    #expect(around.sizes > 0)
  }

  @Test("of an overlay or a background stays with it")
  func layers() {
    let around = Probe.Count()
    let screen = Screen(Values()) { values in
      Probe(count: around) {
        Color.red.frame(width: 50, height: 50)
          .overlay { Color.blue.frame(width: values.width, height: 10) }
          .background { Color.green.frame(width: values.other, height: 5) }
      }
    }
    around.clear()
    screen.set(Values(width: 30, other: 70))
    screen.step()
    #expect(screen.rect(.blue) == CGRect(x: 35, y: 45, width: 30, height: 10))
    #expect(screen.rect(.green)?.width == 70)
    #expect(around.sizes == 0 && around.places == 0)
  }

  @Test("finds guides, priorities and spacing that changed though the size did not")
  func otherAnswers() {
    struct Other {
      var guide: CGFloat = 0
      var isPadded = false
      var priority = 0.0
    }
    let screen = Screen(Other()) { other in
      HStack(alignment: .top) {
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20)
            .alignmentGuide(.top) { _ in other.guide }
        }.padding(.trailing, other.isPadded ? 0.001 : 0)
        Spacer()
        Color.blue.frame(height: 20).frame(minWidth: 10)
          .layoutPriority(other.priority).padding(0)
        Color.green.frame(maxWidth: 40).frame(height: 20)
      }
    }
    #expect(screen.rect(.blue)?.minY == 40)
    let before = screen.rect(.blue)
    screen.set(Other(priority: 1))
    screen.step()
    #expect(screen.rect(.blue) != before)
    screen.set(Other())
    screen.step()
    #expect(screen.rect(.blue) == before)
  }

  @Test("of a guide is told through frames to who aligns by it")
  func guidesThroughFrames() {
    enum Mark: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    let mark = VerticalAlignment(Mark.self)
    let screen = Screen(CGFloat(0)) { guide in
      HStack(alignment: mark, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20).alignmentGuide(mark) { _ in guide }
        }.frame(width: 40, height: 40)
        Color.blue.frame(width: 20, height: 20)
      }
    }
    // The frame's own line lies where the red view's does: 10 points down and the guide.
    func distance() -> CGFloat? {
      guard let red = screen.rect(.red), let blue = screen.rect(.blue) else { return nil }
      return blue.minY - red.minY
    }
    #expect(distance() == 0)
    screen.set(6)
    screen.step()
    #expect(distance() == 6)
    screen.set(14)
    screen.step()
    #expect(distance() == 14)
  }

  @Test("makes no calls where nothing changed, and few where text of the same width did")
  func nothing() {
    let screen = Screen(0) { value in
      VStack {
        ForEach(0..<10, id: \.self) { row in
          HStack {
            Text("Row \(row)")
            Color.red.opacity(Double(value) / 10)
          }
        }
      }
    }
    screen.set(1)
    screen.step()
    #expect(screen.graph.report.layoutCalls == 0)
    screen.graph.root?.setNeedsLayout()
    screen.set(2)
    screen.step()
    #expect(screen.graph.report.layoutCalls == 0)
  }

  @Test("that comes while another waits is found too")
  func twice() {
    // Changes at different depths, in one update and one after the other.
    let screen = Screen(Values()) { values in
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: values.width, height: 10).padding(1)
          HStack(spacing: 0) {
            Color.green.frame(width: values.other, height: 10).offset(x: values.other)
          }
        }.padding(values.other - 10)
        Color.blue.frame(width: 5, height: 5)
      }
    }
    func expectFresh(_ values: Values) {
      let fresh = Screen(values) { values in
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            Color.red.frame(width: values.width, height: 10).padding(1)
            HStack(spacing: 0) {
              Color.green.frame(width: values.other, height: 10).offset(x: values.other)
            }
          }.padding(values.other - 10)
          Color.blue.frame(width: 5, height: 5)
        }
      }
      #expect(screen.fills.map(\.shownRect) == fresh.fills.map(\.shownRect), "\(values)")
    }
    for values in [
      Values(width: 30, other: 20), Values(width: 30, other: 15), Values(width: 10, other: 40),
      Values(width: 10, other: 12), Values(width: 44, other: 12), Values(width: 20, other: 20),
    ] {
      screen.set(values)
      screen.step()
      expectFresh(values)
    }
  }

  // MARK: Depth

  /// Every kind of container and modifier around one leaf, over and over.
  private func nest(_ level: Int, _ probe: Probe.Count?) -> AnyView {
    if level == 0 {
      guard let probe else { return AnyView(Color.red) }
      return AnyView(Probe(count: probe) { Color.red })
    }
    let inner = nest(level - 1, probe)
    switch level % 8 {
    case 0:
      return AnyView(
        HStack {
          Color.blue
          inner
        })
    case 1:
      return AnyView(
        VStack {
          Circle()
          inner
        })
    case 2: return AnyView(inner.frame(maxWidth: .infinity, alignment: .leading).padding(1))
    case 3:
      return AnyView(
        ZStack {
          Color.blue.frame(width: 10)
          inner
        })
    case 4:
      return AnyView(inner.overlay { Color.green }.fixedSize(horizontal: false, vertical: false))
    case 5: return AnyView(inner.aspectRatio(1.5, contentMode: .fit))
    case 6:
      return AnyView(
        Grid {
          GridRow {
            Color.blue
            inner
          }
        })
    default:
      return AnyView(
        ViewThatFits {
          inner
          Color.blue
        })
    }
  }

  private func calls(_ view: AnyView) -> Int {
    let graph = ViewGraph(
      content: view,
      configuration: ViewGraph.Configuration(size: CGSize(width: 1000, height: 800)))
    graph.advance(to: .zero)
    return graph.report.layoutCalls
  }

  @Test("asks each view at most once for an offer, however deep, in the first layout")
  func onceForAnOffer() {
    for depth in [10, 20] {
      let count = Probe.Count()
      _ = calls(nest(depth, count))
      #expect(count.sizes > 0)
      #expect(count.sizes <= count.offers.count, "\(depth)")
      #expect(count.places <= 3)
    }
  }

  @Test("grows with the depth of nesting, not with powers of it")
  func depth() {
    let (ten, twenty, forty) = (calls(nest(10, nil)), calls(nest(20, nil)), calls(nest(40, nil)))
    #expect(twenty <= 6 * ten, "\(ten), \(twenty), \(forty)")
    #expect(forty <= 6 * twenty, "\(ten), \(twenty), \(forty)")
  }

  @Test("asks in proportion to depth in 500 levels of stacks, frames and wrappers")
  func deep() {
    func shells(_ level: Int, _ alignment: VerticalAlignment) -> AnyView {
      var view = AnyView(Color.red)
      for index in 0..<level {
        view =
          index % 2 == 0
          ? AnyView(HStack(alignment: alignment) { view }.padding(0).opacity(1))
          : AnyView(VStack { view }.frame(maxWidth: .infinity))
      }
      return view
    }
    for alignment in [VerticalAlignment.center, .firstTextBaseline] {
      let short = calls(shells(60, alignment))
      #expect(calls(shells(120, alignment)) <= 2 * short + 10, "\(alignment)")
    }
  }
}
