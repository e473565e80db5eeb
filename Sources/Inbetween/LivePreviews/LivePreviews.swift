import Foundation
import Observation
import TweenCodecs
import TweenHeadless
import TweenPaint
import TweenViews

/// The picture of previews that a window shows while their program is built again and again.
@Observable @MainActor final class LivePreviews {
  /// The shown picture.
  private(set) var picture: CGImage?
  /// The number of pixels per point of the picture.
  private(set) var scale: CGFloat = 1
  /// The errors of the last build; nil: none.
  private(set) var complaint: String?

  @ObservationIgnored private let rebuild: ProgramRebuild
  /// The options of `previews` that choose and configure the previews.
  @ObservationIgnored private let options: [String]
  @ObservationIgnored private var hasBegun = false

  /// Creates the model of the window.
  ///
  /// - Parameters:
  ///   - rebuild: The sources to watch, and the command that builds the program.
  ///   - options: The options of the command `previews` that choose the previews.
  init(rebuild: ProgramRebuild, options: [String]) {
    self.rebuild = rebuild
    self.options = options
  }

  /// The picture's size in points; nil before the first picture.
  var size: CGSize? {
    picture.map { CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale) }
  }

  /// Draws the previews of the running program's file.
  func drawFirst(scale: CGFloat) {
    take(Self.draw(rebuild.executable, options, scale: scale), scale: scale)
  }

  /// Watches the sources from now on, and builds on a thread of its own.
  ///
  /// - Parameter scale: The window's scale.
  func begin(scale: CGFloat) {
    guard !hasBegun else { return }
    hasBegun = true
    // Used by the thread only from here on. The watch begins before the first picture is drawn, so that a
    // file saved meanwhile is noticed.
    nonisolated(unsafe) let watch: SourceWatch
    do throws(SourceWatch.Failure) {
      watch = try SourceWatch(roots: rebuild.roots)
    } catch {
      if scale != self.scale { drawFirst(scale: scale) }
      return take(.failure(Complaint(text: error.description)), scale: scale)
    }
    if scale != self.scale { drawFirst(scale: scale) }
    let (rebuild, options) = (rebuild, options)
    let thread = Thread {
      var executable = rebuild.executable
      while watch.wait() {
        let outcome = CommandRun.run(rebuild.command)
        if outcome.status == 0, rebuild.isOfFiles, let last = outcome.lastLine {
          executable = last
        }
        let drawn =
          outcome.status == 0
          ? Self.draw(executable, options, scale: scale)
          : .failure(Complaint(text: outcome.complaint))
        DispatchQueue.main.async {
          MainActor.assumeIsolated { self.take(drawn, scale: scale) }
        }
      }
    }
    thread.name = "previews"
    thread.start()
  }

  private func take(_ drawn: Result<Bitmap, Complaint>, scale: CGFloat) {
    switch drawn {
    case .success(let bitmap):
      picture = CGImage(bitmap)
      self.scale = scale
      complaint = nil
    case .failure(let failure): complaint = failure.text
    }
  }

  /// The text that is shown above the last picture.
  struct Complaint: Error, Equatable {
    var text: String
  }

  /// The longest time for drawing in seconds. A view that takes longer hangs.
  private nonisolated static let patience = 30.0

  /// Runs the program's file, which draws its previews: a single one as it is, several as a sheet.
  nonisolated static func draw(
    _ executable: String, _ options: [String], scale: CGFloat
  ) -> Result<Bitmap, Complaint> {
    let place = TemporaryPath("previews")
    defer { place.remove() }
    let folder = place.text
    var arguments = [executable, "previews", folder] + options
    if !options.contains(where: { $0.hasPrefix("--scale") }) {
      arguments += ["--scale", "\(scale)"]
    }
    let outcome = CommandRun.run(
      arguments, atMost: patience,
      lateness: "nothing was drawn within \(Int(patience)) s: a view hangs, or needs more time.")
    guard outcome.status == 0 else {
      return .failure(Complaint(text: outcome.complaint))
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let pictures = names.filter { $0.hasSuffix(".png") && $0 != "sheet.png" }
    let file = pictures.count == 1 ? pictures[0] : "sheet.png"
    do throws(ImageDecodingError) {
      return .success(try ImageDecoder.decode(fileAt: folder + "/" + file))
    } catch {
      return .failure(Complaint(text: "The picture of the preview can't be read. \(error)"))
    }
  }
}
