import Foundation
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViews

/// The automatic gauge style: a bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the automatic gauge style, which draws a bar.
  public init() {}
  /// Returns the label, the bar and the label of the current value, one below the other.
  public func makeBody(configuration: Configuration) -> some View {
    CapacityGauge(configuration: configuration, height: ControlMetrics.touch.progressTrack)
  }
}

/// A gauge style that draws a bar filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates a gauge style that draws a filled bar.
  public init() {}
  /// Returns the label, the bar and the label of the current value, one below the other.
  public func makeBody(configuration: Configuration) -> some View {
    CapacityGauge(configuration: configuration, height: ControlMetrics.touch.progressTrack)
  }
}

/// A gauge style that draws a bar with a knob at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates a gauge style that draws a bar with a knob.
  public init() {}
  /// Returns the bar between the labels of its ends.
  public func makeBody(configuration: Configuration) -> some View {
    KnobGauge(configuration: configuration)
  }
}

/// A gauge style that draws a thicker bar filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates a gauge style that draws a thicker filled bar.
  public init() {}
  /// Returns the label, the bar and the label of the current value, one below the other.
  public func makeBody(configuration: Configuration) -> some View {
    CapacityGauge(configuration: configuration, height: ControlMetrics.touch.gaugeTrack)
  }
}

/// A gauge style that draws a ring with a gap at the bottom and a knob at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates a gauge style that draws an open ring with a knob.
  public init() {}
  /// Returns the ring around the label of the current value.
  public func makeBody(configuration: Configuration) -> some View {
    RingGauge(configuration: configuration, isCapacity: false)
  }
}

/// A gauge style that draws a ring filled clockwise from its top up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates a gauge style that draws a filled ring.
  public init() {}
  /// Returns the ring around the label of the current value.
  public func makeBody(configuration: Configuration) -> some View {
    RingGauge(configuration: configuration, isCapacity: true)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The automatic look: a bar that is filled up to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a knob at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A thicker bar that is filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring with a gap at the bottom and a knob at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The filling of a scale: the tint, whose colours run along the scale.
private struct ScaleFill<Scale: Shape>: View {
  let scale: Scale
  /// The angle at which an arc begins; nil: the scale is a bar.
  var arcStart: Angle?
  var arcLength: Angle = .degrees(360)
  @Environment(\.tintStyle) private var tintStyle
  @Environment(\.tintColor) private var tint

  var body: some View {
    if tint == nil, let gradient = tintStyle?.gradient {
      if let arcStart {
        scale.fill(
          AngularGradient(
            gradient: gradient, center: .center, startAngle: arcStart,
            endAngle: arcStart + arcLength))
      } else {
        scale.fill(
          LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
      }
    } else {
      scale.fill(.tint)
    }
  }
}

private struct CapacityGauge: View {
  let configuration: GaugeStyleConfiguration
  let height: CGFloat
  @Environment(\.labelsVisibility) private var labelsVisibility
  private let metrics = ControlMetrics.touch

  var body: some View {
    VStack(alignment: .leading, spacing: metrics.progressSpacing) {
      if labelsVisibility != .hidden { configuration.label }
      HStack(spacing: metrics.rowSpacing) {
        if let minimum = configuration.minimumValueLabel { minimum }
        ZStack {
          Capsule(style: .circular).fill(ControlColors.fill)
          ScaleFill(scale: FilledPart(fraction: configuration.value))
        }
        .frame(height: height)
        if let maximum = configuration.maximumValueLabel { maximum }
      }
      if let value = configuration.currentValueLabel {
        value.font(.caption).monospacedDigit().foregroundStyle(.secondary)
      }
    }
  }
}

private struct KnobGauge: View {
  let configuration: GaugeStyleConfiguration
  private let metrics = ControlMetrics.touch

  var body: some View {
    HStack(spacing: metrics.rowSpacing) {
      if let minimum = configuration.minimumValueLabel { minimum }
      ScaleFill(
        scale: KnobScale(
          fraction: configuration.value, track: metrics.gaugeTrack, knob: metrics.gaugeKnob,
          gap: metrics.gaugeGap)
      )
      .frame(height: metrics.gaugeKnob + 2 * metrics.gaugeGap)
      if let maximum = configuration.maximumValueLabel { maximum }
    }
    .font(.footnote)
  }
}

private struct RingGauge: View {
  let configuration: GaugeStyleConfiguration
  let isCapacity: Bool
  private let metrics = ControlMetrics.touch

  var body: some View {
    ZStack {
      if isCapacity {
        let full = RingScale(
          fraction: 1, isKnob: false, start: -90, length: 360, metrics: metrics)
        ScaleFill(scale: full, arcStart: .degrees(-90)).opacity(0.2)
        ScaleFill(
          scale: RingScale(
            fraction: configuration.value, isKnob: false, start: -90, length: 360,
            metrics: metrics),
          arcStart: .degrees(-90))
      } else {
        ScaleFill(
          scale: RingScale(
            fraction: configuration.value, isKnob: true, start: 135, length: 270,
            metrics: metrics),
          arcStart: .degrees(135), arcLength: .degrees(270))
      }
      center
        .minimumScaleFactor(0.3)
        .lineLimit(1)
        .frame(width: metrics.gaugeRing - 2 * metrics.gaugeTrack - 10)
      if !isCapacity { gap }
    }
    .frame(width: metrics.gaugeRing, height: metrics.gaugeRing)
  }

  @ViewBuilder private var center: some View {
    if let value = configuration.currentValueLabel {
      value.font(.system(size: metrics.gaugeType, weight: .medium))
    } else if isCapacity {
      configuration.label.font(.system(size: metrics.gaugeType, weight: .medium))
    }
  }

  /// The content of the gap at the bottom: the labels of the ends, or else the gauge's own label.
  @ViewBuilder private var gap: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 0) {
        if let minimum = configuration.minimumValueLabel { minimum }
        Spacer(minLength: 2)
        if let maximum = configuration.maximumValueLabel { maximum }
      }
      .font(.system(size: 10, weight: .medium))
      .minimumScaleFactor(0.5)
      .lineLimit(1)
      // Between the ends of the arc. Their round caps reach into the gap.
      .frame(width: metrics.gaugeBounds)
      .frame(maxHeight: .infinity, alignment: .bottom)
    } else {
      HStack { configuration.label }
        .font(.system(size: 12, weight: .medium))
        .minimumScaleFactor(0.5)
        .lineLimit(1)
        .frame(width: 28)
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
  }
}

