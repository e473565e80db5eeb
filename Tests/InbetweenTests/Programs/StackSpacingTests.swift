import InbetweenTesting
import SwiftUI
import Testing
import TweenPaint

/// The distances that a stack keeps which names none (Semantics 6.3, Look 1).
@Suite @MainActor struct StackSpacingTests {
  /// Distances that are equal up to a pixel of half a point, which places are rounded to.
  private struct Gaps: Equatable, ExpressibleByArrayLiteral {
    let values: [CGFloat]

    init(_ values: [CGFloat]) { self.values = values }
    init(arrayLiteral values: CGFloat...) { self.values = values }

    static func == (left: Gaps, right: Gaps) -> Bool {
      left.values.count == right.values.count
        && zip(left.values, right.values).allSatisfy { abs($0 - $1) < 0.51 }
    }
  }

  /// The distances between the fills of a view from the top down, at two pixels a point. Texts show
  /// where they are by a background, which leaves their distances alone.
  private func gaps<Content: View>(@ViewBuilder _ content: () -> Content) -> Gaps {
    let content = content()
    let tester = StageTester(
      VStack { content }.frame(maxHeight: .infinity, alignment: .top),
      size: CGSize(width: 300, height: 400), scale: 2)
    tester.advance()
    let rects = tester.displayList.items.compactMap { item -> CGRect? in
      guard case .fill(let fill) = item.content else { return nil }
      return fill.outline.applying(fill.transform).boundingRect
    }
    .sorted { $0.minY < $1.minY }
    return Gaps(zip(rects, rects.dropFirst()).map { $1.minY - $0.maxY })
  }

  private func words(_ font: Font = .body) -> some View {
    Text("Words").font(font).background(Color.red)
  }

  private struct PlainStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private var button: some View {
    Button("Press") {}.buttonStyle(PlainStyle()).background(Color.green)
  }

