import Foundation
import TweenMotion

/// `symbolEffect`: adds an effect to the symbols in a view.
nonisolated public struct _SymbolEffectModifier<Value: Equatable>: EnclosingModifier {
  public typealias Body = Never
  var kind: SymbolEffectConfiguration.Kind
  var options: SymbolEffectOptions
  var isActive: Bool
  /// Each change of the value triggers the effect.
  var value: Value

  @MainActor package func makeEnclosure(_ context: NodeContext) -> SymbolEffectNode<Value> {
    SymbolEffectNode(self, context)
  }

  @MainActor package func updateEnclosure(_ node: SymbolEffectNode<Value>) { node.update(self) }
}

@MainActor package final class SymbolEffectNode<Value: Equatable>: EnvironmentWriterNode {
  private var modifier: _SymbolEffectModifier<Value>
  private var run = 0

  init(_ modifier: _SymbolEffectModifier<Value>, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func update(_ new: _SymbolEffectModifier<Value>) {
    if modifier.value != new.value { run += 1 }
    modifier = new
    rewrite()
  }

  override func writing(_ values: EnvironmentValues) -> EnvironmentValues {
    var values = values
    values.symbolEffects.append(
      SymbolEffectEntry(
        id: serial, kind: modifier.kind, options: modifier.options, isActive: modifier.isActive,
        run: run))
    return values
  }
}

private enum SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [SymbolEffectEntry] { [] }
}

extension EnvironmentValues {
  /// The effects of symbols, the outermost first.
  var symbolEffects: [SymbolEffectEntry] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

extension View {
  /// Adds an effect to the symbols in this view, active while `isActive` is true.
  ///
  /// When it is turned off, a repeating effect finishes its current run. If the user prefers reduced
  /// motion, effects that move symbols have no effect.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      _SymbolEffectModifier(
        kind: effect.configuration.kind, options: options, isActive: isActive, value: 0))
  }

  /// Adds an effect to the symbols in this view that runs each time `value` changes: once, or as often as
  /// `options` sets.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      _SymbolEffectModifier(
        kind: effect.configuration.kind, options: options, isActive: false, value: value))
  }

  /// Removes the effects set around this view from its symbols, if `isEnabled` is true.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}

extension ContentTransition {
  /// Returns a transition in which a symbol is replaced with `effect`, with or without an animation. Other
  /// content changes like `interpolate`.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    guard case .replace(let way) = effect.configuration.kind else { return .interpolate }
    return ContentTransition(kind: .symbol(way, rate: options.rate))
  }

  /// A transition in which a symbol that is replaced shrinks, and the new one grows.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }
}

/// A transition in which a symbol appears and disappears like with `.appear` and `.disappear`.
nonisolated public struct SymbolEffectTransition: Transition {
  private let comesUp: Bool
  private let goesUp: Bool
  private let scales: Bool

  /// Creates a transition with an effect.
  ///
  /// - Parameters:
  ///   - effect: `.appear` or `.disappear` set the direction; `.drawOn` and `.drawOff` keep the size; any
  ///     other effect appears growing and disappears shrinking.
  ///   - options: Has no effect: the animation of the change sets the pace.
  public init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {
    switch effect.configuration.kind {
    case .appear(let isUp): (comesUp, goesUp, scales) = (isUp, !isUp, true)
    case .disappear(let isUp): (comesUp, goesUp, scales) = (!isUp, isUp, true)
    case .draw: (comesUp, goesUp, scales) = (true, false, false)
    default: (comesUp, goesUp, scales) = (true, false, true)
    }
  }

  /// Returns the content: clear before it appears and after it has disappeared, and then scaled to half or
  /// one and a half times its size, except for draw effects.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale: CGFloat =
      switch phase {
      case .willAppear: comesUp ? 0.5 : 1.5
      case .identity: 1
      case .didDisappear: goesUp ? 1.5 : 0.5
      }
    content.scaleEffect(scales ? scale : 1).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition in which symbols appear growing and disappear shrinking.
  nonisolated public static var symbolEffect: SymbolEffectTransition { .symbolEffect(.automatic) }

  /// Returns a transition in the direction of `effect`; the options have no effect.
  nonisolated public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
