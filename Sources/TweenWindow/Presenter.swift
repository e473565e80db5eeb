#if Window
  import CSDL2
  import Foundation
  import TweenPaint
  import TweenRaster

  /// The pixels of a frame in the renderer's memory: premultiplied 0xAARRGGBB, rows of `width` pixels,
  /// `stride` pixels apart. Valid only during the renderer's call.
  struct FramePixels {
    var start: UnsafePointer<UInt32>
    var width: Int
    var height: Int
    var stride: Int

    func at(x: Int32, y: Int32) -> UnsafePointer<UInt32> { start + (Int(y) * stride + Int(x)) }

    /// The colour that fills a window larger than its frame: that of the frame's bottom right corner, so
    /// that the frame seems to continue.
    var surroundings: UInt32 { start[(height - 1) * stride + width - 1] }
  }

  /// Copies a frame's pixels into the window, one to one from its top left corner.
  @MainActor protocol Presenter: AnyObject {
    /// Shows `frame`, in which `rects` changed since the last call; nil: everything changed.
    func present(_ frame: FramePixels, changed rects: [PixelRect]?) throws(WindowError)
    func close()
  }

  /// The largest number of rectangles. More go to the window as their bounding box: each rectangle costs a
  /// call to the window system (0.02 ms on X11), and pixels cost less than calls.
  private let rectLimit = 48

  extension PixelRect {
    /// The part inside `width` x `height`; nil if there is none.
    fileprivate func clipped(width: Int, height: Int) -> SDL_Rect? {
      let left = max(x, 0)
      let top = max(y, 0)
      let right = min(x + self.width, width)
      let bottom = min(y + self.height, height)
      guard left < right, top < bottom else { return nil }
      return SDL_Rect(
        x: Int32(left), y: Int32(top), w: Int32(right - left), h: Int32(bottom - top))
    }
  }

  private func clippedRects(
    _ rects: [PixelRect]?, width: Int, height: Int
  ) -> [SDL_Rect] {
    guard let rects else {
      return [SDL_Rect(x: 0, y: 0, w: Int32(width), h: Int32(height))]
    }
    let clipped = rects.compactMap { $0.clipped(width: width, height: height) }
    guard clipped.count > rectLimit, var bounds = clipped.first else { return clipped }
    for index in clipped.indices.dropFirst() {
      var rect = clipped[index]
      var before = bounds
      SDL_UnionRect(&before, &rect, &bounds)
    }
    return [bounds]
  }

  /// The presenter for X11 and all drivers except Wayland: the window's own surface, of which only the
  /// changed rectangles are sent.
  @MainActor final class SurfacePresenter: Presenter {
    private let window: OpaquePointer
    private var shownSize = WholeSize(width: 0, height: 0)

    init(window: OpaquePointer) { self.window = window }

    func present(_ frame: FramePixels, changed rects: [PixelRect]?) throws(WindowError) {
      // A resize invalidates the old surface; this makes a new, empty one.
      guard let surface = SDL_GetWindowSurface(window) else {
        throw .sdl(LiveDisplay.lastError("getting the window's surface"))
      }
      let size = WholeSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
      let isNew = size != shownSize
      shownSize = size
      var changed = clippedRects(
        isNew ? nil : rects, width: min(size.width, frame.width),
        height: min(size.height, frame.height))
      guard !changed.isEmpty else { return }
      if isNew, size.width > frame.width || size.height > frame.height {
        SDL_FillRect(surface, nil, frame.surroundings)
        changed = [SDL_Rect(x: 0, y: 0, w: surface.pointee.w, h: surface.pointee.h)]
      }
      copy(frame, changed, to: surface)
      if SDL_UpdateWindowSurfaceRects(window, &changed, Int32(changed.count)) != 0 {
        // A resize invalidated the surface; SDL's event of the resize is still to come.
        shownSize = WholeSize(width: 0, height: 0)
      }
    }

    private func copy(
      _ frame: FramePixels, _ rects: [SDL_Rect], to surface: UnsafeMutablePointer<SDL_Surface>
    ) {
      guard let format = surface.pointee.format?.pointee.format else { return }
      guard SDL_LockSurface(surface) == 0 else { return }
      defer { SDL_UnlockSurface(surface) }
      guard let target = surface.pointee.pixels else { return }
      let pitch = Int(surface.pointee.pitch)
      let isSame =
        format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
      let bytes = isSame ? 4 : Int(surface.pointee.format.pointee.BytesPerPixel)
      for rect in rects {
        // A rectangle can cover the whole surface, of which the frame is only a part.
        let columns = min(rect.w, Int32(frame.width) - rect.x)
        let rows = min(rect.h, Int32(frame.height) - rect.y)
        let from = frame.at(x: rect.x, y: rect.y)
        let to = target + Int(rect.y) * pitch + Int(rect.x) * bytes
        if isSame {
          for row in 0..<Int(rows) {
            memcpy(to + row * pitch, from + row * frame.stride, Int(columns) * 4)
          }
        } else {
          SDL_ConvertPixels(
            columns, rows, SDL_PIXELFORMAT_RGB888.rawValue, from, Int32(frame.stride * 4), format,
            to, Int32(pitch))
        }
      }
    }

    func close() {}
  }

  /// The presenter for Wayland: a streaming texture, which a renderer copies to the whole window each time.
  @MainActor final class TexturePresenter: Presenter {
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private var textureSize = WholeSize(width: 0, height: 0)
    /// The size of the frame that was shown last.
    private var shownSize = WholeSize(width: 0, height: 0)

    init(window: OpaquePointer) throws(WindowError) {
      guard
        let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
          ?? SDL_CreateRenderer(window, -1, 0)
      else { throw .sdl(LiveDisplay.lastError("making the window's renderer")) }
      self.renderer = renderer
    }

    func present(_ frame: FramePixels, changed rects: [PixelRect]?) throws(WindowError) {
      var isNew = false
      // The texture is recreated only when it is too small, because a live resize has many sizes.
      if texture == nil || textureSize.width < frame.width || textureSize.height < frame.height {
        try makeTexture(
          WholeSize(
            width: max(textureSize.width, frame.width),
            height: max(textureSize.height, frame.height)))
        isNew = true
      }
      let changed = clippedRects(isNew ? nil : rects, width: frame.width, height: frame.height)
      for var rect in changed {
        SDL_UpdateTexture(texture, &rect, frame.at(x: rect.x, y: rect.y), Int32(frame.stride * 4))
      }
      var whole = SDL_Rect(x: 0, y: 0, w: Int32(frame.width), h: Int32(frame.height))
      var target = whole
      let around = frame.surroundings
      SDL_SetRenderDrawColor(
        renderer, UInt8(around >> 16 & 255), UInt8(around >> 8 & 255), UInt8(around & 255), 255)
      // The first buffer after a resize can still have the old size. It is followed by a second one,
      // because a window without motion would keep the first.
      let size = WholeSize(width: frame.width, height: frame.height)
      for _ in 0..<(size == shownSize ? 1 : 2) {
        SDL_RenderClear(renderer)
        SDL_RenderCopy(renderer, texture, &whole, &target)
        SDL_RenderPresent(renderer)
      }
      shownSize = size
    }

    private func makeTexture(_ size: WholeSize) throws(WindowError) {
      if let texture { SDL_DestroyTexture(texture) }
      texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue,
        Int32(bitPattern: SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(size.width),
        Int32(size.height))
      guard texture != nil else {
        throw .sdl(LiveDisplay.lastError("making the window's texture"))
      }
      SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
      textureSize = size
    }

    func close() {
      if let texture { SDL_DestroyTexture(texture) }
      texture = nil
      SDL_DestroyRenderer(renderer)
    }
  }
#endif