  @Test func `texts for reading are 2 apart, those for display close`() {
    #expect(
      gaps {
        words(); words()
      } == [2])
    #expect(
      gaps {
        words(.system(size: 16)); words(.footnote); words(.caption2)
      } == [2, 2])
    #expect(
      gaps {
        words(.title); words(.title); words(.largeTitle)
      } == [0, 0])
    // The lower one's font decides.
    #expect(
      gaps {
        words(.title); words(); words(.title)
      } == [2, 0])
  }

  @Test func `a text keeps .6 of its size to a line below it, and .37 to one above`() {
    #expect(
      gaps {
        words(); Divider(); words()
      } == [10.2, 6.29])
    let small = words(.system(size: 11))
    #expect(
      gaps {
        small; Divider(); small
      } == [6.6, 4.07])
  }

  @Test func `a button keeps what its label does`() {
    #expect(
      gaps {
        words(); button; words()
      } == [2, 2])
    #expect(
      gaps {
        button; button; Divider(); button
      } == [2, 10.2, 6.29])
    let icon = Button {
    } label: {
      Color.blue.frame(width: 20, height: 20)
    }.buttonStyle(PlainStyle())
    #expect(
      gaps {
        words(); icon; words()
      } == [10.2, 6.29])
  }

  @Test func `lines are 8 apart`() {
    #expect(
      gaps {
        Divider(); Divider()
      } == [8])
  }

  @Test func `boxes are 8 apart, and from texts as lines are`() {
    let box = Color.blue.frame(height: 10)
    #expect(
      gaps {
        words(); box; words(); box; Divider(); box
      } == [10.2, 6.29, 10.2, 8, 8])
  }

  @Test(arguments: [0, -40, CGFloat.nan, .infinity])
  func `a text of a size that is none has no distance of its own`(size: CGFloat) {
    let box = Color.blue.frame(height: 10)
    #expect(
      gaps {
        box; Text("a").font(.system(size: size)); box
      } == [0])
  }

  @Test func `a spacing that is named holds for all`() {
    #expect(
      gaps {
        VStack(spacing: 3) {
          words(); words(); Divider(); words(); button
        }
      } == [3, 3, 3, 3])
  }

  @Test func `a padded or framed side is that of anything else`() {
    let padded = Text("Words").padding(.bottom, 4).background(Color.red)
    #expect(
      gaps {
        padded; words(); padded
      } == [6.29, 2])
    let wide = Text("Words").frame(maxWidth: .infinity, alignment: .leading).background(Color.red)
    #expect(
      gaps {
        wide; wide; Divider().frame(width: 40); wide
      } == [2, 10.2, 6.29])
    let high = Text("Words").frame(height: 40).background(Color.red)
    #expect(
      gaps {
        high; words(); Divider().frame(height: 0.5)
      } == [6.29, 10.2])
    let least = Text("Words").frame(minHeight: 40).background(Color.red)
    #expect(
      gaps {
        least; words()
      } == [6.29])
  }

  @Test func `modifiers that leave the place alone leave the distances alone`() {
    let text = Text("Words").background(Color.red)
    #expect(
      gaps {
        text.opacity(0.5)
        text.offset(x: 3)
        text.overlay { Circle().fill(.clear).frame(width: 1) }.foregroundStyle(.blue)
        text.onTapGesture {}
      }.values.count == 4)
    #expect(
      gaps {
        text.opacity(0.5); text.offset(x: 3); text.onTapGesture {}
      } == [2, 2])
  }

  @Test
  func `a stack keeps what its first and its last keep, and one across what any of them does`() {
    let box = Color.blue.frame(height: 10)
    #expect(
      gaps {
        VStack {
          words(); box
        }; words();
        VStack {
          words(); box
        }
      } == [10.2, 6.29, 2, 10.2])
    // Beside each other: texts, and a text and a button.
    let texts = HStack {
      Text("a"); Text("b")
    }.background(Color.red)
    #expect(
      gaps {
        texts; texts; Divider()
      } == [2, 10.2])
    let mixed = HStack {
      Text("a"); Button("b") {}.buttonStyle(PlainStyle())
    }.background(Color.red)
    #expect(
      gaps {
        texts; mixed; texts
      } == [2, 2])
    // A row with a text is a text's.
    let labelled = HStack {
      Image(systemName: "star").hidden(); Text("a")
    }.background(Color.red)
    #expect(
      gaps {
        texts; labelled.opacity(0.5); texts
      } == [2, 2])
    let spaced = HStack {
      Text("a"); Spacer()
    }.background(Color.red)
    #expect(
      gaps {
        spaced; box; spaced; spaced
      } == [10.2, 6.29, 2])
    // An upright line has nothing above it.
    let upright = HStack {
      Text("a"); Divider()
    }.frame(height: 30).background(Color.red)
    #expect(
      gaps {
        texts; upright
      }.values.first.map { abs($0 - 10.2) < 0.51 } == true)
  }

  @Test func `beside each other all are 8 apart`() {
    let tester = StageTester(
      HStack {
        words(); words(); Color.blue.frame(width: 10)
      }
      .frame(maxWidth: .infinity, alignment: .leading),
      size: CGSize(width: 300, height: 40), scale: 2)
    tester.advance()
    let rects = tester.displayList.items.compactMap { item -> CGRect? in
      guard case .fill(let fill) = item.content else { return nil }
      return fill.outline.applying(fill.transform).boundingRect
    }
    #expect(zip(rects, rects.dropFirst()).map { $1.minX - $0.maxX } == [8, 8])
  }

  @Test func `a view's own distance tells the same to a layout of the program's own`() {
    // Layouts run on the main actor, whose tests read it after them.
    final class Told: @unchecked Sendable { var distances: [CGFloat] = [] }
    struct Teller: Layout {
      let told: Told
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { .zero }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (one, next) in zip(subviews, subviews.dropFirst()) {
          told.distances.append(one.spacing.distance(to: next.spacing, along: .vertical))
        }
      }
    }
    let told = Told()
    let tester = StageTester(
      Teller(told: told) {
        Text("a"); Text("b"); Divider(); Text("c")
      },
      size: CGSize(width: 100, height: 100), scale: 2)
    tester.advance()
    #expect(Gaps(told.distances) == [2, 10.2, 6.29])
  }
}
