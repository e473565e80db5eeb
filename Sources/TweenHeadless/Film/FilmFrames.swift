import TweenPaint
import TweenRaster
import TweenStage

/// The way in which the frames of a film are drawn.
package struct FilmSampling: Equatable, Sendable {
  /// Pixels that are drawn for one of the film, across and down; at least 1.
  package var supersample = 1
  /// Moments that are drawn for one frame of the film; at least 1.
  package var motionBlur = 1
  /// The part of a frame's time that these span, in degrees of 360; at least 1.
  package var shutter = 180
  /// The colour to which the canvas is cleared; nil: the program's own.
  package var background: Color.Resolved?

  package init() {}

  /// The number of the program's frames for one of the film, of which the first `motionBlur` are
  /// drawn.
  package var framesInOne: Int { motionBlur == 1 ? 1 : motionBlur * 360 / shutter }

  /// The options that differ from their defaults, a line each.
  var choices: [String] {
    var choices: [String] = []
    if supersample != 1 { choices.append("supersample \(supersample)") }
    if motionBlur != 1 { choices.append("motion blur \(motionBlur), shutter \(shutter)") }
    if let background { choices.append("background \(background)") }
    return choices
  }

  /// - Throws: `FilmError.choice` where moments would not lie on a grid.
  package func check() throws(FilmError) {
    guard motionBlur == 1 || motionBlur * 360 % shutter == 0 else {
      throw .choice(
        "\(motionBlur) moments in \(shutter) degrees of 360 do not fit a grid of times; --shutter 90, "
          + "180 and 360 fit any --motion-blur.")
    }
  }
}

/// Draws the frames of a film, each as the mean of the required moments and pixels.
@MainActor final class FilmFrames {
  private let stage: Stage
  private let sampling: FilmSampling
  private let renderer: Renderer
  private var mean: LightMean
  /// The frame before: its number, its pixels, and whether nothing moved in it.
  private var last: (index: Int, bitmap: Bitmap, isStill: Bool)?

  init(_ stage: Stage, sampling: FilmSampling, hasAlpha: Bool, threads: Int?) {
    self.stage = stage
    self.sampling = sampling
    renderer = Renderer(threadCount: threads)
    mean = LightMean(
      factor: sampling.supersample, hasAlpha: hasAlpha, threads: threads)
  }

  /// Draws frame `index` of the film. Numbers ascend.
  ///
  /// - Returns: its pixels, and whether they equal those of the frame before it.
  func frame(_ index: Int) throws -> (bitmap: Bitmap, isUnchanged: Bool) {
    let first = index * sampling.framesInOne
    let isFirst = last == nil
    var hasChanged = isFirst
    var isStill = true
    var waiting = 0
    mean.reset()
    for moment in 0..<sampling.motionBlur {
      let list = try self.list(first + moment)
      // The picture will change with this moment, so the moments before are added to the mean first.
      let before = moment > 0 ? renderer.bitmap : nil
      let report = try renderer.render(list)
      if let before,
        (before.width, before.height) != (renderer.bitmap.width, renderer.bitmap.height)
      {
        throw FilmError.sizeChanges(
          frame: index, from: "\(before.width)x\(before.height)",
          to: "\(renderer.bitmap.width)x\(renderer.bitmap.height)")
      }
      if report.damagedTiles > 0 {
        if moment > 0 {
          isStill = false
          if let before { mean.add(before, count: waiting) }
          waiting = 0
        } else {
          hasChanged = true
        }
      }
      waiting += 1
    }
    if isStill, !hasChanged, let last, last.isStill, last.index + 1 == index {
      self.last = (index, last.bitmap, true)
      return (last.bitmap, true)
    }
    let bitmap: Bitmap
    if isStill, sampling.supersample == 1 {
      bitmap = renderer.bitmap
    } else {
      mean.add(renderer.bitmap, count: waiting)
      bitmap = mean.mean()
    }
    last = (index, bitmap, isStill)
    return (bitmap, false)
  }

  private func list(_ index: Int) throws -> DisplayList {
    var list = stage.frame(index)
    try stage.requireNoFailure()
    if let background = sampling.background { list.background = background }
    list.scale *= Double(sampling.supersample)
    return list
  }
}
