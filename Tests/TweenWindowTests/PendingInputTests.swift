import Foundation
import Testing
import TweenViews
import TweenWindow

@Suite("PendingInput") struct PendingInputTests {
  let here = CGPoint(x: 10, y: 20)
  let there = CGPoint(x: 30, y: 40)

  @Test("a click is a move, a press and a release at their places, in order")
  func click() {
    var input = PendingInput()
    input.pointerMoved(to: here)
    input.pointerPressed(.left, at: here)
    input.pointerReleased(.left, at: there)
    #expect(
      input.take() == [
        .pointer(.move, position: here, button: .left),
        .pointer(.down, position: here, button: .left),
        .pointer(.up, position: there, button: .left),
      ])
    #expect(input.isEmpty)
  }

  @Test("pieces of what an input method types are one text, other texts are not")
  func pieces() {
    var input = PendingInput()
    let piece = String(repeating: "日", count: 10)
    input.textTyped(piece)
    input.textTyped("本")
    input.textTyped("a")
    input.textTyped("")
    #expect(input.take() == [.text(piece + "本a")])
    input.textTyped("a")
    input.textTyped("b")
    #expect(input.take() == [.text("a"), .text("b")])
  }

  @Test("a shortcut types nothing, whatever the system makes of its key")
  func shortcutText() {
    func typed(_ text: String, after key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
      var input = PendingInput()
      input.add(.key(key, modifiers: modifiers, phase: .down))
      input.textTyped(text)
      return input.take().contains(.text(text))
    }
    for key in "+-0=a" as String {
      #expect(!typed(String(key), after: KeyEquivalent(key), .command), "\(key)")
      #expect(!typed(String(key), after: KeyEquivalent(key), [.command, .shift]))
      #expect(!typed(String(key), after: KeyEquivalent(key), .control))
      #expect(typed(String(key), after: KeyEquivalent(key), []))
      #expect(typed(String(key), after: KeyEquivalent(key), .shift))
    }
    // AltGr as some systems report it, and text that an input method commits.
    #expect(typed("@", after: "q", [.command, .option]))
    #expect(typed("日本", after: .space, .command))
    var input = PendingInput()
    input.add(.key("+", modifiers: .command, phase: .down))
    input.add(.key("+", modifiers: .command, phase: .up))
    input.add(.key("a", modifiers: [], phase: .down))
    input.textTyped("a")
    #expect(input.take().last == .text("a"))
    input.add(.key("+", modifiers: .command, phase: .down))
    input.focusLost()
    input.textTyped("b")
    #expect(input.take().last == .text("b"))
  }

  @Test("of moves that follow each other only the last is kept, never across a press")
  func moves() {
    var input = PendingInput()
    input.pointerMoved(to: here)
    input.pointerMoved(to: there)
    input.pointerPressed(.right, at: there)
    input.pointerMoved(to: here)
    input.pointerMoved(to: there)
    #expect(
      input.take() == [
        .pointer(.move, position: there, button: .left),
        .pointer(.down, position: there, button: .right),
        .pointer(.move, position: there, button: .right),
      ])
  }

  @Test("leaving the window ends hovering, but not a press")
  func leaving() {
    var input = PendingInput()
    input.pointerLeft()
    #expect(input.isEmpty)
    input.pointerMoved(to: here)
    _ = input.take()
    input.pointerLeft()
    input.pointerLeft()
    #expect(input.take() == [.pointer(.cancel, position: here, button: .left)])
    input.pointerPressed(.left, at: here)
    _ = input.take()
    input.pointerLeft()
    #expect(input.isEmpty)
  }

  @Test("losing the focus cancels the press, whose release is then none")
  func focus() {
    var input = PendingInput()
    input.focusLost()
    #expect(input.isEmpty)
    input.pointerPressed(.middle, at: here)
    _ = input.take()
    input.focusLost()
    input.pointerReleased(.middle, at: there)
    #expect(input.take() == [.pointer(.cancel, position: here, button: .middle)])
    #expect(!input.isPressed)
  }

  @Test("a press that is told twice happens once")
  func pressedTwice() {
    var input = PendingInput()
    input.pointerPressed(.left, at: here)
    input.pointerPressed(.left, at: here)
    #expect(input.take().count == 1)
  }

  @Test("the wheel away from the user moves content down, to the right moves it left, and adds up")
  func wheel() {
    var input = PendingInput()
    input.pointerMoved(to: here)
    _ = input.take()
    input.wheelTurned(x: 0, y: 1)
    input.wheelTurned(x: 0.5, y: 1)
    input.wheelTurned(x: .nan, y: 1)
    input.wheelTurned(x: 0, y: 0)
    #expect(input.take() == [.scroll(CGSize(width: -20, height: 80), position: here)])
  }

  @Test func `whole notches glide, parts of one and what comes with such do not`() {
    #expect(PendingInput.areNotches(x: 0, y: -2) && PendingInput.areNotches(x: 1, y: 0))
    #expect(!PendingInput.areNotches(x: 0, y: 0.25) && !PendingInput.areNotches(x: 1.5, y: 1))
    var input = PendingInput()
    input.wheelTurned(x: 0, y: 1, modifiers: [], glides: true)
    input.wheelTurned(x: 0, y: 2, modifiers: [], glides: true)
    #expect(
      input.take() == [.scroll(CGSize(width: 0, height: 120), position: .zero, glides: true)])
    input.wheelTurned(x: 0, y: 1, modifiers: [], glides: true)
    input.wheelTurned(x: 0, y: 0.25, modifiers: [], glides: false)
    #expect(input.take() == [.scroll(CGSize(width: 0, height: 50), position: .zero)])
  }

  @Test("of sizes that follow each other only the last is kept; keys and text all are")
  func others() {
    var input = PendingInput()
    input.add(.resize(CGSize(width: 1, height: 1)))
    input.add(.resize(CGSize(width: 2, height: 2)))
    input.add(.key("n", modifiers: .command, phase: .down))
    input.add(.key("n", modifiers: .command, phase: .down))
    input.add(.text("a"))
    input.add(.text("a"))
    #expect(
      input.take() == [
        .resize(CGSize(width: 2, height: 2)), .key("n", modifiers: .command, phase: .down),
        .key("n", modifiers: .command, phase: .down), .text("a"), .text("a"),
      ])
  }

  @Test func `with keys held the wheel stands for two fingers, and doesn't scroll`() {
    var input = PendingInput()
    input.wheelTurned(x: 0, y: 1, modifiers: .command)
    input.wheelTurned(x: 0, y: -2, modifiers: .option)
    input.wheelTurned(x: 1, y: 0, modifiers: [.command, .shift])
    input.wheelTurned(x: 0, y: .nan, modifiers: .command)
    input.wheelTurned(x: 0, y: 0, modifiers: .command)
    #expect(
      input.take() == [
        .magnify(1.1, position: .zero), .rotate(.degrees(-10), position: .zero),
        .rotate(.degrees(5), position: .zero),
      ])
    input.wheelTurned(x: 0, y: 1, modifiers: .shift)
    #expect(input.take() == [.scroll(CGSize(width: 0, height: 40), position: .zero)])
  }

  @Test func `a drop comes as one, with all that it brought`() {
    var input = PendingInput()
    input.dropBegan()
    input.dropEnded(at: .zero)
    #expect(input.isEmpty)
    input.dropBegan()
    input.dropBrought(.text("a"))
    input.dropBrought(.text("b"))
    input.dropEnded(at: CGPoint(x: 3, y: 4))
    #expect(input.take() == [.drop([.text("a"), .text("b")], position: CGPoint(x: 3, y: 4))])
  }
}

