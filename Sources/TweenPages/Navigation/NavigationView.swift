import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The earlier form of `NavigationStack`. With two or three views, in windows of regular width, it
/// is the earlier form of `NavigationSplitView`.
public struct NavigationView<Content: View> {
  private let content: Content
  @State private var path = NavigationPath()
  @Environment(\.navigationViewIsStack) private var isStack

  /// A stack of pages, or columns.
  ///
  /// - Parameter content: The root page of the stack; several views are the columns.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  /// The pages of the stack with their bar, or the columns.
  @ViewBuilder public var body: some View {
    if isStack || !(Content.self is any SeveralViews.Type) {
      NavigationPages(values: NavigationValues($path), root: content)
    } else {
      Group(subviews: content) { views in
        if views.count > 1 {
          SplitColumns(
            count: min(views.count, 3), visibility: nil, preferred: nil, sidebar: views[0],
            content: views[1], detail: views[min(views.count, 3) - 1], isEarly: true)
        } else {
          NavigationPages(values: NavigationValues($path), root: ForEach(views) { $0 })
        }
      }
    }
  }
}

/// A type of view that consists of several views.
private protocol SeveralViews {}

extension TupleView: SeveralViews {}

private enum NavigationViewIsStackKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a `NavigationView` is always a stack, even if it has several views.
  var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}

/// The way in which a `NavigationView` shows its pages.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// A style that shows one page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style that shows one page at a time.
  public init() {}
}

/// The style that depends on the kind of device.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style that depends on the kind of device.
  public init() {}
}

/// A style that shows pages side by side if there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}

/// A style that shows two pages side by side if there is room.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style that shows two pages side by side if there is room.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that depends on the kind of device.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style that shows one page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The style that shows pages side by side if there is room.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets how each `NavigationView` in this view shows its pages.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewIsStack, S.self == StackNavigationViewStyle.self)
  }
}
