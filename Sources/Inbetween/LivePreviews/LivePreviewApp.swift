import Foundation
import TweenControls
import TweenGeometry
import TweenPaint
import TweenViews

/// A window with the picture of previews, and above it the errors of the last build.
struct LivePreviewApp: App {
  private let previews: LivePreviews?

  init() { previews = nil }

  init(_ previews: LivePreviews) { self.previews = previews }

  /// The picture's size, limited to 240...1200 by 160...900 points.
  private var size: CGSize {
    let size = previews?.size ?? CGSize(width: 390, height: 300)
    return CGSize(width: min(max(size.width, 240), 1200), height: min(max(size.height, 160), 900))
  }

  var body: some Scene {
    WindowGroup("Previews") {
      if let previews { LivePreviewView(previews: previews) }
    }
    .defaultSize(size)
  }
}

/// The content of the window.
struct LivePreviewView: View {
  var previews: LivePreviews
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    ScrollView {
      if let picture = previews.picture {
        // The picture is no wider than the window: a sheet of many previews is scaled down, so that all of
        // it is visible.
        Image(decorative: picture, scale: previews.scale).resizable().scaledToFit()
          .frame(maxWidth: previews.size?.width)
          .frame(maxWidth: .infinity)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(alignment: .bottom) {
      if let complaint = previews.complaint {
        Text(verbatim: complaint)
          .font(.system(size: 12, design: .monospaced))
          .foregroundStyle(.white)
          .padding(8)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(Color(.sRGB, red: 0.7, green: 0.1, blue: 0.1, opacity: 0.94))
      }
    }
    .onAppear { previews.begin(scale: displayScale) }
  }
}
