import SwiftUI

private let wood = Color.brown.mix(with: .orange, by: 0.5)

/// The board in its frame.
struct BoardBackgroundView: View {
  var body: some View {
    Rectangle()
      .fill(wood.mix(with: .black, by: 0.25))
      .overlay {
        RoundedRectangle(cornerRadius: 10)
          .fill(wood.shadow(.inner(color: .black.opacity(0.5), radius: 6, x: 0, y: 2)))
          .overlay {
            RoundedRectangle(cornerRadius: 10)
              .strokeBorder(wood.mix(with: .black, by: 0.5), lineWidth: 2)
          }
          .padding(44)
      }
      .ignoresSafeArea()
  }
}

/// The background of a section, which separates its cards from the others.
struct BoardSectionBackgroundView: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 30).fill(.black.opacity(0.05))
  }
}

/// The name of a section, held by a small pin in each corner.
struct DisplayBoardSectionHeaderCard<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    SectionCard { content.font(.title.bold()) }
      .accessibilityAddTraits(.isHeader)
  }
}

/// The footer of a section, as wide as the section.
struct DisplayBoardSectionFooterCard<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    SectionCard {
      content.font(.headline.bold().italic()).foregroundStyle(.secondary)
        .frame(maxWidth: .infinity)
    }
    .padding(.horizontal, 10)
  }
}

private struct SectionCard<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    content
      .foregroundStyle(.black)
      .padding(.horizontal, 30)
      .padding(.vertical, 10)
      .background {
        RoundedRectangle(cornerRadius: 8)
          .fill(.white.shadow(.drop(color: .black.opacity(0.3), radius: 2, x: 2, y: 3)))
      }
      .overlay {
        ForEach(0..<4) { corner in
          PinView(color: .gray, radius: 5)
            .frame(width: 20, height: 20)
            .frame(
              maxWidth: .infinity, maxHeight: .infinity,
              alignment: Alignment(
                horizontal: corner % 2 == 0 ? .leading : .trailing,
                vertical: corner < 2 ? .top : .bottom))
        }
      }
  }
}
