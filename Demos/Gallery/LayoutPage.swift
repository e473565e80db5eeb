import SwiftUI

/// How stacks share space, and how guides line things up.
struct LayoutPage: View {
  @State private var isWide = true

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Exhibit(title: "Stars and titles on one guide") {
          VStack(spacing: 0) {
            ForEach(Toast.all) { toast in
              ToastCell(toast: toast)
              if toast.id != Toast.all.last?.id { Divider().padding(.leading, 18) }
            }
          }
          .plate()
        }
        Exhibit(title: "Priorities: the subject stays whole") {
          VStack(alignment: .leading, spacing: 12) {
            DeliciousRow()
              .frame(width: isWide ? 420 : 232)
              .plate()
              .onTapGesture {
                withAnimation(.bouncy) { isWide.toggle() }
              }
            Text("Tap the row: it asks for less space than its words need.")
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
        }
        Exhibit(title: "Rows and columns") {
          Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 18, verticalSpacing: 8) {
            GridRow {
              Text("Spread")
              Text("Calories").gridColumnAlignment(.trailing)
              Text("Share")
            }
            .font(.caption)
            .foregroundStyle(.secondary)
            Divider().gridCellUnsizedAxes(.horizontal)
            NutritionRow(name: "Avocado", calories: 240, share: 0.62)
            NutritionRow(name: "Almond butter", calories: 98, share: 0.25)
            NutritionRow(name: "Lime", calories: 20, share: 0.05)
          }
          .padding(18)
          .plate()
        }
      }
      .padding(24)
    }
  }
}

/// Two texts and a picture; the second text keeps its width the longest.
private struct DeliciousRow: View {
  var body: some View {
    HStack(alignment: .lastTextBaseline) {
      Text("Delicious").font(.title3)
      AvocadoPicture()
        .frame(width: 26, height: 32)
        .alignmentGuide(.lastTextBaseline) { $0[.bottom] * 0.874 }
      Text("Avocado Toast").font(.title2).bold().layoutPriority(1)
    }
    .lineLimit(1)
    .padding(14)
  }
}

private struct NutritionRow: View {
  let name: String
  let calories: Int
  let share: Double

  var body: some View {
    GridRow {
      Text(name)
      Text(calories, format: .number).monospacedDigit()
      GeometryReader { proxy in
        Capsule()
          .fill(.green.gradient)
          .frame(width: proxy.size.width * share)
      }
      .frame(height: 10)
    }
  }
}
