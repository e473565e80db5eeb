import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// An effect on every colour of a view: a matrix computed from values that animate.
nonisolated package protocol ColorEffect: UnaryModifier, Equatable {
  associatedtype Data: VectorArithmetic
  static var modifierName: String { get }
  /// Returns the values in an environment.
  func data(in environment: EnvironmentValues) -> Data
  static func matrix(_ data: Data) -> ColorMatrix
}

// `ValueModifier` is not used: each effect would have to declare its wrapper's type.
extension ColorEffect {
  @MainActor package func makeWrapper(_ context: NodeContext) -> ColorEffectNode<Self> {
    ColorEffectNode(context, self)
  }
  @MainActor package func updateWrapper(_ wrapper: ColorEffectNode<Self>) { wrapper.update(self) }
}

/// The node of a colour effect: a layer around its content, or nothing if the matrix changes no
/// colour.
@MainActor
package final class ColorEffectNode<Effect: ColorEffect>: LayerNode, ValueNode,
  AnimatorOwner
{
  package var value: Effect
  private var model: Effect.Data
  private var attribute = AnimatedAttribute<Effect.Data>()
  private var known: (data: Effect.Data, matrix: ColorMatrix)?

  package init(_ context: NodeContext, _ value: Effect) {
    self.value = value
    model = value.data(in: context.environment)
    super.init(context)
    takeValue()
  }

  package func valueDidChange(from old: Effect) { takeValue() }

  package override func performUpdate() { takeValue() }

  private func takeValue() {
    forgetEnvironmentReads()
    model = value.data(in: trackedEnvironment)
    _ = attribute.update(
      model, transaction: visibleTransaction(), environment: environment, pool: graph.pool,
      owner: self)
    setNeedsDisplay()
  }

  private var shownMatrix: ColorMatrix {
    let data = attribute.isAnimating ? attribute.shown(model) : model
    if let known, known.data == data { return known.matrix }
    let matrix = Effect.matrix(data)
    known = (data, matrix)
    return matrix
  }

  package override var isLayer: Bool {
    let matrix = shownMatrix
    return !matrix.isIdentity && matrix.isFinite
  }

  package override func shownLayerEffect(
    _ transform: CGAffineTransform
  ) -> DisplayItem.LayerEffect? { .colorMatrix(shownMatrix) }

  package func animatorDidMove() { setNeedsRedraw() }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    attribute.remove()
  }

  package override var debugName: String { Effect.modifierName }
}

nonisolated public struct _BrightnessEffect: ColorEffect {
  public typealias Body = Never
  public var amount: Double
  public init(amount: Double) { self.amount = amount }

  package static var modifierName: String { "brightness" }
  package func data(in environment: EnvironmentValues) -> Double { amount }
  package static func matrix(_ data: Double) -> ColorMatrix { .brightness(data) }
}

nonisolated public struct _ContrastEffect: ColorEffect {
  public typealias Body = Never
  public var amount: Double
  public init(amount: Double) { self.amount = amount }

  package static var modifierName: String { "contrast" }
  package func data(in environment: EnvironmentValues) -> Double { amount }
  package static func matrix(_ data: Double) -> ColorMatrix { .contrast(data) }
}

nonisolated public struct _SaturationEffect: ColorEffect {
  public typealias Body = Never
  public var amount: Double
  public init(amount: Double) { self.amount = amount }

  package static var modifierName: String { "saturation" }
  package func data(in environment: EnvironmentValues) -> Double { amount }
  package static func matrix(_ data: Double) -> ColorMatrix { .saturation(data) }
}

nonisolated public struct _GrayscaleEffect: ColorEffect {
  public typealias Body = Never
  public var amount: Double
  public init(amount: Double) { self.amount = amount }

  package static var modifierName: String { "grayscale" }
  package func data(in environment: EnvironmentValues) -> Double { amount }
  package static func matrix(_ data: Double) -> ColorMatrix { .grayscale(data) }
}

nonisolated public struct _HueRotationEffect: ColorEffect {
  public typealias Body = Never
  public var angle: Angle
  public init(angle: Angle) { self.angle = angle }

  package static var modifierName: String { "hueRotation" }
  package func data(in environment: EnvironmentValues) -> Angle.AnimatableData {
    angle.animatableData
  }
  package static func matrix(_ data: Angle.AnimatableData) -> ColorMatrix {
    var angle = Angle()
    angle.animatableData = data
    return .hueRotation(angle)
  }
}

nonisolated public struct _ColorMultiplyEffect: ColorEffect {
  public typealias Body = Never
  public var color: Color
  public init(color: Color) { self.color = color }

  package static var modifierName: String { "colorMultiply" }
  package func data(in environment: EnvironmentValues) -> Color.Resolved.AnimatableData {
    color.resolve(in: environment).animatableData
  }
  package static func matrix(_ data: Color.Resolved.AnimatableData) -> ColorMatrix {
    var color = Color.Resolved.transparent
    color.animatableData = data
    return .colorMultiply(color)
  }
}

nonisolated public struct _ColorInvertEffect: ColorEffect {
  public typealias Body = Never
  public init() {}

  package static var modifierName: String { "colorInvert" }
  package func data(in environment: EnvironmentValues) -> EmptyAnimatableData {
    EmptyAnimatableData()
  }
  package static func matrix(_ data: EmptyAnimatableData) -> ColorMatrix { .colorInvert() }
}

nonisolated public struct _LuminanceToAlphaEffect: ColorEffect {
  public typealias Body = Never
  public init() {}

  package static var modifierName: String { "luminanceToAlpha" }
  package func data(in environment: EnvironmentValues) -> EmptyAnimatableData {
    EmptyAnimatableData()
  }
  package static func matrix(_ data: EmptyAnimatableData) -> ColorMatrix { .luminanceToAlpha }
}

extension ColorMatrix {
  /// Whether all elements of the matrix are finite.
  fileprivate var isFinite: Bool { rows.allSatisfy { $0.allSatisfy(\.isFinite) } }
}

extension View {
  /// Adds `amount` to red, green and blue. 0 has no effect, 1 gives white, -1 gives black.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(_BrightnessEffect(amount: amount))
  }

  /// Scales the difference of red, green and blue from one half by `amount`. 1 has no effect, 0
  /// gives grey, and values below 0 also invert the colours.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(_ContrastEffect(amount: amount))
  }

  /// Scales the saturation of the colours. 1 has no effect, 0 gives grey; values below 0 count as
  /// 0.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(_SaturationEffect(amount: amount))
  }

  /// Replaces the colours by grey in the proportion `amount`. 0 has no effect, 1 gives grey.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(_GrayscaleEffect(amount: amount))
  }

  /// Rotates the hue of all colours by an angle. A full turn has no effect.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(_HueRotationEffect(angle: angle))
  }

  /// Multiplies red, green, blue and alpha by the components of a colour.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMultiplyEffect(color: color))
  }

  /// Inverts the colours of this view, as in a photographic negative.
  nonisolated public func colorInvert() -> some View { modifier(_ColorInvertEffect()) }

  /// Makes this view black, with the luminance of each pixel as its alpha.
  nonisolated public func luminanceToAlpha() -> some View { modifier(_LuminanceToAlphaEffect()) }
}
