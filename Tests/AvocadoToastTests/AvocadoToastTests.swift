import InbetweenTesting
import SwiftUI
import Testing

@testable import toast

@Suite("Avocado toast") @MainActor struct AvocadoToastTests {
  /// A phone's window, where lists move every change, as in the demo.
  private func phone(
    _ size: CGSize = CGSize(width: 390, height: 844),
    _ set: (inout Stage.Configuration) -> Void = { _ in }
  ) -> StageTester {
    var configuration = Stage.Configuration(size: size)
    configuration.listsAnimateChanges = true
    set(&configuration)
    let tester = StageTester(Stage(app: AvocadoToastApp(), configuration: configuration))
    tester.advance(frames: 3)
    return tester
  }

  /// What was sent happens in the next frame.
  private func settle(_ tester: StageTester) {
    tester.advance()
    tester.settle()
  }

  private func tap(_ label: String, _ tester: StageTester) throws {
    // A label may be part of more than one element: the button of a tab is the last that is told.
    let found = tester.tree.all.filter { $0.label == label && !$0.actions.isEmpty }
    let element = try #require(found.last, "\(label) in \(tester.tree)")
    // A row of a toggle is pressed on its switch.
    let x = element.role == .toggle ? element.frame.maxX - 20 : element.frame.midX
    tester.tap(CGPoint(x: x, y: element.frame.midY))
    settle(tester)
  }

  @Test func `the controls of an order are in a form, with their values`() throws {
    let tester = phone()
    for (label, value) in [("Include Salt", "on"), ("Include Red Pepper Flakes", "off")] {
      #expect(try tester.find(role: .toggle, label: label).value == value)
    }
    #expect(try tester.find(label: "Bread").value == "Sourdough")
    #expect(try tester.find(label: "Spread").value == "None")
    #expect(try tester.find(label: "Quantity: 1").actions == ["increment"])
    // The first card stands 35 below the bar's large title, whose row is 52 high.
    #expect(try tester.find(role: .header, label: "Avocado Toast").frame.minX == 16)
    #expect(tester.all(.header).map(\.label) == ["Avocado Toast", "TOPPINGS", "TOAST"])
  }

  @Test func `the plus to ten is pale, and the minus to one`() throws {
    let tester = phone()
    for number in 1...9 {
      let stepper = try tester.find(label: "Quantity: \(number)").element
      // The plus is the right half of what ends 40 before the window's edge.
      tester.tap(CGPoint(x: 330, y: stepper.frame.midY))
      tester.advance(frames: 2)
    }
    #expect(try tester.find(label: "Quantity: 10").actions == ["decrement"])
  }

  @Test func `the egg's row comes and goes, and what is below it moves`() throws {
    let tester = phone()
    let header = try tester.find(label: "TOAST").frame.minY
    try tap("Add Egg", tester)
    #expect(try tester.find(label: "Place Egg").frame.minX == 40)
    #expect(try tester.find(label: "TOAST").frame.minY == header + 44)
    // A reversal begins where the row is.
    let egg = try tester.find(label: "Add Egg").frame
    let toggle = CGPoint(x: egg.maxX - 20, y: egg.midY)
    tester.tap(toggle)
    tester.advance(frames: 8)
    let middle = try tester.find(label: "TOAST").frame.minY
    tester.tap(toggle)
    tester.advance(frames: 2)
    let next = try tester.find(label: "TOAST").frame.minY
    #expect(abs(next - middle) < 12)
    settle(tester)
    #expect(try tester.find(label: "TOAST").frame.minY == header + 44)
  }

  @Test func `an egg is dragged to its place, which the title says`() throws {
    let tester = phone()
    try tap("Add Egg", tester)
    try tap("Place Egg", tester)
    #expect(abs(try tester.find(label: "Egg in the Middle").frame.midX - 195) < 1)
    let toast = try tester.find(label: "Egg").frame
    #expect(abs(toast.width - 358) < 0.1 && abs(toast.width - toast.height) < 0.1)
    let middle = CGPoint(x: toast.midX, y: toast.midY)
    tester.drag([
      middle, CGPoint(x: middle.x + 30, y: middle.y - 30),
      CGPoint(x: middle.x + 70, y: middle.y - 70),
    ])
    settle(tester)
    #expect(try tester.find(label: "Egg").value == "at the Top Right")
    tester.find(label: "Egg at the Top Right").expect(.exists)
    try tap("Center", tester)
    tester.find(label: "Egg in the Middle").expect(.exists)
    // The form is as it was left.
    try tap("Avocado Toast", tester)
    #expect(try tester.find(label: "Add Egg").value == "on")
  }

  @Test func `without eggs the egg can't be dragged, and without a kitchen nothing works`() throws {
    let tester = phone()
    try tap("Add Egg", tester)
    try tap("Kitchen", tester)
    try tap("Eggs in Stock", tester)
    try tap("Place Egg", tester)
    let toast = try tester.find(label: "Egg").frame
    tester.drag([
      CGPoint(x: toast.midX, y: toast.midY), CGPoint(x: toast.midX + 60, y: toast.midY),
    ])
    settle(tester)
    #expect(try tester.find(label: "Egg").value == "in the Middle")
    try tap("Avocado Toast", tester)
    try tap("Kitchen", tester)
    try tap("Kitchen Is Open", tester)
    #expect(try tester.find(label: "Include Salt").traits.contains("disabled"))
    let salt = try tester.find(label: "Include Salt").frame
    tester.tap(CGPoint(x: salt.maxX - 20, y: salt.midY))
    settle(tester)
    #expect(try tester.find(label: "Include Salt").value == "on")
  }

