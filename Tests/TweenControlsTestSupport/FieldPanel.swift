import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// What a test's program keeps.
@MainActor package final class Kept<Value> {
  package var value: Value {
    didSet { writes += 1 }
  }
  package private(set) var writes = 0
  package init(_ value: Value) { self.value = value }
}

/// A window driven at 60 frames a second, whose keys are pressed and whose fields are typed in.
@MainActor package final class FieldPanel {
  package let graph: ViewGraph
  package private(set) var unhandled: [InputEvent] = []
  package private(set) var warnings: [String] = []
  private var frame = 0

  package init<Content: View>(
    width: CGFloat = 300, height: CGFloat = 300, idiom: InterfaceIdiom = .phone,
    keys: KeyBindings = .linux, direction: LayoutDirection = .leftToRight,
    @ViewBuilder content: () -> Content
  ) {
    var configuration = ViewGraph.Configuration(size: CGSize(width: width, height: height))
    configuration.surroundings = { environment, _, _ in
      environment.interfaceIdiom = idiom
      environment.keyBindings = keys
      environment.layoutDirection = direction
    }
    graph = ViewGraph(content: content(), configuration: configuration)
    graph.onWarning = { [weak self] in self?.warnings.append($0) }
    graph.host.onUnhandledInput = { [weak self] event, _ in
      if case .key(_, _, .up) = event { return }
      self?.unhandled.append(event)
    }
    graph.advance(to: .zero)
  }

  /// The moment of the frame last stepped to.
  package var time: StageTime { StageTime(flicks: StageTime.flicksPerSecond / 60 * Int64(frame)) }

  package func step(_ count: Int = 1) {
    for _ in 0..<count {
      frame += 1
      graph.advance(to: time)
    }
  }

  package func send(_ event: InputEvent) {
    graph.send(event)
    step()
  }

  package func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
    send(.key(key, modifiers: modifiers, phase: .down))
    send(.key(key, modifiers: modifiers, phase: .up))
  }

  /// Types as a keyboard does: a key and its text for each character.
  package func type(_ text: String) {
    for character in text {
      graph.send(.key(KeyEquivalent(character), modifiers: [], phase: .down))
      graph.send(.text(String(character)))
      graph.send(.key(KeyEquivalent(character), modifiers: [], phase: .up))
      step()
    }
  }

  package func pointer(_ phase: InputEvent.PointerPhase, _ x: CGFloat, _ y: CGFloat) {
    send(.pointer(phase, position: CGPoint(x: x, y: y), button: .left))
  }

  package func tap(_ x: CGFloat, _ y: CGFloat) {
    pointer(.down, x, y)
    pointer(.up, x, y)
  }

  /// The elements of a role, in reading order.
  package func elements(_ role: ViewGraph.Element.Role) -> [ViewGraph.Element] {
    graph.tree.all.filter { $0.role == role }
  }

  /// The label or value of what has the focus.
  package var focused: String? {
    graph.tree.all.first { $0.traits.contains("focused") }.map { $0.label }
  }
}
