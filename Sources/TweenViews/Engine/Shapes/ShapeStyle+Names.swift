import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

// The short names of styles in generic code, such as `.red` in `fill(.red)`.

extension ShapeStyle where Self == Color {
  /// The colour red, as a shape style.
  public static var red: Color { Color.red }
  /// The colour orange, as a shape style.
  public static var orange: Color { Color.orange }
  /// The colour yellow, as a shape style.
  public static var yellow: Color { Color.yellow }
  /// The colour green, as a shape style.
  public static var green: Color { Color.green }
  /// The colour mint, as a shape style.
  public static var mint: Color { Color.mint }
  /// The colour teal, as a shape style.
  public static var teal: Color { Color.teal }
  /// The colour cyan, as a shape style.
  public static var cyan: Color { Color.cyan }
  /// The colour blue, as a shape style.
  public static var blue: Color { Color.blue }
  /// The colour indigo, as a shape style.
  public static var indigo: Color { Color.indigo }
  /// The colour purple, as a shape style.
  public static var purple: Color { Color.purple }
  /// The colour pink, as a shape style.
  public static var pink: Color { Color.pink }
  /// The colour brown, as a shape style.
  public static var brown: Color { Color.brown }
  /// The colour white, as a shape style.
  public static var white: Color { Color.white }
  /// The colour gray, as a shape style.
  public static var gray: Color { Color.gray }
  /// The colour black, as a shape style.
  public static var black: Color { Color.black }
  /// A transparent colour, as a shape style: it paints nothing.
  public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that `foregroundStyle(_:)` set, or else the primary label colour.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The style that `backgroundStyle(_:)` set, or else the window's background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint: the style of `tint(_:)`, or else the accent colour.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of a selection: the current accent colour.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself: the first level.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground: half of its opacity by default.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground: a quarter of its opacity by default.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground: 18 percent of its opacity by default.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The last level of the foreground: a tenth of its opacity by default.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient along a line, mixed in the gradient's own colour space. The points are
  /// fractions of the painted rectangle, and may be outside of it. Where they are equal, the last
  /// colour is everywhere.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> some ShapeStyle {
    LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Returns a gradient along a line, mixed in the perceptual colour space.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Returns a gradient of evenly spaced colours along a line, mixed in the perceptual colour space.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Returns a gradient of stops along a line, mixed in the perceptual colour space.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient by the distance from a point of the painted rectangle, mixed in the
  /// gradient's own colour space.
  ///
  /// - Parameters:
  ///   - gradient: The colours, from the start to the end.
  ///   - center: The point of the rectangle from which distances are measured.
  ///   - startRadius: The distance of the first colour, in points; nearer points have it too.
  ///   - endRadius: The distance of the last colour, in points; farther points have it too. Where it
  ///     is smaller than `startRadius`, the gradient runs inwards.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> some ShapeStyle {
    RadialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Returns a gradient by the distance from a point, mixed in the perceptual colour space.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Returns a gradient of evenly spaced colours by the distance from a point, mixed in the
  /// perceptual colour space.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Returns a gradient of stops by the distance from a point, mixed in the perceptual colour space.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == EllipticalGradient {
  /// Returns a gradient by the distance from a point, stretched to the painted rectangle, and mixed
  /// in the gradient's own colour space.
  ///
  /// - Parameters:
  ///   - gradient: The colours, from the start to the end.
  ///   - center: The point of the rectangle from which distances are measured.
  ///   - startRadiusFraction: The distance of the first colour, as a fraction of the rectangle's
  ///     sides.
  ///   - endRadiusFraction: The distance of the last colour; 0.5 is the ellipse inscribed in the
  ///     rectangle.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> some ShapeStyle {
    EllipticalGradient(
      gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Returns an elliptical gradient, mixed in the perceptual colour space. The
  /// radii are fractions of the painted rectangle's sides.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Returns an elliptical gradient of evenly spaced colours, mixed in the perceptual colour space. The
  /// radii are fractions of the painted rectangle's sides.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Returns an elliptical gradient of stops, mixed in the perceptual colour space. The
  /// radii are fractions of the painted rectangle's sides.
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
  /// Returns a gradient by the angle around a point of the painted rectangle, clockwise on screen
  /// from the right, mixed in the gradient's own colour space. The part of the turn without colours
  /// has the last colour in its first half, and the first colour in its second half.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle {
    AngularGradient(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Returns a gradient over the full turn clockwise from `angle`, mixed in the gradient's own colour
  /// space.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> some ShapeStyle {
    AngularGradient(
      gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Returns a gradient by the angle around a point, mixed in the perceptual colour space.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Returns a gradient of evenly spaced colours by the angle around a point, mixed in the perceptual
  /// colour space.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Returns a gradient of stops by the angle around a point, mixed in the perceptual colour space.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Returns a gradient over the full turn clockwise from `angle`, mixed in the perceptual colour
  /// space.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  /// Returns a gradient of evenly spaced colours over the full turn clockwise from `angle`.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
  /// Returns a gradient of stops over the full turn clockwise from `angle`.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
