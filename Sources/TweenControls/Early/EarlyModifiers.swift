import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Modifiers as the talks of 2019 and 2020 spell them (Controls 16).

extension View {
  /// Acts on taps.
  @available(*, deprecated, renamed: "onTapGesture(count:perform:)")
  nonisolated public func tapAction(
    count: Int = 1, _ action: @escaping () -> Void
  ) -> some View { onTapGesture(count: count, perform: action) }

  /// Acts on a long press.
  @available(
    *, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:)"
  )
  nonisolated public func longPressAction(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    _ action: @escaping () -> Void, pressing: ((Bool) -> Void)? = nil
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Has the view stand for what is not there yet.
  @available(*, deprecated, renamed: "redacted(reason:)")
  nonisolated public func isPlaceholder(_ isPlaceholder: Bool) -> some View {
    redacted(reason: isPlaceholder ? .placeholder : [])
  }

  /// Says what the view's button in a bar of tabs shows.
  @available(*, deprecated, renamed: "tabItem(_:)")
  nonisolated public func tabItemLabel<V: View>(_ label: V) -> some View { tabItem { label } }

  /// A view behind this one, with round corners.
  @available(*, deprecated, message: "Use background(_:in:).")
  public func background<Background: View>(
    _ background: Background, cornerRadius: CGFloat
  ) -> some View {
    self.background {
      background.clipShape(RoundedRectangle(cornerRadius: cornerRadius))
    }
  }

  /// A line around the view, with round corners.
  @available(*, deprecated, message: "Use overlay(_:) with a stroked RoundedRectangle.")
  nonisolated public func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1, cornerRadius: CGFloat
  ) -> some View {
    overlay(RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(content, lineWidth: width))
  }

  /// Names the page, and says what stands at the end of its bar.
  @available(*, deprecated, message: "Use navigationTitle(_:) and toolbar(content:).")
  nonisolated public func navigationBarItem<Trailing: View>(
    title: Text, trailing: Trailing
  ) -> some View { navigationTitle(title).navigationBarItems(trailing: trailing) }

  /// Names the page.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarItem(title: Text) -> some View { navigationTitle(title) }
}

extension Text {
  /// The text in a colour.
  @available(*, deprecated, renamed: "foregroundColor(_:)")
  public func color(_ color: Color?) -> Text { foregroundColor(color) }
}
