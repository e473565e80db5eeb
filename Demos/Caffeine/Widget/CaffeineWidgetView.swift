import SwiftUI
import WidgetKit

/// The widget's view, in the final state of the talk.
struct CaffeineWidgetView: View {
  let data: CaffeineWidgetData
  @Environment(\.widgetFamily) private var widgetFamily

  var body: some View {
    ZStack {
      Color("cappuccino")
      HStack {
        VStack(alignment: .leading) {
          CaffeineAmountView(data: data)
          if widgetFamily == .systemLarge, let photoName = data.photoName {
            Image(photoName).resizable().scaledToFill()
              .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
              .clipShape(ContainerRelativeShape())
              .padding(.vertical, 8)
          } else {
            Spacer()
          }
          DrinkView(data: data)
        }
        .padding()
        if widgetFamily == .systemMedium, let photoName = data.photoName {
          Image(photoName).resizable()
        }
      }
    }
  }
}

/// How much caffeine there is.
struct CaffeineAmountView: View {
  let data: CaffeineWidgetData

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Caffeine")
          .font(.body).bold()
          .foregroundColor(Color("espresso"))
          .fitsItsLine()
          .unredacted()
        Text("\(data.caffeineAmount, specifier: "%.2f") mg")
          .font(.title).bold()
          .foregroundColor(Color("espresso"))
          .fitsItsLine()
      }
      Spacer(minLength: 0)
    }
    .padding(8)
    .background(ContainerRelativeShape().fill(Color("latte")))
  }
}

/// The last drink, and the time since then.
struct DrinkView: View {
  let data: CaffeineWidgetData

  var body: some View {
    VStack(alignment: .leading) {
      Text(data.drinkName)
        .font(.body).bold()
        .foregroundColor(.white)
        .fitsItsLine()
      Text("\(data.drinkDate, style: .relative) ago")
        .font(.caption)
        .foregroundColor(.white)
        .fitsItsLine()
    }
  }
}

extension View {
  /// In one line, smaller where there is no room. The talk has 0.8 for the amount alone, which is enough
  /// in its narrower face: ours needs more from the text size xLarge on.
  fileprivate func fitsItsLine() -> some View {
    lineLimit(1).minimumScaleFactor(0.3)
  }
}
