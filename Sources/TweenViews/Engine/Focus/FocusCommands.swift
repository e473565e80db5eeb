import Foundation
import TweenMotion

/// The direction of an arrow key.
public enum MoveCommandDirection: Sendable {
  /// The direction in which the arrow points.
  case up, down, left, right
}

/// A command that a key sends to the view with the focus.
enum FocusCommand: Equatable {
  case move(MoveCommandDirection)
  case exit, playPause, delete
}

/// The modifier made by `onMoveCommand`, `onExitCommand`, `onPlayPauseCommand` and
/// `onDeleteCommand`.
nonisolated struct FocusCommandModifier: UnaryModifier {
  typealias Body = Never
  /// The command to handle; nil for moves in any direction.
  let command: FocusCommand?
  /// The action; nil if the handler is off. Receives the direction of a move.
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

  package override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }

  package override func destroy() {
    guard !isDestroyed else { return }
    rootNode?.focus.commandCount -= 1
    super.destroy()
  }

  package override var debugName: String { "onCommand" }
}

extension View {
  /// Calls `action` for arrow keys that no other handler takes, while the focus is inside this view
  /// or nowhere.
  ///
  /// - Parameter action: Receives the arrow's direction; nil switches the handler off.
  nonisolated public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    modifier(FocusCommandModifier(command: nil, action: action))
  }

  /// Calls `action` for Esc if no other handler takes it, while the focus is inside this view or
  /// nowhere.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onCommand(.exit, action)
  }

  /// Calls `action` for the play/pause key, while the focus is inside this view or nowhere.
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    onCommand(.playPause, action)
  }

  /// Calls `action` for Delete and Backspace if no other handler takes them, while the focus is
  /// inside this view or nowhere.
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
