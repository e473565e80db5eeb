import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Pages, their links and tabs as the talks of 2019 and 2020 spell them (Controls 16).

/// The earlier name of `TabView`, which shows one of several pages.
@available(*, deprecated, renamed: "TabView")
public typealias TabbedView = TabView

/// A row or a button that leads to another page.
@available(*, deprecated, renamed: "NavigationLink")
public struct NavigationButton<Label: View, Destination: View> {
  private let destination: Destination
  private let label: Label
  private let onTrigger: () -> Bool
  @State private var isOpen = false

  /// A link to a page of its own.
  ///
  /// - Parameters:
  ///   - destination: The page.
  ///   - isDetail: Accepted without effect: in columns all links fill the next column.
  ///   - onTrigger: Called when the link is followed; if it returns false, no page is shown.
  ///   - label: The label of the link.
  nonisolated public init(
    destination: Destination, isDetail: Bool = true,
    onTrigger: @escaping () -> Bool = { true }, @ViewBuilder label: () -> Label
  ) {
    self.destination = destination
    self.onTrigger = onTrigger
    self.label = label()
  }
}

@available(*, deprecated)
extension NavigationButton: View {
  /// The link, drawn as a row or as a button.
  public var body: some View {
    let active = Binding {
      isOpen
    } set: { opens in
      if !opens || onTrigger() { isOpen = opens }
    }
    NavigationLink(destination: destination, isActive: active) { label }
  }
}

extension View {
  /// Sets the label of the view's button in a bar of tabs.
  @available(*, deprecated, renamed: "tabItem(_:)")
  nonisolated public func tabItemLabel<V: View>(_ label: V) -> some View { tabItem { label } }

  /// Sets the title of the page and the view at the end of its bar.
  @available(*, deprecated, message: "Use navigationTitle(_:) and toolbar(content:).")
  nonisolated public func navigationBarItem<Trailing: View>(
    title: Text, trailing: Trailing
  ) -> some View { navigationTitle(title).navigationBarItems(trailing: trailing) }

  /// Sets the title of the page: the earlier spelling of `navigationTitle(_:)`.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarItem(title: Text) -> some View { navigationTitle(title) }
}
