import Foundation
import TweenMotion

/// Keeps what a program says of how its changes are undone, and undoes and redoes them.
///
/// What is registered while one event is handled is one group, which is undone at once. Each window has
/// one, which views find in their environment.
// Foundation here has none.
open class UndoManager {
  /// What undoes one change.
  private struct Step {
    weak var target: AnyObject?
    let undo: () -> Void
  }

  /// The steps of one group, the first to be registered first.
  private struct Group {
    var steps: [Step] = []
    var name = ""
    /// The event that it belongs to.
    var event: Int
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// Groups that were begun and not ended.
  private var depth = 0
  private var disabledCount = 0
  /// Numbers the events, as far as the manager is told.
  private var event = 0
  /// Counts what was registered, undone, redone and forgotten.
  package private(set) var revision = 0
  /// The field that is writing what was typed into it just now; nil: none is.
  package private(set) var typist: AnyObject?

  /// Whether a change is being undone.
  open private(set) var isUndoing = false
  /// Whether a change is being redone.
  open private(set) var isRedoing = false
  /// Whether what one event registers is one group.
  open var groupsByEvent = true
  /// The most groups that are kept; 0: all.
  open var levelsOfUndo = 0

  /// A manager that has nothing to undo.
  public init() {}

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoGroups.isEmpty }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// How many groups have been begun and not ended.
  open var groupingLevel: Int { depth }
  /// Whether what is registered is kept.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// What is registered from here on is not kept.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// What is registered is kept again, once for each time that it was not to be.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  /// What is registered up to `endUndoGrouping` is undone at once.
  open func beginUndoGrouping() {
    if depth == 0 { event += 1 }
    depth += 1
  }

  /// Ends what `beginUndoGrouping` began.
  open func endUndoGrouping() {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0 { event += 1 }
  }

  /// Keeps how a change is undone. While one is undone, it is how that is redone.
  ///
  /// - Parameters:
  ///   - target: Whose change it was: it is not kept alive, and without it nothing is undone.
  ///   - handler: Takes the change back; what it registers in turn is the way forward again.
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

  /// Writes what was typed into a field. Who keeps the way back may keep one for all that is typed in a
  /// row.
  package func typing(in field: AnyObject, _ write: () -> Void) {
    typist = field
    write()
    typist = nil
  }

  /// Another event is handled from here on.
  package func eventDidEnd() { if depth == 0 { event += 1 } }

  /// Undoes the last group.
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

  /// Does again what was undone last.
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

  /// Undoes the last group, whether or not others are around it.
  open func undoNestedGroup() { undo() }

  /// Forgets all.
  open func removeAllActions() {
    revision += 1
    undoGroups = []
    redoGroups = []
  }

  /// Forgets what is kept for a target.
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

  /// Says what the last change is called.
  open func setActionName(_ actionName: String) {
    if isUndoing {
      if let last = redoGroups.indices.last { redoGroups[last].name = actionName }
    } else if let last = undoGroups.indices.last {
      undoGroups[last].name = actionName
    }
  }

  /// What would be undone; empty where nothing would, or it has no name.
  open var undoActionName: String { undoGroups.last?.name ?? "" }
  /// What would be redone.
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  /// What a menu says: "Undo" and the name.
  open var undoMenuItemTitle: String { Self.title("Undo", undoActionName) }
  /// What a menu says: "Redo" and the name.
  open var redoMenuItemTitle: String { Self.title("Redo", redoActionName) }

  private static func title(_ word: String, _ name: String) -> String {
    name.isEmpty ? word : "\(word) \(name)"
  }
}

private enum UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// What undoes changes in the window; nil outside of any.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
