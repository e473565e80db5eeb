import TweenMath

/// An effect of a symbol, such as `.bounce`, `.pulse` or `.variableColor.iterative`.
public protocol SymbolEffect: Sendable {
  /// The effect's kind and settings. Configurations cannot be created directly: a program's own effect
  /// returns that of an existing effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// A symbol effect that runs until it is turned off.
public protocol IndefiniteSymbolEffect {}

/// A symbol effect that runs once for each trigger.
public protocol DiscreteSymbolEffect {}

/// A symbol effect with which a symbol appears and disappears.
public protocol TransitionSymbolEffect {}

/// A symbol effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// The kind of a symbol effect, with its settings.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case bounce(isUp: Bool)
    case pulse
    case scale(isUp: Bool)
    case appear(isUp: Bool)
    case disappear(isUp: Bool)
    /// Hidden while on: the symbol fades in and out in place.
    case draw
    case variableColor(VariableColorSymbolEffect.Look)
    case replace(ReplaceSymbolEffect.Way)
    case wiggle(WiggleSymbolEffect.Way)
    case breathe(fades: Bool)
    case rotate(isClockwise: Bool)
  }

  let kind: Kind
}

/// An effect in which the symbol bounces: it grows or shrinks, and returns to its size.
///
/// The symbol moves as a whole; layers do not move separately.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  var isUp = true
  /// The symbol grows by one fifth and returns; the default.
  public var up: Self { Self(isUp: true) }
  /// The symbol shrinks by one fifth and returns.
  public var down: Self { Self(isUp: false) }
  /// The same effect: symbols move as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect: symbols always move as a whole.
  public var wholeSymbol: Self { self }
  /// The configuration of a bounce in this direction.
  public var configuration: SymbolEffectConfiguration { .init(kind: .bounce(isUp: isUp)) }
}

/// An effect in which the symbol fades to about one third of its opacity and back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// The same effect: symbols move as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect: symbols always move as a whole.
  public var wholeSymbol: Self { self }
  /// The configuration of a pulse effect.
  public var configuration: SymbolEffectConfiguration { .init(kind: .pulse) }
}

/// An effect in which the symbol is larger or smaller while the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  var isUp = true
  /// The symbol is larger by one fifth; the default.
  public var up: Self { Self(isUp: true) }
  /// The symbol is smaller by one fifth.
  public var down: Self { Self(isUp: false) }
  /// The same effect: symbols move as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect: symbols always move as a whole.
  public var wholeSymbol: Self { self }
  /// The configuration of a change of scale in this direction.
  public var configuration: SymbolEffectConfiguration { .init(kind: .scale(isUp: isUp)) }
}

/// An effect in which the symbol is visible while the effect is active. It always keeps its place in the
/// layout.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  var isUp = true
  /// The symbol appears growing from half its size; the default.
  public var up: Self { Self(isUp: true) }
  /// The symbol appears shrinking from one and a half times its size.
  public var down: Self { Self(isUp: false) }
  /// The same effect: symbols move as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect: symbols always move as a whole.
  public var wholeSymbol: Self { self }
  /// The configuration of an appearance in this direction.
  public var configuration: SymbolEffectConfiguration { .init(kind: .appear(isUp: isUp)) }
}

/// An effect in which the symbol is hidden while the effect is active. It keeps its place in the layout.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  var isUp = false
  /// The symbol disappears growing to one and a half times its size.
  public var up: Self { Self(isUp: true) }
  /// The symbol disappears shrinking to half its size; the default.
  public var down: Self { Self(isUp: false) }
  /// The same effect: symbols move as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect: symbols always move as a whole.
  public var wholeSymbol: Self { self }
  /// The configuration of a disappearance in this direction.
  public var configuration: SymbolEffectConfiguration { .init(kind: .disappear(isUp: isUp)) }
}

/// An effect in which the symbol is hidden while the effect is active, and is drawn when it is turned off.
/// It keeps its place in the layout.
///
/// The engine fades the symbol in, since symbols have no pen paths.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  /// The same effect: symbols appear as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect: symbols always appear as a whole.
  public var wholeSymbol: Self { self }
  /// The same effect: layers do not appear one after another.
  public var individually: Self { self }
  /// The configuration of a symbol that is drawn.
  public var configuration: SymbolEffectConfiguration { .init(kind: .draw) }
}

