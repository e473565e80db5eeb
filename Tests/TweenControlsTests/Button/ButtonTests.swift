import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenViews

/// A style that shows and tells whether it is pressed.
struct TellingStyle: ButtonStyle {
  let log: Log<Bool>
  func makeBody(configuration: Configuration) -> some View {
    let _ = log(configuration.isPressed)
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

@Suite("A button") @MainActor struct ButtonTests {
  @Test("acts once when a press is let go inside")
  func acts() {
    let log = Log<String>()
    let panel = Panel { Button("Go") { log("go") } }
    panel.pointer(.down)
    #expect(log.entries.isEmpty)
    panel.pointer(.up)
    #expect(log.entries == ["go"])
  }

  @Test("does nothing when a press is let go outside")
  func releasedOutside() {
    let log = Log<String>()
    let panel = Panel { Button("Go") { log("go") } }
    panel.pointer(.down)
    panel.pointer(.move, 10, 10)
    panel.pointer(.up, 10, 10)
    #expect(log.entries.isEmpty)
  }

  @Test("does nothing when the press began outside")
  func pressedOutside() {
    let log = Log<String>()
    let panel = Panel { Button("Go") { log("go") } }
    panel.pointer(.down, 10, 10)
    panel.pointer(.move)
    panel.pointer(.up)
    #expect(log.entries.isEmpty)
  }

  @Test("acts when the press came back inside before it was let go")
  func backInside() {
    let log = Log<String>()
    let panel = Panel { Button("Go") { log("go") } }
    panel.pointer(.down)
    panel.pointer(.move, 10, 10)
    panel.pointer(.move)
    panel.pointer(.up)
    #expect(log.entries == ["go"])
  }

  @Test("acts after a long press, too")
  func longPress() {
    let log = Log<String>()
    let panel = Panel { Button("Go") { log("go") } }
    panel.pointer(.down)
    panel.step(120)
    panel.pointer(.up)
    #expect(log.entries == ["go"])
  }

  @Test("tells its style when it is pressed, and when the press leaves")
  func pressedStyle() {
    let log = Log<Bool>()
    let panel = Panel {
      Button {
      } label: {
        Color.red.frame(width: 40, height: 20)
      }.buttonStyle(TellingStyle(log: log))
    }
    #expect(panel.fills.first?.opacity == 1)
    panel.pointer(.down)
    #expect(panel.fills.first?.opacity == 0.5)
    panel.pointer(.move, 5, 90)
    #expect(panel.fills.first?.opacity == 1)
    panel.pointer(.move)
    #expect(panel.fills.first?.opacity == 0.5)
    panel.pointer(.up)
    #expect(panel.fills.first?.opacity == 1)
    #expect(log.entries == [false, true, false, true, false])
  }

  @Test("does nothing and is dimmed while it is disabled, on a desktop")
  func disabled() {
    let log = Log<String>()
    let panel = Panel {
      Button("Go") { log("go") }.disabled(true).environment(\.interfaceIdiom, .desktop)
    }
    panel.pointer(.down)
    panel.pointer(.up)
    panel.key(.return)
    #expect(log.entries.isEmpty)
    #expect(panel.fills.allSatisfy { $0.opacity == 0.4 })
  }

  @Test("covers what is behind it, disabled too")
  func disabledCovers() {
    let log = Log<String>()
    let panel = Panel {
      Button("Go") { log("go") }.disabled(true)
        .background { Color.red.onTapGesture { log("behind") } }
    }
    panel.pointer(.down)
    panel.pointer(.up)
    #expect(log.entries.isEmpty)
  }

  @Test("brightens under the pointer and shrinks while pressed, gliding, on a desktop")
  func hover() throws {
    let panel = Panel { Button("Go") {}.environment(\.interfaceIdiom, .desktop) }
    let still = panel.fills
    panel.pointer(.move)
    panel.step(2)
    #expect(panel.graph.nextWork == .nextFrame)
    panel.settle()
    #expect(panel.fills.map(\.paint) != still.map(\.paint))
    panel.pointer(.down)
    panel.settle()
    #expect(abs(try #require(panel.fills.first).transform.a - 0.96) < 1e-12)
    panel.pointer(.up)
    panel.pointer(.move, 5, 5)
    panel.settle()
    #expect(panel.fills.map(\.paint) == still.map(\.paint))
    #expect(panel.fills.map(\.transform) == still.map(\.transform))
  }

  @Test("acts by its keyboard shortcut, with just those modifiers")
  func shortcut() {
    let log = Log<String>()
    let panel = Panel {
      VStack {
        Button("New") { log("new") }.keyboardShortcut("n")
        Button("Fifty") { log("fifty") }.keyboardShortcut("n", modifiers: [.command, .option])
        Button("Default") { log("default") }.keyboardShortcut(.defaultAction)
        Button("Off") { log("off") }.keyboardShortcut("o").disabled(true)
      }
    }
    panel.key("n", .command)
    panel.key("n", [.command, .option])
    panel.key("n")
    panel.key("n", [.command, .shift])
    panel.key("o", .command)
    panel.key(.return)
    // The control key is the command key here.
    panel.key("n", .control)
    #expect(log.entries == ["new", "fifty", "default", "new"])
  }

  @Test("has each built-in style act")
  func builtInStyles() {
    let log = Log<String>()
    let panels = [
      Panel { Button("Go") { log("bordered") }.buttonStyle(.bordered) },
      Panel { Button("Go") { log("prominent") }.buttonStyle(.borderedProminent) },
      Panel { Button("Go") { log("borderless") }.buttonStyle(.borderless) },
      Panel { Button("Go") { log("plain") }.buttonStyle(.plain) },
      Panel { Button("Go") { log("automatic") }.buttonStyle(.automatic) },
    ]
    for panel in panels {
      panel.pointer(.down)
      panel.pointer(.up)
    }
    #expect(log.entries == ["bordered", "prominent", "borderless", "plain", "automatic"])
  }

  /// Makes the button that it is asked for, and adds something of its own.
  struct Adding: PrimitiveButtonStyle {
    let log: Log<String>
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).simultaneousGesture(TapGesture().onEnded { log("added") })
    }
  }

