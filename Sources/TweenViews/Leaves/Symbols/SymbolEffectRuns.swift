import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// An effect that a modifier gives to the symbols inside a view.
struct SymbolEffectEntry: Equatable, Sendable {
  /// The id of the modifier.
  let id: Int
  var kind: SymbolEffectConfiguration.Kind
  var options: SymbolEffectOptions
  /// Whether the effect is active, for effects that last while they are active.
  var isActive: Bool
  /// The number of triggers so far, for effects that run once.
  var run: Int
}

/// The effects of one symbol, on the stage's clock.
@MainActor struct SymbolEffectRuns {
  @MainActor private final class Run {
    var entry: SymbolEffectEntry
    var clock: SimulationRun<ElapsedTime>?
    /// The strength of the effect, for effects that are on or off.
    var level = AnimatedAttribute<Double>()

    init(_ entry: SymbolEffectEntry) { self.entry = entry }

    func stop() {
      clock?.stop()
      clock = nil
      level.remove()
    }
  }

  private var runs: [Run] = []
  private var stepCount = 0
  private var isMirrored = false

  var isEmpty: Bool { runs.isEmpty }

  /// Updates the effects; returns true if the symbol looks different now.
  mutating func update(
    _ entries: [SymbolEffectEntry], stepCount: Int, in node: LeafNode
  ) -> Bool {
    if entries.isEmpty, runs.isEmpty { return false }
    self.stepCount = stepCount
    isMirrored = node.environment.layoutDirection == .rightToLeft
    let old = runs
    runs = entries.map { entry in old.first { $0.entry.id == entry.id } ?? Run(entry) }
    for run in old where !runs.contains(where: { $0 === run }) { run.stop() }
    for (run, entry) in zip(runs, entries) {
      let isNew = !old.contains { $0 === run }
      let before = run.entry
      run.entry = entry
      if before.kind != entry.kind, !isNew { run.stop() }
      guard let cycle = entry.kind.cycle(stepCount: stepCount) else {
        Self.hold(run, isNew: isNew, in: node)
        continue
      }
      let isOn = entry.isActive && (isNew || !before.isActive || before.kind != entry.kind)
      if isOn || entry.run != before.run {
        Self.start(run, cycle, in: node)
      } else if before.isActive, !entry.isActive {
        Self.finish(run, cycle)
      }
    }
    return true
  }

  /// Animates an effect that is on or off to its state; a new effect starts in its state.
  private static func hold(_ run: Run, isNew: Bool, in node: LeafNode) {
    if isNew { run.level.reset() }
    let animation = Animation.smooth(duration: 0.35).speed(run.entry.options.rate)
    _ = run.level.update(
      run.entry.isActive ? 1 : 0, transaction: Transaction(animation: animation),
      environment: node.environment, pool: node.graph.pool, owner: node)
  }

  private static func start(_ run: Run, _ cycle: Double, in node: LeafNode) {
    run.clock?.stop()
    let options = run.entry.options
    let isOnce = options.repetition == nil && !run.entry.isActive
    let count = isOnce ? 1 : options.repetition.flatMap { $0.count }
    let delay = options.repetition?.delay ?? 0
    let duration = count.map { Double($0) * (cycle + delay) - delay } ?? .infinity
    run.clock = SimulationRun(
      ElapsedTime(duration: duration / options.rate), at: node.graph.now,
      in: node.graph.pool, owner: node)
  }

  /// After it is turned off, an effect continues to the end of its current run.
  private static func finish(_ run: Run, _ cycle: Double) {
    guard let clock = run.clock, !clock.isOver else { return }
    let whole = (cycle + (run.entry.options.repetition?.delay ?? 0)) / run.entry.options.rate
    let end = (clock.value / whole).rounded(.down) * whole + cycle / run.entry.options.rate
    clock.motion.duration = min(clock.motion.duration, max(end, clock.value))
  }

  /// The combined pose of all effects.
  var pose: SymbolPose {
    var pose = SymbolPose()
    for run in runs {
      let kind = run.entry.kind
      guard let cycle = kind.cycle(stepCount: stepCount) else {
        let target = run.entry.isActive ? 1.0 : 0
        kind.apply(
          run.level.isAnimating ? run.level.shown(target) : target, stepCount: stepCount,
          isMirrored: isMirrored, to: &pose)
        continue
      }
      guard let clock = run.clock, !clock.isOver else { continue }
      let whole = cycle + (run.entry.options.repetition?.delay ?? 0)
      let time = clock.value * run.entry.options.rate
      let part = (time - (time / whole).rounded(.down) * whole) / cycle
      if part < 1 {
        kind.apply(part, stepCount: stepCount, isMirrored: isMirrored, to: &pose)
      }
    }
    return pose
  }

  mutating func remove() {
    for run in runs { run.stop() }
    runs = []
  }
}

/// A symbol that is being replaced, while the new symbol appears.
@MainActor final class SymbolReplacement {
  let old: ResolvedSymbol
  private let way: ReplaceSymbolEffect.Way
  private let clock: SimulationRun<ElapsedTime>
  private let isStill: Bool
  private static let duration = 0.4

  init(
    _ old: ResolvedSymbol, _ way: ReplaceSymbolEffect.Way, rate: Double, in node: LeafNode
  ) {
    self.old = old
    self.way = way
    isStill = node.environment.accessibilityReduceMotion
    clock = SimulationRun(
      ElapsedTime(duration: Self.duration / rate), at: node.graph.now, in: node.graph.pool,
      owner: node)
  }

  var isOver: Bool { clock.isOver }
  func stop() { clock.stop() }

  private var part: Double { clock.isOver ? 1 : clock.value / clock.motion.duration }

  /// The pose of the old symbol, which disappears in the first half.
  var oldPose: SymbolPose {
    let gone = SymbolEffectConfiguration.Kind.smooth(min(part * 2, 1))
    var pose = SymbolPose()
    pose.opacity = way == .offUp ? 0 : 1 - gone
    if !isStill { pose.scale = way == .upUp ? 1 + 0.4 * gone : 1 - 0.5 * gone }
    return pose
  }

  /// The pose of the new symbol, which appears from a quarter of the duration on.
  var newPose: SymbolPose {
    let come = SymbolEffectConfiguration.Kind.smooth(max((part - 0.25) / 0.75, 0))
    var pose = SymbolPose()
    pose.opacity = come
    if !isStill { pose.scale = 0.5 + 0.5 * come }
    return pose
  }
}
