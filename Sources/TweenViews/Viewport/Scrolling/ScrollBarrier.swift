import Foundation
import TweenMotion

/// Keeps what is said about the scroll views of a page from those of what is presented over it.
package struct ScrollBarrier: ViewModifier {
  nonisolated package init() {}

  package func body(content: Content) -> some View {
    content.environment(\.scrollLocals, ScrollLocals())
      .environment(\.topGivingWay, 0)
      .environment(\.topRests, [])
  }
}
