#if Window
  import CSDL2
  import TweenDesktop
  import TweenViews

  extension WindowAccessibility {
    /// Connects a window to assistive technology while the window is open. A request to an element becomes
    /// input of the next frame, like a press, so that recordings contain it.
    convenience init(window: LiveWindow) {
      self.init(
        host: Host(
          tree: { [weak window] in window?.tree ?? ViewGraph.Element(role: .window) },
          placement: { [weak window] in window?.placementOnScreen ?? WindowPlacement() },
          request: { [weak window] in window?.pending.add(.request($0)) },
          settings: { [weak window] in window?.desktopHas($0) }))
    }
  }

  extension LiveWindow {
    /// The window's elements, with the window's title as the label of an unnamed root.
    fileprivate var tree: ViewGraph.Element {
      var tree = shown.keptTree
      if tree.label.isEmpty { tree.label = title }
      return tree
    }

    fileprivate var placementOnScreen: WindowPlacement {
      let place = self.place
      return WindowPlacement(x: place.x, y: place.y, unitsPerPoint: scale.unitsPerPoint)
    }
  }
#endif
