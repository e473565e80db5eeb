import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenTypes
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenPages
@testable import TweenPickers
@testable import TweenViews

/// What programs put on the content of rows, and on controls, besides what these do by themselves.
enum RowInteraction: String, CaseIterable {
  case none, contextMenu, previewMenu, draggable, onDrag, dropDestination, onDrop, longPress
  case holdGesture, sequence, magnify, rotate, twoTaps, simultaneousTap, simultaneousDrag
  case simultaneousHold, hover, continuousHover, focusable, textSelection, largeContent, help
  case accessibilityAction, contentShape
}

struct RowInteracting: ViewModifier {
  let interaction: RowInteraction

  func body(content: Content) -> some View {
    switch interaction {
    case .none: content
    case .contextMenu: content.contextMenu { Button("Item") {} }
    case .previewMenu:
      content.contextMenu {
        Button("Item") {}
      } preview: {
        Text("Preview")
      }
    case .draggable: content.draggable("words")
    case .onDrag: content.onDrag { NSItemProvider() }
    case .dropDestination: content.dropDestination(for: String.self) { _, _ in true }
    case .onDrop: content.onDrop(of: [UTType.text], isTargeted: nil) { _ in true }
    case .longPress: content.onLongPressGesture {}
    case .holdGesture: content.gesture(LongPressGesture(minimumDuration: 0.4))
    case .sequence:
      content.gesture(LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0)))
    case .magnify: content.gesture(MagnifyGesture())
    case .rotate: content.gesture(RotateGesture())
    case .twoTaps: content.gesture(TapGesture(count: 2))
    case .simultaneousTap: content.simultaneousGesture(TapGesture())
    case .simultaneousDrag: content.simultaneousGesture(DragGesture())
    case .simultaneousHold: content.simultaneousGesture(LongPressGesture())
    case .hover: content.onHover { _ in }
    case .continuousHover: content.onContinuousHover { _ in }
    case .focusable: content.focusable()
    case .textSelection: content.textSelection(.enabled)
    case .largeContent: content.accessibilityShowsLargeContentViewer()
    case .help: content.help("Help")
    case .accessibilityAction: content.accessibilityAction(named: "Act") {}
    case .contentShape: content.contentShape(Rectangle())
    }
  }
}

/// What stands in a row and acts when it is tapped.
enum ActingRow: String, CaseIterable {
  case link, valueLink, button, styledButton, chosen, toggle, buttonToggle, stepper, segments
  case disclosure, field
}

/// Where a row is, and how often it has acted.
@MainActor final class RowWatch {
  var frame = CGRect.zero
  var acts = 0
  var swipes = 0
}

struct RowUnderTest: View {
  let kind: ActingRow
  let interaction: RowInteraction
  /// Whether the interaction is on the label instead of on the whole.
  let isInside: Bool
  let watch: RowWatch
  @FocusState private var isFocused: Bool

  var body: some View {
    control
      .modifier(RowInteracting(interaction: isInside ? .none : interaction))
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        watch.frame = $0
      }
  }

  private var label: some View {
    Text("Target").modifier(RowInteracting(interaction: isInside ? interaction : .none))
  }

  private func binding<Value>(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in watch.acts += 1 })
  }

  @ViewBuilder private var control: some View {
    switch kind {
    case .link:
      NavigationLink {
        page
      } label: {
        label
      }
    case .valueLink: NavigationLink(value: 7) { label }
    case .button:
      Button {
        watch.acts += 1
      } label: {
        label
      }
    case .styledButton:
      Button {
        watch.acts += 1
      } label: {
        label
      }.buttonStyle(.bordered)
    case .chosen: label.tag(7)
    case .toggle: Toggle(isOn: binding(false)) { label }
    case .buttonToggle: Toggle(isOn: binding(false)) { label }.toggleStyle(.button)
    case .stepper:
      Stepper {
        label
      } onIncrement: {
        watch.acts += 1
      } onDecrement: {
      }
    case .segments:
      Picker(selection: binding(0)) {
        ForEach(0..<3, id: \.self) { Text("\($0)") }
      } label: {
        label
      }
      .pickerStyle(.segmented)
    case .disclosure:
      DisclosureGroup(isExpanded: binding(false)) {
      } label: {
        label
      }
    case .field:
      TextField(text: .constant("words")) { label }
        .focused($isFocused)
        .onChange(of: isFocused) { if isFocused { watch.acts += 1 } }
    }
  }

  var page: some View { Text("Page").onAppear { watch.acts += 1 } }

  /// Where a tap has the row act.
  static func place(_ kind: ActingRow, _ frame: CGRect) -> CGPoint {
    switch kind {
    case .toggle, .stepper, .segments: CGPoint(x: frame.maxX - 15, y: frame.midY)
    default: CGPoint(x: frame.minX + 15, y: frame.midY)
    }
  }
}

/// What the row stands in.
enum RowPlaceUnderTest: String, CaseIterable { case list, form, lazyStack }

