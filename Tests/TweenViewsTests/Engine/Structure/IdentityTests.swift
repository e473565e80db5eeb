import Foundation
import TweenCombine
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Counts its own taps in state, and shows them as opacity 1/(1 + taps).
private struct Counter: View {
  var color: Color
  @State private var taps = 0
  var body: some View {
    Rectangle().fill(color).opacity(1 / Double(1 + taps)).onTapGesture { taps += 1 }
  }
}

@Suite("Identity") @MainActor struct IdentityTests {
  private enum Kind { case one, two, three }

  @Test("branches of if/else are two views: each has its own state")
  func branches() {
    let screen = Screen(true) { isFirst in
      ZStack {
        if isFirst { Counter(color: .red) } else { Counter(color: .green) }
      }
    }
    screen.tap(50, 50)
    #expect(screen.fill(.red)?.opacity == 0.5)
    screen.set(false)
    screen.step(2)
    #expect(screen.fill(.green)?.opacity == 1)
    screen.set(true)
    screen.step(2)
    #expect(screen.fill(.red)?.opacity == 1)
  }

  @Test("the same branch with another value is the same view")
  func sameBranch() {
    let screen = Screen(1) { number in
      ZStack { if number > 0 { Counter(color: number == 1 ? .red : .green) } }
    }
    screen.tap(50, 50)
    screen.set(2)
    screen.step()
    #expect(screen.fill(.green)?.opacity == 0.5)
  }

  @Test("cases of a switch cross-fade in an animated change")
  func cases() throws {
    let screen = Screen(Kind.one) { kind in
      ZStack {
        switch kind {
        case .one: Color.red
        case .two: Color.green
        case .three: Color.blue
        }
      }
    }
    #expect(screen.fills.count == 1)
    screen.change(.two, .linear(duration: 1))
    screen.step(31)
    #expect(abs(try #require(screen.fill(.red)).opacity - 0.5) < 1e-9)
    #expect(abs(try #require(screen.fill(.green)).opacity - 0.5) < 1e-9)
    screen.settle()
    #expect(screen.fills.count == 1)
    screen.change(.three, nil)
    screen.step()
    #expect(screen.rect(.blue) != nil)
    #expect(screen.fills.count == 1)
  }

  @Test("a branch where one view is expected transitions too")
  func unaryBranch() throws {
    let screen = Screen(true) { isFirst in
      Group { if isFirst { Color.red } else { Color.green } }.frame(width: 50, height: 50)
    }
    screen.change(false, .linear(duration: 1))
    screen.step(31)
    #expect(abs(try #require(screen.fill(.red)).opacity - 0.5) < 1e-9)
    #expect(abs(try #require(screen.fill(.green)).opacity - 0.5) < 1e-9)
    screen.settle()
    #expect(screen.fills.count == 1)
    #expect(screen.rect(.green) == CGRect(x: 25, y: 25, width: 50, height: 50))
  }

  @Test("another id is another view: state starts anew, and both transition")
  func explicitID() throws {
    let screen = Screen(1) { id in
      ZStack { Counter(color: id == 1 ? .red : .green).id(id) }
    }
    screen.tap(50, 50)
    screen.change(2, .linear(duration: 1))
    screen.step(31)
    #expect(abs(try #require(screen.fill(.red)).opacity - 0.25) < 1e-9)
    #expect(abs(try #require(screen.fill(.green)).opacity - 0.5) < 1e-9)
    screen.settle()
    #expect(screen.fills.count == 1)
    #expect(screen.fill(.green)?.opacity == 1)
  }

  @Test("another type in an AnyView is another view")
  func erasedType() {
    let screen = Screen(true) { isFirst in
      ZStack {
        isFirst ? AnyView(Counter(color: .red)) : AnyView(Counter(color: .red).padding(10))
      }
    }
    screen.tap(50, 50)
    #expect(screen.fill(.red)?.opacity == 0.5)
    screen.set(false)
    screen.step(2)
    #expect(screen.fills.count == 1)
    #expect(screen.fill(.red)?.opacity == 1)
  }

  @Test("rows that move keep their state and glide to their new place")
  func movingRows() throws {
    let screen = Screen([0, 1]) { ids in
      HStack(spacing: 0) {
        ForEach(ids, id: \.self) { id in Counter(color: [Color.red, .green][id]) }
      }
    }
    screen.tap(10, 50)
    screen.change([1, 0], .linear(duration: 1))
    #expect(screen.rect(.red)?.minX == 0)
    screen.step(31)
    #expect(abs(try #require(screen.rect(.red)).minX - 25) < 1e-9)
    #expect(abs(try #require(screen.rect(.green)).minX - 25) < 1e-9)
    #expect(screen.fill(.red)?.opacity == 0.5)
    screen.settle()
    #expect(screen.rect(.red) == CGRect(x: 50, y: 0, width: 50, height: 100))
  }

