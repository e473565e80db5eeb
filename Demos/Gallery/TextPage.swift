import SwiftUI

/// Type in its sizes, styles and scripts.
struct TextPage: View {
  @State private var count = 42

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("Letters, exactly as drawn")
          .font(.largeTitle.bold())
          .foregroundStyle(
            LinearGradient(
              colors: [.pink, .orange, .yellow], startPoint: .leading, endPoint: .trailing))
        HStack(alignment: .top, spacing: 28) {
          Exhibit(title: "Styles") { Styles() }
            .fixedSize(horizontal: true, vertical: false)
          VStack(alignment: .leading, spacing: 24) {
            Exhibit(title: "Within a line") { Lines() }
            Exhibit(title: "Numbers") {
              HStack(spacing: 16) {
                Text(count, format: .number)
                  .font(.system(size: 44, weight: .heavy))
                  .monospacedDigit()
                  .contentTransition(.numericText())
                Button("Count") { withAnimation(.snappy) { count += 17 } }
              }
            }
          }
        }
        Exhibit(title: "Scripts") { Scripts() }
        Exhibit(title: "Lines") { Alignments() }
      }
      .padding(24)
    }
  }
}

private struct Styles: View {
  private static let styles: [(name: String, font: Font)] = [
    ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout),
    ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption", .caption),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(Self.styles, id: \.name) { style in
        Text(style.name).font(style.font)
      }
    }
  }
}

private struct Lines: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("**Bold**, *slanted*, `code` and ~~mistaken~~ in one line")
      Text("Tracked").tracking(4) + Text(" and ") + Text("raised").baselineOffset(5)
        + Text(" and ") + Text("lowered").baselineOffset(-5)
      Text("Underlined").underline(pattern: .dash, color: .blue) + Text(", ")
        + Text("struck").strikethrough(color: .red) + Text(", ")
        + Text("coloured").foregroundColor(.purple).bold()
      Label("A symbol beside its words", systemImage: "heart.fill")
        .foregroundStyle(.pink)
      Text("One \(Image(systemName: "star.fill")) in the middle of a line")
    }
  }
}

private struct Scripts: View {
  private static let samples = [
    "Everyone can see the same glyphs", "Όλοι βλέπουν τα ίδια γράμματα",
    "Все видят одни и те же буквы", "الجميع يرى الحروف نفسها", "כולם רואים את אותן האותיות",
    "सब वही अक्षर देखते हैं", "だれもが同じ文字を見る", "모두가 같은 글자를 봅니다",
  ]

  var body: some View {
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 10) {
      ForEach(Self.samples, id: \.self) { sample in
        Text(sample)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 10)
          .plate(cornerRadius: 10)
      }
    }
  }
}

private struct Alignments: View {
  private static let words: LocalizedStringKey =
    "A line ends where the next word would not fit, and the rest goes on below it."

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      paragraph(.leading)
      paragraph(.center)
      paragraph(.trailing)
    }
  }

  private func paragraph(_ alignment: TextAlignment) -> some View {
    Text(Self.words)
      .font(.footnote)
      .lineSpacing(3)
      .multilineTextAlignment(alignment)
      .frame(maxWidth: .infinity)
      .padding(12)
      .plate(cornerRadius: 10)
  }
}
