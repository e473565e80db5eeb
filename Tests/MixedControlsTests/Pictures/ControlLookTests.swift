import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenPickers
@testable import TweenViews

/// Numbers of looks that the pictures show.
@Suite("Looks of controls") @MainActor struct ControlLookTests {
  private func fills(_ panel: FieldPanel) -> [DisplayItem.Fill] {
    panel.graph.displayList.items.compactMap {
      if case .fill(let fill) = $0.content { fill } else { nil }
    }
  }

  private func frame(_ label: String, _ panel: FieldPanel) throws -> CGRect {
    try #require(panel.graph.tree.all.first { $0.label == label }, "\(label)").frame
  }

  @Test("The focus is marked along the outline of a button's surface")
  func ringFollowsShape() throws {
    for idiom in [InterfaceIdiom.phone, .desktop] {
      let panel = FieldPanel(idiom: idiom) {
        Button("Send") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
      }
      panel.step()
      panel.press(.tab)
      let ring = try #require(fills(panel).first { $0.stroke?.lineWidth == 3 })
      let box = ring.path.boundingRect
      // A capsule as high as the ring ends in half circles: a corner of the box is outside, by more
      // than a radius of 4 would leave.
      let corner = CGPoint(x: box.minX + box.height * 0.1, y: box.minY + box.height * 0.1)
      #expect(!ring.path.contains(corner, eoFill: false), "\(idiom)")
    }
  }

  @Test("A desktop's button is 16 high when mini and 19 when small")
  func bezelSizes() throws {
    func height(_ size: ControlSize) throws -> CGFloat {
      let panel = FieldPanel(idiom: .desktop) { Button("Ag") {}.controlSize(size) }
      panel.step()
      return try frame("Ag", panel).height
    }
    #expect(try abs(height(.mini) - 16) <= 0.5)
    #expect(try abs(height(.small) - 19) <= 0.5)
    #expect(try height(.large) > height(.regular))
  }

  @Test("The edge of a desktop's destructive button is of its own red")
  func destructiveEdge() throws {
    let panel = FieldPanel(idiom: .desktop) {
      Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
    }
    panel.step()
    let edge = try #require(fills(panel).first)
    let color = Color.red.mix(with: .black, by: 0.15).resolve(in: EnvironmentValues())
    #expect(edge.paint == .solid(color))
  }

  @Test("A bordered menu picker is as high as a bordered button")
  func borderedPicker() throws {
    let panel = FieldPanel {
      VStack {
        Button("Tea") {}
        Picker("Drink", selection: .constant(0)) { Text("Tea").tag(0) }
      }
      .buttonStyle(.bordered)
    }
    panel.step()
    let ground = Paint.solid(ControlColors.secondaryFill.resolve(in: EnvironmentValues()))
    let surfaces = fills(panel).filter { $0.paint == ground }
    #expect(surfaces.count == 2)
    #expect(
      surfaces.first?.path.boundingRect.height == surfaces.last?.path.boundingRect.height)
  }

  @Test("Rows with a date, a colour, a stepper are as high as a line of words")
  func rowHeights() throws {
    let panel = FieldPanel(width: 390, height: 500) {
      Form {
        Text("First")
        DatePicker(
          "Due", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
          displayedComponents: .date)
        ColorPicker("Ink", selection: .constant(.orange))
        Stepper("Cups", value: .constant(1))
        Text("Last")
      }
    }
    panel.step(2)
    #expect(try frame("Last", panel).midY - frame("First", panel).midY == 4 * 44)
  }

  @Test("Options in line have the colour of words, and the check that of the tint")
  func inlineColors() throws {
    let panel = FieldPanel(width: 390, height: 300) {
      Form {
        Picker("Drink", selection: .constant(0)) { Text("Tea").tag(0) }.pickerStyle(.inline)
      }
    }
    panel.step(2)
    let environment = EnvironmentValues()
    let words = panel.graph.displayList.items.compactMap { item -> Paint? in
      if case .glyphs(let run) = item.content { run.paint } else { nil }
    }
    #expect(words.contains(.solid(Color.primary.resolve(in: environment))))
    #expect(!words.contains(.solid(Color.blue.resolve(in: environment))))
  }

  @Test("A field beside its label leaves the label its words")
  func labeledField() throws {
    let panel = FieldPanel(width: 300, height: 100) {
      LabeledContent("Cups") { TextField("Number", text: .constant("2")) }
    }
    panel.step(2)
    let label = try frame("Cups", panel)
    #expect(label.height < 30 && label.minX == 0)
    let field = try #require(panel.elements(.textField).first)
    #expect(field.frame.minX >= label.maxX && field.frame.maxX <= 300)
  }

  @Test("The row of a menu that keys have come to is lit, and has no line around it")
  func litRow() {
    let panel = FieldPanel(idiom: .desktop) { Menu("Edit") { Button("Copy") {} } }
    panel.step()
    panel.press(.tab)
    panel.press(.return)
    panel.step(30)
    panel.press(.downArrow)
    panel.step(2)
    let blue = Paint.solid(Color.blue.resolve(in: EnvironmentValues()))
    #expect(fills(panel).contains { $0.paint == blue && $0.path.boundingRect.height == 22 })
    #expect(!fills(panel).contains { $0.stroke?.lineWidth == 3 })
  }

  @Test("A spinner is of the tint, whole in its darkest blade")
  func tintedSpinner() {
    let panel = FieldPanel { ProgressView().tint(.orange) }
    panel.step()
    let orange = Color.orange.resolve(in: EnvironmentValues())
    let blades = fills(panel).filter { $0.paint == .solid(orange) }
    #expect(blades.count == 8)
    #expect(blades.map(\.opacity).max() == 1)
  }

  @Test("The words of a menu go with the size of type")
  func menuType() throws {
    func height(_ size: DynamicTypeSize) throws -> CGFloat {
      let panel = FieldPanel {
        Menu("Edit") { Button("Copy") {} }.dynamicTypeSize(size)
      }
      panel.step()
      panel.tap(150, 150)
      panel.step(60)
      return try frame("Copy", panel).height
    }
    #expect(try height(.large) == 44)
    #expect(try height(.accessibility5) > 60)
  }

  @Test("Options of a group of radio buttons are whole beside a form's labels")
  func radioInColumns() throws {
    let panel = FieldPanel(width: 320, height: 300, idiom: .desktop) {
      Form {
        Picker("Drink", selection: .constant(0)) { Text("Coffee").tag(0) }.pickerStyle(.inline)
        Text("Coffee")
      }
    }
    panel.step(2)
    let words = panel.graph.tree.all.filter { $0.label == "Coffee" }.map(\.frame.width)
    // The ring, 16, and 8 between them.
    #expect(words.count == 2 && abs((words.first ?? 0) - (words.last ?? 0) - 24) <= 1)
  }
}

