import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// Continues a view beyond its edges by mirror images of it, blurred, as far as the safe area's insets
/// reach.
private struct BackgroundExtension: ViewModifier {
  let isEnabled: Bool

  /// How much the images are blurred, in points.
  private static let blur: CGFloat = 12

  nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

  func body(content: Content) -> some View {
    content.background {
      if isEnabled {
        GeometryReader { proxy in
          let (size, insets) = (proxy.size, proxy.safeAreaInsets)
          ZStack(alignment: .topLeading) {
            ForEach(Self.sides(insets), id: \.self) { side in
              content
                .frame(width: size.width, height: size.height)
                .scaleEffect(x: side.x == 0 ? 1 : -1, y: side.y == 0 ? 1 : -1)
                .blur(radius: Self.blur)
                .offset(x: CGFloat(side.x) * size.width, y: CGFloat(side.y) * size.height)
                .accessibilityHidden(true)
            }
          }
          .frame(width: size.width, height: size.height, alignment: .topLeading)
          .padding(
            EdgeInsets(
              top: insets.top, leading: insets.leading, bottom: insets.bottom,
              trailing: insets.trailing)
          )
          .clipped()
          .offset(x: -insets.leading, y: -insets.top)
          .allowsHitTesting(false)
        }
      }
    }
  }

  /// In which direction from the view an image lies, in its widths and heights.
  private struct Side: Hashable {
    let x: Int
    let y: Int
  }

  private static func sides(_ insets: EdgeInsets) -> [Side] {
    let columns = (insets.leading > 0 ? [-1] : []) + [0] + (insets.trailing > 0 ? [1] : [])
    let rows = (insets.top > 0 ? [-1] : []) + [0] + (insets.bottom > 0 ? [1] : [])
    return rows.flatMap { y in columns.map { Side(x: $0, y: y) } }
      .filter { $0.x != 0 || $0.y != 0 }
  }
}

extension View {
  /// Continues the view under the bars around it: beyond each edge at which the safe area ends a mirror
  /// image of the view, blurred, reaches as far as the window does. The view itself keeps its place.
  nonisolated public func backgroundExtensionEffect() -> some View {
    modifier(BackgroundExtension(isEnabled: true))
  }

  /// Continues the view under the bars around it, while that is wanted.
  ///
  /// - Parameter isEnabled: Whether it is.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtension(isEnabled: isEnabled))
  }

  /// Makes room beside this view for what a device draws in the corners of a window. None here draws
  /// anything there.
  ///
  /// - Parameters:
  ///   - edges: The sides at which room is made.
  ///   - sizeToFit: Whether the view becomes smaller by that room.
  nonisolated public func containerCornerOffset(
    _ edges: HorizontalEdge.Set, sizeToFit: Bool = false
  ) -> some View { self }
}
