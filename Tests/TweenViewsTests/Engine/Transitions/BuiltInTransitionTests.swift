import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("Built-in transitions") @MainActor struct BuiltInTransitionTests {
  /// A red 20x40 view at (40, 30) of a canvas of 100x100, half-way in or out by a linear curve.
  private func half(
    _ transition: AnyTransition, entering: Bool, direction: LayoutDirection = .leftToRight,
    alignment: Alignment = .center
  ) throws -> DisplayItem.Fill {
    let screen = Screen(!entering) { isShown in
      ZStack(alignment: alignment) {
        Color.clear
        if isShown { Color.red.frame(width: 20, height: 40).transition(transition) }
      }.environment(\.layoutDirection, direction)
    }
    screen.change(entering, .linear(duration: 1))
    screen.step(31)
    return try #require(screen.fill(.red))
  }

  private let home = CGRect(x: 40, y: 30, width: 20, height: 40)

  private func expect(
    _ fill: DisplayItem.Fill, at rect: CGRect, opacity: Double = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = fill.shownRect
    for (one, other) in [
      (shown.minX, rect.minX), (shown.minY, rect.minY), (shown.width, rect.width),
      (shown.height, rect.height), (CGFloat(fill.opacity), CGFloat(opacity)),
    ] {
      #expect(
        abs(one - other) < 1e-9, "\(shown) at \(fill.opacity)", sourceLocation: sourceLocation)
    }
  }

  @Test("opacity fades to 0 and from 0", arguments: [true, false])
  func opacity(entering: Bool) throws {
    expect(try half(.opacity, entering: entering), at: home, opacity: 0.5)
  }

  @Test("scale shrinks to 1e-5 about the centre", arguments: [true, false])
  func scale(entering: Bool) throws {
    let factor = 1e-5 + (1 - 1e-5) / 2
    expect(
      try half(.scale, entering: entering),
      at: home.insetBy(dx: 10 * (1 - factor), dy: 20 * (1 - factor)))
  }

  @Test("scale takes a factor and an anchor", arguments: [true, false])
  func scaleAnchored(entering: Bool) throws {
    expect(
      try half(.scale(scale: 0.5, anchor: .topLeading), entering: entering),
      at: CGRect(x: 40, y: 30, width: 15, height: 30))
  }

  @Test("offset comes from and goes to the offset", arguments: [true, false])
  func offset(entering: Bool) throws {
    expect(
      try half(.offset(x: 10, y: -20), entering: entering), at: home.offsetBy(dx: 5, dy: -10))
  }

  @Test("move shifts by the view's own size", arguments: [true, false])
  func move(entering: Bool) throws {
    expect(try half(.move(edge: .leading), entering: entering), at: home.offsetBy(dx: -10, dy: 0))
    expect(try half(.move(edge: .trailing), entering: entering), at: home.offsetBy(dx: 10, dy: 0))
    expect(try half(.move(edge: .top), entering: entering), at: home.offsetBy(dx: 0, dy: -20))
    expect(try half(.move(edge: .bottom), entering: entering), at: home.offsetBy(dx: 0, dy: 20))
  }

  @Test("move is mirrored from right to left", arguments: [true, false])
  func moveMirrored(entering: Bool) throws {
    expect(
      try half(.move(edge: .leading), entering: entering, direction: .rightToLeft),
      at: home.offsetBy(dx: 10, dy: 0))
  }

  @Test("slide comes from the leading edge and goes to the trailing one")
  func slide() throws {
    expect(try half(.slide, entering: true), at: home.offsetBy(dx: -10, dy: 0))
    expect(try half(.slide, entering: false), at: home.offsetBy(dx: 10, dy: 0))
    expect(
      try half(.slide, entering: true, direction: .rightToLeft), at: home.offsetBy(dx: 10, dy: 0))
    expect(
      try half(.slide, entering: false, direction: .rightToLeft), at: home.offsetBy(dx: -10, dy: 0))
  }

  @Test("push comes from its edge and goes to the opposite one, fading")
  func push() throws {
    expect(
      try half(.push(from: .bottom), entering: true), at: home.offsetBy(dx: 0, dy: 20), opacity: 0.5
    )
    expect(
      try half(.push(from: .bottom), entering: false), at: home.offsetBy(dx: 0, dy: -20),
      opacity: 0.5)
  }

  @Test("asymmetric uses one on the way in and the other on the way out")
  func asymmetric() throws {
    let transition = AnyTransition.asymmetric(
      insertion: .opacity, removal: .move(edge: .leading))
    expect(try half(transition, entering: true), at: home, opacity: 0.5)
    expect(try half(transition, entering: false), at: home.offsetBy(dx: -10, dy: 0))
  }

  @Test("combined applies both", arguments: [true, false])
  func combined(entering: Bool) throws {
    expect(
      try half(.opacity.combined(with: .move(edge: .top)), entering: entering),
      at: home.offsetBy(dx: 0, dy: -20), opacity: 0.5)
    expect(
      try half(.scale(scale: 0.5).combined(with: .offset(x: 8)), entering: entering),
      at: CGRect(x: 42.5 + 4, y: 35, width: 15, height: 30))
  }

  @Test("the default is opacity", arguments: [true, false])
  func byDefault(entering: Bool) throws {
    let screen = Screen(!entering) { isShown in
      ZStack { if isShown { Color.red.frame(width: 20, height: 40) } }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    screen.change(entering, .linear(duration: 1))
    screen.step(31)
    expect(try #require(screen.fill(.red)), at: home, opacity: 0.5)
  }

  @Test("a transition's own animation drives it, even in a change without one")
  func ownAnimation() throws {
    let screen = Screen(false) { isShown in
      HStack(spacing: 0) {
        if isShown {
          Color.red.frame(width: 40)
            .transition(AnyTransition.opacity.animation(.linear(duration: 1)))
        }
        Color.blue
      }
    }
    screen.set(true)
    screen.step()
    // Siblings go by the change, at once.
    #expect(screen.rect(.blue) == CGRect(x: 40, y: 0, width: 60, height: 100))
    #expect(screen.fill(.red)?.opacity == 0)
    screen.step(31)
    #expect(abs(try #require(screen.fill(.red)).opacity - 0.5) < 1e-9)
    screen.settle()
    screen.set(false)
    screen.step(32)
    #expect(abs(try #require(screen.fill(.red)).opacity - 0.5) < 1e-9)
    screen.step(31)
    #expect(screen.fill(.red) == nil)
  }

  @Test("a transition's own animation replaces the change's")
  func ownAnimationWins() throws {
    let screen = Screen(false) { isShown in
      ZStack {
        if isShown {
          Color.red.transition(AnyTransition.opacity.animation(.linear(duration: 1)))
        }
      }
    }
    screen.change(true, .linear(duration: 10))
    screen.step(31)
    #expect(abs(try #require(screen.fill(.red)).opacity - 0.5) < 1e-9)
  }

  @Test("a custom transition sees its phase")
  func customTransition() throws {
    struct Turn: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(x: phase.value * 10).opacity(phase.isIdentity ? 1 : 0.5)
      }
    }
    expect(
      try half(AnyTransition(Turn()), entering: true), at: home.offsetBy(dx: -5, dy: 0),
      opacity: 0.75)
    expect(
      try half(AnyTransition(Turn()), entering: false), at: home.offsetBy(dx: 5, dy: 0),
      opacity: 0.75)
  }

  @Test("where less motion is preferred, what moves fades instead", arguments: [true, false])
  func reducedMotion(entering: Bool) throws {
    for transition in [
      AnyTransition.move(edge: .top), .scale, .slide.combined(with: .opacity), .offset(x: 9),
      .asymmetric(insertion: .opacity, removal: .scale), .scaleAndFade,
    ] {
      let screen = Screen(!entering) { isShown in
        ZStack {
          Color.clear
          if isShown { Color.red.frame(width: 20, height: 40).transition(transition) }
        }.environment(\.accessibilityReduceMotion, true)
      }
      screen.change(entering, .linear(duration: 1))
      screen.step(31)
      expect(try #require(screen.fill(.red)), at: home, opacity: 0.5)
    }
    let identity = Screen(true) { isShown in
      ZStack { if isShown { Color.red.transition(.identity) } }
        .environment(\.accessibilityReduceMotion, true)
    }
    identity.change(false, .linear(duration: 1))
    #expect(identity.fills.isEmpty)
  }

  @Test("a transition has motion unless it says not, and one of two that has it gives it to both")
  func motion() {
    #expect(!OpacityTransition.properties.hasMotion)
    #expect(!IdentityTransition.properties.hasMotion)
    #expect(ScaleTransition.properties.hasMotion)
    #expect(AnyTransition.opacity.combined(with: .scale).properties.hasMotion)
    #expect(!AnyTransition.opacity.animation(.default).properties.hasMotion)
    #expect(
      !AnyTransition.asymmetric(insertion: .opacity, removal: .identity).properties.hasMotion)
  }

  @Test("a transition's look in a phase can be put on any view")
  func applied() throws {
    let screen = Screen(TransitionPhase.willAppear) { phase in
      OpacityTransition().combined(with: .offset(x: 10)).apply(content: Color.red, phase: phase)
        .frame(width: 20, height: 40)
    }
    expect(
      try #require(screen.fill(.red)), at: CGRect(x: 50, y: 30, width: 20, height: 40), opacity: 0)
    screen.change(.identity, .linear(duration: 1))
    screen.step(31)
    expect(
      try #require(screen.fill(.red)), at: CGRect(x: 45, y: 30, width: 20, height: 40),
      opacity: 0.5)
  }

  @Test("transitions of their own types are written as the hidden ones are")
  func typed() throws {
    let screen = Screen(false) { isShown in
      ZStack {
        Color.clear
        if isShown {
          Group {
            Color.red.frame(width: 20, height: 40)
              .transition(.asymmetric(insertion: .offset(x: 20), removal: .slide))
            Color.blue.frame(width: 20, height: 40)
              .transition(MoveTransition(edge: .top).combined(with: .opacity).animation(nil))
          }
        }
      }
    }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    expect(try #require(screen.fill(.red)), at: home.offsetBy(dx: 10, dy: 0))
    expect(try #require(screen.fill(.blue)), at: home)
  }

  @Test(
    "of no finite numbers neither traps nor leaves anything behind",
    arguments: [
      Double.nan, .infinity, -.infinity, 1e308,
    ])
  func notFinite(_ number: Double) {
    let unit = UnitPoint(x: number, y: number)
    for transition in [
      AnyTransition.scale(scale: number), .scale(scale: 0.5, anchor: unit),
      .offset(x: number, y: number),
      .modifier(active: Pale(opacity: number), identity: Pale(opacity: 1)),
    ] {
      let screen = Screen(false) { isShown in
        ZStack { if isShown { Color.red.transition(transition) } }
      }
      for isShown in [true, false, true, false] {
        screen.change(isShown, .spring(duration: 0.1))
        screen.step(3)
      }
      screen.settle()
      #expect(screen.fills.isEmpty)
      #expect(screen.graph.pool.isIdle)
    }
  }

  private struct Pale: ViewModifier {
    var opacity: Double
    func body(content: Content) -> some View { content.opacity(opacity) }
  }

  @Test("phases have the values of the vectors")
  func phaseValues() {
    for vector in Vector.all("transition") {
      let value: Double
      switch vector.input["TransitionPhase"] as? String {
      case "identity": value = TransitionPhase.identity.value
      case "willAppear": value = TransitionPhase.willAppear.value
      case "didDisappear": value = TransitionPhase.didDisappear.value
      default: continue
      }
      #expect(value == vector.expected as? Double, "\(vector)")
    }
  }
}
