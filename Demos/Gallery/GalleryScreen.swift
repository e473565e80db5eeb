import SwiftUI

/// The bar of pages over the page.
struct GalleryScreen: View {
  @EnvironmentObject private var guide: Guide

  var body: some View {
    VStack(spacing: 0) {
      PageBar()
      Divider()
      ZStack {
        switch guide.page {
        case .layout: LayoutPage().transition(.page)
        case .cards: CardsPage().transition(.page)
        case .text: TextPage().transition(.page)
        case .shapes: ShapesPage().transition(.page)
        case .effects: EffectsPage().transition(.page)
        case .transitions: TransitionsPage().transition(.page)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .clipped()
    }
    .background(Color(white: isDark ? 0.11 : 0.97))
    .setting(\.dynamicTypeSize, to: guide.typeSize)
    .setting(\.colorScheme, to: guide.colorScheme)
  }

  @Environment(\.colorScheme) private var systemScheme
  private var isDark: Bool { (guide.colorScheme ?? systemScheme) == .dark }
}

extension AnyTransition {
  static let page = AnyTransition.opacity.combined(with: .scale(scale: 0.97))
}

extension View {
  /// Sets an environment value where there is one to set.
  fileprivate func setting<Value>(
    _ key: WritableKeyPath<EnvironmentValues, Value>, to value: Value?
  ) -> some View {
    transformEnvironment(key) { current in
      if let value { current = value }
    }
  }
}

/// One tab for each page; the mark slides to the selected one.
private struct PageBar: View {
  @EnvironmentObject private var guide: Guide
  @Namespace private var marks

  var body: some View {
    // Where the names do not fit, they are under the symbols; with less room only the selected page
    // has a name; in the least room the bar scrolls.
    ViewThatFits(in: .horizontal) {
      bar(.beside)
      bar(.below)
      bar(.chosen)
      ScrollView(.horizontal) { bar(.none) }
        .scrollIndicators(.hidden)
    }
    .dynamicTypeSize(...DynamicTypeSize.xLarge)
    .padding(10)
    .frame(maxWidth: .infinity)
  }

  /// Where the names of pages stand.
  private enum Names: Hashable {
    case beside, below, chosen, none
  }

  private func bar(_ names: Names) -> some View {
    HStack(spacing: 4) {
      ForEach(Guide.Page.allCases) { page in
        title(page, names)
          .font(names == .below ? .caption2 : .subheadline)
          .fontWeight(page == guide.page ? .semibold : .regular)
          .foregroundStyle(page == guide.page ? Color.accentColor : .secondary)
          .lineLimit(1)
          .padding(.horizontal, 10)
          .padding(.vertical, 7)
          .background {
            if page == guide.page {
              plate(names)
                .fill(Color.accentColor.opacity(0.15))
                .matchedGeometryEffect(id: names, in: marks)
            }
          }
          .contentShape(plate(names))
          .onTapGesture {
            withAnimation(.snappy) { guide.page = page }
          }
      }
    }
  }

  private func plate(_ names: Names) -> AnyShape {
    names == .below ? AnyShape(RoundedRectangle(cornerRadius: 12)) : AnyShape(Capsule())
  }

  @ViewBuilder private func title(_ page: Guide.Page, _ names: Names) -> some View {
    switch names {
    case .beside: Label(page.title, systemImage: page.symbol)
    case .below:
      VStack(spacing: 3) {
        Image(systemName: page.symbol).font(.subheadline).frame(height: 20)
        Text(page.title)
      }
    case .chosen where page == guide.page: Label(page.title, systemImage: page.symbol)
    case .chosen, .none: Image(systemName: page.symbol)
    }
  }
}

/// A titled group of a page.
struct Exhibit<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title)
        .font(.caption.weight(.semibold))
        .textCase(.uppercase)
        .tracking(0.8)
        .foregroundStyle(.secondary)
      content
    }
  }
}

extension View {
  /// A rounded plate behind a piece of the gallery.
  func plate(cornerRadius: CGFloat = 14) -> some View {
    modifier(Plate(cornerRadius: cornerRadius))
  }
}

private struct Plate: ViewModifier {
  let cornerRadius: CGFloat
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    content
      .background(
        RoundedRectangle(cornerRadius: cornerRadius)
          .fill(scheme == .dark ? Color(white: 0.17) : .white)
          .shadow(color: .black.opacity(scheme == .dark ? 0.4 : 0.12), radius: 6, y: 2))
  }
}
