import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The area of a widget: its content, with the margins, the background and the shape that its host
/// adds.
struct WidgetShell<Content: View>: View {
  let widget: WidgetDescription
  let setting: WidgetSetting
  let content: Content
  @State private var hasBackground = false
  @State private var hasAccent = false
  @State private var url: URL?
  @Environment(\.openURL) private var openURL

  private var shape: RoundedRectangle {
    RoundedRectangle(
      cornerRadius: WidgetMetrics.cornerRadius(of: setting.family, size: setting.size),
      style: setting.family == .accessoryCircular ? .circular : .continuous)
  }

  private var showsBackground: Bool {
    setting.renderingMode == .fullColor && !setting.family.isAccessory
      || !widget.isBackgroundRemovable
  }

  private var hasGround: Bool {
    setting.renderingMode == .fullColor && !setting.family.isAccessory
  }

  /// The margins of the content; without a background the content fills the whole area.
  private var margins: EdgeInsets {
    hasBackground && widget.hasContentMargins
      ? WidgetMetrics.margins(of: setting.family) : EdgeInsets()
  }

  private var reasons: RedactionReasons {
    var reasons: RedactionReasons = []
    if setting.isPlaceholder { reasons.insert(.placeholder) }
    if setting.isPrivate { reasons.insert(.privacy) }
    return reasons
  }

  var body: some View {
    let margins = margins
    inColors
      .modifier(InlineText(isOn: setting.family == .accessoryInline))
      .padding(margins)
      .frame(width: setting.size.width, height: setting.size.height)
      .backgroundPreferenceValue(WidgetBackgroundKey.self) { background in
        ZStack {
          // The system background behind all widgets of a home screen.
          if hasGround { Color(provider: SystemStyles.systemBackground) }
          if let background, showsBackground { background }
        }
      }
      .onPreferenceChange(HasWidgetBackgroundKey.self) { hasBackground = $0 }
      .onPreferenceChange(HasAccentKey.self) { hasAccent = $0 }
      .onPreferenceChange(WidgetURLKey.self) { url = $0 }
      .clipShape(shape)
      .containerShape(shape)
      .contentShape(shape)
      .gesture(
        TapGesture().onEnded { if let url { openURL(url) } },
        including: url == nil ? .subviews : .all
      )
      .redacted(reason: reasons)
      .environment(\.isInWidget, true)
      .environment(\.widgetFamily, setting.family)
      .environment(\.widgetRenderingMode, setting.renderingMode)
      .environment(\.widgetContentMargins, WidgetMetrics.margins(of: setting.family))
      .environment(\.showsWidgetContainerBackground, showsBackground)
  }

  /// Whether the content keeps its shades of grey: without a removable background behind it, white
  /// content would be a solid block.
  private var keepsShades: Bool { !hasBackground && !setting.family.isAccessory }

  /// The content in the colours of the rendering mode.
  @ViewBuilder private var inColors: some View {
    if setting.renderingMode == .vibrant {
      // Drawn in dark appearance, so that bright parts become opaque.
      content.environment(\.colorScheme, .dark).luminanceAsCoverage(in: setting.size).colorInvert()
    } else if setting.renderingMode == .accented {
      content.environment(\.colorScheme, .dark)
        .brightness(hasAccent || keepsShades ? 0 : 1)
        .grayscale(keepsShades && !hasAccent ? 1 : 0)
    } else {
      content
    }
  }
}

/// The content of the one line beside a clock, which has the same height for all widgets.
private struct InlineText: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn {
      content.lineLimit(1).dynamicTypeSize(...DynamicTypeSize.xLarge)
    } else {
      content
    }
  }
}

extension View {
  /// Returns black with the brightness of the view as its opacity. The view is drawn on black
  /// first, so that half-transparent white gets the same opacity as opaque gray.
  ///
  /// - Parameter size: The size of everything that can be drawn around the view, in points.
  func luminanceAsCoverage(in size: CGSize) -> some View {
    background { Color.black.frame(width: 2 * size.width, height: 2 * size.height) }
      .luminanceToAlpha()
  }
}

/// One entry of a widget, in its final state without transitions.
package struct WidgetStill: View {
  let widget: WidgetDescription
  let setting: WidgetSetting
  let moment: WidgetMoment

  /// Creates the still of an entry; with the settings of a placeholder it is redacted.
  package init(_ widget: WidgetDescription, setting: WidgetSetting, moment: WidgetMoment) {
    self.widget = widget
    self.setting = setting
    self.moment = moment
  }

  /// The area of the widget.
  package var body: some View {
    WidgetShell(widget: widget, setting: setting, content: moment.view())
  }
}

/// A widget that shows its entries at their dates.
package struct WidgetPlayer: View {
  private let setting: WidgetSetting
  @State private var run: WidgetRun

  /// Creates a widget, which requests its entries when it is shown.
  ///
  /// - Parameter run: The state of the widget.
  package init(_ run: WidgetRun) {
    setting = run.setting
    _run = State(wrappedValue: run)
  }

  /// The entry for the current date.
  package var body: some View {
    TimelineView(.explicit(run.dates)) { context in
      let shown = run.shown(at: context.date)
      WidgetShell(
        widget: run.widget, setting: setting.placeholder(run.isPlaceholder),
        content: shown.moment.view()
      )
      .animation(run.isChange(shown.step) ? Self.change : nil, value: shown.step)
      .animationsOfModifiersAlone(endAfter: Self.longestChange, free: Self.change)
      .onChange(of: context.date) { run.dateDidChange() }
    }
    .onAppear { run.begin() }
  }

  /// The transition from one entry to the next (Scenes 4.3).
  private static var change: Animation { .smooth(duration: 0.4) }

  /// The time in seconds after which a transition is set to its end. A transition begins a frame
  /// after its entry arrived, and must be over 2 s after the arrival.
  private static let longestChange = 1.98
}
