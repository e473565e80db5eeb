import ArgumentParser

/// The arguments of `mcp`, which serves the program to a coding agent.
struct MCPArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve the program to a coding agent, without a window (MCP).",
    discussion: """
      Speaks the Model Context Protocol on standard input and output: JSON-RPC, one message a line. An agent \
      lists the elements, sends input, moves the clock, and receives pictures and values. There is no port \
      and no window. What the program itself prints goes to standard error. The end of the input ends the \
      program with exit code 0; a frame that takes longer than a minute ends it with 70.

      With --input the program first receives the events of that file, each at its time.
      """)

  @OptionGroup(title: "Program options") var stage: StageOptions
  @OptionGroup(title: "Frame options") var frames: FrameOptions

  // The state of the server that this one replaces.
  @Option(help: .hidden) var resumed: String?
}
