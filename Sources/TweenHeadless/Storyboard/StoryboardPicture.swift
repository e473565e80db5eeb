import Foundation
import TweenGeometry
import TweenPaint
import TweenRaster
import TweenViews

/// A poster: frames in rows, each with its time and title under it, drawn by the engine itself.
///
/// Frames keep their pixels, except for rounded corners. All sizes follow the widest frame, so that a
/// poster of large frames has large text.
@MainActor struct StoryboardPicture {
  var cells: [StoryboardReel.Cell]
  /// Above all frames; empty: none.
  var title: String
  /// nil: as many as suit the frames' aspect ratio.
  var columns: Int?
  /// Pixels per point.
  var scale: Double
  var isDark: Bool
  var maximumPixels: Int

  /// The aspect ratio of a poster, as nearly as full rows permit.
  private static let shape = 1.6
  /// The least side, in points, of frames with round corners and a shadow.
  private static let leastDecorated = 48.0

  /// The size of captions in points.
  private let base: Double
  private let frameWidth: Double
  private let frameHeight: Double

  init(
    cells: [StoryboardReel.Cell], title: String, columns: Int?, scale: Double, isDark: Bool,
    maximumPixels: Int
  ) {
    self.cells = cells
    self.title = title
    self.columns = columns
    self.scale = scale
    self.isDark = isDark
    self.maximumPixels = maximumPixels
    frameWidth = Double(cells.reduce(0) { max($0, $1.picture.width) }) / scale
    frameHeight = Double(cells.reduce(0) { max($0, $1.picture.height) }) / scale
    base = min(max((frameWidth / 22).rounded(), 11), 24)
  }

  /// The picture.
  ///
  /// - Throws: `StoryboardError.tooLarge`.
  func bitmap(threads: Int?) throws -> Bitmap {
    let list = try displayList()
    let renderer = Renderer(threadCount: threads)
    try renderer.render(list)
    return renderer.bitmap
  }

  // MARK: Layout

  /// The width of a column in points, with room for a caption even if frames are small.
  private var cellWidth: Double { max(frameWidth, base * 8) }
  private var gap: Double { (base * 1.75).rounded() }
  private var margin: Double { (base * 2.5).rounded() }
  private var captionGap: Double { (base * 0.75).rounded() }

  /// The number of columns: the given one, or the one that gives the poster its aspect ratio.
  var columnCount: Int {
    if let columns { return min(columns, max(cells.count, 1)) }
    let height = frameHeight + captionGap + base * 3 + gap
    var best = (count: 1, score: Double.infinity)
    for count in 1...max(cells.count, 1) {
      let rows = (cells.count + count - 1) / count
      let ratio = Double(count) * (cellWidth + gap) / (Double(rows) * height) / Self.shape
      // Empty places count as well.
      let filled = Double(cells.count) / Double(count * rows)
      let score = max(ratio, 1 / ratio) / (filled * filled)
      if score < best.score { best = (count, score) }
    }
    return best.count
  }

