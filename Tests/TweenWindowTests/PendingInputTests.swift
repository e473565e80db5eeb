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
