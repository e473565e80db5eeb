import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenViews

/// The index of a list's sections: their labels below each other. A press, or a drag along the
/// labels, scrolls to the section at that place.
struct SectionIndexBar: View {
  let labels: [Text]
  /// The number of the section that is in view.
  let current: Int
  let rows: ListRows
  /// The width of the index, which the rows' content leaves free.
  @Binding var width: CGFloat
  /// The height of a label, and of all the labels that are shown.
  @State private var lineHeight: CGFloat = 0
  @State private var height: CGFloat = 0
  /// The section that the drag has reached.
  @State private var chosen: Int?
  @GestureState private var isHeld = false

  init(labels: [Text], current: Int, rows: ListRows, width: Binding<CGFloat>) {
    self.labels = labels
    self.current = current
    self.rows = rows
    _width = width
  }

  var body: some View {
    GeometryReader { place in
      column(Self.marks(of: labels.count, room: room(place.size.height)))
        .frame(width: place.size.width, height: place.size.height)
    }
    .frame(width: width)
    .font(.caption2.weight(.semibold))
    .foregroundStyle(.tint)
    // In larger type sizes the index would be as wide as the list.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .semantics(
      Semantics(.adjustable, actions: ["increment", "decrement"], children: .ignored)
    ) { request in
      switch request {
      case .perform("increment"): step(1)
      case .perform("decrement"): step(-1)
      default: false
      }
    }
    .semantics(
      label: Text(system: .sectionIndex),
      value: labels.indices.contains(current) ? labels[current] : nil)
  }

  private func column(_ marks: [Int?]) -> some View {
    VStack(spacing: 0) {
      ForEach(Array(marks.enumerated()), id: \.offset) { _, mark in
        mark.map { labels[$0] } ?? Text(verbatim: "•")
      }
      .fixedSize()
    }
    .frame(minWidth: ListMetrics.classic.indexWidth)
    .background(alignment: .top) {
      Text(verbatim: "•").hidden()
        .onGeometryChange(for: CGFloat.self, of: \.size.height) { lineHeight = $0 }
    }
    .onGeometryChange(for: CGSize.self, of: \.size) {
      width = $0.width
      height = $0.height
    }
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0)
        .updating($isHeld) { _, isHeld, _ in isHeld = true }
        .onChanged { choose(at: $0.location.y) }
    )
    // Also when another gesture takes the finger.
    .onChange(of: isHeld) { if !isHeld { chosen = nil } }
  }

  // MARK: Labels

  /// Returns the number of labels for which there is room.
  private func room(_ height: CGFloat) -> Int {
    guard lineHeight > 0, height.isFinite else { return 0 }
    return Int(min((height / lineHeight).rounded(.down), CGFloat(labels.count)))
  }

  /// Returns the entry for each line: the number of a label, or nil for a dot, which replaces
  /// labels for which there is no room. The first and the last label are always included.
  static func marks(of count: Int, room: Int) -> [Int?] {
    guard count > 0, room > 0 else { return [] }
    guard count > room else { return Array(0..<count) }
    let shown = (room + 1) / 2
    guard shown > 1 else { return [0] }
    return (0..<shown).flatMap { number -> [Int?] in
      let label = (number * (count - 1) + (shown - 1) / 2) / (shown - 1)
      return number + 1 < shown ? [label, nil] : [label]
    }
  }

  // MARK: Scrolling to a section

  /// Each position along the index selects a section, including sections whose label has no room.
  private func choose(at y: CGFloat) {
    guard height > 0, y.isFinite, !labels.isEmpty else { return }
    let part = min(max(y / height, 0), 1)
    go(to: min(Int(part * CGFloat(labels.count)), labels.count - 1))
  }

  private func go(to number: Int) {
    guard chosen != number else { return }
    chosen = number
    show(number)
  }

  private func step(_ step: Int) -> Bool {
    let next = (rows.indexedInView ?? current) + step
    guard labels.indices.contains(next) else { return false }
    show(next)
    return true
  }

  /// Scrolls to the section at its current place in the list.
  private func show(_ number: Int) {
    let sections = rows.indexed
    if sections.indices.contains(number) { rows.scroll(toLine: sections[number].line) }
  }
}
