import Foundation
import TweenMotion
import TweenPaint

/// A program: its scenes, its state and its entry point.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  /// The program's scenes, made again when the program's state has changed. At the start, the first scene
  /// whose launch behaviour allows it opens a window.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the program, once for each stage that runs it, before anything is shown.
  @MainActor @preconcurrency init()
}

extension App {
  /// Makes the node of a program. It is in no window; its scenes open the windows.
  static func makeProgram(_ app: Self, _ context: NodeContext) -> ViewNode {
    var context = context
    if let accent = NamedColor.programAccent {
      context.environment.windowSettings = WindowSettings([{ $0.programAccentColor = accent }])
    }
    let name = String(describing: Self.self)
    context.graph.programName =
      name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
    return AppNode(app, context)
  }
}

/// The node of a program.
@MainActor private final class AppNode<Program: App>: BodyNode<Program> {
  override init(_ program: Program, _ context: NodeContext) {
    super.init(program, context)
    makeChild { Program.Body._makeScene(evaluate { $0.body }, childContext) }
  }

  override func updateChild(_ child: ViewNode) {
    Program.Body._updateScene(child, evaluate { $0.body })
  }
}
