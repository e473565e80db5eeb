import Foundation
import TweenGeometry
import TweenMotion

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// At the upper or leading end.
  case topLeading
  /// In view.
  case identity
  /// At the lower or trailing end.
  case bottomTrailing

  /// Whether the view is in view: neither end has effects on it.
  public var isIdentity: Bool { self == .identity }

  /// -1, 0 or 1: for effects that go the same way through the view.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How the effects of a view follow its way through a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  /// From where on a view counts as in view.
  public struct Threshold: Equatable, Sendable {
    /// How much of the view shows, and how far it has come to the middle of the scroll view.
    private var shown: Double
    private var centred: Double
    private var inset = 0.0

    /// All of the view shows.
    public static let visible = Threshold(shown: 1, centred: 0)
    /// Nothing of it shows.
    public static let hidden = Threshold(shown: 0, centred: 0)
    /// It is in the middle of the scroll view.
    public static let centered = Threshold(shown: 0, centred: 1)

    private init(shown: Double, centred: Double) {
      self.shown = shown
      self.centred = centred
    }

    /// A part of the view shows, 0...1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(shown: amount.isFinite ? amount : 0, centred: 0)
    }

    /// Between this and another; 0 is this.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      let amount = amount.isFinite ? amount : 0
      var mixed = Threshold(
        shown: shown + (other.shown - shown) * amount,
        centred: centred + (other.centred - centred) * amount)
      mixed.inset = inset + (other.inset - inset) * amount
      return mixed
    }

    /// As if the scroll view were smaller by that many points at each end.
    public func inset(by distance: Double) -> Threshold {
      var new = self
      new.inset += distance.isFinite ? distance : 0
      return new
    }

    /// How far a view is on its way in: 0 while nothing shows, 1 from the threshold on.
    ///
    /// - Parameter entered: how many points of the view have come over the edge, as if it were
    ///   followed further by as much as it went on.
    func progress(entered: Double, length: Double, room: Double) -> Double {
      let way = shown * length + centred * (room + length) / 2
      let gone = entered - inset
      guard way > 0 else { return gone > 0 ? 1 : 0 }
      return min(max(gone / way, 0), 1)
    }
  }

  enum Kind: Sendable {
    case identity
    case animated(Animation)
    case interactive(UnitCurve)
  }

  private(set) var kind: Kind
  private(set) var threshold = Threshold.visible

  private init(_ kind: Kind) { self.kind = kind }

  /// The effects change at the threshold, by an animation.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(.animated(animation))
  }

  /// The effects change at the threshold, by the default animation.
  public static let animated = Self.animated()

  /// The effects follow the view up to the threshold.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(.interactive(timingCurve))
  }

  /// The effects follow the view up to the threshold, on a curve that eases in and out.
  public static let interactive = Self.interactive()

  /// No effects.
  public static let identity = Self(.identity)

  /// The same, with effects that change by `animation`.
  public func animation(_ animation: Animation) -> Self {
    var new = self
    new.kind = .animated(animation)
    return new
  }

  /// The same, with another place from which on a view counts as in view. Until one is set, that is
  /// where all of it shows.
  public func threshold(_ threshold: Threshold) -> Self {
    var new = self
    new.threshold = threshold
    return new
  }
}

/// The effects of a view on its way through a scroll view.
private struct ScrollTransition<Effect: VisualEffect>: Sendable {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let effect: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  func callAsFunction(_ proxy: GeometryProxy, _ memory: ScrollTransitionMemory) -> Effect {
    let identity = effect(EmptyVisualEffect(), .identity)
    guard let (phase, progress) = place(proxy) else { return identity }
    let configuration = phase == .topLeading ? topLeading : bottomTrailing
    switch configuration.kind {
    case .identity: return identity
    case .animated(let animation):
      let phase = progress < 1 ? phase : .identity
      memory.animation = animation
      return effect(EmptyVisualEffect(), phase)
    case .interactive(let curve):
      memory.animation = nil
      let amount = progress >= 1 ? 0 : 1 - curve.value(at: progress)
      return mix(identity, effect(EmptyVisualEffect(), phase), amount)
    }
  }

