import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// A page's small title, or the toolbar's view in its place.
struct PageBarTitle: View {
  let page: NavigationPage
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let metrics = NavigationBarMetrics.classic
    let isCollapsed = page.scrolled > metrics.collapse
    let isShown = page.titleMode != .large || isCollapsed
    let isEdited = page.preferences.renaming?.isEditing == true
    BarTitleLayout(leading: page.leadingWidth, trailing: page.trailingWidth) {
      VStack(spacing: 0) {
        if let item = page.preferences.items.last(where: { $0.placement.place == .principal }) {
          PrincipalLayout {
            HStack { BarItem(entry: item) }
            // Has the natural width of the title.
            Color.clear.accessibilityHidden(true)
              .onGeometryChange(for: CGFloat.self) {
                $0.size.width
              } action: {
                page.principalWidth = $0
              }
          }
          .onDisappear { page.principalWidth = 0 }
        } else if isEdited, let renaming = page.preferences.renaming {
          TitleField(renaming: renaming)
        } else {
          NarrowTitle { title }
            .clipped()
            .background {
              // Measures the width of the title with unlimited room.
              title.fixedSize().hidden()
                .onGeometryChange(for: CGFloat.self) {
                  $0.size.width
                } action: {
                  page.titleWidth = $0
                }
            }
            .opacity(isShown ? 1 : 0)
            .animation(.easeInOut(duration: 0.15), value: isCollapsed)
        }
        if let subtitle = page.preferences.subtitle, isShown {
          subtitle.font(.system(size: 12)).foregroundStyle(.secondary)
        }
      }
      .lineLimit(1)
      .environment(\.colorScheme, page.preferences.barScheme ?? scheme)
    }
    .allowsHitTesting(
      page.preferences.opensTitleMenu
        || page.preferences.items.contains { $0.placement.place == .principal })
  }

  @ViewBuilder private var title: some View {
    let shown = page.preferences.removesTitle == true ? nil : page.preferences.title
    let words = (shown ?? Text(verbatim: ""))
      .font(look.font ?? .system(size: 17, weight: .semibold))
      .foregroundColor(look.color)
    if page.preferences.opensTitleMenu {
      Menu {
        if let menu = page.preferences.titleMenu { PageMenuItems(menu) } else { RenameButton() }
      } label: {
        HStack(spacing: 4) {
          words
          Image(systemName: "chevron.down.circle.fill").font(.system(size: 13))
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
        }
        .foregroundStyle(Color.primary)
      }
      .environment(\.menuStandsInMiddle, true)
      .environment(\.rename, rename)
    } else {
      words.accessibilityAddTraits(.isHeader)
    }
  }

  private var look: ProgramLook.Title {
    let bar = ProgramLooks.current.navigationBar
    return page.isAtEdge ? bar.edgeTitle : bar.title
  }

  /// The action that replaces the title by a text field.
  private var rename: RenameAction? {
    page.preferences.renaming.map { renaming in RenameAction { renaming.isEditing = true } }
  }
}

/// Takes no more than the width that it is offered. If long items leave no room, the title
/// disappears instead of overlapping them.
private struct NarrowTitle: Layout {
  nonisolated init() {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let size = subviews.first?.sizeThatFits(proposal) else { return .zero }
    return CGSize(width: min(size.width, proposal.width ?? size.width), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// Centres one view, or moves it aside if it would touch the views at the ends.
private struct BarTitleLayout: Layout {
  var leading: CGFloat
  var trailing: CGFloat
  private var gap: CGFloat { NavigationBarMetrics.classic.titleGap }

  nonisolated init(leading: CGFloat, trailing: CGFloat) {
    self.leading = leading
    self.trailing = trailing
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let first = leading + gap
    let last = bounds.width - trailing - gap
    for view in subviews {
      let offer = ProposedViewSize(width: max(last - first, 0), height: bounds.height)
      let size = view.sizeThatFits(offer)
      let middle = (bounds.width - size.width) / 2
      let x = max(first, min(middle, last - size.width))
      view.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.minY + (bounds.height - size.height) / 2),
        proposal: offer)
    }
  }
}

/// Shows its first view in the offered size, and offers the second view the natural width of the
/// first.
private struct PrincipalLayout: Layout {
  nonisolated init() {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { subviews.first?.sizeThatFits(proposal) ?? .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let shown = subviews.first, let ruler = subviews.dropFirst().first else { return }
    shown.place(at: bounds.origin, proposal: proposal)
    let ideal = shown.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).width
    ruler.place(at: bounds.origin, proposal: ProposedViewSize(width: ideal, height: 1))
  }
}
