import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// The measures of the menu bar, in points (Scenes 2.2).
enum MenuBarMetrics {
  static let height: CGFloat = 28
  static let title: CGFloat = 24
  static let inset: CGFloat = 10
  static let radius: CGFloat = 6
  static let gap: CGFloat = 2
}

/// The layer above the window's content that displays the menu bar while it is visible.
struct MenuBarHost: View {
  let model: MenuBarModel

  var body: some View {
    Color.clear
      .modifier(
        WindowLayerModifier(
          level: .chrome, isActive: model.isShown, blocks: true,
          onEscape: { [weak model] in model?.escape() ?? false }, layer: MenuBar(model: model)))
  }
}

/// The menu bar of a window, with the open menu.
private struct MenuBar: View {
  let model: MenuBarModel

  var body: some View {
    let _ = model.revision
    let menus = model.menus
    ZStack(alignment: .topLeading) {
      Color.clear
        .contentShape(Rectangle())
        .onTapGesture { model.hide() }
        .accessibilityHidden(true)
      Color.clear
        .frame(maxWidth: .infinity)
        .frame(height: MenuBarMetrics.height)
        .background(.bar)
        .overlay(alignment: .bottom) { Hairline(axis: .horizontal) }
        .accessibilityHidden(true)
      bar(menus)
      if model.isAbout { AboutCard(model: model) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .environment(\.interfaceIdiom, .desktop)
    .font(.system(size: 13))
  }

  private func bar(_ menus: [BarMenu]) -> some View {
    let open = model.open.flatMap { menus.indices.contains($0) ? $0 : nil }
    return BarLayout(titleCount: menus.count, open: open) {
      ForEach(menus.indices, id: \.self) { place in
        BarTitle(
          menu: menus[place], isFirst: place == 0,
          isLit: open == place || open == nil && model.current == place
        ) {
          model.choose(place, opens: model.open != place, byKeys: false)
        }
        .onHover { if $0, model.open != nil { model.choose(place, opens: true, byKeys: false) } }
      }
      if let open {
        BarMenuCard(menu: menus[open], presentation: model.presentation).id(open)
      }
    }
    .semantics(Semantics(.menu, children: .contained))
  }
}

/// A layout with the titles in a row, and the card of the open menu below its title, within the window.
private struct BarLayout: Layout {
  let titleCount: Int
  let open: Int?
  private static let margin: CGFloat = 4

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX + Self.margin
    var start = x
    for (place, title) in subviews.prefix(titleCount).enumerated() {
      if place == open { start = x }
      let size = title.sizeThatFits(.unspecified)
      let y = bounds.minY + (MenuBarMetrics.height - size.height) / 2
      title.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
      x += size.width
    }
    guard open != nil, subviews.count > titleCount else { return }
    let card = subviews[titleCount]
    let size = card.sizeThatFits(.unspecified)
    let last = bounds.maxX - Self.margin - size.width
    card.place(
      at: CGPoint(
        x: max(bounds.minX + Self.margin, min(start, last)),
        y: bounds.minY + MenuBarMetrics.height + MenuBarMetrics.gap),
      proposal: ProposedViewSize(size))
  }
}

/// The title of a menu in the bar.
private struct BarTitle: View {
  let menu: BarMenu
  let isFirst: Bool
  let isLit: Bool
  let action: () -> Void

  var body: some View {
    words
      .fontWeight(isFirst ? .semibold : .regular)
      .lineLimit(1)
      .padding(.horizontal, MenuBarMetrics.inset)
      .frame(height: MenuBarMetrics.title)
      .background {
        if isLit {
          RoundedRectangle(cornerRadius: MenuBarMetrics.radius).fill(.primary.opacity(0.12))
        }
      }
      .contentShape(Rectangle())
      .onTapGesture(perform: action)
      .semantics(Semantics(.button, actions: ["default"], children: .combined))
  }

  /// The title, with the letter that opens the menu underlined.
  private var words: Text {
    guard menu.mnemonic != nil, let first = menu.title.first else { return Text(menu.title) }
    return Text(verbatim: String(first)).underline()
      + Text(verbatim: String(menu.title.dropFirst()))
  }
}

/// The card of an open menu.
private struct BarMenuCard: View {
  let menu: BarMenu
  let presentation: Presentation
  @State private var keys = MenuKeys()

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: MenuBarMetrics.radius)
    MenuItems(groups: menu.groups, isReversed: false)
      .environment(\.menuDepth, 1)
      .buttonStyle(MenuItemStyle())
      .toggleStyle(MenuToggleStyle())
      .fixedSize()
      .padding(PresentationMetrics.touch.desktopMenuPadding)
      .background(.regularMaterial)
      .clipShape(shape)
      .shadow(color: .black.opacity(0.25), radius: 8)
      .environment(\.menuPresentation, presentation)
      .environment(\.menuRowHeight, MenuBarMetrics.title)
      .environment(\.menuKeys, keys)
      .gesture(TapGesture())
      .semantics(Semantics(.menu, label: menu.title, children: .contained))
  }
}

/// The information about the program.
private struct AboutCard: View {
  let model: MenuBarModel

  var body: some View {
    VStack(spacing: 8) {
      Text(verbatim: model.window?.graph.programName ?? "")
        .font(.system(size: 15, weight: .semibold))
      Text(verbatim: "Runs on Inbetween").foregroundStyle(.secondary)
      Button("OK") { model.hide() }.padding(.top, 8)
    }
    .padding(20)
    .background(.regularMaterial)
    .clipShape(RoundedRectangle(cornerRadius: MenuBarMetrics.radius))
    .shadow(color: .black.opacity(0.25), radius: 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
