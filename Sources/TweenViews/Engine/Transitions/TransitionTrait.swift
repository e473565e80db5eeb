/// How an element comes and goes; nil: as its container has it.
package enum TransitionTrait: TraitKey {
  package static var defaultValue: AnyTransition? { nil }
}
