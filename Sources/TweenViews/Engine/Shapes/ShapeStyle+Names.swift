import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

// What styles are written by where any style will do.

extension ShapeStyle where Self == Color {
  /// `Color.red`, where any style will do.
  public static var red: Color { Color.red }
  /// `Color.orange`, where any style will do.
  public static var orange: Color { Color.orange }
  /// `Color.yellow`, where any style will do.
  public static var yellow: Color { Color.yellow }
  /// `Color.green`, where any style will do.
  public static var green: Color { Color.green }
  /// `Color.mint`, where any style will do.
  public static var mint: Color { Color.mint }
  /// `Color.teal`, where any style will do.
  public static var teal: Color { Color.teal }
  /// `Color.cyan`, where any style will do.
  public static var cyan: Color { Color.cyan }
  /// `Color.blue`, where any style will do.
  public static var blue: Color { Color.blue }
  /// `Color.indigo`, where any style will do.
  public static var indigo: Color { Color.indigo }
  /// `Color.purple`, where any style will do.
  public static var purple: Color { Color.purple }
  /// `Color.pink`, where any style will do.
  public static var pink: Color { Color.pink }
  /// `Color.brown`, where any style will do.
  public static var brown: Color { Color.brown }
  /// `Color.white`, where any style will do.
  public static var white: Color { Color.white }
  /// `Color.gray`, where any style will do.
  public static var gray: Color { Color.gray }
  /// `Color.black`, where any style will do.
  public static var black: Color { Color.black }
  /// `Color.clear`, where any style will do: it paints nothing.
  public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// What `foregroundStyle` set, or the primary colour.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// What `backgroundStyle` set, or the window's background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The accent colour in force.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// What marks a selection: the accent colour in force.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground: half of its opacity, unless set otherwise.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground: a quarter of its opacity, unless set otherwise.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground: 18 percent of its opacity.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The last level of the foreground: a tenth of its opacity.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line, mixed in the gradient's own space. The points are parts of the painted
  /// box and may lie outside; where they are one, the last colour shows everywhere.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> some ShapeStyle {
    LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// The same for a gradient that is mixed in the perceptual space.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// The same for colours at even distances.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// The same for stops.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
extension ShapeStyle where Self == RadialGradient {
  /// Colours by the distance from a point of the painted box, mixed in the gradient's own space.
  ///
  /// - Parameters:
  ///   - gradient: The colours, from the start to the end.
  ///   - center: The point of the box that distances count from.
  ///   - startRadius: The distance up to which the first colour shows, in points.
  ///   - endRadius: The distance from which on the last shows, in points; the colours run inwards
  ///     where it is the smaller one.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> some ShapeStyle {
    RadialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// The same for a gradient that is mixed in the perceptual space.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// The same for colours at even distances.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// The same for stops.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == EllipticalGradient {
  /// Colours by the distance from a point, stretched to the painted box and mixed in the gradient's
  /// own space.
  ///
  /// - Parameters:
  ///   - gradient: The colours, from the start to the end.
  ///   - center: The point of the box that they go out from.
  ///   - startRadiusFraction: Where they start, as a share of the box's sides.
  ///   - endRadiusFraction: Where they end; 0.5 is the ellipse inscribed in the box.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> some ShapeStyle {
    EllipticalGradient(
      gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// The same for a gradient that is mixed in the perceptual space.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// The same for colours at even distances.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// The same for stops.
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
  /// Colours by the angle around a point of the painted box, clockwise on screen from the right,
  /// mixed in the gradient's own space. What a turn leaves open shows the last colour up to its
  /// middle and the first from there.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle {
    AngularGradient(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours over the full turn clockwise from `angle`, mixed in the gradient's own space.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> some ShapeStyle {
    AngularGradient(
      gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// The same for a gradient that is mixed in the perceptual space.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// The same for colours at even distances.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// The same for stops.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A full turn from `angle` for a gradient that is mixed in the perceptual space.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  /// A full turn from `angle` for colours at even distances.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
  /// A full turn from `angle` for stops.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
