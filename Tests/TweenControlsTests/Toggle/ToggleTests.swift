import Foundation
import Testing
import TweenControlsTestSupport
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenViews

private struct Switch: View {
  @State var isOn = false
  var isEnabled = true
  let log: Log<Bool>
  var body: some View {
    Toggle("Randomize!", isOn: $isOn).disabled(!isEnabled)
      .environment(\.interfaceIdiom, .desktop)
      .onChange(of: isOn) { log(isOn) }
  }
}

@Suite("A toggle on a desktop") @MainActor struct ToggleTests {
  /// The knob is the last fill, the track the first.
  private func knob(_ panel: Panel) throws -> CGRect {
    let fill = try #require(panel.fills.last)
    return fill.outline.applying(fill.transform).boundingRect
  }

  @Test("turns on and off through its binding")
  func turns() {
    let log = Log<Bool>()
    let panel = Panel { Switch(log: log) }
    panel.pointer(.down)
    panel.pointer(.up)
    panel.pointer(.down)
    panel.pointer(.up)
    #expect(log.entries == [true, false])
  }

  @Test("does nothing when the press is let go outside, or while it is disabled")
  func doesNothing() {
    let log = Log<Bool>()
    let panel = Panel { Switch(log: log) }
    panel.pointer(.down)
    panel.pointer(.move, 5, 5)
    panel.pointer(.up, 5, 5)
    let disabled = Panel { Switch(isEnabled: false, log: log) }
    disabled.pointer(.down)
    disabled.pointer(.up)
    #expect(log.entries.isEmpty)
    #expect(disabled.fills.allSatisfy { $0.opacity == 0.4 })
  }

  @Test("slides its knob and glides its colour, and comes to rest exactly")
  func slides() throws {
    let panel = Panel { Switch(log: Log()) }
    let off = try knob(panel)
    let gray = try #require(panel.fills.first).paint
    panel.pointer(.down)
    panel.pointer(.up)
    panel.step(4)
    let between = try knob(panel)
    #expect(between.minX > off.minX)
    panel.settle()
    let on = try knob(panel)
    #expect(on.minX > between.minX)
    // 38 wide, 18 the knob, 2 around it.
    #expect(abs(on.minX - off.minX - 16) < 1e-9)
    #expect(abs(on.width - off.width) < 1e-9)
    #expect(try #require(panel.fills.first).paint != gray)
  }

  @Test("follows a value that others change, without asking")
  func follows() throws {
    let panel = Panel { Follower() }
    let off = try knob(panel)
    panel.key("t", .command)
    panel.settle()
    #expect(abs(try knob(panel).minX - off.minX - 16) < 1e-9)
  }

  private struct Follower: View {
    @State private var isOn = false
    var body: some View {
      Toggle("On", isOn: $isOn).background {
        Button("T") { isOn = true }.keyboardShortcut("t").opacity(0)
      }
      .environment(\.interfaceIdiom, .desktop)
    }
  }

  @Test("is a button that stays down in the button style")
  func buttonStyle() {
    let log = Log<Bool>()
    let panel = Panel { Switch(log: log).toggleStyle(.button) }
    panel.pointer(.down)
    panel.pointer(.up)
    #expect(log.entries == [true])
  }

  @Test("writes with its binding's animation")
  func bindingAnimation() throws {
    let panel = Panel { Fading() }
    panel.pointer(.down)
    panel.pointer(.up)
    panel.step(31)
    #expect(abs(try #require(panel.fills.first).opacity - 0.5) < 1e-9)
  }

  private struct Fading: View {
    @State private var isOn = false
    var body: some View {
      Toggle("On", isOn: $isOn.animation(.linear(duration: 1)))
        .background { Rectangle().fill(.red).opacity(isOn ? 1 : 0) }
        .environment(\.interfaceIdiom, .desktop)
    }
  }
}
