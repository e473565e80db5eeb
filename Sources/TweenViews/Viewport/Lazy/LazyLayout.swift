import Foundation
import TweenGeometry

/// Measures and places the lines of a lazy container that are in view, and estimates the positions of the
/// others. It computes the lines in view with a `LinePlan` and passes them to its content.
@MainActor final class LazyLayout: ContainerLayout {
  var spec: LazySpec
  let content: LazyContentNode
  var table = LineTable(count: 0, spacing: 0, estimate: 0)
  private var generation = -1
  /// The version of the list of lines for which moving rows were last searched.
  private var listedVersion = -1
  /// The length across the axis for which lines were measured.
  private var measuredCross: CGFloat?
  /// The tracks for that length.
  private(set) var tracks: [GridTrack] = []
  /// Whether the estimate is final: later measures are not averaged into it, or all lines would move.
  private var isEstimateFixed = false
  /// The lengths of lines measured so far, for the estimate; empty once the estimate is final.
  private var samples: [CGFloat] = []
  /// The number of columns when the lines in view were last computed.
  var followedColumns = 1
  /// The lines that were shown at the last measurement.
  private var shownLines: [Int] = []
  /// The serial numbers of the elements in `shownLines`; line numbers change when rows come, go or move.
  private var shownElements: [Int] = []
  /// The elements that were in view before the running update, which may lay out more than once.
  private var elementsBefore: (pass: Int, serials: [Int]) = (-1, [])
  /// The version of the list that `shownLines` are numbers of.
  private var shownGeneration = -1
  /// The total length for which another layout was last requested.
  private var relaidTotal: CGFloat?
  /// The visible range along the axis when children were last placed.
  var viewRange: ClosedRange<CGFloat> = 0...0
  /// The parts of the visible range that bars and margins cover, where nothing is pinned.
  var pinMargins: (start: CGFloat, end: CGFloat) = (0, 0)

  /// Whether rows were listed anew and have not been placed since.
  var awaitsPlacing = false
  /// Whether moving rows are checked again in the next frame.
  var looksAgain = false

  /// The number of lines measured before the estimate is final.
  private static let sampleCount = 8

  init(_ spec: LazySpec, _ content: LazyContentNode) {
    self.spec = spec
    self.content = content
    content.pinned = spec.pinned
    if let items = spec.items {
      content.setColumns(max(GridItem.tracks(items, offer: nil).count, 1))
    }
  }

  // MARK: Calls from the container

  var name: String { spec.name }

  var lineAxis: Axis { spec.axis }

  func linesTogether(with line: Int) -> Range<Int> { content.shownLines.together(with: line) }

  func isEqual(to new: any ContainerLayout) -> Bool { false }

  /// Makes rows that moved to other lines and are visible on their way.
  func contentWillBeListed(in node: ContainerNode) {
    content.refresh()
    guard listedVersion != content.list.version else { return }
    listedVersion = content.list.version
    guard content.hasShown else { return }
    let lines = linesInTransit(listedAnewIn: node)
    content.show(LazyRows(inView: content.shownLines.inView, outOfView: lines))
  }

  func take(_ new: LazySpec, in node: ContainerNode) {
    guard spec != new else { return }
    spec = new
    content.pinned = new.pinned
    measuredCross = nil
    generation = -1
    node.structureDidChange()
  }

  func spacing(children: [ElementNode]) -> SpacingPreference { .leaf }

  func size(for proposal: ProposedViewSize, children: [ElementNode]) -> CGSize {
    refresh()
    let offer = cross(proposal)
    let tracks = tracks(for: offer)
    var across: CGFloat = 0
    var change: CGFloat = 0
    visitMeasures(children, tracks, offer) { line, measured, _ in
      across = max(across, measured.across)
      change += measured.line.length - table.length(line)
    }
    if spec.items != nil { across = tracks.last.map { $0.start + $0.length } ?? 0 }
    return size(along: max(table.total + change, 0), across: offer ?? across)
  }

  func arrange(
    size: CGSize, proposal: ProposedViewSize, children: [ElementNode]
  ) -> [ChildPlacement] {
    refresh()
    // As in stacks, the proposed length is used if there is one.
    let offer = cross(proposal) ?? across(size)
    store(offer, children, in: nil)
    var placements: [ChildPlacement] = []
    placements.reserveCapacity(children.count)
    visitLines(children) { line, cells in
      // `store` has just measured it.
      let length = length(of: line)
      cells.visit { cell, elements in
        place(
          cell, elements, at: start(of: line, role: cell.role), length: length, offer: offer,
          into: &placements)
      }
    }
    return placements
  }

  func contentDidExpire(in node: ContainerNode) {}

  /// False: it holds rows that were made and measured.
  var holdsNothing: Bool { false }

  /// Measures the lines that came into view. Returns true if they have their estimated lengths, so that the
  /// container keeps its size.
  func keepsSize(children: [ElementNode], in node: ContainerNode) -> Bool {
    guard let offer = measuredCross, generation == content.list.version, isEstimateFixed else {
      return false
    }
    let old = table.total
    // A row that came back may have another height, and the elements around it are notified only here. If
    // they were measured before that, they would keep a size computed from the old height.
    node.graph.settleMeasurements()
    store(offer, children, in: node)
    return table.total == old
  }

  func wasPlaced(in node: ContainerNode) {
    awaitsPlacing = false
    node.enclosingScroll?.addFollower(node)
    follow(node)
    // Lines measured in this pass may have changed the estimate for all other lines.
    let total = table.total
    guard let placement = node.placement, abs(total - along(placement.size)) > 0.01,
      relaidTotal != total
    else { return }
    relaidTotal = total
    node.setNeedsLayout()
  }