/// A bar with a knob. A margin around the knob is cut out of the bar.
private struct KnobScale: Shape {
  var fraction: Double
  let track: CGFloat
  let knob: CGFloat
  let gap: CGFloat

  nonisolated var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    guard rect.width > knob, rect.height > 0 else { return Path() }
    let bar = CGRect(x: rect.minX, y: rect.midY - track / 2, width: rect.width, height: track)
    let x = rect.minX + knob / 2 + min(1, max(0, fraction)) * (rect.width - knob)
    func circle(_ size: CGFloat) -> Path {
      Path(ellipseIn: CGRect(x: x - size / 2, y: rect.midY - size / 2, width: size, height: size))
    }
    var path = Capsule(style: .circular).path(in: bar).subtracting(circle(knob + 2 * gap))
    path.addPath(circle(knob))
    return path
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// An arc that is drawn up to a share of its length, or drawn in full with a margin cut out around
/// a knob.
private struct RingScale: Shape {
  var fraction: Double
  let isKnob: Bool
  /// The angle at which the arc starts, in degrees clockwise from the trailing end.
  let start: Double
  let length: Double
  let metrics: ControlMetrics

  nonisolated var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let part = min(1, max(0, fraction))
    let radius = (min(rect.width, rect.height) - metrics.gaugeTrack) / 2
    guard radius > 0, isKnob || part > 0 else { return Path() }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    func arc(_ from: Double, _ to: Double) -> Path {
      var arc = Path()
      arc.addArc(
        center: center, radius: radius, startAngle: .degrees(from), endAngle: .degrees(to),
        clockwise: false)
      return arc.strokedPath(StrokeStyle(lineWidth: metrics.gaugeTrack, lineCap: .round))
    }
    let end = start + length * part
    guard isKnob else {
      if part >= 1, length >= 360 {
        return Path(
          ellipseIn: CGRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        )
        .strokedPath(StrokeStyle(lineWidth: metrics.gaugeTrack))
      }
      return arc(start, end)
    }
    let knob = CGPoint(
      x: center.x + radius * cosine(end), y: center.y + radius * cosine(end - 90))
    func circle(_ size: CGFloat) -> Path {
      Path(ellipseIn: CGRect(x: knob.x - size / 2, y: knob.y - size / 2, width: size, height: size))
    }
    var path = arc(start, start + length)
      .subtracting(circle(metrics.gaugeKnob + 2 * metrics.gaugeGap))
    path.addPath(circle(metrics.gaugeKnob))
    return path
  }

  nonisolated private func cosine(_ degrees: Double) -> CGFloat {
    CGFloat(Elementary.cos(degrees * .pi / 180))
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}
