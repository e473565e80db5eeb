import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A ring that fills clockwise from its top, with the label of the current value inside and the
/// label below. Its diameter is the offered length, at most the diameter of a gauge.
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
      if labelsVisibility == .hidden, let label = configuration.label { label.accessibilityOnly() }
    }
  }

  private func ring(_ part: Double) -> RingPart {
    RingPart(fraction: part, thickness: metrics.gaugeTrack / metrics.gaugeRing)
  }
}

/// A part of a ring, clockwise from its top, round at both ends; an empty path if the share is 0.
private struct RingPart: Shape {
  var fraction: Double
  /// The width of the line as a share of the ring's diameter.
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