/// Pickers by keys alone.
@Suite("Keys of pickers") @MainActor struct PickerKeyTests {
  private struct Choice: View {
    let kept: Kept<Int>
    @State private var value = 1
    var body: some View {
      Picker("Drink", selection: $value) {
        Text("Tea").tag(0)
        Text("Coffee").tag(1)
        Text("Milk").tag(2)
      }
      .onChange(of: value) { kept.value = value }
    }
  }

  @Test("Arrows go along segments, against the reading direction too")
  func segments() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let kept = Kept(1)
      let panel = FieldPanel(direction: direction) { Choice(kept: kept).pickerStyle(.segmented) }
      panel.step()
      panel.press(.tab)
      panel.press(.rightArrow)
      #expect(kept.value == (direction == .leftToRight ? 2 : 0))
      panel.press(.rightArrow)
      #expect(kept.writes == 1, "The last one stays.")
      panel.press(.leftArrow)
      #expect(kept.value == 1)
    }
  }

  @Test("A group of radio buttons is one stop, in which arrows choose")
  func radioGroup() {
    let kept = Kept(1)
    let panel = FieldPanel { Choice(kept: kept).pickerStyle(.radioGroup) }
    panel.step()
    panel.press(.tab)
    panel.press(.downArrow)
    #expect(kept.value == 2)
    panel.press(.upArrow)
    panel.press(.upArrow)
    #expect(kept.value == 0)
  }

  @Test("Arrows turn a wheel, and the choice is told when it rests")
  func wheel() {
    let kept = Kept(1)
    let panel = FieldPanel { Choice(kept: kept).pickerStyle(.wheel) }
    panel.step()
    panel.press(.tab)
    panel.press(.downArrow)
    #expect(kept.writes == 0)
    panel.step(40)
    #expect(kept.value == 2 && kept.writes == 1)
    panel.press(.downArrow)
    panel.step(40)
    #expect(kept.writes == 1)
  }

  @Test("Return opens a menu, arrows go through it, and Return chooses", arguments: [true, false])
  func menu(isTouch: Bool) {
    let kept = Kept(1)
    let panel = FieldPanel(idiom: isTouch ? .phone : .desktop) { Choice(kept: kept) }
    panel.step()
    panel.press(.tab)
    panel.press(.return)
    panel.step(60)
    #expect(panel.elements(.menu).count == 1)
    panel.press(.downArrow)
    panel.press(.downArrow)
    panel.press(.downArrow)
    panel.press(.return)
    panel.step(60)
    #expect(panel.elements(.menu).isEmpty)
    #expect(kept.value == 2)
  }

  private struct Day: View {
    let kept: Kept<Date>
    let isGraphical: Bool
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    var body: some View {
      Group {
        if isGraphical {
          DatePicker("Day", selection: $date, displayedComponents: .date)
            .datePickerStyle(.graphical)
        } else {
          DatePicker("Day", selection: $date, displayedComponents: .date)
            .datePickerStyle(.compact)
        }
      }
      .onChange(of: date) { kept.value = date }
    }
  }

  @Test("Arrows go through the days and weeks of a calendar, pages through the months")
  func calendar() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let kept = Kept(start)
    let panel = FieldPanel(width: 390, height: 500) { Day(kept: kept, isGraphical: true) }
    panel.step()
    panel.press(.tab)
    panel.press(.rightArrow)
    #expect(kept.value == start.addingTimeInterval(86400))
    panel.press(.downArrow)
    #expect(kept.value == start.addingTimeInterval(8 * 86400))
    panel.press(.pageDown)
    #expect(kept.value == start.addingTimeInterval((8 + 31) * 86400))
  }

  @Test("Space opens the calendar of a chip")
  func chip() {
    let panel = FieldPanel(width: 390, height: 700) {
      Day(kept: Kept(Date()), isGraphical: false)
    }
    panel.step()
    panel.press(.tab)
    panel.press(.space)
    panel.step(40)
    #expect(panel.graph.tree.all.contains { $0.label == "Next Month" })
  }
}
