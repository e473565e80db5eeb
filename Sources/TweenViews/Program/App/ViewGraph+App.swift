extension ViewGraph {
  /// A running program: shows its windows, of which the first opens at the start.
  public convenience init<Program: App>(app: Program, configuration: Configuration) {
    self.init(configuration: configuration, .program { Program.makeProgram(app, $0) })
  }
}
