import SwiftUI

/// A postcard that turns over on a tap, with its colours, picture and texts in Postcard.assets.
///
/// It is written in three languages: try `inbetween strip Postcard.swift out.png --at 0 --locale de`.
@main struct PostcardApp: App {
  @State private var isTurned = false

  var body: some Scene {
    WindowGroup("Postcard") {
      VStack(spacing: 36) {
        Postcard(degrees: isTurned ? 180 : 0)
          .rotationEffect(.degrees(isTurned ? 3 : -4))
          .onTapGesture { withAnimation(.spring(duration: 0.9, bounce: 0.3)) { isTurned.toggle() } }
        Text(.hint)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(.sky))
    }
    .defaultSize(width: 390, height: 500)
  }
}

/// The card: its picture up to 90 degrees, its text beyond.
@Animatable struct Postcard: View {
  var degrees: Double

  var body: some View {
    Group {
      if degrees < 90 { picture } else { text.scaleEffect(x: -1) }
    }
    .padding(10)
    .frame(width: 334, height: 232)
    .background(
      .paper.shadow(.drop(color: .black.opacity(0.25), radius: 12, y: 8)),
      in: .rect(cornerRadius: 8)
    )
    .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
  }

  private var picture: some View {
    Image(.harbour)
      .resizable()
      .overlay(alignment: .topLeading) {
        Text(.title)
          .font(.system(.title2, design: .serif, weight: .bold).italic())
          .foregroundStyle(.paper)
          .padding(14)
      }
  }

  private var text: some View {
    HStack(spacing: 16) {
      VStack(alignment: .leading, spacing: 10) {
        Text(.greeting(name: "Ada"))
        Text(.message)
      }
      .font(.system(.callout, design: .serif).italic())
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      Divider()
      VStack(alignment: .trailing, spacing: 24) {
        Image(.harbour).resizable().frame(width: 72, height: 50).padding(4).border(.ink)
        Spacer()
        ForEach(0..<3) { _ in Rectangle().frame(width: 130, height: 1) }
      }
      .padding(.vertical, 8)
    }
    .foregroundStyle(.ink)
    .padding(6)
  }
}
