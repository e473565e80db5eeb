import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The early form of `NavigationStack`, and with two or three views in it, in windows of regular width,
/// of `NavigationSplitView`.
public struct NavigationView<Content: View> {
  private let content: Content
  @State private var path = NavigationPath()
  @Environment(\.navigationViewIsStack) private var isStack

  /// A stack of pages, or columns.
  ///
  /// - Parameter content: The page at its bottom; with more views the columns.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  /// The pages with their bar.
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

/// A type of several views.
private protocol SeveralViews {}

extension TupleView: SeveralViews {}

private enum NavigationViewIsStackKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a `NavigationView` has no columns, whatever its views.
  var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}

/// How a `NavigationView` shows its pages.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// One page at a time.
  public init() {}
}

/// As the device has it.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// As the device has it.
  public init() {}
}

/// Pages side by side where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}

/// Two pages side by side where there is room.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Two pages side by side where there is room.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the device has it.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Pages side by side where there is room.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Says how the `NavigationView`s in the view show their pages.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewIsStack, S.self == StackNavigationViewStyle.self)
  }
}
