import TweenMath

/// What a symbol does: `.bounce`, `.pulse`, `.variableColor.iterative`.
public protocol SymbolEffect: Sendable {
  /// All about the effect. Configurations have no initializer: an effect of a program's own hands
  /// on that of one that is there.
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
    /// Hidden while on: the symbol comes and goes in its place.
    case draw
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
  /// It grows by a fifth and comes back; the default.
  public var up: Self { Self(isUp: true) }
  /// It shrinks by a fifth and comes back.
  public var down: Self { Self(isUp: false) }
  /// The same effect: symbols move as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect, which takes the symbol as a whole anyway.
  public var wholeSymbol: Self { self }
  /// A bounce in this direction.
  public var configuration: SymbolEffectConfiguration { .init(kind: .bounce(isUp: isUp)) }
}

/// The symbol fades to about a third and back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// The same effect: symbols move as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect, which takes the symbol as a whole anyway.
  public var wholeSymbol: Self { self }
  /// A pulse.
  public var configuration: SymbolEffectConfiguration { .init(kind: .pulse) }
}

/// The symbol is larger, or smaller, while the effect is on.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  var isUp = true
  /// It is larger by a fifth; the default.
  public var up: Self { Self(isUp: true) }
  /// It is smaller by a fifth.
  public var down: Self { Self(isUp: false) }
  /// The same effect: symbols move as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect, which takes the symbol as a whole anyway.
  public var wholeSymbol: Self { self }
  /// A change of scale in this direction.
  public var configuration: SymbolEffectConfiguration { .init(kind: .scale(isUp: isUp)) }
}

/// The symbol is there while the effect is on. It keeps its place in layout while it is not.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  var isUp = true
  /// It comes growing from half its size; the default.
  public var up: Self { Self(isUp: true) }
  /// It comes shrinking from one and a half times its size.
  public var down: Self { Self(isUp: false) }
  /// The same effect: symbols move as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect, which takes the symbol as a whole anyway.
  public var wholeSymbol: Self { self }
  /// An appearance in this direction.
  public var configuration: SymbolEffectConfiguration { .init(kind: .appear(isUp: isUp)) }
}

/// The symbol is gone while the effect is on. It keeps its place in layout.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  var isUp = false
  /// It goes growing to one and a half times its size.
  public var up: Self { Self(isUp: true) }
  /// It goes shrinking to half its size; the default.
  public var down: Self { Self(isUp: false) }
  /// The same effect: symbols move as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect, which takes the symbol as a whole anyway.
  public var wholeSymbol: Self { self }
  /// A disappearance in this direction.
  public var configuration: SymbolEffectConfiguration { .init(kind: .disappear(isUp: isUp)) }
}

/// The symbol is gone while the effect is on, and is drawn when it is turned off. It keeps its place in
/// layout.
///
/// Here it comes by its opacity, for symbols have no paths of a pen.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  /// The same effect: symbols come as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect, which takes the symbol as a whole anyway.
  public var wholeSymbol: Self { self }
  /// The same effect: layers do not come one after another.
  public var individually: Self { self }
  /// A symbol that is drawn.
  public var configuration: SymbolEffectConfiguration { .init(kind: .draw) }
}

/// The symbol is gone while the effect is on: it is wiped off when it is turned on. It keeps its place
/// in layout.
///
/// Here it goes by its opacity, for symbols have no paths of a pen.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  /// The same effect: symbols go as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect, which takes the symbol as a whole anyway.
  public var wholeSymbol: Self { self }
  /// The same effect: layers do not go one after another.
  public var individually: Self { self }
  /// The same effect: there is no way along a pen's path to reverse.
  public var reversed: Self { self }
  /// The same effect: there is no way along a pen's path.
  public var nonReversed: Self { self }
  /// A symbol that is wiped off.
  public var configuration: SymbolEffectConfiguration { .init(kind: .draw) }
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

  /// One step is lit at a time; the default.
  public var iterative: Self { with { $0.isCumulative = false } }
  /// Steps that were lit stay so until all are.
  public var cumulative: Self { with { $0.isCumulative = true } }
  /// From the last step the light goes back to the first.
  public var reversing: Self { with { $0.isReversing = true } }
  /// After the last step the light begins anew; the default.
  public var nonReversing: Self { with { $0.isReversing = false } }
  /// Steps that are not lit are not seen at all.
  public var hideInactiveLayers: Self { with { $0.hides = true } }
  /// Steps that are not lit keep a quarter of their opacity; the default.
  public var dimInactiveLayers: Self { with { $0.hides = false } }
  /// A variable colour with these settings.
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
    /// The same effect: symbols move as a whole, never layer by layer.
    public var byLayer: Self { self }
    /// The same effect, which takes the symbol as a whole anyway.
    public var wholeSymbol: Self { self }
    /// That of the fallback.
    public var configuration: SymbolEffectConfiguration { fallback.configuration }
  }

  var way = Way.downUp
  /// The old symbol shrinks, the new one grows: as a fallback by itself.
  public static var downUp: ReplaceSymbolEffect { Self(way: .downUp) }
  /// Both symbols grow: as a fallback by itself.
  public static var upUp: ReplaceSymbolEffect { Self(way: .upUp) }
  /// The old symbol is gone at once, the new one grows: as a fallback by itself.
  public static var offUp: ReplaceSymbolEffect { Self(way: .offUp) }
  /// The old symbol shrinks, the new one grows; the default.
  public var downUp: Self { Self(way: .downUp) }
  /// The old symbol grows while it fades, and the new one grows too.
  public var upUp: Self { Self(way: .upUp) }
  /// The old symbol is gone at once, the new one grows.
  public var offUp: Self { Self(way: .offUp) }
  /// The same effect: symbols move as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect, which takes the symbol as a whole anyway.
  public var wholeSymbol: Self { self }
  /// The effect that keeps what two symbols have in common. It looks as `fallback` does, whatever
  /// this effect is.
  public func magic(fallback: ReplaceSymbolEffect = .replace) -> MagicReplace {
    MagicReplace(fallback: fallback)
  }
  /// A replacement in this way.
  public var configuration: SymbolEffectConfiguration { .init(kind: .replace(way)) }
}

