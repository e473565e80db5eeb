import SwiftUI

/// Badges that turn over when they are earned, by a tap.
///
/// `inbetween previews Badges.swift DIR` draws the previews at the end of this file.
@main struct BadgesApp: App {
  var body: some Scene {
    WindowGroup("Badges") { Shelf() }
      .defaultSize(width: 390, height: 500)
  }
}

struct Shelf: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 12)], spacing: 40) {
      Badge(title: "First Leaf", symbol: "leaf.fill", color: .green, isEarned: true)
      Badge(title: "On Fire", symbol: "flame.fill", color: .orange, isEarned: true)
      Badge(title: "Night Owl", symbol: "moon.stars.fill", color: .indigo, isEarned: true)
      Badge(title: "Lightning", symbol: "bolt.fill", color: .yellow)
      Badge(title: "Bookworm", symbol: "book.fill", color: .brown)
      Badge(title: "Melody", symbol: "music.note", color: .pink)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.gray.opacity(0.12))
  }
}

struct Badge: View {
  var title: LocalizedStringKey
  var symbol: String
  var color: Color
  @State var isEarned = false

  private var fill: Color { isEarned ? color : .gray }

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: isEarned ? symbol : "lock.fill")
        .font(.system(size: 36))
        .contentTransition(.symbolEffect(.replace))
        .foregroundStyle(.white)
        .frame(width: 92, height: 92)
        .background(
          fill.gradient.shadow(.drop(color: fill.opacity(0.4), radius: 8, y: 4)), in: .circle
        )
        .overlay { Circle().inset(by: 5).stroke(.white.opacity(0.5), lineWidth: 2) }
        .rotation3DEffect(.degrees(isEarned ? 360 : 0), axis: (x: 0, y: 1, z: 0))
      Text(title)
        .font(.subheadline.weight(.medium))
        .foregroundStyle(isEarned ? .primary : .secondary)
    }
    .onTapGesture { withAnimation(.spring(duration: 1, bounce: 0.35)) { isEarned.toggle() } }
  }
}

#Preview("Earned", traits: .sizeThatFitsLayout) {
  Badge(title: "On Fire", symbol: "flame.fill", color: .orange, isEarned: true).padding(30)
}

#Preview("Locked", traits: .sizeThatFitsLayout) {
  Badge(title: "On Fire", symbol: "flame.fill", color: .orange).padding(30)
}

#Preview("Shelf at night", traits: .fixedLayout(width: 390, height: 500)) {
  Shelf().preferredColorScheme(.dark)
}
