import Foundation
import Observation
import Testing
import TweenCombine
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

// Writes of one action with different transactions are updates of their own, in order (Semantics
// 3.5), whatever keeps the values: an object, which changes at once, shows what `State` shows.

/// What an action does: writes, some within transactions.
private indirect enum Step {
  case write(Int, Double)
  case within(Transaction, [Step])

  func perform(_ set: (Int, Double) -> Void) {
    switch self {
    case .write(let place, let value): set(place, value)
    case .within(let transaction, let steps):
      withTransaction(transaction) { for step in steps { step.perform(set) } }
    }
  }
}

/// Performs what a test has it perform, when its view is tapped or at once.
@MainActor private final class Hand {
  var steps: [Step] = []
  /// Given by the view.
  var set: (Int, Double) -> Void = { _, _ in }

  /// A write of what is there already is none in state; an object may announce it all the same.
  private var latest = [10.0, 10, 10]

  /// Whether the next turn of the main queue is to act.
  var isPosted = false

  func turn() -> Bool {
    if isPosted { act() }
    isPosted = false
    return false
  }

  func act() {
    for step in steps {
      step.perform { place, value in
        guard latest[place] != value else { return }
        latest[place] = value
        set(place, value)
      }
    }
  }
}

/// Three values as they are shown. The last has an animation of its own.
private struct Bars: View {
  let values: [Double]

  var body: some View {
    ZStack {
      Bar(start: 0, end: values[0]).fill(.red)
      Bar(start: 0, end: values[1]).fill(.green)
      Bar(start: 0, end: values[2]).fill(.blue).animation(.linear(duration: 0.3), value: values[2])
    }
  }
}

/// What they all have in common.
private struct Tapped<Content: View>: View {
  let hand: Hand
  let set: (Int, Double) -> Void
  let content: Content

  var body: some View {
    let _ = { hand.set = set }()
    content.contentShape(Rectangle()).onTapGesture { hand.act() }
  }
}

private struct InState: View {
  let hand: Hand
  @State private var values = [10.0, 10, 10]

  var body: some View {
    Tapped(hand: hand, set: { values[$0] = $1 }, content: Bars(values: values))
  }
}

@MainActor private final class Announced: ObservableObject {
  @Published var first = 10.0
  @Published var second = 10.0
  @Published var third = 10.0
}

private struct InPublished: View {
  let hand: Hand
  @StateObject private var model = Announced()

  var body: some View {
    let paths: [ReferenceWritableKeyPath<Announced, Double>] = [\.first, \.second, \.third]
    Tapped(
      hand: hand, set: { [model] in model[keyPath: paths[$0]] = $1 },
      content: Bars(values: [model.first, model.second, model.third]))
  }
}

@MainActor private final class SentByHand: ObservableObject {
  private(set) var values = [10.0, 10, 10]

  func set(_ place: Int, _ value: Double) {
    objectWillChange.send()
    values[place] = value
  }
}

private struct InSent: View {
  let hand: Hand
  @ObservedObject var model: SentByHand

  var body: some View {
    Tapped(hand: hand, set: { model.set($0, $1) }, content: Bars(values: model.values))
  }
}

@Observable @MainActor private final class Observed {
  var first = 10.0
  var second = 10.0
  var rest = [10.0]
}

private struct InObserved: View {
  let hand: Hand
  @State private var model = Observed()

  var body: some View {
    Tapped(
      hand: hand,
      set: { [model] place, value in
        switch place {
        case 0: model.first = value
        case 1: model.second = value
        default: model.rest[0] = value
        }
      }, content: Bars(values: [model.first, model.second, model.rest[0]]))
  }
}

/// Two objects of different kinds, and state: one body reads all.
private struct InSeveral: View {
  let hand: Hand
  @State private var observed = Observed()
  @StateObject private var announced = Announced()
  @State private var third = 10.0

  var body: some View {
    Tapped(
      hand: hand,
      set: { [observed, announced] place, value in
        switch place {
        case 0: observed.first = value
        case 1: announced.second = value
        default: third = value
        }
      }, content: Bars(values: [observed.first, announced.second, third]))
  }
}

