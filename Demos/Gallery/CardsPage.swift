import SwiftUI

/// One subject of the wall, in each language.
struct Card: Identifiable {
  let id: Int
  let symbol: String
  let hue: Double
  private let texts: [Guide.Language: (title: String, body: String)]

  func title(in language: Guide.Language) -> String { texts[language]?.title ?? "" }
  func body(in language: Guide.Language) -> String { texts[language]?.body ?? "" }

  static let all = [
    Card(
      id: 0, symbol: "sun.max.fill", hue: 0.11,
      texts: [
        .english: ("Morning", "The first light comes over the hills and wakes the birds."),
        .arabic: ("الصباح", "يأتي أول الضوء من فوق التلال ويوقظ الطيور."),
        .japanese: ("朝", "丘の向こうから最初の光がさし、鳥たちが目を覚まします。"),
      ]),
    Card(
      id: 1, symbol: "leaf.fill", hue: 0.36,
      texts: [
        .english: ("Garden", "Beans climb the fence; two bees argue about a flower."),
        .arabic: ("الحديقة", "تتسلق الفاصولياء السياج وتتجادل نحلتان حول زهرة."),
        .japanese: ("庭", "豆のつるが垣根をのぼり、二匹の蜂が花を取り合います。"),
      ]),
    Card(
      id: 2, symbol: "book.fill", hue: 0.58,
      texts: [
        .english: ("Library", "Twelve shelves, one ladder, and nobody in a hurry."),
        .arabic: ("المكتبة", "اثنا عشر رفًا وسلم واحد ولا أحد في عجلة."),
        .japanese: ("図書館", "十二の棚と一つのはしご。急ぐ人はだれもいません。"),
      ]),
    Card(
      id: 3, symbol: "cup.and.saucer.fill", hue: 0.07,
      texts: [
        .english: ("Coffee", "56 milligrams at ten to nine, and the day can begin."),
        .arabic: ("القهوة", "٥٦ ملليغرامًا قبل التاسعة بعشر دقائق، ثم يبدأ اليوم."),
        .japanese: ("コーヒー", "九時十分前に56ミリグラム。さあ、一日の始まりです。"),
      ]),
    Card(
      id: 4, symbol: "cloud.rain.fill", hue: 0.62,
      texts: [
        .english: ("Rain", "It drums on the tin roof until the street is a river."),
        .arabic: ("المطر", "يقرع سقف الصفيح حتى يصير الشارع نهرًا."),
        .japanese: ("雨", "トタン屋根をたたき続け、通りは川になりました。"),
      ]),
    Card(
      id: 5, symbol: "moon.stars.fill", hue: 0.74,
      texts: [
        .english: ("Night", "The lamps go out one after another, and the stars come on."),
        .arabic: ("الليل", "تنطفئ المصابيح واحدًا بعد آخر وتضيء النجوم."),
        .japanese: ("夜", "明かりが一つずつ消え、かわりに星がともります。"),
      ]),
  ]
}

/// A wall of cards in one language, in that language's direction.
struct CardsPage: View {
  @EnvironmentObject private var guide: Guide

  var body: some View {
    ScrollView {
      VStack(spacing: 18) {
        HStack(spacing: 8) {
          ForEach(Guide.Language.allCases) { language in
            Text(language.name)
              .font(.callout.weight(language == guide.language ? .semibold : .regular))
              .padding(.horizontal, 12)
              .padding(.vertical, 6)
              .background(
                .tint.opacity(language == guide.language ? 0.18 : 0.06), in: Capsule()
              )
              .onTapGesture {
                withAnimation(.smooth) { guide.language = language }
              }
          }
        }
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 190), spacing: 16, alignment: .top)], spacing: 16
        ) {
          ForEach(Card.all) { card in
            CardView(card: card, language: guide.language)
          }
        }
        .environment(\.layoutDirection, guide.language.direction)
        .environment(\.locale, Locale(identifier: guide.language.rawValue))
      }
      .padding(24)
    }
  }
}

private struct CardView: View {
  let card: Card
  let language: Guide.Language

  private var tint: Color { Color(hue: card.hue, saturation: 0.62, brightness: 0.86) }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: card.symbol)
          .font(.title2)
          .foregroundStyle(.white)
          .frame(width: 44, height: 44)
          .background(tint.gradient, in: RoundedRectangle(cornerRadius: 10))
        Spacer()
        Image(systemName: "chevron.forward")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(.tertiary)
      }
      Text(card.title(in: language))
        .font(.headline)
      Text(card.body(in: language))
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(2...4)
        .fixedSize(horizontal: false, vertical: true)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .plate()
  }
}
