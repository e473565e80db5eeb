import Foundation
import TweenMotion

/// A direction in which the focus is to move, or a thing that is to be done by keys.
public enum MoveCommandDirection: Sendable {
  /// To where an arrow points.
  case up, down, left, right
}

/// What a key asks of the view that has the focus.
enum FocusCommand: Equatable {
  case move(MoveCommandDirection)
  case exit, playPause, delete
}

/// `onMoveCommand` and its kin.
nonisolated struct FocusCommandModifier: UnaryModifier {
  typealias Body = Never
  /// What it acts on; nil: any direction.
  let command: FocusCommand?
  /// nil: the handler is switched off. Told the direction of a move.
  let action: ((MoveCommandDirection) -> Void)?

  @MainActor func makeWrapper(_ context: NodeContext) -> FocusCommandNode {
    FocusCommandNode(context, self)
  }
  @MainActor func updateWrapper(_ wrapper: FocusCommandNode) { wrapper.modifier = self }
}

@MainActor package final class FocusCommandNode: WrapperNode {
  fileprivate var modifier: FocusCommandModifier

  init(_ context: NodeContext, _ modifier: FocusCommandModifier) {
    self.modifier = modifier
    super.init(context)
    rootNode?.focus.commandCount += 1
  }

  func perform(_ command: FocusCommand) -> Bool {
    guard environment.isEnabled, let action = modifier.action else { return false }
    if case .move(let direction) = command {
      guard modifier.command == nil else { return false }
      action(direction)
      return true
    }
    guard modifier.command == command else { return false }
    action(.up)
    return true
  }

  package override var hasPlainFrameGuides: Bool { content?.knownPlainGuides ?? true }

  package override func destroy() {
    guard !isDestroyed else { return }
    rootNode?.focus.commandCount -= 1
    super.destroy()
  }

  package override var debugName: String { "onCommand" }
}

extension View {
  /// Acts on arrow keys that nothing else takes, while the focus is inside this view, or nowhere.
  ///
  /// - Parameter action: Told where the arrow points; nil does nothing.
  nonisolated public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    modifier(FocusCommandModifier(command: nil, action: action))
  }

  /// Acts on Esc, where nothing else takes it, while the focus is inside this view, or nowhere.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onCommand(.exit, action)
  }

  /// Acts on the key that plays and pauses, while the focus is inside this view, or nowhere.
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    onCommand(.playPause, action)
  }

  /// Acts on Delete and Backspace, where nothing else takes them, while the focus is inside this view,
  /// or nowhere.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onCommand(.delete, action)
  }

  nonisolated private func onCommand(
    _ command: FocusCommand, _ action: (() -> Void)?
  ) -> some View {
    let told: ((MoveCommandDirection) -> Void)? =
      if let action { { _ in action() } } else { nil }
    return modifier(FocusCommandModifier(command: command, action: told))
  }
}
