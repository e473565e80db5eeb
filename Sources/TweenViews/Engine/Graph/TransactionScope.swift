import TweenMotion

/// A modifier that rewrites the transaction for its content, linked to those around it.
@MainActor package final class TransactionScope {
  package let outer: TransactionScope?
  /// Rewrites the transaction; `changed` is whether the owning modifier's value changed in the
  /// running update.
  package var rewrite: (inout Transaction, _ changed: Bool) -> Void
  /// The last update in which the owning modifier's value changed.
  package var changedPass = -1
  /// Whether positions and sizes below keep the surrounding transaction.
  private let sparesPlaces: Bool

  package init(
    outer: TransactionScope?, sparesPlaces: Bool = false,
    rewrite: @escaping (inout Transaction, _ changed: Bool) -> Void
  ) {
    self.outer = outer
    self.sparesPlaces = sparesPlaces
    self.rewrite = rewrite
  }

  /// - Parameter isPlacing: Whether a position or a size changes.
  package func apply(to root: Transaction, pass: Int, isPlacing: Bool = false) -> Transaction {
    var transaction = outer?.apply(to: root, pass: pass, isPlacing: isPlacing) ?? root
    if !(isPlacing && sparesPlaces) { rewrite(&transaction, changedPass == pass) }
    return transaction
  }
}
