import Foundation
import Testing
import TweenGeometry
import TweenPaint
import TweenViews
import TweenViewsTestSupport

@Suite("What assistive technology asks of elements") @MainActor struct ElementRequestTests {
  private func screen<Content: View>(@ViewBuilder _ content: () -> Content) -> Screen<Void> {
    let view = AnyView(content())
    return Screen((), size: CGSize(width: 200, height: 200)) { view }
  }

  private func ask<Value>(
    _ screen: Screen<Value>, _ label: String, _ action: ElementRequest.Action = .perform("default")
  ) {
    screen.graph.send(.request(ElementRequest(action, of: .label(label))))
    screen.step(2)
  }

  @Test func `a press is a tap in the middle of what is to be seen of an element`() {
    let log = Log<CGPoint>()
    let screen = screen {
      Color.red.frame(width: 100, height: 100).onTapGesture(coordinateSpace: .global) { log($0) }
        .accessibilityLabel("Red").offset(x: 100)
    }
    ask(screen, "Red")
    #expect(log.entries == [CGPoint(x: 175, y: 100)])
  }

  @Test func `a program's own actions are done, those of its buttons by their labels`() {
    let log = Log<String>()
    let screen = screen {
      Text("Mail")
        .accessibilityAction { log("read") }
        .accessibilityAction(named: "Archive") { log("archived") }
        .accessibilityActions {
          Text("Bin").accessibilityAction { log("binned") }
          Text("Flag").accessibilityAction { log("flagged") }
        }
    }
    #expect(
      screen.graph.tree.children.first?.actions == ["default", "Archive", "Bin", "Flag"])
    #expect(screen.graph.tree.children.count == 1)
    for action in ["default", "Flag", "Archive", "Sing"] { ask(screen, "Mail", .perform(action)) }
    #expect(log.entries == ["read", "flagged", "archived"])
    #expect(screen.warnings.count == 1)
  }

  @Test func `what is adjusted is told which way, and is what can be`() {
    let log = Log<String>()
    let screen = screen {
      Color.red.frame(width: 50, height: 50).accessibilityLabel("Rating")
        .accessibilityAdjustableAction { log($0 == .increment ? "more" : "less") }
    }
    #expect(screen.graph.tree.children.first?.role == .adjustable)
    ask(screen, "Rating", .perform("increment"))
    ask(screen, "Rating", .perform("decrement"))
    #expect(log.entries == ["more", "less"])
  }

  @Test func `what is disabled does nothing`() {
    let log = Log<String>()
    let screen = screen {
      Text("Mail").accessibilityAction { log("read") }.disabled(true)
    }
    #expect(screen.graph.tree.children.first?.actions == [])
    ask(screen, "Mail")
    #expect(log.entries.isEmpty)
  }

  @Test func `an element by its place is the one there, unless another one has come there`() {
    let log = Log<String>()
    let screen = screen {
      VStack {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Text(name).accessibilityAction { log(name) }
        }
      }
    }
    for (place, label) in [([1], "b"), ([0], "c"), ([7], "a")] {
      screen.graph.send(
        .request(ElementRequest(.perform("default"), of: .place(place, label: label))))
    }
    screen.step()
    #expect(log.entries == ["b", "c", "a"])
  }

  @Test func `a view can be told in place of another, at its place`() {
    let screen = screen {
      Color.red.frame(width: 60, height: 30)
        .accessibilityRepresentation { Text("Six").accessibilityAddTraits(.isHeader) }
    }
    let elements = screen.graph.tree.children
    #expect(elements.map(\.label) == ["Six"] && elements.map(\.role) == [.header])
    let place = CGRect(x: 70, y: 85, width: 60, height: 30)
    #expect(elements.first.map { place.contains($0.frame) } == true)
    // Nothing of it is drawn.
    #expect(screen.graph.displayList.items.count == 1)
  }

  @Test func `a label beside what has none names it`() {
    struct Pair: View {
      @Namespace private var space
      var body: some View {
        HStack {
          Text("Unit").accessibilityLabeledPair(role: .label, id: 1, in: space)
          Color.red.frame(width: 20, height: 20).onTapGesture {}
            .accessibilityLabeledPair(role: .content, id: 1, in: space)
        }
      }
    }
    let elements = screen { Pair() }.graph.tree.children
    #expect(elements.map(\.label) == ["Unit"] && elements.map(\.actions) == [["default"]])
  }
}

@Suite("Where a reader looks") @MainActor struct AccessibilityFocusTests {
  private struct Fields: View {
    @AccessibilityFocusState private var which: String?
    @AccessibilityFocusState private var isLooked: Bool
    let log: Log<String>
    let shows: Bool

    var body: some View {
      let _ = log("\(which ?? "none") \(isLooked)")
      VStack {
        Text("a").accessibilityFocused($which, equals: "a")
        if shows { Text("b").accessibilityFocused($which, equals: "b") }
        Text("c").accessibilityFocused($isLooked)
        Text("go").accessibilityAction { which = "b" }
        Text("away").accessibilityAction { which = nil }
      }
    }
  }

  private func ask(
    _ screen: Screen<Bool>, _ label: String, _ action: ElementRequest.Action
  ) {
    screen.graph.send(.request(ElementRequest(action, of: .label(label))))
    screen.step(2)
  }

  private func looked(_ screen: Screen<Bool>) -> [String] {
    screen.graph.tree.all.filter(\.details.hasReader).map(\.label)
  }

  @Test func `the reader moves the state, and the state the reader`() {
    let log = Log<String>()
    let screen = Screen(true, size: CGSize(width: 200, height: 200)) {
      Fields(log: log, shows: $0)
    }
    #expect(looked(screen) == [])
    ask(screen, "a", .focus)
    #expect(looked(screen) == ["a"] && log.entries.last == "a false")
    ask(screen, "c", .focus)
    #expect(looked(screen) == ["c"] && log.entries.last == "none true")
    ask(screen, "go", .perform("default"))
    #expect(looked(screen) == ["b"] && log.entries.last == "b false")
    ask(screen, "away", .perform("default"))
    #expect(looked(screen) == [] && log.entries.last == "none false")
  }

  @Test func `a view that goes takes the reader along, and a value of no view is none`() {
    let log = Log<String>()
    let screen = Screen(true, size: CGSize(width: 200, height: 200)) {
      Fields(log: log, shows: $0)
    }
    ask(screen, "b", .focus)
    #expect(log.entries.last == "b false")
    screen.set(false)
    screen.step(60)
    #expect(looked(screen) == [] && log.entries.last == "none false")
    ask(screen, "go", .perform("default"))
    #expect(looked(screen) == [] && log.entries.last == "none false")
  }

  @Test func `what is announced is told, with its time`() {
    let screen = Screen(()) {
      Text("go").accessibilityAction { AccessibilityNotification.Announcement("Said").post() }
    }
    screen.graph.send(.request(ElementRequest(.perform("default"), of: .label("go"))))
    screen.step()
    #expect(screen.graph.announcements.map(\.words) == ["Said"])
    #expect(screen.graph.announcements.map(\.time) == [screen.graph.now])
  }
}
