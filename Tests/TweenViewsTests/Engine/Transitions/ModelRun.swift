import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// When an action happens, after the one before it.
enum Moment: Int, CaseIterable {
  case sameUpdate, nextFrame, midFlight, logicallyComplete, rest
}

/// What drives the changes of a run.
enum Pace: Int, CaseIterable {
  case curves, springs, unanimated, mixed

  func animation(_ step: Int) -> Animation? {
    switch self {
    case .curves: .linear(duration: 0.05)
    case .springs: .spring(duration: 0.03)
    case .unanimated: nil
    case .mixed: [Animation.spring(duration: 0.03), nil, .linear(duration: 0.05)][step % 3]
    }
  }
}

/// Actions and their moments, written like "i1 r2 m4": what is done and the moment's number.
struct ModelSequence: Equatable, CustomStringConvertible {
  struct Step: Equatable {
    var action: WorldModel.Action
    var moment: Moment
  }
  var steps: [Step]

  init(steps: [Step]) { self.steps = steps }

  init(_ text: String) {
    steps = text.split(separator: " ").compactMap { word in
      guard let letter = word.first, let action = WorldModel.Action(rawValue: letter),
        let number = word.last?.wholeNumberValue, let moment = Moment(rawValue: number)
      else { return nil }
      return Step(action: action, moment: moment)
    }
  }

  /// The sequence of `length` steps with a number: all of them for 0..<15^length.
  init(number: Int, length: Int) {
    var rest = number
    steps = (0..<length).map { _ in
      defer { rest /= 15 }
      return Step(
        action: WorldModel.Action.allCases[rest % 3], moment: Moment.allCases[rest / 3 % 5])
    }
  }

  init(length: Int, using generator: SeededGenerator) {
    steps = (0..<length).map { _ in
      let number = generator.next()
      return Step(
        action: WorldModel.Action.allCases[Int(number % 3)],
        moment: Moment.allCases[Int(number / 3 % 5)])
    }
  }

  var description: String {
    steps.map { "\($0.action.rawValue)\($0.moment.rawValue)" }.joined(separator: " ")
  }

  /// All that come by leaving steps out, the shortest first.
  var parts: [ModelSequence] {
    (1..<(1 << steps.count)).map { mask in
      ModelSequence(steps: steps.indices.filter { mask >> $0 & 1 == 1 }.map { steps[$0] })
    }.sorted { ($0.steps.count, $0.description) < ($1.steps.count, $1.description) }
  }
}

/// Worlds on one screen, driven through sequences; what a fresh screen shows is the judge.
@MainActor final class WorldScreen {
  let palette: Int
  private let kinds: [World.Kind]
  private let ledger = Ledger()
  private let screen: Screen<WorldModel>
  private let worlds: [World]
  private var fresh: [WorldModel: Picture] = [:]
  private var completions = 0

  /// What is there to be seen when everything has come to rest.
  private struct Picture: Equatable {
    var items: [DisplayItem.Content]
    var nodes: Int
    var shown: [Int: Int]
    var alive: Int
  }

  init(kinds: [World.Kind] = World.Kind.allCases, palette: Int, model: WorldModel = WorldModel()) {
    self.kinds = kinds
    self.palette = palette
    let ledger = ledger
    let worlds = kinds.map { World($0, palette: palette, ledger: ledger) }
    self.worlds = worlds
    screen = Screen(model) { model in
      ZStack { ForEach(worlds, id: \.kind) { WorldView(world: $0, model: model) } }
    }
  }

  /// The state at rest, in which the next sequence begins.
  var model: WorldModel { screen.source.value }

  /// Goes through a sequence and comes to rest. What is wrong then, or nil.
  func run(_ sequence: ModelSequence, _ pace: Pace) -> String? {
    completions = 0
    for (index, step) in sequence.steps.enumerated() {
      if index > 0 || step.moment != .sameUpdate { wait(step.moment) }
      var model = screen.source.value
      model.apply(step.action)
      withAnimation(pace.animation(index), completionCriteria: .removed) {
        screen.set(model)
      } completion: { [weak self] in
        self?.completions += 1
      }
    }
    screen.step()
    screen.settle(most: 200)
    return complaint(expecting: sequence.steps.count)
  }

  private func wait(_ moment: Moment) {
    switch moment {
    case .sameUpdate: break
    case .nextFrame: screen.step()
    case .midFlight: screen.step(3)
    // A spring of 0.03 s is complete in the third frame that it runs, and rests some frames later.
    case .logicallyComplete: screen.step(5)
    case .rest:
      screen.step()
      screen.settle(most: 200)
    }
  }

  private func complaint(expecting steps: Int) -> String? {
    if screen.graph.nextWork != .idle || !screen.graph.pool.isIdle { return "still moves" }
    if let violation = ledger.violations.first { return violation }
    if completions != steps { return "\(completions) completions of \(steps) changes" }
    if let warning = screen.warnings.first { return warning }
    if let retired = screen.retiredNodes.first { return "\(retired) is still leaving" }
    let model = screen.source.value
    var expected: [Int: Int] = [:]
    for world in worlds {
      for number in world.expected(model) { expected[world.kind.rawValue * 10 + number] = 1 }
    }
    if ledger.shown != expected { return "\(ledger.shown) are shown, not \(expected)" }
    return difference(from: freshPicture(model))
  }

  private func difference(from fresh: Picture) -> String? {
    let own = picture
    if own.alive != fresh.alive { return "\(own.alive) marks are alive, not \(fresh.alive)" }
    if own.nodes != fresh.nodes { return "\(own.nodes) nodes are left, not \(fresh.nodes)" }
    if own.items.count != fresh.items.count {
      return "\(own.items.count) items are drawn, not \(fresh.items.count)"
    }
    for (one, other) in zip(own.items, fresh.items) where one != other {
      return "\(one) is drawn, not \(other)"
    }
    return nil
  }

  private var picture: Picture {
    Picture(
      items: screen.graph.displayList.items.map(\.content), nodes: nodeCount, shown: ledger.shown,
      alive: ledger.alive)
  }

  private func freshPicture(_ model: WorldModel) -> Picture {
    if let known = fresh[model] { return known }
    let picture = WorldScreen(kinds: kinds, palette: palette, model: model).picture
    fresh[model] = picture
    return picture
  }

  /// Nodes in the tree. Transitions that wait around an element don't count: views that were there
  /// from the start may do without.
  private var nodeCount: Int {
    var count = 0
    func visit(_ node: ViewNode) {
      if node is ShellNode { return }
      count += 1
      node.visitChildren(visit)
    }
    if let root = screen.graph.root { visit(root) }
    return count
  }
}
