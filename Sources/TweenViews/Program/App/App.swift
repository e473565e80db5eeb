import Foundation
import TweenMotion
import TweenPaint

/// A program: its structure, its state and its entry point.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  /// The program's scenes, made anew when state of the program has changed. The first of them that may
  /// opens a window at the start.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the program, once for each stage that runs it, before anything is shown.
  @MainActor @preconcurrency init()
}

extension App {
  /// The node of a program, which is in no window: its scenes open those.
  static func makeProgram(_ app: Self, _ context: NodeContext) -> ViewNode {
    var context = context
    if let accent = NamedColor.programAccent {
      context.environment.windowSettings = WindowSettings([{ $0.programAccentColor = accent }])
    }
    let name = String(describing: Self.self)
    context.graph.programName =
      name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
    return AppNode(app: app, context)
  }
}

/// Evaluates a program's scenes, and again when state of the program has changed.
@MainActor private final class AppNode<Program: App>: ViewNode {
  private let app: Program
  private let slots: DynamicFieldSlots
  private var child: ViewNode?

  init(app: Program, _ context: NodeContext) {
    self.app = app
    slots = DynamicFieldSlots.of(Program.self)
    super.init(context)
    let scene = evaluate()
    child = Program.Body._makeScene(scene, childContext)
  }

  override func performUpdate() {
    let scene = evaluate()
    if let child { Program.Body._updateScene(child, scene) }
  }

  private func evaluate() -> Program.Body {
    var connected = app
    forgetEnvironmentReads()
    return graph.evaluating(self) {
      if !slots.isEmpty {
        withUnsafeMutableBytes(of: &connected) { bytes in
          if let base = bytes.baseAddress { slots.connect(base, node: self) }
        }
      }
      return connected.body
    }
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) { if let child { visit(child) } }
  override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    slots.destroy()
  }
  override var debugName: String { String(describing: Program.self) }
}
