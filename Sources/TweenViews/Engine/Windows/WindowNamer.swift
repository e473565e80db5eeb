/// A view that names its window.
@MainActor protocol WindowNamer: AnyObject {
  /// What it calls the window now; nil: nothing.
  var nameOfWindow: String? { get }
}

extension RootNode {
  /// What the views in the window call it: of those that are to be seen the last to come.
  var titleOfViews: String? {
    for namer in namers.reversed() {
      if let name = namer.nameOfWindow { return name }
    }
    return nil
  }
}