@Suite("A row whose content has an interaction") @MainActor struct RowInteractionTests {
  private struct Screenful: View {
    let place: RowPlaceUnderTest
    let kind: ActingRow
    let interaction: RowInteraction
    let isInside: Bool
    let isSwipeable: Bool
    let watch: RowWatch

    var body: some View {
      NavigationStack {
        container.navigationDestination(for: Int.self) { _ in
          Text("Page").onAppear { watch.acts += 1 }
        }
      }
    }

    @ViewBuilder private var container: some View {
      switch place {
      case .list where kind == .chosen:
        List(selection: Binding(get: { nil as Int? }, set: { _ in watch.acts += 1 })) { rows }
      case .list: List { rows }
      case .form: Form { rows }
      case .lazyStack: ScrollView { LazyVStack { rows } }
      }
    }

    @ViewBuilder private var rows: some View {
      let row = RowUnderTest(
        kind: kind, interaction: interaction, isInside: isInside, watch: watch)
      Text("Before")
      if isSwipeable {
        row.swipeActions(allowsFullSwipe: false) { Button("Mark") { watch.swipes += 1 } }
      } else {
        row
      }
      ForEach(0..<30, id: \.self) { Text("Row \($0)").frame(height: 30) }
    }
  }

  private struct Case: CustomStringConvertible {
    let place: RowPlaceUnderTest
    let kind: ActingRow
    let interaction: RowInteraction
    let isInside: Bool
    var description: String {
      "\(kind) with \(interaction) \(isInside ? "inside" : "outside") in a \(place)"
    }
  }

  /// All that make sense: nothing is chosen outside of a list, and controls keep the taps on their labels.
  /// Each run has every fourth, other ones for each interaction; INBETWEEN_LONG_TESTS=1 has all.
  private static func cases(_ interaction: RowInteraction) -> [Case] {
    let all = allCases(interaction)
    if ProcessInfo.processInfo.environment["INBETWEEN_LONG_TESTS"] == "1" { return all }
    let first = RowInteraction.allCases.firstIndex(of: interaction) ?? 0
    return all.indices.filter { ($0 + first) % 4 == 0 }.map { all[$0] }
  }

  private static func allCases(_ interaction: RowInteraction) -> [Case] {
    RowPlaceUnderTest.allCases.flatMap { place in
      ActingRow.allCases.flatMap { kind in
        [true, false].compactMap { isInside in
          if kind == .chosen, place != .list || isInside { return nil }
          if kind == .field, isInside || interaction == .focusable { return nil }
          // Elsewhere than in a list those that differ most.
          if place != .list, isInside || ![.link, .button, .toggle, .stepper].contains(kind) {
            return nil
          }
          return Case(place: place, kind: kind, interaction: interaction, isInside: isInside)
        }
      }
    }
  }

  private func panel(_ own: Case, isSwipeable: Bool = false) -> (NavigationPanel, RowWatch) {
    let watch = RowWatch()
    let panel = NavigationPanel {
      Screenful(
        place: own.place, kind: own.kind, interaction: own.interaction, isInside: own.isInside,
        isSwipeable: isSwipeable, watch: watch)
    }
    panel.step(2)
    return (panel, watch)
  }

  @Test("acts once by a tap, as without it", arguments: RowInteraction.allCases)
  func tapped(interaction: RowInteraction) {
    for own in Self.cases(interaction) {
      let (panel, watch) = panel(own)
      let place = RowUnderTest.place(own.kind, watch.frame)
      panel.tap(place.x, place.y)
      panel.step(30)
      #expect(watch.acts == 1, "\(own)")
    }
  }

  @Test("does not act by a scroll that begins on it", arguments: RowInteraction.allCases)
  func scrolled(interaction: RowInteraction) {
    for own in Self.cases(interaction) {
      let (panel, watch) = panel(own)
      let (frame, place) = (watch.frame, RowUnderTest.place(own.kind, watch.frame))
      panel.pointer(.down, place.x, place.y)
      for part in 1...6 { panel.pointer(.move, place.x, place.y - CGFloat(part) * 7) }
      let moved = watch.frame.minY - frame.minY
      panel.pointer(.up, place.x, place.y - 42)
      panel.step(30)
      #expect(watch.acts == 0, "\(own)")
      #expect(moved < -20, "\(own) scrolled by \(moved)")
    }
  }

  @Test("does not act by a swipe that begins on it", arguments: RowInteraction.allCases)
  func swiped(interaction: RowInteraction) {
    for own in Self.cases(interaction) where own.place != .lazyStack {
      let (panel, watch) = panel(own, isSwipeable: true)
      let (frame, place) = (watch.frame, RowUnderTest.place(own.kind, watch.frame))
      panel.pointer(.down, place.x, place.y)
      for part in 1...6 { panel.pointer(.move, place.x - CGFloat(part) * 12, place.y) }
      let moved = watch.frame.minX - frame.minX
      panel.pointer(.up, place.x - 72, place.y)
      panel.step(30)
      #expect(watch.acts == 0 && watch.swipes == 0, "\(own)")
      #expect(moved < -20, "\(own) moved by \(moved)")
    }
  }
}

