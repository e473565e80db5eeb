import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenViews

/// The index of a list's sections: their labels one below the other. A press, or a drag along them, goes
/// to the section that it meets.
struct SectionIndexBar: View {
  let labels: [Text]
  /// The number of the section that is in view.
  let current: Int
  let rows: ListRows
  /// How wide it is, which what is in the rows keeps clear of.
  @Binding var width: CGFloat
  /// Of one label, and of all that are shown.
  @State private var lineHeight: CGFloat = 0
  @State private var height: CGFloat = 0
  /// The section that the drag has come to.
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
    // Beyond these it would be as wide as what it leads to.
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
    // Also where something else has taken the finger.
    .onChange(of: isHeld) { if !isHeld { chosen = nil } }
  }

  // MARK: Labels

  /// How many lines there is room for.
  private func room(_ height: CGFloat) -> Int {
    guard lineHeight > 0, height.isFinite else { return 0 }
    return Int(min((height / lineHeight).rounded(.down), CGFloat(labels.count)))
  }

  /// What stands in each line: the number of a label, or nil for a dot, which stands for those that there
  /// is no room for. The first and the last are always there.
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

  // MARK: Going there

  /// A place along the index means a section, also one whose label there is no room for.
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

  /// The section as the list has it now.
  private func show(_ number: Int) {
    let sections = rows.indexed
    if sections.indices.contains(number) { rows.scroll(toLine: sections[number].line) }
  }
}
