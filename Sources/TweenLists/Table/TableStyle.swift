import TweenMotion
import TweenViews

/// The look of tables; a program chooses one by `tableStyle(_:)`.
@MainActor @preconcurrency public protocol TableStyle {
  /// Which of the built-in looks it is.
  nonisolated var _look: _TableLook { get }
}

/// One of the looks that tables have.
public enum _TableLook: Hashable, Sendable {
  /// Rows across the whole width, with lines between them.
  case inset
  /// The same in a frame.
  case bordered
}

/// The look of the place: that of `inset`.
public struct AutomaticTableStyle: TableStyle {
  /// The automatic style.
  public init() {}
  nonisolated public var _look: _TableLook { .inset }
}

/// Rows across the whole width, with lines between them.
public struct InsetTableStyle: TableStyle {
  /// The style of rows across the whole width.
  public init() {}
  nonisolated public var _look: _TableLook { .inset }
}

/// Rows with lines between them, in a frame.
public struct BorderedTableStyle: TableStyle {
  /// The style with a frame.
  public init() {}
  nonisolated public var _look: _TableLook { .bordered }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look of the place: that of `inset`.
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
  /// The look of tables in this view.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableLook, style._look)
  }
}
