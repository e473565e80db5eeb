import Foundation
import TweenGeometry

/// The positions of lines, and of the views in them.
extension LazyLayout {
  /// The start of a line. Pinned headers and footers stay in view together with their section.
  func start(of line: Int, role: LazyCell.Role) -> CGFloat {
    let own = table.start(of: line)
    switch role {
    case .cell, .span: return own
    case .pinnedHeader(let index):
      guard index < content.sections.count else { return own }
      let section = content.sections[index]
      let lines = section.lines
      let behind = table.spacing + (table.gap(lines.upperBound - 1) ?? 0)
      let end = table.start(of: lines.upperBound) - behind
      let rest = end - length(of: line)
      return max(own, min(viewRange.lowerBound + pinMargins.start, rest))
    case .pinnedFooter(let index):
      guard index < content.sections.count else { return own }
      let section = content.sections[index]
      let begin = table.start(of: section.header.upperBound)
      let end = viewRange.upperBound - pinMargins.end
      return min(own, max(end - length(of: line), begin))
    }
  }

  func place(
    _ cell: LazyCell, _ elements: ArraySlice<ElementNode>, at start: CGFloat,
    length: CGFloat, offer: CGFloat, into placements: inout [ChildPlacement]
  ) {
    let proposal = proposal(for: cell, tracks, offer)
    var track = GridTrack(start: 0, length: offer, alignment: nil)
    var alignment = spec.alignment
    if spec.items != nil, cell.role == .cell, cell.column < tracks.count {
      track = tracks[cell.column]
      // The grid's alignment positions all columns together.
      let slack = offer - (tracks.last.map { $0.start + $0.length } ?? 0)
      let whole = ViewDimensions(size: CGSize(width: slack, height: slack))
      track.start +=
        spec.axis == .vertical ? whole[alignment.horizontal] : whole[alignment.vertical]
      alignment = track.alignment ?? .center
    }
    var at: CGFloat = 0
    var previous: ElementNode?
    for element in elements {
      if let previous { at += distance(from: previous, to: element) }
      previous = element
      let size = element.size(for: proposal)
      let extent = along(size).isFinite ? max(along(size), 0) : 0
      let room = self.size(
        along: elements.count == 1 ? length : extent, across: track.length)
      let outer = ViewDimensions(size: room)
      let key = spec.axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
      let own = element.guide(key, size: size, proposal: proposal)
      var across = outer[key] - own
      if !across.isFinite { across = 0 }
      let slack = spec.items == nil ? 0 : lineSlack(alignment, room: along(room), extent)
      placements.append(
        ChildPlacement(
          origin: point(along: start + at + slack, across: track.start + across), size: size,
          proposal: proposal))
      at += extent
    }
  }

  /// The offset of a view within its cell's length.
  private func lineSlack(_ alignment: Alignment, room: CGFloat, _ extent: CGFloat) -> CGFloat {
    let size = CGSize(width: room - extent, height: room - extent)
    let slack = ViewDimensions(size: size)
    return spec.axis == .vertical ? slack[alignment.vertical] : slack[alignment.horizontal]
  }

  // MARK: Rows by identity or position

  /// The frame of a line in the space that the container is placed in; nil before it is placed.
  func frame(of line: Int, column: Int, in node: ContainerNode) -> CGRect? {
    guard let placement = node.placement, line < table.count else { return nil }
    let length = max(length(of: line), 0)
    var track = (start: CGFloat(0), length: across(placement.size))
    if spec.items != nil, column < tracks.count {
      track = (tracks[column].start, tracks[column].length)
    }
    var origin = point(along: table.start(of: line), across: track.start)
    let size = size(along: length, across: track.length)
    if node.environment.layoutDirection == .rightToLeft {
      origin.x = placement.size.width - origin.x - size.width
    }
    return CGRect(
      x: placement.origin.x + origin.x, y: placement.origin.y + origin.y, width: size.width,
      height: size.height)
  }

  /// The frame of the row with an identity, made or not.
  func frame(of id: AnyHashable, in node: ContainerNode) -> CGRect? {
    content.refresh()
    refresh()
    guard let line = content.line(of: id) else { return nil }
    let column = content.identities(line).first { $0.id == id }?.column ?? 0
    return frame(of: line, column: column, in: node)
  }

  /// The rows around a position along the axis, made or not.
  func targets(around place: CGFloat, in node: ContainerNode) -> [(frame: CGRect, id: AnyHashable)]
  {
    let reach = max(viewRange.upperBound - viewRange.lowerBound, 1)
    let first = max(table.line(at: place - reach) - 1, 0)
    let last = min(table.line(at: place + 2 * reach) + 1, table.count - 1)
    guard first <= last else { return [] }
    var found: [(frame: CGRect, id: AnyHashable)] = []
    for line in first...min(last, first + LinePlan.maximumLines) {
      for (column, id) in content.identities(line) {
        if let frame = frame(of: line, column: column, in: node) { found.append((frame, id)) }
      }
    }
    return found
  }

  /// The position along the axis of a point in the space that the container is placed in.
  func place(of point: CGPoint, in node: ContainerNode) -> CGFloat {
    guard let placement = node.placement else { return 0 }
    return spec.axis == .vertical
      ? point.y - placement.origin.y : point.x - placement.origin.x
  }
}
