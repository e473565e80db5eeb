import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A sheet, which rests at one of its detents, follows drags, and is dismissed when it is dragged
/// or thrown down (Controls 12.4). In a wide window it is a card in the middle.
struct SheetCard<Content: View>: View {
  let window: PresentationWindow
  let options: PresentationOptions
  let isIn: Bool
  let zoom: PresentedZoom
  let dismiss: () -> Void
  @Binding var isOpenBehind: Bool
  let content: Content
  @Environment(\.self) private var environment
  @Environment(\.interfaceIdiom) private var idiom
  /// The detent that a drag or the program has chosen last; nil: none yet.
  @State var chosen: PresentationDetent?
  /// The downward distance of the current drag.
  @State var drag: CGFloat = 0
  let metrics = PresentationMetrics.touch

  var body: some View {
    let rest = restingHeight
    let shown = shownHeight(rest)
    let height = window.isRegular ? rest : max(shown, lowest)
    let lowered = window.isRegular ? max(drag, -20) : max(0, lowest - shown)
    if !opensBehind {
      Dimming(isIn: isIn, share: 1 - Double(min(1, lowered / max(1, height))))
        .onTapGesture { if !isStiff, idiom.isTouch { dismiss() } }
        .accessibilityHidden(true)
    }
    card(height)
      .semantics(Semantics(.sheet, actions: ["escape"], children: .contained))
      .modifier(CardZoom(zoom: zoom, card: frame(height, lowered: lowered)))
      .offset(
        y: isIn || zoom.isOn
          ? lowered : (window.isRegular ? (window.size.height + height) / 2 : height)
      )
      .frame(
        width: window.size.width, height: window.size.height,
        alignment: window.isRegular ? .center : .bottom
      )
      .onChange(of: options.selection?.value.wrappedValue, initial: true) { _, new in
        guard let new, new != chosen else { return }
        // The first detent is set without animation.
        withAnimation(chosen == nil ? nil : metrics.sheetMotion) { chosen = new }
      }
      .onChange(of: opensBehind, initial: true) { isOpenBehind = opensBehind }
    if sendsBack {
      BackdropScaleReporter(
        BackdropScale(
          share: isIn ? 1 - min(1, lowered / max(1, height)) : 0, top: window.size.height - rest))
    }
  }

  /// Returns the final frame of the card.
  private func frame(_ height: CGFloat, lowered: CGFloat) -> CGRect {
    let size = CGSize(width: width ?? window.size.width, height: height)
    let room = window.size.height - height
    return CGRect(
      origin: CGPoint(
        x: (window.size.width - size.width) / 2,
        y: (window.isRegular ? room / 2 : room) + lowered),
      size: size)
  }

  /// Whether the content behind the sheet shrinks: if the sheet's only detent is the full height
  /// (Look 6).
  private var sendsBack: Bool {
    !window.isRegular && !opensBehind && lowest >= window.largeHeight && window.largeHeight > 0
  }

  private func card(_ height: CGFloat) -> some View {
    content
      .frame(maxWidth: options.sizing == .fitted ? nil : .infinity, maxHeight: .infinity)
      .barPadding(.bottom, window.isRegular ? 0 : window.insets.bottom)
      .modifier(SafeAreaBarrier())
      .environment(\.sheetScrollShare, SheetScrollShare(growsFirst: growsFirst))
      .frame(width: width, height: height)
      .background {
        if let background = options.background {
          background.value
        } else {
          Rectangle().fill(.background)
        }
      }
      .environment(\.isElevated, idiom.isTouch)
      .clipShape(shape)
      .overlay(alignment: .top) { grabber.opacity(hasGrabber ? 1 : 0) }
      .contentShape(Rectangle())
      .gesture(dragging)
  }

  /// Whether an upward drag over scrolling content makes the sheet higher.
  private var growsFirst: Bool {
    !window.isRegular && options.contentInteraction != .scrolls && restingHeight < highest
  }

  // MARK: Look

  private var shape: UnevenRoundedRectangle {
    let radius = max(0, (options.cornerRadius ?? nil) ?? metrics.sheetRadius)
    let bottom = window.isRegular ? radius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: radius)
  }

  private var hasGrabber: Bool {
    switch options.dragIndicator ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: !window.isRegular && heights.count > 1
    }
  }

  private var grabber: some View {
    Capsule().fill(PresentationColors.grabber)
      .frame(width: metrics.grabber.width, height: metrics.grabber.height)
      .padding(.top, metrics.grabberTop)
  }

  // MARK: Heights

  private var width: CGFloat? {
    guard window.isRegular else { return window.size.width }
    return switch options.sizing ?? .automatic {
    case .fitted: nil
    case .form: min(metrics.formSize.width, window.size.width - metrics.pageMargin.width)
    case .page, .automatic:
      min(metrics.pageSize.width, window.size.width - metrics.pageMargin.width)
    }
  }

  /// The available detents, from the lowest.
  var heights: [(detent: PresentationDetent, height: CGFloat)] {
    let space = DetentSpace(
      large: window.largeHeight, window: window.size.height, bottom: window.insets.bottom)
    let context = PresentationDetent.Context(
      maxDetentValue: window.maximumHeight, environment: environment)
    let all = (options.detents ?? []).compactMap { detent in
      detent.height(space, context).map { (detent: detent, height: $0) }
    }
    guard !all.isEmpty else { return [(.large, window.largeHeight)] }
    return all.sorted { $0.height < $1.height }
  }

  var lowest: CGFloat { heights.first?.height ?? window.largeHeight }
  var highest: CGFloat { heights.last?.height ?? window.largeHeight }

  /// The height while the sheet is not dragged.
  var restingHeight: CGFloat {
    if window.isRegular {
      let margin = metrics.pageMargin.height
      return options.sizing == .form
        ? min(metrics.formSize.height, window.size.height - margin)
        : min(metrics.pageSize.height, window.size.height - margin)
    }
    let heights = heights
    return heights.first { $0.detent == chosen }?.height ?? lowest
  }

  var isStiff: Bool { options.isDismissDisabled == true }

  /// Whether the content behind reacts to the user.
  private var opensBehind: Bool {
    switch options.interaction?.kind ?? .automatic {
    case .automatic, .disabled: false
    case .enabled: true
    case .upThrough(let detent):
      heights.first { $0.detent == detent }.map { restingHeight <= $0.height } ?? false
    }
  }
}
