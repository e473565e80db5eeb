import Foundation
import TweenMotion
import TweenPaint

/// A program: its structure, its state and its entry point.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  /// The program's scenes, made anew when state of the program has changed. The content of the
  /// first window is shown.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the program, once for each stage that runs it, before anything is shown.
  @MainActor @preconcurrency init()
}

/// The program as the view at the top of its tree: shows the content of its first window.
@MainActor struct AppRoot<Program: App> {
  let app: Program
}

extension AppRoot: View {
  typealias Body = Never
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let accent = NamedColor.programAccent
    var context = context
    context.environment.programAccentColor = accent
    return AppNode(view.app, accent: accent, context)
  }
  static func _updateNode(_ node: _ViewNode, _ view: Self) {}
  nonisolated static var _elementCount: Int? { nil }
}

/// Evaluates a program's scenes, and again when state of the program has changed.
@MainActor private final class AppNode<Program: App>: ViewNode {
  private let app: Program
  /// The program's own accent colour, which the window knows nothing of.
  private let accent: Color?
  private let slots: DynamicFieldSlots
  private var child: ViewNode?

  init(_ app: Program, accent: Color?, _ context: NodeContext) {
    self.app = app
    self.accent = accent
    slots = DynamicFieldSlots.of(Program.self)
    super.init(context)
    let scene = evaluate()
    child = Program.Body._makeScene(scene, childContext)
  }

  override func environmentDidChange(_ new: EnvironmentValues, keys: Set<ObjectIdentifier>) {
    var new = new
    new.programAccentColor = accent
    super.environmentDidChange(new, keys: keys)
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

  override func collectElements(into list: inout [ElementNode]) {
    child?.collectElements(into: &list)
  }
  override func visitChildren(_ visit: (ViewNode) -> Void) { if let child { visit(child) } }
  override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    slots.destroy()
  }
  override var debugName: String { String(describing: Program.self) }
}
