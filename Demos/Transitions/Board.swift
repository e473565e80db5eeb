import SwiftUI

/// The visibility of the cards, the positions of the dots, and the animation that the cards use.
final class Board: ObservableObject {
  /// The cards whose view is away.
  @Published private(set) var hidden: Set<String> = []
  /// The tracks whose dot stands at the trailing end.
  @Published private(set) var departed: Set<String> = []
  /// The name of the animation that cards use.
  @Published private(set) var selected = AnimationSample.all[0].name

  var animation: Animation {
    AnimationSample.all.first { $0.name == selected }?.animation ?? .default
  }

  func toggle(_ card: TransitionSample) {
    withAnimation(animation) { flip(&hidden, card.name) }
  }

  /// Shows all hidden views of the cards, and hides the others, in one transaction.
  func toggleCards() {
    withAnimation(animation) {
      for card in TransitionSample.all { flip(&hidden, card.name) }
    }
  }

  /// Sends a track's dot to its other end; each track animates by its own preset.
  func run(_ track: AnimationSample) {
    selected = track.name
    flip(&departed, track.name)
  }

  func toggleTracks() {
    for track in AnimationSample.all { flip(&departed, track.name) }
  }

  private func flip(_ names: inout Set<String>, _ name: String) {
    if names.remove(name) == nil { names.insert(name) }
  }
}
