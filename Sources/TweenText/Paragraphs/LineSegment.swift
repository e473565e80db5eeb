/// Adjacent glyphs of one item in a line.
struct LineSegment {
  var item: TextItem
  /// Empty for a sign.
  var characters: Range<Int>
  var glyphs: Range<Int>
  /// Whether the item must be shaped again, since it is divided where that changes glyphs.
  var isDivided = false
  /// From the line's left end.
  var x: Double = 0
  var width: Double
}

extension LineSpan {
  /// The line's segments in the order they are read, each with its width.
  func segments(in text: PreparedText) -> [LineSegment] {
    var segments: [LineSegment] = []
    var x = 0.0
    if beginsWithSign { appendSign(at: &x, to: &segments) }
    append(part, in: text, at: &x, to: &segments)
    if !beginsWithSign { appendSign(at: &x, to: &segments) }
    if let otherPart { append(otherPart, in: text, at: &x, to: &segments) }
    return segments
  }

  private func appendSign(at x: inout Double, to segments: inout [LineSegment]) {
    guard let sign = sign?.item else { return }
    segments.append(
      LineSegment(
        item: sign, characters: 0..<0, glyphs: 0..<sign.glyphs.count, width: sign.length))
    x += sign.length
  }

  private func append(
    _ part: Range<Int>, in text: PreparedText, at x: inout Double, to segments: inout [LineSegment]
  ) {
    guard let first = part.first, let last = part.last else { return }
    for index in text.item(of: first)...text.item(of: last) {
      let item = text.items[index]
      let range = item.characters.clamped(to: part)
      var segment = LineSegment(
        item: item, characters: range,
        glyphs: item.glyphs.indices(of: range, isRightToLeft: item.isRightToLeft), width: 0)
      switch item.kind {
      case .tab: segment.width = LineFitter.tabAdvance(at: x)
      case .attachment: segment.width = text.characters[range.lowerBound].advance
      case .hidden, .lineEnd: break
      case .glyphs, .missing:
        segment.isDivided =
          range.lowerBound > item.characters.lowerBound
          && text.characters[range.lowerBound].isUnsafe
          || range.upperBound < item.characters.upperBound
            && text.characters[range.upperBound].isUnsafe
        segment.width = segment.length(in: text, tightening: tightening)
      }
      x += segment.width
      segments.append(segment)
    }
  }

  /// Segments from left to right, each in its place.
  static func placed(_ segments: [LineSegment]) -> [LineSegment] {
    if segments.count == 1 { return segments }
    var placed = BidiLevels.visualOrder(segments.map(\.item.level)).map { segments[$0] }
    var x = 0.0
    for index in placed.indices {
      placed[index].x = x
      x += placed[index].width
    }
    return placed
  }
}

extension LineSegment {
  /// The sum of the glyphs' advances and of the spacing between characters, in points.
  func length(in text: PreparedText, tightening: Double) -> Double {
    var length = Double(item.glyphs.advance(of: glyphs)) * item.size / item.unitsPerEm
    if tightening == 0, !text.isSpaced { return length }
    forEachCluster { _, characters in
      length += spacing(after: characters, in: text, tightening: tightening)
    }
    return length
  }

  /// The length of each character in points; the characters of a cluster share its length.
  func advances(in text: PreparedText, tightening: Double) -> [Int: Double] {
    var advances: [Int: Double] = [:]
    forEachCluster { glyphs, characters in
      let length =
        Double(item.glyphs.advance(of: glyphs)) * item.size / item.unitsPerEm
        + spacing(after: characters, in: text, tightening: tightening)
      for character in characters { advances[character] = length / Double(characters.count) }
    }
    return advances
  }

  /// The spacing between a cluster's characters and the next ones, in points.
  func spacing(after cluster: Range<Int>, in text: PreparedText, tightening: Double) -> Double {
    guard let last = cluster.last else { return 0 }
    return text.runs[Int(text.characters[last].run)].spacing - tightening
  }

  /// Visits the clusters of glyphs from left to right, with their characters.
  func forEachCluster(_ body: (_ glyphs: Range<Int>, _ characters: Range<Int>) -> Void) {
    let all = item.glyphs.places
    var at = glyphs.lowerBound
    // Of the cluster to the left.
    var before = characters.upperBound
    while at < glyphs.upperBound {
      let first = all[at].character
      var end = at + 1
      while end < glyphs.upperBound, all[end].character == first { end += 1 }
      let start = Int(first)
      let next: Int
      if item.isRightToLeft {
        next = before
      } else {
        next = end < glyphs.upperBound ? Int(all[end].character) : characters.upperBound
      }
      body(at..<end, characters.isEmpty ? 0..<0 : start..<max(next, start))
      before = start
      at = end
    }
  }
}
