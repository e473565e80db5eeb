/// The times of a GIF's frames, in hundredths of a second.
///
/// Frame n of the film is due at round(100 n / rate). A frame that follows another one by less than
/// 2 hundredths waits: the next different frame replaces it, and it counts as dropped. If it stays
/// the newest picture for long enough, it is shown late. The last picture of a film is always
/// shown: it takes the time of the picture before where its own time is too short.
///
/// At most three pictures are kept: a picture's duration is known when the start of the next one is.
struct GIFSchedule {
  /// The shortest time of a frame: most viewers replace 0 and 1 by 10.
  static let shortest = 2

  /// A picture whose time is known.
  struct Timed {
    let pixels: [UInt32]
    let duration: Int
    /// The picture after this one; nil for the last picture of the film.
    let next: [UInt32]?
  }

  private struct Entry {
    let pixels: [UInt32]
    let start: Int
  }

  private let numerator: Int
  private let denominator: Int
  /// The number of frames so far, including frames that changed nothing.
  private(set) var frameCount = 0
  private(set) var droppedCount = 0
  /// Pictures with a start, at least `shortest` apart.
  private var entries: [Entry] = []
  /// A picture that came too soon after the last entry.
  private var late: [UInt32]?

  init(numerator: Int, denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The newest picture of the film.
  var newest: [UInt32]? { late ?? entries.last?.pixels }

  private func due(_ frame: Int) -> Int {
    (200 * frame * denominator + numerator) / (2 * numerator)
  }

  /// Adds a frame that shows the newest picture. Returns the pictures whose times are known now.
  mutating func extend() -> [Timed] {
    frameCount += 1
    return settle()
  }

  /// Adds a frame that shows another picture. Returns the pictures whose times are known now.
  mutating func append(_ pixels: [UInt32]) -> [Timed] {
    let start = due(frameCount)
    frameCount += 1
    if late != nil { droppedCount += 1 }
    if let last = entries.last, start < last.start + Self.shortest {
      late = pixels
    } else {
      late = nil
      entries.append(Entry(pixels: pixels, start: start))
    }
    return settle()
  }

  /// Ends the film. Returns all remaining pictures.
  mutating func finish() -> [Timed] {
    let end = due(frameCount)
    if let pixels = late, let last = entries.last {
      late = nil
      entries.append(Entry(pixels: pixels, start: last.start + Self.shortest))
    }
    while let last = entries.last, end < last.start + Self.shortest, entries.count > 1 {
      entries.removeLast()
      let replaced = entries.removeLast()
      droppedCount += 1
      entries.append(Entry(pixels: last.pixels, start: replaced.start))
    }
    var timed = release(entries.count - 1)
    if let last = entries.popLast() {
      timed.append(
        Timed(pixels: last.pixels, duration: max(Self.shortest, end - last.start), next: nil))
    }
    return timed
  }

  /// Releases the pictures that keep their times even if the film ends here.
  private mutating func settle() -> [Timed] {
    guard let last = entries.last else { return [] }
    let end = due(frameCount)
    if let pixels = late, end >= last.start + 2 * Self.shortest {
      late = nil
      entries.append(Entry(pixels: pixels, start: last.start + Self.shortest))
    }
    if late == nil, let last = entries.last, end >= last.start + Self.shortest {
      return release(entries.count - 1)
    }
    // The last entry can still take the place of the one before it, but of no earlier one.
    return release(entries.count - 2)
  }

  private mutating func release(_ count: Int) -> [Timed] {
    guard count > 0 else { return [] }
    let timed = (0..<count).map { index in
      Timed(
        pixels: entries[index].pixels,
        duration: entries[index + 1].start - entries[index].start,
        next: entries[index + 1].pixels)
    }
    entries.removeFirst(count)
    return timed
  }
}
