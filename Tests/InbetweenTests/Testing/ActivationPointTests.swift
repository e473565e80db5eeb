import Foundation
import Inbetween
import InbetweenTesting
import Testing

/// The points at which elements are pressed: a press there has the effect of the element's action.
@Suite @MainActor struct ActivationPointTests {
  private struct Settings: View {
    @State private var isOn = false
    @State private var choice = 1

    @ViewBuilder private var rows: some View {
      Toggle("Sound", isOn: $isOn)
      Toggle("Light", isOn: $isOn).labelsHidden()
      Picker("Size", selection: $choice) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
    }

    let container: Container

    var body: some View {
      switch container {
      case .stack: VStack { rows }
      case .list: List { rows }
      case .form: Form { rows }
      case .columns: Form { rows }.formStyle(.columns)
      case .grid:
        Grid {
          GridRow { rows }
        }
      case .lazyStack: ScrollView { LazyVStack { rows } }
      }
    }
  }

  enum Container: CaseIterable { case stack, list, form, columns, grid, lazyStack }

  private func tester(_ view: some View, idiom: InterfaceIdiom, isMirrored: Bool) -> StageTester {
    let tester = StageTester(
      view.environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        .environment(\.interfaceIdiom, idiom),
      size: CGSize(width: 420, height: 600))
    tester.advance(seconds: 0.2)
    return tester
  }

  @Test(arguments: Container.allCases, [InterfaceIdiom.phone, .desktop])
  func `a press at the point of a toggle changes it, in each container`(
    container: Container, idiom: InterfaceIdiom
  ) throws {
    for isMirrored in [false, true] {
      for label in ["Sound", "Light"] {
        let tester = tester(Settings(container: container), idiom: idiom, isMirrored: isMirrored)
        let toggle = tester.find(label: label)
        tester.tap(try toggle.element.pressPoint)
        tester.advance(seconds: 0.5)
        toggle.expect(.value("on"))
        try toggle.tap()
        tester.advance(seconds: 0.5)
        toggle.expect(.value("off"))
      }
    }
  }

  @Test(arguments: Container.allCases, [InterfaceIdiom.phone, .desktop])
  func `a press at the point of a picker opens its menu, in each container`(
    container: Container, idiom: InterfaceIdiom
  ) throws {
    for isMirrored in [false, true] {
      let tester = tester(Settings(container: container), idiom: idiom, isMirrored: isMirrored)
      let picker = try #require(tester.tree.all.first { $0.role == .picker })
      tester.tap(picker.pressPoint)
      tester.advance(seconds: 0.6)
      tester.find(label: "Large").expect(.exists)
    }
  }

  @Test func `a merged row with one button is pressed at the button`() throws {
    struct Row: View {
      @State private var count = 0
      var body: some View {
        HStack {
          Text("Milk")
          Spacer()
          Button("Buy \(count)") { count += 1 }
        }
        .accessibilityElement(children: .combine)
        .frame(width: 300)
      }
    }
    let tester = StageTester(Row(), size: CGSize(width: 320, height: 100))
    tester.advance()
    let row = try tester.find(label: "Milk, Buy 0").element
    #expect(row.pressPoint.x > 250)
    tester.tap(row.pressPoint)
    tester.advance(seconds: 0.5)
    tester.find(label: "Milk, Buy 1").expect(.exists)
  }

  @Test func `a merged row with two buttons, or none, is pressed in its middle`() throws {
    struct Row: View {
      let buttons: Int
      var body: some View {
        HStack {
          Text("Milk")
          Spacer()
          ForEach(0..<buttons, id: \.self) { Button("Buy \($0)") {} }
        }
        .frame(width: 300)
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("row")
      }
    }
    for buttons in [0, 2] {
      let tester = StageTester(Row(buttons: buttons), size: CGSize(width: 320, height: 100))
      tester.advance()
      let row = try tester.find(id: "row").element
      #expect(row.activationPoint == nil)
      #expect(row.pressPoint.x == 160)
    }
  }

  @Test func `a point of the program's replaces that of the switch`() throws {
    let tester = StageTester(
      Toggle("Sound", isOn: .constant(false)).frame(width: 300)
        .accessibilityActivationPoint(CGPoint(x: 3, y: 4)),
      size: CGSize(width: 300, height: 100))
    tester.advance()
    let toggle = try tester.find(label: "Sound").element
    #expect(toggle.pressPoint.x == toggle.frame.minX + 3)
  }
}