@Suite("A row with several controls") @MainActor struct RowControlsTests {
  private struct Marks: View {
    let log: Log<String>
    let style: Int

    var body: some View {
      HStack {
        button("a", .red)
        button("b", .blue)
      }
    }

    @ViewBuilder private func button(_ name: String, _ color: Color) -> some View {
      let label = color.frame(width: 60, height: 20)
      let button = Button {
        log(name)
      } label: {
        label
      }
      switch style {
      case 0: button
      case 1: button.buttonStyle(.plain)
      case 2: button.buttonStyle(.bordered)
      case 3: button.buttonStyle(.borderless)
      case 4:
        Toggle(isOn: Binding(get: { false }, set: { _ in log(name) })) { label }.toggleStyle(
          .button)
      default:
        Menu {
          Button("Item") {}.onAppear { log(name) }
        } label: {
          label
        }
      }
    }
  }

  @Test("has each act for itself, but for automatic buttons, which all act", arguments: 0..<6)
  func several(style: Int) throws {
    for isChosen in [false, true] {
      let (log, chosen) = (Log<String>(), Log<Int>())
      let selection = Binding(get: { nil as Int? }, set: { if let new = $0 { chosen(new) } })
      let panel = ListPanel {
        List(selection: isChosen ? selection : .constant(nil)) {
          Marks(log: log, style: style).tag(7)
        }
      }
      let blue = try #require(panel.rects(.blue).first)
      panel.tap(blue.midX, blue.midY)
      #expect(log.entries == (style == 0 ? ["a", "b"] : ["b"]), "style \(style)")
      // Automatic buttons and menus are the row's.
      #expect(chosen.entries == (isChosen && [0, 5].contains(style) ? [7] : []), "style \(style)")
    }
  }

  private struct Lit: View {
    let style: Int
    var body: some View {
      List(selection: .constant(nil as Int?)) {
        HStack {
          Color.red.frame(width: 60, height: 20)
          switch style {
          case 0: Color.blue.frame(width: 60, height: 20).contextMenu { Button("Item") {} }
          case 1: Color.blue.frame(width: 60, height: 20).onTapGesture {}
          case 2:
            Button {
            } label: {
              Color.blue.frame(width: 60, height: 20)
            }.buttonStyle(.plain)
          default:
            Toggle(isOn: .constant(false)) { Color.blue.frame(width: 60, height: 20) }
              .toggleStyle(.button)
          }
        }
        .tag(7)
      }
    }
  }

  @Test("is lit by a press that is the row's, not by one on a control", arguments: 0..<4)
  func lit(style: Int) throws {
    let panel = ListPanel { Lit(style: style) }
    let gray = Color(provider: SystemStyles.systemGray4)
    let (red, blue) = try (
      #require(panel.rects(.red).first), #require(panel.rects(.blue).first)
    )
    panel.pointer(.down, red.midX, red.midY)
    panel.step(3)
    #expect(panel.rects(gray).count == 1)
    panel.pointer(.cancel, red.midX, red.midY)
    panel.settle()
    #expect(panel.rects(gray).isEmpty)
    panel.pointer(.down, blue.midX, blue.midY)
    panel.step(3)
    #expect(panel.rects(gray).count == (style == 0 ? 1 : 0), "style \(style)")
    panel.pointer(.cancel, blue.midX, blue.midY)
  }

  @Test("opens the menu of its content by a hold, and does nothing else by it")
  func held() {
    let log = Log<String>()
    let panel = ListPanel {
      List {
        Button {
          log("button")
        } label: {
          Color.red.frame(height: 22).contextMenu { Button("Item") {}.onAppear { log("menu") } }
        }
      }
    }
    panel.pointer(.down, 200, 57)
    panel.step(40)
    panel.pointer(.up, 200, 57)
    panel.settle()
    #expect(log.entries == ["menu"])
  }

  @Test("takes presses on its card alone, not between cards or beside them")
  func area() {
    let log = Log<Int>()
    let selection = Binding(get: { nil as Int? }, set: { if let new = $0 { log(new) } })
    let panel = ListPanel {
      List(selection: selection) {
        Section { Color.red.frame(height: 22).tag(0) }
        Section { Color.red.frame(height: 22).tag(1) }
      }
    }
    // Cards from 35 to 79 and from 114 to 158, 20 from the sides.
    for point in [(200, 20), (200, 95), (10, 57), (385, 57), (200, 200)] as [(CGFloat, CGFloat)] {
      panel.tap(point.0, point.1)
    }
    #expect(log.entries.isEmpty)
    panel.tap(25, 57)
    panel.tap(365, 120)
    #expect(log.entries == [0, 1])
  }
}
