import Foundation
import TweenViews

/// What a background is put behind.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// The widget that the view is in.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// The page that the view is on. It does nothing here.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The split view that the view is in. It does nothing here.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The tab that the view is in. It does nothing here.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

/// The background that a widget's content asks for; the last one of its views.
enum WidgetBackgroundKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }
  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
    value = nextValue() ?? value
  }
}

/// Whether a widget's content asks for a background.
enum HasWidgetBackgroundKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Where a widget's content says what opens when it is tapped; the last one of its views.
enum WidgetURLKey: PreferenceKey {
  static var defaultValue: URL? { nil }
  static func reduce(value: inout URL?, nextValue: () -> URL?) { value = nextValue() ?? value }
}

extension View {
  /// Puts a style behind the container that the view is in: with `.widget` over the whole widget,
  /// also under what is left free at its edges.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Puts views behind the container that the view is in: with `.widget` over the whole widget, also
  /// under what is left free at its edges. They find the environment that the widget itself has.
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

  /// What is opened when the widget is tapped, where no link or control in it is; nil: the program.
  nonisolated public func widgetURL(_ url: URL?) -> some View {
    preference(key: WidgetURLKey.self, value: url)
  }
}