/// The symbol shakes three times, less and less: by turns of up to 13 degrees, or in a direction,
/// by up to 12 % of its height.
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

  /// It turns to and fro about its middle, clockwise first; the default.
  public var clockwise: Self { Self(way: .turn(isClockwise: true)) }
  /// It turns to and fro about its middle, counterclockwise first.
  public var counterClockwise: Self { Self(way: .turn(isClockwise: false)) }
  /// It moves to and fro, to the left first.
  public var left: Self { Self.direction(-1, 0) }
  /// It moves to and fro, to the right first.
  public var right: Self { Self.direction(1, 0) }
  /// It moves up and down, up first.
  public var up: Self { Self.direction(0, -1) }
  /// It moves up and down, down first.
  public var down: Self { Self.direction(0, 1) }
  /// It moves to and fro, in the reading direction first: to the right in left-to-right layouts.
  public var forward: Self { Self.direction(1, 0, reading: true) }
  /// It moves to and fro, against the reading direction first.
  public var backward: Self { Self.direction(-1, 0, reading: true) }
  /// To and fro along `angle` degrees, clockwise from the right. What is not finite counts as 0.
  public func custom(angle: Double) -> Self {
    let radians = angle.isFinite ? angle * (Double.pi / 180) : 0
    return Self.direction(Elementary.cos(radians), Elementary.sin(radians))
  }
  /// The same effect: symbols move as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect, which takes the symbol as a whole anyway.
  public var wholeSymbol: Self { self }
  /// A wiggle in this way.
  public var configuration: SymbolEffectConfiguration { .init(kind: .wiggle(way)) }
}

/// The symbol grows by 14 % and shrinks again, slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  var fades = false
  /// Its opacity stays; the default.
  public var plain: Self { Self(fades: false) }
  /// It fades by about a third as well.
  public var pulse: Self { Self(fades: true) }
  /// The same effect: symbols move as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect, which takes the symbol as a whole anyway.
  public var wholeSymbol: Self { self }
  /// A breath of this kind.
  public var configuration: SymbolEffectConfiguration { .init(kind: .breathe(fades: fades)) }
}

/// The symbol turns around its middle, at one pace.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  var isClockwise = true
  /// It turns to the right; the default.
  public var clockwise: Self { Self(isClockwise: true) }
  /// It turns to the left.
  public var counterClockwise: Self { Self(isClockwise: false) }
  /// The same effect: symbols move as a whole, never layer by layer.
  public var byLayer: Self { self }
  /// The same effect, which takes the symbol as a whole anyway.
  public var wholeSymbol: Self { self }
  /// A rotation in this direction.
  public var configuration: SymbolEffectConfiguration {
    .init(kind: .rotate(isClockwise: isClockwise))
  }
}

/// What fits the place: a symbol appears as by `.appear`, and is replaced as by `.replace`.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect, Hashable
{
  /// That of `.replace`. A transition comes up and goes down with it, as by `.appear`.
  public var configuration: SymbolEffectConfiguration { .init(kind: .replace(.downUp)) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// It grows and comes back, in half a second.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// It fades and comes back, in 1.2 seconds.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// It is larger while the effect is on.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// It is there while the effect is on, and comes growing.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// It is gone while the effect is on, and goes shrinking.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// It is gone while the effect is on, and is drawn when that ends.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// It is gone while the effect is on, and is wiped off when that begins.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Its steps light up one at a time, each for a fifth of a second.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// It shrinks, and the symbol that takes its place grows, in 0.4 seconds.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// It turns to and fro, in 0.6 seconds.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// It grows and shrinks, in 2.4 seconds.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// It turns around once clockwise, in 1.2 seconds.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// What fits the place: `.appear` for a symbol that comes, `.replace` for one that becomes
  /// another.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