  /// At which end the view is less in view, and how much it is; nil outside of scroll views.
  private func place(
    _ proxy: GeometryProxy
  ) -> (phase: ScrollTransitionPhase, progress: Double)? {
    guard MainActorThread.isCurrent, let seen = proxy.bounds(of: .scrollView) else { return nil }
    let (isAcross, isMirrored) = MainActor.assumeIsolated { () -> (Bool, Bool) in
      guard let scroll = (proxy.anchor.node as? ElementNode)?.enclosingScroll else {
        return (false, false)
      }
      return (
        axis.map { $0 == .horizontal } ?? !scroll.axes.contains(.vertical), scroll.isMirrored
      )
    }
    let size = proxy.size
    let length = Double(isAcross ? size.width : size.height)
    let start = Double(isAcross ? seen.minX : seen.minY)
    let end = Double(isAcross ? seen.maxX : seen.maxY)
    guard start.isFinite, end.isFinite, length.isFinite else { return nil }
    let isSwapped = isAcross && isMirrored
    func progress(_ entered: Double, _ configuration: ScrollTransitionConfiguration) -> Double {
      configuration.threshold.progress(entered: entered, length: length, room: end - start)
    }
    let first = progress(length - start, isSwapped ? bottomTrailing : topLeading)
    let last = progress(end, isSwapped ? topLeading : bottomTrailing)
    if first < last { return (isSwapped ? .bottomTrailing : .topLeading, first) }
    return (isSwapped ? .topLeading : .bottomTrailing, last)
  }
}

/// What the effects last made are to change by.
// Used on the main actor only, where effects are made.
final class ScrollTransitionMemory: @unchecked Sendable {
  var animation: Animation?
}

extension View {
  /// Effects on this view at the ends of a scroll view around it.
  ///
  /// - Parameters:
  ///   - configuration: whether the effects follow the scrolling or run by an animation.
  ///   - axis: the axis along which it goes; nil for the scroll view's, the vertical one of two.
  ///   - transition: makes the effects of a phase. Those of `.identity` show while it is in view.
  nonisolated public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Effects that follow each end in its own way.
  nonisolated public func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    let effects = ScrollTransition(
      topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, effect: transition)
    let memory = ScrollTransitionMemory()
    return modifier(
      _VisualEffectModifier(
        effect: { effects($1, memory) }, animation: { memory.animation }))
  }
}

// MARK: Mixing effects

/// An effect that knows what lies between itself and another.
nonisolated protocol MixableEffect {
  func mixed(with other: Self, _ amount: Double) -> Self
}

/// What lies between two effects of one type: their animatable data where they have any, else the
/// nearer one.
nonisolated private func mix<Effect>(_ one: Effect, _ other: Effect, _ amount: Double) -> Effect {
  guard amount > 0 else { return one }
  func mixOwn<Own: MixableEffect>(_ own: Own) -> Effect? {
    (other as? Own).flatMap { own.mixed(with: $0, amount) as? Effect }
  }
  func mixData<Own: Animatable>(_ own: Own) -> Effect? {
    guard MemoryLayout<Own.AnimatableData>.size > 0, let other = other as? Own else { return nil }
    var mixed = own
    mixed.animatableData = own.animatableData.interpolated(
      towards: other.animatableData, amount: amount)
    return mixed as? Effect
  }
  if let own = one as? any MixableEffect, let mixed = mixOwn(own) { return mixed }
  if let own = one as? any Animatable, let mixed = mixData(own) { return mixed }
  return amount < 0.5 ? one : other
}

extension _AddedVisualEffect: MixableEffect {
  func mixed(with other: Self, _ amount: Double) -> Self {
    Self(base: mix(base, other.base, amount), added: mix(added, other.added, amount))
  }
}

nonisolated private func mix(_ one: Double, _ other: Double, by amount: Double) -> Double {
  one + (other - one) * amount
}

extension _OpacityEffect: MixableEffect {
  func mixed(with other: Self, _ amount: Double) -> Self {
    Self(opacity: mix(opacity, other.opacity, by: amount))
  }
}

extension _BlurEffect: MixableEffect {
  func mixed(with other: Self, _ amount: Double) -> Self {
    Self(
      radius: CGFloat(mix(Double(radius), Double(other.radius), by: amount)), isOpaque: isOpaque)
  }
}

extension _BrightnessEffect: MixableEffect {
  func mixed(with other: Self, _ amount: Double) -> Self {
    Self(amount: mix(self.amount, other.amount, by: amount))
  }
}

extension _ContrastEffect: MixableEffect {
  func mixed(with other: Self, _ amount: Double) -> Self {
    Self(amount: mix(self.amount, other.amount, by: amount))
  }
}

extension _SaturationEffect: MixableEffect {
  func mixed(with other: Self, _ amount: Double) -> Self {
    Self(amount: mix(self.amount, other.amount, by: amount))
  }
}

extension _GrayscaleEffect: MixableEffect {
  func mixed(with other: Self, _ amount: Double) -> Self {
    Self(amount: mix(self.amount, other.amount, by: amount))
  }
}

extension _HueRotationEffect: MixableEffect {
  func mixed(with other: Self, _ amount: Double) -> Self {
    Self(angle: Angle(radians: mix(angle.radians, other.angle.radians, by: amount)))
  }
}
