import SwiftUI

/// A card with something written on it, pinned to the board.
struct CardView<Content: View>: View {
  enum Scale {
    case normal
    case small

    var fontSize: CGFloat { self == .normal ? 32 : 28 }
    /// Room around the words, with some more for the pin at the top.
    var insets: EdgeInsets {
      let side: CGFloat = self == .normal ? 36 : 15
      return EdgeInsets(top: side + 15, leading: side, bottom: side, trailing: side)
    }
  }

  var scale = Scale.normal
  var isRejected = false
  var pinColor: Color?
  var rotation: Angle?
  @ViewBuilder var content: Content

  /// The font of the talk's cards is Noteworthy, whose letters are a fifth narrower than those here.
  @ScaledMetric(relativeTo: .title) private var typeScale = 0.8
  @Environment(\.seededGenerator) private var generator
  /// Drawn once for each card.
  @State private var tilt: Angle?
  @State private var drawnColor: Color?

  private static var pinColors: [Color] {
    [.red, .orange, .yellow, .green, .mint, .blue, .indigo, .purple]
  }
  private static var lift: CGFloat { 6 }

  var body: some View {
    content
      .font(.system(size: scale.fontSize * typeScale, weight: .bold))
      .foregroundStyle(.black)
      .multilineTextAlignment(.center)
      .fixedSize(horizontal: false, vertical: true)
      .padding(scale.insets)
      .background { CardBackgroundView() }
      .overlay {
        if isRejected { RejectionBar() }
      }
      .rotationEffect(rotation ?? tilt ?? .zero)
      .overlay(alignment: .top) {
        PinView(color: pinColor ?? drawnColor ?? .red).offset(y: -Self.lift)
      }
      .offset(y: -Self.lift)
      .task {
        guard tilt == nil else { return }
        tilt = .degrees(generator.next(in: -7...7))
        drawnColor = Self.pinColors[Int(generator.next() % UInt64(Self.pinColors.count))]
      }
  }
}

/// The paper of a card.
private struct CardBackgroundView: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .inset(by: 2)
      .fill(.white.shadow(.drop(color: .black.opacity(0.3), radius: 2, x: 2, y: 3)))
      .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.black, lineWidth: 2) }
  }
}

/// The red bar across a rejected card.
private struct RejectionBar: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(.red.opacity(0.95).shadow(.drop(color: .red.opacity(0.8), radius: 1, x: 3, y: 1)))
      .frame(width: 20)
      .rotationEffect(.degrees(45))
  }
}

/// A pin as seen from its head.
struct PinView: View {
  var color: Color
  var radius: CGFloat = 15

  var body: some View {
    Circle().fill(.black)
      .overlay { Circle().inset(by: 2).fill(color) }
      .frame(width: 2 * radius, height: 2 * radius)
  }
}