/// An effect in which the symbol is hidden while the effect is active: it is wiped off when the effect is
/// turned on. It keeps its place in the layout.
///
/// The engine fades the symbol out, since symbols have no pen paths.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  /// The same effect: symbols disappear as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect: symbols always disappear as a whole.
  public var wholeSymbol: Self { self }
  /// The same effect: layers do not disappear one after another.
  public var individually: Self { self }
  /// The same effect: without pen paths there is no direction to reverse.
  public var reversed: Self { self }
  /// The same effect: without pen paths there is no direction.
  public var nonReversed: Self { self }
  /// The configuration of a symbol that is wiped off.
  public var configuration: SymbolEffectConfiguration { .init(kind: .draw) }
}

/// An effect in which the steps of a symbol with a variable value light up, one after another. A symbol
/// without steps does not change.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable
{
  struct Look: Hashable, Sendable {
    /// Whether steps stay lit until all are lit.
    var isCumulative = false
    /// Whether the light also goes back from the last step.
    var isReversing = false
    /// Whether steps that are not lit are hidden.
    var hides = false
  }

  var look = Look()

  private func with(_ change: (inout Look) -> Void) -> Self {
    var new = self
    change(&new.look)
    return new
  }

  /// One step is lit at a time; the default.
  public var iterative: Self { with { $0.isCumulative = false } }
  /// Steps stay lit until all steps are lit.
  public var cumulative: Self { with { $0.isCumulative = true } }
  /// After the last step, the light goes back to the first one.
  public var reversing: Self { with { $0.isReversing = true } }
  /// After the last step, the light starts again at the first one; the default.
  public var nonReversing: Self { with { $0.isReversing = false } }
  /// Steps that are not lit are hidden completely.
  public var hideInactiveLayers: Self { with { $0.hides = true } }
  /// Steps that are not lit keep a quarter of their opacity; the default.
  public var dimInactiveLayers: Self { with { $0.hides = false } }
  /// The configuration of a variable colour with these settings.
  public var configuration: SymbolEffectConfiguration { .init(kind: .variableColor(look)) }
}

/// An effect in which one symbol replaces another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  enum Way: Hashable, Sendable {
    /// The old symbol shrinks, the new one grows.
    case downUp
    /// Both symbols grow.
    case upUp
    /// The old symbol is hidden at once, the new one grows.
    case offUp
  }

  /// A replacement that keeps the parts that two symbols share. The engine shows the `fallback` effect
  /// instead.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    var fallback: ReplaceSymbolEffect
    /// The same effect: symbols move as a whole, never layer by layer.
    public var byLayer: Self { self }
    /// The same effect: symbols always move as a whole.
    public var wholeSymbol: Self { self }
    /// The configuration of the fallback effect.
    public var configuration: SymbolEffectConfiguration { fallback.configuration }
  }

  var way = Way.downUp
  /// The old symbol shrinks and the new one grows; for use as a fallback.
  public static var downUp: ReplaceSymbolEffect { Self(way: .downUp) }
  /// Both symbols grow; for use as a fallback.
  public static var upUp: ReplaceSymbolEffect { Self(way: .upUp) }
  /// The old symbol is hidden at once and the new one grows; for use as a fallback.
  public static var offUp: ReplaceSymbolEffect { Self(way: .offUp) }
  /// The old symbol shrinks and the new one grows; the default.
  public var downUp: Self { Self(way: .downUp) }
  /// The old symbol grows while it fades, and the new one grows, too.
  public var upUp: Self { Self(way: .upUp) }
  /// The old symbol is hidden at once, and the new one grows.
  public var offUp: Self { Self(way: .offUp) }
  /// The same effect: symbols move as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect: symbols always move as a whole.
  public var wholeSymbol: Self { self }
  /// Returns the effect that keeps the parts that two symbols share. The engine shows the `fallback` effect
  /// instead, regardless of this effect.
  public func magic(fallback: ReplaceSymbolEffect = .replace) -> MagicReplace {
    MagicReplace(fallback: fallback)
  }
  /// The configuration of a replacement of this kind.
  public var configuration: SymbolEffectConfiguration { .init(kind: .replace(way)) }
}

