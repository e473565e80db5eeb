import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenViews

/// The place of the accessory of a `TabView`.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar of tabs; no bar of this engine has an accessory inside it.
  case inline
  /// Above the bar of tabs, on a glass background.
  case expanded
}

private enum AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

private enum BottomAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// The place of the accessory of the enclosing `TabView`; nil outside an accessory.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }

  /// The view that a `TabView` shows above its bar.
  var tabBottomAccessory: AnyView? {
    get { self[BottomAccessoryKey.self] }
    set { self[BottomAccessoryKey.self] = newValue }
  }
}

extension View {
  /// Adds a view above the bar of tabs, on glass, for all pages. A `TabView` without a bar does not
  /// show it.
  ///
  /// - Parameter content: The view; it is 48 points high on its glass.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabBottomAccessory, AnyView(content()))
  }

  /// Adds a view above the bar of tabs, on glass, for all pages. A `TabView` without a bar does not
  /// show it.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the view is shown.
  ///   - content: The view; it is 48 points high on its glass.
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
