/// A view or modifier that keeps a model in its state, and updates it by what it is given.
///
/// Bodies describe what is shown: what they are given goes into models here, and not in them.
/// Programs have `DynamicProperty.update()` for the same purpose.
@MainActor package protocol ModelUpdating {
  /// Writes to the model. Called before each evaluation of the body, with dynamic properties connected:
  /// what it reads counts as read by the body, and what it writes the body may show.
  ///
  /// What others observe is written here only where they have not been evaluated yet; otherwise after the
  /// update (`EvaluationModifier`).
  func updateModel()
}
