#if Window
  import CSDL2
  import TweenPaint
  import TweenViews

  /// The icon of the program's windows: its AppIcon, for the desktop's bars and lists of windows.
  @MainActor enum WindowIcon {
    /// The side in pixels. Desktops show icons of 16 to 128.
    private static let side = 128
    /// The icon in straight alpha, as SDL needs it. It is loaded with the first window.
    private static let icon: Bitmap? = {
      switch AppIcon.picture(side: side) {
      case nil: return nil
      case .success(let bitmap): return straight(bitmap)
      case .failure(let failure):
        StandardError.write("warning: \(failure)")
        return nil
      }
    }()

    static func set(on window: OpaquePointer) {
      guard var pixels = icon?.pixels, let icon, !pixels.isEmpty else { return }
      pixels.withUnsafeMutableBytes { bytes in
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          bytes.baseAddress, Int32(icon.width), Int32(icon.height), 32, Int32(icon.width * 4),
          SDL_PIXELFORMAT_ARGB8888.rawValue)
        guard let surface else { return }
        SDL_SetWindowIcon(window, surface)
        SDL_FreeSurface(surface)
      }
    }

    /// Returns the bitmap with channels that are not multiplied by alpha.
    private static func straight(_ bitmap: Bitmap) -> Bitmap {
      let pixels = bitmap.pixels.map { pixel -> UInt32 in
        let alpha = pixel >> 24
        guard alpha != 0, alpha != 255 else { return pixel }
        var result = alpha << 24
        for shift in [UInt32(0), 8, 16] {
          let channel = pixel >> shift & 255
          result |= min(255, (channel * 255 + alpha / 2) / alpha) << shift
        }
        return result
      }
      return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
    }
  }
#endif
