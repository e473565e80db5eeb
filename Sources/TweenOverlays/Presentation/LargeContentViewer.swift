import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// Shows an enlarged view while a view is held, if large content is enabled (Scenes 3.3). The
/// release of the press still triggers the view's own action.
private struct LargeContentModifier<Large: View> {
  /// The enlarged view; nil: the view itself.
  let large: Large?
  @Environment(\.accessibilityLargeContentViewerEnabled) private var isEnabled
  @GestureState private var isHeld = false

  nonisolated init(large: Large?) { self.large = large }
}

extension LargeContentModifier: ViewModifier {
  func body(content: Content) -> some View {
    let hold = LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture(minimumDistance: 0))
      .updating($isHeld) { value, isHeld, _ in
        if case .second = value { isHeld = true }
      }
    content
      .simultaneousGesture(hold, including: isEnabled ? .all : .subviews)
      .modifier(
        WindowLayerModifier(
          level: .menu, isActive: isHeld, blocks: false,
          layer: LargeContentPanel {
            if let large { large } else { content }
          }))
  }
}

/// The panel in the middle of the window.
private struct LargeContentPanel<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .labelStyle(LargeContentLabelStyle())
      .buttonStyle(.plain)
      .font(.system(size: 28, weight: .semibold))
      .multilineTextAlignment(.center)
      .padding(16)
      .frame(width: 240, height: 240)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 24))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}

/// A label style that shows a symbol with its title below.
private struct LargeContentLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 80))
      configuration.title
    }
  }
}

extension View {
  /// Shows the view enlarged while it is held for half a second or longer. This happens only if
  /// large content is enabled by the option `--large-content-viewer`, or by one of the
  /// accessibility text sizes.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    modifier(LargeContentModifier<EmptyView>(large: nil))
  }

  /// Shows another view enlarged while this one is held, such as a label with a symbol.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { modifier(LargeContentModifier(large: largeContentView())) }
}
