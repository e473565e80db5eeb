import SwiftUI

/// Layouts as programs write them: a ring, flowing tags, buttons of one width, a board that turns
/// into a column, grids. Compiled in Swift 5 and 6.
@main struct ArrangementsApp: App {
  var body: some Scene {
    WindowGroup("Arrangements") { Board() }
      .defaultSize(width: 240, height: 200)
  }
}

// MARK: A ring

/// Puts subviews on a circle; the turn animates.
struct RadialLayout: Layout {
  var turn: Angle

  var animatableData: Angle.AnimatableData {
    get { turn.animatableData }
    set { turn.animatableData = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 80, height: 80))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.width, bounds.height) / 3
    let step = Angle.degrees(360 / Double(max(1, subviews.count))).radians
    for (index, subview) in subviews.enumerated() {
      let own = subview[Distance.self]
      var point = CGPoint(x: 0, y: -radius * own)
        .applying(CGAffineTransform(rotationAngle: CGFloat(step * Double(index) + turn.radians)))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

/// How far out a subview of a ring lies: 1 is on the circle.
private struct Distance: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

extension View {
  func distance(_ part: CGFloat) -> some View { layoutValue(key: Distance.self, value: part) }
}

// MARK: Flowing tags

/// Fills lines from the leading edge on; the rows are found once for each width.
struct FlowLayout: Layout {
  struct Cache {
    var sizes: [CGSize]
    var rows: [CGFloat: [Range<Int>]] = [:]
  }

  var gap: CGFloat = 4

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = nil
    return properties
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  private func rows(_ width: CGFloat, _ cache: inout Cache) -> [Range<Int>] {
    if let known = cache.rows[width] { return known }
    var rows: [Range<Int>] = []
    var start = 0
    var x: CGFloat = 0
    for (index, size) in cache.sizes.enumerated() {
      if index > start, x + size.width > width {
        rows.append(start..<index)
        start = index
        x = 0
      }
      x += size.width + gap
    }
    if start < cache.sizes.count { rows.append(start..<cache.sizes.count) }
    cache.rows[width] = rows
    return rows
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let rows = rows(proposal.width ?? .infinity, &cache)
    let heights = rows.map { row in cache.sizes[row].map(\.height).max() ?? 0 }
    let widths = rows.map { row in
      cache.sizes[row].map(\.width).reduce(0, +) + gap * CGFloat(row.count - 1)
    }
    return CGSize(
      width: widths.max() ?? 0,
      height: heights.reduce(0, +) + gap * CGFloat(max(0, rows.count - 1)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    for row in rows(proposal.width ?? .infinity, &cache) {
      var x = bounds.minX
      let line: LayoutSubviews = subviews[row]
      var height: CGFloat = 0
      for subview in line {
        let dimensions = subview.dimensions(in: .unspecified)
        subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: nil, height: nil))
        x += dimensions.width + gap
        height = max(height, dimensions[VerticalAlignment.bottom])
      }
      y += height + gap
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guide == .firstTextBaseline ? bounds.minY + (cache.sizes.first?.height ?? 0) : nil
  }
}

// MARK: Equal widths

/// All subviews as wide as the widest, at their preferred distances.
struct EqualWidthHStack: Layout {
  struct CacheData {
    let largest: CGSize
    let distances: [CGFloat]
    let total: CGFloat
  }

  func makeCache(subviews: Subviews) -> CacheData {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let largest = sizes.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    let distances = subviews.indices.map { index -> CGFloat in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
    return CacheData(largest: largest, distances: distances, total: distances.reduce(0, +))
  }

  func spacing(subviews: Subviews, cache: inout CacheData) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing, edges: [.top, .bottom]) }
    return spacing.union(.zero, edges: .leading)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) -> CGSize {
    CGSize(
      width: cache.largest.width * CGFloat(subviews.count) + cache.total,
      height: cache.largest.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) {
    let offer = ProposedViewSize(width: cache.largest.width, height: cache.largest.height)
    var x = bounds.minX + cache.largest.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: offer)
      x += cache.largest.width + cache.distances[index]
    }
  }
}

// MARK: All of them

struct Tag: View {
  let width: CGFloat
  let hue: Double
  var body: some View {
    RoundedRectangle(cornerRadius: 4)
      .fill(Color(hue: hue, saturation: 0.5, brightness: 0.9))
      .frame(width: width, height: 12)
  }
}

/// Marks the middle of a row, for views beside it.
private enum RowMark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] / 2 }
}

extension VerticalAlignment {
  fileprivate static let rowMark = VerticalAlignment(RowMark.self)
}

struct Board: View {
  @State private var isColumn = false
  @State private var turn = Angle.zero
  @Environment(\.layoutDirection) private var direction

  private var layout: AnyLayout {
    isColumn
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 2))
      : AnyLayout(HStackLayout(alignment: .rowMark, spacing: 2))
  }

  var body: some View {
    VStack(spacing: 6) {
      layout {
        RadialLayout(turn: turn) {
          ForEach(0..<6) { index in
            Tag(width: 12, hue: Double(index) / 6).distance(index == 0 ? 0 : 1)
          }
        }
        .frame(width: 72, height: 72)
        .alignmentGuide(.rowMark) { $0[VerticalAlignment.center] }
        FlowLayout(gap: 3) {
          ForEach([30, 18, 24, 40, 12, 20], id: \.self) { width in
            Tag(width: width, hue: Double(width) / 40)
          }
        }
      }
      EqualWidthHStack {
        Tag(width: 20, hue: 0.1)
        Tag(width: 44, hue: 0.4)
        Tag(width: 30, hue: 0.7)
      }
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          Tag(width: 10, hue: 0)
          Tag(width: 40, hue: 0.5).gridColumnAlignment(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow(alignment: .bottom) {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          Tag(width: 20, hue: 0.8).gridCellAnchor(.center)
        }
        GridRow { Tag(width: 60, hue: 0.3).gridCellColumns(2) }
      }
      ViewThatFits(in: .horizontal) {
        Tag(width: 400, hue: 0.9)
        Tag(width: 90, hue: 0.6)
      }
      .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 6)
      .layoutDirectionBehavior(.mirrors())
    }
    .padding(6)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onTapGesture {
      withAnimation(.easeInOut(duration: 0.5)) {
        isColumn.toggle()
        turn += .degrees(120)
      }
    }
  }
}
