import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The track of a slider with its draggable knob.
struct SliderTrack: View {
  let scale: SliderScale
  let onEditingChanged: (Bool) -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.layoutDirection) private var layoutDirection
  @State private var width: CGFloat = 0
  /// The position of the knob when the current drag began; nil: no drag is under way.
  @State private var start: Double?
  @GestureState private var isDragged = false
  @Environment(\.sliderThumbVisibility) private var thumb
  private let metrics = ControlMetrics.touch

  private struct Space: Hashable {}

  var body: some View {
    VStack(spacing: 2) {
      track
      if scale.marks.contains(where: { $0.label != nil }) {
        SliderMarksLayout(knob: knobSize) {
          ForEach(Array(scale.marks.enumerated()), id: \.offset) { _, mark in
            mark.label.layoutValue(key: SliderMarkPlace.self, value: mark.fraction)
          }
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
        .lineLimit(1)
      }
    }
    // The labels beside the slider are centred on its track.
    .alignmentGuide(VerticalAlignment.center) { _ in height / 2 }
  }

  private var track: some View {
    SliderLayout(fraction: scale.fraction, knob: knobSize, height: height) {
      ZStack {
        ground
        SliderFill(start: scale.neutral, fraction: scale.fraction, knob: knobSize).fill(.tint)
      }
      .frame(height: metrics.sliderTrack)
      .frame(maxHeight: .infinity)
      .background(alignment: .bottom) {
        if !scale.marks.isEmpty {
          SliderMarksLayout(knob: knobSize) {
            ForEach(Array(scale.marks.enumerated()), id: \.offset) { _, mark in
              Circle().fill(.tertiary).frame(width: Self.markSize, height: Self.markSize)
                .layoutValue(key: SliderMarkPlace.self, value: mark.fraction)
            }
          }
          .padding(.bottom, idiom.isTouch ? 4 : 1)
        }
      }
      .contentShape(Rectangle())
      .gesture(drag(jumps: true), including: idiom.isTouch && thumb != .hidden ? .none : .all)
      if thumb == .hidden { Color.clear.allowsHitTesting(false) } else { knob }
    }
    .transaction(value: scale.fraction) {
      // During a drag the knob animates from step to step; without steps it follows the pointer
      // directly.
      guard start != nil, scale.hasSteps, !$0.disablesAnimations else { return }
      $0.animation = .easeInOut(duration: metrics.sliderStepDuration)
    }
    // The knob moves relative to the track; the layout moves the track.
    .geometryGroup()
    .modifier(FocusFrame(radius: 4, isAlwaysMarked: false))
    .coordinateSpace(name: Space())
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .compositingGroup(isOn: !isEnabled)
    .opacity(isEnabled ? 1 : 0.5)
    .onChange(of: isDragged) { if !isDragged { end() } }
  }

  /// The size of the mark of a value, in points.
  private static let markSize: CGFloat = 4

  /// The track, fainter in the parts that cannot be chosen.
  @ViewBuilder private var ground: some View {
    if scale.enabled == 0...1 {
      Capsule(style: .circular).fill(ControlColors.fill)
    } else {
      Capsule(style: .circular).fill(ControlColors.fill).opacity(0.4)
      SliderFill(
        start: scale.enabled.lowerBound, fraction: scale.enabled.upperBound, knob: knobSize
      )
      .fill(ControlColors.fill)
    }
  }

  private var knobSize: CGFloat { idiom.isTouch ? metrics.sliderKnob : 20 }
  private var height: CGFloat { idiom.isTouch ? metrics.sliderHeight : 22 }

  private var knob: some View {
    Circle()
      .fill(
        .white.shadow(.drop(color: .black.opacity(0.15), radius: 4, y: 3))
          .shadow(.drop(color: .black.opacity(0.16), radius: 0.5, y: 1))
          .shadow(.drop(color: .black.opacity(0.1), radius: 0.5, y: 3))
      )
      .contentShape(Circle().inset(by: idiom.isTouch ? -metrics.sliderReach : 0))
      .gesture(drag(jumps: false))
  }

  private func drag(jumps: Bool) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .named(Space()))
      .waitingForPans(claiming: .horizontal)
      .updating($isDragged) { _, isDragged, _ in isDragged = true }
      .onChanged { follow($0, jumps: jumps) }
      .onEnded { drag in
        // A press that turns out not to be a pan of the surrounding scroll view only when it ends.
        guard start == nil, follow(drag, jumps: jumps) else { return }
        start = nil
        onEditingChanged(false)
      }
  }

  /// Moves the value to the position of a drag. Returns false if no value can be chosen.
  @discardableResult private func follow(_ drag: DragGesture.Value, jumps: Bool) -> Bool {
    let room = width - knobSize
    guard isEnabled, room > 0 else { return false }
    let isMirrored = layoutDirection == .rightToLeft
    func part(_ distance: CGFloat) -> Double { Double(distance / room) }
    let first: Double
    if let start {
      first = start
    } else {
      let x = isMirrored ? width - drag.startLocation.x : drag.startLocation.x
      first = jumps ? part(x - knobSize / 2) : scale.fraction
      start = first
      onEditingChanged(true)
    }
    let way = isMirrored ? -drag.translation.width : drag.translation.width
    let fraction = min(1, max(0, first + part(way)))
    if way != 0 || jumps { scale.choose(fraction) }
    return true
  }

  private func end() {
    guard start != nil else { return }
    start = nil
    onEditingChanged(false)
  }
}

/// Lays out a track and the knob on it.
private struct SliderLayout: Layout {
  var fraction: Double
  let knob: CGFloat
  let height: CGFloat

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  /// The width of a slider that is offered no width.
  private static let idealWidth: CGFloat = 100

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: max(knob, proposal.width ?? Self.idealWidth), height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else { return }
    subviews[0].place(
      at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
    // A spring overshoots its end; the knob stays on the track.
    let x = bounds.minX + knob / 2 + min(max(fraction, 0), 1) * (bounds.width - knob)
    subviews[1].place(
      at: CGPoint(x: x, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(width: knob, height: knob))
  }
}

/// The part of a track from a position to the middle of the knob.
private struct SliderFill: Shape {
  /// The position at which the part begins; 0: the very end of the track.
  let start: Double
  var fraction: Double
  let knob: CGFloat

  nonisolated var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    func place(_ fraction: Double) -> CGFloat {
      knob / 2 + min(max(fraction, 0), 1) * (rect.width - knob)
    }
    let first = start > 0 ? place(min(start, fraction)) : 0
    let last = place(max(start, fraction))
    return Capsule(style: .circular).path(
      in: CGRect(x: rect.minX + first, y: rect.minY, width: last - first, height: rect.height))
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// The position of a mark on the track, from 0 to 1.
private enum SliderMarkPlace: LayoutValueKey {
  static var defaultValue: Double { 0 }
}

/// Centres each view below its mark, limited to the ends of the track.
private struct SliderMarksLayout: Layout {
  let knob: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: proposal.width ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let width = subview.sizeThatFits(.unspecified).width
      let middle = knob / 2 + subview[SliderMarkPlace.self] * (bounds.width - knob)
      let x = min(max(middle - width / 2, 0), max(bounds.width - width, 0))
      subview.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
    }
  }
}
