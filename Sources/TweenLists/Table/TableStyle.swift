import TweenMotion
import TweenViews

/// The look of tables; a program chooses one by `tableStyle(_:)`.
@MainActor @preconcurrency public protocol TableStyle {
  /// The built-in look of the style.
  nonisolated var _look: _TableLook { get }
}

/// The built-in looks of tables.
public enum _TableLook: Hashable, Sendable {
  /// Rows across the whole width, with lines between them.
  case inset
  /// The same in a frame.
  case bordered
}

/// The automatic table style, the same as `inset`.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the automatic table style, the same as `inset`.
  public init() {}
  nonisolated public var _look: _TableLook { .inset }
}

/// A table style that shows rows across the whole width, with lines between them.
public struct InsetTableStyle: TableStyle {
  /// Creates a table style with rows across the whole width.
  public init() {}
  nonisolated public var _look: _TableLook { .inset }
}

/// A table style that shows rows with lines between them, in a frame.
public struct BorderedTableStyle: TableStyle {
  /// Creates a table style with a frame around the rows.
  public init() {}
  nonisolated public var _look: _TableLook { .bordered }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The automatic table style, the same as `inset`.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// Rows across the whole width, with lines between them.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}
extension TableStyle where Self == BorderedTableStyle {
  /// Rows with lines between them, in a frame.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

private enum TableLookKey: EnvironmentKey {
  static var defaultValue: _TableLook { .inset }
}

extension EnvironmentValues {
  /// The look of tables.
  var tableLook: _TableLook {
    get { self[TableLookKey.self] }
    set { self[TableLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the tables in this view.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableLook, style._look)
  }
}
