import TweenViews

/// A small view outside a program's windows, whose content changes at dates.
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  /// Creates the widget, once for each host that shows it.
  init()
  /// The configuration of the widget: its content and its sizes.
  var body: Body { get }
}

/// A program's collection of several widgets.
@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  /// Creates the bundle, once for each host that shows it.
  init()
  /// The widgets of the bundle, in their order.
  @WidgetBundleBuilder var body: Body { get }
}

/// Several widgets as one. Programs do not use this name.
@MainActor @preconcurrency public struct _WidgetGroup: Widget {
  let add: @MainActor (inout WidgetList) -> Void

  /// Creates a group without any widgets in it.
  public init() { add = { _ in } }
  init(_ add: @escaping @MainActor (inout WidgetList) -> Void) { self.add = add }

  /// The configurations of the widgets in the group.
  public var body: some WidgetConfiguration { _WidgetGroupConfiguration(add: add) }
}

/// The configurations of several widgets. Programs do not use this name.
public struct _WidgetGroupConfiguration: WidgetConfiguration {
  let add: @MainActor (inout WidgetList) -> Void
  /// The type of the body; `Never`, because the host reads this configuration itself.
  public typealias Body = Never
  @MainActor public static func _describe(_ configuration: Self, into list: inout _WidgetList) {
    configuration.add(&list.list)
  }
}

/// A result builder that collects the widgets of a bundle.
@MainActor @preconcurrency @resultBuilder public enum WidgetBundleBuilder {
  /// Returns the widget of an expression unchanged.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  /// Returns an empty group for a closure without expressions.
  public static func buildBlock() -> some Widget { _WidgetGroup() }
  /// Returns the widget of a closure with one expression.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  /// Combines several widgets, in their order.
  @_disfavoredOverload
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget
  {
    _WidgetGroup { list in
      for widget in repeat each content { list.add(widget) }
    }
  }
  /// Returns the widget of an `if` without `else`, or an empty group if its condition is false.
  public static func buildOptional(_ content: (any Widget)?) -> some Widget {
    _WidgetGroup { list in if let content { list.add(content) } }
  }
  /// Returns the widget of the first branch of an `if` or `switch`.
  public static func buildEither(first: some Widget) -> some Widget {
    _WidgetGroup { $0.add(first) }
  }
  /// Returns the widget of the second branch of an `if` or `switch`.
  public static func buildEither(second: some Widget) -> some Widget {
    _WidgetGroup { $0.add(second) }
  }
  /// Returns the widget in an `if #available`, which is always available here.
  public static func buildLimitedAvailability(_ content: some Widget) -> some Widget {
    _WidgetGroup { $0.add(content) }
  }
}