/// An effect in which the symbol shakes three times with decreasing strength: by rotations of up to 13
/// degrees, or in a direction by up to 12 % of its height.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  enum Way: Hashable, Sendable {
    case turn(isClockwise: Bool)
    /// A vector of length 1, positive to the right and down; `followsReading` mirrors it from right to
    /// left.
    case direction(x: Double, y: Double, followsReading: Bool)
  }

  var way = Way.turn(isClockwise: true)

  private static func direction(_ x: Double, _ y: Double, reading: Bool = false) -> Self {
    Self(way: .direction(x: x, y: y, followsReading: reading))
  }

  /// The symbol rotates to and fro about its centre, clockwise first; the default.
  public var clockwise: Self { Self(way: .turn(isClockwise: true)) }
  /// The symbol rotates to and fro about its centre, counterclockwise first.
  public var counterClockwise: Self { Self(way: .turn(isClockwise: false)) }
  /// The symbol moves sideways, to the left first.
  public var left: Self { Self.direction(-1, 0) }
  /// The symbol moves sideways, to the right first.
  public var right: Self { Self.direction(1, 0) }
  /// The symbol moves up and down, up first.
  public var up: Self { Self.direction(0, -1) }
  /// The symbol moves up and down, down first.
  public var down: Self { Self.direction(0, 1) }
  /// The symbol moves sideways, in the reading direction first: to the right in left-to-right layouts.
  public var forward: Self { Self.direction(1, 0, reading: true) }
  /// The symbol moves sideways, against the reading direction first.
  public var backward: Self { Self.direction(-1, 0, reading: true) }
  /// Returns an effect that moves the symbol at `angle` degrees, clockwise from the right. Angles that are
  /// not finite count as 0.
  public func custom(angle: Double) -> Self {
    let radians = angle.isFinite ? angle * (Double.pi / 180) : 0
    return Self.direction(Elementary.cos(radians), Elementary.sin(radians))
  }
  /// The same effect: symbols move as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect: symbols always move as a whole.
  public var wholeSymbol: Self { self }
  /// The configuration of a wiggle of this kind.
  public var configuration: SymbolEffectConfiguration { .init(kind: .wiggle(way)) }
}

/// An effect in which the symbol slowly grows by 14 % and shrinks again.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  var fades = false
  /// The symbol keeps its opacity; the default.
  public var plain: Self { Self(fades: false) }
  /// The symbol also fades by about one third.
  public var pulse: Self { Self(fades: true) }
  /// The same effect: symbols move as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect: symbols always move as a whole.
  public var wholeSymbol: Self { self }
  /// The configuration of a breath of this kind.
  public var configuration: SymbolEffectConfiguration { .init(kind: .breathe(fades: fades)) }
}

/// An effect in which the symbol rotates about its centre at constant speed.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  var isClockwise = true
  /// The symbol rotates clockwise; the default.
  public var clockwise: Self { Self(isClockwise: true) }
  /// The symbol rotates counterclockwise instead.
  public var counterClockwise: Self { Self(isClockwise: false) }
  /// The same effect: symbols move as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect: symbols always move as a whole.
  public var wholeSymbol: Self { self }
  /// The configuration of a rotation in this direction.
  public var configuration: SymbolEffectConfiguration {
    .init(kind: .rotate(isClockwise: isClockwise))
  }
}

/// The effect that suits the use: a symbol appears like `.appear`, and is replaced like `.replace`.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect, Hashable
{
  /// The configuration of `.replace`. A transition with this effect appears and disappears like `.appear`.
  public var configuration: SymbolEffectConfiguration { .init(kind: .replace(.downUp)) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect in which the symbol grows and returns, in half a second.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect in which the symbol fades and returns, in 1.2 seconds.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect in which the symbol is larger while the effect is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect in which the symbol is visible while the effect is active; it appears growing.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect in which the symbol is hidden while the effect is active; it disappears shrinking.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// An effect in which the symbol is hidden while the effect is active, and is drawn when the effect ends.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// An effect in which the symbol is hidden while the effect is active, and is wiped off when the effect
  /// begins.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect in which the symbol's steps light up one at a time, each for one fifth of a second.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect in which the old symbol shrinks and the new one grows, in 0.4 seconds.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect in which the symbol rotates to and fro, in 0.6 seconds.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect in which the symbol grows and shrinks, in 2.4 seconds.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect in which the symbol rotates once clockwise, in 1.2 seconds.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits the use: `.appear` for a symbol that appears, `.replace` for a symbol that
  /// replaces another.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
