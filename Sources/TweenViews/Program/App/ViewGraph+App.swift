extension ViewGraph {
  /// Creates the graph of a running program. The graph shows the program's windows; one opens at the start.
  public convenience init<Program: App>(app: Program, configuration: Configuration) {
    self.init(configuration: configuration, .program { Program.makeProgram(app, $0) })
  }
}
