import Foundation
import TweenMotion

/// Keeps settings for the scroll views of a page from reaching scroll views presented above the page.
package struct ScrollBarrier: ViewModifier {
  nonisolated package init() {}

  package func body(content: Content) -> some View {
    content.environment(\.scrollLocals, ScrollLocals())
      .environment(\.collapsibleTopHeight, 0)
      .environment(\.topSnapOffsets, [])
  }
}
