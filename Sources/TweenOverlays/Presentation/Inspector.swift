import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

extension View {
  /// Shows details beside the view while a condition is true: in a column at its trailing edge, or
  /// in a narrow window on a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the details are shown; set to false when the user dismisses the
  ///     sheet.
  ///   - content: The details, in the environment of this view.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, details: content()))
  }

  /// Sets the width of the inspector's column that contains this view, in points. The user cannot
  /// change it. The innermost setting is used. A width that is not finite and above 0 counts as the
  /// default, 270.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the initial width of the inspector's column that contains this view, and the limits to
  /// which the user can drag its edge, in points.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: InspectorWidthKey.self, value: InspectorWidth(least: min, ideal: ideal, most: max))
  }
}

/// The limits of the width of an inspector's column, in points.
struct InspectorWidth: Equatable {
  var least: CGFloat
  var ideal: CGFloat
  var most: CGFloat

  /// The width if none is set (Controls 12.4).
  static let usual = InspectorWidth(least: nil, ideal: nil, most: nil)

  init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
    func usable(_ width: CGFloat?) -> CGFloat? {
      width.flatMap { $0 > 0 && $0.isFinite ? min($0, 10_000) : nil }
    }
    let ideal = usable(ideal) ?? 270
    self.ideal = ideal
    self.least = min(usable(least) ?? 200, ideal)
    self.most = max(usable(most) ?? 400, ideal)
  }
}

private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth? { nil }
  static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) {
    value = value ?? nextValue()
  }
}

/// A view with a column of details beside it.
private struct InspectorModifier<Details: View> {
  let isPresented: Binding<Bool>
  let details: Details
  @Environment(\.horizontalSizeClass) private var sizeClass
  /// The visible share of the column, from 0 to 1.
  @State private var share: CGFloat = 0
  @State private var isShown = false
  @State private var width = InspectorWidth.usual
  /// The width to which the user has dragged the column; nil: its ideal width.
  @State private var drawn: CGFloat?
  @State private var start: CGFloat?
  @State private var turn = 0

  nonisolated init(isPresented: Binding<Bool>, details: Details) {
    self.isPresented = isPresented
    self.details = details
  }
}

extension InspectorModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isCompact = sizeClass == .compact
    let isPresented = isPresented
    InspectorLayout(share: isCompact ? 0 : share, width: columnWidth) {
      content
      if isShown, !isCompact { column.transition(.identity) }
    }
    // The column slides in from beyond the edge; content that extends into a safe area is not
    // clipped.
    .modifier(ColumnClip(isOn: isShown && !isCompact))
    .focusedSceneValue(\.inspectorPresentation, isPresented)
    .onChange(of: isPresented.wrappedValue, initial: true) { old, new in show(new, old != new) }
    .sheet(
      isPresented: Binding(
        get: { isCompact && isPresented.wrappedValue },
        set: { if isPresented.wrappedValue != $0 { isPresented.wrappedValue = $0 } })
    ) {
      details
    }
  }

  @MainActor private var columnWidth: CGFloat {
    min(max(drawn ?? width.ideal, width.least), width.most)
  }

  @MainActor private var column: some View {
    SlotContent(in: .root, details)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Rectangle().fill(.background) }
      .overlay(alignment: .leading) {
        Hairline(axis: .vertical)
          .frame(width: 9)
          .contentShape(Rectangle())
          .gesture(resizing)
          .pointerStyle(.columnResize)
      }
      .onPreferenceChange(InspectorWidthKey.self) { width = $0 ?? .usual }
      .preference(key: InspectorWidthKey.self, value: nil)
  }

  @MainActor private var resizing: some Gesture {
    DragGesture(minimumDistance: 1, coordinateSpace: .global)
      .onChanged { value in
        let from = start ?? columnWidth
        start = from
        drawn = min(max(from - value.translation.width, width.least), width.most)
      }
      .onEnded { _ in start = nil }
  }

  @MainActor private func show(_ new: Bool, _ isChange: Bool) {
    turn += 1
    let turn = turn
    guard isChange else {
      isShown = new
      share = new ? 1 : 0
      return
    }
    if new { isShown = true }
    withAnimation(.default) {
      share = new ? 1 : 0
    } completion: {
      if self.turn == turn, !new { isShown = false }
    }
  }
}

/// Clips content beyond the trailing edge while there is a column.
private struct ColumnClip: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    content.clipShape(ColumnClipShape(isOn: isOn))
  }
}

private struct ColumnClipShape: Shape {
  let isOn: Bool

  func path(in rect: CGRect) -> Path {
    let more: CGFloat = 10_000
    var shown = rect.insetBy(dx: 0, dy: -more)
    shown.origin.x -= more
    shown.size.width += isOn ? more : 2 * more
    return Path(shown)
  }
}

/// A view with a column at its trailing edge, which slides in and reduces the view's width.
private struct InspectorLayout: Layout {
  var share: CGFloat
  let width: CGFloat

  nonisolated var animatableData: CGFloat {
    get { share }
    set { share = newValue }
  }

  private func room(_ width: CGFloat?) -> CGFloat? {
    width.map { max(0, $0 - self.width * share) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let inner = content.sizeThatFits(
      ProposedViewSize(width: room(proposal.width), height: proposal.height))
    if share == 0 { return inner }
    return CGSize(
      width: max(proposal.width ?? 0, inner.width + width * share),
      height: max(inner.height, proposal.height.map { $0.isFinite ? $0 : 0 } ?? 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let content = subviews.first else { return }
    let left = max(0, bounds.width - width * share)
    content.place(
      at: CGPoint(x: bounds.minX + left / 2, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(width: left, height: bounds.height))
    for column in subviews.dropFirst() {
      column.place(
        at: CGPoint(x: bounds.minX + left, y: bounds.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

private struct InspectorPresentationKey: FocusedValueKey { typealias Value = Binding<Bool> }

extension FocusedValues {
  /// The binding that shows the inspector of the window.
  package var inspectorPresentation: Binding<Bool>? {
    get { self[InspectorPresentationKey.self] }
    set { self[InspectorPresentationKey.self] = newValue }
  }
}
