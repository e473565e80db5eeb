import SwiftUI

/// The drinks, the newest first, under the widget, which is a view like any other.
struct LogScreen: View {
  @Environment(DrinkLog.self) private var log

  var body: some View {
    VStack(spacing: 0) {
      TimelineView(.periodic(from: .now, by: 60)) { context in
        card(at: context.date)
      }
      .padding()
      List {
        Section("Today") {
          ForEach(log.drinks) { drink in
            HStack {
              VStack(alignment: .leading) {
                Text(drink.name)
                Text("\(drink.date, style: .relative) ago")
                  .font(.caption).foregroundStyle(.secondary)
              }
              Spacer()
              Text("\(drink.caffeine, specifier: "%.0f") mg").foregroundStyle(.secondary)
            }
          }
          .onDelete { log.remove(at: $0) }
        }
        Section("Have Another") {
          ForEach(Kind.menu) { kind in
            Button(kind.name) { withAnimation(.smooth) { log.drink(kind) } }
          }
        }
      }
    }
    .background(Color("cappuccino").opacity(0.25).ignoresSafeArea())
  }

  @ViewBuilder private func card(at date: Date) -> some View {
    if let drink = log.drinks.first {
      CaffeineWidgetView(
        data: CaffeineWidgetData(
          caffeineAmount: log.amount(at: date), drinkName: drink.name, drinkDate: drink.date,
          photoName: drink.photoName)
      )
      .frame(width: 338, height: 158)
      .clipShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
      .containerShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
    }
  }
}
