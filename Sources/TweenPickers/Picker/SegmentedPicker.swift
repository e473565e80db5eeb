import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// Options side by side on a bar, with the chosen one on a raised thumb (Controls 5.3).
struct SegmentedPicker<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.listLevel) private var listLevel
  @Environment(\.formHasColumns) private var hasColumns

  var body: some View {
    HStack(spacing: ControlMetrics.touch.rowSpacing) {
      if !idiom.isTouch || hasColumns, labelsVisibility != .hidden {
        VStack(alignment: .trailing) { parts.label }.columnLabel()
        if listLevel != nil { Spacer(minLength: 0) }
      }
      parts.reading { options in SegmentBar(options: options).rowControl() }
        // A row's separator is aligned with its text, and not with texts inside the bar.
        .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
    }
    .desktopType()
    .semantics(Semantics(.picker, children: .contained)).semantics(label: parts.name)
    .labeled(byUnseen: parts.label)
  }
}

private struct SegmentBar<Value: Hashable>: View {
  let options: PickerOptions<Value>
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.layoutDirection) private var direction
  @GestureState private var isHeld = false
  /// The segment that is pressed; nil: none, or the pointer has moved too far away.
  @State private var held: Int?
  /// Whether the current press began on the thumb, which follows the pointer then.
  @State private var carries = false
  /// Whether the user makes the change under way. The thumb then moves with the picker's own
  /// animation, in place of the program's.
  @State private var isMovedByHand = false
  @State private var size = CGSize.zero
  @State private var press = SegmentPress()
  private let metrics = ControlMetrics.touch

  var body: some View {
    let thumb = shownThumb
    SegmentLayout(height: height, metrics: metrics, fills: idiom.isTouch) {
      ForEach(Array(options.all.enumerated()), id: \.element.id) { index, option in
        SegmentLabel(
          option: option, isChosen: index == thumb, isHeld: index == held && !carries,
          size: idiom.isTouch ? 13 : 12
        )
        .layoutValue(key: SegmentPart.self, value: .label)
      }
      ForEach(1..<max(1, count), id: \.self) { index in
        Rectangle().fill(Color(provider: SystemStyles.systemGray).opacity(0.3))
          .opacity(index == thumb || index - 1 == thumb ? 0 : 1)
          .layoutValue(key: SegmentPart.self, value: .line(index))
      }
    }
    .background {
      ZStack {
        RoundedRectangle(cornerRadius: radius)
          .fill(ProgramLooks.current.segments.background ?? ControlColors.tertiaryFill)
        if let thumb { thumbView(thumb) }
      }
    }
    .geometryGroup()
    .compositingGroup(isOn: !isEnabled)
    .opacity(isEnabled ? 1 : 0.5)
    .contentShape(Rectangle())
    .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
    .gesture(drag, including: isEnabled ? .all : .none)
    .modifier(FocusFrame(radius: radius, isAlwaysMarked: false))
    .controlFocus(ControlKeys(other: handle))
    .onChange(of: options.chosen) { isMovedByHand = false }
    .onChange(of: isHeld) { if !isHeld { end() } }
  }

  private var count: Int { options.all.count }
  private var height: CGFloat { idiom.isTouch ? metrics.segmentHeight : 24 }
  private var radius: CGFloat { idiom.isTouch ? metrics.segmentRadius : 6 }
  /// The segment at which the thumb is, or to which it moves.
  private var shownThumb: Int? { carries ? held ?? options.chosen : options.chosen }

  private func thumbView(_ index: Int) -> some View {
    SegmentThumb(
      position: Double(index), scale: carries && held == index ? 0.95 : 1, count: count,
      inset: metrics.segmentInset, radius: idiom.isTouch ? metrics.segmentThumbRadius : 5
    )
    .fill(thumbStyle)
    .transaction(value: index) {
      guard isMovedByHand, !$0.disablesAnimations else { return }
      $0.animation = PresentationMetrics.critical(22.44)
    }
    .lookAnimation(PresentationMetrics.critical(22.44), value: carries)
  }

  @Environment(\.colorScheme) private var scheme
  private var thumbStyle: AnyShapeStyle {
    if let color = ProgramLooks.current.segments.thumb {
      return AnyShapeStyle(
        color.shadow(.drop(color: .black.opacity(0.12), radius: 4, y: 3))
          .shadow(.drop(color: .black.opacity(0.04), radius: 0.5, y: 3)))
    }
    // On dark backgrounds the thumb is translucent, and a shadow would be invisible.
    if scheme == .dark { return AnyShapeStyle(ControlColors.tertiaryLabel) }
    return AnyShapeStyle(
      .white.shadow(.drop(color: .black.opacity(0.12), radius: 4, y: 3))
        .shadow(.drop(color: .black.opacity(0.04), radius: 0.5, y: 3)))
  }

  // MARK: Presses

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0).waitingForPans()
      .updating($isHeld) { _, isHeld, _ in isHeld = true }
      .onChanged { drag in
        let under = segment(at: drag.location)
        if !press.isOn {
          press.isOn = true
          carries = under != nil && under == options.chosen
        }
        isMovedByHand = true
        held = under
      }
      .onEnded { drag in
        let chosen = segment(at: drag.location)
        end()
        guard let chosen, chosen != options.chosen else { return }
        isMovedByHand = true
        options.choose(at: chosen)
      }
  }

  /// Handles the arrow keys, which move to the next segment that can be chosen.
  private func handle(_ press: KeyPress) -> Bool {
    let forward = direction == .rightToLeft ? -1 : 1
    switch press.key {
    case .rightArrow: options.choose(after: forward)
    case .leftArrow: options.choose(after: -forward)
    case .home: options.choose(after: -count)
    case .end: options.choose(after: count)
    default: return false
    }
    isMovedByHand = true
    return true
  }

  private func end() {
    press.isOn = false
    held = nil
    carries = false
  }

  /// Returns the segment at a position; nil if the position is too far from the bar.
  private func segment(at point: CGPoint) -> Int? {
    let reach = metrics.segmentReach
    guard count > 0, size.width > 0, point.y >= -reach, point.y <= size.height + reach,
      point.x >= -reach, point.x <= size.width + reach
    else { return nil }
    let part = point.x / size.width * CGFloat(count)
    let index = min(count - 1, max(0, Int(part.rounded(.down))))
    let found = direction == .rightToLeft ? count - 1 - index : index
    return options.all[found].value == nil ? nil : found
  }
}

