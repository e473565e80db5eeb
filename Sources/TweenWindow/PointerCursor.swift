#if Window
  import CSDL2
  import Foundation
  import TweenViews

  /// The shape of the pointer above the program's windows, drawn by the desktop (Controls 14).
  @MainActor final class PointerCursor {
    /// SDL's cursors, each made when it is first shown.
    private var made: [PointerStyle.Kind: OpaquePointer] = [:]
    /// The shown shape; nil: the pointer is hidden.
    private var shown: PointerStyle.Kind? = .arrow

    /// Shows a style, or hides the pointer if nil. Calls SDL only for changes.
    func show(_ style: PointerStyle?) {
      let kind = style?.kind
      guard kind != shown else { return }
      if let kind {
        if let cursor = cursor(kind) { SDL_SetCursor(cursor) }
        if shown == nil { SDL_ShowCursor(SDL_ENABLE) }
      } else {
        SDL_ShowCursor(SDL_DISABLE)
      }
      shown = kind
    }

    /// Returns SDL's cursor of a kind. Nil if the desktop has none: the shape before it stays.
    private func cursor(_ kind: PointerStyle.Kind) -> OpaquePointer? {
      guard Self.hasShapes else { return nil }
      if let known = made[kind] { return known }
      let cursor = SDL_CreateSystemCursor(kind.systemCursor)
      made[kind] = cursor
      return cursor
    }

    /// Whether the desktop has shapes. SDL 2.26 crashes under Wayland if no cursor theme is installed and a
    /// cursor is shown that libwayland-cursor does not draw itself.
    private static let hasShapes: Bool = {
      guard let driver = SDL_GetCurrentVideoDriver(), String(cString: driver) == "wayland" else {
        return true
      }
      let home = NSHomeDirectory()
      let files = FileManager.default
      let named = ProcessInfo.processInfo.environment["XCURSOR_PATH"].map {
        $0.split(separator: ":").map(String.init)
      }
      let folders =
        named ?? [home + "/.local/share/icons", home + "/.icons", "/usr/share/icons"]
      return folders.contains { folder in
        let themes = (try? files.contentsOfDirectory(atPath: folder)) ?? []
        return themes.contains { files.fileExists(atPath: folder + "/" + $0 + "/cursors") }
      }
    }()

    func close() {
      for cursor in made.values { SDL_FreeCursor(cursor) }
      made = [:]
    }
  }

  extension PointerStyle.Kind {
    fileprivate var systemCursor: SDL_SystemCursor {
      switch self {
      case .arrow: SDL_SYSTEM_CURSOR_ARROW
      case .text: SDL_SYSTEM_CURSOR_IBEAM
      case .cross: SDL_SYSTEM_CURSOR_CROSSHAIR
      case .hand: SDL_SYSTEM_CURSOR_HAND
      case .leftRight: SDL_SYSTEM_CURSOR_SIZEWE
      case .upDown: SDL_SYSTEM_CURSOR_SIZENS
      case .downward: SDL_SYSTEM_CURSOR_SIZENWSE
      case .upward: SDL_SYSTEM_CURSOR_SIZENESW
      case .all: SDL_SYSTEM_CURSOR_SIZEALL
      }
    }
  }
#endif