  @Test("ids that occur twice warn once, and show all their rows")
  func duplicateIDs() {
    let screen = Screen([1]) { ids in
      HStack { ForEach(ids, id: \.self) { _ in Color.red } }
    }
    screen.set([1, 1])
    screen.step()
    #expect(screen.fills.count == 2)
    screen.set([1, 1, 1])
    screen.step()
    #expect(screen.fills.count == 3)
    #expect(screen.warnings.count == 1)
    #expect(screen.warnings.first?.contains("occurs more than once") == true)
    #expect(screen.warnings.first?.contains("HStack") == true)
  }

  @Test("each row of an id that occurs twice keeps its state by its order among them")
  func stateOfDuplicates() {
    let screen = Screen(["a", "b", "a"]) { ids in
      HStack(spacing: 0) { ForEach(ids, id: \.self) { _ in Counter(color: .red) } }
    }
    #expect(screen.fills.count == 3)
    // The second row of "a" is the third one of all, and then the second.
    screen.tap(90, 50)
    #expect(screen.fills.map(\.opacity) == [1, 1, 0.5])
    screen.set(["a", "a", "b"])
    screen.step(2)
    #expect(screen.fills.map(\.opacity) == [1, 0.5, 1])
    screen.set(["b", "a"])
    screen.step(2)
    #expect(screen.fills.map(\.opacity) == [1, 1])
    #expect(screen.warnings.count == 1)
  }

  @Test("ids that occur twice come, go and move with the row that is shown")
  func changingDuplicates() {
    let screen = Screen([1, 2]) { ids in
      HStack(spacing: 0) { ForEach(ids, id: \.self) { Color.red.frame(width: CGFloat($0)) } }
    }
    for ids in [[1, 2, 1], [2, 1, 1, 2], [1, 1], [], [2, 2, 2, 1], [1, 2]] {
      screen.change(ids, .linear(duration: 0.05))
      screen.step(2)
    }
    screen.settle()
    #expect(screen.fills.map(\.shownRect.width) == [1, 2])
    #expect(screen.warnings.count == 1)
  }

  @Test("a range that is not constant warns once, naming where, and is shown as it is")
  func changingRange() {
    let screen = Screen(2) { count in HStack { ForEach(0..<count) { _ in Color.red } } }
    #expect(screen.warnings.isEmpty)
    screen.set(4)
    screen.step()
    screen.set(1)
    screen.step()
    #expect(screen.fills.count == 1)
    #expect(screen.warnings.count == 1)
    #expect(screen.warnings.first?.contains("HStack") == true)
    #expect(screen.warnings.first?.contains("a constant range") == true)
  }

  @Test("ranges and Identifiable data make rows")
  func rows() {
    struct Item: Identifiable { var id: String }
    let screen = Screen(()) {
      VStack {
        ForEach(0..<3) { _ in Color.red }
        ForEach([Item(id: "a"), Item(id: "b")]) { _ in Color.green }
      }
    }
    #expect(screen.fills.count == 5)
  }

  /// The events of the lifecycle vectors: A appears, D disappears, with the current toggle.
  private func events(identity: Bool) -> String {
    let log = Log<String>()
    let toggle = Log<Bool>()
    toggle(false)
    let name = { toggle.entries.last == true ? "T" : "F" }
    let screen = Screen(false as Bool?) { flag in
      ZStack {
        if let flag {
          Color.red.onAppear { log("A" + name()) }.onDisappear { log("D" + name()) }
            .id(flag).modifier(MaybeIdentity(isOn: identity))
        }
      }
    }
    screen.step()
    toggle(true)
    screen.set(true)
    screen.step(2)
    screen.set(nil)
    screen.step(2)
    return log.entries.joined()
  }

  private struct MaybeIdentity: ViewModifier {
    var isOn: Bool
    func body(content: Content) -> some View {
      if isOn { content.transition(.identity) } else { content }
    }
  }

  @Test("appearing and disappearing come in the order of the vectors")
  func lifecycleOrder() {
    for vector in Vector.all("lifecycle") {
      guard let view = vector.input["view"] as? String else { continue }
      #expect(
        events(identity: view.contains(".identity")) == vector.expected as? String, "\(vector)")
    }
  }
}
