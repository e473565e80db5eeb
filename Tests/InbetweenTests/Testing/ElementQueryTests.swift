import Foundation
import Inbetween
import InbetweenTesting
import Testing

/// Searches for elements, actions on them, conditions and waits.
@Suite @MainActor struct ElementQueryTests {
  private struct Shop: View {
    @State private var count = 0
    @State private var name = ""
    @State private var isOn = false
    @State private var isShown = false

    var body: some View {
      VStack {
        Text("Total: \(count)").accessibilityIdentifier("total")
        HStack {
          Button("Add") { count += 1 }
          Button("Add") { count += 10 }
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("buttons")
        TextField("Name", text: $name)
        Text("Hello \(name)")
        Toggle("Sound", isOn: $isOn)
        Button("Later") {
          Task {
            try? await Task.sleep(for: .seconds(1))
            isShown = true
          }
        }
        Button("Soon") {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { isShown = true }
        }
        if isShown { Text("Done") }
        Button("Never") {}.disabled(true)
      }
    }
  }

  private struct Rows: View {
    @State private var picked = -1
    var body: some View {
      VStack {
        Text("Picked \(picked)")
        List(0..<200, id: \.self) { row in
          Button("Row \(row)") { picked = row }
        }
        .accessibilityIdentifier("rows")
      }
    }
  }

  private struct Board: View {
    @State private var base = CGSize.zero
    @GestureState private var way = CGSize.zero
    @State private var seconds = 0.0
    var body: some View {
      ZStack(alignment: .topLeading) {
        Text("Goal").offset(x: 150, y: 150)
        Text("Card").frame(width: 60, height: 40)
          .offset(x: base.width + way.width, y: base.height + way.height)
          .gesture(
            DragGesture(minimumDistance: 0).updating($way) { value, way, _ in
              way = value.translation
            }
            .onEnded {
              base.width += $0.translation.width
              base.height += $0.translation.height
            })
        Text("Hold \(seconds == 0 ? "no" : "yes")").offset(y: 100)
          .onLongPressGesture(minimumDuration: 0.5) { seconds = 1 }
      }
      .frame(width: 300, height: 300, alignment: .topLeading)
    }
  }

  private func shop() -> StageTester { StageTester(Shop(), size: CGSize(width: 300, height: 400)) }

  @Test func `a query is evaluated each time that it is used`() throws {
    let tester = shop()
    let total = tester.find(id: "total")
    #expect(try total.label == "Total: 0")
    try tester.find(role: .button, label: "Add").first.tap()
    tester.advance()
    #expect(try total.label == "Total: 1")
    try tester.find(role: .button, label: "Add")[1].tap()
    tester.advance()
    total.expect(.label("Total: 11"))
  }

  @Test func `a search within an element sees only its content`() throws {
    let tester = shop()
    let buttons = tester.find(id: "buttons")
    #expect(buttons.find(role: .button).count == 2)
    #expect(buttons.find(label: "Sound").exists == false)
    #expect(tester.find(role: .button, label: "Add")[2].count == 0)
    let error = #expect(throws: ElementSearchError.self) {
      try buttons.find(label: "Sound").element
    }
    #expect(error?.wanted == "called \"Sound\" in the element with the identifier buttons")
    #expect(error?.count == 0)
  }

  @Test func `nothing is absent in an element that is not found`() {
    let tester = shop()
    tester.find(id: "buttons").find(label: "Sound").expect(.absent)
    let found = issues { tester.find(id: "button").find(label: "Sound").expect(.absent) }
    #expect(found.count == 1)
  }

  @Test func `typing focuses the field first`() throws {
    let tester = shop()
    try tester.find(role: .textField).type("Ada")
    tester.advance()
    tester.find(label: "Hello Ada").expect(.exists)
    try tester.find(role: .textField).type(" L.")
    tester.advance()
    tester.find(label: "Hello Ada L.").expect(.exists)
    tester.find(role: .textField).expect(.isFocused)
    #expect(throws: ElementActionError.self) { try tester.find(id: "total").type("x") }
  }