/// One object that views read which lie in each other.
private struct InParts: View {
  private struct Part: View {
    let model: Observed
    let place: Int
    var body: some View {
      switch place {
      case 0: Bar(start: 0, end: model.first).fill(.red)
      case 1: GeometryReader { _ in Bar(start: 0, end: model.second).fill(.green) }
      default:
        Bar(start: 0, end: model.rest[0]).fill(.blue)
          .animation(.linear(duration: 0.3), value: model.rest[0])
      }
    }
  }
  let hand: Hand
  @State private var model = Observed()

  var body: some View {
    Tapped(
      hand: hand,
      set: { [model] place, value in
        switch place {
        case 0: model.first = value
        case 1: model.second = value
        default: model.rest[0] = value
        }
      }, content: ZStack { ForEach(0..<3) { Part(model: model, place: $0) } })
  }
}

@Suite("Objects written under different transactions") @MainActor struct ModelTransactionTests {
  private static func isLong() -> Bool {
    ProcessInfo.processInfo.environment["INBETWEEN_LONG_TESTS"] == "1"
  }

  @MainActor private final class Held { var hold: AnyCancellable? }

  @MainActor private struct Shown {
    let name: String
    let hand: Hand
    let screen: Screen<Int>
    private let timer = Held()

    /// Where an action runs.
    enum Manner: UInt64, CaseIterable { case tap, outside, turn, timer, afterUpdate }

    init<Content: View>(_ name: String, @ViewBuilder _ content: @escaping (Hand) -> Content) {
      let hand = Hand()
      self.name = name
      self.hand = hand
      screen = Screen(0) { _ in content(hand) }
      screen.graph.host.runTasks = { hand.turn() }
    }

    /// Acts in the coming frame, and shows it.
    func act(_ steps: [Step], _ manner: Manner) {
      hand.steps = steps
      switch manner {
      case .tap: return screen.tap(50, 50)
      case .outside: hand.act()
      case .turn: hand.isPosted = true
      case .timer: timer.hold = screen.graph.clock.schedule(after: 0.01) { [hand] in hand.act() }
      case .afterUpdate: screen.graph.afterUpdate { [hand] in hand.act() }
      }
      screen.step()
    }

    var edges: [CGFloat?] { [Color.red, .green, .blue].map { screen.rect($0)?.maxX } }
  }

  private static func all() -> [Shown] {
    let sent = SentByHand()
    return [
      Shown("state") { InState(hand: $0) },
      Shown("published") { InPublished(hand: $0) },
      Shown("sent by hand") { InSent(hand: $0, model: sent) },
      Shown("observed") { InObserved(hand: $0) },
      Shown("several") { InSeveral(hand: $0) },
      Shown("in parts") { InParts(hand: $0) },
    ]
  }

  // MARK: The generator

  private static func transaction(_ random: SeededGenerator) -> Transaction {
    switch random.next() % 7 {
    case 0: return Transaction()
    case 1: return Transaction(animation: nil)
    case 2: return Transaction(animation: .linear(duration: 0.2))
    case 3: return Transaction(animation: .linear(duration: 1))
    case 4: return Transaction(animation: .spring(duration: 0.4, bounce: 0.2))
    case 5:
      var still = Transaction()
      still.disablesAnimations = true
      return still
    default:
      var slow = Transaction(animation: .easeInOut(duration: 0.5))
      slow.disablesAnimations = true
      return slow
    }
  }

  private static func steps(_ random: SeededGenerator, depth: Int = 0) -> [Step] {
    (0..<Int(1 + random.next() % 3)).map { _ in
      if depth < 3, random.next() % 2 == 0 {
        return .within(transaction(random), steps(random, depth: depth + 1))
      }
      return .write(Int(random.next() % 3), Double(random.next() % 10) * 10)
    }
  }

