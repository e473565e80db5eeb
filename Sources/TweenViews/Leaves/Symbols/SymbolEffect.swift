import TweenMath

/// What a symbol does: `.bounce`, `.pulse`, `.variableColor.iterative`.
public protocol SymbolEffect: Sendable {
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that goes on until it is turned off.
public protocol IndefiniteSymbolEffect {}

/// An effect that is done once it has run.
public protocol DiscreteSymbolEffect {}

/// An effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// An effect by which a symbol becomes another.
public protocol ContentTransitionSymbolEffect {}

/// All about an effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case bounce(isUp: Bool)
    case pulse
    case scale(isUp: Bool)
    case appear(isUp: Bool)
    case disappear(isUp: Bool)
    case variableColor(VariableColorSymbolEffect.Look)
    case replace(ReplaceSymbolEffect.Way)
    case wiggle(WiggleSymbolEffect.Way)
    case breathe(fades: Bool)
    case rotate(isClockwise: Bool)
  }

  let kind: Kind
}

/// The symbol jumps once: it grows and comes back, or shrinks and comes back.
///
/// The whole symbol moves, by layers or not.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  var isUp = true
  public var up: Self { Self(isUp: true) }
  public var down: Self { Self(isUp: false) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var configuration: SymbolEffectConfiguration { .init(kind: .bounce(isUp: isUp)) }
}

/// The symbol fades to about a third and back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var configuration: SymbolEffectConfiguration { .init(kind: .pulse) }
}

/// The symbol is larger, or smaller, while the effect is on.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  var isUp = true
  public var up: Self { Self(isUp: true) }
  public var down: Self { Self(isUp: false) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var configuration: SymbolEffectConfiguration { .init(kind: .scale(isUp: isUp)) }
}

/// The symbol is there while the effect is on. It keeps its place in layout while it is not.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  var isUp = true
  public var up: Self { Self(isUp: true) }
  public var down: Self { Self(isUp: false) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var configuration: SymbolEffectConfiguration { .init(kind: .appear(isUp: isUp)) }
}

/// The symbol is gone while the effect is on. It keeps its place in layout.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  var isUp = false
  public var up: Self { Self(isUp: true) }
  public var down: Self { Self(isUp: false) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var configuration: SymbolEffectConfiguration { .init(kind: .disappear(isUp: isUp)) }
}

/// The steps of a symbol with a variable value light up, one after another. A symbol without steps
/// stays as it is.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable
{
  struct Look: Hashable, Sendable {
    /// Steps that were lit stay so until all are.
    var isCumulative = false
    /// The way leads back, too.
    var isReversing = false
    /// Steps that are not lit are not seen at all.
    var hides = false
  }

  var look = Look()

  private func with(_ change: (inout Look) -> Void) -> Self {
    var new = self
    change(&new.look)
    return new
  }

  public var iterative: Self { with { $0.isCumulative = false } }
  public var cumulative: Self { with { $0.isCumulative = true } }
  public var reversing: Self { with { $0.isReversing = true } }
  public var nonReversing: Self { with { $0.isReversing = false } }
  public var hideInactiveLayers: Self { with { $0.hides = true } }
  public var dimInactiveLayers: Self { with { $0.hides = false } }
  public var configuration: SymbolEffectConfiguration { .init(kind: .variableColor(look)) }
}

/// A symbol makes way for another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  enum Way: Hashable, Sendable {
    /// The old one shrinks, the new one grows.
    case downUp
    /// Both grow.
    case upUp
    /// The old one is gone at once, the new one grows.
    case offUp
  }

  /// What the two symbols have in common stays: here as `fallback` does.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    var fallback: ReplaceSymbolEffect
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var configuration: SymbolEffectConfiguration { fallback.configuration }
  }

  var way = Way.downUp
  public var downUp: Self { Self(way: .downUp) }
  public var upUp: Self { Self(way: .upUp) }
  public var offUp: Self { Self(way: .offUp) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public func magic(fallback: ReplaceSymbolEffect = .replace) -> MagicReplace {
    MagicReplace(fallback: fallback)
  }
  public var configuration: SymbolEffectConfiguration { .init(kind: .replace(way)) }
}

/// The symbol shakes, by turns or in a direction.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  enum Way: Hashable, Sendable {
    case turn(isClockwise: Bool)
    /// To the right and down, of length 1; forward follows the reading direction.
    case direction(x: Double, y: Double, followsReading: Bool)
  }

  var way = Way.turn(isClockwise: true)

  private static func direction(_ x: Double, _ y: Double, reading: Bool = false) -> Self {
    Self(way: .direction(x: x, y: y, followsReading: reading))
  }

  public var clockwise: Self { Self(way: .turn(isClockwise: true)) }
  public var counterClockwise: Self { Self(way: .turn(isClockwise: false)) }
  public var left: Self { Self.direction(-1, 0) }
  public var right: Self { Self.direction(1, 0) }
  public var up: Self { Self.direction(0, -1) }
  public var down: Self { Self.direction(0, 1) }
  public var forward: Self { Self.direction(1, 0, reading: true) }
  public var backward: Self { Self.direction(-1, 0, reading: true) }
  /// To and fro along `angle` degrees, clockwise from the right.
  public func custom(angle: Double) -> Self {
    let radians = angle.isFinite ? angle * (Double.pi / 180) : 0
    return Self.direction(Elementary.cos(radians), Elementary.sin(radians))
  }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var configuration: SymbolEffectConfiguration { .init(kind: .wiggle(way)) }
}

/// The symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  var fades = false
  public var plain: Self { Self(fades: false) }
  /// It fades a little as well.
  public var pulse: Self { Self(fades: true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var configuration: SymbolEffectConfiguration { .init(kind: .breathe(fades: fades)) }
}

/// The symbol turns around its middle.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  var isClockwise = true
  public var clockwise: Self { Self(isClockwise: true) }
  public var counterClockwise: Self { Self(isClockwise: false) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var configuration: SymbolEffectConfiguration {
    .init(kind: .rotate(isClockwise: isClockwise))
  }
}

/// What fits the place: a symbol appears as by `.appear`, and is replaced as by `.replace`.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect, Hashable
{
  public var configuration: SymbolEffectConfiguration { .init(kind: .replace(.downUp)) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
