import Foundation
import Testing
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Paints green what comes or goes, and red what is there.
private struct Painting: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.foregroundStyle(phase.isIdentity ? Color.red : Color.green)
  }
}

/// Letters of 30 points, of 50 while the text comes or goes.
private struct Lettering: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.font(.system(size: phase.isIdentity ? 30 : 50))
  }
}

private struct Disabling: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.disabled(!phase.isIdentity)
  }
}

/// Blue where controls answer, yellow where they don't.
private struct Answering: View {
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { isEnabled ? Color.blue : Color.yellow }
}

@Suite("What a transition writes into the environment") @MainActor
struct TransitionEnvironmentTests {
  private func resolved(_ color: Color) -> Color.Resolved {
    color.resolve(in: EnvironmentValues())
  }

  private func fontSizes<Value>(_ screen: Screen<Value>) -> [Double] {
    screen.graph.displayList.items.compactMap { item in
      if case .glyphs(let glyphs) = item.content { return glyphs.run.fontSize }
      return nil
    }
  }

  @Test func `paints its element, gliding from phase to phase`() {
    let screen = Screen(false) { isOn in
      ZStack { if isOn { Rectangle().transition(Painting()) } }
    }
    let (red, green) = (resolved(.red), resolved(.green))
    screen.change(true, .linear(duration: 1))
    #expect(screen.colors == [green])
    screen.step(31)
    #expect(screen.colors.count == 1 && !screen.colors.contains { $0 == red || $0 == green })
    screen.settle()
    #expect(screen.colors == [red])
    screen.change(false, .linear(duration: 1))
    #expect(screen.colors == [red])
    screen.step(31)
    #expect(screen.colors.count == 1 && !screen.colors.contains { $0 == red || $0 == green })
    screen.settle()
    #expect(screen.colors.isEmpty)
  }

  @Test func `sets the font of its element`() {
    let screen = Screen(false) { isOn in
      ZStack { if isOn { Text("A").transition(Lettering()) } }
    }
    screen.change(true, .linear(duration: 1))
    #expect(fontSizes(screen) == [50])
    screen.settle()
    #expect(fontSizes(screen) == [30])
  }

  @Test func `reaches bodies that read it`() {
    let screen = Screen(false) { isOn in
      ZStack { if isOn { HStack { Answering() }.transition(Disabling()) } }
    }
    screen.change(true, .linear(duration: 1))
    #expect(screen.colors == [resolved(.yellow)])
    screen.settle()
    #expect(screen.colors == [resolved(.blue)])
  }

  @Test func `reaches each element of a list, within the modifiers around each`() {
    let screen = Screen(false) { isOn in
      ZStack {
        if isOn {
          Group {
            Rectangle()
            Circle()
          }.padding(1).transition(Painting())
        }
      }
    }
    screen.change(true, nil)
    #expect(screen.colors == [resolved(.red), resolved(.red)])
  }

  @Test func `yields to what stands nearer to the element`() {
    let screen = Screen(false) { isOn in
      ZStack {
        if isOn {
          Rectangle().foregroundStyle(Color.yellow).transition(Painting())
          Text("A").font(.system(size: 12)).transition(Lettering())
        }
      }
    }
    screen.change(true, .linear(duration: 1))
    for _ in 0..<3 {
      #expect(screen.colors == [resolved(.yellow)])
      #expect(fontSizes(screen) == [12])
      screen.step(20)
    }
  }

  @Test func `stays when something else of the environment changes around or within`() {
    let screen = Screen((false, 1.0)) { isOn, number in
      ZStack {
        if isOn {
          Text("A").kerning(number).environment(\.lineSpacing, number).transition(Lettering())
        }
      }
      .tint(number > 1 ? .red : .blue)
    }
    screen.change((true, 1), nil)
    #expect(fontSizes(screen) == [30])
    screen.change((true, 2), nil)
    #expect(fontSizes(screen) == [30])
  }

  @Test func `stays when the same is said otherwise around the transition`() {
    let screen = Screen((false, 10.0)) { isOn, size in
      ZStack {
        if isOn { Text("A").transition(Lettering()) }
        Text("B")
      }
      .font(.system(size: size))
    }
    screen.change((true, 10), nil)
    #expect(fontSizes(screen) == [30, 10])
    screen.change((true, 20), nil)
    #expect(fontSizes(screen) == [30, 20])
  }

  @Test func `goes with the transition when the element leaves by another`() {
    let screen = Screen((isOn: false, isPainting: true)) { state in
      ZStack {
        if state.isOn {
          Rectangle()
            .transition(state.isPainting ? AnyTransition(Painting()) : .opacity)
        }
      }
      .foregroundStyle(Color.blue)
    }
    screen.change((true, true), nil)
    #expect(screen.colors == [resolved(.red)])
    screen.change((true, false), nil)
    screen.change((false, false), .linear(duration: 1))
    #expect(screen.colors == [resolved(.blue)])
  }

  /// Who adds a setting must say here what it looks like, and hand it on.
  @Test func `reaches texts in every setting of theirs, each for itself`() {
    let text = TextDefaults(
      traits: FontTraits(
        weight: .black, width: .compressed, design: .serif, isBold: true, isItalic: true,
        isMonospaced: true, hasMonospacedDigits: true, hasLowercaseSmallCaps: true,
        hasUppercaseSmallCaps: true, leading: .loose, hasCloseLines: true),
      kerning: 1, tracking: 2, baselineOffset: 3, underline: .single, strikethrough: .single,
      textCase: .uppercase, scale: .secondary, renderer: AnyTextRenderer(Still()))
    let lines = LineDefaults(
      alignment: .trailing, limit: 2, minimum: 3, truncation: .head, spacing: 4,
      minimumScaleFactor: 0.5, allowsTightening: true)
    for (changed, plain) in [
      (Mirror(reflecting: text), Mirror(reflecting: TextDefaults())),
      (Mirror(reflecting: text.traits), Mirror(reflecting: FontTraits())),
      (Mirror(reflecting: lines), Mirror(reflecting: LineDefaults())),
    ] {
      for (new, old) in zip(changed.children, plain.children) {
        #expect("\(new.value)" != "\(old.value)", "\(new.label ?? "")")
      }
    }
    #expect(TextDefaults().rebased(from: TextDefaults(), to: text) == text)
    #expect(LineDefaults().rebased(from: LineDefaults(), to: lines) == lines)
    #expect(
      TextDefaults(kerning: 5).rebased(from: TextDefaults(), to: TextDefaults(tracking: 2))
        == TextDefaults(kerning: 5, tracking: 2))
    #expect(
      LineDefaults(limit: 5).rebased(from: LineDefaults(), to: LineDefaults(limit: 1, minimum: 1))
        == LineDefaults(limit: 5, minimum: 1))
  }
}

private struct Still: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
}
