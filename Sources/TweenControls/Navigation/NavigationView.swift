import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A stack of pages: the early form of `NavigationStack`.
public struct NavigationView<Content: View> {
  private let content: Content
  @State private var path = NavigationPath()

  /// A stack of pages.
  ///
  /// - Parameter content: The page at its bottom.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  /// The pages with their bar.
  public var body: some View {
    NavigationPages(values: NavigationValues($path), root: content)
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
    self
  }
}
