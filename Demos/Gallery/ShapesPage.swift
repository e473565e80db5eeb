import SwiftUI

/// A ring with a gradient, its controls around it, and a bar chart under it.
struct ShapesPage: View {
  private static let week: [Day] = [
    Day(id: 0, name: "Mon", value: 0.52), Day(id: 1, name: "Tue", value: 0.81),
    Day(id: 2, name: "Wed", value: 0.36), Day(id: 3, name: "Thu", value: 0.94),
    Day(id: 4, name: "Fri", value: 0.67), Day(id: 5, name: "Sat", value: 0.28),
    Day(id: 6, name: "Sun", value: 0.74),
  ]

  @State private var selection = 3
  @State private var hasWideRing = true

  private var day: Day { Self.week[selection] }

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Button("Previous") { select(selection - 1) }
        Spacer()
        Toggle("Wide ring", isOn: $hasWideRing.animation(.bouncy))
          .fixedSize()
        Spacer()
        Button("Next") { select(selection + 1) }
      }
      GradientRing(value: day.value, width: hasWideRing ? 38 : 16)
        .overlay {
          VStack(spacing: 2) {
            Text(day.value, format: .percent)
              .font(.system(size: 40, weight: .bold))
              .monospacedDigit()
              .contentTransition(.numericText(value: day.value))
            Text(day.name).foregroundStyle(.secondary)
          }
        }
        .frame(maxWidth: 280, maxHeight: 280)
        .frame(maxHeight: .infinity)
      BarChart(days: Self.week, selection: selection, select: select)
        .frame(height: 130)
    }
    .padding(24)
  }

  private func select(_ index: Int) {
    withAnimation(.spring(duration: 0.7, bounce: 0.25)) {
      selection = (index + Self.week.count) % Self.week.count
    }
  }
}

/// One bar of the chart.
struct Day: Identifiable {
  let id: Int
  let name: String
  /// From 0 to 1.
  let value: Double
}

/// A part of a circle, its colours running round with it.
private struct GradientRing: View {
  let value: Double
  let width: CGFloat

  private static let colors: [Color] = [.purple, .pink, .orange, .yellow]

  var body: some View {
    ZStack {
      Circle()
        .inset(by: width / 2)
        .stroke(.quaternary, lineWidth: width)
      Circle()
        .inset(by: width / 2)
        .trim(from: 0, to: value)
        .stroke(
          AngularGradient(
            colors: Self.colors, center: .center, startAngle: .zero,
            endAngle: .degrees(360 * value)),
          style: StrokeStyle(lineWidth: width, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
    }
  }
}

private struct BarChart: View {
  let days: [Day]
  let selection: Int
  let select: (Int) -> Void

  var body: some View {
    HStack(alignment: .bottom, spacing: 14) {
      ForEach(days) { day in
        VStack(spacing: 6) {
          GeometryReader { proxy in
            VStack {
              Spacer(minLength: 0)
              UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
                .fill(
                  day.id == selection
                    ? AnyShapeStyle(Color.orange.gradient) : AnyShapeStyle(.tint.opacity(0.35))
                )
                .frame(height: proxy.size.height * day.value)
            }
          }
          Text(day.name)
            .font(.caption2)
            .foregroundStyle(day.id == selection ? .primary : .secondary)
        }
        .contentShape(Rectangle())
        .onTapGesture { select(day.id) }
      }
    }
  }
}
