import TweenMotion

/// A value that an element tells the container around it.
package protocol TraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A trait that layouts read: another value lays out anew.
package protocol LayoutTraitKey: TraitKey {}

package enum LayoutPriorityTrait: LayoutTraitKey {
  package static let defaultValue: Double = 0
}

package enum ZIndexTrait: TraitKey {
  package static let defaultValue: Double = 0
}
