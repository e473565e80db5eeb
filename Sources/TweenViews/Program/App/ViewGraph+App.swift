extension ViewGraph {
  /// A running program: shows the content of its first window.
  public convenience init<Program: App>(app: Program, configuration: Configuration) {
    self.init(configuration: configuration) { context in
      AppRoot<Program>._makeNode(AppRoot(app: app), context)
    }
  }
}
