import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Modifiers as the talks of 2019 and 2020 spell them (Controls 16).

extension View {
  /// Calls an action after a number of taps on this view.
  @available(*, deprecated, renamed: "onTapGesture(count:perform:)")
  nonisolated public func tapAction(
    count: Int = 1, _ action: @escaping () -> Void
  ) -> some View { onTapGesture(count: count, perform: action) }

  /// Calls an action after a long press on this view.
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

  /// Places a view behind this one, clipped to rounded corners.
  @available(*, deprecated, message: "Use background(_:in:).")
  public func background<Background: View>(
    _ background: Background, cornerRadius: CGFloat
  ) -> some View {
    self.background {
      background.clipShape(RoundedRectangle(cornerRadius: cornerRadius))
    }
  }

  /// Draws a line around the view, with rounded corners. Width and radius are in points.
  @available(*, deprecated, message: "Use overlay(_:) with a stroked RoundedRectangle.")
  nonisolated public func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1, cornerRadius: CGFloat
  ) -> some View {
    overlay(RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(content, lineWidth: width))
  }
}

extension View {
  /// Gives the view a share of the width that is offered.
  @available(*, deprecated, message: "Use containerRelativeFrame(_:) or a GeometryReader.")
  nonisolated public func relativeWidth(_ ratio: CGFloat) -> some View {
    RelativeSize(width: ratio) { self }
  }

  /// Gives the view a share of the height that is offered.
  @available(*, deprecated, message: "Use containerRelativeFrame(_:) or a GeometryReader.")
  nonisolated public func relativeHeight(_ ratio: CGFloat) -> some View {
    RelativeSize(height: ratio) { self }
  }

  /// Gives the view shares of the width and the height that are offered.
  @available(*, deprecated, message: "Use containerRelativeFrame(_:) or a GeometryReader.")
  nonisolated public func relativeSize(width: CGFloat, height: CGFloat) -> some View {
    RelativeSize(width: width, height: height) { self }
  }
}

/// Offers its view a share of the size that the layout is offered, and takes that size itself.
private struct RelativeSize: Layout {
  /// The share of the width; nil: the full offered width is passed on, and the view's own width is
  /// taken.
  var width: CGFloat?
  var height: CGFloat?

  nonisolated init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let offer = part(of: proposal)
    let own = subviews.first?.sizeThatFits(offer) ?? .zero
    return CGSize(
      width: width == nil ? own.width : offer.width ?? own.width,
      height: height == nil ? own.height : offer.height ?? own.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    subviews.first?.place(at: middle, anchor: .center, proposal: part(of: proposal))
  }

  private func part(of proposal: ProposedViewSize) -> ProposedViewSize {
    func length(_ whole: CGFloat?, _ ratio: CGFloat?) -> CGFloat? {
      guard let ratio, let whole else { return whole }
      return ratio.isFinite ? max(whole * ratio, 0) : whole
    }
    return ProposedViewSize(
      width: length(proposal.width, width), height: length(proposal.height, height))
  }
}

/// The earlier name of `TextAlignment`, the horizontal alignment of lines.
@available(*, deprecated, renamed: "TextAlignment")
public typealias HAlignment = TextAlignment

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The automatic button style, under its earlier name.
  @available(*, deprecated, renamed: "automatic")
  public static var `default`: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The automatic toggle style, under its earlier name.
  @available(*, deprecated, renamed: "automatic")
  public static var `default`: DefaultToggleStyle { DefaultToggleStyle() }
}

extension Text {
  /// Returns the text in a colour; nil leaves its colour as it is.
  @available(*, deprecated, renamed: "foregroundColor(_:)")
  public func color(_ color: Color?) -> Text { foregroundColor(color) }
}
