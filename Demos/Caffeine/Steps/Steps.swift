import SwiftUI
import WidgetKit

// The talk's steps, one view each: `caffeine previews DIR --only Steps.swift` draws them.

/// 2: the word and the amount.
struct AmountStep: View {
  let data: CaffeineWidgetData

  var body: some View {
    VStack {
      Text("Caffeine")
        .font(.body).bold()
        .foregroundColor(Color("espresso"))
      Text("\(data.caffeineAmount, specifier: "%.2f") mg")
        .font(.title).bold()
        .foregroundColor(Color("espresso"))
        .minimumScaleFactor(0.8)
    }
  }
}

/// 3: a colour behind it, to the corners.
struct BackgroundStep: View {
  let data: CaffeineWidgetData

  var body: some View {
    ZStack {
      Color("cappuccino")
      AmountStep(data: data)
    }
  }
}

/// 4: the drink, and a date that counts.
struct DateStep: View {
  let data: CaffeineWidgetData

  var body: some View {
    ZStack {
      Color("cappuccino")
      VStack {
        AmountStep(data: data)
        Text(data.drinkName).font(.body).bold().foregroundColor(.white)
        Text(data.drinkDate, style: .relative).font(.caption).foregroundColor(.white)
      }
    }
  }
}

/// 5: the date in a sentence, which other languages may order otherwise.
struct SentenceStep: View {
  let data: CaffeineWidgetData

  var body: some View {
    ZStack {
      Color("cappuccino")
      VStack {
        AmountStep(data: data)
        Text(data.drinkName).font(.body).bold().foregroundColor(.white)
        Text("\(data.drinkDate, style: .relative) ago").font(.caption).foregroundColor(.white)
      }
    }
  }
}

/// 6: two stacks with leading edges, and room between them.
struct StacksStep: View {
  let data: CaffeineWidgetData

  var body: some View {
    ZStack {
      Color("cappuccino")
      VStack {
        VStack(alignment: .leading) {
          Text("Caffeine").font(.body).bold().foregroundColor(Color("espresso"))
          Text("\(data.caffeineAmount, specifier: "%.2f") mg")
            .font(.title).bold().foregroundColor(Color("espresso")).minimumScaleFactor(0.8)
        }
        Spacer()
        DrinkView(data: data)
      }
    }
  }
}

/// 8: the amount pushed to the leading edge, and padding around all.
struct LeadingStep: View {
  let data: CaffeineWidgetData

  var body: some View {
    ZStack {
      Color("cappuccino")
      VStack(alignment: .leading) {
        HStack {
          VStack(alignment: .leading) {
            Text("Caffeine").font(.body).bold().foregroundColor(Color("espresso"))
            Text("\(data.caffeineAmount, specifier: "%.2f") mg")
              .font(.title).bold().foregroundColor(Color("espresso")).minimumScaleFactor(0.8)
          }
          Spacer(minLength: 0)
        }
        Spacer()
        DrinkView(data: data)
      }
      .padding()
    }
  }
}

/// 9: the amount on a ground of its own, with corners of three kinds.
struct GroundStep<Ground: View>: View {
  let data: CaffeineWidgetData
  let ground: Ground

  var body: some View {
    ZStack {
      Color("cappuccino")
      VStack(alignment: .leading) {
        HStack {
          AmountStep(data: data)
          Spacer(minLength: 0)
        }
        .padding(8)
        .background(ground)
        Spacer()
        DrinkView(data: data)
      }
      .padding()
    }
  }
}

struct Steps_Previews: PreviewProvider {
  private static let data = CaffeineWidgetData.previewData

  static var previews: some View {
    Group {
      AmountStep(data: data).previewDisplayName("2 The amount")
      BackgroundStep(data: data).previewDisplayName("3 A background")
      DateStep(data: data).previewDisplayName("4 A date that counts")
      SentenceStep(data: data).previewDisplayName("5 In a sentence")
      StacksStep(data: data).previewDisplayName("6 Two stacks")
      LeadingStep(data: data).previewDisplayName("8 Leading and padded")
      GroundStep(data: data, ground: Color("latte")).previewDisplayName("9a Square")
      GroundStep(data: data, ground: Color("latte").cornerRadius(8))
        .previewDisplayName("9b Rounded")
      GroundStep(data: data, ground: ContainerRelativeShape().fill(Color("latte")))
        .previewDisplayName("9c Concentric")
    }
    .previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}

// Further views from the talk.

/// A pill in the shape of its container.
struct PillView: View {
  var title: Text
  var color: Color

  var body: some View {
    title.padding(8).background(ContainerRelativeShape().fill(color))
  }
}

/// An event's dates, in six ways.
struct EventDates: View {
  let start: Date
  let end: Date

  var body: some View {
    VStack(alignment: .leading) {
      Text(start, style: .date)
      Text(start, style: .time)
      Text(start...end)
      Text(start, style: .offset)
      Text(start, style: .relative)
      Text(start, style: .timer)
    }
  }
}

#Preview("Dates", traits: .sizeThatFitsLayout) {
  EventDates(start: .now - 2 * 3600 - 23 * 60, end: .now + 3600).padding()
}
