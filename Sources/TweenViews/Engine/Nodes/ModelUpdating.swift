/// A view or modifier that keeps a model in its state, and updates it by what it is given.
///
/// Bodies describe and do not write: this is the one place in which a value of ours writes to its model.
/// Programs have `DynamicProperty.update()` for the same purpose.
@MainActor package protocol ModelUpdating {
  /// Writes to the model. Called before each evaluation of the body, with dynamic properties connected:
  /// what it reads counts as read by the body, and what it writes the body may show.
  ///
  /// What others observe is written here only where they have not been evaluated yet; otherwise after the
  /// update (`EvaluationModifier`).
  func updateModel()
}
