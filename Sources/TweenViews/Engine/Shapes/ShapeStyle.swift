import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// What shapes and text are filled with.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for; `Never` for one that is numbers at once.
  associatedtype Resolved: ShapeStyle = Never
  /// The style it stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The numbers to paint with.
  func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint
}

extension ShapeStyle where Resolved == Never {
  /// Must not be called: the style is numbers at once, and the program stops.
  public func resolve(in environment: EnvironmentValues) -> Never {
    ProgramEnd.stop("\(Self.self) resolves to numbers at once.")
  }
}

extension ShapeStyle {
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    resolve(in: environment)._resolvedPaint(in: environment)
  }
}

extension Never: ShapeStyle {
  /// Never called, for there is no value to call it on.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("Never has no value.")
  }
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    preconditionFailure("Never has no value.")
  }
}

extension Color: ShapeStyle {
  /// The numbers of the colour: red, green, blue and opacity.
  public typealias Resolved = Color.Resolved
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.solid(resolve(in: environment)))
  }
}

extension Color.Resolved: ShapeStyle {
  /// None: these are numbers already, and `resolve(in:)` must not be called.
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
        "MeshGradient: \(width) times \(height) points, at least 2 each way, need as many locations "
          + "and colors. Nothing but its background is shown.")
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

/// Any style.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle
  /// A style whose type is hidden. It paints as `style` does.
  public init<S: ShapeStyle>(_ style: S) { base = style }

  /// Whether both are certainly the same style.
  package func isSame(as other: AnyShapeStyle) -> Bool {
    func open<S: ShapeStyle>(_ style: S) -> Bool {
      (other.base as? S).map { ValueComparison.isEqual(style, $0) } ?? false
    }
    return open(base)
  }

  /// The style so many levels below this one, where it stands in a hierarchy itself; nil: it is to
  /// be made fainter.
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

/// The accent colour in force.
public struct TintShapeStyle: ShapeStyle {
  /// The accent colour in force where it is used.
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    if environment.tintColor == nil, let style = environment.tintStyle?.style {
      return style._resolvedPaint(in: environment)
    }
    return Color.accentColor._resolvedPaint(in: environment)
  }
}

/// What marks a selection: the accent colour in force.
public struct SelectionShapeStyle: ShapeStyle {
  /// What marks a selection where it is used.
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    Color.accentColor._resolvedPaint(in: environment)
  }
}

extension Color.Resolved {
  /// Nothing to see.
  package static var transparent: Color.Resolved {
    Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
  }
}

extension View {
  /// What `Color.accentColor` and the style `tint` stand for in this view; nil for the program's own
  /// accent colour (see `Color.accentColor`), whatever holds around it.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tintColor, tint)
  }

  /// What the style `tint` stands for in this view, such as a gradient, which runs along the scale of
  /// a gauge; nil for the program's own accent colour. What takes a colour alone has that.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    let color = tint as? Color
    return environment(\.tintColor, color)
      .environment(\.tintStyle, color == nil ? tint.map { TintStyle($0) } : nil)
  }

  /// What `Color.accentColor` and the style `tint` stand for where there is no tint; nil for the
  /// program's own accent colour. What a tint alone colours, a switch for one, keeps its colour.
  nonisolated public func accentColor(_ color: Color?) -> some View {
    environment(\.viewAccentColor, color)
  }
}

/// A tint that is more than a colour.
package struct TintStyle {
  package let style: AnyShapeStyle
  /// Its colours, where they have no direction of their own.
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
  /// What the style `tint` stands for where no colour is written further in.
  package var tintStyle: TintStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }
}
