import SwiftUI

struct ProgressPage: View {
  @State private var part = 0.3

  var body: some View {
    Form {
      Section {
        Slider(value: $part) { Text("Part") }
        ProgressView("Copied", value: part)
        ProgressView(value: part) {
          Text("Read")
        } currentValueLabel: {
          Text(part, format: .percent.precision(.fractionLength(0)))
        }
        .tint(.green)
      }
      Section("No end in sight") {
        HStack(spacing: 24) {
          ProgressView().controlSize(.mini)
          ProgressView()
          ProgressView().controlSize(.large)
          ProgressView().tint(.orange)
        }
      }
      Section("Gauges") {
        gauge
        gauge.gaugeStyle(.accessoryLinear).tint(warmth)
        HStack(spacing: 24) {
          gauge.gaugeStyle(.accessoryCircular).tint(warmth)
          gauge.gaugeStyle(.accessoryCircularCapacity)
        }
      }
    }
  }

  private var warmth: Gradient { Gradient(colors: [.blue, .green, .yellow, .red]) }

  private var gauge: some View {
    Gauge(value: part * 40, in: 0...40) {
      Text("Warmth")
    } currentValueLabel: {
      Text("\(Int(part * 40))")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("40")
    }
  }
}
