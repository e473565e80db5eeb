import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// What shapes and text are filled with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// The style it stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The numbers to paint with.
  func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint
}

/// A style resolved in an environment, not yet in a rectangle.
public struct _ResolvedPaint: Equatable, Sendable {
  package var style: ResolvedPaintStyle
  package init(_ style: ResolvedPaintStyle) { self.style = style }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) resolves to numbers at once.")
  }
}

extension ShapeStyle {
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    resolve(in: environment)._resolvedPaint(in: environment)
  }
}

extension Never: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("Never has no value.")
  }
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    preconditionFailure("Never has no value.")
  }
}

extension Color: ShapeStyle {
  public typealias Resolved = Color.Resolved
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.solid(resolve(in: environment)))
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.solid(self))
  }
}

extension LinearGradient: ShapeStyle {
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(resolved(in: environment))
  }
}
extension RadialGradient: ShapeStyle {
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(resolved(in: environment))
  }
}
extension EllipticalGradient: ShapeStyle {
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(resolved(in: environment))
  }
}
extension AngularGradient: ShapeStyle {
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(resolved(in: environment))
  }
}
extension Gradient: ShapeStyle {
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)
      ._resolvedPaint(in: environment)
  }
}
extension AnyGradient: ShapeStyle {
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    LinearGradient(self, startPoint: .top, endPoint: .bottom)._resolvedPaint(in: environment)
  }
}

/// Any style.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { base = style }

  /// Whether both are certainly the same style.
  func isSame(as other: AnyShapeStyle) -> Bool {
    func open<S: ShapeStyle>(_ style: S) -> Bool {
      (other.base as? S).map { ValueComparison.isEqual(style, $0) } ?? false
    }
    return open(base)
  }

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    base._resolvedPaint(in: environment)
  }
}

/// The window's background.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    let light = environment.colorScheme == .light
    return Color(white: light ? 1 : 30.0 / 255)._resolvedPaint(in: environment)
  }
}

/// The accent colour in force.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    Color.accentColor._resolvedPaint(in: environment)
  }
}

/// A style at part of its opacity.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  var base: Base
  var opacity: Double
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(base._resolvedPaint(in: environment).style.opacity(opacity))
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}

extension Color.Resolved {
  /// Nothing to see.
  package static var transparent: Color.Resolved {
    Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
  }
}

extension View {
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tintColor, tint)
  }

  nonisolated public func accentColor(_ color: Color?) -> some View {
    environment(\.tintColor, color)
  }
}