/// Whether a press is on the bar. No view is drawn from it.
private final class SegmentPress {
  var isOn = false
}

private struct SegmentLabel<Value: Hashable>: View {
  let option: PickerOption<Value>
  let isChosen: Bool
  let isHeld: Bool
  let size: CGFloat

  var body: some View {
    let look = ProgramLooks.current.segments
    HStack(spacing: 4) { option.subview }
      .modifier(
        LookedTitle(
          isChosen ? look.chosenTitle : look.title,
          font: .system(size: size, weight: isChosen ? .semibold : .regular))
      )
      .lineLimit(1)
      .opacity(isHeld ? 0.2 : option.value == nil ? 0.3 : 1)
      .lookAnimation(.easeOut(duration: 0.47), value: isHeld)
      .semantics(
        Semantics(
          .button, traits: isChosen ? ["selected"] : [], actions: ["default"], children: .combined))
  }
}

/// The part that a view plays on a bar of segments.
private enum SegmentPart: LayoutValueKey, Equatable {
  case label
  /// The line before the segment with this index.
  case line(Int)

  static var defaultValue: SegmentPart { .label }
}

/// Places segments of equal width, with lines between them.
private struct SegmentLayout: Layout {
  let height: CGFloat
  let metrics: ControlMetrics
  /// Whether the bar takes the offered width, even if it needs less.
  let fills: Bool

  private func labels(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[SegmentPart.self] == .label }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let labels = labels(subviews)
    let widest = labels.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let segments = SegmentPlaces(count: labels.count, width: 0)
    let ideal = segments.width(ofSegment: widest + metrics.segmentPadding)
    guard let width = proposal.width, width.isFinite else {
      return CGSize(width: ideal, height: height)
    }
    return CGSize(width: fills ? max(0, width) : min(ideal, width), height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let labels = labels(subviews)
    guard !labels.isEmpty else { return }
    let segments = SegmentPlaces(count: labels.count, width: bounds.width)
    for (index, label) in labels.enumerated() {
      label.place(
        at: CGPoint(
          x: bounds.minX + segments.start(of: CGFloat(index)) + segments.segment / 2,
          y: bounds.midY),
        anchor: .center,
        proposal: ProposedViewSize(width: max(0, segments.segment - 8), height: height))
    }
    for subview in subviews {
      guard case .line(let index) = subview[SegmentPart.self] else { continue }
      let isThere = index < labels.count
      subview.place(
        at: CGPoint(
          x: bounds.minX + segments.start(of: CGFloat(index)) - SegmentPlaces.gap,
          y: bounds.minY + metrics.segmentLineInset),
        proposal: ProposedViewSize(
          width: isThere ? SegmentPlaces.gap : 0,
          height: isThere ? max(0, bounds.height - 2 * metrics.segmentLineInset) : 0))
    }
  }
}

/// The positions of segments of equal width on a bar, with room for a line between two.
private struct SegmentPlaces {
  /// The distance between two segments, in points.
  static let gap: CGFloat = 1

  let count: Int
  /// The width of the bar, in points.
  let width: CGFloat

  /// The width of a segment.
  var segment: CGFloat { max(0, width - CGFloat(count - 1) * Self.gap) / CGFloat(max(count, 1)) }

  /// Returns the start of a segment; its index can lie between two segments.
  func start(of number: CGFloat) -> CGFloat { number * (segment + Self.gap) }

  /// Returns the width of a bar whose segments are `segment` wide.
  func width(ofSegment segment: CGFloat) -> CGFloat {
    CGFloat(count) * segment + CGFloat(max(count - 1, 0)) * Self.gap
  }
}

/// The raised background of a segment.
private struct SegmentThumb: Shape {
  /// The index of the segment, or a value between two indices during a motion.
  var position: Double
  var scale: Double
  let count: Int
  let inset: CGFloat
  let radius: CGFloat

  nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(position, scale) }
    set { (position, scale) = (newValue.first, newValue.second) }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    guard count > 0, rect.width > 2 * inset, rect.height > 2 * inset else { return Path() }
    let segments = SegmentPlaces(count: count, width: rect.width)
    let full = CGRect(
      x: rect.minX + segments.start(of: position) + inset, y: rect.minY + inset,
      width: max(0, segments.segment - 2 * inset), height: rect.height - 2 * inset)
    let shrunk = full.insetBy(
      dx: full.width * (1 - scale) / 2, dy: full.height * (1 - scale) / 2)
    return RoundedRectangle(cornerRadius: radius).path(in: shrunk)
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}
