import SwiftUI

/// Symbols come and go, each in its own way.
struct TransitionsPage: View {
  private struct Piece: Identifiable {
    let id: Int
    let name: String
    let symbol: String
    let transition: AnyTransition
  }

  private static let pieces = [
    Piece(id: 0, name: "opacity", symbol: "circle.fill", transition: .opacity),
    Piece(id: 1, name: "scale", symbol: "star.fill", transition: .scale),
    Piece(id: 2, name: "slide", symbol: "heart.fill", transition: .slide),
    Piece(id: 3, name: "move", symbol: "bell.fill", transition: .move(edge: .top)),
    Piece(
      id: 4, name: "offset, opacity", symbol: "flame.fill",
      transition: .offset(y: 40).combined(with: .opacity)),
    Piece(id: 5, name: "scale and fade", symbol: "bolt.fill", transition: .scaleAndFade),
    Piece(
      id: 6, name: "asymmetric", symbol: "moon.fill",
      transition: .asymmetric(insertion: .move(edge: .leading), removal: .scale)),
    Piece(id: 7, name: "blur", symbol: "cloud.fill", transition: AnyTransition(.blurReplace)),
  ]

  @State private var shown = Set(0..<8)

  var body: some View {
    VStack(spacing: 22) {
      LazyVGrid(
        columns: Array(repeating: GridItem(.flexible(), spacing: 16), count: 4), spacing: 16
      ) {
        ForEach(Self.pieces) { piece in
          VStack(spacing: 8) {
            ZStack {
              if shown.contains(piece.id) {
                Image(systemName: piece.symbol)
                  .font(.system(size: 48))
                  .foregroundStyle(
                    Color(hue: Double(piece.id) / 8, saturation: 0.65, brightness: 0.9)
                  )
                  .transition(piece.transition)
              }
            }
            .frame(maxWidth: .infinity)
            .frame(height: 96)
            .clipped()
            Text(piece.name)
              .font(.caption)
              .foregroundStyle(.secondary)
              .lineLimit(1)
              .minimumScaleFactor(0.8)
          }
          .padding(10)
          .plate()
          .contentShape(Rectangle())
          .onTapGesture { toggle(piece.id) }
        }
      }
      Button("All") {
        withAnimation(.bouncy(duration: 0.8)) {
          shown = shown.isEmpty ? Set(0..<8) : []
        }
      }
    }
    .padding(24)
  }

  private func toggle(_ id: Int) {
    withAnimation(.bouncy(duration: 0.8)) {
      if shown.contains(id) { shown.remove(id) } else { shown.insert(id) }
    }
  }
}

/// Shrinks and fades a view while its transition is active.
private struct ScaleAndFade: ViewModifier {
  var isActive: Bool

  func body(content: Content) -> some View {
    content
      .scaleEffect(isActive ? 0.1 : 1)
      .opacity(isActive ? 0 : 1)
  }
}

extension AnyTransition {
  static let scaleAndFade = AnyTransition.modifier(
    active: ScaleAndFade(isActive: true), identity: ScaleAndFade(isActive: false))
}
