import Foundation
import TweenViews

/// The container whose background `containerBackground(_:for:)` sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// The widget that contains the view, with its margins.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// The page that contains the view; without effect in this engine.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The split view that contains the view; without effect in this engine.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The tab that contains the view; without effect in this engine.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

/// The background that a widget's content sets; that of the last view is used.
enum WidgetBackgroundKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }
  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
    value = nextValue() ?? value
  }
}

/// Whether a widget's content sets a background.
enum HasWidgetBackgroundKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The URL that opens when the widget is tapped; that of the last view is used.
enum WidgetURLKey: PreferenceKey {
  static var defaultValue: URL? { nil }
  static func reduce(value: inout URL?, nextValue: () -> URL?) { value = nextValue() ?? value }
}

extension View {
  /// Sets the background of the container that contains this view to a style. With `.widget` it
  /// covers the whole widget, including the margins at its edges.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Sets the background of the container that contains this view to views. With `.widget` they
  /// cover the whole widget, including the margins at its edges, and have the widget's environment.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let isWidget = container == .widget
    let background = ZStack(alignment: alignment, content: content)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    return preference(key: WidgetBackgroundKey.self, value: isWidget ? AnyView(background) : nil)
      .preference(key: HasWidgetBackgroundKey.self, value: isWidget)
  }

  /// Sets the URL that opens when the widget is tapped outside its links and controls; nil: none.
  nonisolated public func widgetURL(_ url: URL?) -> some View {
    preference(key: WidgetURLKey.self, value: url)
  }
}