  @Test func `conditions hold, or have a failure with what the frame shows`() throws {
    let tester = shop()
    let sound = tester.find(role: .toggle)
    sound.expect(.value("off"))
    try sound.tap()
    tester.advance()
    sound.expect(.value("on"))
    tester.find(label: "Never").expect(.isDisabled)
    tester.find(label: "Later").expect(.isEnabled)
    tester.find(label: "Done").expect(.absent)
    tester.find(role: .button, label: "Add").expect(.count(2))
    let found = issues {
      sound.expect(.value("off"))
      tester.find(label: "Done").expect(.exists)
      tester.find(label: "Add").expect(.isSelected)
      tester.find(label: "Never").expect(.isEnabled)
      tester.find(label: "Sound").expect(.absent)
    }
    try #require(found.count == 5)
    #expect(
      found[0].contains(
        "Expected the value \"off\" of the element of the role toggle; found the value \"on\"."))
    #expect(found[1].contains("Expected one element called \"Done\"; found none. The frame shows:"))
    #expect(found[2].contains("found 2 elements:"))
    #expect(found[3].contains("found the traits disabled."))
    #expect(found[4].contains("Expected no element called \"Sound\"; found"))
  }

  @Test func `waiting runs frames until the condition holds`() throws {
    let tester = shop()
    try tester.find(label: "Soon").tap()
    let start = tester.stage.time.seconds
    #expect(tester.find(label: "Done").waitUntil(.exists, limit: 2))
    // A frame for the press, and 0.5 s.
    #expect(abs(tester.stage.time.seconds - start - 0.5) < 0.05)
    #expect(tester.waitUntil { tester.find(label: "Done").exists })
    let found = issues {
      #expect(!tester.find(label: "Nothing").waitUntil(.exists, limit: 0.5))
      #expect(!tester.waitUntil(limit: 0.1) { false })
    }
    #expect(found.count == 2)
    #expect(found.first?.contains("After 0.5 s, at") == true)
  }

  @Test func `waiting in an asynchronous test lets tasks continue`() async throws {
    let tester = shop()
    try tester.find(label: "Later").tap()
    #expect(await tester.find(label: "Done").waitUntil(.exists, limit: 3))
  }

  @Test func `scrolling finds rows that do not exist yet, in both directions`() throws {
    let tester = StageTester(Rows(), size: CGSize(width: 300, height: 400))
    let rows = tester.find(id: "rows")
    #expect(!tester.find(label: "Row 150").exists)
    try rows.scroll(to: tester.find(label: "Row 150"))
    try tester.find(label: "Row 150").tap()
    tester.advance()
    tester.find(label: "Picked 150").expect(.exists)
    try rows.scroll(to: tester.find(label: "Row 3"))
    try tester.find(label: "Row 3").tap()
    tester.advance()
    tester.find(label: "Picked 3").expect(.exists)
    let error = #expect(throws: ElementActionError.self) {
      try rows.scroll(to: tester.find(label: "Row 200"))
    }
    #expect(error?.description.contains("did not show the element called \"Row 200\"") == true)
  }

  @Test func `dragging moves to a point or to another element`() throws {
    let tester = StageTester(Board(), size: CGSize(width: 300, height: 300))
    let card = tester.find(label: "Card")
    let start = try card.frame
    try card.drag(to: CGPoint(x: start.midX + 50, y: start.midY + 30))
    #expect(try card.frame.minX == start.minX + 50)
    #expect(try card.frame.minY == start.minY + 30)
    try card.drag(to: tester.find(label: "Goal"), over: 0.1)
    let goal = try tester.find(label: "Goal").frame
    #expect(abs(try card.frame.midX - goal.midX) < 0.01)
    #expect(abs(try card.frame.midY - goal.midY) < 0.01)
  }

  private struct Bin: View {
    @State private var thrown = "nothing"
    var body: some View {
      VStack {
        Text("Bin: \(thrown)").frame(width: 200, height: 60).accessibilityIdentifier("bin")
          .dropDestination(for: String.self) { items, _ in
            thrown = items.first ?? "nothing"
            return true
          }
        ScrollView {
          VStack { ForEach(0..<30, id: \.self) { Text("Note \($0)").draggable("note \($0)") } }
            .frame(width: 200)
        }
        .accessibilityElement(children: .contain).accessibilityIdentifier("notes")
      }
    }
  }

  @Test func `a hold before a drag moves a draggable view, otherwise the content scrolls`() throws {
    let tester = StageTester(Bin(), size: CGSize(width: 200, height: 300))
    let bin = tester.find(id: "bin")
    try tester.find(label: "Note 2").drag(to: bin, holding: 0.6)
    tester.settle()
    bin.expect(.label("Bin: note 2"))
    tester.find(label: "Note 0").expect(.exists)
    try tester.find(label: "Note 5").drag(to: bin, over: 0.5, holding: .nan)
    tester.settle()
    bin.expect(.label("Bin: note 2"))
    tester.find(label: "Note 0").expect(.absent)
    try tester.find(id: "notes").scroll(to: tester.find(label: "Note 29"))
    tester.find(label: "Note 29").expect(.exists)
  }

  private struct Shifted: View {
    @State private var isAway = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Rectangle().frame(width: 20, height: 20).offset(x: isAway ? 100 : 10)
          .accessibilityElement().accessibilityLabel("Box")
        Circle().frame(width: 20, height: 20).offset(x: isAway ? 100 : 10)
          .padding(10).accessibilityLabel("Ball")
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
      .onAppear { withAnimation(.linear(duration: 1)) { isAway = true } }
    }
  }

  @Test func `an element around an animated offset is where its content is shown`() throws {
    let tester = StageTester(Shifted(), size: CGSize(width: 200, height: 100))
    // The animation begins in the frame after the view's appearance; half a second of it is 45 points.
    tester.advance(seconds: 0.5)
    let middle = try tester.find(label: "Box").frame
    #expect(abs(middle.minX - 55) < 4 && middle.width == 20)
    tester.settle()
    #expect(try tester.find(label: "Box").frame.minX == 100)
    #expect(try tester.find(label: "Ball").frame.minX == 100)
  }

  @Test func `a long press lasts as long as is given`() throws {
    let tester = StageTester(Board(), size: CGSize(width: 300, height: 300))
    try tester.find(label: "Hold no").press(for: 0.2)
    tester.find(label: "Hold no").expect(.exists)
    try tester.find(label: "Hold no").press(for: 0.7)
    tester.find(label: "Hold yes").expect(.exists)
  }

  @Test func `an action that an element does not have is an error with its actions`() throws {
    let tester = shop()
    try tester.find(label: "Later").perform()
    let error = #expect(throws: ElementActionError.self) {
      try tester.find(label: "Later").perform("increment")
    }
    #expect(
      error?.description
        == "The element called \"Later\" has no action \"increment\"; expected one of \"default\".")
  }
}
