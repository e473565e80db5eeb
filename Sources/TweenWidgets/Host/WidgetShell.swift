import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A widget's area: what it shows, with what its host puts around it.
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

  /// Without a background of its own the content has the whole area.
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
          // What is behind all widgets of a home screen.
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

  /// Whether there is no background that could be taken away from behind the content: all white it
  /// would be a block.
  private var keepsShades: Bool { !hasBackground && !setting.family.isAccessory }

  /// The content in the colours that the rendering mode has.
  @ViewBuilder private var inColors: some View {
    if setting.renderingMode == .vibrant {
      // Light on dark: what is bright lets little through.
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

/// What stands in the one line beside a clock, which has the same height for all.
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
  /// Black that covers as much as the view is bright. On black ground first: what covers half and is
  /// white is as bright as what covers all and is gray.
  ///
  /// - Parameter size: Of all that there may be around the view, in points.
  func luminanceAsCoverage(in size: CGSize) -> some View {
    background { Color.black.frame(width: 2 * size.width, height: 2 * size.height) }
      .luminanceToAlpha()
  }
}

/// One entry of a widget, as if it stood for long.
package struct WidgetStill: View {
  let widget: WidgetDescription
  let setting: WidgetSetting
  let moment: WidgetMoment

  /// The entry; with a setting of a placeholder its shape.
  package init(_ widget: WidgetDescription, setting: WidgetSetting, moment: WidgetMoment) {
    self.widget = widget
    self.setting = setting
    self.moment = moment
  }

  /// The widget's area.
  package var body: some View {
    WidgetShell(widget: widget, setting: setting, content: moment.view())
  }
}

/// A widget that goes through its entries.
package struct WidgetPlayer: View {
  private let setting: WidgetSetting
  @State private var run: WidgetRun

  /// A widget, which is asked for its entries when it is shown.
  ///
  /// - Parameter run: tells what becomes of it.
  package init(_ run: WidgetRun) {
    setting = run.setting
    _run = State(wrappedValue: run)
  }

  /// The entry whose date has come.
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

  /// From one entry to the next (Scenes 4.3).
  private static var change: Animation { .smooth(duration: 0.4) }

  /// In seconds: what still moves then is at its end. A change begins a frame after its entry came, and
  /// is over 2 s after that.
  private static let longestChange = 1.98
}
