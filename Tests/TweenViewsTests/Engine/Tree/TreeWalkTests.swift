import Foundation
import Testing
import TweenGeometry
import TweenPaint
import TweenViews
import TweenViewsTestSupport

@Suite("The tree of a program") @MainActor struct TreeWalkTests {
  /// The elements of a window of 100 by 100 points, a line each, without their frames.
  private func lines<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    let view = AnyView(content())
    let screen = Screen(()) { view }
    return screen.graph.tree.description.split(separator: "\n").dropFirst().map {
      String($0.prefix { $0 != "(" }.dropLast().dropFirst(2))
    }
  }

  @Test func `an element tells its role, its words and where it lies`() {
    let screen = Screen(()) {
      Color.red.frame(width: 20.25, height: 10).accessibilityLabel("A \"b\"")
        .offset(x: 10, y: -5)
    }
    #expect(
      screen.graph.tree.description == """
        window "" (0,0 100x100)
          element "A \\"b\\"" (49.9,40 20.3x10)
        """)
  }

  @Test func `views that only arrange others are no elements`() {
    #expect(
      lines {
        VStack {
          HStack { Text("a") }
          Color.red
          Rectangle()
          Divider()
          Image(decorative: "none")
        }
      } == ["text \"a\""])
  }

  @Test func `what is tapped is an element, and what else it is stays`() {
    #expect(
      lines {
        VStack {
          Color.red.frame(height: 10).onTapGesture {}
          Text("a").onTapGesture {}
          Text("b").onTapGesture(count: 2) {}
          Text("c").onTapGesture {}.disabled(true)
          Text("d").gesture(DragGesture())
        }
      } == [
        "element \"\" actions=[default]", "text \"a\" actions=[default]", "text \"b\"",
        "text \"c\"", "text \"d\"",
      ])
  }

  @Test func `symbols are called by what they are there for, else by what they show`() {
    #expect(
      lines {
        VStack {
          Image(systemName: "trash")
          Image(systemName: "star.fill")
          Image(systemName: "umbrella.fill")
        }
      } == ["image \"Delete\"", "image \"Favorite\"", "image \"Umbrella\""])
  }

  @Test func `what is not to be seen is not told`() {
    #expect(
      lines {
        ZStack {
          Text("hidden").hidden()
          Text("clear").opacity(0)
          Text("unsaid").accessibilityHidden(true)
          VStack { Text("inside").accessibilityHidden(false) }.accessibilityHidden(true)
          Text("outside").offset(x: 300)
          Text("clipped").offset(y: 60).frame(width: 40, height: 40).clipped()
          Text("")
          Text("seen")
        }
      } == ["text \"seen\""])
  }

  @Test func `rows are read from above, each from its leading end; priorities first`() {
    let grid = VStack {
      HStack {
        Text("a").font(.title)
        Text("b")
      }
      HStack {
        Text("c")
        Text("d").accessibilitySortPriority(1)
      }
    }
    #expect(lines { grid } == ["text \"d\"", "text \"a\"", "text \"b\"", "text \"c\""])
    #expect(
      lines {
        grid.accessibilityElement(children: .contain)
          .environment(\.layoutDirection, .rightToLeft)
      } == [
        "group \"\"", "  text \"d\"", "  text \"a\"", "  text \"b\"", "  text \"c\"",
      ])
  }

  @Test func `a tall element stands before the rows beside it`() {
    #expect(
      lines {
        HStack {
          Color.red.frame(width: 10, height: 90).accessibilityLabel("bar")
          Grid {
            GridRow {
              Text("a"); Text("b")
            }
            GridRow {
              Text("c"); Text("d")
            }
          }
        }
      } == ["element \"bar\"", "text \"a\"", "text \"b\"", "text \"c\"", "text \"d\""])
  }

  @Test func `of what lies over each other the front is read first`() {
    #expect(
      lines {
        ZStack {
          Text("aa").frame(width: 50, height: 20).accessibilityElement(children: .combine)
          Text("bb").frame(width: 50, height: 20).accessibilityElement(children: .combine)
        }
      } == ["text \"bb\"", "text \"aa\""])
  }

  @Test func `children are joined, kept apart or left out`() {
    let row = HStack {
      Text("Total")
      Text("$42.00").accessibilityValue("paid")
    }
    #expect(
      lines { row.accessibilityElement(children: .combine) } == [
        "text \"Total, $42.00\" value=\"paid\""
      ])
    #expect(
      lines { row.accessibilityElement(children: .contain).accessibilityLabel("Row") } == [
        "group \"Row\"", "  text \"Total\"", "  text \"$42.00\" value=\"paid\"",
      ])
    #expect(lines { row.accessibilityElement().accessibilityLabel("Row") } == ["element \"Row\""])
  }

  @Test
  func `what is said of a stack holds for each element inside, and the outermost word counts`() {
    #expect(
      lines {
        VStack {
          Text("a").accessibilityLabel("inner")
          Text("b").accessibilityIdentifier("second")
        }
        .accessibilityLabel("outer").accessibilityAddTraits([.isHeader, .isSelected])
      } == [
        "header \"outer\" traits=[selected]", "header \"outer\" traits=[selected] id=second",
      ])
  }

  @Test func `what leaves is no longer told, and what comes is at once`() {
    let screen = Screen(true) { isFirst in
      VStack {
        if isFirst { Text("old") } else { Text("new") }
      }
      .animation(.linear(duration: 1), value: isFirst)
    }
    screen.set(false)
    screen.step(10)
    #expect(screen.graph.tree.all.map(\.label) == ["", "new"])
  }

  @Test func `several parts that are one element are where they are shown`() {
    let screen = Screen(false) { isRight in
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 10)
      }
      .accessibilityElement(children: .contain)
      .frame(width: 100, alignment: isRight ? .trailing : .leading)
      .animation(.linear(duration: 1), value: isRight)
    }
    screen.set(true)
    // Half a second after the first frame of the change.
    screen.step(32)
    #expect(screen.graph.tree.all.last?.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
    screen.step(60)
    #expect(screen.graph.tree.all.last?.frame == CGRect(x: 80, y: 45, width: 20, height: 10))
  }

  @Test func `what stands for words that are not to be read doesn't tell them`() {
    #expect(lines { Text("secret").redacted(reason: .placeholder) } == ["text \"\""])
  }

  @Test func `elements are equal where all their properties are`() {
    typealias Element = ViewGraph.Element
    func make(_ role: Element.Role = .button, _ label: String = "Add", _ value: String? = nil)
      -> Element
    {
      Element(
        role: role, label: label, value: value, children: [Element(role: .text, label: label)])
    }
    let element = make()
    #expect(element == element && element == make())
    for other in [make(.text), make(.button, "Remove"), make(.button, "Add", "1")] {
      #expect(element != other)
    }
    let moved = Element(role: .button, frame: CGRect(x: 1, y: 0, width: 0, height: 0))
    #expect(Element(role: .button) != moved)
  }
}
