import Foundation
import TweenMotion

/// Records how a program's changes are undone, and undoes and redoes them.
///
/// All actions registered during one event form a group, which is undone at once. Each window has a
/// manager, which views read from their environment.
// Foundation on Linux has no undo manager.
open class UndoManager {
  /// The action that undoes one change.
  private struct Step {
    weak var target: AnyObject?
    let undo: () -> Void
  }

  /// The steps of one group, in the order of their registration.
  private struct Group {
    var steps: [Step] = []
    var name = ""
    /// The number of the event that the group belongs to.
    var event: Int
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// The number of groups that were begun and not yet ended.
  private var depth = 0
  private var disabledCount = 0
  /// The number of the current event, as far as the manager is notified.
  private var event = 0
  /// A counter of registrations, undos, redos and removals.
  package private(set) var revision = 0
  /// The field that is writing typed text at the moment; nil if none is.
  package private(set) var typist: AnyObject?

  /// Whether the manager is running the actions of an undo.
  open private(set) var isUndoing = false
  /// Whether the manager is running the actions of a redo.
  open private(set) var isRedoing = false
  /// Whether all actions registered during one event form one group.
  open var groupsByEvent = true
  /// The highest number of groups to keep; 0 keeps all.
  open var levelsOfUndo = 0

  /// Creates a manager without any actions to undo or redo.
  public init() {}

  /// Whether there is an action to undo.
  open var canUndo: Bool { !undoGroups.isEmpty }
  /// Whether there is an action to redo.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// The number of groups that were begun and not yet ended.
  open var groupingLevel: Int { depth }
  /// Whether registered actions are kept, rather than ignored.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Ignores registrations until the matching call of `enableUndoRegistration`. Calls can be
  /// nested.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Ends one `disableUndoRegistration`. Has no effect without a matching call.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  /// Begins a group: actions registered up to `endUndoGrouping` are undone at once. Groups can be
  /// nested.
  open func beginUndoGrouping() {
    if depth == 0 { event += 1 }
    depth += 1
  }

  /// Ends the group that the last `beginUndoGrouping` began. Has no effect without one.
  open func endUndoGrouping() {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0 { event += 1 }
  }

  /// Registers the action that undoes a change. During an undo, registers the action that redoes
  /// it.
  ///
  /// - Parameters:
  ///   - target: The object that changed. It is not kept alive; the action is skipped once it is gone.
  ///   - handler: Reverses the change. Actions that it registers reverse it again.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let step = Step(target: target) { [weak target] in
      if let target { handler(target) }
    }
    if isUndoing {
      append(step, to: &redoGroups)
    } else {
      append(step, to: &undoGroups)
      if !isRedoing { redoGroups = [] }
      if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst() }
    }
  }

  private func append(_ step: Step, to groups: inout [Group]) {
    revision += 1
    let belongs = groupsByEvent || depth > 0 || isUndoing || isRedoing
    if let last = groups.indices.last, belongs, groups[last].event == event {
      groups[last].steps.append(step)
    } else {
      groups.append(Group(steps: [step], event: event))
    }
  }

  /// Writes typed text into a field. Handlers may combine consecutive typing into one undo action.
  package func typing(in field: AnyObject, _ write: () -> Void) {
    typist = field
    write()
    typist = nil
  }

  /// Marks the end of an event: later registrations belong to another group.
  package func eventDidEnd() { if depth == 0 { event += 1 } }

  /// Undoes the last group, its latest action first. Does nothing if there is none.
  open func undo() {
    guard let group = undoGroups.popLast() else { return }
    revision += 1
    event += 1
    isUndoing = true
    for step in group.steps.reversed() { step.undo() }
    isUndoing = false
    if let last = redoGroups.indices.last, redoGroups[last].event == event {
      redoGroups[last].name = group.name
    }
    event += 1
  }

  /// Redoes the group that was undone last. Does nothing if there is none.
  open func redo() {
    guard let group = redoGroups.popLast() else { return }
    revision += 1
    event += 1
    isRedoing = true
    for step in group.steps.reversed() { step.undo() }
    isRedoing = false
    if let last = undoGroups.indices.last, undoGroups[last].event == event {
      undoGroups[last].name = group.name
    }
    event += 1
  }

  /// Undoes the last group, as `undo` does, even inside of other groups.
  open func undoNestedGroup() { undo() }

  /// Removes all actions, to undo and to redo.
  open func removeAllActions() {
    revision += 1
    undoGroups = []
    redoGroups = []
  }

  /// Removes all actions that were registered with a target.
  open func removeAllActions(withTarget target: Any) {
    revision += 1
    let object = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var rest = group
        rest.steps.removeAll { $0.target === object }
        return rest.steps.isEmpty ? nil : rest
      }
    }
    undoGroups = without(undoGroups)
    redoGroups = without(redoGroups)
  }

  // MARK: Names

  /// Sets the name of the last change, which menus show behind "Undo" or "Redo".
  open func setActionName(_ actionName: String) {
    if isUndoing {
      if let last = redoGroups.indices.last { redoGroups[last].name = actionName }
    } else if let last = undoGroups.indices.last {
      undoGroups[last].name = actionName
    }
  }

  /// The name of the change to undo; empty if it has none, or if there is no change.
  open var undoActionName: String { undoGroups.last?.name ?? "" }
  /// The name of the change to redo; empty if it has none, or if there is no change.
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  /// The title of the menu's item for undo: "Undo" and the name of the change.
  open var undoMenuItemTitle: String { Self.title("Undo", undoActionName) }
  /// The title of the menu's item for redo: "Redo" and the name of the change.
  open var redoMenuItemTitle: String { Self.title("Redo", redoActionName) }

  private static func title(_ word: String, _ name: String) -> String {
    name.isEmpty ? word : "\(word) \(name)"
  }
}

private enum UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// The undo manager of the window; nil outside of a window.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
