import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenPickers
@testable import TweenViews

/// Controls that act by the press itself, inside something that pans (Controls 1.4).
@Suite("A press in something that pans") @MainActor struct PressInScrollTests {
  /// A control in rows that scroll, and where it is.
  private final class Spot {
    var frame = CGRect.zero
    var values: [Double] = []
    var edits: [Bool] = []
  }

  private enum Kind: CaseIterable {
    case stepper, slider, toggle, segments, wheel, field, repeating
  }

  private struct Control: View {
    let kind: Kind
    let spot: Spot
    @State var value: Double
    @FocusState private var isFocused: Bool

    var body: some View {
      control
        .onChange(of: value) { spot.values.append(value) }
        .onChange(of: isFocused) { spot.values.append(isFocused ? 1 : 0) }
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          spot.frame = $0
        }
    }

    @ViewBuilder private var control: some View {
      switch kind {
      case .stepper: Stepper("", value: $value) { spot.edits.append($0) }.labelsHidden()
      case .slider: Slider(value: $value, in: 0...10) { spot.edits.append($0) }.frame(width: 227)
      case .toggle:
        Toggle("", isOn: Binding(get: { value > 0 }, set: { value = $0 ? 1 : 0 })).labelsHidden()
      case .segments:
        Picker("", selection: $value) {
          ForEach(0..<4, id: \.self) { Text("\($0)").tag(Double($0)) }
        }
        .pickerStyle(.segmented).frame(width: 200)
      case .wheel:
        Picker("", selection: $value) {
          ForEach(0..<9, id: \.self) { Text("\($0)").tag(Double($0)) }
        }
        .pickerStyle(.wheel).frame(width: 200)
      case .field:
        TextField("", text: .constant("some words")).focused($isFocused).frame(width: 200)
      case .repeating:
        Button {
          value += 1
        } label: {
          Color.red.frame(width: 60, height: 40)
        }
        .buttonRepeatBehavior(.enabled).buttonStyle(.plain)
      }
    }
  }

  private enum Place: CaseIterable { case scrollView, list, swipedRow, sideways }

  private struct Screenful: View {
    let place: Place
    let control: Control

    var body: some View {
      switch place {
      case .scrollView: ScrollView { VStack { rows } }
      case .list, .swipedRow: List { rows }
      case .sideways: ScrollView(.horizontal) { HStack { rows } }
      }
    }

    @ViewBuilder private var rows: some View {
      if place == .swipedRow {
        control.swipeActions { Button("Mark") {} }
      } else {
        control
      }
      ForEach(0..<30, id: \.self) { Text("Row \($0)").frame(width: 100, height: 60) }
    }
  }

  private func panel(
    _ kind: Kind, _ place: Place, value: Double = 0, idiom: InterfaceIdiom = .phone
  ) -> (NavigationPanel, Spot) {
    let spot = Spot()
    let panel = NavigationPanel {
      Screenful(place: place, control: Control(kind: kind, spot: spot, value: value))
        .environment(\.interfaceIdiom, idiom)
    }
    panel.step(2)
    return (panel, spot)
  }

  /// - Returns: Where the control is while the finger is still down.
  @discardableResult private func drag(
    _ panel: NavigationPanel, from start: CGPoint, by way: CGSize, of spot: Spot? = nil
  ) -> CGRect {
    panel.pointer(.down, start.x, start.y)
    for part in 1...6 {
      let share = CGFloat(part) / 6
      panel.pointer(.move, start.x + way.width * share, start.y + way.height * share)
    }
    let held = spot?.frame ?? .null
    panel.pointer(.up, start.x + way.width, start.y + way.height)
    panel.step(200)
    return held
  }

  /// Where a tap changes the control's value from 0.
  private func place(_ kind: Kind, _ frame: CGRect) -> CGPoint {
    switch kind {
    case .slider: CGPoint(x: frame.minX + 13, y: frame.midY)
    case .wheel: CGPoint(x: frame.midX, y: frame.midY + 34)
    case .stepper, .segments, .toggle: CGPoint(x: frame.maxX - 12, y: frame.midY)
    case .field, .repeating: CGPoint(x: frame.minX + 20, y: frame.midY)
    }
  }

  @Test(
    "that scrolls does nothing else, on either idiom", arguments: [InterfaceIdiom.phone, .desktop])
  func scrolls(idiom: InterfaceIdiom) {
    for place in [Place.scrollView, .list, .swipedRow] {
      // A wheel turns by it; a mouse selects in a field, and a switch of a desktop has no drag.
      for kind in Kind.allCases where kind != .wheel && (kind != .field || idiom == .phone) {
        let (panel, spot) = panel(kind, place, idiom: idiom)
        let frame = spot.frame
        let held = drag(
          panel, from: self.place(kind, frame), by: CGSize(width: 0, height: -60), of: spot)
        #expect(spot.values.isEmpty && spot.edits.isEmpty, "\(kind) in \(place)")
        #expect(held.minY < frame.minY - 30, "\(kind) in \(place) scrolls")
      }
    }
  }

  @Test("that goes sideways moves the row or what scrolls, and does nothing else")
  func swipes() {
    for place in [Place.swipedRow, .sideways] {
      // A slider is moved by it.
      for kind in Kind.allCases where kind != .slider {
        let (panel, spot) = panel(kind, place)
        let frame = spot.frame
        let held = drag(
          panel, from: self.place(kind, frame), by: CGSize(width: -70, height: 0), of: spot)
        #expect(spot.values.isEmpty && spot.edits.isEmpty, "\(kind) in \(place)")
        #expect(held.minX < frame.minX - 30, "\(kind) in \(place) moves")
      }
    }
  }

  @Test("that is a tap acts once")
  func taps() {
    let expected: [Kind: [Double]] = [
      .stepper: [1], .toggle: [1], .segments: [3], .wheel: [1], .field: [1], .repeating: [1],
    ]
    for place in Place.allCases {
      for kind in Kind.allCases {
        let (panel, spot) = panel(kind, place)
        let point = self.place(kind, spot.frame)
        panel.tap(point.x, point.y)
        panel.step(60)
        #expect(spot.values == expected[kind] ?? [], "\(kind) in \(place)")
        if kind == .stepper || kind == .slider { #expect(spot.edits == [true, false]) }
      }
    }
  }

  @Test("that rests for 0.15 s is the control's, and scrolls no more")
  func rests() {
    for kind in [Kind.stepper, .repeating] {
      let (panel, spot) = panel(kind, .scrollView)
      let (frame, point) = (spot.frame, place(kind, spot.frame))
      panel.pointer(.down, point.x, point.y)
      panel.step(7)
      #expect(spot.values.isEmpty)
      panel.step(2)
      #expect(spot.values == [1])
      panel.pointer(.move, point.x, point.y - 60)
      #expect(spot.frame == frame)
      panel.pointer(.move, point.x, point.y)
      panel.step(31)
      #expect(spot.values == [1, 2])
      panel.pointer(.up, point.x, point.y)
      panel.step(60)
      #expect(spot.values == [1, 2])
    }
  }

  @Test("that moves along a slider or a switch moves it, and across it what scrolls")
  func alongControls() {
    let (slider, value) = panel(.slider, .list)
    let frame = value.frame
    drag(slider, from: place(.slider, frame), by: CGSize(width: 100, height: 3))
    #expect(value.values.last == 5)
    #expect(value.edits == [true, false])
    #expect(value.frame == frame)
    let (toggle, isOn) = panel(.toggle, .list)
    let start = CGPoint(x: isOn.frame.minX + 8, y: isOn.frame.midY)
    drag(toggle, from: start, by: CGSize(width: 40, height: 0))
    #expect(isOn.values == [1])
    // Its right half would turn it on.
    let (other, isOff) = panel(.toggle, .list)
    drag(other, from: place(.toggle, isOff.frame), by: CGSize(width: 0, height: -40))
    #expect(isOff.values.isEmpty)
  }

  @Test("that moves along a wheel turns it, and what scrolls stays")
  func wheel() {
    let (panel, spot) = panel(.wheel, .list)
    let frame = spot.frame
    panel.pointer(.down, frame.midX, frame.midY)
    for part in 1...16 {
      panel.pointer(.move, frame.midX, frame.midY - 4 * CGFloat(part))
      panel.step()
    }
    panel.step(30)
    panel.pointer(.up, frame.midX, frame.midY - 64)
    panel.step(200)
    #expect((spot.values.last ?? 0) >= 2)
    #expect(spot.frame == frame)
  }

  @Test("of a mouse selects in a field at once")
  func mouse() {
    let (panel, spot) = panel(.field, .list, idiom: .desktop)
    let point = place(.field, spot.frame)
    panel.pointer(.down, point.x, point.y)
    panel.step()
    #expect(spot.values == [1])
    panel.pointer(.up, point.x, point.y)
  }

  @Test("is no tap once it pans, not for gestures either that go along with others")
  func simultaneous() {
    let log = Log<String>()
    let panel = NavigationPanel {
      ScrollView {
        Color.red.frame(width: 200, height: 2000)
          .simultaneousGesture(TapGesture().onEnded { log("inside") })
      }
      .simultaneousGesture(TapGesture().onEnded { log("around") })
    }
    drag(panel, from: CGPoint(x: 195, y: 300), by: CGSize(width: 0, height: -30))
    #expect(log.entries.isEmpty)
    panel.step(300)
    panel.tap(195, 300)
    #expect(log.entries == ["inside", "around"])
  }
}