@Suite("Two fingers on a touch screen")
struct TouchPairTests {
  @Test("tell how far they go apart, how they turn, and their middle")
  func steps() throws {
    var touches = TouchPair()
    touches.touched(1, at: CGPoint(x: 100, y: 100))
    let step1 = touches.moved(1, to: CGPoint(x: 110, y: 100))
    #expect(step1 == nil)
    touches.touched(2, at: CGPoint(x: 210, y: 100))
    let first = touches.moved(2, to: CGPoint(x: 310, y: 100))
    let apart = try #require(first)
    #expect(apart.factor == 2 && apart.angle == .zero)
    #expect(apart.middle == CGPoint(x: 210, y: 100))
    // From the right of the first to below it: a quarter, clockwise.
    let second = touches.moved(2, to: CGPoint(x: 110, y: 300))
    let turned = try #require(second)
    #expect(turned.factor == 1 && abs(turned.angle.degrees - 90) < 1e-9)
    // Through the opposite side the angle goes the shorter way.
    let third = touches.moved(2, to: CGPoint(x: 310, y: 100))
    let back = try #require(third)
    #expect(abs(back.angle.degrees + 90) < 1e-9)
  }

  @Test("are two: a third, or one that has been lifted, ends it; wild places are none")
  func others() {
    var touches = TouchPair()
    touches.touched(1, at: .zero)
    touches.touched(2, at: CGPoint(x: 100, y: 0))
    touches.touched(3, at: CGPoint(x: 0, y: 100))
    let step2 = touches.moved(2, to: CGPoint(x: 200, y: 0))
    #expect(step2 == nil)
    touches.lifted(3)
    let step3 = touches.moved(2, to: CGPoint(x: 100, y: 0))
    #expect(step3?.factor == 0.5)
    let step4 = touches.moved(2, to: CGPoint(x: Double.nan, y: 0))
    #expect(step4 == nil)
    let step5 = touches.moved(2, to: .zero)
    #expect(step5 == nil)
    let step6 = touches.moved(2, to: CGPoint(x: 50, y: 0))
    #expect(step6 == nil)
    touches.lifted(1)
    let step7 = touches.moved(2, to: CGPoint(x: 10, y: 0))
    #expect(step7 == nil)
  }

  @Test("come as events at their middle")
  func events() throws {
    var pending = PendingInput()
    var touches = TouchPair()
    touches.touched(1, at: .zero)
    touches.touched(2, at: CGPoint(x: 100, y: 0))
    let moved = touches.moved(2, to: CGPoint(x: 0, y: 200))
    let step = try #require(moved)
    pending.fingersMoved(step)
    let middle = CGPoint(x: 0, y: 100)
    let events = pending.take()
    #expect(
      events == [.magnify(2, position: middle), .rotate(step.angle, position: middle)])
  }
}