  @Test("show what state shows, whatever they are and from wherever they are written")
  func sameAsState() {
    var shown = Self.all()
    let count = Self.isLong() ? 100_000 : 2_000
    for seed in 0..<count {
      // Anew now and then: what has run once is to be nothing but what runs.
      if seed % 50 == 0 { shown = Self.all() }
      let random = SeededGenerator(seed: UInt64(seed))
      let steps = Self.steps(random)
      let manners = Shown.Manner.allCases
      let manner = manners[Int(random.next() % UInt64(manners.count))]
      for one in shown { one.act(steps, manner) }
      for frame in 0...Int(random.next() % 4) {
        if frame > 0 { for one in shown { one.screen.step() } }
        let expected = shown[0].edges
        for one in shown.dropFirst() where one.edges != expected {
          Issue.record(
            """
            Seed \(seed): \(one.name) shows \(one.edges) in frame \(frame), and state \
            \(expected) (\(manner)).
            """)
          return
        }
      }
    }
    for one in shown { #expect(one.screen.warnings.isEmpty, "\(one.name)") }
  }

  // MARK: Known figures

  private func edges(
    of shown: Shown, place: Int, after frames: [Int], _ steps: [Step]
  ) -> [CGFloat?] {
    shown.hand.steps = steps
    shown.screen.tap(50, 50)
    var now = 0
    return frames.map { frame in
      shown.screen.step(frame - now)
      now = frame
      return shown.edges[place].map { ($0 * 1000).rounded() / 1000 }
    }
  }

  @Test("animate after a write without animation, from the frame after the action's")
  func plainFirst() {
    for shown in Self.all() {
      let edges = edges(
        of: shown, place: 0, after: [1, 7, 31, 61],
        [.write(1, 50), .within(Transaction(animation: .linear(duration: 1)), [.write(0, 90)])])
      // 80 points in 60 frames, the first of which shows the beginning.
      #expect(edges == [10, 18, 50, 90], "\(shown.name)")
      #expect(shown.edges[1] == 50, "\(shown.name)")
    }
  }

  @Test("take each its own time under two animations")
  func twoTimes() {
    let steps: [Step] = [
      .within(Transaction(animation: .linear(duration: 1)), [.write(0, 70)]),
      .within(Transaction(animation: .linear(duration: 0.2)), [.write(1, 70)]),
    ]
    for shown in Self.all() {
      #expect(edges(of: shown, place: 1, after: [7, 13], steps) == [40, 70], "\(shown.name)")
      #expect(shown.edges[0].map { ($0 * 1000).rounded() } == 22_000, "\(shown.name)")
    }
  }

  @Test("are one update for many writes under one transaction")
  func oneUpdate() {
    let writes = (1...50).map { Step.write($0 % 2, Double($0)) }
    for shown in Self.all() {
      shown.hand.steps = [.within(Transaction(animation: .linear(duration: 1)), writes)]
      shown.screen.tap(50, 50)
      let evaluations = shown.screen.graph.report.bodyEvaluations
      #expect(evaluations <= 6, "\(shown.name): \(evaluations)")
    }
  }

  @Test("are bounded where transactions never end differing, with one warning")
  func bounded() {
    let writes = (1...500).map { index in
      Step.within(
        Transaction(animation: .linear(duration: Double(index))), [.write(0, Double(index % 90))])
    }
    for shown in Self.all() where ["published", "observed"].contains(shown.name) {
      shown.hand.steps = writes
      shown.screen.tap(50, 50)
      #expect(shown.screen.graph.report.bodyEvaluations < 600, "\(shown.name)")
      shown.screen.step(20)
      #expect(shown.screen.warnings.count == 1, "\(shown.name): \(shown.screen.warnings)")
    }
  }

  // MARK: What follows from updates

  private struct Listening: View {
    let hand: Hand
    let log: Log<String>
    @State private var state = 10.0
    let model: Observed
    let inState: Bool
    var value: Double { inState ? state : model.first }

    var body: some View {
      Tapped(
        hand: hand, set: { _, new in if inState { state = new } else { model.first = new } },
        content: Color.red
          .onChange(of: value) { old, new in log("\(Int(old)) \(Int(new))") })
    }
  }

  @Test("are told of change by change, before completions, as state is")
  func order() {
    var logs: [[String]] = []
    for inState in [true, false] {
      let (hand, log, model) = (Hand(), Log<String>(), Observed())
      model.first = 10
      let screen = Screen(()) { Listening(hand: hand, log: log, model: model, inState: inState) }
      var first = Transaction(animation: nil)
      first.addAnimationCompletion { log("completion") }
      hand.steps = [
        .within(first, [.write(0, 11)]),
        .within(Transaction(animation: .linear(duration: 1)), [.write(0, 12)]),
        .write(0, 13),
      ]
      screen.tap(50, 50)
      screen.step(2)
      logs.append(log.entries)
    }
    #expect(logs[0] == logs[1])
    #expect(logs[1].filter { $0 != "completion" } == ["10 11", "11 12", "12 13"])
    #expect(logs[1].contains("completion"))
  }

  @Test("may be written within the change of a value that views read, which is not read meanwhile")
  func inPlace() {
    struct Both: View {
      let game: Game
      @ObservedObject var other: Announced
      var body: some View { Bars(values: [game.board.first, other.second, 10]) }
    }
    let (game, other) = (Game(), Announced())
    let screen = Screen(()) {
      Both(game: game, other: other).contentShape(Rectangle()).onTapGesture {
        other.third = 1
        game.board.move(other)
      }
    }
    screen.tap(50, 50)
    screen.step(70)
    #expect(screen.rect(.red)?.maxX == 60)
    #expect(screen.rect(.green)?.maxX == 60)
  }

  @Test("reach views that a write before them has brought in")
  func newcomers() {
    struct Late: View {
      @ObservedObject var announced: Announced
      let observed: Observed
      var body: some View {
        if announced.third > 10 {
          Bar(start: 0, end: observed.first).fill(.red)
          Inner(announced: announced)
        }
      }
    }
    struct Inner: View {
      @ObservedObject var announced: Announced
      var body: some View { Bar(start: 0, end: announced.second).fill(.green) }
    }
    let (announced, observed) = (Announced(), Observed())
    let screen = Screen(()) {
      ZStack {
        Color.clear
        Late(announced: announced, observed: observed)
        Bar(start: 0, end: observed.first).fill(.blue)
      }
      .contentShape(Rectangle())
      .onTapGesture {
        announced.third = 20
        withAnimation(.linear(duration: 1)) { observed.first = 70 }
        announced.second = 50
      }
    }
    screen.tap(50, 50)
    #expect(screen.rect(.green)?.maxX == 50)
    screen.step(31)
    #expect(screen.rect(.blue)?.maxX == 40)
    #expect(screen.rect(.red)?.maxX == 40)
    screen.step(40)
    #expect(screen.rect(.red)?.maxX == 70)
    #expect(screen.warnings.isEmpty)
  }

  @Test("may take away the view whose gesture acts")
  func vanishing() {
    struct Vanishing: View {
      @State private var model = Observed()
      var body: some View {
        ZStack {
          if model.first == 10 {
            Color.red.onTapGesture {
              model.first = 20
              withAnimation(.linear(duration: 1)) { model.second = 60 }
            }
          }
          Bar(start: 0, end: model.second).fill(.green)
        }
      }
    }
    let screen = Screen(()) { Vanishing() }
    screen.tap(90, 50)
    #expect(screen.rect(.red) == nil)
    screen.step(31)
    #expect(screen.rect(.green)?.maxX == 35)
  }

  @Test("of another thread share the last animation, as they have changed when they are told")
  func otherThread() async {
    let model = OffMain()
    let screen = Screen(()) { OffMainBars(model: model) }
    await Task.detached {
      model.first = 20
      withAnimation(.linear(duration: 1)) { model.second = 70 }
    }.value
    // The main queue has had the changes by now: it is in their order.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    screen.step(32)
    #expect(screen.rect(.green)?.maxX == 40)
  }
}

@Observable private final class OffMain: @unchecked Sendable {
  var first = 10.0
  var second = 10.0
}

private struct OffMainBars: View {
  let model: OffMain
  var body: some View { Bars(values: [model.first, model.second, 10]) }
}

@MainActor private struct Board {
  var first = 10.0

  mutating func move(_ other: Announced) {
    first = 60
    withAnimation(.linear(duration: 1)) { other.second = 60 }
  }
}

@Observable @MainActor private final class Game {
  var board = Board()
}
