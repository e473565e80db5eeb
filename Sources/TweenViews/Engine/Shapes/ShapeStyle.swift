import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// A style that fills shapes and text: a colour, a gradient, a material or an image.
public protocol ShapeStyle: Sendable {
  /// The type of the style to which this one resolves; `Never` for a style that is final.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style to which this one resolves in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the paint of the style in an environment.
  func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint
}

extension ShapeStyle where Resolved == Never {
  /// Unused: the style is final. Calling it stops the program.
  public func resolve(in environment: EnvironmentValues) -> Never {
    ProgramEnd.stop("\(Self.self) is final and has no style to resolve to.")
  }
}

extension ShapeStyle {
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    resolve(in: environment)._resolvedPaint(in: environment)
  }
}

extension Never: ShapeStyle {
  /// Unreachable, because `Never` has no values.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("Never has no value.")
  }
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    preconditionFailure("Never has no value.")
  }
}

extension Color: ShapeStyle {
  /// The colour's components: red, green, blue and opacity.
  public typealias Resolved = Color.Resolved
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.solid(resolve(in: environment)))
  }
}

extension Color.Resolved: ShapeStyle {
  /// No further type: the components are final, and `resolve(in:)` must not be called.
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
extension MeshGradient: ShapeStyle {
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    let style = resolved(in: environment)
    if case .mesh(let mesh) = style, mesh.points.isEmpty {
      environment.warn(
        "MeshGradient: \(width) times \(height) points, at least 2 in each direction, need as many "
          + "locations and colors. Only the background is shown.")
    }
    return _ResolvedPaint(style)
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

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle
  /// Creates a style that hides the type of another, and paints the same.
  public init<S: ShapeStyle>(_ style: S) { base = style }

  /// Whether both are certainly the same style.
  package func isSame(as other: AnyShapeStyle) -> Bool {
    func open<S: ShapeStyle>(_ style: S) -> Bool {
      (other.base as? S).map { ValueComparison.isEqual(style, $0) } ?? false
    }
    return open(base)
  }

  /// Returns the style `offset` levels below this one, where the style itself has levels; nil where
  /// the lower level is the style with less opacity.
  func level(_ offset: Int) -> (any ShapeStyle)? {
    if offset == 0 { return base }
    if let style = base as? AnyShapeStyle { return style.level(offset) }
    if let style = base as? HierarchicalShapeStyle {
      return HierarchicalShapeStyle(level: min(style.level + offset, 4))
    }
    if let level = (base as? Color)?.labelLevel {
      return Color(provider: SystemStyles.label(level: level + offset))
    }
    return nil
  }

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    base._resolvedPaint(in: environment)
  }
}

/// The current tint: the style of `tint(_:)`, or else the accent colour.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style of the current tint.
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    if environment.tintColor == nil, let style = environment.tintStyle?.style {
      return style._resolvedPaint(in: environment)
    }
    return Color.accentColor._resolvedPaint(in: environment)
  }
}

/// The style of a selection: the current accent colour.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style of a selection.
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    Color.accentColor._resolvedPaint(in: environment)
  }
}

extension Color.Resolved {
  /// A colour without opacity, which paints nothing.
  package static var transparent: Color.Resolved {
    Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
  }
}

extension View {
  /// Sets the colour of `Color.accentColor` and of the style `tint` in this view. Nil selects the
  /// program's own accent colour (see `Color.accentColor`), and ignores colours set outside.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tintColor, tint)
  }

  /// Sets the style `tint` in this view, for example a gradient, which runs along the scale of a
  /// gauge. Nil selects the program's own accent colour. Controls that need a single colour use the
  /// accent colour.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    let color = tint as? Color
    return environment(\.tintColor, color)
      .environment(\.tintStyle, color == nil ? tint.map { TintStyle($0) } : nil)
  }

  /// Sets the colour of `Color.accentColor` and of the style `tint` where no tint is set. Nil selects
  /// the program's own accent colour. Controls that only a tint colours, for example a switch, keep
  /// their colour.
  nonisolated public func accentColor(_ color: Color?) -> some View {
    environment(\.viewAccentColor, color)
  }
}

/// A tint that is not a single colour.
package struct TintStyle {
  package let style: AnyShapeStyle
  /// The tint's colours, where the tint is a gradient without a direction.
  package let gradient: Gradient?

  init<S: ShapeStyle>(_ style: S) {
    self.style = AnyShapeStyle(style)
    gradient = style as? Gradient
  }
}

private enum TintStyleKey: EnvironmentKey {
  static var defaultValue: TintStyle? { nil }
}

extension EnvironmentValues {
  /// The style of `tint` where no colour is set further in.
  package var tintStyle: TintStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }
}
