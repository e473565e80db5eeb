import Foundation
import TweenGeometry
import TweenMotion

/// The position of a view relative to the visible range of its scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is at the upper or leading end.
  case topLeading
  /// The view is in the visible range.
  case identity
  /// The view is at the lower or trailing end.
  case bottomTrailing

  /// Whether the view is in the visible range, so that no transition applies.
  public var isIdentity: Bool { self == .identity }

  /// -1, 0 or 1 for `topLeading`, `identity` and `bottomTrailing`: for effects that continue through the
  /// view.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which a view's effects follow its position in a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  /// The position from which a view counts as being in the visible range.
  public struct Threshold: Equatable, Sendable {
    /// The visible part of the view, and how far it has come to the middle of the scroll view; both 0 to 1.
    private var shown: Double
    private var centred: Double
    private var inset = 0.0

    /// The whole view is in the visible range.
    public static let visible = Threshold(shown: 1, centred: 0)
    /// The view begins to enter the visible range.
    public static let hidden = Threshold(shown: 0, centred: 0)
    /// The view is in the middle of the scroll view.
    public static let centered = Threshold(shown: 0, centred: 1)

    private init(shown: Double, centred: Double) {
      self.shown = shown
      self.centred = centred
    }

    /// Returns the threshold at which a part of the view is visible, from 0 to 1. Values that are not
    /// finite count as 0.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(shown: amount.isFinite ? amount : 0, centred: 0)
    }

    /// Returns a threshold between this one (amount 0) and another (amount 1).
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      let amount = amount.isFinite ? amount : 0
      var mixed = Threshold(
        shown: shown + (other.shown - shown) * amount,
        centred: centred + (other.centred - centred) * amount)
      mixed.inset = inset + (other.inset - inset) * amount
      return mixed
    }

    /// Returns a threshold as for a scroll view that is smaller by `distance` points at each end.
    public func inset(by distance: Double) -> Threshold {
      var new = self
      new.inset += distance.isFinite ? distance : 0
      return new
    }

    /// The progress of a view that enters: 0 while nothing of it is visible, 1 from the threshold on.
    ///
    /// - Parameter entered: the distance in points by which the view has crossed the edge; it can exceed
    ///   the view's length.
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

  /// Returns a configuration whose effects change with an animation at the threshold.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(.animated(animation))
  }

  /// Effects change with the default animation at the threshold.
  public static let animated = Self.animated()

  /// Returns a configuration whose effects follow the view's position up to the threshold.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(.interactive(timingCurve))
  }

  /// Effects follow the view's position up to the threshold, with an ease-in-out curve.
  public static let interactive = Self.interactive()

  /// A configuration without any effects.
  public static let identity = Self(.identity)

  /// Returns this configuration with effects that change with `animation`.
  public func animation(_ animation: Animation) -> Self {
    var new = self
    new.kind = .animated(animation)
    return new
  }

  /// Returns this configuration with another threshold. The default is `visible`: the whole view is in the
  /// visible range.
  public func threshold(_ threshold: Threshold) -> Self {
    var new = self
    new.threshold = threshold
    return new
  }
}

/// The effects of a view that scrolls through a scroll view.
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

  /// The end at which the view is less visible, and how far it has entered; nil outside of scroll views.
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

/// The animation for the effects that were made last.
// Used on the main actor only, where effects are made.
final class ScrollTransitionMemory: @unchecked Sendable {
  var animation: Animation?
}

extension View {
  /// Applies effects to this view near the ends of the scroll view around it.
  ///
  /// - Parameters:
  ///   - configuration: whether the effects follow the scrolling or change with an animation.
  ///   - axis: the axis of the effects; nil for the scroll view's axis, the vertical one if it has two.
  ///   - transition: makes the effects of a phase; the effects of `.identity` apply in the visible range.
  nonisolated public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies effects to this view near the ends of a scroll view, with a configuration for each end.
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

/// An effect that can compute a mix of itself and another effect.
nonisolated protocol MixableEffect {
  func mixed(with other: Self, _ amount: Double) -> Self
}

/// Mixes two effects of one type: by their animatable data if they have any, else returns the nearer one.
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
