#if Window
  import CSDL2
  import TweenDesktop
  import TweenViews

  extension WindowAccessibility {
    /// Tells assistive technology of a window, as long as that is open. What is asked of its elements
    /// is input of the coming frame, as a press is, so that recordings have it too.
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
    /// What the window shows, by the name that it bears.
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
