import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The automatic style: a bar if there is a value, a spinner if there is none.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the automatic style of progress views.
  public init() {}
  /// Returns a bar if there is a value, else a spinner.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      SpinnerProgress(configuration: configuration)
    } else {
      LinearProgress(configuration: configuration)
    }
  }
}

/// A progress view style that draws a bar, filled from its leading end.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates a progress view style that draws a bar.
  public init() {}
  /// Returns the label, the bar and the label of the current value, one below the other.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration)
  }
}

/// A progress view style that draws a spinner, with or without a value. An interval of dates, and
/// each value in a widget, is drawn as a ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates a progress view style that draws a spinner or a ring.
  public init() {}
  /// Returns the spinner or the ring, with the label below it.
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The automatic look: a bar if there is a value, a spinner if there is none.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills from its leading end.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner; a ring for an interval of dates and in widgets.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A ring if the progress is an interval of dates or stands in a widget, else a spinner.
private struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.isInWidget) private var isInWidget

  var body: some View {
    if let fraction = configuration.fractionCompleted, configuration.isTimed || isInWidget {
      RingProgress(configuration: configuration, fraction: fraction)
    } else {
      SpinnerProgress(configuration: configuration)
    }
  }
}

private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility
  private let metrics = ControlMetrics.touch

  var body: some View {
    VStack(alignment: .leading, spacing: metrics.progressSpacing) {
      if let label = configuration.label, labelsVisibility != .hidden { label }
      ZStack {
        Capsule(style: .circular).fill(ControlColors.fill)
        FilledPart(fraction: configuration.fractionCompleted ?? 0).fill(.tint)
      }
      .frame(height: metrics.progressTrack)
      if let value = configuration.currentValueLabel {
        value.font(.caption).monospacedDigit().foregroundStyle(.secondary)
      }
    }
    .overlay {
      if labelsVisibility == .hidden, let label = configuration.label { label.accessibilityOnly() }
    }
  }
}

/// The leading part of a capsule, round at both ends; an empty path if the share is 0.
struct FilledPart: Shape {
  var fraction: Double

  nonisolated var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let part = min(1, max(0, fraction))
    guard part > 0 else { return Path() }
    var filled = rect
    // A filled part that is shorter than the capsule's ends is drawn as a dot.
    filled.size.width = max(min(rect.height, rect.width), rect.width * part)
    return Capsule(style: .circular).path(in: filled)
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// A spinner of eight blades. The darkest blade advances by one every eighth of a second.
private struct SpinnerProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.controlSize) private var controlSize
  private let metrics = ControlMetrics.touch

  var body: some View {
    VStack(spacing: metrics.progressSpacing) {
      Spinner(size: size)
      if let label = configuration.label, labelsVisibility != .hidden {
        label.font(.caption).foregroundStyle(.secondary)
      }
    }
    .overlay {
      if labelsVisibility == .hidden, let label = configuration.label { label.accessibilityOnly() }
    }
  }

  private var size: CGFloat {
    switch controlSize {
    case .mini: metrics.spinner.small
    case .small, .regular: metrics.spinner.regular
    case .large, .extraLarge: metrics.spinner.large
    }
  }
}

private struct Spinner: View {
  let size: CGFloat
  @Environment(\.colorScheme) private var scheme
  @Environment(\.tintColor) private var tint
  /// The opacities of the blades, out of 255, counterclockwise from the darkest.
  private static let opacities = [147, 122, 97, 72, 47, 47, 47, 47]

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.125)) { context in
      let step = Int((context.date.timeIntervalSinceReferenceDate * 8).rounded(.down))
      ZStack {
        ForEach(0..<8, id: \.self) { blade in
          Blade(index: blade, isLarge: size > 30).fill(color)
            .opacity(Double(Self.opacities[((step - blade) % 8 + 8) % 8]) / full)
        }
      }
      .frame(width: size, height: size)
      // The spinner advances from blade to blade without animation; its position can still be
      // animated.
      .lookAnimation(nil, value: step)
    }
  }

  /// The opacity that counts as full, out of 255. With a tint, the darkest blade is opaque.
  private var full: Double { tint == nil ? 255 : Double(Self.opacities[0]) }

  private var color: Color {
    if let tint { return tint }
    return grey
  }

  private var grey: Color {
    scheme == .dark
      ? Color(.sRGB, red: 235 / 255, green: 235 / 255, blue: 245 / 255)
      : Color(.sRGB, red: 60 / 255, green: 60 / 255, blue: 68 / 255)
  }
}

/// A blade of a spinner: a capsule away from the centre, turned by a number of eighths.
private struct Blade: Shape {
  let index: Int
  let isLarge: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    let scale = min(rect.width, rect.height) / (isLarge ? 37 : 20)
    let length = (isLarge ? 12 : 6.5) * scale
    let width = (isLarge ? 5 : 2.5) * scale
    let radius = (isLarge ? 11.5 : 6.75) * scale
    let upright = CGRect(x: -width / 2, y: -radius - length / 2, width: width, height: length)
    let blade = Capsule(style: .circular).path(in: upright)
    let turn = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .rotated(by: CGFloat(index) * .pi / 4)
    return blade.applying(turn)
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
