import SwiftUI

/// Places as programs ask for them: equal widths from size readers, a highlight that moves between
/// tabs, cards that lean by where they are, a footer that content goes under, a knob dragged in a
/// named space. Compiled in Swift 5 and 6.
@main struct PlacesApp: App {
  var body: some Scene {
    WindowGroup("Places") {
      HStack(spacing: 8) {
        VStack(spacing: 8) {
          TabStrip()
          Columns()
        }
        Shelf()
        Page()
      }
      .padding(8)
    }
    .defaultSize(width: 420, height: 160)
  }
}

// MARK: A highlight that moves

struct TabFrames: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }
  static func reduce(
    value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]
  ) {
    value.merge(nextValue(), uniquingKeysWith: { $1 })
  }
}

extension EnvironmentValues {
  @Entry var tabPadding: CGFloat = 4
  // Neither Sendable nor of a written type: the default is made anew with each question.
  @Entry var tabColors = TabColors()
}

final class TabColors {
  var highlight = Color.yellow
}

struct TabStrip: View {
  @Environment(\.tabPadding) private var padding
  @Environment(\.tabColors) private var colors
  @State private var selection = 0
  private let titles = ["One", "Second", "3"]

  var body: some View {
    HStack(spacing: 12) {
      ForEach(titles.indices, id: \.self) { index in
        Button(titles[index]) {
          withAnimation(.spring(duration: 0.5)) { selection = index }
        }
        .buttonStyle(.plain)
        .padding(padding)
        .anchorPreference(key: TabFrames.self, value: .bounds) { [index: $0] }
      }
    }
    .backgroundPreferenceValue(TabFrames.self) { frames in
      GeometryReader { proxy in
        if let anchor = frames[selection] {
          RoundedRectangle(cornerRadius: 5)
            .fill(colors.highlight)
            .frame(width: proxy[anchor].width, height: proxy[anchor].height)
            .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
        }
      }
    }
    .task {
      try? await Task.sleep(for: .seconds(0.1))
      withAnimation(.spring(duration: 0.5)) { selection = 1 }
    }
  }
}

// MARK: Equal widths

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct SizeKey: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

extension View {
  func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: SizeKey.self, value: proxy.size)
      }
    )
    .onPreferenceChange(SizeKey.self, perform: onChange)
  }
}

struct Columns: View {
  @State private var width: CGFloat?
  @State private var size = CGSize.zero
  @State private var top: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(["Flour", "Salt", "Baking soda"], id: \.self) { name in
          Text(name)
            .overlay(
              GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
            )
            .frame(width: width, alignment: .trailing)
            .background(Color.green.opacity(0.3))
        }
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
      .readSize { size = $0 }
      Text("\(Int(size.width)) by \(Int(size.height)), \(Int(top)) down")
    }
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.frame(in: .global).minY
    } action: { newValue in
      top = newValue
    }
  }
}

// MARK: Cards that lean

struct Shelf: View {
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 4) {
      GeometryReader { shelf in
        HStack(spacing: 4) {
          ForEach(0..<4, id: \.self) { index in
            GeometryReader { card in
              let x = card.frame(in: .named("shelf")).midX / max(shelf.size.width, 1)
              RoundedRectangle(cornerRadius: 4)
                .fill(Color(hue: x, saturation: 0.6, brightness: 0.9))
                .rotation3DEffect(.degrees((x - 0.5) * 60), axis: (x: 0, y: 1, z: 0))
            }
            .frame(width: shelf.size.width / (isOpen ? 4 : 6))
          }
        }
      }
      .coordinateSpace(name: "shelf")
      Circle()
        .fill(.orange)
        .frame(width: 20)
        .visualEffect { content, proxy in
          content
            .hueRotation(.degrees(proxy.frame(in: .global).midX))
            .offset(x: proxy.size.width)
        }
        .rotationEffect(.degrees(isOpen ? 180 : 0))
    }
    .frame(width: 120)
    .onAppear { withAnimation(.easeInOut(duration: 1)) { isOpen = true } }
  }
}

// MARK: A page with a footer

struct Page: View {
  @State private var knob = CGPoint(x: 20, y: 20)
  @State private var isTall = false

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
          .ignoresSafeArea()
        Text("\(Int(proxy.safeAreaInsets.bottom)) below")
          .foregroundStyle(.white)
          .padding(4)
        Circle()
          .fill(.white)
          .frame(width: 12, height: 12)
          .position(knob)
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .named("page"))
              .onChanged { knob = $0.location })
      }
    }
    .coordinateSpace(.named("page"))
    .safeAreaPadding(.horizontal, 6)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Text("Footer")
        .frame(maxWidth: .infinity)
        .padding(.vertical, isTall ? 16 : 4)
        .background(.thinMaterial)
    }
    .task {
      try? await Task.sleep(for: .seconds(0.2))
      withAnimation(.linear(duration: 0.5)) { isTall = true }
    }
  }
}

#Preview("Tabs", traits: .sizeThatFitsLayout) {
  @Previewable @State var isWide = false
  TabStrip().environment(\.tabPadding, isWide ? 8 : 4)
}
