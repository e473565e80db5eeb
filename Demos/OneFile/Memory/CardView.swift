import SwiftUI

/// A card that turns about its vertical axis, and hops when it is matched.
struct CardView: View {
  var card: Card

  private static let symbols = [
    "leaf.fill", "flame.fill", "heart.fill", "bolt.fill", "moon.fill", "star.fill", "drop.fill",
    "sun.max.fill",
  ]
  private static let colors: [Color] = [
    .green, .orange, .pink, .purple, .indigo, .mint, .blue, .yellow,
  ]

  private var shadow: ShadowStyle { .drop(color: .black.opacity(0.2), radius: 3, y: 2) }

  var body: some View {
    Flip(degrees: card.isFaceUp ? 180 : 0) {
      RoundedRectangle(cornerRadius: 14)
        .fill(.teal.gradient.shadow(shadow))
        .overlay { Image(systemName: "sparkles").foregroundStyle(.white.opacity(0.6)) }
    } back: {
      RoundedRectangle(cornerRadius: 14)
        .fill(.white.gradient.shadow(shadow))
        .overlay {
          Image(systemName: Self.symbols[card.pair]).foregroundStyle(Self.colors[card.pair])
        }
    }
    .font(.title)
    .aspectRatio(0.86, contentMode: .fit)
    .phaseAnimator([0, -12, 0], trigger: card.isMatched) { content, lift in
      content.offset(y: card.isMatched ? lift : 0)
    } animation: { _ in
      .bouncy(duration: 0.3)
    }
    .animation(.spring(duration: 0.5, bounce: 0.25), value: card.isFaceUp)
  }
}

/// A view with two sides: the back shows from 90 to 270 degrees.
@Animatable struct Flip<Front: View, Back: View>: View {
  var degrees: Double
  @AnimatableIgnored @ViewBuilder var front: Front
  @AnimatableIgnored @ViewBuilder var back: Back

  var body: some View {
    ZStack {
      if degrees < 90 {
        front
      } else {
        back.scaleEffect(x: -1)
      }
    }
    .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
  }
}
