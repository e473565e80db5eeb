import Foundation
import TweenGeometry

/// Measures and places the lines of a lazy container that are in view, and knows or estimates where the
/// others are. It computes which lines are in view, by a `LinePlan`, and has its content show those.
@MainActor final class LazyLayout: ContainerLayout {
  var spec: LazySpec
  let content: LazyContentNode
  var table = LineTable(count: 0, spacing: 0, estimate: 0)
  private var generation = -1
  /// The version of the list of lines whose rows were last looked for on their way.
  private var listedVersion = -1
  /// The length across for which lines were measured.
  private var measuredCross: CGFloat?
  /// The tracks for that.
  private(set) var tracks: [GridTrack] = []
  /// The estimate holds: later measures are no longer averaged into it, or everything would move.
  private var isEstimateFixed = false
  /// The lengths of lines measured so far, for the estimate; none once it is fixed.
  private var samples: [CGFloat] = []
  /// How many columns there were when lines were last asked for.
  var followedColumns = 1
  /// The lines that were shown when lines were last measured.
  private var shownLines: [Int] = []
  /// The elements in them, by their serial numbers: lines have other numbers once rows come, go or move.
  private var shownElements: [Int] = []
  /// Those that were in view before the running update, which may lay out more than once.
  private var elementsBefore: (pass: Int, serials: [Int]) = (-1, [])
  /// The list of lines that they are lines of.
  private var shownGeneration = -1
  /// The length for which layout was last asked for once more.
  private var relaidTotal: CGFloat?
  /// Where the view's edges were along the axis when children were last placed.
  var viewRange: ClosedRange<CGFloat> = 0...0
  /// What bars and margins take of that, where nothing is pinned.
  var pinMargins: (start: CGFloat, end: CGFloat) = (0, 0)

  /// Rows were listed anew, and have not been placed since.
  var awaitsPlacing = false
  /// Rows on their way are looked at in the next frame.
  var looksAgain = false

  /// Lines measured before the estimate is fixed.
  private static let sampleCount = 8

  init(_ spec: LazySpec, _ content: LazyContentNode) {
    self.spec = spec
    self.content = content
    content.pinned = spec.pinned
    if let items = spec.items {
      content.setColumns(max(GridItem.tracks(items, offer: nil).count, 1))
    }
  }

  // MARK: What the container asks

  var name: String { spec.name }

  var lineAxis: Axis { spec.axis }

  func linesTogether(with line: Int) -> Range<Int> { content.shownLines.together(with: line) }

  func isEqual(to new: any ContainerLayout) -> Bool { false }

  /// Where rows have other lines than before, has those made that are seen on their way.
  func contentWillBeListed(in node: ContainerNode) {
    content.refresh()
    guard listedVersion != content.list.version else { return }
    listedVersion = content.list.version
    guard content.hasShown else { return }
    let lines = linesOnTheirWay(listedAnewIn: node)
    content.show(LazyRows(inView: content.shownLines.inView, elsewhere: lines))
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
    // As with stacks: the offer counts, where there is one.
    let offer = cross(proposal) ?? across(size)
    store(offer, children, in: nil)
    var placements: [ChildPlacement] = []
    placements.reserveCapacity(children.count)
    visitLines(children) { line, cells in
      // As `store` has just measured it.
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

  /// Rows that were made and measured.
  var holdsNothing: Bool { false }

  /// Measures the lines that came into view. Where they are as long as estimated, the container is
  /// as long as before.
  func keepsSize(children: [ElementNode], in node: ContainerNode) -> Bool {
    guard let offer = measuredCross, generation == content.list.version, isEstimateFixed else {
      return false
    }
    let old = table.total
    // A row that came back may be of another height, of which those around it are told only now: asked
    // before, they would keep an answer that builds on what it was.
    node.graph.settleAnswers()
    store(offer, children, in: node)
    return table.total == old
  }

  func wasPlaced(in node: ContainerNode) {
    awaitsPlacing = false
    node.enclosingScroll?.addFollower(node)
    follow(node)
    // Lines that were measured only now may have told more about all others.
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

  /// Takes in a change of the list of lines.
  func refresh() {
    content.refresh()
    guard generation != content.list.version else { return }
    generation = content.list.version
    let stretched = table.stretched
    table = LineTable(
      count: content.lineCount, spacing: spec.lineSpacing, estimate: table.estimate,
      known: content.knownLengths())
    table.stretchFirst(of: LinePlan.mostLines, by: stretched)
  }

  /// Measures the shown lines for a length across. What comes into view before what is seen, and
  /// is of another length than estimated, moves nothing that is seen.
  private func store(_ offer: CGFloat, _ children: [ElementNode], in node: ContainerNode?) {
    if measuredCross != offer {
      measuredCross = nil
      tracks = tracks(for: offer)
      measuredCross = offer
      table.forget()
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

  /// Whether the element with a serial number came into view by the running update; so does what has none.
  private func isNewcomer(_ serial: Int?) -> Bool {
    serial.map { !elementsBefore.serials.contains($0) } ?? true
  }

  /// What other lines are taken to be as long as: what most of some are, else what they are on average,
  /// in whole points. The first line of a section, with a gap above it, would make all others a little
  /// too long, and the whole another length with each that comes into view.
  private static func estimate(_ lengths: [CGFloat]) -> CGFloat {
    var (most, lead) = (CGFloat(0), 0)
    for length in lengths {
      if lead == 0 { most = length }
      lead += length == most ? 1 : -1
    }
    // Lines without views may be most of them: of length 0 all others would be in view at once.
    if most > 0, lengths.reduce(0, { $1 == most ? $0 + 1 : $0 }) * 2 > lengths.count { return most }
    return (lengths.reduce(0, +) / CGFloat(lengths.count)).rounded()
  }

  /// Has lines in view lie by whole pixels further on: places and the content's own are rounded each
  /// for itself, and what is seen would move by a pixel. The rest goes to the estimate of the next line
  /// above that was never made.
  ///
  /// - Returns: How much longer that line is.
  private func wholePixels(_ shift: CGFloat, above still: Int, scale: CGFloat) -> CGFloat {
    let rest = (shift * scale).rounded() / scale - shift
    guard abs(rest) > 1e-9 else { return 0 }
    var line = still
    let last = max(line - LinePlan.mostLines, 0)
    repeat {
      guard line > last else { return 0 }
      line -= 1
    } while table.isMeasured(line)
    table.stretch(line, by: rest)
    return rest
  }

  /// The line that stays where it is when others turn out to be of another length than estimated: the
  /// first one in view that was shown before. Where none was, the one at the view's edge.
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
  /// The layout, where it makes rows as they come into view.
  var lazyLayout: LazyLayout? { layout as? LazyLayout }
}
