import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Rows of lazy containers come and go as those of eager ones do.
@Suite("Transitions in lazy containers") @MainActor struct LazyTransitionTests {
  /// What the rows are, and how they come and go.
  private struct Rows: Equatable {
    var numbers: [Int]
    var kind = 0
  }

  private enum Holder: String, CaseIterable {
    case vertical, horizontal
  }

  private struct Turned: ViewModifier {
    var degrees: Double
    func body(content: Content) -> some View {
      content.rotationEffect(.degrees(degrees), anchor: .bottomTrailing)
    }
  }

  /// A program's own.
  private struct Fall: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content
        .scaleEffect(phase.isIdentity ? 1 : 0.25, anchor: .top)
        .rotationEffect(.degrees(phase.value * 30))
        .offset(y: phase.isIdentity ? 0 : 12)
    }
  }

  private static var transitions: [AnyTransition] {
    [
      .scale, .scale(scale: 0.2, anchor: .topLeading), .opacity, .offset(x: 30, y: 10),
      .move(edge: .leading), .slide, .push(from: .top), .scaleAndFade, AnyTransition(.blurReplace),
      AnyTransition(Fall()), .asymmetric(insertion: .opacity, removal: .scale),
      .scale.combined(with: .move(edge: .trailing)), .scale.animation(.linear(duration: 0.4)),
      .modifier(active: Turned(degrees: 90), identity: Turned(degrees: 0)), .identity,
    ]
  }

  private func screen(
    _ rows: Rows, _ holder: Holder, isLazy: Bool, _ direction: LayoutDirection = .leftToRight
  ) -> Screen<Rows> {
    Screen(rows) { rows in
      let content = ForEach(rows.numbers, id: \.self) { number in
        HStack(spacing: 0) {
          Color(red: Double(number) / 255, green: 0.5, blue: 0.25)
          Color.black
        }
        .frame(
          width: holder == .vertical ? 100 : 20, height: holder == .vertical ? 20 : 100
        )
        .transition(Self.transitions[rows.kind])
      }
      ScrollView(holder == .vertical ? .vertical : .horizontal) {
        switch (holder, isLazy) {
        case (.vertical, true): LazyVStack(spacing: 0) { content }
        case (.vertical, false): VStack(spacing: 0) { content }
        case (.horizontal, true): LazyHStack(spacing: 0) { content }
        case (.horizontal, false): HStack(spacing: 0) { content }
        }
      }
      .environment(\.layoutDirection, direction)
    }
  }

  /// Goes through the same changes in both, and expects the same pictures in each frame.
  private func compare(
    _ holder: Holder, _ kind: Int, direction: LayoutDirection = .leftToRight,
    _ changes: (Screen<Rows>, (Int) -> Void) -> Void
  ) {
    var pictures: [[String]] = []
    for isLazy in [true, false] {
      let screen = screen(
        Rows(numbers: Array(0..<4), kind: kind), holder, isLazy: isLazy, direction)
      var own: [String] = []
      changes(screen) { count in
        for _ in 0..<count {
          own.append(screen.graph.displayList.text())
          screen.step()
        }
      }
      screen.settle()
      own.append(screen.graph.displayList.text())
      pictures.append(own)
      #expect(screen.graph.nextWork == .idle && screen.retiredNodes.isEmpty)
    }
    let (lazy, eager) = (pictures[0], pictures[1])
    #expect(lazy.count == eager.count)
    if let frame = zip(lazy, eager).enumerated().first(where: { $0.element.0 != $0.element.1 }) {
      Issue.record(
        "\(holder), transition \(kind), frame \(frame.offset):\n\(frame.element.0)\n\(frame.element.1)"
      )
    }
  }

  @Test(arguments: Holder.allCases.map(\.rawValue), 0..<15)
  func `rows go and come as in an eager stack`(_ name: String, _ kind: Int) throws {
    let holder = try #require(Holder(rawValue: name))
    compare(holder, kind) { screen, look in
      screen.change(Rows(numbers: [0, 2, 3], kind: kind), .linear(duration: 0.5))
      look(45)
      screen.change(Rows(numbers: [0, 7, 2, 3], kind: kind), .spring(duration: 0.3))
      look(50)
      screen.change(Rows(numbers: [7, 2], kind: kind), .easeIn(duration: 0.4))
      look(40)
    }
  }

  @Test(arguments: [0, 1, 8, 9, 13])
  func `rows that come back or go on their way do so from where they are`(_ kind: Int) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for holder in Holder.allCases {
        compare(holder, kind, direction: direction) { screen, look in
          screen.change(Rows(numbers: [0, 2, 3], kind: kind), .linear(duration: 0.5))
          look(10)
          screen.change(Rows(numbers: [0, 1, 2, 3], kind: kind), .linear(duration: 0.5))
          look(12)
          screen.change(Rows(numbers: [9, 0, 1, 2, 3], kind: kind), .linear(duration: 0.5))
          look(8)
          // In flight: what is in the rows glides.
          screen.change(Rows(numbers: [9, 0, 2], kind: kind), .linear(duration: 0.5))
          look(40)
        }
      }
    }
  }

  /// The middle of what is shown of a row, and how large that is.
  private func row<Value>(_ number: Int, in screen: Screen<Value>) -> CGRect? {
    screen.fills.last { fill in
      guard case .solid(let color) = fill.paint else { return false }
      return (Double(color.red) * 255).rounded() == Double(number)
        && (Double(color.green) * 255).rounded() == 128
    }?.shownRect
  }

  /// Expects a row to shrink where it is, and others to stay whole.
  private func expectShrinking<Value>(
    _ number: Int, in screen: Screen<Value>, _ go: () -> Void
  ) throws {
    let whole = try #require(row(number, in: screen))
    go()
    var last = whole.width + 1e-6
    for frame in 0..<28 {
      let shown = try #require(row(number, in: screen), "frame \(frame)")
      #expect(abs(shown.midX - whole.midX) < 1e-3 && abs(shown.midY - whole.midY) < 1e-3)
      #expect(shown.width <= last)
      last = shown.width + 1e-6
      screen.step()
    }
    #expect(last < whole.width / 2)
    screen.settle()
    #expect(row(number, in: screen) == nil)
  }

  private func tile(_ number: Int) -> some View {
    Color(red: Double(number) / 255, green: 0.5, blue: 0.25).frame(width: 30, height: 30)
      .transition(.scale)
  }

  @Test func `tiles of grids shrink where they are`() throws {
    let vertical = Screen(Array(0..<9)) { numbers in
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(30), spacing: 2), count: 3)) {
          ForEach(numbers, id: \.self) { tile($0) }
        }
      }
    }
    try expectShrinking(4, in: vertical) {
      vertical.change([0, 1, 2, 3, 5, 6, 7, 8], .linear(duration: 0.5))
    }
    let horizontal = Screen(Array(0..<9)) { numbers in
      ScrollView(.horizontal) {
        LazyHGrid(rows: Array(repeating: GridItem(.fixed(30), spacing: 2), count: 3)) {
          ForEach(numbers, id: \.self) { tile($0) }
        }
      }
    }
    try expectShrinking(7, in: horizontal) {
      horizontal.change([0, 1, 2, 3, 4, 5, 6, 8], .linear(duration: 0.5))
    }
  }

  @Test func `a row that scrolled into view shrinks where it is, and so does a view in an if`()
    throws
  {
    let screen = Screen(Array(0..<40)) { numbers in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(numbers, id: \.self) { tile($0) }
        }
      }
    }
    screen.wheel(0, -600)
    screen.settle()
    try expectShrinking(21, in: screen) {
      screen.change(Array(0..<40).filter { $0 != 21 }, .linear(duration: 0.5))
    }
    let branch = Screen(true) { isShown in
      ScrollView {
        LazyVStack(spacing: 0) {
          tile(3)
          if isShown { tile(5) }
          tile(4)
        }
      }
    }
    try expectShrinking(5, in: branch) { branch.change(false, .linear(duration: 0.5)) }
  }

  private struct Changing: Equatable {
    var isShown = true
    var scales = false
  }

  private struct Column: View {
    var state: Changing
    var body: some View {
      Color.red.frame(width: 100, height: 30)
      if state.isShown {
        Color(red: 5.0 / 255, green: 0.5, blue: 0.25).frame(width: 30, height: 30)
          .transition(state.scales ? AnyTransition.scale : AnyTransition.opacity)
      }
    }
  }

  @Test func `a view whose transition became another kind leaves from where it is`() throws {
    let lazy = Screen(Changing()) { state in
      ScrollView { LazyVStack(spacing: 0) { Column(state: state) } }
    }
    let eager = Screen(Changing()) { state in
      ScrollView { VStack(spacing: 0) { Column(state: state) } }
    }
    for screen in [lazy, eager] {
      screen.set(Changing(scales: true))
      screen.step()
      try expectShrinking(5, in: screen) {
        screen.change(Changing(isShown: false, scales: true), Animation.linear(duration: 0.5))
      }
    }
  }
}
