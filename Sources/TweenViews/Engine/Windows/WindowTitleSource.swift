/// A view that sets the title of its window.
@MainActor protocol WindowTitleSource: AnyObject {
  /// The title that the view sets currently; nil without one.
  var windowTitle: String? { get }
}

extension RootNode {
  /// The title that the views in the window set: of the visible ones, the one inserted last.
  var titleOfViews: String? {
    for namer in titleSources.reversed() {
      if let name = namer.windowTitle { return name }
    }
    return nil
  }
}
