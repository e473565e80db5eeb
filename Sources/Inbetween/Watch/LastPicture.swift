import Foundation
import TweenCodecs
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenStage
import TweenViews
import TweenWindow

/// A window with the last picture of a program that has ended, until the next program replaces it.
struct LastPictureApp: App {
  private let picture: CGImage?
  private let scale: CGFloat

  init() { self.init(picture: nil, scale: 1) }

  init(picture: CGImage?, scale: CGFloat) {
    self.picture = picture
    self.scale = scale
  }

  var body: some Scene {
    WindowGroup {
      ZStack {
        Color.gray.opacity(0.2)
        if let picture {
          Image(decorative: picture, scale: scale)
        }
        // The shade marks the picture as that of an ended program.
        Color.black.opacity(0.25)
      }
      .ignoresSafeArea()
    }
    .defaultSize(
      width: picture.map { CGFloat($0.width) / scale } ?? 400,
      height: picture.map { CGFloat($0.height) / scale } ?? 300)
  }
}

extension LastPictureArguments {
  /// Opens the window, and returns when it is closed.
  @MainActor func show() throws {
    // If the picture could not be drawn, the window is empty.
    let bitmap = picture.flatMap { try? ImageDecoder.decode(fileAt: $0) }
    var session = WindowFiles.session(of: "last-picture")
    session.remote = WindowRemote(folder: watched)
    session.replaysAtOnce = true
    var options = WindowOptions(seed: 0)
    options.place = place.flatMap(WindowPlace.init(text:))
    try WindowHost.run(
      LastPictureApp(picture: bitmap.map { CGImage($0) }, scale: scale), options: options,
      session: session)
  }
}

extension WindowPlace {
  /// Reads a place such as `12,40`.
  init?(text: String) {
    let parts = text.split(separator: ",").map { Int($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1] else { return nil }
    self.init(x: x, y: y)
  }

  var text: String { "\(x),\(y)" }
}
