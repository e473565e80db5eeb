/// A view or modifier that keeps a model in its state, and updates it from its parameters.
///
/// The update is separate from the body, which only describes the view. Programs have
/// `DynamicProperty.update()` for the same purpose.
@MainActor package protocol ModelUpdating {
  /// Writes to the model. Called before each evaluation of the body, with dynamic properties
  /// connected: values read here count as read by the body, and the body sees the values written
  /// here.
  ///
  /// Write values that other views observe here only where those views have not been evaluated yet;
  /// otherwise write them after the update (`EvaluationModifier`).
  func updateModel()
}
