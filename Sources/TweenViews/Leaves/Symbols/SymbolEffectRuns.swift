import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// An effect that symbols inside a view have.
struct SymbolEffectEntry: Equatable, Sendable {
  /// Of the modifier.
  let id: Int
  var kind: SymbolEffectConfiguration.Kind
  var options: SymbolEffectOptions
  /// For effects that go on while they are on.
  var isActive: Bool
  /// How often it was set off, for those that run once.
  var run: Int
}

/// The effects of one symbol, on the stage's clock.
@MainActor struct SymbolEffectRuns {
  @MainActor private final class Run {
    var entry: SymbolEffectEntry
    var clock: SimulationRun<ElapsedTime>?
    /// How far the effect is on, for those that are on or off.
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

  /// Takes the effects of this update; true when the symbol looks otherwise now.
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

  /// An effect that is on or off comes and goes smoothly; at first it is just there.
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

  /// Turned off, an effect goes on to the end of the run that it is in.
  private static func finish(_ run: Run, _ cycle: Double) {
    guard let clock = run.clock, !clock.isOver else { return }
    let whole = (cycle + (run.entry.options.repetition?.delay ?? 0)) / run.entry.options.rate
    let end = (clock.value / whole).rounded(.down) * whole + cycle / run.entry.options.rate
    clock.motion.duration = min(clock.motion.duration, max(end, clock.value))
  }

  /// What all effects together do to the symbol now.
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

/// A symbol on its way out, while the one in its place comes.
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

  /// The old one goes in the first half.
  var oldPose: SymbolPose {
    let gone = SymbolEffectConfiguration.Kind.smooth(min(part * 2, 1))
    var pose = SymbolPose()
    pose.opacity = way == .offUp ? 0 : 1 - gone
    if !isStill { pose.scale = way == .upUp ? 1 + 0.4 * gone : 1 - 0.5 * gone }
    return pose
  }

  /// The new one comes from a quarter on.
  var newPose: SymbolPose {
    let come = SymbolEffectConfiguration.Kind.smooth(max((part - 0.25) / 0.75, 0))
    var pose = SymbolPose()
    pose.opacity = come
    if !isStill { pose.scale = 0.5 + 0.5 * come }
    return pose
  }
}