  struct Own: PrimitiveButtonStyle {
    let log: Log<Bool>
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).buttonStyle(TellingStyle(log: log))
    }
  }

  @Test("made by a style has the style around that one, and acts")
  func buttonOfConfiguration() {
    let (acts, told, inner) = (Log<String>(), Log<Bool>(), Log<Bool>())
    let panel = Panel {
      Button("Go") { acts("go") }
        .buttonStyle(Adding(log: acts)).buttonStyle(TellingStyle(log: told))
    }
    panel.pointer(.down)
    panel.pointer(.up)
    #expect(acts.entries.sorted() == ["added", "go"])
    #expect(told.entries == [false, true, false])
    let own = Panel {
      Button("Go") { acts("own") }
        .buttonStyle(Own(log: inner)).buttonStyle(TellingStyle(log: told))
    }
    own.pointer(.down)
    own.pointer(.up)
    #expect(acts.entries.last == "own" && inner.entries == [false, true, false])
    #expect(told.entries.count == 3, "the style's own is the nearer one")
  }

  @Test("made by a style does nothing while the outer one is disabled")
  func disabledConfiguration() {
    let acts = Log<String>()
    let panel = Panel {
      Button("Go") { acts("go") }.buttonStyle(Own(log: Log<Bool>())).disabled(true)
    }
    panel.pointer(.down)
    panel.pointer(.up)
    #expect(acts.entries.isEmpty)
  }
}

@Suite("A leaving button") @MainActor struct LeavingButtonTests {
  private struct Leaving: View {
    let log: Log<String>
    @State private var isShown = true
    var body: some View {
      ZStack {
        if isShown {
          Button {
            log("go")
            withAnimation(.linear(duration: 1)) { isShown = false }
          } label: {
            Color.red.frame(width: 40, height: 20)
          }.keyboardShortcut("g")
        }
      }
    }
  }

  @Test("acts neither by its shortcut nor by a press")
  func doesNotAct() {
    let log = Log<String>()
    let panel = Panel { Leaving(log: log) }
    panel.key("g", .command)
    panel.step(5)
    #expect(!panel.fills.isEmpty)
    panel.key("g", .command)
    panel.pointer(.down)
    panel.pointer(.up)
    #expect(log.entries == ["go"])
    panel.settle()
    #expect(panel.fills.isEmpty)
  }
}
