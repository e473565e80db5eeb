import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// Extends a view beyond its edges by blurred mirror images of it, across the insets of the safe
/// area.
private struct BackgroundExtension: ViewModifier {
  let isEnabled: Bool

  /// The blur radius of the mirror images, in points.
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

  /// The direction in which a mirror image lies from the view, in widths and heights of the view.
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
  /// Extends the view under the bars around it: beyond each edge that has a safe area inset, a
  /// blurred mirror image of the view reaches to the edge of the window. The view itself keeps its
  /// place.
  nonisolated public func backgroundExtensionEffect() -> some View {
    modifier(BackgroundExtension(isEnabled: true))
  }

  /// Extends the view under the bars around it by blurred mirror images, if `isEnabled` is true.
  ///
  /// - Parameter isEnabled: Whether the images are drawn.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtension(isEnabled: isEnabled))
  }

  /// Reserves room beside this view for things that a device draws in the corners of a window. The
  /// devices of this engine draw nothing there.
  ///
  /// - Parameters:
  ///   - edges: The sides on which room is reserved.
  ///   - sizeToFit: Whether the view shrinks by that room.
  nonisolated public func containerCornerOffset(
    _ edges: HorizontalEdge.Set, sizeToFit: Bool = false
  ) -> some View { self }
}
