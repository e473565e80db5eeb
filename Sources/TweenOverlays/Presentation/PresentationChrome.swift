import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The surroundings of presented content: the layer that dims the window, and the animated card.
struct PresentationChrome<Content: View>: View {
  let kind: PresentationKind
  let isLeaving: Bool
  let isUnanimated: Bool
  let source: CGRect
  let arrowEdge: Edge
  let dismiss: () -> Void
  /// Whether the content disables its dismissal, for the presentation's modifier.
  @Binding var isDismissDisabled: Bool
  @Binding var isOpenBehind: Bool
  let content: Content
  @State private var hasAppeared = false
  @State private var hasEntered = false
  @State private var options = PresentationOptions()
  @State private var line = PresentationQueue()
  @State private var zoom = PresentedZoom()
  @Environment(\.windowZoomSources) private var sources
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    GeometryReader { proxy in
      let window = PresentationWindow(proxy)
      ZStack {
        card(window)
      }
      .frame(width: window.size.width, height: window.size.height)
      .offset(x: -window.insets.leading, y: -window.insets.top)
    }
    // A presentation of a menu's item gets its place in the order of presentations of the menu's
    // owner.
    .transformEnvironment(\.presentationQueue) { [kind, line] in if kind != .menu { $0 = line } }
    .allowsHitTesting(!isLeaving)
    .onPreferenceChange(PresentationOptionsKey.self) { new in
      options = new
      isDismissDisabled = new.isDismissDisabled == true
    }
    .preference(key: PresentationOptionsKey.self, value: PresentationOptions())
    .onPreferenceChange(EntranceKey.self) { begin($0) }
    .preference(key: EntranceKey.self, value: nil)
    .onAppear { hasAppeared = true }
    // By now the preferences of the content are known.
    .onChange(of: hasAppeared) {
      if isUnanimated {
        hasEntered = true
      } else {
        withAnimation(kind.arrival) { hasEntered = true }
      }
    }
    .onChange(of: isIn) { zoom.move(isIn: isIn) }
    .modifier(EndModifier { [zoom] in zoom.end() })
  }

  /// Stores the view out of which a sheet or a cover grows, before it appears.
  private func begin(_ entrance: _NavigationEntrance?) {
    guard !hasEntered, !isUnanimated, !reducesMotion, kind == .sheet || kind == .cover else {
      return
    }
    zoom.begin(entrance, among: sources)
  }

  private var isIn: Bool { hasEntered && !isLeaving }

  @ViewBuilder private func card(_ window: PresentationWindow) -> some View {
    switch adapted(window) {
    case .menu:
      MenuCard(
        window: window, source: source, hasEntered: hasEntered, isLeaving: isLeaving,
        dismiss: dismiss, content: content)
    case .sheet:
      SheetCard(
        window: window, options: options, isIn: isIn, zoom: zoom, dismiss: dismiss,
        isOpenBehind: $isOpenBehind, content: content)
    case .popover:
      PopoverCard(
        window: window, options: options, source: source, arrowEdge: arrowEdge, isIn: isIn,
        isLeaving: isLeaving, dismiss: dismiss, content: content)
    case .cover:
      CoverCard(
        window: window, options: options, isIn: isIn, zoom: zoom,
        dismiss: isDismissDisabled ? nil : dismiss, content: content)
    case .alert:
      Dimming(isIn: isIn)
      content
        .modifier(AlertSemantics())
        .scaleEffect(hasEntered ? 1 : PresentationMetrics.touch.alertScale)
        .opacity(isIn ? 1 : isLeaving ? 0 : PresentationMetrics.touch.initialOpacity)
    case .dialog where window.isRegular && !source.isNull:
      PopoverCard(
        window: window, options: options, source: source, arrowEdge: arrowEdge, isIn: isIn,
        isLeaving: isLeaving, dismiss: dismiss,
        content: content.environment(\.alertHasCancel, false)
          .frame(width: PresentationMetrics.touch.wideAlertWidth))
    case .dialog:
      Dimming(isIn: isIn).onTapGesture(perform: dismiss).accessibilityHidden(true)
      DialogCard(window: window, isIn: isIn, content: content)
    }
  }

  /// Returns the adapted kind of presentation: a popover in a narrow window becomes a sheet, unless
  /// its content requests another kind.
  private func adapted(_ window: PresentationWindow) -> PresentationKind {
    guard kind == .popover, !window.isRegular else { return kind }
    return switch options.adaptation?.kind ?? .automatic {
    case .none, .popover: .popover
    case .fullScreenCover: .cover
    case .automatic, .sheet: .sheet
    }
  }
}

/// The window that contains a presentation, in points.
struct PresentationWindow {
  let size: CGSize
  let insets: EdgeInsets
  private let metrics = PresentationMetrics.touch

  init(_ proxy: GeometryProxy) {
    insets = proxy.safeAreaInsets
    size = CGSize(
      width: proxy.size.width + insets.leading + insets.trailing,
      height: proxy.size.height + insets.top + insets.bottom)
  }

  /// Whether the window is wide enough for cards in its middle.
  var isRegular: Bool { size.width >= metrics.regularWidth }
  /// The greatest height of a sheet.
  var largeHeight: CGFloat { max(0, size.height - insets.top - metrics.sheetTop) }
  var maximumHeight: CGFloat { max(0, size.height - insets.top - insets.bottom) }
}

/// The layer that darkens the content behind a presentation.
struct Dimming: View {
  let isIn: Bool
  var share: Double = 1
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Color.black.opacity(scheme == .dark ? 0.48 : 0.2)
      .opacity(isIn ? share : 0)
      .contentShape(Rectangle())
      .accessibilityHidden(true)
  }
}

/// A cover of the whole window.
private struct CoverCard<Content: View>: View {
  let window: PresentationWindow
  let options: PresentationOptions
  let isIn: Bool
  let zoom: PresentedZoom
  /// Dismisses the cover; nil: the user cannot dismiss it.
  let dismiss: (() -> Void)?
  let content: Content

  var body: some View {
    Dimming(isIn: isIn)
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .barPadding(window.insets)
      .modifier(SafeAreaBarrier())
      .frame(width: window.size.width, height: window.size.height)
      .background {
        if let background = options.background {
          background.value
        } else {
          Rectangle().fill(.background)
        }
      }
      // The cover has the background colour of a window, even above a sheet.
      .environment(\.isElevated, false)
      .semantics(Semantics(.sheet, actions: ["escape"], children: .contained))
      .modifier(CardZoom(zoom: zoom, card: CGRect(origin: .zero, size: window.size)))
      .modifier(ZoomPull(zoom: zoom, height: window.size.height, dismiss: dismiss))
      .offset(y: isIn || zoom.isOn ? 0 : window.size.height)
  }
}

/// The actions of a dialog at the window's lower edge; in the middle of a wide window.
private struct DialogCard<Content: View>: View {
  let window: PresentationWindow
  let isIn: Bool
  let content: Content
  private let metrics = PresentationMetrics.touch

  var body: some View {
    let width = min(
      window.size.width - 2 * metrics.dialogMargin,
      window.isRegular ? metrics.wideAlertWidth : metrics.formSize.width)
    let bottom = max(metrics.dialogMargin, window.insets.bottom)
    content
      .frame(width: max(0, width))
      .modifier(AlertSemantics())
      .padding(.bottom, window.isRegular ? 0 : bottom)
      .frame(maxHeight: .infinity, alignment: window.isRegular ? .center : .bottom)
      .opacity(window.isRegular && !isIn ? 0 : 1)
      .offset(y: isIn || window.isRegular ? 0 : window.size.height / 2)
  }
}
