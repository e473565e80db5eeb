import Foundation
import Inbetween
import InbetweenTesting
import Testing

private struct Lamp: App {
  @State private var isOn = false

  var body: some Scene {
    WindowGroup("Lamp") {
      (isOn ? Color.yellow : Color.black).onTapGesture { isOn.toggle() }
    }
    Settings {
      Toggle("On", isOn: $isOn).frame(width: 120, height: 40)
    }
  }
}

@Suite("A tester of a program with several windows") @MainActor struct StageTesterWindowTests {
  @Test func `opens, looks at, presses in and closes them`() throws {
    let tester = StageTester(app: Lamp(), size: CGSize(width: 60, height: 40))
    #expect(tester.windows.map(\.id) == ["main"])
    tester.openWindow("settings")
    let settings = try tester.window("settings")
    #expect(settings.title == "Settings")
    #expect(settings.size == CGSize(width: 120, height: 40))
    #expect(settings.phase == .active)
    let off = try tester.bitmap(of: settings)
    #expect(settings.tree.children.first?.label == "On")

    tester.tap(CGPoint(x: 30, y: 20), in: "main")
    tester.settle()
    #expect(try tester.window("main").phase == .active)
    // The state is the program's: both windows show it.
    #expect(try tester.bitmap(of: settings) != off)

    tester.closeWindow("settings")
    #expect(tester.windows.map(\.id) == ["main"])
  }
}
