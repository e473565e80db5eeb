import Foundation
import Observation
import Testing
import TweenCombine
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

private struct Card: View {
  let title: String
  @State private var isOpen = false
  @Binding var count: Int
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: isOpen ? 80 : 40, height: 10)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isOpen = true } }
      Color.blue.frame(width: 20, height: 20).opacity(0.5)
    }
  }
}

private struct Cards: View {
  @State private var count = 7
  var body: some View {
    VStack(spacing: 0) {
      ForEach(["a", "b"], id: \.self) { Card(title: $0, count: $count).padding(5) }
    }
    .environment(\.colorScheme, .dark)
  }
}

@Observable private final class Lamp {
  var brightness = 0.0
}

private struct LampView: View {
  let lamp: Lamp
  var body: some View {
    Color.red.frame(width: 10, height: 10).opacity(lamp.brightness)
  }
}

@Suite @MainActor struct InspectedViewsTests {
  private func cards() -> Screen<Int> {
    let screen = Screen(0) { _ in Cards() }
    screen.graph.beginInspection()
    return screen
  }

  private func views(_ screen: Screen<Int>) -> [InspectedView] {
    screen.graph.windows[0].inspectedViews()
  }

  @Test func `the tree has the views that a program writes, with frames and identities`() {
    let found = views(cards())
    let lines = found.map { view in
      String(repeating: " ", count: view.depth) + view.name
        + (view.identity.map { " #\($0)" } ?? "")
    }
    let start = lines.firstIndex { $0.hasSuffix("Cards") } ?? 0
    let depth = found[start].depth
    #expect(
      lines[start...].map { String($0.dropFirst(depth)) } == [
        "Cards", " VStack", "  Card #\"a\"", "   VStack", "    Color", "    Color",
        "  Card #\"b\"", "   VStack", "    Color", "    Color",
      ])
    // Two cards of 40 by 30 with 5 points around each, in the middle of 100 by 100.
    let cards = found.filter { $0.name == "Card" }
    #expect(cards.map(\.isOfProgram) == [true, true])
    #expect(
      cards.map(\.frame) == [
        CGRect(x: 30, y: 15, width: 40, height: 30), CGRect(x: 30, y: 55, width: 40, height: 30),
      ])
  }

  @Test func `a point finds the innermost view there`() throws {
    let screen = cards()
    let number = try #require(screen.graph.windows[0].inspectedView(at: CGPoint(x: 50, y: 60)))
    let view = try #require(views(screen).first { $0.id == number })
    #expect(view.name == "Color")
    #expect(view.frame == CGRect(x: 30, y: 55, width: 40, height: 10))
    #expect(screen.graph.windows[0].inspectedView(at: CGPoint(x: 500, y: 60)) == nil)
  }

  @Test func `details list modifiers, properties and the environment`() throws {
    let screen = cards()
    let card = try #require(views(screen).first { $0.name == "Card" })
    let details = try #require(screen.graph.inspectedDetails(of: card))
    #expect(details.modifiers.map(\.name) == ["padding"])
    #expect(details.owner == "Card")
    #expect(
      details.properties == [
        InspectedValue("title", "\"a\"", kind: "let"),
        InspectedValue("isOpen", "false", kind: "State"),
        InspectedValue("count", "7", kind: "Binding"),
        InspectedValue("scheme", "dark", kind: "Environment"),
      ])
    #expect(details.environment.contains(InspectedValue("colorScheme", "dark")))
    let leaf = try #require(views(screen).last)
    #expect(
      screen.graph.inspectedDetails(of: leaf)?.modifiers.map { "\($0.name) \($0.value ?? "")" }
        .suffix(2) == ["frame width: 20, height: 20, alignment: center", "opacity 0.5"])
  }

  @Test func `what moves is named with its numbers and the state that was written`() throws {
    let screen = cards()
    screen.tap(50, 20)
    screen.step(31)
    let motions = screen.graph.inspectedMotions()
    let motion = try #require(motions.first { $0.property == "frame" && $0.view.contains("Card") })
    #expect(motion.curve == "linear, 1 s")
    let lanes = motion.lanes
    // The lower views of both cards stay where they are: the red one goes 20 points to each side.
    #expect(lanes.map(\.name) == ["x", "width"])
    #expect(lanes.map(\.from) == [30, 40] && lanes.map(\.to) == [10, 80])
    #expect(abs(lanes[1].value - 60) < 1e-9)
    #expect(abs((lanes[1].velocity ?? 0) - 40) < 1e-9)
    guard case .seconds(let rest) = motion.remaining else {
      Issue.record("the rest is not known")
      return
    }
    #expect(abs(rest - 0.5) < 1e-9)
    #expect(motion.cause == InspectedCause(animation: "linear, 1 s", writes: ["isOpen in Card"]))
    let course = screen.graph.inspectedCourse(of: motion.id, after: [0.25, 1])
    #expect(abs(course[0][2] - 70) < 1e-9 && course[1][2] == 80)
    screen.settle()
    #expect(screen.graph.inspectedMotions().isEmpty)
  }

  @Test func `a property of an observable object is a cause`() throws {
    let lamp = Lamp()
    let screen = Screen(0) { _ in LampView(lamp: lamp) }
    screen.graph.beginInspection()
    withAnimation(.linear(duration: 1)) { lamp.brightness = 1 }
    screen.step(10)
    let motion = try #require(screen.graph.inspectedMotions().first)
    #expect(motion.property == "opacity" && motion.view == "Color in LampView")
    #expect(motion.cause?.writes == ["brightness in Lamp"])
  }

  @Test func `an observable object's announcement is a cause`() throws {
    let screen = Screen(0.0) { Color.red.opacity($0) }
    screen.graph.beginInspection()
    screen.change(1, .linear(duration: 1))
    screen.step(5)
    #expect(screen.graph.inspectedMotions().first?.cause?.writes == ["Source"])
  }

  @Test func `inspection changes no frame`() {
    func lists(inspects: Bool) -> [String] {
      let screen = Screen(0) { _ in Cards() }
      if inspects { screen.graph.beginInspection() }
      screen.tap(50, 20)
      return (0..<70).map { _ in
        screen.step()
        if inspects {
          for view in views(screen) { _ = screen.graph.inspectedDetails(of: view) }
          _ = screen.graph.inspectedMotions()
        }
        return "\(screen.graph.displayList)"
      }
    }
    #expect(lists(inspects: true) == lists(inspects: false))
  }
}
