/// A view that sets the title of its window.
@MainActor protocol WindowNamer: AnyObject {
  /// The title that the view sets currently; nil without one.
  var nameOfWindow: String? { get }
}

extension RootNode {
  /// The title that the views in the window set: of the visible ones, the one inserted last.
  var titleOfViews: String? {
    for namer in namers.reversed() {
      if let name = namer.nameOfWindow { return name }
    }
    return nil
  }
}
