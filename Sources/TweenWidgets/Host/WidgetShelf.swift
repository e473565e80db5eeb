import Foundation
import TweenControls
import TweenGeometry
import TweenPaint
import TweenViews

/// Widgets side by side, each of which shows its entries at their dates.
package struct WidgetShelf: View {
  private let runs: [WidgetRun]
  private static let gap: CGFloat = 24

  /// Creates a shelf of all families of the widgets, on a screen of a size in points.
  package init(_ widgets: [WidgetDescription], screen: CGSize, onPad: Bool) {
    runs = widgets.flatMap { widget in
      widget.shownFamilies(onPad: onPad).map {
        WidgetRun(widget, setting: WidgetSetting(family: $0, screen: screen))
      }
    }
  }

  /// The size of a shelf with room for all widgets, in points.
  package var idealSize: CGSize {
    let sizes = runs.map(\.setting.size)
    let width = sizes.reduce(0) { max($0, $1.width) } + 2 * Self.gap
    let height = sizes.reduce(Self.gap) { $0 + $1.height + Self.labelHeight + Self.gap }
    return CGSize(width: max(width, 240), height: min(max(height, 160), 900))
  }

  private static let labelHeight: CGFloat = 20

  /// The widgets with their names.
  package var body: some View {
    ScrollView {
      VStack(spacing: Self.gap) {
        ForEach(runs.indices, id: \.self) { index in
          let run = runs[index]
          VStack(spacing: 4) {
            WidgetPlayer(run)
            Text(verbatim: "\(run.widget.displayName ?? run.widget.kind), \(run.setting.family)")
              .font(.system(size: 11))
              .foregroundStyle(.secondary)
          }
        }
      }
      .padding(Self.gap)
      .frame(maxWidth: .infinity)
    }
    .background { Color(.sRGB, white: 0.5, opacity: 0.25).ignoresSafeArea() }
  }
}

/// A program that shows widgets on a shelf.
package struct WidgetShelfApp: App {
  private let shelf: WidgetShelf

  /// Creates an empty shelf.
  package init() { self.init(WidgetShelf([], screen: .zero, onPad: false)) }

  /// Creates a program with a shelf in a window of its size.
  package init(_ shelf: WidgetShelf) { self.shelf = shelf }

  /// A single window.
  package var body: some Scene {
    WindowGroup("Widgets") { shelf }.defaultSize(shelf.idealSize)
  }
}
