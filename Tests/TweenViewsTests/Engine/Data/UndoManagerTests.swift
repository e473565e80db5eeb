import Foundation
import Testing

@testable import TweenViews

@Suite("An undo manager") @MainActor struct UndoManagerTests {
  private final class Counter {
    var value = 0
    let manager = UndoManager()

    func set(_ new: Int) {
      let old = value
      value = new
      manager.registerUndo(withTarget: self) { $0.set(old) }
    }
  }

  @Test func `undoes and redoes, group by group`() {
    let counter = Counter()
    counter.set(1)
    counter.set(2)
    counter.manager.eventDidEnd()
    counter.set(3)
    counter.manager.setActionName("Three")
    #expect(counter.manager.undoMenuItemTitle == "Undo Three")
    counter.manager.undo()
    #expect(counter.value == 2)
    #expect(counter.manager.redoMenuItemTitle == "Redo Three")
    // What one event registered goes at once.
    counter.manager.undo()
    #expect(counter.value == 0)
    #expect(!counter.manager.canUndo)
    counter.manager.redo()
    #expect(counter.value == 2)
    counter.manager.redo()
    #expect(counter.value == 3)
    #expect(!counter.manager.canRedo)
    #expect(counter.manager.undoActionName == "Three")
  }

  @Test func `forgets what could be redone when something else is done`() {
    let counter = Counter()
    counter.set(1)
    counter.manager.undo()
    #expect(counter.manager.canRedo)
    counter.set(5)
    #expect(!counter.manager.canRedo)
  }

  @Test func `keeps nothing while it is not to, nor of targets that are gone`() {
    let manager = UndoManager()
    manager.disableUndoRegistration()
    manager.registerUndo(withTarget: Counter()) { $0.value = 9 }
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    var counter: Counter? = Counter()
    if let counter { manager.registerUndo(withTarget: counter) { $0.value = 9 } }
    counter = nil
    manager.undo()
    #expect(!manager.canUndo)
    _ = counter
  }

  @Test func `keeps so many groups as it is told to`() {
    let counter = Counter()
    counter.manager.levelsOfUndo = 2
    for number in 1...4 {
      counter.set(number)
      counter.manager.eventDidEnd()
    }
    counter.manager.undo()
    counter.manager.undo()
    #expect(counter.value == 2)
    #expect(!counter.manager.canUndo)
  }
}
