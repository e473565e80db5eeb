import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenViews

/// Where the accessory of a `TabView` stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar of tabs. No bar here takes one.
  case inline
  /// Over the bar of tabs.
  case expanded
}

private enum AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

private enum BottomAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// Where the accessory of the `TabView` around stands; nil outside of one.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }

  /// What the bar of a `TabView` has above it.
  var tabBottomAccessory: AnyView? {
    get { self[BottomAccessoryKey.self] }
    set { self[BottomAccessoryKey.self] = newValue }
  }
}

extension View {
  /// A view above the bar of tabs, on glass, whichever page is shown. In a `TabView` without a bar it
  /// is not shown.
  ///
  /// - Parameter content: What shows; of 48 points' height on its glass.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabBottomAccessory, AnyView(content()))
  }

  /// A view above the bar of tabs, on glass, whichever page is shown. In a `TabView` without a bar it
  /// is not shown.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether it is there.
  ///   - content: What shows; of 48 points' height on its glass.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabBottomAccessory, isEnabled ? AnyView(content()) : nil)
  }
}

/// The accessory above a bar of tabs.
struct TabAccessory: View {
  let content: AnyView

  var body: some View {
    content
      .frame(maxWidth: .infinity)
      .frame(height: TabMetrics.classic.accessoryHeight)
      .glassEffect(.regular, in: Capsule())
      .padding(.horizontal, TabMetrics.classic.accessoryMargin)
      .padding(.bottom, TabMetrics.classic.accessoryGap)
      .environment(\.tabViewBottomAccessoryPlacement, .expanded)
      .environment(\.tabBottomAccessory, nil)
  }
}