  @Test func `an order comes into the history, and its detail is a page`() throws {
    let tester = phone(CGSize(width: 390, height: 1100))
    try tap("Include Red Pepper Flakes", tester)
    tester.tap(try #require(tester.all(.button).first { $0.label == "Order" }))
    settle(tester)
    try tap("History", tester)
    let rows = tester.tree.all.filter { $0.actions.contains("delete") }
    #expect(rows.count == 4)
    #expect(
      rows.first?.label == "Sourdough Toast, Salt, Red Pepper Flakes, January 1, 2001")
    tester.tap(try #require(rows.first))
    settle(tester)
    #expect(abs(try tester.find(label: "Sourdough Toast").frame.midX - 195) < 1)
    #expect(tester.all(.text).contains { $0.label.hasPrefix("Quantity") })
    tester.tap(try #require(tester.all(.button).first { $0.label == "History" }))
    settle(tester)
    #expect(try tester.find(role: .header, label: "History").frame.minX == 16)
  }

  @Test func `the controls are the same in a stack and in a list`() throws {
    let form = phone()
    for container in ["list", "stack"] {
      let tester = phone()
      tester.send(.openURL(try #require(URL(string: "toast:\(container)"))))
      settle(tester)
      for label in ["Include Salt", "Include Red Pepper Flakes", "Add Egg", "Quantity: 1"] {
        let (one, other) = (
          try form.find(label: label).element, try tester.find(label: label).element
        )
        #expect(one.role == other.role && one.value == other.value)
      }
    }
  }

  @Test func `a wide window has the history beside a detail`() throws {
    let tester = phone(CGSize(width: 1024, height: 768))
    try tap("History", tester)
    tester.find(label: "No Order Selected").expect(.exists)
    let row = try #require(tester.tree.all.first { $0.actions.contains("delete") })
    #expect(row.frame.maxX <= 320)
    tester.tap(row)
    settle(tester)
    #expect(abs(try tester.find(label: "2 Sourdough Toasts").frame.midX - (320 + 704 / 2)) < 1)
    #expect(throws: ElementSearchError.self) { try tester.find(label: "No Order Selected").element }
  }

  @Test func `read from the right, rows are mirrored and the toast is not`() throws {
    let (left, right) = (phone(), phone { $0.layoutDirection = .rightToLeft })
    let (one, other) = (
      try left.find(role: .header, label: "Avocado Toast").element,
      try right.find(role: .header, label: "Avocado Toast").element
    )
    #expect(one.frame.minX == 16 && other.frame.maxX == 390 - 16)
    let tab = try #require(right.all(.button).last { $0.label == "History" })
    #expect(tab.frame.minX == 0)
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func `every type size has all controls in their order`(size: DynamicTypeSize) throws {
    let tester = phone(CGSize(width: 390, height: 2400)) { $0.dynamicTypeSize = size }
    let labels = ["Include Salt", "Include Red Pepper Flakes", "Add Egg", "Bread", "Spread"]
    let places = try labels.map { try tester.find(label: $0).frame.minY }
    #expect(places == places.sorted())
    let window = CGRect(x: 0, y: 0, width: 390, height: 2400)
    #expect(tester.tree.all.dropFirst().allSatisfy { window.contains($0.frame) })
  }

  @Test(arguments: ["light", "dark", "rtl", "accessibility2", "stack"])
  func `the form looks as it does`(name: String) throws {
    let tester = phone { configuration in
      configuration.scale = 0.5
      switch name {
      case "dark": configuration.colorScheme = .dark
      case "rtl": configuration.layoutDirection = .rightToLeft
      case "accessibility2": configuration.dynamicTypeSize = .accessibility2
      default: break
      }
    }
    if name == "stack" { tester.send(.openURL(try #require(URL(string: "toast:stack")))) }
    settle(tester)
    try expectFrame(tester, picture: name)
  }

  @Test(arguments: [(390, 844), (744, 1133), (1024, 768), (1366, 1024)])
  func `the history looks as it does beside a detail, or alone`(width: Int, height: Int) throws {
    let tester = phone(CGSize(width: width, height: height)) { $0.scale = 0.5 }
    try tap("History", tester)
    if width > 640 {
      tester.tap(try #require(tester.tree.all.first { $0.actions.contains("delete") }))
      settle(tester)
    }
    try expectFrame(tester, picture: "history-\(width)")
  }

  @Test func `the egg's page looks as it does, on its way and there`() throws {
    let tester = phone {
      $0.scale = 0.5
      $0.colorScheme = .dark
    }
    try tap("Add Egg", tester)
    try tester.find(label: "Place Egg").tap()
    tester.advance(frames: 8)
    try expectFrame(tester, picture: "egg-coming")
    settle(tester)
    try expectFrame(tester, picture: "egg")
  }
}
