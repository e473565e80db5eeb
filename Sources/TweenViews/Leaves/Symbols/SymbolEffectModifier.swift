import Foundation
import TweenMotion

/// `symbolEffect`: an effect of the symbols in a view.
nonisolated public struct _SymbolEffectModifier<Value: Equatable>: EnclosingModifier {
  public typealias Body = Never
  var kind: SymbolEffectConfiguration.Kind
  var options: SymbolEffectOptions
  var isActive: Bool
  /// Each other value sets the effect off.
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
  /// The effects of symbols, from the outermost in.
  var symbolEffects: [SymbolEffectEntry] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

extension View {
  /// An effect of the symbols in this view while `isActive` is true.
  ///
  /// Turned off, an effect that comes again and again goes on to the end of its run. Where less
  /// motion is preferred, effects that move symbols do nothing.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      _SymbolEffectModifier(
        kind: effect.configuration.kind, options: options, isActive: isActive, value: 0))
  }

  /// An effect that the symbols in this view have each time `value` changes: once, or as often as
  /// `options` say.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      _SymbolEffectModifier(
        kind: effect.configuration.kind, options: options, isActive: false, value: value))
  }

  /// Has the symbols in this view none of the effects set outside of it.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}

extension ContentTransition {
  /// A symbol that becomes another does so by `effect`, with or without an animation; other
  /// contents change as by `interpolate`.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    guard case .replace(let way) = effect.configuration.kind else { return .interpolate }
    return ContentTransition(kind: .symbol(way, rate: options.rate))
  }

  /// A symbol that becomes another shrinks, and the other grows.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }
}

/// A symbol comes and goes as by `.appear` and `.disappear`.
nonisolated public struct SymbolEffectTransition: Transition {
  private let comesUp: Bool
  private let goesUp: Bool
  private let scales: Bool

  /// - Parameters:
  ///   - effect: `.appear` or `.disappear`, whose direction counts; `.drawOn` and `.drawOff` keep the
  ///     size; any other effect comes up and goes down.
  ///   - options: Without effect: the animation of the change has the pace.
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

  /// The content, clear before it comes and after it is gone, and then half or one and a half times
  /// its size, but for effects that draw.
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
  /// Comes up, and goes down again.
  nonisolated public static var symbolEffect: SymbolEffectTransition { .symbolEffect(.automatic) }

  /// Comes and goes in the direction of `effect`; the options are without effect.
  nonisolated public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
