import TweenViews

/// What a program shows outside of its windows, small and by dates.
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  /// Makes the widget, once for each host that shows it.
  init()
  /// What it shows, and in which sizes.
  var body: Body { get }
}

/// Several widgets of a program.
@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  /// Makes the bundle, once for each host that shows it.
  init()
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
}

/// Several widgets as one. Programs don't name it.
@MainActor @preconcurrency public struct _WidgetGroup: Widget {
  let add: @MainActor (inout WidgetList) -> Void

  /// No widgets.
  public init() { add = { _ in } }
  init(_ add: @escaping @MainActor (inout WidgetList) -> Void) { self.add = add }

  /// The widgets.
  public var body: some WidgetConfiguration { _WidgetGroupConfiguration(add: add) }
}

/// What several widgets show. Programs don't name it.
public struct _WidgetGroupConfiguration: WidgetConfiguration {
  let add: @MainActor (inout WidgetList) -> Void
  /// The host reads it itself: there is no body.
  public typealias Body = Never
  @MainActor public static func _describe(_ configuration: Self, into list: inout _WidgetList) {
    configuration.add(&list.list)
  }
}

/// Builds the widgets of a bundle.
@MainActor @preconcurrency @resultBuilder public enum WidgetBundleBuilder {
  /// A widget as it is.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  /// No widget.
  public static func buildBlock() -> some Widget { _WidgetGroup() }
  /// One widget.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  /// Several widgets, in this order.
  @_disfavoredOverload
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget
  {
    _WidgetGroup { list in
      for widget in repeat each content { list.add(widget) }
    }
  }
  /// A widget, or none.
  public static func buildOptional(_ content: (any Widget)?) -> some Widget {
    _WidgetGroup { list in if let content { list.add(content) } }
  }
  /// The first of two.
  public static func buildEither(first: some Widget) -> some Widget {
    _WidgetGroup { $0.add(first) }
  }
  /// The second of two.
  public static func buildEither(second: some Widget) -> some Widget {
    _WidgetGroup { $0.add(second) }
  }
  /// Widgets that later systems alone have: here all are there.
  public static func buildLimitedAvailability(_ content: some Widget) -> some Widget {
    _WidgetGroup { $0.add(content) }
  }
}
