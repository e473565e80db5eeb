import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A ring that fills clockwise from its top, with what says how far it has come inside and the label
/// under it. It is as large as it may, up to that of a gauge.
struct RingProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let fraction: Double
  @Environment(\.labelsVisibility) private var labelsVisibility
  private let metrics = ControlMetrics.touch

  var body: some View {
    VStack(spacing: metrics.progressSpacing) {
      ZStack {
        ring(1).fill(.tint).opacity(0.2)
        ring(fraction).fill(.tint)
        if let value = configuration.currentValueLabel {
          value.font(.system(size: metrics.gaugeType, weight: .medium)).monospacedDigit()
            .minimumScaleFactor(0.3).lineLimit(1)
            .padding(metrics.gaugeTrack + 5)
        }
      }
      .frame(maxWidth: metrics.gaugeRing, maxHeight: metrics.gaugeRing)
      .aspectRatio(1, contentMode: .fit)
      if let label = configuration.label, labelsVisibility != .hidden {
        label.font(.caption).foregroundStyle(.secondary)
      }
    }
    .overlay {
      if labelsVisibility == .hidden, let label = configuration.label { label.forReadersAlone() }
    }
  }

  private func ring(_ part: Double) -> RingPart {
    RingPart(fraction: part, thickness: metrics.gaugeTrack / metrics.gaugeRing)
  }
}

/// A part of a ring from its top on, round at both ends; nothing where there is no part.
private struct RingPart: Shape {
  var fraction: Double
  /// How wide the line is, as a part of the ring's size.
  let thickness: CGFloat

  nonisolated var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let part = min(1, max(0, fraction))
    let width = min(rect.width, rect.height) * thickness
    let radius = (min(rect.width, rect.height) - width) / 2
    guard radius > 0, part > 0 else { return Path() }
    var arc = Path()
    arc.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: .degrees(-90),
      endAngle: .degrees(-90 + 360 * part), clockwise: false)
    if part >= 1 { arc.closeSubpath() }
    return arc.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}
