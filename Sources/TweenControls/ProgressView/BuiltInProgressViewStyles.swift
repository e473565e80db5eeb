import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The automatic look: a bar where there is a value, a wheel where there is none.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The automatic style.
  public init() {}
  /// A bar or a wheel.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      SpinnerProgress(configuration: configuration)
    } else {
      LinearProgress(configuration: configuration)
    }
  }
}

/// A bar that fills from its leading end.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The linear style.
  public init() {}
  /// The label, the bar, and what says how far it has come, one under the other.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration)
  }
}

/// A wheel that turns, also where there is a value; a ring for an interval of dates, and in a widget
/// for each value.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// The circular style.
  public init() {}
  /// The wheel or the ring, and the label under it.
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The automatic look: a bar where there is a value, a wheel where there is none.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills from its leading end.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel that turns.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A ring where what is shown has a part that goes by itself or stands, else a wheel.
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
      if labelsVisibility == .hidden, let label = configuration.label { label.forReadersAlone() }
    }
  }
}

/// The leading part of a capsule, round at both ends; nothing where there is no part.
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
    // A part shorter than the capsule's ends is a dot.
    filled.size.width = max(min(rect.height, rect.width), rect.width * part)
    return Capsule(style: .circular).path(in: filled)
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// A wheel of eight blades, of which the darkest goes on by one every eighth of a second.
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
      if labelsVisibility == .hidden, let label = configuration.label { label.forReadersAlone() }
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
  /// Of 255, from the darkest blade on against the clock.
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
      // The wheel goes from blade to blade at once; its place goes with the layout.
      .lookAnimation(nil, value: step)
    }
  }

  /// A tint is whole in the darkest blade.
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

/// One blade of a wheel: a capsule that stands off its middle, turned by so many eighths.
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