  func viewDidScroll(in node: ContainerNode) {
    guard node.placement != nil else { return }
    follow(node)
    if !spec.pinned.isEmpty, !content.sections.isEmpty { node.arrangeAnew() }
  }

  // MARK: Lines

  func cross(_ proposal: ProposedViewSize) -> CGFloat? {
    let offer = spec.axis == .vertical ? proposal.width : proposal.height
    return offer.map { $0 > 0 ? $0 : 0 }
  }
  func along(_ size: CGSize) -> CGFloat {
    spec.axis == .vertical ? size.height : size.width
  }
  func across(_ size: CGSize) -> CGFloat {
    spec.axis == .vertical ? size.width : size.height
  }
  func size(along: CGFloat, across: CGFloat) -> CGSize {
    spec.axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    spec.axis == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  private func tracks(for offer: CGFloat?) -> [GridTrack] {
    guard let items = spec.items else { return [] }
    if let offer, offer == measuredCross { return tracks }
    return GridItem.tracks(items, offer: offer)
  }

  /// Updates the table after a change of the list of lines.
  func refresh() {
    content.refresh()
    guard generation != content.list.version else { return }
    generation = content.list.version
    let stretched = table.stretched
    table = LineTable(
      count: content.lineCount, spacing: spec.lineSpacing, estimate: table.estimate,
      known: content.knownLengths())
    table.stretchFirst(of: LinePlan.maximumLines, by: stretched)
  }

  /// Measures the shown lines for a length across. If a line above the visible ones has another length than
  /// estimated, visible lines stay where they are.
  private func store(_ offer: CGFloat, _ children: [ElementNode], in node: ContainerNode?) {
    if measuredCross != offer {
      measuredCross = nil
      tracks = tracks(for: offer)
      measuredCross = offer
      table.markOutdated()
      if !tracks.isEmpty, tracks.count != content.columns {
        content.setColumns(tracks.count)
        refresh()
      }
    }
    if elementsBefore.pass != content.graph.updateState.passNumber {
      elementsBefore = (content.graph.updateState.passNumber, shownElements)
    }
    let still = stillLine
    var shift: CGFloat = 0
    var shown: [Int] = []
    shown.reserveCapacity(children.count)
    var elements: [Int] = []
    elements.reserveCapacity(children.count)
    visitMeasures(children, tracks, offer) { line, measured, serial in
      shown.append(line)
      if let serial { elements.append(serial) }
      let length = measured.line
      let isNew = !table.isMeasured(line)
      let change = table.setLength(length, at: line)
      if isNew, !isEstimateFixed { samples.append(measured.isEmpty ? 0 : length.length) }
      if isNew || change != 0 { content.setKnownLength(length, at: line) }
      guard line < still, isEstimateFixed else { return }
      if isNewcomer(serial) || measured.next.map(isNewcomer) ?? false { shift += change }
    }
    shownLines = shown
    shownElements = elements
    shownGeneration = generation
    if !isEstimateFixed, !samples.isEmpty {
      isEstimateFixed = samples.count >= Self.sampleCount
      table.setEstimate(Self.estimate(samples))
      if isEstimateFixed { samples = [] }
    }
    guard shift != 0, let node, let scroll = node.enclosingScroll else { return }
    shift += wholePixels(shift, above: still, scale: CGFloat(node.environment.displayScale))
    viewRange = viewRange.lowerBound + shift...viewRange.upperBound + shift
    scroll.contentDidShift(by: shift, along: spec.axis)
    if spec.axis == .vertical { node.shiftShown(by: shift) }
  }

  /// Whether the element with a serial number came into view in the running update; true for nil.
  private func isNewcomer(_ serial: Int?) -> Bool {
    serial.map { !elementsBefore.serials.contains($0) } ?? true
  }

  /// The estimated length of lines that were never made: the length that most measured lines have, else the
  /// rounded average in whole points. The first line of a section, with a gap above it, would otherwise
  /// make all others a little too long, and change the total with each line that comes into view.
  private static func estimate(_ lengths: [CGFloat]) -> CGFloat {
    var (most, lead) = (CGFloat(0), 0)
    for length in lengths {
      if lead == 0 { most = length }
      lead += length == most ? 1 : -1
    }
    // Most lines may have no views; with an estimate of 0 all others would be in view at once.
    if most > 0, lengths.reduce(0, { $1 == most ? $0 + 1 : $0 }) * 2 > lengths.count { return most }
    return (lengths.reduce(0, +) / CGFloat(lengths.count)).rounded()
  }

  /// Moves lines in view by whole pixels only: positions and the content's offset are rounded separately,
  /// and visible lines would jump by a pixel otherwise. The remainder goes into the estimate of the nearest
  /// line above that was never made.
  ///
  /// - Returns: By how much that line became longer.
  private func wholePixels(_ shift: CGFloat, above still: Int, scale: CGFloat) -> CGFloat {
    let rest = (shift * scale).rounded() / scale - shift
    guard abs(rest) > 1e-9 else { return 0 }
    var line = still
    let last = max(line - LinePlan.maximumLines, 0)
    repeat {
      guard line > last else { return 0 }
      line -= 1
    } while table.isMeasured(line)
    table.stretch(line, by: rest)
    return rest
  }

  /// The line that stays in place when other lines turn out to have another length than estimated: the
  /// first line in view that was shown before, or else the line at the view's edge.
  private var stillLine: Int {
    let edge = table.line(at: viewRange.lowerBound)
    guard shownGeneration == generation else { return edge }
    for cell in content.cells where cell.line >= edge && shownLines.contains(cell.line) {
      return table.start(of: cell.line) < viewRange.upperBound ? cell.line : edge
    }
    return edge
  }
}

extension ContainerNode {
  /// The layout, if it makes rows as they come into view.
  var lazyLayout: LazyLayout? { layout as? LazyLayout }
}