  /// The poster as a display list.
  func displayList() throws -> DisplayList {
    var items: [DisplayItem] = []
    let columns = columnCount
    let widths = Double(columns) * cellWidth + Double(columns - 1) * gap
    var y = margin
    if !title.isEmpty {
      let size = min(max((widths / 28).rounded(), base * 1.5), base * 2.5)
      let heading = caption(
        Text(title).font(.system(size: size, weight: .bold)).foregroundStyle(ink).lineLimit(3),
        width: widths)
      place(heading, x: margin, y: y, in: &items)
      y = wholePixels(y + heading.size.height + gap)
    }
    for start in stride(from: 0, to: cells.count, by: columns) {
      let row = cells[start..<min(start + columns, cells.count)]
      let pictureHeight = row.reduce(0) { max($0, Double($1.picture.height) / scale) }
      var captionHeight = 0.0
      for (column, cell) in row.enumerated() {
        let x = wholePixels(margin + Double(column) * (cellWidth + gap))
        // The lower edges of a row's pictures are aligned.
        let top = wholePixels(y + pictureHeight - Double(cell.picture.height) / scale)
        place(cell.picture, x: x, y: top, in: &items)
        let list = caption(captionText(of: cell.moment), width: cellWidth)
        place(list, x: x, y: y + pictureHeight + captionGap, in: &items)
        captionHeight = max(captionHeight, list.size.height)
      }
      y = wholePixels(y + pictureHeight + captionGap + captionHeight + gap)
    }
    let size = CGSize(width: widths + 2 * margin, height: y - gap + margin)
    let pixels = (
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded())
    )
    guard max(pixels.width, pixels.height) <= Renderer.largestSide,
      pixels.width * pixels.height <= maximumPixels
    else { throw StoryboardError.tooLarge(width: pixels.width, height: pixels.height) }
    return DisplayList(size: size, scale: scale, background: ground, items: items)
  }

  private func wholePixels(_ points: Double) -> Double { (points * scale).rounded() / scale }

  // MARK: Frames

  /// Adds a frame with round corners, a hairline and a shadow, aligned to the poster's pixels.
  private func place(_ picture: Bitmap, x: Double, y: Double, in items: inout [DisplayItem]) {
    let rect = CGRect(
      x: x, y: y, width: Double(picture.width) / scale, height: Double(picture.height) / scale)
    let image = DisplayItem(
      .image(DisplayItem.ImageItem(bitmap: picture, rect: rect, sampling: .nearest)))
    let side = min(rect.width, rect.height)
    guard side >= Self.leastDecorated else { return items.append(image) }
    let radius = min((side / 28).rounded(), 14)
    let line = max(0.5, 1 / scale)
    let frame = Path(
      roundedRect: rect.insetBy(dx: -line, dy: -line), cornerRadius: radius + line,
      style: .continuous)
    let blur = min(max(side / 24, 3), 16)
    let shadow = DisplayItem.Shadow(
      color: black(isDark ? 0.5 : 0.16), radius: blur, offset: CGSize(width: 0, height: blur / 3))
    items.append(DisplayItem(.beginLayer(DisplayItem.Layer(effect: .shadow(shadow)))))
    items.append(DisplayItem(.fill(DisplayItem.Fill(path: frame, paint: .solid(edge)))))
    items.append(DisplayItem(.endLayer))
    let clip = DisplayItem.Clip(
      path: Path(roundedRect: rect, cornerRadius: radius, style: .continuous))
    items.append(DisplayItem(.beginLayer(DisplayItem.Layer(clip: clip))))
    items.append(image)
    items.append(DisplayItem(.endLayer))
  }

  // MARK: Words

  private func captionText(of moment: StoryboardMoment) -> some View {
    VStack(alignment: .leading, spacing: (base / 6).rounded()) {
      Text(moment.timeText).font(.system(size: base))
        .foregroundStyle(moment.title == nil ? ink : softInk)
      if let title = moment.titleLine {
        Text(verbatim: title).font(.system(size: base, weight: .semibold)).foregroundStyle(ink)
          .lineLimit(3)
      }
    }
  }

  /// A text in lines, as wide as its column.
  private func caption(_ text: some View, width: Double) -> DisplayList {
    ViewGraph.still(
      of: text.frame(width: width, alignment: .leading), offered: .unspecified, scale: scale,
      background: .transparent, onFailure: { _ in })
  }

  private func place(_ list: DisplayList, x: Double, y: Double, in items: inout [DisplayItem]) {
    let way = CGAffineTransform(translationX: wholePixels(x), y: wholePixels(y))
    // Lists of several texts number their items in the same way, so the numbers are dropped.
    items += list.items.map { DisplayItem(blend: $0.blend, $0.content.applying(way)) }
  }

  // MARK: Colours

  private var ground: Color.Resolved { gray(isDark ? 0x12 : 0xF5) }
  private var edge: Color.Resolved { gray(isDark ? 0x40 : 0xDD) }
  private var ink: Color { Color(gray(isDark ? 0xF5 : 0x1D)) }
  private var softInk: Color { Color(gray(isDark ? 0x98 : 0x6E)) }

  private func gray(_ level: Int) -> Color.Resolved {
    let value = SRGBTransfer.decodedBytes[level]
    return Color.Resolved(
      linearRed: value, linearGreen: value, linearBlue: value, opacity: 1)
  }

  private func black(_ opacity: Float) -> Color.Resolved {
    Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: opacity)
  }
}
